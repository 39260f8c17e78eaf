/** What the person at this board has in mind: the selection, the hint looked at, an open panel, a hand seen as its holder does. */
import type { Seat } from '@parlor/kernel';
import {
  type Dragging,
  type Drop,
  focusPlace,
  type KnowledgeLevel,
  playTrips,
  useBoardKeys,
  useDrag,
  useMaking,
} from '@parlor/ui';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { format } from '../notation.ts';
import type { Move, View } from '../types.ts';
import type { HanabiProps } from './board.tsx';
import { type Hint, offers, opening, placeOf, type Selection, touched } from './selection.ts';
import { tripsOf } from './trips.ts';
import { promptFor, readKeys } from './typed.ts';

export interface Table {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly selection: Selection | null;
  /** Moves the bar offers, least first; [] where nothing can be done. */
  readonly offered: readonly Move[];
  /** The hint whose cards are lifted, and the view after it. */
  readonly preview: { readonly hint: Hint; readonly after: View; readonly slots: readonly number[] } | null;
  readonly refusal: string | null;
  /** Keys typed so far. */
  readonly keys: string;
  readonly discardsOpen: boolean;
  readonly peeked: Seat | null;
  readonly dragging: Dragging | null;
  /** It is this seat's turn, now. */
  readonly live: boolean;
  select(selection: Selection, byKeyboard: boolean): void;
  cancel(): void;
  make(move: Move): void;
  refuse(why: string): void;
  lookAt(id: string | null): void;
  toggleDiscards(): void;
  peek(seat: Seat | null): void;
  handle: ReturnType<typeof useDrag>['handle'];
}

export function useTable(props: HanabiProps): Table {
  const { view, moves, settings } = props;
  const root = useRef<HTMLDivElement>(null);
  const [selection, setSelection] = useState<Selection | null>(() => opening(props));
  const [keys, setKeys] = useState('');
  const [lookedAt, lookAt] = useState<string | null>(null);
  const [discardsOpen, setDiscardsOpen] = useState(false);
  const [peeked, peek] = useState<Seat | null>(null);
  const knowledgeKey = useRef<'up' | 'down' | 'used'>('up');
  const live = moves.length > 0 && view.turn === view.seat;
  const valid = selection !== null && holds(selection, view) ? selection : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `after` is a new function at every drawing; the view decides.
  const offered = useMemo(() => (valid && live ? offers(valid, props) : []), [valid, live, view, moves]);
  const hint = hintToShow(offered, lookedAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const preview = useMemo(() => {
    const after = hint && props.after(hint);
    return hint && after ? { hint, after, slots: touched(after) } : null;
  }, [hint, view]);

  const { refusal, make, refuse, forgetRefusal } = useMaking(props, cancel);
  const drag = useDrag(drop => settleDrop(drop));
  useTravel(root, view, settings.motion);
  useTurnPassed(view, cancel);
  useBoardKeys({ down: keyDown, up: keyUp, away: endPeek });

  function select(next: Selection, byKeyboard: boolean): void {
    setSelection(next);
    forgetRefusal();
    setKeys('');
    if (byKeyboard) requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-action]:last-of-type')?.focus());
  }

  function cancel(): void {
    returnFocus();
    setSelection(null);
    forgetRefusal();
    setKeys('');
  }

  /** The button that was pressed goes away; focus returns to the card it was about. */
  function returnFocus(): void {
    const inBar = document.activeElement?.closest('.ui-bar-box');
    if (valid && inBar && root.current?.contains(inBar)) focusPlace(root.current, placeOf(valid, view));
  }

  /** By mouse a drop is the move; a finger opens the bar with it first. */
  function settleDrop(drop: Drop): void {
    const slot = Number(drop.id);
    const kind = drop.onto === 'play' ? 'play' : 'discard';
    if (!live) return;
    if (!drop.touch) {
      make({ kind, slot });
      return;
    }
    select({ kind: 'own', slot, prefer: kind }, false);
    const refused = props.why({ kind, slot });
    if (refused) refuse(refused.message);
  }

  function keyDown(event: KeyboardEvent): boolean {
    if (event.key === 'Escape') return stepBack();
    if (event.key === 'Enter') return event.target === document.body && confirm();
    return settings.letterKeys && event.key.length === 1 && letter(event);
  }

  function stepBack(): boolean {
    if (!valid && keys === '' && refusal === null && !discardsOpen) return false;
    if (discardsOpen) setDiscardsOpen(false);
    else cancel();
    return true;
  }

  function confirm(): boolean {
    const move = offered.at(-1);
    if (!move) return false;
    make(move);
    return true;
  }

  function letter(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (knowledgeKey.current !== 'up') return event.repeat || peekByKey(key);
    const read = live ? (readKeys(keys + key, view) ?? readKeys(key, view)) : null;
    if (read === 'more') wait(readKeys(keys + key, view) === 'more' ? keys + key : key);
    else if (read) select(read, true);
    else if (key === 'x') setDiscardsOpen(!discardsOpen);
    else if (key === 'k') knowledgeKey.current = 'down';
    else return false;
    return true;
  }

  function wait(begun: string): void {
    setKeys(begun);
    props.say?.(promptFor(begun));
  }

  function peekByKey(key: string): boolean {
    const seat = Number(key) - 1;
    if (!(seat >= 0 && seat < view.seats && seat !== view.seat)) return false;
    knowledgeKey.current = 'used';
    peek(seat);
    return true;
  }

  function keyUp(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 'k' || knowledgeKey.current === 'up') return;
    if (knowledgeKey.current === 'down') props.onSettings({ knowledge: nextLevel(settings.knowledge) });
    endPeek();
  }

  function endPeek(): void {
    knowledgeKey.current = 'up';
    peek(null);
  }

  return {
    root,
    selection: valid,
    offered,
    preview,
    refusal,
    keys,
    discardsOpen,
    peeked,
    dragging: drag.dragging,
    live,
    select,
    cancel,
    make,
    refuse,
    lookAt,
    toggleDiscards: () => setDiscardsOpen(!discardsOpen),
    peek,
    handle: drag.handle,
  };
}

/** The own turn went by, with a move or without: what was chosen for it is put away. */
function useTurnPassed({ seat, turn, moves }: View, forget: () => void): void {
  const before = useRef({ turn, moves });
  useLayoutEffect(() => {
    const passed = before.current.turn === seat && turn !== seat && moves === before.current.moves + 1;
    before.current = { turn, moves };
    if (passed) forget();
  });
}

/** A selection outlives a move of others as long as its card is there. */
function holds(selection: Selection, view: View): boolean {
  if (selection.kind === 'hint') return true;
  const seat = selection.kind === 'own' ? view.seat : selection.seat;
  return seat !== null && Boolean(view.hands[seat]?.[selection.slot]);
}

/** The hint looked at, else the one Enter would give. */
function hintToShow(offered: readonly Move[], lookedAt: string | null): Hint | null {
  const move = offered.find(one => format(one) === lookedAt) ?? offered.at(-1);
  return move?.kind === 'hint' ? move : null;
}

export function nextLevel(level: KnowledgeLevel): KnowledgeLevel {
  return level === 'hints' ? 'full' : level === 'full' ? 'table' : 'hints';
}

/** After one more move the cards it moved travel; after a jump in time nothing does. */
function useTravel(root: RefObject<HTMLDivElement | null>, view: View, motion: boolean): void {
  const drawn = useRef(view.moves);
  useLayoutEffect(() => {
    if (view.moves === drawn.current + 1) playTrips(root.current, tripsOf(view), motion);
    drawn.current = view.moves;
  }, [root, view, motion]);
}
