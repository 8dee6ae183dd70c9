import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { acting, sum } from '../fixtures/fights.js';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';
import { view } from '../view/index.js';

const LEADER = { rank: 'commander' } as const;
const aside: Cast = { at: [[0, 0]], where: 'aside' };
const setUp = (battle: Scene['battle'], units: Scene['units'] = {}): Played =>
  scene({
    now: 'objective',
    battle: {
      objective: 'breakthrough',
      deployment: 'battle-lines',
      condition: 'clear-conditions',
      ...battle,
    },
    units: { A: aside, B: aside, X: aside, W: aside, ...units },
  });
const at = (x: number, y: number, facing = 0) => ({ x: x * 100, y: y * 100, z: 0, facing });

describe('minefield', () => {
  test('LEG-CARD-04 LEG-SETUP-14 four tokens, in turn, beyond range 1 of zones and 2 of each other', () => {
    const g = setUp({ condition: 'minefield' });
    expect([g.asked, g.seat]).toEqual(['ask-token', 'p1']);
    expect(g.why(at(400, 300))).toBe('LEG-CARD-04'); // at range 1 of the zone
    g.give(at(400, 400));
    expect(g.seat).toBe('p2');
    expect(g.why(at(700, 400))).toBe('LEG-CARD-04');
    g.give(at(800, 400)).give(at(1200, 400)).give(at(1600, 400));
    expect(g.s.tokens.map(t => t.kind)).toEqual(['condition', 'condition', 'condition', 'condition']);
  });

  const mine = { id: 'condition-1', kind: 'condition', x: 60000, y: 30000 } as const;
  const walk = (faces: readonly string[], cast: Partial<Cast> = {}, x = 440) =>
    acting(
      { card: { wounds: 9 }, at: [[380, 300]], ...cast },
      { battle: { condition: 'minefield' }, tokens: [mine], chance: [...faces] },
    )
      .give('move')
      .give(at(x, 300));

  test('LEG-CARD-04 who moves to range 1 in sight rolls: nothing, once or twice', () => {
    expect(walk([], {}, 400).told('attack')).toHaveLength(0); // farther away
    const blank = walk(['blank']);
    expect([sum(blank, 'A'), blank.s.tokens.length]).toEqual([0, 1]);
    const once = walk(['block', 'hit', 'crit', 'blank', 'blank']);
    expect([sum(once, 'A'), once.s.tokens.length]).toEqual([2, 0]);
    const twice = walk(['surge', 'hit', 'blank', 'blank', 'hit', 'blank', 'blank']);
    expect([sum(twice, 'A'), twice.told('attack').length]).toEqual([2, 2]);
  });
});

describe('barricades', () => {
  test('LEG-TERR-05 none is put up on a token', () => {
    const token = { id: 'objective-1', kind: 'objective', x: 30000, y: 44000 } as const;
    const g = scene({
      now: 'objective',
      battle: { objective: 'breakthrough', deployment: 'battle-lines', condition: 'improvised-defenses' },
      units: { A: aside, B: aside, X: aside, W: aside },
      tokens: [token],
    });
    expect(g.why(at(300, 440))).toBe('LEG-CARD-04');
    expect(g.why(at(500, 440))).toBeUndefined();
  });

  test('LEG-CARD-04 they are put up in turn, in the own zone or at range 1 to 2 of it', () => {
    const g = setUp({ condition: 'improvised-defenses' });
    expect([g.asked, g.seat]).toEqual(['ask-barricade', 'p1']);
    expect(g.why(at(300, 470))).toBe('LEG-CARD-04');
    expect(g.why(at(300, 440))).toBeUndefined();
    expect(g.why(at(300, 440, 9000))).toBe('LEG-CARD-04'); // turned, it would stick out
    g.give(at(300, 440));
    expect(g.seat).toBe('p2');
    g.give(at(300, 800));
    expect(g.why(at(320, 440))).toBe('LEG-CARD-04'); // on the first
    g.first(2);
    expect(g.s.ground.terrain.map(t => [t.id, t.cover, t.barricade])).toEqual(
      [1, 2, 3, 4].map(k => [`barricade-c${k}`, 'heavy', true]),
    );
    expect(setUp({ condition: 'fortified-positions' }).first(8).s.ground.terrain).toHaveLength(8);
  });

  test('one that is turned by any angle stands so, and everybody is shown it', () => {
    const g = setUp({ condition: 'improvised-defenses' });
    g.give(at(300, 300, 4500));
    // 60 along and 10 across, both at 45 degrees.
    const corners = [
      [26464, 25050],
      [34950, 33536],
      [33536, 34950],
      [25050, 26464],
    ].map(([x, y]) => ({ x, y }));
    expect(g.s.ground.terrain[0]?.polygon).toEqual(corners);
    for (const who of ['p1', 'p2', 'spectator'] as const)
      expect(view(g.s, who).putUp).toMatchObject([{ id: 'barricade-c1', polygon: corners }]);
  });
});

describe('rapid reinforcements', () => {
  test('LEG-CARD-04 one or two troopers wait; drawn without anybody of their rank on the table they come beyond range 2', () => {
    const g = setUp({ condition: 'rapid-reinforcements' }, { C: { ...aside, card: LEADER } });
    expect(g.shown()).toEqual(['A', 'B']);
    g.give(['A']);
    expect(g.unit('A').marks.reserve).toBeDefined();
    const coming = scene({
      battle: { condition: 'rapid-reinforcements', deployment: 'battle-lines' },
      pools: { p1: ['support'], p2: [] },
      units: {
        A: {
          ...aside,
          card: { rank: 'support' },
          marks: {
            reserve: { until: 'game', n: 1, unit: null },
            reinforces: { until: 'game', n: 1, unit: null },
          },
        },
        B: { at: [[300, 100]], order: 'down' },
        X: { at: [[900, 450]], order: 'up' },
      },
      chance: ['support'],
    });
    expect(coming.asked).toBe('ask-deploy');
    expect(coming.why([at(700, 450)])).toBe('LEG-SETUP-19');
    coming.give([at(400, 450)]);
    expect(coming.unit('A')).toMatchObject({ where: 'field', order: 'down', marks: {} });
    expect(coming.seat).toBe('p2');
  });
});

