import {
  type Address,
  type Attack,
  areaFrom,
  compileField,
  type Hex,
  hexOf,
  laid,
  readMap,
  readRows,
  type Terrain,
  turnsAndMirrors,
} from '@potyczka/geometry/hex';
import type { MonsterAction, Position } from '@potyczka/gloomhaven/lab';
import { Canvas } from './hex-draw.js';
import { attackPicture, monsterPicture, reachPicture, sightPicture, viewPicture } from './hex-scenes.js';
import type { Picture } from './picture.js';

/** M acts, other capitals are its enemies in alphabetical initiative, m its allies. */
function positionOf({ field, marks }: ReturnType<typeof readRows>): Position {
  const letters = [...marks.keys()].sort();
  return {
    field,
    at: marks.get('M') ?? (0 as Hex),
    allies: letters.filter(letter => letter === 'm').map(letter => marks.get(letter)!),
    enemies: letters
      .filter(letter => /[A-LN-Z]/.test(letter))
      .map(letter => ({ at: marks.get(letter)!, initiative: [letter.charCodeAt(0)] })),
  };
}

const melee = (targets = 1): Attack => ({ kind: 'melee', targets });
const ranged = (range: number, targets = 1): Attack => ({ kind: 'ranged', range, targets });

interface Example {
  readonly name: string;
  readonly title: string;
  readonly map: string;
  readonly under?: Readonly<Record<string, Terrain>>;
  readonly action: Partial<MonsterAction>;
  /** Drawn with flat tops, as the oracle positions are. */
  readonly flat?: boolean;
}

const WHERE = `
  . . . . . .
   . . . . . .
  . . . T . .
   . . . . . .
  . M . B S .`;
const ARCHER = `
  B . . ^ M . .
   . . . m . . .
  . . . . . . .
   . . . . . . .`;

/** The rulebook's pictures of monsters; the layouts are those of the ledger. */
const MONSTERS: readonly Example[] = [
  {
    name: 'ex-14-focus-by-movement',
    title: 'GLM-EX-14 the Tinkerer (T) takes less movement than the nearer Brute (B)',
    map: `
      . . M o B
       . . . o .
      . . . . .
       . T . . .`,
    action: { move: 2, attack: melee() },
  },
  {
    name: 'ex-15-ranged',
    title: 'GLM-EX-15 in range it stays',
    map: WHERE,
    action: { move: 3, attack: ranged(3) },
  },
  {
    name: 'ex-15-one',
    title: 'GLM-EX-15 melee, one target',
    map: WHERE,
    action: { move: 3, attack: melee(1) },
  },
  {
    name: 'ex-15-two',
    title: 'GLM-EX-15 melee, two targets',
    map: WHERE,
    action: { move: 3, attack: melee(2) },
  },
  {
    name: 'ex-15-three',
    title: 'GLM-EX-15 melee, three targets',
    map: WHERE,
    action: { move: 3, attack: melee(3) },
  },
  {
    name: 'ex-16-traps',
    title: 'GLM-EX-16 traps count as obstacles while the Brute (B) can be reached',
    map: `
      . . B . . .
       . . . . . .
      . . . . M ^
       . . . . ^ T`,
    action: { move: 3, attack: melee() },
  },
  {
    name: 'ex-16-traps-alone',
    title: 'GLM-EX-16 without the Brute it walks over one trap',
    map: `
      . . . . . .
       . . . . . .
      . . . . M ^
       . . . . ^ T`,
    action: { move: 3, attack: melee() },
  },
  {
    name: 'ex-17-archer',
    title: 'GLM-EX-17 movement 2: past its ally, then it attacks',
    map: ARCHER,
    action: { move: 2, attack: ranged(3) },
  },
  {
    name: 'ex-18-archer',
    title: 'GLM-EX-18 movement 1: it stays',
    map: ARCHER,
    action: { move: 1, attack: ranged(3) },
  },
  {
    name: 'ex-41-disadvantage',
    title: 'GLM-EX-41 two targets without Disadvantage, no trap for a third',
    flat: true,
    map: `
      .   .   .   .
        .   .   C   .
      .   .   .   .
        .   ^   .   .
      .   A   .   .
        .   .   .   .
      .   .   B   .
        .   M   .   .
      .   .   .   .
        .   .   .   .`,
    action: { move: 2, attack: ranged(2, 3) },
  },
  {
    name: 'ex-45-out-of-reach',
    title: 'GLM-EX-45 out of reach: the only hex that brings it closer',
    flat: true,
    map: `
      .   .   .   .
        .   .   M   .
      .   .   m   .
        .   .   o   .
      .   .   .   .
        .   .   A   .`,
    action: { move: 1, attack: melee() },
  },
];

