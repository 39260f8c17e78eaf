import type { SeenHappened, View } from './types.ts';

export function render(view: View, names: readonly string[]): string {
  const seats = view.handSizes.map((size, seat) => {
    const cards = seat === view.seat ? view.hand.join(' ') : `${size} cards`;
    return `${view.turn === seat ? '>' : ' '} ${names[seat]}: ${cards}, ${view.scores[seat]} points`;
  });
  return [`pile ${view.pile.at(-1)} (${view.pile.length} cards), deck ${view.deck}`, ...seats].join('\n');
}

export function narrate(view: View, names: readonly string[]): string[] {
  return view.happened.map(event => sentence(event, seat => (seat === view.seat ? 'You' : (names[seat] ?? `Seat ${seat + 1}`))));
}

function sentence(event: SeenHappened, name: (seat: number) => string): string {
  if (event.event === 'drew') return `${name(event.seat)} drew ${event.card ?? 'a card'}.`;
  const pair = event.scored > 0 ? ` A pair: ${event.scored} points.` : '';
  return `${name(event.seat)} played ${event.card}.${pair}`;
}
