/** How a person wants to see their hand at a table: kept until the table is left. */
import { keptByTable } from './kept.ts';

/** The order in which a hand is held. */
export const AS_HELD = 'none';

const orders = keptByTable('hand-order', stored => (typeof stored === 'string' ? stored : AS_HELD));

export const handOrder = orders.of;
export const useHandOrder = orders.useOf;
export const keepHandOrder = orders.keep;
