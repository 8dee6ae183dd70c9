import {
  addressOf,
  centreX,
  centreY,
  cornersOf,
  type Field,
  type Hex,
  type HexLine,
  hexes,
  type Terrain,
  terrainAt,
  type Wall,
} from '@potyczka/geometry/hex';

/** Colours: what is seen or reached is green, what is not grey or red, terrain by its kind. */
export const SEEN = '#1a7f37';
export const HIDDEN = '#cf222e';
const FILL: Readonly<Record<Terrain, string>> = {
  floor: '#f6f2e8',
  corridor: '#f6f2e8',
  'open-door': '#e8d8b8',
  'pressure-plate': '#e6e2da',
  treasure: '#f0d878',
  trap: '#f2b8b0',
  hazardous: '#f2c894',
  difficult: '#b8d4d8',
  obstacle: '#b09a84',
  'closed-door': '#7a5a38',
  'locked-door': '#5a4028',
  wall: '#3d3b42',
};
const SIGN: Partial<Readonly<Record<Terrain, string>>> = {
  trap: 'trap',
  hazardous: 'hazard',
  difficult: 'slow',
  obstacle: 'block',
  'closed-door': 'door',
};

/** Half a side of a hex across and half its height down, in pixels. */
const ACROSS = 11;
const DOWN = 11 * Math.sqrt(3);
const MARGIN = 12;
const PANEL_LINE = 13;
/** Letters in a line of the panel. */
const PANEL_WIDTH = 78;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const n = (x: number): string => (Math.round(x * 10) / 10).toString();

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A field as SVG, with what is laid over it. `lying`: with pointed tops, rows across. */
export class Canvas {
  private readonly layers: string[] = [];
  private readonly lines: string[] = [];

  constructor(
    private readonly field: Field,
    private readonly lying = false,
  ) {
    const polygon = cornersOf(field, 0).map(({ x, y }) =>
      this.at({ x: x - centreX(field, 0), y: y - centreY(field, 0) }),
    );
    const d = polygon.map(({ x, y }) => `${n(x - MARGIN)},${n(y - MARGIN)}`).join(' ');
    this.layers.push(`<defs><polygon id="h" points="${d}"/></defs>`);
    for (const hex of hexes(field)) this.hex(hex, `fill="${FILL[terrainAt(field, hex)]}" stroke="#b8b0a0"`);
    for (const hex of hexes(field)) {
      const sign = SIGN[terrainAt(field, hex)];
      if (sign !== undefined) this.text(hex, sign, 'font-size="6" fill="#00000088"', 13);
    }
    for (const wall of field.walls) if (wall.kind === 'line') this.wall(wall, '#3d3b42');
  }

  private at({ x, y }: Spot): Spot {
    const [a, b] = [x * ACROSS, y * DOWN];
    return this.lying ? { x: MARGIN + b, y: MARGIN + a } : { x: MARGIN + a, y: MARGIN + b };
  }

  centre(hex: Hex): Spot {
    return this.at({ x: centreX(this.field, hex), y: centreY(this.field, hex) });
  }

  hex(hex: Hex, more: string): this {
    const { x, y } = this.centre(hex);
    this.layers.push(`<use href="#h" x="${n(x)}" y="${n(y)}" ${more}/>`);
    return this;
  }

  tint(some: readonly Hex[], colour: string, opacity: number): this {
    for (const hex of some) this.hex(hex, `fill="${colour}" fill-opacity="${opacity}"`);
    return this;
  }

  ring(hex: Hex, colour: string, width = 3): this {
    return this.hex(hex, `fill="none" stroke="${colour}" stroke-width="${width}"`);
  }

  text(hex: Hex, text: string, more = 'font-size="11"', below = 4): this {
    const { x, y } = this.centre(hex);
    this.layers.push(`<text x="${n(x)}" y="${n(y + below)}" ${more}>${escaped(text)}</text>`);
    return this;
  }

  /** A token with a letter: a disc for the one who acts, a square for its allies, a diamond for its enemies. */
  figure(hex: Hex, letter: string, shape: 'disc' | 'square' | 'diamond', colour: string): this {
    const { x, y } = this.centre(hex);
    const body =
      shape === 'disc'
        ? `<circle cx="${n(x)}" cy="${n(y)}" r="10" fill="${colour}"/>`
        : `<rect x="${n(x - 8)}" y="${n(y - 8)}" width="16" height="16" fill="${colour}"${shape === 'diamond' ? ` transform="rotate(45 ${n(x)} ${n(y)})"` : ''}/>`;
    this.layers.push(body);
    return this.text(hex, letter, 'font-size="11" font-weight="bold" fill="#fff"');
  }

  line({ from, to }: HexLine, colour: string, width = 1.5, opacity = 1): this {
    const [a, b] = [this.at(from), this.at(to)];
    this.layers.push(
      `<line x1="${n(a.x)}" y1="${n(a.y)}" x2="${n(b.x)}" y2="${n(b.y)}" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`,
    );
    for (const end of [a, b])
      this.layers.push(
        `<circle cx="${n(end.x)}" cy="${n(end.y)}" r="${width + 0.5}" fill="${colour}" fill-opacity="${opacity}"/>`,
      );
    return this;
  }

  wall(wall: Wall, colour: string): this {
    if (wall.kind !== 'line') return this.ring(wall.hex, colour);
    const [a, b] = wall.between.map(hex => cornersOf(this.field, hex)) as [Spot[], Spot[]];
    const [from, to] = a.filter(p => b.some(q => p.x === q.x && p.y === q.y)).map(p => this.at(p)) as [
      Spot,
      Spot,
    ];
    this.layers.push(
      `<line x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}" stroke="${colour}" stroke-width="6" stroke-linecap="round"/>`,
    );
    return this;
  }

  route(route: readonly Hex[], colour: string, width = 3): this {
    const points = route.map(hex => this.centre(hex)).map(({ x, y }) => `${n(x)},${n(y)}`);
    if (points.length > 1)
      this.layers.push(
        `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-opacity="0.8"/>`,
      );
    return this;
  }

  /** `column,row` on top of each hex. */
  addresses(): this {
    for (const hex of hexes(this.field))
      this.text(hex, addressOf(this.field, hex).join(), 'font-size="5" fill="#00000066"', -11);
    return this;
  }

  /** A sentence in the panel under the field. */
  say(text: string): this {
    let line = '';
    for (const word of text.split(' ')) {
      if (line.length + word.length > PANEL_WIDTH) {
        this.lines.push(line);
        line = '   ';
      }
      line += line === '' ? word : ` ${word}`;
    }
    this.lines.push(line);
    return this;
  }

  svg(): string {
    const { columns, rows } = this.field;
    const end = this.at({ x: 3 * columns + 1, y: 2 * rows + (columns > 1 ? 1 : 0) });
    const panel = Math.max(0, ...this.lines.map(line => line.length)) * 5.4;
    const width = Math.max(end.x + MARGIN, panel + 2 * MARGIN);
    const height = end.y + MARGIN + this.lines.length * PANEL_LINE;
    const said = this.lines.map(
      (line, i) =>
        `<text x="${MARGIN}" y="${n(end.y + MARGIN + 4 + i * PANEL_LINE)}" font-size="10" text-anchor="start">${escaped(line)}</text>`,
    );
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" font-family="sans-serif" text-anchor="middle">`,
      `<rect width="100%" height="100%" fill="#ffffff"/>`,
      ...this.layers,
      ...said,
      '</svg>',
      '',
    ].join('\n');
  }
}
