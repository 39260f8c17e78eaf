/** How a person wants to see their hand at a table: kept until the table is left. */
import { AS_HELD } from '@parlor/kernel';
import { keptByTable } from './kept.ts';

const orders = keptByTable('hand-order', stored => (typeof stored === 'string' ? stored : AS_HELD));

export const handOrder = orders.of;
export const useHandOrder = orders.useOf;
export const keepHandOrder = orders.keep;
