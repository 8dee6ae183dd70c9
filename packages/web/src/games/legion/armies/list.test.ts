import { type Army, starterList, unitPoints } from '@potyczka/legion/view';
import { expect, test } from 'vitest';
import { changedRun, inOrder, movedRun, oneFewer, oneMore, runsOf, withoutRun } from './list.js';

const EMPIRE = starterList('empire-800');
const shape = (army: Army, apart: number | null = null) =>
  runsOf(army.units, apart).map(r => `${r.count} ${r.unit.unit}`);
const storm = (army: Army) => {
  const run = runsOf(army.units).find(r => r.unit.unit === 'stormtroopers');
  if (!run) throw new Error('no stormtroopers');
  return run;
};

test('equal units side by side are one line, and one of them may stand apart', () => {
  expect(shape(EMPIRE).slice(0, 3)).toEqual([
    '1 darth-vader-dark-lord-of-the-sith',
    '1 general-veers-master-tactician',
    '3 stormtroopers',
  ]);
  expect(shape(EMPIRE, 4).slice(2, 4)).toEqual(['2 stormtroopers', '1 stormtroopers']);
  expect(shape(EMPIRE, 3).slice(2, 5)).toEqual(['1 stormtroopers', '1 stormtroopers', '1 stormtroopers']);
});

test('a line grows, shrinks, goes and moves as one', () => {
  expect(storm(oneMore(EMPIRE, storm(EMPIRE))).count).toBe(4);
  expect(storm(oneFewer(EMPIRE, storm(EMPIRE))).count).toBe(2);
  expect(withoutRun(EMPIRE, storm(EMPIRE)).units.some(u => u.unit === 'stormtroopers')).toBe(false);
  expect(shape(movedRun(EMPIRE, storm(EMPIRE), -1)).slice(1, 3)).toEqual([
    '3 stormtroopers',
    '1 general-veers-master-tactician',
  ]);
  const [first] = runsOf(EMPIRE.units);
  expect(first && movedRun(EMPIRE, first, -1).units).toEqual(EMPIRE.units);
});

test('what is changed on a line is changed on each of its units', () => {
  const bare = changedRun(EMPIRE, storm(EMPIRE), unit => ({ do: 'remove-upgrade', unit, upgrade: 0 }));
  expect(storm(bare).count).toBe(3);
  expect(storm(bare).unit.upgrades).toEqual(['stormtrooper', 'targeting-scopes']);
});

test('in order: rank after rank, the dearest first, nothing lost', () => {
  const shuffled = { ...EMPIRE, units: EMPIRE.units.toReversed() };
  const ordered = inOrder(shuffled);
  expect(shape(ordered).slice(0, 3)).toEqual(shape(EMPIRE).slice(0, 3));
  expect(ordered.units.map(unitPoints).toSorted()).toEqual(EMPIRE.units.map(unitPoints).toSorted());
});
