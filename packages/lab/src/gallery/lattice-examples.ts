import { PATTERNS, readDrawing, space } from '@potyczka/geometry/lattice';
import { areaOf, coverOf, freeOf, lines, nearOf, pushOf, reachOf, view, zoneOf } from './lattice-scenes.js';
import { type Example, row, sightExamples } from './lattice-sight-examples.js';
import type { Picture } from './picture.js';

const FIELD = Array.from({ length: 10 }, () => ' . '.repeat(10)).join('\n');

const movement: readonly Example[] = [
  {
    ids: ['APX-EX-06', 'APX-EX-07', 'APX-EX-08', 'APX-EX-09'],
    shows: 'a move of 2 past a beacon, a bin and a Legend',
    map: `
     .  .  .  .  .
           $$
     .  .  .  .  .
     .  .  .A .  .b
     .  .  .  .  .
     .  .  .  .  . `,
    make: (d, title) => reachOf(d.lattice, title, d.space('A'), 2, [space(2, 3)]),
  },
  {
    ids: ['APX-EX-10'],
    shows: 'past the joint of a building and a low wall',
    map: `
     .  .  .  1  1
     .  .  .  1  1
     .  .  .A 1  1
     .  .  . :.  .
     .  .  .  .  . `,
    make: (d, title) => reachOf(d.lattice, title, d.space('A'), 2),
  },
  {
    ids: ['APX-EX-11'],
    shows: 'past a level 2 building and a wall: the wall counts',
    map: `
     .  .  .  2  2
     .  .  .  2  2
     .  .  .A 2  2
     .  .  . |.  .
     .  .  .  .  . `,
    make: (d, title) => reachOf(d.lattice, title, d.space('A'), 2),
  },
  {
    ids: ['APX-EX-12'],
    shows: 'between two level 1 buildings',
    map: `
     1  1  .  .
     1  1  .A .
     .  .  1  1
     .  .  1  1 `,
    make: (d, title) => reachOf(d.lattice, title, d.space('A'), 2),
  },
  {
    ids: ['APX-EX-12'],
    shows: 'between two level 2 buildings there is no way',
    map: `
     2  2  .  .
     2  2  .A .
     .  .  2  2
     .  .  2  2 `,
    make: (d, title) => reachOf(d.lattice, title, d.space('A'), 3),
  },
  {
    ids: ['APX-EX-13', 'APX-EX-14'],
    shows: 'through the joint of low wall and bin, and round it',
    map: `
     .  .  .  .  .
     .  .  .  .  .
     .  . :.A .  .
           $$
     .  .  .  .  .
     .  .  .  .  . `,
    make: (d, title) => reachOf(d.lattice, title, d.space('A'), 2),
  },
  {
    ids: ['APX-EX-15'],
    shows: 'down from a level 2 roof',
    map: `
     2  2  .  .
     2  2A .  .
     .  .  .  . `,
    make: (d, title) => reachOf(d.lattice, title, d.space('A'), 2),
  },
  {
    ids: ['APX-EX-16', 'APX-EX-17'],
    shows: 'up one level, and over a low wall on the roof edge',
    map: `
     1  1  .  .
     1  1 ;.  .
     1  1  .A . `,
    make: (d, title) => reachOf(d.lattice, title, d.space('A'), 3),
  },
  {
    ids: ['APX-EX-18'],
    shows: 'down through the joint of a building and two walls',
    map: `
     1  1  .  .
     1  1A .  .
           --
     .  . |.  .
     .  .  .  . `,
    make: (d, title) => reachOf(d.lattice, title, d.space('A'), 2),
  },
  {
    ids: ['APX-EX-21'],
    shows: 'diagonally up and down again with 3 MP',
    map: `
     .  1  1  .
     .  1  1  .b
           ::
     .  .  .  .A`,
    make: (d, title) => reachOf(d.lattice, title, d.space('A'), 3),
  },
  {
    ids: ['APX-EX-74'],
    shows: 'stacked buildings and a wall on a roof: what level 1 sees past them',
    map: row(' 1  1A 1 |1  1  2  1 '),
    make: (d, title) => view(d.lattice, title, space(1, 1)),
  },
];

const nearness: readonly Example[] = [
  {
    ids: ['APX-EX-22', 'APX-EX-23', 'APX-EX-79'],
    shows: 'adjacent and neighbouring spaces of S',
    map: `
     2  1  1
        ::
     2  1S 1
     .  .  . `,
    make: (d, title) => nearOf(d.lattice, title, d.space('S')),
  },
  {
    ids: ['APX-EX-24'],
    shows: 'a low wall between roof spaces parts them, and both are beside it',
    map: `
     .  1S:1
     .  1  1 `,
    make: (d, title) => nearOf(d.lattice, title, d.space('S')),
  },
  {
    ids: ['APX-EX-25'],
    shows: 'a level 1 intersection beside level 2',
    map: `
     1  2
       X
     1  2 `,
    make: (d, title) => nearOf(d.lattice, title, d.point('X', 1)),
  },
  {
    ids: ['APX-EX-27', 'APX-EX-28', 'APX-EX-29'],
    shows: 'distances do not ask what lies between',
    map: `
     1A .  . $.B
     .  .r 2  . `,
    make: (d, title) => lines(d.lattice, title, d.space('A'), [['3', d.space('B')]]),
  },
];

