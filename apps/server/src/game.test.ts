import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type Person, playOut, sitDown, type TestHouse, until } from './testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('4 playing', () => {
  test('a move is answered with its number, and everybody’s view follows byte for byte', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person, Person];
    const watcher = await house.person('wanda');
    await watcher.get('watch', { table: nora.table, token: nora.picture.token ?? '' });
    for (let n = 1; n <= 6; n++) {
      const mover = nora.isOnTurn() ? nora : ben;
      expect(await mover.move()).toBe(n);
      await until(() => [nora, ben, watcher].every(({ picture }) => picture.n === n));
      for (const person of [nora, ben, watcher]) {
        const fresh = await house.person('x');
        const asked = { table: nora.table, seatKey: person.seatKey };
        if (person === watcher) await fresh.get('watch', { table: nora.table, token: nora.picture.token ?? '' });
        else if (n === 6) await fresh.get('rejoin', asked);
        else continue;
        expect(JSON.stringify(person.picture.view)).toBe(JSON.stringify(fresh.picture.view));
        fresh.client.close();
      }
    }
  });

  test('what is refused has its own code, and nothing changes', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person, Person];
    const before = JSON.stringify(nora.picture.view);
    const asked = { table: nora.table, seen: 0, move: nora.legal() };
    expect(await ben.refusal('move', { ...asked, move: ben.legal() })).toBe('turn');
    expect(await nora.refusal('move', { ...asked, seen: 5 })).toBe('stale');
    expect(await nora.refusal('move', { ...asked, table: 77 })).toBe('unknown-table');
    expect(await nora.refusal('move', { ...asked, move: 'dance' })).toBe('syntax');
    expect(await nora.refusal('move', { ...asked, move: 'play 9' })).toBe('no-card');
    expect(JSON.stringify(nora.picture.view)).toBe(before);
    const watcher = await house.person('wanda');
    await watcher.get('watch', { table: nora.table, token: nora.picture.token ?? '' });
    expect(await watcher.refusal('move', asked)).toBe('not-seated');
    await playOut(nora, ben);
    expect(await nora.refusal('move', { ...asked, seen: nora.picture.n })).toBe('over');
  });

  test('a repeated tag is answered with the same number and never played twice', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person, Person];
    const answers: unknown[] = [];
    nora.socket?.on('message', data => {
      const input = JSON.parse(String(data));
      if (input.re === 'again') answers.push(input);
    });
    const request = { ask: 'move', tag: 'again', table: nora.table, seen: 0, move: nora.legal() };
    nora.socket?.send(JSON.stringify(request));
    nora.socket?.send(JSON.stringify(request));
    await until(() => answers.length === 2);
    await ben.move();
    await until(() => nora.picture.n === 2);
    nora.socket?.send(JSON.stringify(request));
    nora.socket?.send(JSON.stringify({ ...request, seen: 2 }));
    await until(() => answers.length === 4);
    expect(answers).toEqual([1, 1, 1, 1].map(n => ({ re: 'again', ok: true, n })));
    expect(nora.picture.n).toBe(2);
  });

  test('what cannot be read is answered too', async () => {
    const nora = await house.person('nora');
    const answers: { re: string; code: string }[] = [];
    nora.socket?.on('message', data => answers.push(JSON.parse(String(data))));
    for (const text of ['nonsense', '{"ask":"dance","tag":"a"}', '{"ask":"move","tag":"b"}', '[]']) nora.socket?.send(text);
    await until(() => answers.length === 4);
    expect(answers.map(({ re, code }) => [re, code])).toEqual([
      ['', 'bad-message'],
      ['a', 'unknown-request'],
      ['b', 'bad-message'],
      ['', 'bad-message'],
    ]);
  });

  test('since 0 gives a seat its first view and all updates, recomputed from the record', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person, Person];
    const first = JSON.stringify(ben.picture.view);
    await nora.move();
    await until(() => ben.picture.n === 1);
    await ben.move();
    const told = ben.told.flatMap(tell => (tell.tell === 'step' ? [tell.patch] : []));
    const past = await ben.get('since', { table: ben.table, since: 0 });
    expect(JSON.stringify(past.view)).toBe(first);
    expect(past.steps.map(({ patch }) => patch)).toEqual(told);
    expect((await ben.get('since', { table: ben.table, since: 1 })).steps.map(({ n }) => n)).toEqual([2]);
  });
});

