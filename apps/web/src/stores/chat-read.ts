/** The last line of a table's chat that was read in this browser: kept over reloads, until the table is left. */
import { keptByTable } from './kept.ts';

const read = keptByTable('chat-read', stored => (typeof stored === 'number' ? stored : -1));

/** -1: none yet. */
export const lastLineRead = read.of;
export const keepLineRead = read.keep;