const others: readonly Example[] = [
  {
    ids: ['APX-EX-55'],
    shows: 'cover through the joint of bin and low wall',
    map: `
     .  .  .B .
        $$ ::
     .  .  .  .
     .A .  .  . `,
    make: (d, title) => coverOf(d.lattice, title, d.space('A'), d.space('B')),
  },
  {
    ids: ['APX-EX-56', 'APX-EX-57', 'APX-EX-113'],
    shows: 'a frag grenade beside Bangalore, behind a wall from the thrower',
    map: FIELD.split('\n')
      .map((line, y) => (y > 3 && y < 7 ? `${line.slice(0, 15)}|${line.slice(16)}` : line))
      .join('\n'),
    make: (d, title) =>
      areaOf(d.lattice, title, space(6, 5), PATTERNS['3x3'], false, [
        ['A', space(1, 5)],
        ['B', space(7, 5)],
      ]),
  },
  {
    ids: ['APX-EX-58'],
    shows: 'a grenade on a Care Package lies on level 1',
    map: `
     .  .  .  1  1
     .  .  .c 1  1
     .  .  .  1  1 `,
    make: (d, title) => areaOf(d.lattice, title, space(2, 1), PATTERNS['3x3'], false),
  },
  ...[true, false].map(
    (aerial): Example => ({
      ids: ['APX-EX-59', 'APX-EX-112'],
      shows: aerial ? 'Rolling Thunder is aerial' : 'the same without aerial',
      map: `
     .  .  .  .  .  .
     1  1  .  .  .  .
     1  1  .  . |.  .
     .  .  .S . |.  . `,
      make: (d, title) => areaOf(d.lattice, title, d.space('S'), PATTERNS['5x4-N'], aerial),
    }),
  ),
  {
    ids: ['APX-EX-60'],
    shows: 'pushed down onto a beacon: placed on one of the green spaces',
    map: `
     1  1  .  .
     1  1A .b .
           ::
     1  1  .  . `,
    make: (d, title) => pushOf(d.lattice, title, d.space('A'), 'E', 1, [space(0, 1)]),
  },
  {
    ids: ['APX-EX-61'],
    shows: 'pushed against the joint of low wall and bin',
    map: `
     .  .  .
     $$ ::
     .A .  .
     .  .  . `,
    make: (d, title) => pushOf(d.lattice, title, d.space('A'), 'NE', 1),
  },
  {
    ids: ['APX-EX-65', 'APX-EX-77', 'APX-EX-78'],
    shows: 'free intersections of every level, a dome on the ground at the roof corner',
    map: `
     .  .  .  .  .  .  .
        $$
     . |.  .  .  .  .  .
           -- $$
     .  .  .  .  1  1  .
     .  .  .  .  1  1  .
     .  .  .  .  .  .  1 `,
    make: (d, title) => freeOf(d.lattice, title, [{ x: 4, y: 2, level: 0 }]),
  },
  {
    ids: ['APX-EX-66', 'APX-EX-67'],
    shows: 'a line through the smoke, and one along its side',
    map: FIELD,
    make: (d, title) =>
      zoneOf(d.lattice, title, { x: 5, y: 5, level: 0 }, [
        [space(2, 5), space(8, 5)],
        [space(7, 3), space(3, 7)],
      ]),
  },
  {
    ids: ['APX-EX-68'],
    shows: 'a target in the zone',
    map: row(' .  .  .  .  .  . ', 4),
    make: (d, title) => zoneOf(d.lattice, title, { x: 4, y: 2, level: 0 }, [[space(0, 0), space(4, 2)]]),
  },
  {
    ids: ['APX-EX-69'],
    shows: 'smoke on a roof: on its level, and below it',
    map: `
     .  .  .  .  .  .  .
     .  1  1  1  1  .  .
     .  1  1  1  1  .  .
     .  .  .  .  .  .  . `,
    make: (d, title) =>
      zoneOf(d.lattice, title, { x: 3, y: 2, level: 1 }, [
        [space(1, 1), space(6, 2)],
        [space(0, 1), space(6, 1)],
      ]),
  },
  {
    ids: ['APX-EX-70'],
    shows: 'smoke on the ground below the shooter',
    map: row(' 1  .  .  .  . '),
    make: (d, title) => zoneOf(d.lattice, title, { x: 2, y: 1, level: 0 }, [[space(0, 1), space(4, 1)]]),
  },
];

/** A picture for every worked example about space. */
export function* examples(): Generator<Picture> {
  const count = new Map<string, number>();
  for (const { ids, shows, map, make } of [...movement, ...nearness, ...sightExamples, ...others]) {
    const first = (ids[0] ?? '').toLowerCase();
    const nth = (count.get(first) ?? 0) + 1;
    count.set(first, nth);
    const title = `${ids.join(', ')}: ${shows}`;
    const name = nth === 1 ? first : `${first}-${nth}`;
    yield { name, title, svg: make(readDrawing(map), title) };
  }
}
