/** Every English sentence and label of the Hanto board. Another language is another file like this one. */
import type { Reason } from '../types.ts';

export const words = {
  others: 'Others',
  board: 'Board',
  hand: 'Hand',
  yourHand: 'Your hand',

  hex: (x: number, y: number) => `(${x}, ${y})`,
  pieceAt: (piece: string, hex: string) => `${piece} at ${hex}`,
  yours: (piece: string) => `your ${piece}`,
  theirs: (colour: string, piece: string) => `${colour} ${piece}`,
  places: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  withPlaces: (piece: string, places: string) => `${piece}, ${places}`,
  cannotMove: (piece: string) => `${piece}, cannot move`,
  placeHere: (hex: string) => `empty hex ${hex}, place here`,
  moveHere: (hex: string) => `empty hex ${hex}, move here`,
  inHand: (piece: string, count: number) => `${piece}: ${count} in hand`,
  origin: (hex: string) => `origin ${hex}: the first piece goes here`,
  placesToGo: (places: string) => `${places} to go`,
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit the board',

  placeAt: (piece: string, hex: string) => `Place ${piece} at ${hex}`,
  moveTo: (hex: string) => `Move to ${hex}`,
  resign: 'Resign',
  move: 'Move',
  place: 'Place',
  askResign: (name: string) => `Resign? ${name} wins at once.`,
  fromHand: (piece: string) => `${piece} from your hand`,
  pickOne: (places: string) => `${places}; pick one.`,
  noPieceYet: 'You have no piece on the board yet: place one.',
  onItsWay: 'On its way to the table …',
  over: 'The game is over.',
  choose: 'Your turn. Place a piece or move one.',
  yourTurn: 'Your turn.',
  onTurn: (name: string) => `${name} is on turn.`,

  dutyNow: 'Your butterfly must come down now.',
  dutyNext: 'Your butterfly must come down on your next turn.',
  dutySoon: 'Your butterfly must come down this turn or the next.',
  dutyWithin: 'Your butterfly must come down within your next two turns.',
  progress: (move: number) => `move ${move}`,
  progressOf: (move: number, limit: number) => `move ${move} of ${limit}`,

  draw: 'A draw.',
  youWin: (colour: string) => `You win with ${colour}.`,
  wins: (name: string, colour: string) => `${name} wins with ${colour}.`,
  /** Why it ended, told of the colour that lost: the game's own reasons, then the table's. */
  reasons: {
    surrounded: loser => `The ${loser} butterfly is surrounded.`,
    'both-surrounded': () => 'Both butterflies are surrounded.',
    limit: () => 'The last move of the game was made.',
    blocked: () => 'There was no legal move left.',
    resigned: loser => `${capital(loser)} resigned.`,
    left: loser => `${capital(loser)} left the table.`,
    alone: loser => `${capital(loser)} did not come back.`,
    closed: () => 'The table was closed.',
  } as Readonly<Record<Reason | (string & {}), ((loser: string) => string) | undefined>>,

  keys: [
    ['P', 'choose the next kind in your hand'],
    ['M', 'choose your next piece that can move'],
    ['arrows', 'go from hex to hex'],
    ['+ -', 'zoom in and out'],
    ['0', 'fit the board'],
  ] as const,
};

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
