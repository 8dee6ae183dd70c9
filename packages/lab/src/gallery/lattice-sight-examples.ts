import { type Drawing, space } from '@potyczka/geometry/lattice';
import { lines, pointView, sights, view } from './lattice-scenes.js';

/** One worked example: rule ids, what it shows, the map in letters, and how it is drawn. */
export interface Example {
  readonly ids: readonly string[];
  readonly shows: string;
  readonly map: string;
  readonly make: (drawing: Drawing, title: string) => string;
}

/** The same row several times. */
export const row = (map: string, rows = 3): string => Array.from({ length: rows }, () => map).join('\n');

/** Worked examples of lines of sight. */
export const sightExamples: readonly Example[] = [
  {
    ids: ['APX-EX-30', 'APX-EX-31'],
    shows: 'a wall on the line, and a wall touched at its end',
    map: `
     .  .  .  .C .
     .A .  . |.  .
     .  .  . |.  .B`,
    make: (d, title) =>
      lines(d.lattice, title, d.space('A'), [
        ['B', d.space('B')],
        ['C', d.space('C')],
      ]),
  },
  {
    ids: ['APX-EX-31'],
    shows: 'the line touches only the corner of the wall',
    map: `
     .A .  .
     .  . |.
     .  . |.B`,
    make: (d, title) => lines(d.lattice, title, space(1, 0), [['C', space(2, 1)]]),
  },
  {
    ids: ['APX-EX-32', 'APX-EX-33'],
    shows: 'a low wall hides nothing, a building joined to a wall everything behind it',
    map: `
     .  . :.  1  .  .
     .A . :.  1  .  .
     .  .  . |.  .  .
     .  .  . |.  .  . `,
    make: (d, title) => view(d.lattice, title, d.space('A')),
  },
  {
    ids: ['APX-EX-34'],
    shows: 'a level 2 building between level 1 and the ground',
    map: row(' 1  .  2  2  .  . '),
    make: (d, title) => lines(d.lattice, title, space(0, 1), [['B', space(5, 1)]]),
  },
  {
    ids: ['APX-EX-35'],
    shows: 'from a roof one space behind its edge: the first row is hidden',
    map: row(' 1  1  .  .  .  . ', 4),
    make: (d, title) => view(d.lattice, title, space(0, 1)),
  },
  {
    ids: ['APX-EX-35'],
    shows: 'the same as a line with its shadow',
    map: row(' 1  1  .  .  .  . '),
    make: (d, title) =>
      lines(d.lattice, title, space(0, 1), [
        ['B', space(2, 1)],
        ['C', space(4, 2)],
      ]),
  },
  {
    ids: ['APX-EX-36', 'APX-EX-37'],
    shows: 'the wall is the furthest blocker; spaces whose lines miss it are seen',
    map: `
     1  1  .  .  .  .  .  .
     1  1  .  . |.  .  .  .
     1A 1  .  . |.  .  .  .
     1  1  .  .  .  .  .  .
     1  1  .  .  .  .  .  . `,
    make: (d, title) => view(d.lattice, title, d.space('A')),
  },
  {
    ids: ['APX-EX-36'],
    shows: 'X = 3: three rows behind the wall',
    map: row(' 1  1  .  . |.  .  .  . '),
    make: (d, title) => lines(d.lattice, title, space(0, 1), [['B', space(5, 1)]]),
  },
  {
    ids: ['APX-EX-38', 'APX-EX-39'],
    shows: 'at the roof edge: free, except behind the wall',
    map: `
     1  1  .  .  .  .  .
     1  1A .  . |.  .  .
     1  1  .  .  .  .  . `,
    make: (d, title) => view(d.lattice, title, d.space('A')),
  },
  {
    ids: ['APX-EX-40'],
    shows: 'from level 2 to level 1',
    map: row(' 2  2  1  1  1 '),
    make: (d, title) => view(d.lattice, title, space(0, 1)),
  },
  {
    ids: ['APX-EX-41'],
    shows: 'from level 2 to the ground twice as far',
    map: row(' 2  2  .  .  .  . '),
    make: (d, title) => view(d.lattice, title, space(0, 1)),
  },
  {
    ids: ['APX-EX-42'],
    shows: 'a roof corner at which buildings and a wall are joined',
    map: `
     1  1  .  .
     1  1A .  .
           --
     1  1  .B .
     1  1  .  .C`,
    make: (d, title) =>
      lines(d.lattice, title, d.space('A'), [
        ['B', d.space('B')],
        ['C', d.space('C')],
      ]),
  },
  {
    ids: ['APX-EX-43'],
    shows: 'to an intersection one space behind the roof edge',
    map: `
     1  1  .  .
       X
     1  1  .  . `,
    make: (d, title) =>
      sights(d.lattice, title, [
        [space(2, 0), d.point('X', 1)],
        [space(3, 1), d.point('X', 1)],
      ]),
  },
  {
    ids: ['APX-EX-44'],
    shows: 'intersections on the ground in and beyond the shadow',
    map: row(' 1  1  .  .  .  . '),
    make: (d, title) => pointView(d.lattice, title, space(0, 1), 0),
  },
  {
    ids: ['APX-EX-45'],
    shows: 'from level 2: only directly behind the wall',
    map: row(' 2  2  .  .  . |.  .  . '),
    make: (d, title) => view(d.lattice, title, space(1, 1)),
  },
  {
    ids: ['APX-EX-46'],
    shows: 'a wall beside the level 2 building',
    map: `
     2  2  .  .  .
     2  2A . |.  .
     2  2  .  .  . `,
    make: (d, title) => view(d.lattice, title, d.space('A')),
  },
  {
    ids: ['APX-EX-47'],
    shows: 'level 2 with a level 1 building before it',
    map: row(' 2  2  1  1  .  . '),
    make: (d, title) => view(d.lattice, title, space(1, 1)),
  },
  {
    ids: ['APX-EX-75'],
    shows: 'both arrangements around a level 2 building',
    map: `
     .  .  .  .  .  .  .  .  .  .
     .  2  2  2  1  1  .  .  .  .
     .  2  2A 2  1  1  .  .  .  .
     .  2  2  2  1  1  .  . |.  .
     .  .  .  .  .  .  .  . |.  .
        -- -- --
     .  .  .  .  .  .  .  .  .  .
     .  .  .  .  .  .  .r .  .  .
     .  .  .  .  .  .  .  .  .  . `,
    make: (d, title) => view(d.lattice, title, d.space('A')),
  },
];
