/** One file per language; the browser's language picks one. English is the only one yet. */
import { en } from './en.ts';

export type Words = typeof en;

export const words: Words = en;
