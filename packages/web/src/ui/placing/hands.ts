import type { Pose } from '@potyczka/kernel';
import type { Way } from './draft.js';
import { angleTo, around, type Turning } from './turning.js';
import type { Placing } from './usePlacing.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a board measures what is placed on it. */
export interface PlacingBoard {
  /** A pose in units of the drawing, and back in whole numbers. */
  toBoard(pose: Pose): Point;
  fromBoard(point: Point): Point;
  /** How large a piece is, from its middle, in units of the drawing. */
  readonly reach: number;
  /** Pieces that face somewhere. */
  readonly turning?: Turning;
}

/** How far a key with Shift moves a piece: parts of its size. */
const NUDGE = 0.1;
/** Side of the square by which the layer knows where on the screen it is drawn. */
export const RULER = 1000;

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const turned = (pose: Pose, turning: Turning, steps: number): Pose => ({
  ...pose,
  facing: around((pose.facing ?? 0) + steps * turning.step, turning.full),
});

/** A direction on the screen as poses count it: y may grow upwards there. */
const boardWay = ([dx, dy]: Way, toBoard: PlacingBoard['toBoard']): Way => {
  const [zero, one] = [toBoard({ x: 0, y: 0 }), toBoard({ x: 1000, y: 1000 })];
  return [dx * Math.sign(one.x - zero.x), dy * Math.sign(one.y - zero.y)];
};

const pieceAt = (e: Event): Element | null =>
  e.target instanceof Element ? e.target.closest('[data-piece]') : null;
const numberOf = (piece: Element): number => Number(piece.getAttribute('data-piece'));

interface Held {
  /** The pointer. */
  readonly id: number;
  readonly piece: number;
  /** The piece itself, or one of the handles by which it is turned. */
  readonly by: string;
  /** From the pointer to the middle of the piece. */
  readonly off: Point;
}

type Now = { readonly placing: Placing | null; readonly board: PlacingBoard };

/**
 * Mouse, finger, wheel and keys on pieces that are placed: heard before the
 * camera and the page, which have other uses for them.
 */
export class Hands {
  private held: Held | null = null;

  constructor(
    private readonly ruler: Element,
    private readonly now: () => Now,
  ) {}

  /** Listens on a layer; tells how to stop. */
  on(layer: SVGGElement): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    layer.addEventListener('pointerdown', e => this.down(e), { signal });
    layer.addEventListener('pointermove', e => this.move(e), { signal });
    layer.addEventListener('pointerup', e => this.up(e), { signal });
    layer.addEventListener('pointercancel', e => this.up(e), { signal });
    layer.addEventListener('wheel', e => this.wheel(e), { passive: false, signal });
    layer.addEventListener('keydown', e => this.key(e), { signal });
    layer.ownerSVGElement?.addEventListener('click', e => this.tap(e), { signal });
    return () => stop.abort();
  }

  /** Where on the drawing something on the screen is. */
  private pointOf(e: MouseEvent): Point {
    const { x, y, width, height } = this.ruler.getBoundingClientRect();
    return { x: ((e.clientX - x) / width) * RULER, y: ((e.clientY - y) / height) * RULER };
  }

  private down(e: PointerEvent): void {
    const { placing, board } = this.now();
    const at = pieceAt(e);
    const pose = at && placing?.poses[numberOf(at)];
    if (!pose || this.held || e.button !== 0) return;
    const [here, middle] = [this.pointOf(e), board.toBoard(pose)];
    const by = (e.target as Element).getAttribute('data-drag') ?? 'move';
    this.held = {
      id: e.pointerId,
      piece: numberOf(at),
      by,
      off: { x: middle.x - here.x, y: middle.y - here.y },
    };
    (e.target as Element).setPointerCapture(e.pointerId);
    placing.placer.activate(numberOf(at));
    e.stopPropagation();
  }

  private move(e: PointerEvent): void {
    const { held } = this;
    const { placing, board } = this.now();
    const pose = held && placing?.poses[held.piece];
    if (!pose || e.pointerId !== held.id) return;
    e.stopPropagation();
    const here = this.pointOf(e);
    if (held.by === 'move') {
      const to = board.fromBoard({ x: here.x + held.off.x, y: here.y + held.off.y });
      if (to.x !== pose.x || to.y !== pose.y) placing.placer.drag(held.piece, { ...pose, ...to });
    } else if (board.turning) {
      const half = held.by === 'back' ? 180 : 0;
      const facing = board.turning.facing(angleTo(board.toBoard(pose), here) + half);
      if (facing !== pose.facing) placing.placer.drag(held.piece, { ...pose, facing });
    }
  }

  private up(e: PointerEvent): void {
    const { held } = this;
    if (!held || e.pointerId !== held.id) return;
    this.held = null;
    e.stopPropagation();
    const { placing } = this.now();
    // A mouse that lets a piece go has said it all; a finger confirms, and who turns a piece may still move it.
    const isAnswer = held.by === 'move' && e.type === 'pointerup' && e.pointerType === 'mouse';
    if (placing?.isDragging) placing.placer.drop(isAnswer);
  }

  private wheel(e: WheelEvent): void {
    const { placing, board } = this.now();
    const at = pieceAt(e);
    const pose = at && placing?.poses[numberOf(at)];
    if (!pose || !board.turning) return;
    e.preventDefault();
    e.stopPropagation();
    placing.placer.drag(numberOf(at), turned(pose, board.turning, e.deltaY > 0 ? 1 : -1));
    if (!this.held) placing.placer.drop(false);
  }

  private key(e: KeyboardEvent): void {
    const { placing, board } = this.now();
    if (!placing || e.ctrlKey || e.metaKey || e.altKey) return;
    const act = this.keyed(e, placing, board);
    if (!act) return;
    e.preventDefault();
    e.stopPropagation();
    act();
  }

  /** What a key does to the piece that is placed; undefined if it is none of ours. */
  private keyed(e: KeyboardEvent, placing: Placing, board: PlacingBoard): (() => void) | undefined {
    const { toBoard, fromBoard, reach, turning } = board;
    const pose = placing.poses[placing.active] as Pose;
    const way = WAYS[e.key];
    if (way && e.shiftKey) {
      const at = toBoard(pose);
      const [x, y] = [at.x + way[0] * reach * NUDGE, at.y + way[1] * reach * NUDGE];
      return () => placing.placer.put({ ...pose, ...fromBoard({ x, y }) });
    }
    if (way) return () => placing.placer.toward(boardWay(way, toBoard));
    if (turning && (e.key === '[' || e.key === ']'))
      return () => placing.placer.put(turned(pose, turning, e.key === ']' ? 1 : -1));
    if (e.key === 'Enter' || e.key === ' ') return () => placing.placer.confirm();
    return undefined;
  }

  /** A tap where nothing else lies puts the piece there. */
  private tap(e: MouseEvent): void {
    const { placing, board } = this.now();
    if (!placing || pieceAt(e) || (e.target instanceof Element && e.target.closest('[data-el]'))) return;
    const pose = placing.poses[placing.active] as Pose;
    placing.placer.put({ ...pose, ...board.fromBoard(this.pointOf(e)) });
  }
}
