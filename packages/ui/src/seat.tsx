/** A seat at the table: who sits there, whether it is their turn, and what lies before them. */
import './seat.css';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Avatar } from './avatar.tsx';
import type { BoardPerson } from './board.ts';
import { Icon } from './icon.tsx';
import { BotTag, Tag } from './tag.tsx';

interface SeatProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly person: BoardPerson;
  readonly onTurn: boolean;
  readonly clock?: ReactNode;
  /** A word after the name: what colour it plays, for one. */
  readonly detail?: ReactNode;
  /** At the right of the header. */
  readonly note?: ReactNode;
  /** A hint, a placement is about to reach this seat. */
  readonly aimed?: boolean;
  readonly you?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

export function Seat({ person, onTurn, clock, detail, note, aimed, you, className, children, ...rest }: SeatProps) {
  const state = `${onTurn ? ' ui-seat-turn' : ''}${aimed ? ' ui-seat-aimed' : ''}${person.present ? '' : ' ui-seat-away'}`;
  return (
    <section className={`ui-seat${state}${className ? ` ${className}` : ''}`} aria-label={spokenSeat(person, you)} {...rest}>
      <header className="ui-seat-head">
        <SeatName person={person} />
        {onTurn && <TurnTag clock={clock} />}
        {detail && <span className="ui-seat-detail">{detail}</span>}
        {!person.present && <span className="ui-seat-detail">away; the table moves</span>}
        {note && <span className="ui-seat-note">{note}</span>}
      </header>
      {children}
    </section>
  );
}

/** Avatar or bot tag, then the name. */
export function SeatName({ person }: { readonly person: BoardPerson }) {
  return (
    <span className="ui-seat-name">
      {!person.present && <Icon name="plug" />}
      {person.bot ? <BotTag /> : <Avatar name={person.name} />}
      <b>{person.name}</b>
    </span>
  );
}

/** "turn" with a ring, and the platform's clock if the table has one. */
export function TurnTag({ clock }: { readonly clock?: ReactNode }) {
  return (
    <Tag look="inverse">
      <svg className="ui-turn-ring" viewBox="-6 -6 12 12" aria-hidden="true">
        <circle r="4.4" />
      </svg>
      turn{clock && <> {clock}</>}
    </Tag>
  );
}

function spokenSeat(person: BoardPerson, you = false): string {
  return `${person.bot ? 'bot ' : ''}${person.name}${you ? ' (you)' : ''}`;
}
