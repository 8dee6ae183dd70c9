import { CORNER_X, CORNER_Y, cornerBefore } from './field.js';

/**
 * What a straight line between two corners touches. A wall is closed, and every
 * wall is made of edges; a corner never lies inside an edge. So a line touches
 * a wall exactly if it runs through a corner of one or crosses the inside of
 * one of its edges: both are found by the sign of integer products.
 */

/** A point of the lattice of half steps, counted from the start of the line. */
interface Touch {
  readonly x: number;
  readonly y: number;
  /** How far along the line, 0 to 1; only puts touches in order. */
  readonly along: number;
}

const cross = (ax: number, ay: number, bx: number, by: number): number => ax * by - ay * bx;

/** Where columns of hexes have their centres: every three steps. */
const centresNear = (low: number, high: number): number[] => {
  const found: number[] = [];
  for (let x = Math.floor(low / 3) * 3; x <= high + 2; x += 3) found.push(x);
  return found;
};

class Search {
  private readonly found = new Map<string, Touch>();

  constructor(
    /** The line starts in this corner, counted from the centre of a hex that owns it. */
    private readonly px: number,
    private readonly py: number,
    private readonly dx: number,
    private readonly dy: number,
  ) {}

  private keep(x: number, y: number, along: number): void {
    this.found.set(`${x},${y}`, { x, y, along });
  }

  private corner(x: number, y: number): void {
    const { dx, dy } = this;
    if (cross(dx, dy, x, y) !== 0) return;
    const dot = x * dx + y * dy;
    const length = dx * dx + dy * dy;
    if (dot >= 0 && dot <= length) this.keep(2 * x, 2 * y, dot / length);
  }

  private edge(ax: number, ay: number, bx: number, by: number): void {
    const { dx, dy } = this;
    const sideA = cross(dx, dy, ax, ay);
    const sideB = cross(dx, dy, bx, by);
    if (sideA === 0 || sideB === 0 || sideA > 0 === sideB > 0) return;
    const start = cross(bx - ax, by - ay, -ax, -ay);
    const end = cross(bx - ax, by - ay, dx - ax, dy - ay);
    if (start === 0 || end === 0 || start > 0 === end > 0) return;
    this.keep(ax + bx, ay + by, start / (start - end));
  }

  private hex(hx: number, hy: number): void {
    for (let d = 0; d < 6; d++) {
      const a = cornerBefore(d);
      const bx = hx + CORNER_X[d]! - this.px;
      const by = hy + CORNER_Y[d]! - this.py;
      this.corner(bx, by);
      this.edge(hx + CORNER_X[a]! - this.px, hy + CORNER_Y[a]! - this.py, bx, by);
    }
  }

  /** Start and end first, because a corner on a wall is the commonest hindrance; then along the line. */
  run(): readonly Touch[] {
    const { px, py, dx, dy } = this;
    if (dx === 0 && dy === 0) return [{ x: 0, y: 0, along: 0 }];
    // A hex lies off the line by at most what its farthest corner makes up for.
    const nearest = Math.max(Math.abs(2 * dy), Math.abs(dy) + Math.abs(dx));
    for (const hx of centresNear(Math.min(px, px + dx) - 2, Math.max(px, px + dx))) {
      const parity = (hx / 3) & 1;
      const low = Math.min(py, py + dy) - 1;
      const high = Math.max(py, py + dy) + 1;
      for (let hy = low + ((low + parity) & 1); hy <= high; hy += 2)
        if (Math.abs(cross(dx, dy, hx - px, hy - py)) <= nearest) this.hex(hx, hy);
    }
    const isEnd = (t: Touch) => (t.x === 0 && t.y === 0) || (t.x === 2 * dx && t.y === 2 * dy);
    const all = [...this.found.values()].sort((a, b) => a.along - b.along);
    return [...all.filter(isEnd), ...all.filter(t => !isEnd(t))];
  }
}

/** A line from corner `from` of one hex to corner `to` of another. */
export interface Ray {
  readonly from: number;
  readonly to: number;
  /** Start, end, then every corner and edge in order, as steps in the lattice from the start. */
  readonly touches: Int32Array;
}

/**
 * The lines of all fields whose lattice has the same stride. They depend only on
 * how the two hexes lie to each other, so they are worked out once.
 */
export class Rays {
  private readonly byOffset = new Map<number, readonly Ray[]>();
  private readonly byVector = new Map<number, Int32Array>();
  /** Steps in the lattice from the centre of a hex to its corners. */
  readonly corner: Int32Array;

  constructor(private readonly stride: number) {
    this.corner = Int32Array.from(CORNER_X, (x, k) => 2 * CORNER_Y[k]! * stride + 2 * x);
  }

  /** All 36 lines to a hex whose centre lies dx, dy from this one's, shortest first. */
  to(dx: number, dy: number): readonly Ray[] {
    const key = dy * 65_536 + dx;
    let rays = this.byOffset.get(key);
    if (rays === undefined) {
      rays = this.make(dx, dy);
      this.byOffset.set(key, rays);
    }
    return rays;
  }

  private make(dx: number, dy: number): readonly Ray[] {
    const rays: { ray: Ray; length: number }[] = [];
    for (let from = 0; from < 6; from++)
      for (let to = 0; to < 6; to++) {
        const vx = dx + CORNER_X[to]! - CORNER_X[from]!;
        const vy = dy + CORNER_Y[to]! - CORNER_Y[from]!;
        // A step across is half a side, a step down the root of 3 times as long.
        rays.push({ ray: { from, to, touches: this.touches(from, vx, vy) }, length: vx * vx + 3 * vy * vy });
      }
    return rays.sort((a, b) => a.length - b.length).map(r => r.ray);
  }

  private touches(from: number, dx: number, dy: number): Int32Array {
    // Corners 0, 2, 4 look alike wherever they are, and so do 1, 3, 5.
    const kind = from & 1;
    const key = 2 * (dy * 65_536 + dx) + kind;
    let steps = this.byVector.get(key);
    if (steps === undefined) {
      const touches = new Search(CORNER_X[kind]!, CORNER_Y[kind]!, dx, dy).run();
      steps = Int32Array.from(touches, t => t.y * this.stride + t.x);
      this.byVector.set(key, steps);
    }
    return steps;
  }
}

const raysByStride = new Map<number, Rays>();

export function raysOf(stride: number): Rays {
  let rays = raysByStride.get(stride);
  if (rays === undefined) {
    rays = new Rays(stride);
    raysByStride.set(stride, rays);
  }
  return rays;
}
