/** Somebody has been away for long: the others may let a bot play for them until they return. */
import type { Facts, Picture } from '@parlor/protocol';
import { Button } from '@parlor/ui';
import { useState } from 'react';
import { useSecondsLeft } from '../platform/clock.ts';
import { ask } from '../session/session.ts';
import { words } from '../strings/index.ts';
import { BarFrame } from './bar-frame.tsx';
import { voterNames } from './people.ts';
import { refuse } from './store.ts';

export function VoteBars({ picture }: { readonly picture: Picture }) {
  const { facts, seat } = picture;
  if (seat === null || facts.phase !== 'playing') return null;
  return facts.people.map((person, about) =>
    about !== seat && isGone(facts, about) ? <VoteBar key={person?.name} facts={facts} seat={seat} about={about} /> : null,
  );
}

interface Props {
  readonly facts: Facts;
  readonly seat: number;
  readonly about: number;
}

function VoteBar({ facts, seat, about }: Props) {
  const person = facts.people[about]!;
  const [seenAt] = useState(Date.now);
  const wait = useSecondsLeft(person.away ? null : seenAt + ABSENCE_MS);
  if (wait) return null;
  const mine = person.votes.includes(seat);
  const vote = async () => {
    const answer = await ask('vote', { table: facts.table, seat: about, on: !mine });
    if ('refusal' in answer) refuse(answer.refusal);
  };
  const voters = voterNames(facts, about);
  return (
    <BarFrame kind="plain" icon="bot">
      <p>
        {words.states.voteOn(person.name)} {voters.length > 0 && words.states.voters(words.and(voters))}
      </p>
      <Button aria-pressed={mine} onClick={vote}>
        {mine ? words.states.unvote : words.states.vote(person.name)}
      </Button>
    </BarFrame>
  );
}

/** At tables without a turn limit the others may vote after so long an absence; with one, when three turns ran out. */
const ABSENCE_MS = 60_000;

/** Marked away, or not there at a table without a limit; no bot plays for them yet. */
function isGone({ people, limit }: Facts, seat: number): boolean {
  const person = people[seat];
  if (!person || person.bot || person.left || person.standIn) return false;
  return person.away || (limit === null && !person.here);
}
