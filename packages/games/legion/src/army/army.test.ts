import type { Json } from '@potyczka/kernel';
import { refuses, unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Army, Format, UnitCardId, UpgradeId } from '../content/cards.js';
import { STARTERS, starterArmy, UNITS, UPGRADES } from '../content/index.js';
import { rules as ledger } from '../fixtures/ledger.js';
import { LANGS, say } from '../text/index.js';
import { isSaid, pointsOf } from './draft.js';
import { beyondBullets, faultsOf } from './judge.js';
import { commandsInTheField } from './keywords.js';
import { MOST_POINTS } from './limits.js';
import { readArmy, readDraft } from './read.js';

type ListLine = UnitCardId | readonly [UnitCardId, ...UpgradeId[]];

const listOf = (...lines: readonly ListLine[]): Army['units'] =>
  lines.map(line => {
    if (typeof line === 'string') return { unit: line, upgrades: [] };
    const [unit, ...upgrades] = line;
    return { unit, upgrades };
  });

const starter = (id: string): Army => {
  const { faction, format, force = null, units, deck } = starterArmy(id);
  return { name: id, faction, format, force, units, deck };
};

const army = (faction: Army['faction'], lines: readonly ListLine[], more: Partial<Army> = {}): Army => ({
  ...starter(more.format === 'skirmish' ? 'rebels-500' : 'rebels-800'),
  faction,
  units: listOf(...lines),
  ...more,
});

const many = (n: number, line: ListLine): ListLine[] => Array.from({ length: n }, () => line);

/** The rules that a list breaks, and where. */
const broken = (list: Army): string[] => faultsOf(list).map(f => `${refuses(f.refusal).rule} ${f.at}`);

const LEADER = 'rebel-officer-resolute-commander';
const REBELS: readonly ListLine[] = [LEADER, ...many(3, 'rebel-troopers')];
const rebels = (...more: readonly ListLine[]): Army => army('rebels', [...REBELS, ...more]);
const EMPIRE: readonly ListLine[] = ['imperial-officer-ruthless-commander', ...many(3, 'stormtroopers')];
const empire = (...more: readonly ListLine[]): Army => army('empire', [...EMPIRE, ...more]);

const json = (x: unknown): Json => JSON.parse(JSON.stringify(x)) as Json;

describe('reading', () => {
  test.each(STARTERS.map(s => s.id))('LEG-SETUP-01: the starter army %s reads without fault', id => {
    expect(faultsOf(starter(id))).toEqual([]);
    expect(readArmy(json(starter(id)))).toEqual({ ok: true, value: starter(id) });
  });

  test('LEG-SETUP-01: reading what was read changes nothing', () => {
    const given = { ...starter('empire-800'), name: `  ${'long '.repeat(30)}`, force: undefined, more: 1 };
    const once = readArmy(json(given));
    expect(once).toMatchObject({ ok: true, value: { force: null } });
    if (once.ok) expect(readArmy(json(once.value))).toEqual(once);
  });

  test.each([
    ['', null],
    ['', []],
    ['name', { ...starter('rebels-800'), name: 7 }],
    ['faction', { ...starter('rebels-800'), faction: 'ewoks' }],
    ['format', { ...starter('rebels-800'), format: 'epic' }],
    ['force', { ...starter('rebels-800'), force: 'rogue-one' }],
    ['units', { ...starter('rebels-800'), units: 'all' }],
    ['units', { ...starter('rebels-800'), units: Array.from({ length: 41 }, () => REBELS[0]) }],
    ['units.0', { ...starter('rebels-800'), units: ['rebel-troopers'] }],
    ['units.0.unit', { ...starter('rebels-800'), units: [{ unit: 'gungans', upgrades: [] }] }],
    ['units.0.upgrades', { ...starter('rebels-800'), units: [{ unit: LEADER }] }],
    ['units.0.upgrades.0', { ...starter('rebels-800'), units: [{ unit: LEADER, upgrades: ['a-whip'] }] }],
    ['deck', { ...starter('rebels-800'), deck: undefined }],
    [
      'deck.condition.0',
      { ...starter('rebels-800'), deck: { objective: [], deployment: [], condition: ['x'] } },
    ],
  ])('LEG-SETUP-01: data that are no list are refused at %s', (at, given) => {
    expect(readArmy(json(given))).toMatchObject({ ok: false, at, refusal: { rule: 'LEG-SETUP-01' } });
    expect(readDraft(json(given))).toMatchObject({ ok: false, at });
  });

  test('LEG-SETUP-01: the judge of a brought army tells its first fault', () => {
    expect(readArmy(json(rebels('stormtroopers')))).toMatchObject({
      ok: false,
      at: 'units.4',
      refusal: { rule: 'LEG-ARMY-01' },
    });
  });
});

