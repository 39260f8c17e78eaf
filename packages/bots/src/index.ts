/** Bots that play any game from its contract. They use no Node API: they run in browsers, workers and children alike. */
export { everyBot } from './every.ts';
export { randomBot } from './random.ts';
export { searchBot } from './search.ts';
