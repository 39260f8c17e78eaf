/** Every reason Phase 10 has to say no (P56), in the order of asking, and what to do instead. */
import { refusals } from '@parlor/kernel';

const SENTENCES = {
  blanked: 'This position hides some of its cards, so nobody can move in it. Start from a whole position.',
  drawn: 'You have drawn already. Lay, hit or discard now.',
  nodraw: 'Draw a card first, from the deck or the discard pile.',
  skiptop: 'A skip cannot be taken from the discard pile. Draw from the deck.',
  empty: 'There is nothing to take there. Draw where a card is left; say "draw none" only when there is no card at all.',
  laid: 'Your phase is down already this round. Hit or discard.',
  notlaid: 'You can hit only after your own phase is down. Lay your phase, or discard.',
  phase: 'That phase is not open to you. Lay the phase you are on, or name an uncompleted one.',
  nocard: 'You do not hold that card, or not that many of it. Choose from your hand.',
  nogroup: 'There is no such group on the table. Name a player and a group that lie there.',
  nparts: 'Your phase has another number of groups. Lay exactly its groups, one bracket each.',
  skipin: 'A skip cannot be part of a group. Discard it instead.',
  short: 'A group has too few cards for your phase. Add cards or wait.',
  long: 'Groups must have exactly the size of the phase at this table. Leave the extra cards in your hand.',
  allwild: 'A group needs a natural card, not wilds alone. Add a number card to it.',
  setnum: 'The number cards of a set must be equal. Put other numbers elsewhere.',
  color: 'The number cards must all have one colour. Put other colours elsewhere.',
  runseq: 'A run is written low to high, each card in its place. Put the cards in order; a run of wilds begins as [W=3 W W W].',
  runlim: 'A run stays between 1 and 12. Use the other end or another group.',
  endreq: 'That wild fits both ends of the run. Say top or bottom.',
  nofit: 'That card does not fit there. Choose another group, another end or another card.',
  keep: 'At this table the last card must be discarded. Keep one card in your hand.',
  target: 'Name another player of this round for a skip, and nobody for any other card.',
  guard: 'That player is protected from skips now. Skip somebody else, or keep the skip.',
} as const;

export type Code = keyof typeof SENTENCES;

export const refuse = refusals<Code>(SENTENCES);

export const CODES = Object.keys(SENTENCES) as readonly Code[];
