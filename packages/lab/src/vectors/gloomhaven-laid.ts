import { addressOf, compileField, type Field, type Terrain, terrainAt } from '@potyczka/geometry/hex';
import { fieldOf, layField, type State } from '@potyczka/gloomhaven/lab';

type Land = State['land'];
type Things = Land['things'];

const TERRAIN_OF: Readonly<Partial<Record<Things[number]['kind'], Terrain>>> = {
  obstacle: 'obstacle',
  trap: 'trap',
  hazardous: 'hazardous',
  difficult: 'difficult',
};

const changedBoards = new WeakMap<Field, Map<string, Field>>();

/** The same board after things have come and gone. */
const changed = (field: Field, gone: Things, come: Things): Field => {
  const kinds = new Map<number, Terrain>();
  for (const each of gone) for (const hex of each.at) kinds.set(hex, 'floor');
  for (const each of come) for (const hex of each.at) kinds.set(hex, TERRAIN_OF[each.kind] ?? 'floor');
  const known = changedBoards.get(field) ?? new Map<string, Field>();
  changedBoards.set(field, known);
  const text = JSON.stringify([...kinds]);
  const before = known.get(text);
  if (before) return before;
  const terrain = Array.from({ length: field.size }, (_, hex) => ({
    at: addressOf(field, hex),
    kind: kinds.get(hex) ?? terrainAt(field, hex),
  })).filter(({ kind }) => kind !== 'floor');
  const wallLines = field.walls.flatMap(w =>
    w.kind === 'line' ? [[addressOf(field, w.between[0]), addressOf(field, w.between[1])] as const] : [],
  );
  const made = compileField({ columns: field.columns, rows: field.rows, terrain, wallLines });
  known.set(text, made);
  return made;
};

/** A board that was laid by hand goes on lying when the rules take a thing off it or put one on it. */
export const keepLaid = (before: Land, s: State): void => {
  if (s.land === before) return;
  const gone = before.things.filter(x => !s.land.things.some(y => y.id === x.id));
  const come = s.land.things.filter(x => !before.things.some(y => y.id === x.id));
  layField(s.land, changed(fieldOf({ land: before }), gone, come));
};
