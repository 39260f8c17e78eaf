/** Every sentence of Hanto that says no. */
import { refusals } from '@parlor/kernel';

export type Code =
  | 'resign-not-allowed'
  | 'premature-resign'
  | 'piece-not-in-game'
  | 'none-left'
  | 'butterfly-due'
  | 'first-not-origin'
  | 'occupied'
  | 'not-adjacent'
  | 'touches-opponent'
  | 'no-piece'
  | 'not-your-piece'
  | 'wrong-type'
  | 'cannot-move'
  | 'butterfly-first'
  | 'too-far'
  | 'bad-jump'
  | 'splits-group'
  | 'no-slide';

export const refuse = refusals<Code>({
  'resign-not-allowed': 'This variant knows no resigning: place or move a piece.',
  'premature-resign': 'You can resign only when you have no legal move: place or move a piece.',
  'piece-not-in-game': 'That piece is not used in this variant: choose one from your hand.',
  'none-left': 'You have none of these left in hand: place another piece or move one.',
  'butterfly-due': 'Your butterfly must come down by your fourth turn: place it now.',
  'first-not-origin': 'The first piece of the game goes on 0,0.',
  occupied: 'There is a piece on that hex already: choose an empty one.',
  'not-adjacent': 'A new piece must touch the group: choose a hex next to a piece.',
  'touches-opponent': "A new piece may not touch your opponent's: choose a hex that touches only your own.",
  'no-piece': 'There is no piece on that hex: choose one of your own.',
  'not-your-piece': "That is your opponent's piece: choose one of your own.",
  'wrong-type': 'The piece on that hex is of another kind: name the kind that stands there.',
  'cannot-move': 'That kind of piece never moves in this variant: choose another piece or place one.',
  'butterfly-first': 'Place your butterfly first: until it is down none of your pieces may move.',
  'too-far': 'That is too far for this piece: choose a nearer hex.',
  'bad-jump': 'A horse jumps in a straight line over one or more pieces without a gap: choose a hex behind such a row.',
  'splits-group': 'Moving it there would split the group: all pieces must stay connected.',
  'no-slide': 'It is too tight to slide there: every step needs an empty hex beside it and a group that holds.',
});
