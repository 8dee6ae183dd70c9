import {
  type Address,
  addressOf,
  compileField,
  type Field,
  type Hex,
  type Terrain,
  terrainAt,
} from '@potyczka/geometry/hex';
import { memo } from '@potyczka/kernel';
import { planOf } from './content/maps.js';
import type { S } from './state.js';

/** A board of one's own lies with the land it stands for. */
const LAID = Symbol('laid');

type Land = S['land'] & { readonly [LAID]?: Field };

const TERRAIN_OF: Readonly<Record<Land['things'][number]['kind'], Terrain>> = {
  obstacle: 'obstacle',
  trap: 'trap',
  hazardous: 'hazardous',
  difficult: 'difficult',
  treasure: 'treasure',
  plate: 'pressure-plate',
  corridor: 'corridor',
};

/** Everything that is not revealed is a wall: rooms behind closed doors do not exist yet. */
const compile = (land: Land): Field => {
  const plan = planOf(land.scenario);
  const kinds = new Map<number, Terrain>();
  for (const id of land.rooms) for (const hex of plan.rooms.get(id)?.hexes ?? []) kinds.set(hex, 'floor');
  for (const door of plan.doors) {
    if (!door.rooms.some(room => land.rooms.includes(room))) continue;
    const kind: Terrain = land.open.includes(door.id)
      ? 'open-door'
      : land.locked.includes(door.id)
        ? 'locked-door'
        : 'closed-door';
    kinds.set(door.at, kind);
  }
  for (const thing of land.things) for (const hex of thing.at) kinds.set(hex, TERRAIN_OF[thing.kind]);
  const terrain: { at: Address; kind: Terrain }[] = [];
  for (let hex = 0; hex < plan.columns * plan.rows; hex++) {
    const kind = kinds.get(hex) ?? 'wall';
    if (kind !== 'floor') terrain.push({ at: [Math.trunc(hex / plan.rows), hex % plan.rows], kind });
  }
  return compileField({ columns: plan.columns, rows: plan.rows, terrain, wallLines: plan.walls });
};

const textOf = (land: Land): string =>
  `${land.scenario}|${land.rooms.join()}|${land.open.join()}|${land.locked.join()}|${land.things.map(t => `${t.kind}${t.at.join('+')}`).join()}`;

/** Compiling takes long and boards come back again and again: remembered by the board itself, and by what it says. */
const fieldByText = memo(textOf, compile);
const fieldByLand = memo((land: Land) => land, fieldByText);

export const fieldOf = (s: { readonly land: Land }): Field => s.land[LAID] ?? fieldByLand(s.land);

/** A board of one's own instead of a scenario's, for positions that are given hex by hex. */
export const layField = (land: Land, field: Field): void => {
  Object.defineProperty(land, LAID, { value: field, configurable: true });
};

/** The same board with one kind of terrain taken for floor. */
export const withoutTerrain = memo(
  [field => field, (_, gone) => gone],
  (field: Field, gone: Terrain): Field => {
    const terrain: { at: Address; kind: Terrain }[] = [];
    for (let hex = 0 as Hex; hex < field.size; hex++) {
      const kind = terrainAt(field, hex);
      if (kind !== 'floor' && kind !== gone) terrain.push({ at: addressOf(field, hex), kind });
    }
    const wallLines = field.walls.flatMap(w =>
      w.kind === 'line' ? [[addressOf(field, w.between[0]), addressOf(field, w.between[1])] as const] : [],
    );
    return compileField({ columns: field.columns, rows: field.rows, terrain, wallLines });
  },
);
