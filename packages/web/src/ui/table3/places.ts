import type { P3, Solid, Table3 } from './model.js';
import { middle, scaledBy } from './outline.js';

/** Where the eyes of somebody are: of a unit, those of its first. */
export const headOf = ({ standees }: Table3, el: string): P3 | null => {
  const s = standees.find(x => x.el === el || x.id.startsWith(`${el}.`));
  return s ? [s.at[0], s.at[1], s.at[2] + s.height * 0.97] : null;
};

/** Where an element stands or lies. */
export const placeOf = ({ standees, flats, spots }: Table3, el: string): P3 | null => {
  const body = standees.find(s => s.el === el) ?? flats.find(f => f.el === el);
  if (body) return body.at;
  const spot = spots.find(s => s.el === el);
  if (!spot) return null;
  const [x, y] = middle(spot.outline);
  return [x, y, spot.z];
};

/** The middle of an outline, and points between it and the corners. */
const inOutline = (outline: Solid['outline'], z: number): P3[] => {
  const [x, y] = middle(outline);
  return [
    [x, y, z],
    ...[0.8, 0.5].flatMap(size => scaledBy(outline, size).map(([px, py]): P3 => [px, py, z])),
  ];
};

const ON_FLAT = [
  [0, 0],
  [0.3, 0],
  [-0.3, 0],
  [0, 0.3],
  [0, -0.3],
] as const;

/** Points where a ray may find an element, the likeliest first. */
export const pointsOf = ({ standees, flats, spots, solids, rounds }: Table3, el: string): P3[] => {
  const is = (x: { readonly el?: string }): boolean => x.el === el;
  return [
    ...standees
      .filter(is)
      .flatMap(({ at: [x, y, z], height }) => [0.5, 0.25, 0.8].map((k): P3 => [x, y, z + height * k])),
    ...flats
      .filter(is)
      .flatMap(({ at: [x, y, z], size: [w, h] }) =>
        ON_FLAT.map(([dx, dy]): P3 => [x + dx * w, y + dy * h, z + 0.1]),
      ),
    ...spots.filter(is).flatMap(s => inOutline(s.outline, s.z)),
    ...solids.filter(s => is(s) && !s.isDecor).flatMap(s => inOutline(s.outline, s.top)),
    ...rounds.filter(is).map(({ at: [x, y, z], h }): P3 => [x, y, z + h]),
  ];
};