describe('points and ranks', () => {
  test('LEG-ARMY-03, LEG-ARMY-11: at most 800 points, upgrades counted', () => {
    expect(MOST_POINTS.standard).toBe(800);
    const list = starter('rebels-800');
    expect(pointsOf(list)).toBe(792);
    const [luke, ...others] = list.units;
    const carrying = (...upgrades: UpgradeId[]) => ({
      ...list,
      units: [{ ...luke!, upgrades: [...luke!.upgrades, ...upgrades] }, ...others],
    });
    const worth = (points: number) => UPGRADES.find(u => u.points === points)!.id;
    const [eight, nine] = [
      [worth(5), worth(3)],
      [worth(5), worth(4)],
    ];
    expect(pointsOf(carrying(...eight))).toBe(800);
    expect(broken(carrying(...eight))).not.toContain('LEG-ARMY-03 units');
    expect(pointsOf(carrying(...nine))).toBe(801);
    expect(broken(carrying(...nine))).toContain('LEG-ARMY-03 units');
  });

  const skirmish = (...lines: readonly ListLine[]) => army('rebels', lines, { format: 'skirmish' });

  test('LEG-ARMY-03: the smaller battle has 500 points and its own ranks', () => {
    expect(broken(skirmish(LEADER, ...many(2, 'rebel-troopers')))).toEqual([]);
    expect(broken(skirmish(LEADER, 'rebel-troopers'))).toEqual(['LEG-ARMY-06 units']);
    expect(broken(skirmish(LEADER, ...many(5, 'rebel-troopers')))).toEqual(['LEG-ARMY-06 units.5']);
    expect(broken(skirmish(...many(2, LEADER), ...many(2, 'rebel-troopers')))).toEqual([
      'LEG-ARMY-04 units.1',
    ]);
    const dear = skirmish(
      'luke-skywalker-hero-of-the-rebellion',
      ...many(4, 'rebel-veterans'),
      ...many(2, 'tauntaun-riders'),
    );
    expect(broken(dear)).toEqual(['LEG-ARMY-03 units']);
  });

  const least: readonly (readonly [string, readonly ListLine[], readonly ListLine[]])[] = [
    ['LEG-ARMY-04', [LEADER], many(3, 'rebel-troopers')],
    ['LEG-ARMY-06', many(3, 'rebel-troopers'), [LEADER]],
  ];
  test.each(least)('%s: the least number of units', (rule, ranked, others) => {
    expect(broken(army('rebels', [...ranked, ...others]))).toEqual([]);
    expect(broken(army('rebels', [...ranked.slice(1), ...others]))).toEqual([`${rule} units`]);
  });

  const rankOf = (rank: string) =>
    UNITS.filter(u => u.faction === 'rebels' && u.rank === rank && !u.affiliation).map(u => u.id);
  test.each([
    ['LEG-ARMY-04', 'commander', 2],
    ['LEG-ARMY-05', 'operative', 2],
    ['LEG-ARMY-06', 'corps', 6],
    ['LEG-ARMY-07', 'special-forces', 3],
    ['LEG-ARMY-08', 'support', 3],
    ['LEG-ARMY-09', 'heavy', 2],
  ])('%s: the most units of the rank %s is %i', (rule, rank, most) => {
    const ids = rankOf(rank);
    const some = (n: number) => Array.from({ length: n }, (_, i) => ids[i % ids.length]!);
    const rest = REBELS.filter(line => typeof line !== 'string' || !ids.includes(line));
    const count = (n: number) =>
      broken(army('rebels', [...rest, ...some(n)])).filter(f => f.startsWith(rule));
    expect(count(most)).toEqual([]);
    expect(count(most + 1)).toEqual([`${rule} units.${rest.length + most}`]);
  });

  test('LEG-KWU-FIELDCMD-01: an army with a field commander needs no commander', () => {
    const corps = many(3, 'rebel-troopers');
    const led = army('rebels', [...corps, ['t-47-airspeeder', 'wedge-antilles']]);
    expect(isSaid(led, commandsInTheField)).toBe(true);
    const unled = broken(army('rebels', [...corps, 't-47-airspeeder']));
    expect(unled).toEqual(['LEG-ARMY-04 units']);
    expect(unlike(unled, broken(led))).toEqual([]);
    expect(broken(army('rebels', [...corps.slice(1), ['t-47-airspeeder', 'wedge-antilles']]))).toEqual([
      'LEG-ARMY-06 units',
    ]);
  });

  test('LEG-KWU-ENTOURAGE-01, LEG-EX-106: one unit of the listed name is not counted, a second one is', () => {
    const krennic = 'director-orson-krennic-architect-of-terror';
    const corps = many(3, 'stormtroopers');
    const others = many(3, ['scout-troopers-strike-team', 'dlt-19x-sniper'] as const);
    const ranks = (list: Army) => broken(list).filter(f => f.startsWith('LEG-ARMY-07'));
    expect(ranks(army('empire', [krennic, ...corps, ...others, 'imperial-death-troopers']))).toEqual([]);
    expect(
      ranks(army('empire', [krennic, ...corps, ...others, ...many(2, 'imperial-death-troopers')])),
    ).toHaveLength(1);
    expect(ranks(empire(...others, 'imperial-death-troopers'))).toHaveLength(1);
  });
});

