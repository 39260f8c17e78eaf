/** The own hand, face down: what one was told, in slots that stay put. */
import { type BoardPerson, SeatName, SpokenHeading, seatClass, TurnTag, useRoving } from '@parlor/ui';
import type { HanabiProps } from './board.tsx';
import { words } from './en.ts';
import { Knowledge } from './knowledge.tsx';
import { slotPlace } from './selection.ts';
import { Slot } from './slot.tsx';
import type { Table } from './use-table.ts';
import { slotName } from './words.ts';

export function OwnHand({ props, table }: { readonly props: HanabiProps; readonly table: Table }) {
  const { view, people, settings } = props;
  const seat = view.seat ?? 0;
  const hand = view.hands[seat] ?? [];
  const roving = useRoving(hand.flatMap((held, slot) => (held ? [{ id: slotPlace(seat, slot), x: slot, y: 0 }] : [])));
  const told = view.happened.find(event => event.kind === 'hint' && event.to === seat);
  const person = people[seat] ?? { name: words.you, bot: false, present: true };
  return (
    <section className={`hanabi-own ${seatClass(person, view.turn === seat)}`} aria-label={words.yourHand}>
      <SpokenHeading>{words.hand}</SpokenHeading>
      <Owner person={person} props={props} />
      <div className="hanabi-hand hanabi-hand-own" data-cards={hand.length} {...roving.group}>
        {hand.map((held, slot) => {
          const selected = table.selection?.kind === 'own' && table.selection.slot === slot;
          return (
            <Slot
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place; cards come and go in it.
              key={slot}
              className={held && table.live ? 'ui-draggable' : ''}
              held={held}
              view={view}
              level={settings.knowledge}
              hidden={false}
              ring={selected ? 'selected' : null}
              lifted={selected}
              told={told?.kind === 'hint' && told.slots.includes(slot)}
              number={slot + 1}
              name={slotName(words.you, slot, held, view, settings.knowledge)}
              spot={slotPlace(seat, slot)}
              disabled={held === null}
              {...roving.item(slotPlace(seat, slot))}
              {...(held && table.live ? table.handle(String(slot)) : {})}
              onClick={event =>
                selected ? table.cancel() : table.select({ kind: 'own', slot, prefer: 'play' }, event.detail === 0)
              }
            />
          );
        })}
      </div>
      <Knowledge level={settings.knowledge} onLevel={knowledge => props.onSettings({ knowledge })} />
    </section>
  );
}

function Owner({ person, props }: { readonly person: BoardPerson; readonly props: HanabiProps }) {
  return (
    <div className="hanabi-owner">
      <SeatName person={person} />
      {props.view.turn === props.view.seat && <TurnTag clock={props.clock} />}
      <p>{props.settings.knowledge === 'table' ? words.nothingNoted : words.youSeeWhatYouWereTold}</p>
    </div>
  );
}
