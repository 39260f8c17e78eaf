/** For the tests: a thread with the example game and bots that go wrong in every way. */
import { pairs } from '@parlor/examples/pairs';
import { type AnyAgent, type AnyBot, type SealedMove, seal } from '@parlor/kernel';
import { serveAgents } from '../thread.ts';

const game = seal(pairs);
const first: AnyAgent = { begin: () => {}, choose: (_view, moves) => ({ move: moves[0] as SealedMove }) };

serveAgents([game], () => [
  bot('first', () => first),
  bot('counter', counter),
  bot('thrower', () => ({ ...first, choose: fail })),
  bot('blind', () => ({ ...first, see: fail })),
  bot('sleeper', () => ({ ...first, choose: sleep })),
  bot('dreamer', () => ({ ...first, choose: () => ({ move: game.parse('play 9') as SealedMove }) })),
]);

function bot(name: string, make: () => AnyAgent): AnyBot {
  return { name, version: '1', character: 'For tests.', strength: 1, make };
}

/** Says in its move's reason how many views it has seen. */
function counter(): AnyAgent {
  let seen = 0;
  return {
    begin: () => {},
    see: () => {
      seen += 1;
    },
    choose: (_view, moves) => ({ move: moves[Math.min(seen, moves.length) - 1] as SealedMove, why: String(seen) }),
  };
}

function fail(): never {
  throw new Error('broken');
}

function sleep(): never {
  for (;;);
}
