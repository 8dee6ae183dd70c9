import { describe, expect, test } from 'vitest';
import type { Army, UnitCardId, UpgradeId } from '../content/cards.js';
import { upgradeCard } from '../content/index.js';
import { starterList } from '../options.js';
import { LANGS, say } from '../text/index.js';
import { pointsOf } from './draft.js';
import { faultsOf } from './judge.js';
import { type Change, changed, changeLabel, mendOf, unitsFor, upgradesFor } from './mend.js';

const list = (...units: readonly (readonly [UnitCardId, ...UpgradeId[]])[]): Army => ({
  ...starterList('rebels-800'),
  units: units.map(([unit, ...upgrades]) => ({ unit, upgrades })),
});
const LEADER = ['rebel-officer-resolute-commander'] as const;
const CORPS = [['rebel-troopers'], ['rebel-troopers'], ['rebel-troopers']] as const;

const mended = (army: Army): Change | undefined => {
  const [fault] = faultsOf(army);
  expect(fault).toBeDefined();
  return mendOf(army, fault!);
};

const cases: readonly (readonly [string, Army, Partial<Change>])[] = [
  ['LEG-ARMY-01', list(LEADER, ...CORPS, ['stormtroopers']), { do: 'remove-unit', unit: 4 }],
  ['LEG-ARMY-04', list(...CORPS), { do: 'add-unit', card: LEADER[0] }],
  [
    'LEG-ARMY-10',
    list(LEADER, ...CORPS, ['rebel-veterans', 'force-push']),
    { do: 'remove-upgrade', unit: 4 },
  ],
  ['LEG-KWU-HWT-01', list(LEADER, ...CORPS, ['rebel-commandos-strike-team']), { do: 'add-upgrade', unit: 4 }],
  [
    'LEG-ARMY-20',
    { ...list(LEADER, ...CORPS), deck: { ...starterList('rebels-800').deck, objective: [] } },
    { do: 'usual-deck' },
  ],
];

describe('the smallest change', () => {
  test.each(cases)('%s: mends the fault and makes no other', (rule, army, change) => {
    expect(faultsOf(army).map(f => f.refusal.rule)).toEqual([rule]);
    const mend = mended(army);
    expect(mend).toMatchObject(change);
    expect(faultsOf(changed(army, mend!))).toEqual([]);
    for (const lang of LANGS) expect(say(lang, changeLabel(army, mend!))).not.toMatch(/[{}]/);
  });

  test('LEG-ARMY-01: each fault has a mend of its own', () => {
    const army = list(LEADER, ...CORPS, ['darth-vader-dark-lord-of-the-sith'], ['snowtroopers']);
    const mends = faultsOf(army)
      .filter(f => f.refusal.rule === 'LEG-ARMY-01')
      .map(f => mendOf(army, f));
    expect(mends).toEqual([
      { do: 'remove-unit', unit: 4 },
      { do: 'remove-unit', unit: 5 },
    ]);
  });

  test('LEG-ARMY-06: where one unit is not enough, one at a time', () => {
    const army = list(LEADER, ['rebel-troopers']);
    const mend = mended(army);
    expect(mend).toMatchObject({ do: 'add-unit' });
    const nearer = changed(army, mend!);
    expect(faultsOf(nearer).map(f => f.refusal.why.args?.has)).toEqual([2]);
    expect(faultsOf(changed(nearer, mended(nearer)!))).toEqual([]);
  });

  test('LEG-KWU-HWT-01: a weapon is given rather than the unit taken away, though that would end two faults', () => {
    const army = list(LEADER, ...CORPS, ['rebel-commandos-strike-team', 'recon-intel', 'recon-intel']);
    const fault = faultsOf(army).find(f => f.refusal.rule === 'LEG-KWU-HWT-01');
    expect(faultsOf(army).length).toBeGreaterThan(1);
    expect(mendOf(army, fault!)).toMatchObject({ do: 'add-upgrade', unit: 4 });
  });

  test('LEG-ARMY-03: the cheapest card that is enough goes, an upgrade before a unit', () => {
    const army = starterList('rebels-800');
    const dear = (unit: UnitCardId) => ({
      ...army,
      units: [...army.units.slice(0, -1), { unit, upgrades: [] }],
    });
    const over = dear('tauntaun-riders');
    const excess = pointsOf(over) - 800;
    expect(excess).toBeGreaterThan(0);
    expect(faultsOf(over).map(f => f.refusal.rule)).toEqual(['LEG-ARMY-03']);
    const mend = mended(over);
    const enough = over.units
      .flatMap(u => u.upgrades.map(id => upgradeCard(id).points))
      .filter(points => points >= excess)
      .sort((a, b) => a - b);
    expect(mend).toMatchObject({ do: 'remove-upgrade' });
    expect(pointsOf(over) - pointsOf(changed(over, mend!))).toBe(enough[0]);
  });
});

test('what may be added is what the judge takes', () => {
  const army = list(LEADER, ...CORPS);
  expect(unitsFor(army)).toContain('rebel-veterans');
  expect(unitsFor(army)).not.toContain('stormtroopers');
  expect(upgradesFor(army, 1)).toContain('z-6-trooper');
  expect(upgradesFor(army, 1)).not.toContain('dlt-19-stormtrooper');
  for (const card of upgradesFor(army, 1)) {
    const faults = faultsOf(changed(army, { do: 'add-upgrade', unit: 1, card }));
    expect(faults).toEqual([]);
  }
  expect(upgradesFor(army, 9)).toEqual([]);
});

test('a command card is put into the hand, and taken out of it alone', () => {
  const army = changed(
    { ...list(LEADER, ...CORPS), hand: ['ambush', 'push'] },
    { do: 'turn-command', card: 'assault' },
  );
  expect(army.hand).toEqual(['ambush', 'push', 'assault']);
  expect(changed(army, { do: 'turn-command', card: 'push' }).hand).toEqual(['ambush', 'assault']);
});
