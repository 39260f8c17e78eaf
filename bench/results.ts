/** bench/results.md: what the benches measured, a section each between markers, so that one can be rewritten alone. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './place.ts';

const PAGE = join('bench', 'results.md');
const TITLE = '# What the benches measured\n\nEach section is written by `./parlor bench NAME --write`.\n';

/** The committed section of a bench, or nothing. */
export function readSection(name: string): string {
  return sectionOf(readPage(), name);
}

export function writeSection(name: string, lines: readonly string[]): void {
  writeFileSync(join(projectRoot(), PAGE), replaceSection(readPage(), name, lines));
}

export function sectionOf(page: string, name: string): string {
  const [start, end] = bounds(page, name);
  return start < 0 ? '' : page.slice(start, end);
}

/** The page with that section anew; a bench that had none gets one at the end. */
export function replaceSection(page: string, name: string, lines: readonly string[]): string {
  const [start, end] = bounds(page, name);
  const body = `\n\n${lines.join('\n')}\n\n`;
  if (start < 0) return `${page}\n## ${name}\n\n${opening(name)}${body}${closing(name)}\n`;
  return page.slice(0, start) + body + page.slice(end);
}

function bounds(page: string, name: string): [start: number, end: number] {
  const opened = page.indexOf(opening(name));
  const end = page.indexOf(closing(name));
  return opened < 0 || end < 0 ? [-1, -1] : [opened + opening(name).length, end];
}

function opening(name: string): string {
  return `<!-- bench ${name} -->`;
}

function closing(name: string): string {
  return `<!-- end of ${name} -->`;
}

function readPage(): string {
  const path = join(projectRoot(), PAGE);
  return existsSync(path) ? readFileSync(path, 'utf8') : TITLE;
}