describe('factions and mercenaries', () => {
  test('LEG-ARMY-01: one faction', () => {
    expect(broken(rebels())).toEqual([]);
    expect(broken(rebels('stormtroopers'))).toEqual(['LEG-ARMY-01 units.4']);
  });

  test('LEG-MERC-01, LEG-MERC-02: only a faction that its card lists may hire a unit, for its printed points', () => {
    expect(broken(empire('black-sun-enforcers'))).toEqual([]);
    expect(pointsOf(empire('black-sun-enforcers')) - pointsOf(empire())).toBe(
      UNITS.find(u => u.id === 'black-sun-enforcers')!.points,
    );
    const other = broken(rebels('black-sun-enforcers'));
    expect(unlike(broken(empire('black-sun-enforcers')), other)).toEqual(['LEG-MERC-01 units.4']);
  });

  test('LEG-MERC-03: mercenaries do not count towards the least number of a rank', () => {
    const two: ListLine[] = ['imperial-officer-ruthless-commander', ...many(2, 'stormtroopers')];
    expect(broken(army('empire', [...two, 'black-sun-enforcers']))).toEqual(['LEG-ARMY-06 units']);
    expect(broken(army('empire', ['black-sun-vigo', ...many(3, 'stormtroopers')]))).toEqual([
      'LEG-ARMY-04 units',
    ]);
  });

  test('LEG-MERC-04: mercenaries count towards the most of a rank', () => {
    const five = empire(...many(2, 'stormtroopers'), 'black-sun-enforcers');
    expect(broken(five)).toEqual([]);
    const six = empire(...many(3, 'stormtroopers'), 'black-sun-enforcers');
    expect(broken(six)).toEqual(['LEG-ARMY-06 units.7']);
  });

  test('LEG-MERC-05: at most two mercenary corps units', () => {
    const three = broken(empire(...many(3, 'black-sun-enforcers')));
    expect(three).toEqual(['LEG-MERC-05 units.6']);
    expect(unlike(three, broken(empire(...many(2, 'black-sun-enforcers'))))).toEqual([]);
  });

  test('LEG-MERC-06: at most one mercenary unit of each other rank', () => {
    const two = broken(empire('bossk-trandoshan-terror', 'cad-bane-needs-no-introduction'));
    expect(unlike(two, broken(empire('bossk-trandoshan-terror', 'black-sun-vigo')))).toEqual([]);
    expect(broken(empire('bossk-trandoshan-terror', 'cad-bane-needs-no-introduction'))).toEqual([
      'LEG-MERC-06 units.5',
    ]);
  });

  test('LEG-KWU-ALLIES-02, LEG-KWU-ALLIES-03: one more mercenary, within the most of its rank', () => {
    const friend: ListLine = ['imperial-officer-ruthless-commander', 'underworld-connections'];
    const list = (...more: ListLine[]) => army('empire', [friend, ...many(3, 'stormtroopers'), ...more]);
    expect(broken(list(...many(3, 'black-sun-enforcers')))).toEqual([]);
    const two = broken(list('bossk-trandoshan-terror', 'cad-bane-needs-no-introduction'));
    const unallied = army('empire', [
      'imperial-officer-ruthless-commander',
      ...many(3, 'stormtroopers'),
      'bossk-trandoshan-terror',
      'cad-bane-needs-no-introduction',
    ]);
    expect(unlike(broken(unallied), two)).toEqual([]);
    expect(
      broken(
        list(...many(3, 'black-sun-enforcers'), 'bossk-trandoshan-terror', 'cad-bane-needs-no-introduction'),
      ),
    ).toEqual(['LEG-MERC-05 units.6']);
    expect(broken(list('stormtroopers', ...many(3, 'black-sun-enforcers')))).toEqual(['LEG-ARMY-06 units.7']);
  });

  test('LEG-MERC-07: an army of mercenaries alone needs a battle force that permits it', () => {
    const list = starter('mercenary-800');
    expect(broken(list)).toEqual([]);
    expect(broken({ ...list, force: null })).toContain('LEG-MERC-07 faction');
    expect(broken(army('empire', many(3, 'black-sun-enforcers')))).toContain('LEG-MERC-07 faction');
  });

  test('LEG-MERC-08: some mercenaries can be hired by nobody', () => {
    expect(broken(empire('maul-a-rival'))).toEqual(['LEG-MERC-08 units.4']);
    expect(broken(rebels('chewbacca-let-the-wookiee-win'))).toEqual(['LEG-MERC-08 units.4']);
  });
});

