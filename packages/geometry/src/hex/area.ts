import { type Address, type Field, type Hex, hexAt, NONE } from './field.js';

/**
 * Areas of effect. Steps between hexes are counted along two axes, down and
 * lower right of which every column shares: `[columns, hexes down]`, so that a
 * pattern looks the same in odd and even columns.
 */
export type Offset = readonly [columns: number, down: number];

/** The red hexes (GLM-AOE-04): from the grey hex of a melee area, from any fixed hex of a ranged one. */
export type Area = readonly Offset[];

/** Rows are counted along the slant: half a hex up for every column to the right. */
const slanted = (column: number, row: number): number => row - ((column - (column & 1)) >> 1);

export const offsetBetween = ([ac, ar]: Address, [bc, br]: Address): Offset => [
  bc - ac,
  slanted(bc, br) - slanted(ac, ar),
];
/** NONE outside the field. */
export function shifted(field: Field, hex: number, [columns, down]: Offset): Hex | -1 {
  const column = Math.trunc(hex / field.rows);
  const to = column + columns;
  const row = slanted(column, hex % field.rows) + down + ((to - (to & 1)) >> 1);
  return hexAt(field, to, row);
}

const turned = ([c, d]: Offset): Offset => [-d, c + d];
const mirrored = ([c, d]: Offset): Offset => [d, c];
const byPlace = (a: Offset, b: Offset): number => a[0] - b[0] || a[1] - b[1];
const keyOf = (area: Area): string => [...area].sort(byPlace).join(' ');

/** Patterns are printed on cards and asked about again and again: each is worked out once. */
function remembered(work: (area: Area) => readonly Area[]): (area: Area) => readonly Area[] {
  const known = new WeakMap<Area, readonly Area[]>();
  return area => {
    let found = known.get(area);
    if (found === undefined) {
      found = work(area);
      known.set(area, found);
    }
    return found;
  };
}

/** GLM-AOE-01: the pattern in all turns and mirrors, each once. */
export const turnsAndMirrors = remembered(area => {
  const found = new Map<string, Area>();
  for (let each of [area, area.map(mirrored)])
    for (let turn = 0; turn < 6; turn++) {
      found.set(keyOf(each), each);
      each = each.map(turned);
    }
  return [...found.values()];
});

/** The pattern moved so that its nth hex is the fixed one. */
const movedTo = (area: Area, n: number): Area => {
  const [c, d] = area[n]!;
  return area.map(([ac, ad]) => [ac - c, ad - d]);
};

/** Every way in which the pattern can cover a given hex: turned, mirrored, and with any of its hexes there. */
export const coverings = remembered(area => {
  const found = new Map<string, Area>();
  for (const each of turnsAndMirrors(area))
    for (let n = 0; n < each.length; n++) {
      const moved = movedTo(each, n);
      found.set(keyOf(moved), moved);
    }
  return [...found.values()];
});

/** The hexes of a pattern laid from a hex; what falls off the field is left out (GLM-G50). */
export function laid(field: Field, from: number, area: Area): Hex[] {
  const found: Hex[] = [];
  for (const offset of area) {
    const hex = shifted(field, from, offset);
    if (hex !== NONE) found.push(hex);
  }
  return found;
}
