import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { expect } from './patient.ts';
import { faultsAroundTables, faultsAtHanabi, faultsAtOtherTables, PHONE } from './walk.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => house.clear());
afterAll(() => house.close());

const FACT = 'axe finds nothing, light and dark; thumbs hit everything; text may be spaced; two voices are heard';

test(`on a phone, around the tables: ${FACT}`, async () => {
  expect(await faultsAroundTables(house, PHONE)).toEqual([]);
});

test(`on a phone, at Hanabi: ${FACT}`, async () => {
  expect(await faultsAtHanabi(house, PHONE)).toEqual([]);
});

test(`on a phone, at the other tables: ${FACT}`, async () => {
  expect(await faultsAtOtherTables(house, PHONE)).toEqual([]);
});
