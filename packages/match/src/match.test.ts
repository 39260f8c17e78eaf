import { type Entry, isMove } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { wake } from './clock.ts';
import { loadMatch } from './load.ts';
import { playMove } from './play.ts';
import { comeBack, leave, lose } from './presence.ts';
import { isAway } from './seats.ts';
import { anyMove, begin, changed, options, type Sitting, seed } from './testing.ts';
import { botOnTurn, dueAt, hurryAt, tick } from './tick.ts';
import { type Change, type Match, PATIENCE } from './types.ts';
import { vote } from './vote.ts';

/** A match with its record, moved by what happens to it. */
class Story {
  match: Match;
  readonly entries: Entry[] = [];
  readonly #sitting: Sitting;

  constructor(sitting: Sitting = {}) {
    this.#sitting = sitting;
    this.match = begin(sitting);
  }

  take(change: Change | null): this {
    const { match, entries } = changed(change);
    this.match = match;
    this.entries.push(...entries);
    return this;
  }

  move(at: number, seat = this.match.clock.seat as number): this {
    return this.take(changed(playMove(this.match, { seat, move: anyMove(this.match), seen: this.match.n, by: 'player' }, at)));
  }

  /** Lets the time run to that moment. */
  until(at: number): this {
    for (let due = dueAt(this.match); due !== null && due <= at; due = dueAt(this.match)) this.take(tick(this.match, due));
    return this;
  }

  events(): string[] {
    return this.entries.filter(entry => !isMove(entry)).map(entry => ('event' in entry ? entry.event : ''));
  }

  movers(): string[] {
    return this.entries.filter(isMove).map(entry => `${entry.seat} ${entry.by}`);
  }

