import {
  arcsOf,
  areEngaged,
  contacts,
  coverOfUnit,
  type Field,
  farthest,
  gap,
  isNotched,
  leaderOf,
  MM,
  outlineOf,
  outOfCohesion,
  RANGES,
  type Range,
  rangeOf,
  rangeOfUnits,
  rangeToUnit,
  sightOfUnit,
  terrainTouched,
  type Unit,
  unitAtRange,
} from '@potyczka/geometry/plane';
import {
  coverOf,
  isEngaged,
  rangeBetween,
  rangeFromLeader,
  sees,
  terrainCover,
  touching,
} from '@potyczka/legion/lab';
import type { Check } from '../vectors/check.js';
import { battleOn } from '../vectors/legion-battle.js';
import { Malformed, Reader, readField, readUnitName } from '../vectors/legion-field.js';

/** Range as a number, 6 beyond the last segment. */
const numbered = (range: Range): number => (range === 'beyond 5' ? 6 : range);

/** Our answers, in the words of the vectors; a `Set` is a list whose order means nothing. */
const answers = (field: Field, attacker: Unit, defender: Unit): Record<string, unknown> => {
  const leader = leaderOf(attacker);
  const sight = sightOfUnit(field, attacker, defender);
  const cover = coverOfUnit(field, attacker, defender);
  const ranges = RANGES.map(n => unitAtRange(attacker, leader, defender, n));
  return {
    pairs: new Set(
      sight.pairs.map(({ from, to, sight: seen }) => {
        const a = outlineOf(attacker, from);
        const b = outlineOf(defender, to);
        const measured = [gap(a, b).distance / MM, farthest(a, b) / MM, numbered(rangeOf(a, b))];
        return [from.id, to.id, ...measured, seen.sees, new Set(seen.between)];
      }),
    ),
    rangeFromLeader: numbered(rangeToUnit(attacker, leader, defender).range),
    rangeOfUnits: numbered(rangeOfUnits(attacker, defender).range),
    at: ranges.map(r => r.at),
    within: ranges.map(r => r.within),
    beyond: ranges.map(r => r.beyond),
    contact: new Set(contacts(attacker, defender).map(([a, b]) => [a.id, b.id])),
    engaged: areEngaged(attacker, defender),
    cohesion: Object.fromEntries(
      [attacker, defender].map(unit => [unit.id, outOfCohesion(field, unit).length === 0]),
    ),
    leaderTouches: asPieces(
      field,
      terrainTouched(field, attacker, leader).map(t => t.id),
    ),
    mayDeclare: sight.mayDeclare,
    eligible: new Set(sight.eligible),
    obscured: new Set(cover.minis.map(m => [m.mini.id, m.obscured, m.cover, new Set(m.by)])),
    terrainCover: cover.terrainCover,
    cover: cover.cover,
    ...(isNotched(attacker.type) ? { arcs: arcs(attacker, defender) } : {}),
  };
};

const COVER_NAMES = ['none', 'light', 'heavy'] as const;

/** The same questions asked of the game, in a battle with the same units; empty where it says the same. */
const inBattle = (field: Field, one: Unit, two: Unit, ours: Record<string, unknown>): readonly string[] => {
  const s = battleOn(field);
  const [a, b] = [one.id, two.id];
  const { eligible, leaderSees } = sees(s, a, b);
  const found = terrainCover(s, a, b);
  const said: Record<string, unknown> = {
    rangeFromLeader: rangeFromLeader(s, a, b),
    rangeOfUnits: rangeBetween(s, a, b),
    contact: new Set(touching(s, a, b)),
    engaged: isEngaged(s, a) && touching(s, a, b).length > 0,
    mayDeclare: leaderSees,
    eligible: new Set(eligible),
    terrainCover: COVER_NAMES[found.cover],
    cover: COVER_NAMES[coverOf(s, a, b)],
  };
  return Object.entries(said)
    .filter(([key, value]) => !agrees(value, plain(ours[key])))
    .map(([key, value]) => `${key} in a battle: ${written(value)}, on the ground ${written(ours[key])}`);
};

const plain = (x: unknown): unknown => (x instanceof Set ? [...x] : x);

/** Any of these is right: a centre on the border of two arcs is in both. */
class OneOf {
  constructor(readonly values: readonly unknown[]) {}
}

