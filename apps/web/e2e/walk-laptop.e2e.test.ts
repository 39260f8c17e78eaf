import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { expect } from './patient.ts';
import { faultsAroundTables, faultsAtHanabi, faultsAtOtherTables, LAPTOP } from './walk.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => house.clear());
afterAll(() => house.close());

const FACT = 'axe finds nothing, light and dark; nothing is too small to hit; two voices are heard';

test(`on a laptop, around the tables: ${FACT}`, async () => {
  expect(await faultsAroundTables(house, LAPTOP)).toEqual([]);
});

test(`on a laptop, at Hanabi: ${FACT}`, async () => {
  expect(await faultsAtHanabi(house, LAPTOP)).toEqual([]);
});

test(`on a laptop, at the other tables: ${FACT}`, async () => {
  expect(await faultsAtOtherTables(house, LAPTOP)).toEqual([]);
});
