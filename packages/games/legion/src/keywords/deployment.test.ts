import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { UpgradeCard } from '../content/cards.js';
import { starting, use } from '../fixtures/fights.js';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

const LEADER = { rank: 'commander' } as const;
const aside = { where: 'aside' } as const;
const deploying = (units: Scene['units'], more: Partial<Scene> = {}): Played =>
  scene({ now: 'deploy', battle: { deployment: 'battle-lines' }, ...more, units });
const at = (x: number, y: number) => [{ x: x * 100, y: y * 100, z: 0, facing: 9000 }];
const FOE = { X: { at: [[300, 850]] } } as const;

describe('covert ops', () => {
  const spy: Cast = { at: [[0, 0]], ...aside, card: LEADER, keywords: { 'covert-ops': true } };

  test('LEG-KWU-COVERTOPS-01 an operative that infiltrates, if it likes', () => {
    const g = deploying({ A: spy, B: { at: [[100, 100]], card: LEADER }, ...FOE }).give('A');
    use(g);
    expect(g.unit('A').rank).toBe('operative');
    expect(g.why(at(1400, 500))).toBeUndefined();
    const kept = deploying({ A: spy, B: { at: [[100, 100]], card: LEADER }, ...FOE })
      .give('A')
      .give('pass');
    expect(kept.unit('A').rank).toBe('commander');
    expect(kept.why(at(1400, 500))).toBe('LEG-SETUP-19');
  });

  test('LEG-KWU-COVERTOPS-02 not without another commander', () => {
    const alone = deploying({ A: spy, B: { at: [[100, 100]] }, ...FOE }).give('A').asked;
    const led = deploying({ A: spy, B: { at: [[100, 100]], card: LEADER }, ...FOE }).give('A').asked;
    expect(unlike(led, alone)).toBe('ask-deploy');
  });

  test('LEG-KWU-INFILTRATE-02 anywhere, while no enemy is there', () => {
    const g = deploying({
      A: { at: [[0, 0]], ...aside, keywords: { infiltrate: true } },
      X: { at: [[0, 0]], ...aside },
    }).give('A');
    expect(unlike('LEG-SETUP-19', g.why(at(300, 880)))).toBeUndefined();
  });
});

describe('reinforcements', () => {
  test('LEG-KWU-REINFORCEMENTS-01 it may wait until all others stand', () => {
    const g = deploying({
      A: { at: [[0, 0]], ...aside, keywords: { reinforcements: true } },
      X: { at: [[0, 0]], ...aside },
      W: { at: [[0, 0]], ...aside },
    });
    expect(g.shown()).toEqual(['A', 'later']);
    g.give('later');
    expect(g.seat).toBe('p2');
    g.give('X').give(g.legal()[0]!);
    expect(g.seat).toBe('p2');
    g.give('W').give(g.legal()[0]!);
    expect(g.seat).toBe('p1');
    expect(g.shown()).toEqual(['A']); // no further waiting
    const plain = deploying({ A: { at: [[0, 0]], ...aside }, X: { at: [[0, 0]], ...aside } });
    expect(plain.shown()).toEqual(['A']);
    const both = deploying({
      A: { at: [[0, 0]], ...aside, keywords: { reinforcements: true } },
      B: { at: [[0, 0]], ...aside },
      X: { at: [[0, 0]], ...aside },
    });
    expect(both.shown()).toEqual(['A', 'B']); // B first
  });
});

