import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { expect } from './patient.ts';
import { faultsAroundTables, faultsAtTables, PHONE } from './walk.ts';

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

test(`on a phone, at the tables: ${FACT}`, async () => {
  expect(await faultsAtTables(house, PHONE)).toEqual([]);
});
