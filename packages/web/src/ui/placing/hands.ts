import type { Pose } from '@potyczka/kernel';
import type { Way } from './draft.js';
import { angleTo, around, type Turning, wheeled } from './turning.js';
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
  /** Several pieces can be moved and turned as a block: the outline round it. */
  outline?(points: readonly Point[]): string;
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

/** A key or the wheel turns a block by so many degrees. */
const BLOCK_STEP = 15;

/** Whether a hand takes all pieces at once. */
export const isBlock = ({ isBlock, poses }: Placing, board: PlacingBoard): boolean =>
  isBlock && poses.length > 1 && board.outline !== undefined;

/** All pieces moved by the same way, or turned about the first of them. */
const blockMoved = (poses: readonly Pose[], board: PlacingBoard, to: (at: Point) => Point): readonly Pose[] =>
  poses.map(pose => ({ ...pose, ...board.fromBoard(to(board.toBoard(pose))) }));

const blockTurned = (poses: readonly Pose[], board: PlacingBoard, degrees: number): readonly Pose[] => {
  const centre = board.toBoard(poses[0] as Pose);
  return blockMoved(poses, board, at => wheeled(at, centre, degrees));
};

/** A direction on the screen as poses count it: y may grow upwards there. */
const boardWay = ([dx, dy]: Way, toBoard: PlacingBoard['toBoard']): Way => {
  const [zero, one] = [toBoard({ x: 0, y: 0 }), toBoard({ x: 1000, y: 1000 })];
  return [dx * Math.sign(one.x - zero.x), dy * Math.sign(one.y - zero.y)];
};

const pieceAt = (e: Event): Element | null =>
  e.target instanceof Element ? e.target.closest('[data-piece]') : null;
const numberOf = (piece: Element): number => Number(piece.getAttribute('data-piece'));

interface HeldPointer {
  /** The pointer. */
  readonly id: number;
  readonly piece: number;
  /** The piece itself, or one of the handles by which it is turned. */
  readonly by: string;
  /** From the pointer to the middle of the piece. */
  readonly off: Point;
  /** How all pieces stood when a block was taken, and from where it is turned. */
  readonly from: readonly Pose[];
  readonly angle: number;
}

type Now = { readonly placing: Placing | null; readonly board: PlacingBoard };

/**
 * Mouse, finger, wheel and keys on pieces that are placed: heard before the
 * camera and the page, which have other uses for them.
 */