describe('bombing run', () => {
  const units: Scene['units'] = {
    A: { at: [[300, 100]], card: LEADER },
    B: { at: [[400, 100]] },
    C: { at: [[500, 100]] },
    D: { at: [[600, 100]] },
    X: { at: [[300, 850]], card: LEADER },
  };

  test('LEG-SETUP-16 LEG-BATTLE-02 three units of each side begin with a token that they have claimed', () => {
    const g = scene({
      now: 'deploy',
      battle: { objective: 'bombing-run', deployment: 'battle-lines' },
      units,
    });
    expect(g.asked).toBe('ask-bombs');
    g.give(['A', 'B', 'D']);
    expect(
      unlike(
        [null, null, null, null],
        g.s.tokens.map(t => t.by),
      ),
    ).toEqual(['A', 'B', 'D', 'X']);
  });

  test('LEG-BATTLE-09 LEG-GEN-23 a dropped one may be set off at the end of the phase, and scores near the enemy zone', () => {
    const end = (y: number, seat: 'p1' | null) =>
      scene({
        battle: { objective: 'bombing-run', deployment: 'battle-lines' },
        tokens: [{ x: 30000, y: y * 100, seat }],
        units: {
          A: { at: [[300, 100]], order: 'up', card: { wounds: 9, ...LEADER } },
          X: { at: [[900, 850]], order: 'down', card: LEADER },
        },
      })
        .until('ask-action')
        .give('end');
    const g = end(700, 'p1');
    expect(g.asked).toBe('ask-detonate');
    g.first();
    expect([g.side('p1').points, g.s.tokens.length]).toEqual([1, 0]);
    expect(end(500, 'p1').first().side('p1').points).toBe(0);
    expect(end(700, null).asked).not.toBe('ask-detonate');
  });
});

describe('hostage exchange', () => {
  test('LEG-SETUP-14 LEG-SETUP-16 the opponent sets a corps unit of each side down in the middle, with a token', () => {
    const g = setUp({ objective: 'hostage-exchange' }, { C: { ...aside, card: LEADER } });
    expect([g.asked, g.seat, g.shown().join()]).toEqual(['ask-hostage', 'p1', 'A,B']);
    g.give('B').give('X');
    expect([g.asked, g.seat]).toEqual(['ask-effect', 'p1']); // moves the unit of player 2
    g.first();
    expect(g.seat).toBe('p2');
    g.first();
    expect(g.s.tokens.map(t => t.by)).toEqual(['X', 'B']);
    expect(g.unit('B').where).toBe('field');
  });

  const held = (round: number, more: Partial<Scene> = {}): Played =>
    acting(
      {},
      {
        round,
        battle: { objective: 'hostage-exchange' },
        tokens: [{ by: 'X', x: 50000, y: 30000 }],
        ...more,
        units: { X: { at: [[500, 300]] }, ...more.units },
      },
    );

  test('LEG-CARD-02 in the first round nobody attacks or touches those who hold hostages', () => {
    expect(held(1).why('attack')).toBe('LEG-ATK-05');
    expect(held(2).why('attack')).toBeUndefined();
    const near = (round: number) =>
      held(round, { units: { X: { at: [[420, 300]] } } })
        .give('move')
        .why(at(393, 300));
    expect(near(1)).toBe('LEG-KWU-IMMMELEE-01');
    expect(near(2)).toBeUndefined();
  });

  test('LEG-CARD-02 a hostage slows, steadies and keeps out of melee', () => {
    const g = acting(
      {},
      {
        round: 2,
        battle: { objective: 'hostage-exchange' },
        tokens: [{ by: 'A', x: 32600, y: 30000 }],
        units: { X: { at: [[380, 300]] } },
      },
    ).give('move');
    expect(g.askOf().spec.ask.args?.speed).toBe(1);
    expect(g.why(at(353, 300))).toBe('LEG-SETUP-21');
  });

  test('LEG-GEN-23 one point for each, two at home', () => {
    const end = (y: number) =>
      scene({
        now: 'end',
        round: 6,
        battle: { objective: 'hostage-exchange', deployment: 'battle-lines' },
        tokens: [{ by: 'A', x: 32600, y: y * 100 }],
        units: { A: { at: [[300, y]], card: LEADER }, X: { at: [[1500, 400]], card: LEADER } },
      }).result?.points;
    expect(end(400)).toEqual({ p1: 1, p2: 0 });
    expect(end(80)).toEqual({ p1: 2, p2: 0 });
  });
});

describe('immune to melee', () => {
  test('LEG-KWU-IMMMELEE-01 no enemy comes into base contact with it', () => {
    const near = (keywords: Cast['keywords']) =>
      acting({}, { units: { X: { at: [[380, 300]], ...(keywords && { keywords }) } } })
        .give('move')
        .why(at(353, 300));
    expect(near({ 'immune-melee': true })).toBe('LEG-KWU-IMMMELEE-01');
    expect(near({})).toBeUndefined();
  });
});