describe('battle forces', () => {
  const tempest = (...lines: readonly ListLine[]) => army('empire', lines, { force: 'tempest-force' });
  const CORE: readonly ListLine[] = [
    'imperial-officer-ruthless-commander',
    'stormtroopers',
    ...many(2, 'scout-troopers'),
  ];

  test('LEG-MERC-13: its own units', () => {
    expect(broken(tempest(...CORE))).toEqual([]);
    expect(broken(tempest(...CORE, 'snowtroopers'))).toEqual(['LEG-MERC-13 units.4']);
    expect(broken(tempest(...CORE, 'major-marquand-tempest-scout-2'))).toEqual([]);
    expect(broken(empire('major-marquand-tempest-scout-2'))).toEqual(['LEG-MERC-13 units.4']);
  });

  test('LEG-MERC-13: its own numbers of each rank, both bounds', () => {
    expect(broken(tempest(...CORE.slice(0, 3)))).toEqual(['LEG-MERC-13 units']);
    expect(broken(tempest(...CORE, ...many(2, 'stormtroopers')))).toEqual([]);
    expect(broken(tempest(...CORE, ...many(3, 'stormtroopers')))).toEqual(['LEG-MERC-13 units.6']);
  });

  test('LEG-MERC-13: its own numbers of single units, both bounds', () => {
    const remnant = (...lines: readonly ListLine[]) => army('empire', lines, { force: 'imperial-remnant' });
    const officer = 'imperial-officer-ruthless-commander';
    const shore = 'shoretroopers';
    expect(broken(remnant(officer, shore, ...many(2, 'stormtroopers')))).toEqual([]);
    expect(broken(remnant(officer, shore, ...many(3, 'stormtroopers')))).toEqual(['LEG-MERC-13 units.4']);
    expect(broken(remnant(officer, ...many(2, shore), 'scout-troopers-imperial-remnant'))).toEqual([
      'LEG-MERC-13 units',
    ]);
  });

  test('LEG-MERC-13: commanders and operatives together', () => {
    const list = (...lines: readonly ListLine[]) => army('mercenary', lines, { force: 'shadow-collective' });
    const corps = many(2, 'black-sun-enforcers');
    const three = many(3, 'pyke-syndicate-capo');
    expect(broken(list(...corps, ...three, 'maul-a-rival'))).toEqual([]);
    expect(broken(list(...corps, ...three, 'maul-a-rival', 'bossk-trandoshan-terror'))).toEqual([
      'LEG-MERC-13 units.6',
    ]);
  });

  test('LEG-MERC-13: unique upgrades of its list only, and its own faction', () => {
    expect(broken(tempest(...CORE, ['at-st', 'general-weiss']))).toEqual(['LEG-MERC-13 units.4.upgrades.0']);
    expect(broken(empire(['at-st', 'general-weiss']))).toEqual([]);
    expect(broken({ ...rebels(), force: 'tempest-force' })).toContain('LEG-MERC-13 force');
  });
});

