import type { P2 } from './model.js';

/** So many straight pieces stand for a curve: cut-outs are a few centimetres high. */
const PIECES = 4;
/** Points nearer to each other than this are one, in a drawing of 512 by 512. */
const NEAR = 0.6;

/** Reads numbers and flags out of path data one after the other. */
class Reader {
  private at = 0;
  constructor(private readonly text: string) {}

  private skip(): void {
    while (this.at < this.text.length && /[\s,]/.test(this.text.charAt(this.at))) this.at++;
  }

  /** The next command, if one stands here. */
  command(): string | null {
    this.skip();
    const c = this.text.charAt(this.at);
    if (!/[a-zA-Z]/.test(c)) return null;
    this.at++;
    return c;
  }

  get isOver(): boolean {
    this.skip();
    return this.at >= this.text.length;
  }

  number(): number {
    this.skip();
    const [found] = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?/i.exec(this.text.slice(this.at, this.at + 24)) ?? [];
    if (found === undefined) throw new Error(`no number at ${this.at} of ${this.text.slice(0, 40)}`);
    this.at += found.length;
    return Number(found);
  }

  /** A flag of an arc is one digit: nothing need part it from what follows. */
  flag(): boolean {
    this.skip();
    return this.text.charAt(this.at++) === '1';
  }
}

const curve = (points: readonly [P2, P2, P2, P2], t: number): P2 => {
  const [a, b, c, d] = points;
  const u = 1 - t;
  const of = (k: 0 | 1): number =>
    u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
  return [of(0), of(1)];
};

interface Arc {
  readonly rx: number;
  readonly ry: number;
  readonly turn: number;
  readonly isLarge: boolean;
  readonly isSweep: boolean;
}

/** The points of an elliptical arc, by the formulas of SVG's appendix on it. */
const arcPoints = (from: P2, to: P2, { rx, ry, turn, isLarge, isSweep }: Arc): P2[] => {
  if (rx === 0 || ry === 0) return [to];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.max(1, Math.sqrt((x / rx) ** 2 + (y / ry) ** 2));
  const [a, b] = [Math.abs(rx) * grow, Math.abs(ry) * grow];
  const rest = Math.max(0, (a * a * b * b - a * a * y * y - b * b * x * x) / (a * a * y * y + b * b * x * x));
  const k = (isLarge === isSweep ? -1 : 1) * Math.sqrt(rest);
  const [cx, cy] = [(k * a * y) / b, (-k * b * x) / a];
  const first = Math.atan2((y - cy) / b, (x - cx) / a);
  let sweep = Math.atan2((-y - cy) / b, (-x - cx) / a) - first;
  if (isSweep && sweep < 0) sweep += 2 * Math.PI;
  if (!isSweep && sweep > 0) sweep -= 2 * Math.PI;
  const pieces = Math.max(2, Math.ceil((Math.abs(sweep) / Math.PI) * 2 * PIECES));
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return Array.from({ length: pieces }, (_, n): P2 => {
    const angle = first + (sweep * (n + 1)) / pieces;
    const [ex, ey] = [a * Math.cos(angle) + cx, b * Math.sin(angle) + cy];
    return [cos * ex - sin * ey + mx, sin * ex + cos * ey + my];
  });
};

/** Follows a pen along path data. */
class Pen {
  readonly outlines: P2[][] = [];
  private now: P2 = [0, 0];
  private begun: P2 = [0, 0];
  /** The last handle of a curve, which a smooth one mirrors. */
  private handle: P2 | null = null;

  constructor(private readonly read: Reader) {}

  private point(isRelative: boolean): P2 {
    const [x, y] = [this.read.number(), this.read.number()];
    return isRelative ? [this.now[0] + x, this.now[1] + y] : [x, y];
  }

  private to(p: P2): void {
    const line = this.outlines.at(-1);
    const last = line?.at(-1);
    if (line && (!last || Math.hypot(p[0] - last[0], p[1] - last[1]) > NEAR)) line.push(p);
    this.now = p;
  }

  private bend(b: P2, c: P2, d: P2): void {
    const from = this.now;
    for (let n = 1; n <= PIECES; n++) this.to(curve([from, b, c, d], n / PIECES));
    this.handle = c;
  }

  private get mirrored(): P2 {
    const [x, y] = this.now;
    return this.handle ? [2 * x - this.handle[0], 2 * y - this.handle[1]] : this.now;
  }

  private move(isRelative: boolean): void {
    const p = this.point(isRelative);
    this.outlines.push([]);
    this.begun = p;
    this.to(p);
  }

  private quadratic(q: P2, d: P2): void {
    const [a, third] = [this.now, 2 / 3];
    const pull = (p: P2): P2 => [p[0] + (q[0] - p[0]) * third, p[1] + (q[1] - p[1]) * third];
    this.bend(pull(a), pull(d), d);
    this.handle = q;
  }

  private arc(isRelative: boolean): void {
    const [rx, ry, turn] = [this.read.number(), this.read.number(), this.read.number()];
    const [isLarge, isSweep] = [this.read.flag(), this.read.flag()];
    const to = this.point(isRelative);
    for (const p of arcPoints(this.now, to, { rx, ry, turn, isLarge, isSweep })) this.to(p);
  }

  private readonly strokes: Readonly<Record<string, (isRelative: boolean) => void>> = {
    M: r => this.move(r),
    L: r => this.to(this.point(r)),
    H: r => this.to([this.read.number() + (r ? this.now[0] : 0), this.now[1]]),
    V: r => this.to([this.now[0], this.read.number() + (r ? this.now[1] : 0)]),
    C: r => this.bend(this.point(r), this.point(r), this.point(r)),
    S: r => this.bend(this.mirrored, this.point(r), this.point(r)),
    Q: r => this.quadratic(this.point(r), this.point(r)),
    T: r => this.quadratic(this.mirrored, this.point(r)),
    A: r => this.arc(r),
  };

  /** Draws one stroke; the handle is kept only from curve to curve. */
  stroke(command: string): void {
    const draw = this.strokes[command.toUpperCase()];
    if (!draw) throw new Error(`no command of a path: ${command}`);
    if (!'CSQT'.includes(command.toUpperCase())) this.handle = null;
    draw(command === command.toLowerCase());
  }

  close(): void {
    this.now = this.begun;
    this.handle = null;
  }

  /** After a closed outline a path may go on without a new beginning. */
  goOn(): void {
    if (this.outlines.length > 0) this.outlines.push([this.now]);
  }
}

/** The outlines of path data, curves as straight pieces; y goes down as in the drawing. */
export const outlinesOf = (d: string): P2[][] => {
  const read = new Reader(d);
  const pen = new Pen(read);
  let command = 'M';
  let isClosed = false;
  while (!read.isOver) {
    const next = read.command();
    if (next === 'z' || next === 'Z') {
      pen.close();
      isClosed = true;
      continue;
    }
    if (next !== null) command = next;
    // Pairs after the first of a move are lines.
    else if (command === 'm') command = 'l';
    else if (command === 'M') command = 'L';
    if (isClosed && command.toUpperCase() !== 'M') pen.goOn();
    isClosed = false;
    pen.stroke(command);
  }
  return pen.outlines.filter(line => line.length > 2);
};
