/** What the person at this board has in mind: what is selected, the hex aimed at, whether resigning was asked. */
import { type Dragging, type Drop, focusPlace, useBoardKeys, useDrag, useMaking } from '@parlor/ui';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Hex, Move, PieceType } from '../types.ts';
import type { HantoProps } from './board.tsx';
import { words } from './en.ts';
import { neighboursOf, sameHex } from './geometry.ts';
import {
  destinationsOf,
  handId,
  moveTo,
  openingSelection,
  pieceAt,
  placeId,
  type Selection,
  wayOf,
  whyStuck,
} from './selection.ts';
import { dutyText } from './words.ts';

export interface Play {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly selection: Selection | null;
  readonly destinations: readonly Hex[];
  /** The destination the ghost stands on. */
  readonly target: Hex | null;
  /** From the selected piece to the ghost, as the game says it goes; none where nothing moves on the board. */
  readonly way: readonly Hex[];
  /** Why what is selected can go nowhere. */
  readonly stuck: string | null;
  readonly refusal: string | null;
  readonly resigning: boolean;
  readonly live: boolean;
  readonly dragging: Dragging | null;
  /** By keyboard, focus goes on to the first destination. */
  select(selection: Selection, byKeyboard: boolean): void;
  aim(hex: Hex | null): void;
  cancel(): void;
  make(move: Move): void;
  refuse(why: string): void;
  askResign(): void;
  /** The next kind in hand that has a place to go, in turn. */
  nextInHand(): void;
  /** The next piece on the board that can move, in turn. */
  nextOnBoard(): void;
  handle: ReturnType<typeof useDrag>['handle'];
}

