import {
  type Edge,
  type Element,
  type End,
  elementsOn,
  type Lattice,
  type LatticeSight,
  levelOf,
  objectOn,
  type Point,
  type Space,
  spacesOf,
} from '@potyczka/geometry/lattice';

/** Colours: seen green, hidden by a higher blocker grey, by a shadow red, directly behind blue, as in the book. */
export const SEEN = '#1a7f37';
export const HIDDEN = '#cf222e';
export const TINT = {
  seen: '#1a7f37',
  cover: '#b7791f',
  'APX-LOS-30': '#57606a',
  'APX-LOS-31': '#cf222e',
  'APX-LOS-32': '#0969da',
} as const;

const FLOOR = ['#f6f2e8', '#e0d3b5', '#c2ab7a', '#a38a55'];
const INK = '#3b342b';
const SIZE = 40;

const n = (x: number): string => (Math.round(x * SIZE * 10) / 10).toString();

export const rect = (x: number, y: number, w: number, h: number, more: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${more}/>`;
export const line = (a: Point, b: Point, more: string): string =>
  `<line x1="${n(a.x)}" y1="${n(a.y)}" x2="${n(b.x)}" y2="${n(b.y)}" ${more}/>`;
export const circle = (at: Point, r: number, more: string): string =>
  `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="${n(r)}" ${more}/>`;
export const label = (at: Point, text: string, more = ''): string =>
  `<text x="${n(at.x)}" y="${n(at.y)}" ${more}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;

export const centre = ({ x, y }: Space): Point => ({ x: x + 0.5, y: y + 0.5 });
export const endPoint = ({ x, y, span }: End): Point => ({ x: x + span / 2, y: y + span / 2 });

const edgeEnds = ({ side, x, y }: Edge): readonly [Point, Point] => [
  { x, y },
  side === 'V' ? { x, y: y + 1 } : { x: x + 1, y },
];

const EDGE_STYLE: Readonly<Record<string, string>> = {
  'building-wall': `stroke="${INK}" stroke-width="2"`,
  wall: `stroke="${INK}" stroke-width="6" stroke-linecap="square"`,
  'edge-wall': `stroke="#7a1f1f" stroke-width="6" stroke-linecap="square"`,
  'low-wall': `stroke="#8a5a2b" stroke-width="4" stroke-dasharray="6 3"`,
  'low-edge-wall': `stroke="#8a5a2b" stroke-width="4" stroke-dasharray="3 3"`,
  'supply-bin': `stroke="#2563a8" stroke-width="7"`,
};

/** A bin is drawn as a box in the middle of its edge. */
const stroke = ({ at, object }: Element): string => {
  const inset = object.kind === 'supply-bin' ? 0.2 : 0;
  return at.side === 'V'
    ? `M${n(at.x)} ${n(at.y + inset)}v${n(1 - 2 * inset)}`
    : `M${n(at.x + inset)} ${n(at.y)}h${n(1 - 2 * inset)}`;
};

const square = ({ x, y }: Space, inset = 0): string => {
  const side = n(1 - 2 * inset);
  return `M${n(x + inset)} ${n(y + inset)}h${side}v${side}h-${side}z`;
};

/** Entries by what they have in common, in order of appearance. */
function grouped<T>(entries: readonly T[], key: (entry: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const entry of entries) groups.set(key(entry), [...(groups.get(key(entry)) ?? []), entry]);
  return [...groups];
}

/** What is on a space, drawn in a box of one by one. */
const OBJECT: Readonly<Record<string, string>> = {
  rock: `<path d="M8 32L16 10L26 14L33 32Z" fill="#8c857b" stroke="${INK}"/>`,
  tree: '<path d="M18 24h4v10h-4z" fill="#7a5230"/><circle cx="20" cy="17" r="11" fill="#4f8a3c"/>',
  'care-package': `<path d="M9 11h22v20h-22z" fill="#c0392b" stroke="${INK}"/><path d="M9 21h22M20 11v20" stroke="#fff"/>`,
  beacon: `<circle cx="20" cy="20" r="10" fill="none" stroke="#0b7285" stroke-width="3"/><path d="M20 5v30M5 20h30" stroke="#0b7285" stroke-width="2"/>`,
  'heat-shield': '<path d="M8 28a12 12 0 0 1 24 0z" fill="#f08c00" opacity="0.8"/>',
  drone: '<path d="M17 10h6v7h7v6h-7v7h-6v-7h-7v-6h7z" fill="#2b8a3e"/>',
  canyon: '<path d="M3 3h34v34h-34z" fill="#6b5b8c" opacity="0.55"/>',
};

const objectMark = (at: Space, kind: string | undefined): string =>
  kind === undefined ? '' : `<g transform="translate(${n(at.x)} ${n(at.y)})">${OBJECT[kind] ?? ''}</g>`;

/** Floors with their levels, grid, objects, building walls and what stands on the edges. */
function board(lattice: Lattice): string {
  const spaces = [...spacesOf(lattice)];
  const floors = grouped(spaces, at => String(levelOf(lattice, at))).map(
    ([level, at]) =>
      `<path d="${at.map(s => square(s)).join('')}" fill="${FLOOR[Number(level)] ?? '#fff'}" stroke="#b9b0a0" stroke-width="0.5"/>`,
  );
  const levels = spaces
    .filter(at => levelOf(lattice, at) > 0)
    .map(at => label({ x: at.x + 0.14, y: at.y + 0.26 }, String(levelOf(lattice, at))));
  const objects = spaces.map(at => objectMark(at, objectOn(lattice, at)?.kind));
  const elements: Element[] = [];
  for (let y = 0; y <= lattice.height; y++)
    for (let x = 0; x <= lattice.width; x++)
      elements.push(...elementsOn(lattice, { side: 'V', x, y }), ...elementsOn(lattice, { side: 'H', x, y }));
  const edges = grouped(elements, e => e.object.kind).map(
    ([kind, all]) => `<path d="${all.map(stroke).join('')}" ${EDGE_STYLE[kind] ?? ''}/>`,
  );
  return `${floors.join('')}<g font-size="9" fill="#6b5f48">${levels.join('')}</g>${objects.join('')}${edges.join('')}`;
}

/** A picture of the map with layers on it. */
export function svg(lattice: Lattice, title: string, layers: readonly string[], margin = 0.4): string {
  const box = [-margin, -margin, lattice.width + 2 * margin, lattice.height + 2 * margin].map(n).join(' ');
  const style = 'font-family="sans-serif" text-anchor="middle"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${style}><title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title><rect x="${n(-margin)}" y="${n(-margin)}" width="100%" height="100%" fill="#fff"/>${board(lattice)}${layers.join('')}</svg>\n`;
}

/** A Legend, or a place of interest, with its letter. */
export const figure = (at: Space, letter: string, colour = '#24292f'): string =>
  circle(centre(at), 0.27, `fill="${colour}" stroke="#fff" stroke-width="1.5"`) +
  label({ x: at.x + 0.5, y: at.y + 0.62 }, letter, 'font-size="13" font-weight="bold" fill="#fff"');

export const dot = (at: Point, colour: string): string =>
  circle(at, 0.13, `fill="${colour}" stroke="#fff" stroke-width="1.5"`);

/** A space washed with a colour, with a letter in its lower right corner. */
export interface Wash {
  readonly at: Space;
  readonly colour: string;
  readonly letter?: string | undefined;
}

export const wash = (spaces: readonly Wash[]): string =>
  grouped(spaces, w => w.colour)
    .map(([colour, all]) => {
      const letters = all
        .filter(w => w.letter !== undefined)
        .map(({ at, letter = '' }) => label({ x: at.x + 0.82, y: at.y + 0.88 }, letter));
      return `<path d="${all.map(w => square(w.at, 0.04)).join('')}" fill="${colour}" opacity="0.28"/><g font-size="11" fill="${colour}">${letters.join('')}</g>`;
    })
    .join('');

export const arrow = (path: readonly Space[], colour: string): string => {
  const points = path.map(centre);
  const last = points.at(-1);
  return points.length < 2 || !last
    ? ''
    : `<polyline points="${points.map(p => `${n(p.x)},${n(p.y)}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="2.5" opacity="0.8"/>` +
        circle(last, 0.09, `fill="${colour}"`);
};

/** The line of sight, what blocks it, and the shadows of what was weighed. */
export function sightLayers(lattice: Lattice, sight: LatticeSight): string {
  const colour = sight.seen ? SEEN : HIDDEN;
  const parts: string[] = [];
  for (const { shadows, judgement } of sight.weighed)
    for (const { axis, at, depth, row } of shadows) {
      const faint = judgement === 'in-shadow' ? 0.9 : 0.45;
      const end = endPoint(sight.lower)[axis];
      const edge = axis === 'x' ? lattice.width : lattice.height;
      const far = end > at ? Math.min(edge, at + depth) : Math.max(0, at - depth);
      const [from, to] = [Math.min(at, far), Math.max(at, far)];
      const [one, other]: [Point, Point] =
        axis === 'x'
          ? [
              { x: at, y: 0 },
              { x: at, y: lattice.height },
            ]
          : [
              { x: 0, y: at },
              { x: lattice.width, y: at },
            ];
      parts.push(
        line(one, other, `stroke="${HIDDEN}" stroke-width="1.5" stroke-dasharray="5 4" opacity="${faint}"`),
      );
      const wide = `fill="${HIDDEN}" opacity="${row <= depth ? 0.16 : 0.08}"`;
      parts.push(
        axis === 'x'
          ? rect(from, 0, to - from, lattice.height, wide)
          : rect(0, from, lattice.width, to - from, wide),
      );
    }
  parts.push(line(endPoint(sight.higher), endPoint(sight.lower), `stroke="${colour}" stroke-width="2"`));
  for (const { at, kind } of sight.by) {
    if (kind === 'edge' && 'side' in at)
      parts.push(line(...edgeEnds(at), `stroke="${HIDDEN}" stroke-width="4" stroke-linecap="round"`));
    else if (kind === 'space')
      parts.push(
        rect(at.x + 0.08, at.y + 0.08, 0.84, 0.84, `fill="none" stroke="${HIDDEN}" stroke-width="3"`),
      );
    else parts.push(circle(at, 0.16, `fill="none" stroke="${HIDDEN}" stroke-width="3"`));
  }
  return parts.join('');
}

/** An element made to stand out. */
export const highlight = (at: Edge, colour: string): string =>
  line(...edgeEnds(at), `stroke="${colour}" stroke-width="9" opacity="0.45" stroke-linecap="round"`);