export class Hands {
  private held: HeldPointer | null = null;

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
    layer.addEventListener('dblclick', e => this.twice(e), { signal });
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
    if (!at || !placing || this.held || e.button !== 0) return;
    const here = this.pointOf(e);
    const by = (e.target as Element).getAttribute('data-drag') ?? 'move';
    const isOne = by !== 'block' && by !== 'spin';
    const piece = !isOne ? 0 : by === 'move' ? this.nearest(here, numberOf(at)) : numberOf(at);
    const pose = placing.poses[piece];
    if (!pose) return;
    const middle = board.toBoard(pose);
    this.held = {
      ...{ id: e.pointerId, piece, by },
      off: { x: middle.x - here.x, y: middle.y - here.y },
      from: placing.poses,
      angle: angleTo(middle, here),
    };
    (e.target as Element).setPointerCapture(e.pointerId);
    if (isOne) placing.placer.activate(piece);
    e.stopPropagation();
  }

  /** Grips lie over each other where pieces stand close: the piece that is nearest is meant. */
  private nearest(here: Point, under: number): number {
    const { placing, board } = this.now();
    const far = (n: number): number => {
      const at = board.toBoard(placing?.poses[n] as Pose);
      return Math.hypot(at.x - here.x, at.y - here.y);
    };
    return (placing?.poses ?? []).reduce((best, _, n) => (far(n) < far(best) ? n : best), under);
  }

  private move(e: PointerEvent): void {
    const { held } = this;
    const { placing, board } = this.now();
    const pose = held && placing?.poses[held.piece];
    if (!pose || e.pointerId !== held.id) return;
    e.stopPropagation();
    const here = this.pointOf(e);
    if (held.by === 'block' || held.by === 'spin') this.moveBlock(held, here, placing, board);
    else if (held.by === 'move') {
      const to = board.fromBoard({ x: here.x + held.off.x, y: here.y + held.off.y });
      if (to.x !== pose.x || to.y !== pose.y) placing.placer.drag(held.piece, { ...pose, ...to });
    } else if (board.turning) {
      const half = held.by === 'back' ? 180 : 0;
      const facing = board.turning.facing(angleTo(board.toBoard(pose), here) + half);
      if (facing !== pose.facing) placing.placer.drag(held.piece, { ...pose, facing });
    }
  }

  private moveBlock(held: HeldPointer, here: Point, placing: Placing, board: PlacingBoard): void {
    const middle = board.toBoard(held.from[0] as Pose);
    if (held.by === 'spin') {
      const turn = angleTo(middle, here) - held.angle;
      placing.placer.dragAll(blockTurned(held.from, board, turn));
      return;
    }
    const by = { x: here.x + held.off.x - middle.x, y: here.y + held.off.y - middle.y };
    if (by.x !== 0 || by.y !== 0)
      placing.placer.dragAll(blockMoved(held.from, board, at => ({ x: at.x + by.x, y: at.y + by.y })));
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
    if (!at || !placing) return;
    if (isBlock(placing, board)) {
      e.preventDefault();
      e.stopPropagation();
      placing.placer.putAll(blockTurned(placing.poses, board, e.deltaY > 0 ? BLOCK_STEP : -BLOCK_STEP));
      return;
    }
    const pose = placing.poses[numberOf(at)];
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
    const block = isBlock(placing, board);
    if (way && e.shiftKey) {
      const [dx, dy] = [way[0] * reach * NUDGE, way[1] * reach * NUDGE];
      if (block)
        return () =>
          placing.placer.putAll(blockMoved(placing.poses, board, at => ({ x: at.x + dx, y: at.y + dy })));
      const at = toBoard(pose);
      const [x, y] = [at.x + dx, at.y + dy];
      return () => placing.placer.put({ ...pose, ...fromBoard({ x, y }) });
    }
    if (way) return () => placing.placer.toward(boardWay(way, toBoard));
    if (block && (e.key === '[' || e.key === ']')) {
      const by = e.key === ']' ? BLOCK_STEP : -BLOCK_STEP;
      return () => placing.placer.putAll(blockTurned(placing.poses, board, by));
    }
    if (turning && (e.key === '[' || e.key === ']'))
      return () => placing.placer.put(turned(pose, turning, e.key === ']' ? 1 : -1));
    if (e.key === 'Enter' || e.key === ' ') return () => placing.placer.confirm();
    return undefined;
  }

  /** Whoever presses twice takes one piece out of the block, or makes a block of them again. */
  private twice(e: MouseEvent): void {
    const { placing, board } = this.now();
    if (!placing || !board.outline || placing.poses.length < 2) return;
    e.stopPropagation();
    placing.placer.activate(this.nearest(this.pointOf(e), 0));
    placing.placer.together(!placing.isBlock);
  }

  /** A tap where nothing else lies puts the piece there. */
  private tap(e: MouseEvent): void {
    const { placing, board } = this.now();
    if (!placing || pieceAt(e) || (e.target instanceof Element && e.target.closest('[data-el]'))) return;
    const here = this.pointOf(e);
    if (isBlock(placing, board)) {
      const middle = board.toBoard(placing.poses[0] as Pose);
      const by = { x: here.x - middle.x, y: here.y - middle.y };
      placing.placer.putAll(blockMoved(placing.poses, board, at => ({ x: at.x + by.x, y: at.y + by.y })));
      return;
    }
    const pose = placing.poses[placing.active] as Pose;
    placing.placer.put({ ...pose, ...board.fromBoard(here) });
  }
}
