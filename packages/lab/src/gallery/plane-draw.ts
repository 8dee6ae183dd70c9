import {
  type Base,
  baseOutline,
  type Cover,
  type Field,
  isNotched,
  MM,
  type Obscured,
  type Outline,
  type Point,
  type Pose,
  type SightLine,
  type Terrain,
  type Unit,
} from '@potyczka/geometry/plane';

/** Colours: what is seen is green, what is not red, terrain by its kind, cover by its depth. */
export const SEEN = '#1a7f37';
export const HIDDEN = '#cf222e';
const KIND: Readonly<Record<Terrain['kind'], string>> = {
  obstacle: '#8c7b6b',
  scatter: '#c7a46a',
  area: '#8fb573',
};
const SIDE = ['#2f6fdb', '#c8452f', '#7a4fc0', '#3a8f7b'];
const COVER: Readonly<Record<Cover, string>> = { none: '#ffffff', light: '#f2cc60', heavy: '#d4730a' };

const n = (x: number): string => (Math.round((x / MM) * 100) / 100).toString();
const xy = (p: Point): string => `${n(p.x)},${n(-p.y)}`;

export const line = (from: Point, to: Point, colour: string, more = ''): string =>
  `<line x1="${n(from.x)}" y1="${n(-from.y)}" x2="${n(to.x)}" y2="${n(-to.y)}" stroke="${colour}" ${more}/>`;

