import { PassThrough } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { folded, Terminal } from './terminal.ts';

describe('a line that is too wide', () => {
  test('is broken between words and hangs', () => {
    expect(folded('log   ben told cleo: number 1 (slots 2, 4)', 24)).toEqual([
      'log   ben told cleo:',
      '    number 1 (slots 2,',
      '    4)',
    ]);
  });

  test('stays whole where it fits, and where there is no word to break at', () => {
    expect(folded('short', 80)).toEqual(['short']);
    expect(folded('x'.repeat(90), 80)).toEqual(['x'.repeat(90)]);
  });
});

describe('a screen', () => {
  const screen = () => {
    const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
    return new Terminal({ input: new PassThrough(), output, plain: false });
  };

  test('has colours, unless NO_COLOR forbids them', () => {
    vi.stubEnv('TERM', 'xterm');
    vi.stubEnv('NO_COLOR', '');
    expect(screen().colours.yellow('no')).toBe('\u001b[33mno\u001b[39m');
    vi.stubEnv('NO_COLOR', '1');
    expect(screen().colours.yellow('no')).toBe('no');
    vi.unstubAllEnvs();
  });
});

describe('a pipe', () => {
  test('gets plain lines: no colours, no clearing, no bell', async () => {
    const output = new PassThrough();
    const terminal = new Terminal({ input: new PassThrough(), output, plain: false });
    terminal.page(terminal.colours.bold('hello'));
    terminal.bell();
    expect(String(output.read())).toBe('\nhello\n');
    terminal.close();
  });
});