describe('detachment', () => {
  const gunner: Cast = { at: [[0, 0]], ...aside, keywords: { detachment: { who: [{ name: 'Unit B' }] } } };

  test('LEG-KWU-DETACHMENT-03 LEG-KWU-DETACHMENT-05 beside its unit and outside the zone; in the zone where that cannot be', () => {
    const g = deploying({ A: gunner, B: { at: [[300, 400]] }, ...FOE }).give('A');
    expect(g.why(at(400, 400))).toBeUndefined(); // the tool is 105 mm long
    expect(g.why(at(440, 400))).toBe('LEG-SETUP-19');
    expect(g.why(at(1000, 80))).toBe('LEG-SETUP-19');
    const alone = deploying({ A: gunner, C: { at: [[300, 400]] }, ...FOE }).give('A');
    expect(alone.why(at(1000, 80))).toBeUndefined();
  });

  test('LEG-KWU-DETACHMENT-03 no more than height 1 above or below', () => {
    const g = (level: number) =>
      deploying(
        { A: gunner, B: { at: [[300, 400, level]] }, ...FOE },
        { terrain: [piece('roof', [250, 350, 330, 450], level)] },
      )
        .give('A')
        .why([{ x: 36000, y: 40000, z: 0, facing: 9000 }]);
    expect(g(150)).toBeUndefined();
    expect(g(160)).toBe('LEG-SETUP-19');
  });

  test('LEG-KWU-DETACHMENT-04 each beside another leader', () => {
    const g = deploying({
      A: gunner,
      D: { ...gunner, card: { points: 51 } },
      B: { at: [[300, 400]] },
      ...FOE,
      W: { at: [[600, 850]] },
      V: { at: [[700, 850]] },
    });
    g.give('A').give(at(400, 400));
    expect(g.unit('B').marks.anchor).toBeDefined();
    g.until('ask-deploy');
    expect(g.why(at(300, 300))).toBe('LEG-SETUP-19');
  });

  test('LEG-KWU-DETACHMENT-06 its unit first', () => {
    const g = deploying({ A: gunner, B: { at: [[0, 0]], ...aside }, ...FOE });
    expect(g.why('A')).toBe('LEG-KWU-DETACHMENT-06');
    expect(g.why('B')).toBeUndefined();
  });

  test('LEG-KWU-DETACHMENT-06 a unit that comes later in the battle, or after all others, keeps nobody waiting', () => {
    const mark = { until: 'game', n: 1, unit: null } as const;
    for (const marks of [{ reserve: mark, reinforces: mark }, { 'held-back': mark }]) {
      const g = deploying({ A: gunner, B: { at: [[0, 0]], ...aside, marks }, ...FOE });
      expect(g.why('A')).toBeUndefined();
    }
  });
});

describe('scouting party', () => {
  const scouts: Cast = { at: [[0, 0]], ...aside, keywords: { scout: 2, 'scouting-party': 1 } };

  test('LEG-KWU-SCOUTINGPARTY-01 LEG-KWU-SCOUTINGPARTY-02 after its move up to X troopers at range 1 to 2 move with its Scout', () => {
    const g = deploying({
      A: scouts,
      B: { at: [[300, 100]], card: { speed: 1 } },
      C: { at: [[900, 100]] },
      D: { at: [[250, 100]], marks: { scouted: { until: 'game', n: 1, unit: null } } },
      ...FOE,
      E: { at: [[0, 0]], ...aside },
    });
    g.give('A').give(at(400, 100));
    use(g); // Scout
    g.give({ x: 40000, y: 10000, z: 0, facing: 9000 });
    use(g); // Scouting Party
    expect(g.shown()).toEqual(['B']); // C is too far, D has scouted
    g.give(['B']);
    expect(g.asked).toBe('ask-scout');
    expect(g.askOf().spec.ask.args?.speed).toBe(2);
    g.give(g.legal()[0]!);
    expect(g.told('moved').map(e => [e.unit, e.how])).toEqual([
      ['A', 'scout'],
      ['B', 'scout'],
    ]);
    expect(g.unit('B').marks.scouted).toBeDefined();
  });
});

