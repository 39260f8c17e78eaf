import { expect, test } from 'vitest';
import { replaceSection, sectionOf } from './results.ts';

test('a bench without a section gets one at the end', () => {
  const page = replaceSection('# Results\n', 'speed', ['fast']);
  expect(page).toMatch(/^# Results\n\n## speed\n/);
  expect(sectionOf(page, 'speed').trim()).toBe('fast');
});

test('one section is rewritten and the rest of the page stays', () => {
  const page = replaceSection(replaceSection('# Results\n', 'speed', ['fast']), 'strength', ['strong']);
  const anew = replaceSection(page, 'speed', ['faster', 'still']);
  expect(sectionOf(anew, 'speed').trim()).toBe('faster\nstill');
  expect(sectionOf(anew, 'strength')).toBe(sectionOf(page, 'strength'));
  expect(replaceSection(anew, 'speed', ['fast'])).toBe(page);
});

test('a section that is not there is empty', () => {
  expect(sectionOf('# Results\n', 'speed')).toBe('');
});
