/** The seats round a table, drawn: decoration beside the list that says the same. */

import type { Facts } from '@parlor/protocol';
import { Avatar, OpenSeatAvatar } from '@parlor/ui';
import type { CSSProperties } from 'react';

export function SeatsPicture({ facts, seat }: { readonly facts: Facts; readonly seat: number | null }) {
  return (
    <div className="panel seats-picture" aria-hidden="true">
      <div className="seats-table" />
      {facts.people.map((person, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
        <span key={at} className="seats-place" style={placeOf(at, facts.seats, seat ?? 0)}>
          {person ? (
            <Avatar name={person.name} bot={person.bot !== null} you={at === seat} />
          ) : (
            <OpenSeatAvatar number={at + 1} />
          )}
        </span>
      ))}
    </div>
  );
}

/** Your own seat is at the bottom, the others clockwise from there. */
function placeOf(at: number, seats: number, own: number): CSSProperties {
  const angle = Math.PI / 2 + ((at - own) * 2 * Math.PI) / seats;
  return { left: `${50 + 38 * Math.cos(angle)}%`, top: `${50 + 32 * Math.sin(angle)}%` };
}