describe('loadout', () => {
  const card = (id: string, more: Partial<UpgradeCard> = {}): UpgradeCard => ({
    id,
    name: id,
    type: 'gear',
    points: 5,
    ...more,
  });
  const unit = (upgrades: readonly UpgradeCard[], spare: readonly UpgradeCard[]): Cast => ({
    at: [[0, 0]],
    ...aside,
    keywords: { loadout: true },
    upgrades,
    spare,
  });

  test('LEG-KWU-LOADOUT-02 any number of cards for those set aside, when it is deployed', () => {
    const g = deploying({
      A: unit(
        [card('rope'), card('scope', { type: 'training' })],
        [card('hook'), card('drill', { type: 'training' })],
      ),
      ...FOE,
    }).give('A');
    use(g);
    expect(g.shown()).toEqual(['enough', '0:0', '1:1']);
    g.give('0:0').give('1:1');
    expect(g.unit('A').upgrades.map(e => e.card)).toEqual(['hook', 'drill']);
    expect(g.asked).toBe('ask-deploy');
    const kept = deploying({ A: unit([card('rope')], [card('hook')]), ...FOE })
      .give('A')
      .give('pass');
    expect(kept.unit('A').upgrades.map(e => e.card)).toEqual(['rope']);
  });

  test('LEG-KWU-LOADOUT-02 a card that adds a mini brings it', () => {
    const g = deploying({ A: unit([card('rope')], [card('medic', { mini: true })]), ...FOE }).give('A');
    use(g);
    g.give('0:0');
    expect(g.unit('A').minis.map(m => m.role)).toEqual([0, 1]);
  });

  test('LEG-KWU-LOADOUT-03 no two cards of one name', () => {
    const g = deploying({
      A: unit([card('rope'), card('hook')], [card('hook2', { name: 'hook' }), card('net')]),
      ...FOE,
    }).give('A');
    use(g);
    expect(g.why('0:0')).toBe('LEG-KWU-LOADOUT-03');
    expect(g.why('1:0')).toBeUndefined();
  });

  test('LEG-KWU-LOADOUT-04 nobody swaps with what was set aside for another unit', () => {
    const g = deploying({ A: unit([card('rope')], []), B: unit([card('net')], [card('hook')]), ...FOE }).give(
      'A',
    );
    const own = deploying({
      A: unit([card('rope')], [card('hook')]),
      B: unit([card('net')], []),
      ...FOE,
    }).give('A');
    expect(unlike(own.asked, g.asked)).toBe('ask-deploy');
  });

  test('LEG-KWU-LOADOUT-05 the upgrades of a counterpart too', () => {
    const joined = {
      card: {
        id: 'pal',
        name: 'Pal',
        faction: 'rebels',
        type: 'trooper',
        points: 10,
        minis: 1,
        wounds: 2,
        speed: 2,
        die: 'white',
        weapons: [],
      } as const,
      upgrades: [card('rope')],
    };
    const g = deploying({
      A: {
        ...unit([], [card('hook')]),
        at: [
          [0, 0],
          [0, 0],
        ],
        counterpart: joined,
      },
      ...FOE,
    }).give('A');
    use(g);
    g.give('0:0');
    expect(g.unit('A').upgrades).toMatchObject([{ card: 'hook', on: 'counterpart' }]);
  });
});

describe('field commander', () => {
  const corporal: Cast = { at: [[0, 0]], ...aside, keywords: { 'field-commander': true } };

  test('LEG-KWU-FIELDCMD-02 without a commander it carries the token, and keeps its rank', () => {
    const g = deploying({ A: corporal, B: { at: [[600, 100]] }, ...FOE }).give('A');
    g.give(at(400, 100));
    expect(g.unit('A').marks['commander-token']).toBeDefined();
    expect(g.unit('A').rank).toBe('corps');
    const led = deploying({ A: corporal, B: { at: [[600, 100]], card: LEADER }, ...FOE })
      .give('A')
      .give(at(400, 100));
    expect(led.unit('A').marks['commander-token']).toBeUndefined();
  });

  test('LEG-KWU-FIELDCMD-04 it is no commander: it has its own order token, and somebody is promoted beside it', () => {
    const units = {
      A: { at: [[300, 300]], card: LEADER, where: 'defeated' },
      B: { at: [[400, 300]], keywords: { 'field-commander': true } },
      C: { at: [[500, 300]] },
      X: { at: [[1500, 300]], card: LEADER },
    } as const;
    const end = scene({ now: 'end', units });
    expect([end.asked, end.shown().join()]).toEqual(['ask-promote', 'B,C']);
    const orders = scene({
      now: 'orders',
      played: { p1: 'ambush', p2: 'ambush' },
      units,
      chance: ['corps', 'blank'],
    });
    orders.give(['C']);
    expect(orders.told('pool').find(e => e.who === 'p1')?.ranks).toEqual(['corps']);
  });

  test('LEG-KWU-FIELDCMD-05 LEG-GAP-155 others at range 1 to 3 check for panic with courage 2; its own is no commander’s', () => {
    const shaken = (
      x: number,
      marks: Cast['marks'] = { 'commander-token': { until: 'game', n: 1, unit: null } },
    ) =>
      starting(
        { card: { courage: 1 }, tokens: { suppression: 3 } },
        {
          units: {
            B: {
              at: [[x, 300]],
              card: { courage: 3 },
              keywords: { 'field-commander': true },
              ...(marks && { marks }),
            },
          },
          chance: ['blank', 'blank', 'blank'],
        },
      ).told('ready-to-act')[0]?.panicked;
    expect(unlike(shaken(800), shaken(700))).toBe(false); // beyond range 3
    expect(unlike(shaken(700), shaken(700, {}))).toBe(true); // no token
  });
});