export const label = (at: Point, text: string, more = ''): string =>
  `<text x="${n(at.x)}" y="${n(-at.y)}" ${more}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;

export const outline = ({ core, radius }: Outline, more: string): string => {
  const [a, b] = [core[0]!, core[core.length - 1]!];
  if (core.length === 1) return `<circle cx="${n(a.x)}" cy="${n(-a.y)}" r="${n(radius)}" ${more}/>`;
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  const side = { x: (-(b.y - a.y) * radius) / length, y: ((b.x - a.x) * radius) / length };
  const at = (p: Point, sign: number) => xy({ x: p.x + sign * side.x, y: p.y + sign * side.y });
  const turn = `A ${n(radius)} ${n(radius)} 0 0 0`;
  return `<path d="M ${at(a, -1)} L ${at(b, -1)} ${turn} ${at(b, 1)} L ${at(a, 1)} ${turn} ${at(a, -1)} Z" ${more}/>`;
};

export const shape = (points: readonly Point[], more: string): string =>
  `<polygon points="${points.map(xy).join(' ')}" ${more}/>`;

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});

/** A piece with its heights; thick when something points at it. */
const terrain = (t: Terrain, named: boolean): string => {
  const dash = t.blocksSight ? '' : 'stroke-dasharray="3 2"';
  const stroke = named ? HIDDEN : '#4a4038';
  const heights = t.bottom > 0 ? `${n(t.bottom)}-${n(t.top)}` : n(t.top);
  const cover = t.cover === 'none' ? '' : t.cover === 'heavy' ? ' H' : ' L';
  return (
    shape(
      t.polygon,
      `fill="${KIND[t.kind]}" fill-opacity="0.75" stroke="${stroke}" stroke-width="${named ? 1.6 : 0.6}" ${dash}`,
    ) + label(middle(t.polygon), `${t.id} ${heights}${cover}`, 'class="t"')
  );
};

const facing = (base: Base, pose: Pose): string => {
  const { core, radius } = baseOutline(base, pose);
  const u = baseOutline({ shape: 'oblong', length: 4 * radius, width: 2 * radius }, pose).core[1]!;
  const front = core.length > 1 ? core[1]! : pose.at;
  const tip = { x: front.x + u.x - pose.at.x, y: front.y + u.y - pose.at.y };
  return line(front, tip, '#fff', 'stroke-width="2"');
};

/** The minis of a unit; the leader has a double rim, an obscured one the colour of its cover. */
export const minis = (unit: Unit, nth: number, covered: readonly Obscured[] = []): string =>
  unit.minis
    .map((mini, k) => {
      const found = covered.find(c => c.mini.id === mini.id);
      const rim = found?.obscured
        ? `stroke="${COVER[found.cover]}" stroke-width="4"`
        : 'stroke="#222" stroke-width="0.8"';
      const base = baseOutline(unit.base, mini.pose);
      const level = mini.pose.level > 0 ? `+${n(mini.pose.level)}` : '';
      return (
        outline(base, `fill="${SIDE[nth % SIDE.length]}" fill-opacity="0.8" ${rim}`) +
        (k === 0
          ? outline({ ...base, radius: base.radius * 0.75 }, 'fill="none" stroke="#fff" stroke-width="1"')
          : '') +
        (isNotched(unit.type) ? facing(unit.base, mini.pose) : '') +
        label(mini.pose.at, `${mini.id}${level}`, 'class="m"')
      );
    })
    .join('');

export const sightLine = ({ from, to }: SightLine, seen: boolean, width = 0.9): string =>
  line(from, to, seen ? SEEN : HIDDEN, `stroke-width="${width}" ${seen ? '' : 'stroke-dasharray="5 3"'}`);

/** All of a field from above, with more drawn over it. */
export const above = (
  field: Field,
  named: readonly string[],
  over: string,
  covered: readonly Obscured[] = [],
): string =>
  [...field.terrain]
    .sort((a, b) => a.top - b.top)
    .map(t => terrain(t, named.includes(t.id)))
    .join('') +
  field.units.map((u, k) => minis(u, k, covered)).join('') +
  over;

/** Where the line through two points runs through a polygon, as distances from the first. */
const runs = (polygon: readonly Point[], from: Point, to: Point): readonly (readonly [number, number])[] => {
  const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
  const u = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const beside = (p: Point) => (p.y - from.y) * u.x - (p.x - from.x) * u.y;
  const along = (p: Point) => (p.x - from.x) * u.x + (p.y - from.y) * u.y;
  const crossings = polygon.flatMap((p, k) => {
    const q = polygon[(k + 1) % polygon.length]!;
    const [f, g] = [beside(p), beside(q)];
    return f > 0 === g > 0 ? [] : [along(p) + ((along(q) - along(p)) * f) / (f - g)];
  });
  crossings.sort((a, b) => a - b);
  return crossings.flatMap((x, k) =>
    k % 2 === 0 && crossings[k + 1] !== undefined ? [[x, crossings[k + 1]!] as const] : [],
  );
};

/** The upright cut along a line of sight: terrain, both silhouettes, the line itself. */
export const section = (
  field: Field,
  sight: SightLine,
  seen: boolean,
  ends: readonly { unit: Unit; pose: Pose }[],
): string => {
  const { from, to } = sight;
  const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
  const at = (x: number, z: number): Point => ({ x, y: z });
  const bar = (x0: number, x1: number, z0: number, z1: number, more: string) =>
    shape([at(x0, z0), at(x1, z0), at(x1, z1), at(x0, z1)], more);
  const pieces = field.terrain.flatMap(t =>
    runs(t.polygon, from, to)
      .filter(([x0, x1]) => x1 > -10_000 && x0 < length + 10_000)
      .map(([x0, x1]) =>
        bar(x0, x1, t.bottom, t.top, `fill="${KIND[t.kind]}" stroke="#4a4038" stroke-width="0.5"`),
      ),
  );
  const u = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const silhouettes = ends.map(({ unit, pose }, k) => {
    const x = (pose.at.x - from.x) * u.x + (pose.at.y - from.y) * u.y;
    const r = (unit.base.shape === 'round' ? unit.base.diameter : unit.base.width) / 2;
    const fill = `fill="${SIDE[k]}" fill-opacity="0.5"`;
    return bar(x - r, x + r, pose.level + unit.silhouette.bottom, pose.level + unit.silhouette.top, fill);
  });
  const ground = line(at(-4000, 0), at(length + 4000, 0), '#333', 'stroke-width="0.8"');
  const eye = line(at(0, from.z), at(length, to.z), seen ? SEEN : HIDDEN, 'stroke-width="1"');
  return ground + pieces.join('') + silhouettes.join('') + eye;
};

/** The window of a picture, in the unit of the plane. */
export interface Window {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A picture with its title above and notes below. */
export const picture = (w: Window, body: string, title: string, notes: readonly string[] = []): string => {
  const width = Math.max((w.x1 - w.x0) / MM, ...[title, ...notes].map(t => t.length * 5 + 10));
  const height = (w.y1 - w.y0) / MM + 16 + notes.length * 11;
  const top = -w.y1 / MM - 16;
  const text = [title, ...notes].map((t, k) => {
    const y = k === 0 ? -w.y1 / MM - 5 : -w.y0 / MM + 10 * k;
    return `<text x="${w.x0 / MM + 4}" y="${y}" class="${k === 0 ? 'h' : 'n'}">${t.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${w.x0 / MM} ${top} ${width} ${height}" width="${Math.round(width * 1.6)}" height="${Math.round(height * 1.6)}">` +
    '<style>text{font-family:sans-serif}.h{font-size:9px;font-weight:bold}.n{font-size:8px}.t{font-size:6px;text-anchor:middle;fill:#222}.m{font-size:6px;text-anchor:middle;dominant-baseline:central;fill:#fff}</style>' +
    `<rect x="${w.x0 / MM}" y="${top}" width="${width}" height="${height}" fill="#f6f4ee"/>${body}${text.join('')}</svg>\n`
  );
};

/** A window round everything that stands on a field, with a margin. */
export const windowOf = (field: Field, margin = 3000): Window => {
  const points = [
    ...field.terrain.flatMap(t => t.polygon),
    ...field.units.flatMap(u =>
      u.minis.flatMap(m => {
        const { core, radius } = baseOutline(u.base, m.pose);
        return core.flatMap(p => [
          { x: p.x - radius, y: p.y - radius },
          { x: p.x + radius, y: p.y + radius },
        ]);
      }),
    ),
  ];
  return {
    x0: Math.min(...points.map(p => p.x)) - margin,
    y0: Math.min(...points.map(p => p.y)) - margin,
    x1: Math.max(...points.map(p => p.x)) + margin,
    y1: Math.max(...points.map(p => p.y)) + margin,
  };
};
