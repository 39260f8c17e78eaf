/** A seat at the table: who sits there, whether it is their turn, and what lies before them. */
import './seat.css';
import { type HTMLAttributes, memo, type ReactNode, type Ref } from 'react';
import { Avatar } from './avatar.tsx';
import type { Absence, BoardPerson } from './board.ts';
import { Icon } from './icon.tsx';
import { markedName, Name } from './name.tsx';
import { BotTag, Tag } from './tag.tsx';
import { words } from './words.ts';

interface SeatProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly person: BoardPerson;
  readonly onTurn: boolean;
  readonly clock?: ReactNode;
  readonly absent: Absence;
  /** A word after the name: what colour it plays, for one. */
  readonly detail?: ReactNode;
  /** At the right of the header. */
  readonly note?: ReactNode;
  /** A hint, a placement is about to reach this seat. */
  readonly aimed?: boolean;
  readonly you?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

export function Seat({ person, onTurn, clock, absent, detail, note, aimed, you, className, children, ...rest }: SeatProps) {
  const state = seatClass(person, onTurn, aimed);
  const meanwhile = whileAway(person, absent);
  return (
    <section className={className ? `${state} ${className}` : state} aria-label={spokenSeat(person, you)} {...rest}>
      <header className="ui-seat-head">
        <SeatName person={person} />
        {onTurn && <TurnTag clock={clock} />}
        {detail && <span className="ui-seat-detail">{detail}</span>}
        {meanwhile && <span className="ui-seat-absent">{meanwhile}</span>}
        {note && <span className="ui-seat-note">{note}</span>}
      </header>
      {children}
    </section>
  );
}

/** How a seat is framed: solid on turn, dashed while its person is away. */
export function seatClass(person: BoardPerson, onTurn: boolean, aimed = false): string {
  const away = !person.present || person.standIn;
  return `ui-seat${onTurn ? ' ui-seat-turn' : ''}${aimed ? ' ui-seat-aimed' : ''}${away ? ' ui-seat-away' : ''}`;
}

/** Who or what plays in the place of a person, or null. */
function whileAway({ name, present, standIn }: BoardPerson, absent: Absence): string | null {
  if (standIn) return words.playsFor(standIn, name);
  return present ? null : words.absent[absent](name);
}

/** Avatar or bot tag, then the name. */
export const SeatName = memo(function SeatName({ person }: { readonly person: BoardPerson }) {
  return (
    <span className="ui-seat-name">
      {!person.present && <Icon name="plug" />}
      {person.bot ? <BotTag /> : <Avatar name={person.name} />}
      <Name>{person.name}</Name>
    </span>
  );
});

/** "turn" with a ring, and the platform's clock if the table has one. */
export function TurnTag({ clock }: { readonly clock?: ReactNode }) {
  return (
    <Tag look="inverse">
      <svg className="ui-turn-ring" viewBox="-6 -6 12 12" aria-hidden="true">
        <circle r="4.4" />
      </svg>
      {words.turn}
      {clock && <> {clock}</>}
    </Tag>
  );
}

function spokenSeat(person: BoardPerson, you = false): string {
  return you ? `${markedName(person)} (${words.you})` : markedName(person);
}
