import {
  type Box,
  clamped,
  comfortable,
  type Frame,
  fitZoom,
  isWithin,
  type Look,
  lookingAt,
  middleOf,
  panned,
  seen,
  unionOf,
  wholeBoard,
  zoomed,
} from '../ui/look.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How near a board is shown; each game may say what suits it. */
export interface Nearness {
  /** At the beginning at least so many pixels for a unit of the drawing; 0 for the whole board. */
  readonly comfort: number;
  /** At most so many pixels for a unit; 0 for four times the whole board. */
  readonly closest: number;
}

/** What is shown, as of the last time that the hand rested. */
export interface Shot {
  readonly look: Look;
  readonly frame: Frame;
  /** The whole board is in sight and in the middle. */
  readonly isWhole: boolean;
  /** Somebody has moved the camera by hand since it last followed. */
  readonly isByHand: boolean;
}

/** The hand rests when it has not moved for so long, in milliseconds. */
const REST = 140;

const same = (a: Look, b: Look): boolean =>
  Math.abs(a.x - b.x) < 1e-6 && Math.abs(a.y - b.y) < 1e-6 && Math.abs(a.zoom - b.zoom) < 1e-9;

/**
 * Moves the board under the hand by `transform` alone, without drawing it
 * anew; tells those who draw when the hand rests.
 */