const arcs = (attacker: Unit, defender: Unit): Set<unknown> =>
  new Set(
    attacker.minis.flatMap(a =>
      defender.minis.map(b => {
        const found = arcsOf(a, defender, b);
        return [a.id, b.id, new Set(found.arcs), new OneOf(found.centre)];
      }),
    ),
  );

const written = (x: unknown): string =>
  JSON.stringify(x, (_, value) =>
    value instanceof Set ? [...value] : value instanceof OneOf ? value.values.join(' or ') : value,
  ) ?? 'nothing';

/** Numbers to 0.001, sets in any order, everything else exactly. */
const agrees = (ours: unknown, expected: unknown): boolean => {
  if (typeof ours === 'number' && typeof expected === 'number') return Math.abs(ours - expected) <= 0.001;
  if (ours instanceof OneOf) return ours.values.includes(expected);
  if (ours instanceof Set) {
    if (!Array.isArray(expected) || expected.length !== ours.size) return false;
    return [...ours].every(x => expected.some(y => agrees(x, y)));
  }
  if (Array.isArray(ours)) {
    return (
      Array.isArray(expected) &&
      expected.length === ours.length &&
      ours.every((x, n) => agrees(x, expected[n]))
    );
  }
  if (typeof ours === 'object' && ours !== null) {
    if (typeof expected !== 'object' || expected === null) return false;
    const [mine, theirs] = [Object.entries(ours), new Map(Object.entries(expected))];
    return (
      mine.length === theirs.size && mine.every(([key, x]) => theirs.has(key) && agrees(x, theirs.get(key)))
    );
  }
  return ours === expected;
};

/** The first part of an answer that differs: for sets what only one side has. */
const difference = (key: string, ours: unknown, expected: unknown): string => {
  if (ours instanceof Set && Array.isArray(expected)) {
    const extra = [...ours].filter(x => !expected.some(y => agrees(x, y)));
    const missing = expected.filter(y => ![...ours].some(x => agrees(x, y)));
    return `${key}: ours ${written(extra)}, expected ${written(missing)}`;
  }
  return `${key}: ours ${written(ours)}, expected ${written(expected)}`;
};

/** Parts of one piece are names of the same thing: contact with one is contact with all of them (G-57). */
const asPieces = (field: Field, ids: Iterable<unknown>): Set<unknown> =>
  new Set([...ids].map(id => field.terrain.find(t => t.id === id)?.partOf ?? id));

const draw = (field: Field): string => {
  const at = (p: { x: number; y: number }) => `${p.x / MM},${p.y / MM}`;
  const terrain = field.terrain.map(t => {
    const heights = `${t.bottom / MM}-${t.top / MM}`;
    return `${t.id} ${t.kind} ${t.cover}${t.blocksSight ? ' blocks' : ''} ${heights} [${t.polygon.map(at).join(' ')}]`;
  });
  const units = field.units.map(u => {
    const minis = u.minis.map(m => `${m.id}@${at(m.pose.at)},${m.pose.level / MM}`);
    return `${u.id} ${u.type} ${u.silhouette.bottom / MM}-${u.silhouette.top / MM} ${minis.join(' ')}`;
  });
  return [...units, ...terrain].join(' / ');
};

const answerIn = (field: Field, r: Reader, key: string): unknown =>
  key === 'leaderTouches'
    ? [
        ...asPieces(
          field,
          r.list().map(x => x.text()),
        ),
      ]
    : r.value;

export const check: Check = vector => {
  const r = new Reader(vector, 'vector');
  try {
    const id = r.at('id').number();
    const field = readField(r);
    const attacker = readUnitName(r.at('attacker'), field);
    const defender = readUnitName(r.at('defender'), field);
    const expected = r.at('expected');
    const ours = answers(field, attacker, defender);
    const wrong = [
      ...expected
        .keys()
        .map(key => [key, ours[key], answerIn(field, expected.at(key), key)] as const)
        .filter(([key, mine, theirs]) => !(key in ours) || !agrees(mine, theirs))
        .map(([key, mine, theirs]) => difference(key, mine, theirs)),
      ...inBattle(field, attacker, defender, ours),
    ];
    return wrong.length === 0 ? undefined : `${id}: ${wrong.join('; ')} | ${draw(field)}`;
  } catch (error) {
    if (error instanceof Malformed) return `malformed vector: ${error.message}`;
    throw error;
  }
};
