/** The few words that drawn parts say by themselves. Another language is another file like this one. */
import type { Absence } from './board.ts';

export const words = {
  bot: 'BOT',
  you: 'you',
  turn: 'turn',
  actions: 'Actions',
  cancel: 'Cancel',
  notPossible: 'Not possible.',
  absent: {
    wait: name => `away; the table moves for ${name}`,
    pass: name => `away; ${name} is passed over`,
    'no-clock': () => 'away',
  } satisfies Record<Absence, (name: string) => string>,
  playsFor: (bot: string, name: string) => `${bot} plays for ${name}`,
};