export class CameraMan {
  private look: Look | null = null;
  /** What is shown whatever the room: where a match begins, or everything. */
  private wish: 'home' | 'whole' | null = 'home';
  private room = { width: 0, height: 0 };
  private frame: Frame | null = null;
  private byHand = false;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly inner: HTMLElement,
    private nearness: Nearness,
    private readonly onRest: (shot: Shot) => void,
  ) {}

  /** Reads how large the room for the board is, which makes the browser lay out the page. */
  measureRoom(nearness: Nearness): void {
    this.room = { width: this.inner.clientWidth, height: this.inner.clientHeight };
    this.measure(nearness);
  }

  /** Reads how large the board is; whoever was looking at all of it still is. */
  measure(nearness: Nearness): void {
    this.nearness = nearness;
    const board = this.board();
    const { room } = this;
    const { width, height } = board?.viewBox.baseVal ?? { width: 0, height: 0 };
    if (!board || width === 0 || room.width === 0) return;
    const { x, y } = board.viewBox.baseVal;
    const frame: Frame = { ...room, world: { x, y, width, height }, closest: 0 };
    const fit = fitZoom(frame);
    const next = { ...frame, closest: nearness.closest || fit * 4 };
    const wasWhole = this.look !== null && this.frame !== null && same(this.look, wholeBoard(this.frame));
    const isSame = JSON.stringify(this.frame) === JSON.stringify(next);
    this.frame = next;
    if (isSame && this.look) return;
    this.look = this.wished(next) ?? clamped(wasWhole || !this.look ? wholeBoard(next) : this.look, next);
    this.draw();
    this.settle();
  }

  private wished(frame: Frame): Look | null {
    if (this.wish === 'whole') return wholeBoard(frame);
    if (this.wish === 'home') return comfortable(frame, this.nearness.comfort, this.homeBox());
    return null;
  }

  /** Where a match begins: at what can be done. */
  private homeBox(): Box | null {
    return unionOf([...this.inner.querySelectorAll<SVGGraphicsElement>('.board .lit')].map(this.boxOf));
  }

  private board(): SVGSVGElement | null {
    return this.inner.querySelector<SVGSVGElement>('svg.board');
  }

  /** Where an element is drawn, however the camera looks at it. */
  private readonly boxOf = (el: SVGGraphicsElement): Box => {
    const { frame } = this;
    const matrix = el.getCTM();
    const board = this.board();
    if (!frame || !matrix || !board) return { x: 0, y: 0, width: 0, height: 0 };
    const fit = fitZoom(frame);
    const { x, y, width, height } = el.getBBox();
    const a = new DOMPoint(x, y).matrixTransform(matrix);
    const b = new DOMPoint(x + width, y + height).matrixTransform(matrix);
    const offset = {
      x: (board.clientWidth - frame.world.width * fit) / 2,
      y: (board.clientHeight - frame.world.height * fit) / 2,
    };
    return {
      x: frame.world.x + (Math.min(a.x, b.x) - offset.x) / fit,
      y: frame.world.y + (Math.min(a.y, b.y) - offset.y) / fit,
      width: Math.abs(b.x - a.x) / fit,
      height: Math.abs(b.y - a.y) / fit,
    };
  };

  /** Where some elements of the board are, together; null if none is on it. */
  placeOf(names: readonly string[]): Box | null {
    const found = names.flatMap(name => [
      ...this.inner.querySelectorAll<SVGGraphicsElement>(`.board [data-el="${CSS.escape(name)}"]`),
    ]);
    return unionOf(found.map(this.boxOf));
  }

  /** Every element that has a place on the board, for the overview. */
  places(): readonly { readonly box: Box; readonly isLit: boolean }[] {
    return [...this.inner.querySelectorAll<SVGGraphicsElement>('.board [data-el]')].map(el => ({
      box: this.boxOf(el),
      isLit: el.classList.contains('lit'),
    }));
  }

  isInSight(box: Box): boolean {
    return this.look !== null && this.frame !== null && isWithin(box, seen(this.look, this.frame));
  }

  private go(next: (look: Look, frame: Frame) => Look, isByHand: boolean, glides = false): void {
    const { look, frame } = this;
    if (!look || !frame) return;
    const after = next(look, frame);
    if (isByHand) this.byHand = true;
    if (same(after, look)) return;
    this.wish = null;
    this.look = after;
    this.inner.classList.toggle('gliding', glides);
    this.inner.classList.toggle('moving', !glides);
    this.draw();
    this.settleSoon();
  }

  /** By so many pixels. */
  pan(dx: number, dy: number): void {
    this.go((look, frame) => panned(look, frame, dx, dy), true);
  }

  /** Around a point of the screen; around the middle without one. */
  zoom(by: number, around?: Point): void {
    const middle = this.middle();
    this.go(
      (look, frame) =>
        zoomed(look, frame, by, around ? around.x - middle.x : 0, around ? around.y - middle.y : 0),
      true,
    );
    if (this.look && this.frame && same(this.look, wholeBoard(this.frame))) this.wish = 'whole';
  }

  /** Where the middle of what is shown is on the screen. */
  private middle(): Point {
    const box = this.inner.parentElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
    return {
      x: box.x + this.inner.offsetLeft + this.inner.clientWidth / 2,
      y: box.y + this.inner.offsetTop + this.inner.clientHeight / 2,
    };
  }

  /** The point of the drawing that lies under a point of the screen. */
  pointAt({ x, y }: Point): Point {
    const { look } = this;
    const middle = this.middle();
    return look ? { x: look.x + (x - middle.x) / look.zoom, y: look.y + (y - middle.y) / look.zoom } : middle;
  }

  /** Where a point of the drawing is on the screen. */
  screenOf({ x, y }: Point): Point {
    const { look } = this;
    const middle = this.middle();
    return look ? { x: middle.x + (x - look.x) * look.zoom, y: middle.y + (y - look.y) * look.zoom } : middle;
  }

  /** The board and how large its drawing is, for a second look at a part of it. */
  sheet(): { readonly board: SVGSVGElement; readonly world: Box; readonly zoom: number } | null {
    const board = this.board();
    return board && this.frame && this.look ? { board, world: this.frame.world, zoom: this.look.zoom } : null;
  }

  whole(): void {
    this.go((_, frame) => wholeBoard(frame), false, true);
    this.wish = 'whole';
    this.byHand = false;
    this.settle();
  }

  /** Brings elements into sight; nothing moves if they are in sight, or under a hand unless it is asked for. */
  lookAt(names: readonly string[], isAsked: boolean): void {
    const place = this.placeOf(names);
    if (!place || (this.byHand && !isAsked)) return;
    if (isAsked) this.byHand = false;
    this.go((look, frame) => lookingAt(look, frame, place), false, true);
    this.settle();
  }

  /** The middle of the overview's mark goes to a point of the drawing. */
  moveTo(point: Point): void {
    this.go((look, frame) => clamped({ ...look, ...point }, frame), true);
  }

  private draw(): void {
    const { look, frame } = this;
    if (!look || !frame) return;
    const middle = middleOf(frame.world);
    const [x, y] = [(middle.x - look.x) * look.zoom, (middle.y - look.y) * look.zoom];
    const scale = look.zoom / fitZoom(frame);
    this.inner.style.transform = `translate(${+x.toFixed(2)}px, ${+y.toFixed(2)}px) scale(${+scale.toFixed(4)})`;
  }

  private settleSoon(): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.settle(), REST);
  }

  private settle(): void {
    clearTimeout(this.rest);
    const { look, frame } = this;
    this.inner.classList.remove('moving');
    if (!look || !frame) return;
    this.onRest({ look, frame, isWhole: same(look, wholeBoard(frame)), isByHand: this.byHand });
  }

  stop(): void {
    clearTimeout(this.rest);
  }
}
