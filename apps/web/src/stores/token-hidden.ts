/** Whether a table's Token is hidden from whoever looks over the shoulder: kept over reloads, until the table is left. */
import { keptByTable } from './kept.ts';

const hidden = keptByTable('token-hidden', stored => stored === true);

export const useTokenHidden = hidden.useOf;
export const hideToken = hidden.keep;
