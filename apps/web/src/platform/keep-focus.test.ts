// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <h1>Hanabi #4812</h1>
    <main>
      <div class="bar"><button id="show">Show</button></div>
      <section><h2>Actions</h2><div id="actions"><button id="play">Play slot 1</button></div></section>
    </main>
    <aside><button id="log">Log</button><button id="close">Close</button></aside>
    <form><details open><summary>Quick phrases</summary><button id="phrase">Well played.</button></details></form>
    <dialog open><h2>Settings</h2><fieldset><legend>Notices</legend><button id="allow">Allow notices</button></fieldset></dialog>
    <input id="chat" aria-label="Chat">`;
  end = keepFocus();
});
afterEach(() => end());

const part = (place: string) => document.querySelector<HTMLElement>(place)!;

/** What has focus, by its words, after this happened to what had it. */
async function focusAfter(happens: () => void): Promise<string | undefined> {
  happens();
  await new Promise(resolve => setTimeout(resolve));
  return document.activeElement === document.body ? undefined : (document.activeElement?.textContent ?? undefined);
}

test.each([
  ['an action whose time ran out: the actions', '#play', 'Actions'],
  ['a whole bar: the next part of the board', '#show', 'Actions'],
  ['the button that closes the log: the tab of the log', '#close', 'Log'],
  ['a button of a sheet: the part of the sheet it stood in', '#allow', 'Notices'],
])('taken away: %s', async (_, place, heading) => {
  part(place).focus();
  expect(await focusAfter(() => (part(place).closest('.bar') ?? part(place)).remove())).toBe(heading);
});

test('a phrase in a fold that closes leads to the fold', async () => {
  part('#phrase').focus();
  expect(await focusAfter(() => part('details').removeAttribute('open'))).toBe('Quick phrases');
});

test('a whole screen taken away leads to the next one, as soon as it has a name', async () => {
  part('#play').focus();
  expect(await focusAfter(() => document.body.replaceChildren())).toBeUndefined();
  expect(await focusAfter(() => document.body.append(document.createElement('h1')))).toBe('');
});

test('a person who is elsewhere by then stays there', async () => {
  part('#play').focus();
  await focusAfter(() => {
    part('#play').remove();
    part('#chat').focus();
  });
  expect(document.activeElement).toBe(part('#chat'));
});

test('a press beside it lets go on purpose', async () => {
  part('#play').focus();
  part('#play').blur();
  part('main').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await focusAfter(() => part('#play').remove())).toBeUndefined();
});
