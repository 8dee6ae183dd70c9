/** A finger that moved further than this drags and does not tap, in pixels. */
const DRAG = 8;
/** Two taps closer than this are a double tap, in milliseconds. */
const DOUBLE = 300;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a moving finger asks of the camera: a drag, or a pinch around a point. */
export type Wish =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly by: number; readonly around: Spot };

/** Where each finger is, and what they have done since they came down. */
export class Fingers {
  private readonly at = new Map<number, Spot>();
  private moved = 0;
  private tapped = 0;
  dragged = false;

  down(e: PointerEvent): void {
    if (this.at.size === 0) {
      this.moved = 0;
      this.dragged = false;
    }
    this.at.set(e.pointerId, { x: e.clientX, y: e.clientY });
  }

  /** How the camera follows a finger. */
  move(e: PointerEvent): readonly Wish[] {
    const before = this.at.get(e.pointerId);
    if (!before) return [];
    const here = { x: e.clientX, y: e.clientY };
    this.at.set(e.pointerId, here);
    const [dx, dy] = [here.x - before.x, here.y - before.y];
    this.moved += Math.abs(dx) + Math.abs(dy);
    if (this.moved > DRAG) this.dragged = true;
    const other = [...this.at].find(([id]) => id !== e.pointerId)?.[1];
    if (!other) return this.dragged ? [{ kind: 'pan', dx, dy }] : [];
    const span = (p: Spot): number => Math.hypot(p.x - other.x, p.y - other.y);
    const by = span(before) > 0 ? span(here) / span(before) : 1;
    const around = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 };
    return [
      { kind: 'pan', dx: dx / 2, dy: dy / 2 },
      { kind: 'zoom', by, around },
    ];
  }

  /** Tells whether this was the second of two quick taps. */
  up(e: PointerEvent): boolean {
    const was = this.at.delete(e.pointerId);
    if (!was || this.dragged || e.pointerType === 'mouse') return false;
    const isDouble = e.timeStamp - this.tapped < DOUBLE;
    this.tapped = isDouble ? 0 : e.timeStamp;
    return isDouble;
  }

  gone(e: PointerEvent): void {
    this.at.delete(e.pointerId);
  }

  get areDown(): boolean {
    return this.at.size > 0;
  }
}