describe('upgrades', () => {
  test('LEG-ARMY-10: one upgrade for each icon of its bar', () => {
    const one = rebels(['rebel-troopers', 'z-6-trooper']);
    const two = broken(rebels(['rebel-troopers', 'z-6-trooper', 'mpl-57-ion-trooper']));
    expect(two).toEqual(['LEG-ARMY-10 units.4.upgrades.1']);
    expect(unlike(two, broken(one))).toEqual([]);
    expect(broken(rebels([LEADER, 'force-push']))).toEqual(['LEG-ARMY-10 units.4.upgrades.0']);
  });

  test('LEG-ARMY-10: an upgrade may add a slot', () => {
    const adding = UPGRADES.find(u => u.id === 'rebel-comms-technician');
    expect(adding?.addsSlots).toEqual(['comms']);
    const with2 = rebels(['rebel-troopers', 'rebel-comms-technician', 'comms-relay']);
    expect(broken(with2)).toEqual([]);
    expect(broken(rebels(['rebel-troopers', 'rebel-trooper', 'comms-relay']))).toEqual([
      'LEG-ARMY-10 units.4.upgrades.1',
    ]);
  });

  test('LEG-ARMY-12: not the same card twice', () => {
    const luke: ListLine = ['luke-skywalker-hero-of-the-rebellion', 'force-push', 'force-push'];
    expect(broken(army('rebels', [luke, ...many(3, 'rebel-troopers')]))).toEqual([
      'LEG-ARMY-12 units.0.upgrades.1',
    ]);
  });

  test('LEG-ARMY-13: restrictions of the card', () => {
    expect(broken(rebels(['rebel-veterans', 'z-6-trooper']))).toEqual(['LEG-ARMY-13 units.4.upgrades.0']);
    expect(broken(empire(['snowtroopers', 'rebel-trooper']))).toContain('LEG-ARMY-13 units.4.upgrades.0');
  });

  test('LEG-ARMY-02, LEG-KWU-TEMPTED-01, LEG-G-50: the side of the army, unless a unit is tempted', () => {
    const dark = UPGRADES.find(u => u.type === 'force' && u.only?.side?.includes('dark') && !u.unique)!.id;
    const light = UPGRADES.find(u => u.type === 'force' && u.only?.side?.includes('light') && !u.unique)!.id;
    const led = (faction: Army['faction'], leader: UnitCardId, corps: UnitCardId, upgrade: UpgradeId) =>
      broken(army(faction, [[leader, upgrade], ...many(3, corps)]));
    const luke = 'luke-skywalker-hero-of-the-rebellion';
    const vader = 'darth-vader-dark-lord-of-the-sith';
    const anakin = 'anakin-skywalker-the-chosen-one';
    const obiWan = 'obi-wan-kenobi-civilized-warrior';
    const dooku = 'count-dooku-darth-tyranus';
    const refused = ['LEG-ARMY-13 units.0.upgrades.0'];
    expect(unlike(refused, led('rebels', luke, 'rebel-troopers', light))).toEqual([]);
    expect(led('rebels', luke, 'rebel-troopers', dark)).toEqual(refused);
    expect(led('empire', vader, 'stormtroopers', dark)).toEqual([]);
    expect(led('empire', vader, 'stormtroopers', light)).toEqual(refused);
    expect(led('separatists', dooku, 'b1-battle-droids', dark)).toEqual([]);
    expect(led('republic', obiWan, 'phase-ii-clone-troopers', light)).toEqual([]);
    expect(led('republic', obiWan, 'phase-ii-clone-troopers', dark)).toEqual(refused);
    expect(led('republic', anakin, 'phase-ii-clone-troopers', dark)).toEqual([]);
    const maul = starter('mercenary-800');
    const withMaul = (id: UpgradeId) =>
      broken({ ...maul, units: [...listOf(['maul-a-rival', id]), ...maul.units] }).filter(f =>
        f.startsWith('LEG-ARMY-13'),
      );
    expect(withMaul(dark)).toEqual([]);
    expect(withMaul(light)).toEqual(['LEG-ARMY-13 units.0.upgrades.0']);
  });

  test('LEG-ARMY-16: one card of a unique name', () => {
    const two: ListLine[] = ['luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight'];
    const both = broken(army('rebels', [...two, ...many(3, 'rebel-troopers')]));
    expect(both).toEqual(['LEG-ARMY-16 units.1']);
    expect(unlike(both, broken(rebels('rebel-troopers')))).toEqual([]); // as many as one likes of others
    const wedge: ListLine = ['t-47-airspeeder', 'wedge-antilles'];
    expect(broken(rebels(wedge, wedge))).toEqual(['LEG-ARMY-16 units.5.upgrades.0']);
    expect(broken(rebels('rebel-troopers'))).toEqual([]);
  });

  test('LEG-ARMY-16, LEG-EX-13: bullets count units and upgrades of a name together', () => {
    const card = (at: string) => ({ at, name: 'Rex', most: 2 });
    expect(beyondBullets([card('units.0'), card('units.1.upgrades.0')])).toEqual([]);
    expect(beyondBullets([card('units.0'), card('units.1.upgrades.0'), card('units.2')])).toEqual([
      card('units.2'),
    ]);
    expect(
      beyondBullets([
        { at: 'units.0', name: 'Rex' },
        { ...card('units.1'), most: 1 },
      ]),
    ).toEqual([]);
  });

  test('LEG-KWU-HWT-01: a heavy weapon team has its heavy weapon', () => {
    expect(broken(rebels(['rebel-commandos-strike-team', 'dh-447-sniper']))).toEqual([]);
    expect(broken(rebels('rebel-commandos-strike-team'))).toEqual(['LEG-KWU-HWT-01 units.4']);
  });

  const droids = (...lines: readonly ListLine[]) =>
    army('separatists', [
      't-series-tactical-droid-programmed-for-strategy',
      ...many(3, 'b1-battle-droids'),
      ...lines,
    ]);

  test('LEG-KWU-PROGRAMMED-01: at least one programming card', () => {
    expect(broken(droids('dsd1-dwarf-spider-droid'))).toEqual(['LEG-KWU-PROGRAMMED-01 units.4']);
    expect(broken(droids(['dsd1-dwarf-spider-droid', 'attack-protocols']))).toEqual([]);
  });

  test('LEG-KWU-EQUIP-01: every card after Equip', () => {
    const clan = 'mandalorian-resistance-clan-wren';
    expect(broken(rebels([clan, 'ursa-wren', 'tristan-wren']))).toEqual([]);
    expect(broken(rebels([clan, 'ursa-wren']))).toEqual(['LEG-KWU-EQUIP-01 units.4']);
  });

  test('LEG-KWX-LEADER-03: one card with Leader', () => {
    const leaders = ['rebel-officer', 'rebel-trooper-captain'] as const;
    const rule = (list: Army) => broken(list).filter(f => f.startsWith('LEG-KWX'));
    expect(rule(rebels(['rebel-troopers', leaders[0]]))).toEqual([]);
    const both = rule(rebels(['rebel-troopers', ...leaders]));
    expect(unlike(rule(rebels(['rebel-troopers', leaders[0]])), both)).toEqual([
      'LEG-KWX-LEADER-03 units.4.upgrades.1',
    ]);
  });

  test('LEG-KWU-DETACHMENT-01, LEG-KWU-DETACHMENT-02, LEG-EX-105: each needs a unit of its own', () => {
    const mortars = (n: number, shore: number) =>
      broken(
        army('empire', [
          'imperial-officer-ruthless-commander',
          ...many(n, 'df-90-mortar-trooper'),
          ...many(shore, 'shoretroopers'),
          ...many(3 - shore, 'stormtroopers'),
        ]),
      );
    expect(mortars(1, 0)).toEqual(['LEG-KWU-DETACHMENT-01 units.1']);
    expect(unlike(mortars(1, 0), mortars(1, 1))).toEqual([]);
    expect(mortars(2, 1)).toEqual(['LEG-KWU-DETACHMENT-02 units.2']);
    expect(mortars(2, 2)).toEqual([]);
  });

  test('LEG-KWU-COUNTERPART-01: a counterpart is never a unit of its own', () => {
    expect(broken(rebels('c-3po-human-cyborg-relations'))).toEqual(['LEG-KWU-COUNTERPART-01 units.4']);
  });
});

