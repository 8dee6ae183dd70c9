import type { Json } from '@potyczka/kernel';
import { refuses, unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Army, ArmyUnit, UnitCardId, UpgradeId } from '../content/cards.js';
import { starterArmy, UNITS, UPGRADES } from '../content/index.js';
import { pointsOf } from './draft.js';
import { faultsOf } from './judge.js';
import { readArmy } from './read.js';
import { judgeUpgrade } from './units.js';

const army = (faction: Army['faction'], units: readonly ArmyUnit[]): Army => {
  const { format, deck } = starterArmy('rebels-800');
  return { name: 'x', faction, format, force: null, units, deck };
};
const plain = (unit: UnitCardId, times = 1): ArmyUnit[] =>
  Array.from({ length: times }, () => ({ unit, upgrades: [] }));
const rulesAt = (a: Army, at: string): string[] =>
  faultsOf(a)
    .filter(f => f.at.startsWith(at))
    .map(f => refuses(f.refusal).rule);

describe('cards set aside', () => {
  const cassian = (upgrades: readonly UpgradeId[], spare: readonly UpgradeId[]): Army =>
    army('rebels', [
      { unit: 'cassian-andor-capable-intelligence-agent', upgrades, spare },
      ...plain('rebel-troopers', 3),
    ]);
  const faults = (upgrades: readonly UpgradeId[], spare: readonly UpgradeId[]): string[] =>
    rulesAt(cassian(upgrades, spare), 'units.0.spare');

  test('LEG-KWU-LOADOUT-01 for each upgrade one other of its type that is no dearer', () => {
    const training: readonly UpgradeId[] = ['situational-awareness', 'duck-and-cover'];
    expect(faults(['situational-awareness'], ['duck-and-cover'])).toEqual(
      dearer('duck-and-cover', 'situational-awareness') ? ['LEG-KWU-LOADOUT-01'] : [],
    );
    const [cheap, dear] = dearer(training[0]!, training[1]!) ? training.toReversed() : training;
    expect(unlike(faults([cheap!], [dear!]), faults([dear!], [cheap!]))).toEqual([]);
    expect(faults([cheap!], [dear!])).toEqual(['LEG-KWU-LOADOUT-01']);
    expect(faults([dear!], [dear!])).toEqual(['LEG-KWU-LOADOUT-01']); // another card
    expect(faults([dear!], [cheap!, 'hunter'])).toHaveLength(1); // one for each
    expect(faults([dear!], ['targeting-scopes'])).toEqual(['LEG-KWU-LOADOUT-01']); // of the same type
    expect(faults([], [cheap!])).toEqual(['LEG-KWU-LOADOUT-01']);
    const other = army('rebels', [{ unit: 'rebel-troopers', upgrades: [dear!], spare: [cheap!] }]);
    expect(rulesAt(other, 'units.0.spare')).toEqual(['LEG-KWU-LOADOUT-01']); // without the keyword
  });

  test('LEG-KWU-LOADOUT-01 what is set aside costs nothing and is read with the list', () => {
    const [bare, more] = [cassian(['hunter'], []), cassian(['hunter'], ['duck-and-cover'])];
    expect(pointsOf(more)).toBe(pointsOf(bare));
    const read = readArmy(more as unknown as Json);
    expect(read.ok && read.value.units[0]?.spare).toEqual(['duck-and-cover']);
  });
});

describe('counterparts', () => {
  const droids = (unit: UnitCardId, upgrades: readonly UpgradeId[], own: readonly UpgradeId[] = []): Army =>
    army('rebels', [
      ...plain('leia-organa-fearless-and-inventive'),
      { unit, upgrades: own, counterpart: { unit: 'c-3po-human-cyborg-relations', upgrades } },
      ...plain('rebel-troopers', 3),
    ]);

  test('LEG-KWU-COUNTERPART-01 it joins the unit that it names and costs its points', () => {
    const r2 = 'r2-d2-hero-of-a-thousand-devices';
    expect(rulesAt(droids(r2, []), 'units.1.counterpart')).toEqual([]);
    expect(rulesAt(droids('chewbacca-walking-carpet', []), 'units.1.counterpart')).toEqual([
      'LEG-KWU-COUNTERPART-01',
    ]);
    const alone = army('rebels', [...plain('leia-organa-fearless-and-inventive'), ...plain(r2)]);
    const joined = { ...alone, units: droids(r2, []).units.slice(0, 2) };
    const c3po = UNITS.find(u => u.id === 'c-3po-human-cyborg-relations');
    expect(pointsOf(joined) - pointsOf(alone)).toBe(c3po?.points);
  });
});

describe('what a counterpart carries', () => {
  test('LEG-KWU-COUNTERPART-03 its own type decides what it may carry, that of the unit what the unit may', () => {
    const card = (id: string) => UNITS.find(u => u.id === id)!;
    const [iden, id10] = [card('iden-versio-inferno-squad-leader'), card('idens-id10-seeker-droid')];
    const programme = UPGRADES.find(u => u.only?.type?.includes('droid'))!;
    const empire = { faction: 'empire', force: null } as const;
    expect([iden.type, id10.type]).toEqual(['trooper', 'droid']);
    expect(
      unlike(judgeUpgrade(empire, iden, programme), judgeUpgrade(empire, id10, programme)),
    ).toBeUndefined();
    expect(judgeUpgrade(empire, iden, programme)?.rule).toBe('LEG-ARMY-13');
    const list = (upgrades: readonly UpgradeId[]): Army =>
      army('empire', [{ unit: iden.id, upgrades: [], counterpart: { unit: id10.id, upgrades } }]);
    const [comms] = UPGRADES.filter(u => u.type === 'comms' && !u.only);
    expect(rulesAt(list([comms!.id]), 'units.0.counterpart')).toEqual([]);
    expect(rulesAt(list([comms!.id, programme.id]), 'units.0.counterpart')).toEqual(['LEG-ARMY-10']);
  });
});

const dearer = (one: string, two: string): boolean =>
  (UPGRADES.find(u => u.id === one)?.points ?? 0) > (UPGRADES.find(u => u.id === two)?.points ?? 0);

const AFFILIATIONS = ['black-sun', 'ewoks', 'maul-loyalists', 'pyke-syndicate', 'raiders', 'rogues'];

describe('mercenaries', () => {
  test('LEG-EX-103 three corps units of the faction, and six with the hired ones', () => {
    const imperial = (own: number, hired: number) =>
      rulesAt(
        army('empire', [
          ...plain('imperial-officer-ruthless-commander'),
          ...plain('stormtroopers', own),
          ...plain('black-sun-enforcers', hired),
        ]),
        'units',
      );
    expect(imperial(2, 1)).toEqual(['LEG-ARMY-06']);
    expect(imperial(3, 1)).toEqual([]);
    expect(imperial(5, 1)).toEqual([]);
    expect(imperial(6, 1)).toEqual(['LEG-ARMY-06']);
  });

  test('LEG-MERC-12 every mercenary unit has one affiliation', () => {
    const hired = UNITS.filter(u => u.faction === 'mercenary' && u.rank);
    expect(hired.length).toBeGreaterThan(15);
    expect([...new Set(hired.map(u => u.affiliation))].sort()).toEqual(AFFILIATIONS);
  });
});
