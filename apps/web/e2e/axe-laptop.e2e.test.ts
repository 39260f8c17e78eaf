import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { axeFindsNothing } from './axe-walk.ts';
import { type House, openHouse } from './house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => house.clear());
afterAll(() => house.close());

test('axe finds nothing on any screen of a laptop, light and dark', async () => {
  await axeFindsNothing(house, { width: 1280, height: 800 });
});