describe('the battle deck', () => {
  const decked = (deck: Partial<Army['deck']>, format: Format = 'standard') => {
    const list = starter(format === 'standard' ? 'rebels-800' : 'rebels-500');
    return broken({ ...list, deck: { ...list.deck, ...deck } });
  };
  const { deck } = starter('rebels-800');

  test.each(['objective', 'deployment', 'condition'] as const)(
    'LEG-ARMY-20: four cards, each once: %s',
    kind => {
      const four = deck[kind];
      expect(four).toHaveLength(4);
      expect(decked({ [kind]: four })).toEqual([]);
      expect(decked({ [kind]: four.slice(1) })).toEqual([`LEG-ARMY-20 deck.${kind}`]);
      expect(decked({ [kind]: [...four, four[0]!] })).toEqual([
        `LEG-ARMY-20 deck.${kind}.4`,
        `LEG-ARMY-20 deck.${kind}`,
      ]);
      expect(decked({ [kind]: [...four.slice(1), four[1]!] })).toEqual([`LEG-ARMY-20 deck.${kind}.3`]);
    },
  );

  test('LEG-ARMY-20: cards of the right row, made for this size of battle', () => {
    expect(decked({ objective: [...deck.objective.slice(1), deck.condition[0]!] })).toEqual([
      'LEG-ARMY-20 deck.objective.3',
    ]);
    expect(decked({ objective: deck.objective }, 'skirmish')).toHaveLength(4);
  });
});

test('every fault has a rule of the ledger and words in both languages', () => {
  const lists = [
    rebels('stormtroopers', [
      'rebel-troopers',
      'z-6-trooper',
      'mpl-57-ion-trooper',
      'force-push',
      'force-push',
    ]),
    army('mercenary', ['maul-a-rival', ...many(9, 'black-sun-enforcers')]),
    army('empire', many(9, 'at-st')),
    army(
      'rebels',
      ['c-3po-human-cyborg-relations', 'rebel-commandos-strike-team', 'mark-ii-medium-blaster-trooper'],
      {
        force: 'blizzard-force',
        deck: { objective: [], deployment: [], condition: [] },
      },
    ),
  ];
  for (const { refusal } of lists.flatMap(faultsOf)) {
    expect(ledger).toContain(refusal.rule);
    for (const lang of LANGS) expect(say(lang, refusal.why)).not.toMatch(/[{}]/);
  }
});
