import {
  type Address,
  type Attack,
  addressOf,
  areaFrom,
  compileField,
  drawMap,
  type Field,
  type FieldPlan,
  type Hex,
  hexOf,
  type Terrain,
} from '@potyczka/geometry/hex';
import type { MonsterAction, Position } from '@potyczka/gloomhaven/lab';

/** Reads the vectors of Gloomhaven; whatever is not of the documented form is said in one line. */
class Malformed extends Error {}

type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Malformed(`${where} is not an object`);
  return value as Fields;
}

export function listOf<T>(value: unknown, where: string, read: (entry: unknown, where: string) => T): T[] {
  if (!Array.isArray(value)) throw new Malformed(`${where} is not a list`);
  return value.map((entry: unknown, k) => read(entry, `${where}[${k}]`));
}

function whole(value: unknown, where: string, least = 0): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least)
    throw new Malformed(`${where} is not a whole number of at least ${least}`);
  return value;
}

function truth(value: unknown, where: string): boolean {
  if (typeof value !== 'boolean') throw new Malformed(`${where} is neither true nor false`);
  return value;
}

function addressIn(value: unknown, where: string): Address {
  const [column, row, ...rest] = listOf(value, where, (entry, at) => whole(entry, at));
  if (column === undefined || row === undefined || rest.length > 0)
    throw new Malformed(`${where} is not [column,row]`);
  return [column, row];
}

/** The kinds of terrain that vectors know. */
const TERRAINS: readonly Terrain[] = ['wall', 'obstacle', 'trap', 'hazardous', 'difficult'];

function terrainIn(value: unknown, where: string): { at: Address; kind: Terrain } {
  const { at, kind } = fieldsOf(value, where);
  const found = TERRAINS.find(each => each === kind);
  if (found === undefined) throw new Malformed(`${where}.kind is none of ${TERRAINS.join(', ')}`);
  return { at: addressIn(at, `${where}.at`), kind: found };
}

function wallLineIn(value: unknown, where: string): [Address, Address] {
  const [a, b, ...rest] = listOf(value, where, addressIn);
  if (a === undefined || b === undefined || rest.length > 0)
    throw new Malformed(`${where} is not a pair of hexes`);
  return [a, b];
}

/** Reads with the field's own objections (a hex off the field, an edge that does not exist) as messages. */
function onField<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new Malformed(error.message);
    throw error;
  }
}

export function fieldIn(vector: Fields): Field {
  const plan: FieldPlan = {
    columns: whole(vector.columns, 'columns', 1),
    rows: whole(vector.rows, 'rows', 1),
    terrain: listOf(vector.terrain, 'terrain', terrainIn),
    wallLines: listOf(vector.wallLines, 'wallLines', wallLineIn),
  };
  return onField(() => compileField(plan));
}

export const hexIn = (field: Field, value: unknown, where: string): Hex =>
  onField(() => hexOf(field, addressIn(value, where)));

/** Areas are drawn on a small field of the same layout round this hex. */
const AREA_CENTRE: Address = [3, 3];

function attackIn(action: Fields): Attack | undefined {
  const range = whole(action.range, 'action.range');
  const targets = whole(action.targets, 'action.targets');
  const drawn = listOf(action.area, 'action.area', addressIn);
  if (targets === 0) return undefined;
  const isOwnHex = ([column, row]: Address): boolean => column === AREA_CENTRE[0] && row === AREA_CENTRE[1];
  const red = range === 0 ? drawn.filter(at => !isOwnHex(at)) : drawn;
  const rest = red.length === 0 ? { targets } : { targets, area: areaFrom(AREA_CENTRE, red) };
  return range === 0 ? { kind: 'melee', ...rest } : { kind: 'ranged', range, ...rest };
}

export function actionIn(value: unknown): MonsterAction {
  const action = fieldsOf(value, 'action');
  const attack = attackIn(action);
  const flying = truth(action.flying, 'action.flying');
  const jump = truth(action.jump, 'action.jump');
  return {
    move: whole(action.move, 'action.move'),
    gait: flying ? 'fly' : jump ? 'jump' : 'walk',
    muddled: truth(action.muddled, 'action.muddled'),
    ...(attack === undefined ? {} : { attack }),
  };
}

export function positionIn(vector: Fields): Position {
  const field = fieldIn(vector);
  return {
    field,
    at: hexIn(field, vector.active, 'active'),
    allies: listOf(vector.otherMonsters, 'otherMonsters', (at, where) => hexIn(field, at, where)),
    enemies: listOf(vector.characters, 'characters', (value, where) => {
      const { at, initiative } = fieldsOf(value, where);
      return { at: hexIn(field, at, `${where}.at`), initiative: [whole(initiative, `${where}.initiative`)] };
    }),
  };
}

/** `[3,4]`, for messages. */
export const named = (field: Field, hex: Hex): string => `[${addressOf(field, hex)}]`;

/** The field in one line; letters stand where `mark` gives one. */
export const drawn = (field: Field, mark: (hex: Hex) => string | undefined): string =>
  drawMap(field, mark).join(' / ');

/** Judges a vector by name, and says in one line what is wrong with it if it cannot be read. */
export function judged(vector: unknown, judge: (fields: Fields) => string | undefined): string | undefined {
  let name = 'a vector';
  try {
    const fields = fieldsOf(vector, 'the vector');
    if (typeof fields.id === 'number' || typeof fields.id === 'string') name = `vector ${fields.id}`;
    const difference = judge(fields);
    return difference === undefined ? undefined : `${name}: ${difference}`;
  } catch (error) {
    if (error instanceof Malformed) return `${name} is malformed: ${error.message}`;
    throw error;
  }
}
