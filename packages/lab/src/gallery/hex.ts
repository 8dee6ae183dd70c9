import {
  type Address,
  type Attack,
  addressOf,
  areaFrom,
  beside,
  compileField,
  type Field,
  GAITS,
  type Hex,
  hexes,
  NONE,
  type Terrain,
  terrainAt,
} from '@potyczka/geometry/hex';
import { COMMUNITY, type MonsterAction, type Position, RULEBOOK } from '@potyczka/gloomhaven/lab';
import { examples } from './hex-examples.js';
import {
  attackPicture,
  forcedPicture,
  monsterPicture,
  reachPicture,
  sightPicture,
  viewPicture,
} from './hex-scenes.js';
import type { Gallery, Picture } from './picture.js';

/** Mulberry32: the same pictures on every machine. */
class Dice {
  constructor(private state: number) {}

  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % limit;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}

const COLUMNS = 11;
const ROWS = 6;

function randomField(dice: Dice, kinds: readonly Terrain[], density: number, lines: number): Field {
  const terrain: { at: Address; kind: Terrain }[] = [];
  for (let column = 0; column < COLUMNS; column++)
    for (let row = 0; row < ROWS; row++)
      if (dice.below(100) < density) terrain.push({ at: [column, row], kind: dice.pick(kinds) });
  const wallLines: [Address, Address][] = [];
  for (let i = 0; i < lines; i++) {
    const hex = dice.below(COLUMNS * ROWS);
    const other = beside({ columns: COLUMNS, rows: ROWS }, hex, dice.below(6));
    if (other !== NONE) wallLines.push([addressOf({ rows: ROWS }, hex), addressOf({ rows: ROWS }, other)]);
  }
  return compileField({ columns: COLUMNS, rows: ROWS, terrain, wallLines });
}

/** Different hexes on which a figure can stand. */
function randomHexes(dice: Dice, field: Field, count: number): Hex[] {
  const free = hexes(field).filter(hex => ['floor', 'difficult'].includes(terrainAt(field, hex)));
  const found: Hex[] = [];
  while (found.length < count && found.length < free.length) {
    const hex = dice.pick(free);
    if (!found.includes(hex)) found.push(hex);
  }
  return found;
}

const MIXED: readonly Terrain[] = [
  'wall',
  'obstacle',
  'obstacle',
  'trap',
  'hazardous',
  'difficult',
  'difficult',
];
const two = (i: number): string => String(i + 1).padStart(2, '0');

function* randomSights(dice: Dice): Generator<Picture> {
  for (let i = 0; i < 30; i++) {
    const field = randomField(dice, ['wall'], 8 + dice.below(14), dice.below(9));
    const [from, to] = randomHexes(dice, field, 2) as [Hex, Hex];
    yield {
      name: `random-view-${two(i)}`,
      title: 'GLM-ATK-06 what one hex sees',
      svg: viewPicture(field, from),
    };
    yield {
      name: `random-sight-${two(i)}`,
      title: 'GLM-ATK-06 one pair of hexes',
      svg: sightPicture(field, from, to),
    };
  }
}

function* randomReaches(dice: Dice): Generator<Picture> {
  for (let i = 0; i < 45; i++) {
    const field = randomField(dice, MIXED, 35, dice.below(6));
    const [at, a, b, c, d] = randomHexes(dice, field, 5) as [Hex, Hex, Hex, Hex, Hex];
    const gait = GAITS[i % 3]!;
    const others = { allies: [a, b], enemies: [c, d] };
    yield {
      name: `random-reach-${two(i)}`,
      title: 'GLM-MOVE-01, GLM-JUMP-01, GLM-JUMP-04 reach with costs',
      svg: reachPicture(field, { at, gait, opensDoors: true }, others, 2 + dice.below(4)),
    };
  }
}