export function usePlay(props: HantoProps, camera: { zoom(factor: number): void; fit(): void }): Play {
  const { view, moves, settings } = props;
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Selection | null>(null);
  const [aimed, aim] = useState<Hex | null>(null);
  const [resigning, setResigning] = useState(false);
  const live = moves.length > 0 && view.turn === view.seat;
  const { refusal, make, refuse, forgetRefusal } = useMaking(props, cancel);
  const drag = useDrag(settleDrop);
  const dragged = drag.dragging ? readDragged(drag.dragging.id) : null;
  const kept = chosen && stillThere(chosen) ? chosen : null;
  const selection = live ? (dragged ?? kept ?? openingSelection(props)) : kept;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection is its words; the object is new at every drawing.
  const destinations = useMemo(
    () => (selection && live ? destinationsOf(selection, moves) : []),
    [JSON.stringify(selection), live, moves],
  );
  const over = drag.dragging?.over ? readHex(drag.dragging.over) : null;
  const wanted = drag.dragging ? over : (aimed ?? onlyOpening());
  const target = destinations.find(hex => sameHex(hex, wanted)) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, and `after` is a new function at every drawing.
  const way = useMemo(
    () => (selection?.kind === 'piece' && target ? wayOf(props.after(moveTo(selection, target))) : []),
    [JSON.stringify(selection), target, view],
  );
  const stuck = selection && live && destinations.length === 0 ? whyStuck(selection, props) : null;
  useDuty(props);
  useBoardKeys({ down: keyDown });

  function stillThere(one: Selection): boolean {
    if (one.kind === 'hand') return view.seat !== null;
    const piece = pieceAt(one.piece, view);
    return piece?.seat === one.piece.seat && piece.type === one.piece.type;
  }

  /** Before the first move the ghost waits on the origin. */
  function onlyOpening(): Hex | null {
    return view.pieces.length === 0 ? (destinations[0] ?? null) : null;
  }

  function readDragged(id: string): Selection | null {
    if (id.startsWith('hand-')) return { kind: 'hand', type: id.slice(5) as PieceType };
    const piece = pieceAt(readHex(id) ?? { x: 0, y: 0 }, view);
    return piece && { kind: 'piece', piece };
  }

  function select(next: Selection, byKeyboard: boolean): void {
    setChosen(next);
    aim(null);
    forgetRefusal();
    setResigning(false);
    if (byKeyboard) requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('.hanto-destination')?.focus());
  }

  function cancel(): void {
    returnFocus();
    setChosen(null);
    aim(null);
    forgetRefusal();
    setResigning(false);
  }

  /** What had focus goes away with the selection; focus returns to what was selected. */
  function returnFocus(): void {
    const focused = document.activeElement;
    if (!selection || !root.current?.contains(focused) || !focused?.closest('.ui-bar-box, .hanto-destination')) return;
    focusPlace(root.current, selection.kind === 'hand' ? handId(selection.type) : placeId(selection.piece));
  }

  /** By mouse a drop is the move; a finger opens the bar with it first. */
  function settleDrop(drop: Drop): void {
    const to = readHex(drop.onto);
    const from = readDragged(drop.id);
    if (!live || !to || !from) return;
    if (drop.touch) {
      select(from, false);
      aim(to);
    } else {
      make(moveTo(from, to));
    }
  }

  function nextInHand(): void {
    const types = [...new Set(moves.flatMap(move => (move.kind === 'place' ? [move.type as PieceType] : [])))];
    const at = selection?.kind === 'hand' && chosen ? types.indexOf(selection.type) : -1;
    const type = types[(at + 1) % types.length];
    if (type) {
      select({ kind: 'hand', type }, false);
      focusPlace(root.current, handId(type));
    } else {
      explain('place');
    }
  }

  function nextOnBoard(): void {
    const own = view.pieces.filter(piece => moves.some(move => move.kind === 'move' && sameHex(move.from, piece)));
    const at = selection?.kind === 'piece' ? own.findIndex(piece => sameHex(piece, selection.piece)) : -1;
    const piece = own[(at + 1) % own.length];
    if (piece) {
      select({ kind: 'piece', piece }, false);
      focusPlace(root.current, placeId(piece));
    } else {
      explain('move');
    }
  }

  /** Nothing can be placed, or nothing can move: why not. */
  function explain(kind: 'place' | 'move'): void {
    const type = view.hands[view.seat ?? 0]?.[0]?.type ?? 'B';
    const piece = view.pieces.find(one => one.seat === view.seat);
    const tried: Selection | null = kind === 'place' ? { kind: 'hand', type } : piece ? { kind: 'piece', piece } : null;
    const why = tried ? whyStuck(tried, props) : words.noPieceYet;
    if (why) refuse(why);
  }

  function keyDown(event: KeyboardEvent): boolean {
    if (event.key === 'Escape') return stepBack();
    if (event.key === 'Enter') return event.target === document.body && confirm();
    return settings.letterKeys && letter(event.key.toLowerCase());
  }

  function stepBack(): boolean {
    if (!chosen && !resigning && refusal === null) return false;
    cancel();
    return true;
  }

  function confirm(): boolean {
    if (!selection || !target) return false;
    make(moveTo(selection, target));
    return true;
  }

  function letter(key: string): boolean {
    if (key === '+' || key === '=') camera.zoom(1.2);
    else if (key === '-') camera.zoom(1 / 1.2);
    else if (key === '0') camera.fit();
    else if (live && key === 'p') nextInHand();
    else if (live && key === 'm') nextOnBoard();
    else return false;
    return true;
  }

  return {
    root,
    selection,
    destinations,
    target,
    way,
    stuck,
    refusal,
    resigning,
    live,
    dragging: drag.dragging,
    select,
    aim,
    cancel,
    make,
    refuse,
    askResign: () => {
      setChosen(null);
      forgetRefusal();
      setResigning(true);
    },
    nextInHand,
    nextOnBoard,
    handle: drag.handle,
  };
}

/** Announces the butterfly's duty when it begins and when it is due. */
function useDuty(props: HantoProps): void {
  const text = props.view.turn === props.view.seat ? dutyText(props.view) : null;
  const speak = useEffectEvent((words: string) => props.say?.(words));
  useEffect(() => {
    if (text) speak(text);
  }, [text]);
}

/** A hex from its id, "hex-1--2". */
export function readHex(id: string): Hex | null {
  const found = /^hex-(-?\d+)-(-?\d+)$/.exec(id);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** Pieces and the hexes round them: nothing can go elsewhere, so the picture does not jump when something is selected. */
export function groundOf(pieces: readonly Hex[]): Hex[] {
  return pieces.length === 0 ? [{ x: 0, y: 0 }, ...neighboursOf({ x: 0, y: 0 })] : [...pieces, ...pieces.flatMap(neighboursOf)];
}