describe('5 the turn limit', () => {
  test('hurry at the deadline, then the table moves, marked, and the person stays', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 10, 'nora', 'ben')) as [Person, Person];
    expect(nora.picture.facts.clock).toEqual({ seat: 0, left: 10_000, running: true });
    await house.time.pass(10_000);
    await until(() => nora.tells().includes('hurry'));
    expect(nora.picture.n).toBe(0);
    expect(ben.tells()).not.toContain('hurry');
    await house.time.pass(1000);
    await until(() => nora.picture.n === 1);
    expect(ben.told.find(({ tell }) => tell === 'step')).toMatchObject({ seat: 0, by: 'timeout', left: 10_000 });
    expect(nora.picture.facts.people[0]).toMatchObject({ here: true, away: false });
  });

  test('three turns in a row: away, 5 s, until the person does anything', async () => {
    const [nora, ben] = (await sitDown(house, 'race', 60, 'nora', 'ben')) as [Person, Person];
    for (let turn = 0; turn < 3; turn++) {
      await house.time.pass(61_000);
      await until(() => ben.isOnTurn());
      await ben.move();
    }
    await until(() => ben.news().includes('away') && nora.isOnTurn());
    expect(ben.picture.facts.people[0]?.away).toBe(true);
    expect(nora.picture.facts.clock.left).toBe(5000);
    await nora.get('say', { table: nora.table, text: 'Here I am.' });
    await until(() => ben.picture.facts.people[0]?.away === false);
    expect(nora.picture.facts.clock.left).toBe(60_000);
  });

  test('the others may vote to give an away seat to a bot, until its person returns', async () => {
    const [nora, ben, cleo] = (await sitDown(house, 'race', 60, 'nora', 'ben', 'cleo')) as [Person, Person, Person];
    expect(await ben.refusal('vote', { table: ben.table, seat: 0, on: true })).toBe('no-vote');
    for (let turn = 0; turn < 3; turn++) {
      await house.time.pass(61_000);
      for (const person of [ben, cleo]) {
        await until(() => person.isOnTurn());
        await person.move();
      }
    }
    await until(() => ben.picture.facts.people[0]?.away === true);
    expect((await ben.get('vote', { table: ben.table, seat: 0, on: true })).votes).toEqual([1]);
    const { n } = ben.picture;
    await cleo.get('vote', { table: ben.table, seat: 0, on: true });
    await until(() => ben.news().includes('stand-in'));
    await until(() => ben.picture.n > n, 'the stand-in moves');
    expect(ben.told.findLast(({ tell }) => tell === 'step')).toMatchObject({ seat: 0, by: 'bot' });
    expect(ben.picture.facts.people[0]?.standIn).toEqual({ name: 'search', version: '1' });
    await nora.get('say', { table: nora.table, text: 'Back.' });
    await until(() => ben.news().includes('stand-in-over'));
    expect(ben.picture.facts.people[0]?.standIn).toBeNull();
  });

  test('without a limit the vote opens after 60 s of absence', async () => {
    const [nora, ben] = (await sitDown(house, 'race', null, 'nora', 'ben')) as [Person, Person];
    nora.client.close();
    await until(() => ben.news().includes('lost'));
    await house.time.pass(59_000);
    expect(await ben.refusal('vote', { table: ben.table, seat: 0, on: true })).toBe('no-vote');
    await house.time.pass(1000);
    await ben.get('vote', { table: ben.table, seat: 0, on: true });
    await until(() => ben.isOnTurn(), 'the stand-in has moved');
  });
});