const MELEE_AREAS: readonly (readonly Address[])[] = [
  [
    [3, 2],
    [4, 3],
  ],
  [
    [3, 4],
    [3, 5],
  ],
  [
    [3, 2],
    [4, 3],
    [4, 4],
  ],
];
const RANGED_AREAS: readonly (readonly Address[])[] = [
  [
    [3, 3],
    [3, 4],
  ],
  [
    [3, 3],
    [3, 4],
    [4, 4],
  ],
  [
    [2, 4],
    [3, 3],
    [3, 4],
    [4, 4],
  ],
];

function randomAttack(dice: Dice, withArea: boolean): Attack {
  const range = dice.pick([0, 0, 2, 3, 4]);
  const areas = range === 0 ? MELEE_AREAS : RANGED_AREAS;
  const rest = withArea
    ? { targets: 1, area: areaFrom([3, 3], dice.pick(areas)) }
    : { targets: dice.pick([1, 1, 2, 3]) };
  return range === 0 ? { kind: 'melee', ...rest } : { kind: 'ranged', range, ...rest };
}

function* randomAttacks(dice: Dice): Generator<Picture> {
  for (let i = 0; i < 30; i++) {
    const field = randomField(dice, ['wall', 'obstacle'], 12, dice.below(6));
    const near = randomHexes(dice, field, 40);
    const [from, ...rest] = near as [Hex, ...Hex[]];
    const close = rest
      .filter(hex => Math.abs(addressOf(field, hex)[0] - addressOf(field, from)[0]) < 4)
      .slice(0, 5);
    yield {
      name: `random-area-${two(i)}`,
      title: 'GLM-AOE-04 to -06 the placement that hits most',
      svg: attackPicture(field, from, randomAttack(dice, true), close),
    };
  }
}

function* randomPushes(dice: Dice): Generator<Picture> {
  for (let i = 0; i < 20; i++) {
    const field = randomField(dice, MIXED, 25, dice.below(5));
    const [by, target, ...rest] = randomHexes(dice, field, 8) as [Hex, Hex, ...Hex[]];
    const kind = i % 2 === 0 ? 'push' : 'pull';
    const forced = {
      kind,
      hexes: 1 + dice.below(3),
      by,
      target,
      flying: i % 5 === 4,
      allies: rest.slice(0, 3),
      enemies: rest.slice(3),
    } as const;
    yield {
      name: `random-forced-${two(i)}`,
      title: 'GLM-PUSH-01 to -06 every route',
      svg: forcedPicture(field, forced),
    };
  }
}

function* randomMonsters(dice: Dice): Generator<Picture> {
  for (let i = 0; i < 70; i++) {
    const field = randomField(dice, MIXED, 30, dice.below(6));
    const [at, ...rest] = randomHexes(dice, field, 4 + dice.below(4)) as [Hex, ...Hex[]];
    const enemies = rest.slice(2).map(hex => ({ at: hex, initiative: [10 * (1 + dice.below(5))] }));
    const position: Position = { field, at, allies: rest.slice(0, 2), enemies };
    const action: MonsterAction = {
      move: dice.below(5),
      gait: dice.pick(['walk', 'walk', 'walk', 'jump', 'fly']),
      muddled: dice.below(8) === 0,
      ...(dice.below(10) === 0 ? {} : { attack: randomAttack(dice, i % 6 === 5) }),
    };
    const readings = i % 4 === 3 ? COMMUNITY : RULEBOOK;
    const name = `random-monster-${two(i)}`;
    const title = `GLM-MON a monster's turn and its reasons${readings === COMMUNITY ? ', as the players read G71 and G72' : ''}`;
    yield { name, title, svg: monsterPicture(position, action, { readings }) };
  }
}

export const gallery: Gallery = function* () {
  const dice = new Dice(20_171_001);
  yield* examples();
  yield* randomSights(dice);
  yield* randomReaches(dice);
  yield* randomAttacks(dice);
  yield* randomPushes(dice);
  yield* randomMonsters(dice);
};