  /** The match as it would be loaded from its record. */
  reloaded(): Match {
    const { game, limit, seats } = this.match;
    const header = { parlor: 1 as const, game: game.id, version: game.version, options, seats: seats.length, seed, created: 0 };
    const bots = (this.#sitting.bots ?? [false, false, false]) as boolean[];
    const loaded = loadMatch({ game, bots, limit, patience: PATIENCE }, { header, entries: this.entries });
    if ('refusal' in loaded) throw new Error(loaded.refusal.message);
    return loaded.value;
  }
}

describe('a move', () => {
  test('is numbered, and changes nothing of the match before it', () => {
    const match = begin();
    const before = JSON.stringify(match.state);
    const after = changed(playMove(match, { seat: 0, move: anyMove(match), seen: 0, by: 'player', tag: 'a' }, 5));
    expect(after.entries).toEqual([{ n: 1, seat: 0, move: anyMove(match), at: 5, by: 'player', tag: 'a' }]);
    expect(after.match.n).toBe(1);
    expect(JSON.stringify(match.state)).toBe(before);
  });

  test.each([
    ['stale', { seen: 3 }],
    ['turn', { seat: 1 }],
    ['syntax', { move: 'dance' }],
    ['no-card', { move: 'play 9' }],
  ])('is refused as %s', (code, fault) => {
    const match = begin();
    const asked = { seat: 0, move: anyMove(match), seen: 0, by: 'player' as const, ...fault };
    expect(playMove(match, asked, 1)).toMatchObject({ refusal: { code } });
  });

  test('is refused in the game’s own word when it is over', () => {
    const { match } = new Story({ policy: 'team' }).take(leave(begin(), 1, 5));
    expect(playMove(match, { seat: 0, move: 'play 1', seen: 0, by: 'player' }, 6)).toMatchObject({ refusal: { code: 'over' } });
  });
});

describe('the turn limit', () => {
  test('hurries at its end, and a second later the table moves, marked; the person stays', () => {
    const story = new Story({ limit: 10_000 });
    expect(hurryAt(story.match)).toBe(10_000);
    expect(tick(story.match, 10_999)).toBeNull();
    story.take(tick(story.match, 11_000));
    expect(story.movers()).toEqual(['0 timeout']);
    expect(story.match.seats[0]).toMatchObject({ present: true, left: false });
    expect(story.match.clock).toMatchObject({ seat: 1, deadline: 21_000 });
  });

  test('covers the whole turn: the table moves until the turn changes', () => {
    const story = new Story({ pace: 'two moves', limit: 10_000 }).move(4000);
    expect(story.match.clock.deadline).toBe(10_000);
    story.until(22_000);
    expect(story.movers()).toEqual(['0 player', '0 timeout', '1 timeout', '1 timeout']);
  });

  test('begins anew when the same seat has the next turn as well, and the table moves for one turn at a time', () => {
    const story = new Story({ pace: 'two turns', limit: 10_000 }).move(4000);
    expect(story.match.clock).toMatchObject({ seat: 0, deadline: 14_000 });
    story.until(15_000);
    expect(story.movers()).toEqual(['0 player', '0 timeout']);
    expect(story.match.clock).toMatchObject({ seat: 1, deadline: 25_000 });
    story.until(26_000);
    expect(story.movers()).toEqual(['0 player', '0 timeout', '1 timeout']);
    expect(story.match.clock).toMatchObject({ seat: 1, deadline: 36_000 });
  });

  test('can be none: then nothing is due', () => {
    expect(dueAt(begin({ limit: null }))).toBeNull();
  });

  test('three turns in a row mark the seat away and leave it 5 s, until the person does anything', () => {
    const story = new Story({ limit: 60_000, bots: [false, false] });
    const round = (at: number) => story.until(at + 61_000).move(at + 61_000, 1);
    round(0);
    round(61_000);
    expect(isAway(story.match, 0)).toBe(false);
    round(122_000);
    expect(isAway(story.match, 0)).toBe(true);
    expect(story.match.clock).toMatchObject({ seat: 0, deadline: 183_000 + 5000 });
    story.take(comeBack(story.match, 0, 184_000));
    expect(isAway(story.match, 0)).toBe(false);
    expect(story.match.clock.deadline).toBe(184_000 + 60_000);
  });

  test('an own move ends the row', () => {
    const story = new Story({ limit: 60_000, bots: [false, false] });
    story.until(61_000).move(61_000).until(122_000).move(122_000).move(123_000);
    expect(story.match.seats[0]?.timeouts).toBe(0);
  });

  test('stands still while no person is present, and goes on with what was left', () => {
    const story = new Story({ limit: 60_000 });
    for (const seat of [0, 1, 2]) story.take(lose(story.match, seat, 20_000));
    expect(story.match.clock).toMatchObject({ deadline: null, left: 40_000 });
    expect(hurryAt(story.match)).toBeNull();
    story.take(comeBack(story.match, 1, 300_000));
    expect(story.match.clock).toMatchObject({ seat: 0, deadline: 340_000 });
  });

  test('that fell into an outage becomes what was left when it began, at least 10 s', () => {
    const match = begin({ limit: 60_000 });
    expect(wake(match, { from: 30_000, to: 200_000 }).clock.deadline).toBe(230_000);
    expect(wake(match, { from: 58_000, to: 200_000 }).clock.deadline).toBe(210_000);
    expect(wake(match, { from: 30_000, to: 50_000 }).clock.deadline).toBe(60_000);
  });

  test('does not bind a bot', () => {
    const match = begin({ bots: [true, false], limit: 1000 });
    expect(dueAt(match)).toBeNull();
    expect(botOnTurn(match)).toBe(0);
  });
});

describe('absence', () => {
  test('wait: the clock runs on, then the table moves, marked absent', () => {
    const story = new Story({ policy: 'race', limit: 60_000 });
    story.take(lose(story.match, 0, 1000)).until(60_999);
    expect(story.movers()).toEqual([]);
    story.until(61_000);
    expect(story.movers()).toEqual(['0 absent']);
  });

  test('pass: an absent seat is passed over at once, round after round', () => {
    const story = new Story({ policy: 'salon', limit: 60_000 });
    story.take(lose(story.match, 0, 1000)).until(1000);
    expect(story.movers()).toEqual(['0 absent']);
    story.move(2000).move(3000).until(3000);
    expect(story.movers().at(-1)).toBe('0 absent');
  });

  test('suspends: one person left of three waits 60 s and then wins', () => {
    const story = new Story({ policy: 'salon' });
    story.take(lose(story.match, 1, 1000)).take(lose(story.match, 2, 2000));
    expect(story.events()).toEqual(['absent', 'absent', 'suspended']);
    expect(playMove(story.match, { seat: 0, move: anyMove(story.match), seen: 0, by: 'player' }, 3000)).toMatchObject({
      refusal: { code: 'suspended' },
    });
    story.until(61_999);
    expect(story.match.outcome).toBeNull();
    story.until(62_000);
    expect(story.match.outcome).toMatchObject({ reason: 'alone', winners: [0] });
  });

  test('suspends: somebody comes back in time and play resumes', () => {
    const story = new Story({ policy: 'salon' });
    story
      .take(lose(story.match, 1, 1000))
      .take(lose(story.match, 2, 2000))
      .take(comeBack(story.match, 2, 30_000));
    expect(story.events().at(-1)).toBe('resumed');
    expect(story.move(31_000).match.n).toBe(1);
  });

  test('plays-on: one person left of three plays on', () => {
    const story = new Story({ policy: 'team' });
    story.take(lose(story.match, 1, 1000)).take(lose(story.match, 2, 2000));
    expect(story.events()).toEqual(['absent', 'absent']);
  });

  test.each([
    [60_000, PATIENCE.empty],
    [null, PATIENCE.emptyUntimed],
  ])('nobody present with a limit of %s ms: closed without a winner after %i ms', (limit, wait) => {
    const story = new Story({ limit, bots: [false, false] });
    story
      .take(lose(story.match, 0, 1000))
      .take(lose(story.match, 1, 2000))
      .until(2000 + wait - 1);
    expect(story.match.outcome).toBeNull();
    story.until(2000 + wait);
    expect(story.match.outcome).toMatchObject({ reason: 'closed', winners: [] });
  });

  test('bots wait while no person is present', () => {
    const story = new Story({ bots: [true, false] });
    story.take(lose(story.match, 1, 1000));
    expect(botOnTurn(story.match)).toBeNull();
    story.take(comeBack(story.match, 1, 2000));
    expect(botOnTurn(story.match)).toBe(0);
  });
});

describe('leaving', () => {
  test('ends: the game is over for all, without a winner', () => {
    const story = new Story({ policy: 'team' }).move(1000);
    expect(story.take(leave(story.match, 2, 2000)).match.outcome).toMatchObject({ reason: 'left', winners: [] });
  });

  test('loses: the others win', () => {
    const story = new Story({ policy: 'duel', bots: [false, false] });
    expect(story.take(leave(story.match, 0, 2000)).match.outcome).toMatchObject({ reason: 'left', winners: [1] });
  });

  test('passes: the seat is played by the table at once from then on', () => {
    const story = new Story({ policy: 'race', limit: null });
    story.take(leave(story.match, 0, 1000)).until(1000);
    expect(story.movers()).toEqual(['0 absent']);
    expect(story.match.outcome).toBeNull();
  });

  test('passes, with two seats: the leaver loses', () => {
    const story = new Story({ policy: 'race', bots: [false, false] });
    expect(story.take(leave(story.match, 1, 1000)).match.outcome).toMatchObject({ reason: 'left', winners: [0] });
  });

  test('the last person leaves the bots: the table closes', () => {
    const story = new Story({ policy: 'race', bots: [true, false, true] });
    expect(story.take(leave(story.match, 1, 1000)).events()).toEqual(['left', 'closed']);
  });
});

describe('a stand-in', () => {
  const away = () => {
    const story = new Story({ policy: 'race', limit: 60_000 });
    for (const at of [0, 61_000, 122_000])
      story
        .until(at + 61_000)
        .move(at + 61_000, 1)
        .move(at + 61_000, 2);
    return story;
  };

  test('is refused while the person is still in the game', () => {
    expect(vote(begin(), { by: 1, about: 0, on: true }, 1000)).toMatchObject({ refusal: { code: 'no-vote' } });
  });

  test('comes when more than half of the others are for it, and goes when the person returns', () => {
    const story = away();
    const first = vote(story.match, { by: 1, about: 0, on: true }, 200_000);
    expect(first).toMatchObject({ decided: false });
    if ('refusal' in first) throw new Error(first.refusal.code);
    const second = vote(first.match, { by: 2, about: 0, on: true }, 200_000);
    expect(second).toMatchObject({ decided: true });
    if ('refusal' in second) throw new Error(second.refusal.code);
    expect(botOnTurn(second.match)).toBe(0);
    expect(changed(comeBack(second.match, 0, 201_000)).match.seats[0]?.standIn).toBe(false);
  });

  /** Four people, the first of them lost, and the second has voted. */
  const voted = () => {
    const story = new Story({ policy: 'race', bots: [false, false, false, false], limit: null });
    story.take(lose(story.match, 0, 1000));
    return votedBy(1, story.match);
  };
  const votedBy = (by: number, match: Match) => {
    const counted = vote(match, { by, about: 0, on: true }, 70_000);
    if ('refusal' in counted) throw new Error(counted.refusal.code);
    return counted;
  };

  test.each([
    ['is lost', lose],
    ['has left', leave],
  ])('is decided by the people present: the vote of somebody who %s does not count', (_, goes) => {
    const gone = changed(goes(voted().match, 1, 70_000)).match;
    const second = votedBy(2, gone);
    expect(second.decided).toBe(false);
    expect(votedBy(3, second.match).decided).toBe(true);
  });

  test('is decided with the vote of somebody who was lost and is back', () => {
    const lost = changed(lose(voted().match, 1, 70_000)).match;
    expect(votedBy(2, changed(comeBack(lost, 1, 70_000)).match).decided).toBe(true);
  });

  test('may be voted for after 60 s of absence at a table without a limit', () => {
    const story = new Story({ policy: 'race', limit: null });
    story.take(lose(story.match, 0, 1000));
    expect(vote(story.match, { by: 1, about: 0, on: true }, 60_999)).toMatchObject({ refusal: { code: 'no-vote' } });
    expect(vote(story.match, { by: 1, about: 0, on: true }, 61_000)).toMatchObject({ decided: false });
  });
});

test('a match loaded from its record is the match that made it', () => {
  const story = new Story({ policy: 'salon', limit: 60_000 });
  story
    .move(1000)
    .until(62_000)
    .take(lose(story.match, 2, 63_000))
    .until(63_000)
    .move(64_000);
  story
    .take(lose(story.match, 1, 65_000))
    .take(comeBack(story.match, 2, 70_000))
    .until(70_000);
  const loaded = story.reloaded();
  expect({ ...loaded, game: null }).toEqual({ ...story.match, game: null });
});
