/** The other seats with their open hands. Hold a hand to see it as its holder does. */
import type { Seat as SeatNumber } from '@parlor/kernel';
import { Icon, KeyTag, type Place, Seat, SpokenHeading, useRoving } from '@parlor/ui';
import { propertyName } from '../notation.ts';
import type { HanabiProps } from './board.tsx';
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
  return (
    <section className="hanabi-others" {...roving.group}>
      <SpokenHeading>Others</SpokenHeading>
      {seats.map(seat => (
        <OtherHand key={seat} seat={seat} props={props} table={table} item={roving.item} />
      ))}
    </section>
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
  const person = people[seat] ?? { name: `seat ${seat + 1}`, bot: false, present: true };
  const hold = useHold(holding => table.peek(holding ? seat : null));
  const aim = table.preview?.hint.to === seat ? table.preview : null;
  const told = view.happened.find(event => event.kind === 'hint' && event.to === seat);
  return (
    <Seat
      person={person}
      onTurn={view.turn === seat}
      clock={props.clock}
      aimed={aim !== null}
      note={aim && `${propertyName(aim.hint.about)}: ${cards(aim.slots.length)}`}
      detail={settings.letterKeys && <KeyTag>{String(seat + 1)}</KeyTag>}
      className="hanabi-seat"
    >
      <button
        type="button"
        className="hanabi-eye"
        aria-label={`Hold to see this hand as ${person.name} does`}
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
              name={slotName(person.name, slot, held, view, settings.knowledge)}
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

function cards(count: number): string {
  return count === 0 ? 'no card' : count === 1 ? '1 card' : `${count} cards`;
}