function* monsters(): Generator<Picture> {
  for (const { name, title, map, under, action, flat } of MONSTERS) {
    const position = positionOf(flat === true ? readMap(map, under) : readRows(map, under));
    const svg = monsterPicture(
      position,
      { move: 0, gait: 'walk', ...action },
      {
        lying: flat !== true,
        letters: map
          .replace(/[^A-LN-Z]/g, '')
          .split('')
          .sort()
          .join(''),
      },
    );
    yield { name, title, svg };
  }
}

const SIGHTS: readonly { name: string; title: string; map: string }[] = [
  {
    name: 'sight-past-a-wall',
    title: 'GLM-ATK-06 one free line is enough',
    map: `
      . . . . B
       A . # . .
      . . . . .`,
  },
  {
    name: 'sight-touching',
    title: 'GLM-ATK-06 a line that touches a wall in one point is blocked',
    map: `
      . . . . .
       A . # . B
      . . . . .`,
  },
  {
    name: 'sight-passage',
    title: 'GLM-ATK-06, gap G25: the adjacent always see each other',
    map: `
      # # # # #
       # A B # #
      # # # # #`,
  },
  {
    name: 'sight-passage-far',
    title: 'GLM-ATK-06 in a passage one hex wide nobody sees farther',
    map: `
      # # # # #
       # A . B #
      # # # # #`,
  },
];

const WALL_LINES = String.raw`
  .   A   .
  - .   . -
  .\-/.\-/.
    .   .
  .   B   .
    .   .`;

function* sights(): Generator<Picture> {
  for (const { name, title, map } of SIGHTS) {
    const { field, marks } = readRows(map);
    yield { name, title, svg: sightPicture(field, marks.get('A')!, marks.get('B')!, true) };
  }
  const gap = readMap(WALL_LINES);
  yield {
    name: 'sight-through-a-gap',
    title: 'GLM-ATK-07 through a gap of one edge between wall lines',
    svg: sightPicture(gap.field, gap.marks.get('A')!, gap.marks.get('B')!),
  };
  const barrow = readRows(BARROW);
  yield {
    name: 'sight-barrow',
    title: 'GLM-ATK-07 the first two rooms of the example scenario, door open: what A sees',
    svg: viewPicture(barrow.field, barrow.marks.get('A')!, true),
  };
  yield {
    name: 'reach-barrow',
    title: 'GLM-MOVE-01, GLM-TILE-09 walking with 4 points in the example scenario',
    svg: reachPicture(
      barrow.field,
      { at: barrow.marks.get('C')!, gait: 'walk', opensDoors: true },
      { allies: [], enemies: [barrow.marks.get('E')!] },
      4,
      true,
    ),
  };
}

const BARROW = `
  # # # # # # # # . . . . . #
   # # # # # # # # . . . . #
  . . . . . C . .|. . . A . #
   . . . . . E . ' . . . . #
  . . . ^ ^ . . .|. . . . . #
   # # # # # # # # . . . . #
  # # # # # # # # . . . . . #`;

/** The two area cards of the rulebook's page, and a pattern in all its turns and mirrors. */
function* areas(): Generator<Picture> {
  const three: Address[] = [
    [3, 3],
    [3, 4],
    [4, 4],
  ];
  const ranged3: Attack = { kind: 'ranged', range: 3, targets: 1, area: areaFrom([3, 3], three) };
  const far = readRows(`
    . . . . A B .
     @ . . . C . .
    . . . . D . .`);
  const at = (map: ReturnType<typeof readRows>, letters: string): Hex[] =>
    [...letters].map(l => map.marks.get(l)!);
  yield {
    name: 'ex-08-ranged-area',
    title: 'GLM-EX-08 three hexes, one of them within range 3',
    svg: attackPicture(far.field, far.marks.get('@')!, ranged3, at(far, 'ABCD'), true),
  };
  const close = readRows(`
    . . A B .
     . . @ C .
    . . . D .`);
  const around: Address[] = [
    [3, 2],
    [4, 3],
    [4, 4],
  ];
  const melee3: Attack = { kind: 'melee', targets: 1, area: areaFrom([3, 3], around) };
  yield {
    name: 'ex-09-melee-area',
    title: 'GLM-EX-09 a grey hex: melee on three hexes',
    svg: attackPicture(close.field, close.marks.get('@')!, melee3, at(close, 'ABCD'), true),
  };
  const hook = areaFrom(
    [3, 3],
    [
      [3, 2],
      [3, 1],
      [4, 1],
    ],
  );
  for (const [i, each] of turnsAndMirrors(hook).entries()) {
    const field = compileField({ columns: 7, rows: 6 });
    const centre = hexOf(field, [3, 2]);
    const canvas = new Canvas(field).hex(centre, 'fill="#888"');
    for (const hex of laid(field, centre, each)) canvas.hex(hex, 'fill="#d02020" fill-opacity="0.6"');
    yield { name: `area-turn-${i}`, title: 'GLM-AOE-01 a pattern turned and mirrored', svg: canvas.svg() };
  }
}

export function* examples(): Generator<Picture> {
  yield* monsters();
  yield* sights();
  yield* areas();
}
