/** The other seats with their open hands. Hold a hand to see it as its holder does. */
import type { Seat as SeatNumber } from '@parlor/kernel';
import { Icon, KeyTag, markedName, type Place, Seat, SpokenHeading, useRoving } from '@parlor/ui';
import { useState } from 'react';
import { propertyName } from '../notation.ts';
import type { HanabiProps } from './board.tsx';
import { words } from './en.ts';
import { slotPlace } from './selection.ts';
import { Slot } from './slot.tsx';
import { useHold } from './use-hold.ts';
import type { Table } from './use-table.ts';
import { otherSeats, slotName } from './words.ts';

interface OthersProps {
  readonly props: HanabiProps;
  readonly table: Table;
}

export function Others({ props, table }: OthersProps) {
  const seats = otherSeats(props.view);
  const roving = useRoving(seats.flatMap((seat, row) => placesOf(seat, row, props)));
  const [here, look] = useState(0);
  return (
    <>
      <section
        className="hanabi-others"
        onScroll={event => look(seatInSight(event.currentTarget, seats.length))}
        {...roving.group}
      >
        <SpokenHeading>{words.others}</SpokenHeading>
        {seats.map(seat => (
          <OtherHand key={seat} seat={seat} props={props} table={table} item={roving.item} />
        ))}
      </section>
      {seats.length > 1 && <Dots count={seats.length} here={here} />}
    </>
  );
}

/** The first seat at one end of the strip, the last at the other. */
function seatInSight(strip: HTMLElement, seats: number): number {
  const way = strip.scrollWidth - strip.clientWidth;
  return way > 0 ? Math.round((strip.scrollLeft / way) * (seats - 1)) : 0;
}

/** Drawn where the seats scroll sideways. */
function Dots({ count, here }: { readonly count: number; readonly here: number }) {
  return (
    <div className="hanabi-dots" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
        <span key={at} data-here={at === here || undefined} />
      ))}
    </div>
  );
}

function placesOf(seat: SeatNumber, row: number, { view }: HanabiProps): Place[] {
  return (view.hands[seat] ?? []).flatMap((held, slot) => (held ? [{ id: slotPlace(seat, slot), x: slot, y: row }] : []));
}

interface OtherHandProps extends OthersProps {
  readonly seat: SeatNumber;
  readonly item: ReturnType<typeof useRoving>['item'];
}

function OtherHand({ seat, props, table, item }: OtherHandProps) {
  const { view, people, settings } = props;
  const person = people[seat] ?? { name: words.seat(seat + 1), bot: false, present: true };
  const name = markedName(person);
  const hold = useHold(holding => table.peek(holding ? seat : null));
  const aim = table.preview?.hint.to === seat ? table.preview : null;
  const told = view.happened.find(event => event.kind === 'hint' && event.to === seat);
  return (
    <Seat
      person={person}
      onTurn={view.turn === seat}
      clock={props.clock}
      absent={props.absent}
      aimed={aim !== null}
      note={aim && <Note about={propertyName(aim.hint.about)} cards={aim.slots.length} />}
      detail={settings.letterKeys && <KeyTag>{String(seat + 1)}</KeyTag>}
      className="hanabi-seat"
    >
      <button
        type="button"
        className="hanabi-eye"
        aria-label={words.peek(name)}
        aria-pressed={table.peeked === seat}
        {...hold.button}
      >
        <Icon name="eye" />
      </button>
      <div className="hanabi-hand" {...hold.hand}>
        {(view.hands[seat] ?? []).map((held, slot) => {
          const selected = table.selection?.kind === 'card' && table.selection.seat === seat && table.selection.slot === slot;
          const touched = aim?.slots.includes(slot) ?? false;
          return (
            <Slot
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place; cards come and go in it.
              key={slot}
              held={held}
              view={view}
              level={settings.knowledge}
              hidden={table.peeked === seat}
              ring={selected ? 'selected' : touched ? 'legal' : null}
              lifted={selected || touched}
              told={told?.kind === 'hint' && told.slots.includes(slot)}
              name={slotName(name, slot, held, view, settings.knowledge)}
              spot={slotPlace(seat, slot)}
              disabled={held === null}
              {...item(slotPlace(seat, slot))}
              onClick={event => (selected ? table.cancel() : table.select({ kind: 'card', seat, slot }, event.detail === 0))}
            />
          );
        })}
      </div>
    </Seat>
  );
}

/** "number 2: 3 cards"; on narrow seats "3 cards". */
function Note({ about, cards }: { readonly about: string; readonly cards: number }) {
  return (
    <>
      <span className="hanabi-note-about">{words.aboutMark(about)}</span>
      {cards === 0 ? words.noCard : words.cards(cards)}
    </>
  );
}
