/** A sentence of the log with its cards drawn in. */
import { Fragment } from 'react';
import type { CardText } from '../types.ts';
import { CardChip } from './actions.tsx';

export function HanabiSentence({ text }: { readonly text: string }) {
  return text.split(CARD).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
    <Fragment key={at}>{at % 2 === 1 ? <CardChip card={part as CardText} /> : part}</Fragment>
  ));
}

/** Splitting by it leaves the cards at odd places. */
const CARD = /\b([RYGWBM][1-5])\b/;
