import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Zone } from './cards.js';
import { ALL_TABLES, BATTLE_CARDS } from './index.js';

/** Zones as they are drawn, a card on a line, written down from the source by itself. */
const DRAWN = readFileSync(new URL('../fixtures/zones.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const zone = (z: Zone): string =>
  'radius' in z ? `circle ${z.centre.join(',')} ${z.radius}` : z.map(([x, y]) => `${x},${y}`).join(' ');

test('zones of deployment cards are those of the source', () => {
  const ours = BATTLE_CARDS.flatMap(c =>
    c.kind === 'deployment'
      ? [
          [c.id, ...(['blue', 'red'] as const).map(s => `${s} ${c.zones[s].map(zone).join(' / ')}`)].join(
            ' | ',
          ),
        ]
      : [],
  );
  expect(ours.toSorted()).toEqual(DRAWN);
});

/** Rounded as the tables are: to a tenth of a millimetre. */
const tenth = (x: number): number => Math.round(x * 10) / 10;

test.each(ALL_TABLES)('$id is fair: each piece of one side has its like, turned by half a circle', table => {
  const [width, depth] = table.size;
  const turned = (corners: readonly number[]): number[] =>
    corners.map((v, n) => tenth((n % 2 === 0 ? width : depth) - v));
  const pieces = new Map(table.pieces.map(([id, what, corners]) => [id, { what, corners }]));
  for (const [id, what, corners] of table.pieces) {
    const other = pieces.get(
      id.startsWith('a') ? `b${id.slice(1)}` : id.startsWith('b') ? `a${id.slice(1)}` : id,
    );
    expect(other?.what, id).toBe(what);
    const near = turned(corners).map((v, n) => Math.abs(v - (other?.corners[n] ?? Number.NaN)));
    expect(Math.max(...near), id).toBeLessThan(0.15);
  }
});
