/** A world in which a view is true, every such world equally likely (C29). */
import { pick, type Rng, rngFrom, type Seat, type Seed, shuffle } from '@parlor/kernel';
import { cellAt, emptyBoard, lay } from './board.ts';
import { BOX_SIZE, cardFacts, cardNumber, deckOf, sideOf } from './cards.ts';
import { readLaid } from './notation.ts';
import type { Back, Board, Card, Decks, HandCard, Place, State, View } from './types.ts';

export function imagine(view: View, seed: Seed): State {
  const rng = rngFrom(seed);
  const boards = view.boards.map(board => boardOf(board.cards));
  const pools = unseen(view, boards);
  const hands = view.hands.map(hand => hand.map(held => heldCard(rng, pools, held)));
  const tops = [topCard(rng, pools, view.places[0]!), topCard(rng, pools, view.places[1]!)];
  const objectives = dealObjectives(view, shuffle(rng, pools.objective));
  return {
    rng,
    phase: view.phase,
    turn: view.turn ?? view.first,
    first: view.first,
    boards,
    hands,
    origins: view.hands.map(hand => hand.map(held => held.from)),
    scores: [...view.scores],
    table: view.table.map(numberOrNull),
    decks: {
      resource: [...tops[0]!, ...shuffle(rng, pools.resource)].slice(0, view.decks.resource),
      gold: [...tops[1]!, ...shuffle(rng, pools.gold)].slice(0, view.decks.gold),
      starter: shuffle(rng, pools.starter).slice(0, view.decks.starter),
      objective: objectives.deck,
    },
    common: view.common.map(id => cardNumber(id)!),
    offered: objectives.offered,
    own: objectives.own,
    starters: view.starters.map(numberOrNull),
    colours: [...view.colours],
    trigger: view.trigger,
    last: view.last,
    moved: view.moved,
    happened: [...view.happened],
  };
}

/** A board with these cards laid in this order. */
export function boardOf(cards: readonly string[]): Board {
  const board = emptyBoard();
  for (const text of cards) {
    const { card, face, x, y } = readLaid(text)!;
    lay(board, cellAt(x, y)!, sideOf(cardNumber(card)!, face));
  }
  return board;
}

/** By deck the cards that lie nowhere in sight, in order of number: what is picked first must not depend on a shuffle. */
function unseen(view: View, boards: readonly Board[]): Decks {
  const seen = new Uint8Array(BOX_SIZE);
  for (const board of boards) for (const side of board.laid) seen[side >> 1] = 1;
  const ids = [...view.table, ...view.common, ...view.starters];
  for (const hand of view.hands) for (const held of hand) ids.push(held.card);
  for (const goals of view.goals) ids.push(...goals.offered, goals.own);
  for (const id of ids) if (id !== null) seen[cardNumber(id)!] = 1;
  const pools: Decks = { resource: [], gold: [], starter: [], objective: [] };
  for (let card = 0; card < BOX_SIZE; card++) if (seen[card] === 0) pools[deckOf(card)].push(card);
  return pools;
}

function heldCard(rng: Rng, pools: Decks, held: HandCard): Card {
  return held.card === null ? takeLike(rng, pools, held) : cardNumber(held.card)!;
}

function topCard(rng: Rng, pools: Decks, top: Place | null): Card[] {
  return top === null ? [] : [takeLike(rng, pools, top)];
}

/** One of the unseen cards with this back. */
function takeLike(rng: Rng, pools: Decks, back: Back): Card {
  const pool = pools[back.kind];
  const card = pick(
    rng,
    pool.filter(candidate => cardFacts(candidate).kingdom === back.kingdom),
  );
  pool.splice(pool.indexOf(card), 1);
  return card;
}

type Objectives = Pick<State, 'offered' | 'own'> & { readonly deck: Card[] };

/** Unseen objectives in the order they come: what the other seats were offered or kept, then the deck with the refused ones under it. */
function dealObjectives(view: View, pool: Card[]): Objectives {
  const dealt = view.goals.map(goals => {
    const known = goals.own === null ? null : cardNumber(goals.own)!;
    if (goals.offered.length === 0) return { offered: null, own: goals.chosen ? (known ?? pool.pop()!) : null };
    const offered = goals.offered.map(
      (id, at) => (id === null ? null : cardNumber(id)!) ?? keptAt(goals.choice, at, known) ?? pool.pop()!,
    );
    return { offered: offered as [Card, Card], own: goals.choice === null ? null : offered[goals.choice - 1]! };
  });
  const refused = refusedInTurnOrder(dealt, view.first);
  const deck = [...pool.slice(0, view.decks.objective - refused.length), ...refused];
  return { offered: dealt.map(each => each.offered), own: dealt.map(each => each.own), deck };
}

/** The kept objective, if this is its place among the two and it is known. */
function keptAt(choice: 1 | 2 | null, at: number, own: Card | null): Card | null {
  return choice === at + 1 ? own : null;
}

/** What the seats that have chosen put under the deck, in the order they chose. */
export function refusedInTurnOrder(
  seats: readonly { readonly offered: readonly [Card, Card] | null; readonly own: Card | null }[],
  first: Seat,
): Card[] {
  return seats.flatMap((_, step) => {
    const { offered, own } = seats[(first + step) % seats.length]!;
    return offered === null || own === null ? [] : offered.filter(card => card !== own);
  });
}

function numberOrNull(id: string | null): Card | null {
  return id === null ? null : cardNumber(id);
}
