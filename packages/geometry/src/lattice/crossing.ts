import type { Edge, Point, Space } from './places.js';

/** One end of a line: a space's centre or an intersection, on a level (APX-LOS-02, -03). */
export interface End {
  readonly x: number;
  readonly y: number;
  /** 1 for a space, 0 for an intersection. */
  readonly span: 0 | 1;
  readonly level: number;
}

/** The line crosses the inside of an edge, or passes a corner from one space to the opposite one. */
export interface Crossed {
  readonly met: 'V' | 'H' | 'corner';
  /** Coordinates of the edge or corner. */
  readonly x: number;
  readonly y: number;
  /** The space that the line runs through next. */
  readonly into: Space;
}

/** A straight line seen from above, relative to the coordinates of its first end. */
export interface Way {
  readonly first: Space;
  readonly crossed: readonly Crossed[];
  /** For each crossing the slot of its edge or corner, as an offset. */
  readonly slots: Int32Array;
  /** For each space that the line runs through its index, as an offset. */
  readonly spaces: Int32Array;
}

/** APX-LOS-26 to -29: an edge with blockers, a joint of connected ones, a rock and the like, the foot of a roof. */
export type BarrierKind = 'edge' | 'joint' | 'space' | 'foot';

/** Where the line meets a barrier: across a vertical or horizontal grid line, at a corner, or at its own end. */
export type Meeting = 'V' | 'H' | 'corner' | 'end';

/** Something that can block a line, where it stands and how it is met. */
export interface Barrier {
  readonly kind: BarrierKind;
  readonly at: Edge | Space | Point;
  readonly height: number;
  /** A rock counts where the line leaves it (APX-LOS-28). */
  readonly met: Meeting;
  /** The grid lines on which it is met; for `V` only x, for `H` only y means anything. */
  readonly x: number;
  readonly y: number;
}
