import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { facing, gun, n, shot, use, wounds } from '../fixtures/fights.js';
import type { Cast, Scene } from '../fixtures/scene.js';

const tough: Partial<Cast> = { card: { wounds: 9 } };

describe('beam', () => {
  const ray = { name: 'Ray', range: [1, 2], dice: { red: 1 }, keywords: { beam: 2 } } as const;
  const line: Scene['units'] = {
    W: { at: [[750, 300]], ...tough },
    V: { at: [[900, 300]], ...tough },
    U: { at: [[1050, 300]], ...tough },
  };

  test('LEG-KWW-BEAM-03 LEG-KWW-BEAM-04 LEG-EX-172 a chain of up to X more, each at range 1 of the last, out of range too', () => {
    const g = shot([], { by: { weapons: [ray] }, units: line });
    use(g);
    expect(unlike(['W', 'V'], g.shown())).toEqual(['W']); // the only one at range 1 of X
    g.give('W');
    expect(g.shown()).toEqual(['enough', 'V']);
    g.give('V'); // no third
    expect(g.asked).not.toBe('ask-further-target');
    const pools = g.s.attack!.pools;
    expect(pools.map(p => p.to)).toEqual(['X', 'W', 'V']);
    expect(pools.every(p => p.weapons.length === 1 && p.weapons[0]?.weapon === 'unit:0')).toBe(true);
  });

  test('LEG-KWW-BEAM-01 only the weapon with the beam goes on', () => {
    const g = shot([], {
      by: {
        at: [
          [300, 300],
          [300, 330],
        ],
        weapons: [ray],
        upgrades: [
          {
            id: 'h',
            name: 'H',
            type: 'heavy-weapon',
            points: 1,
            mini: true,
            weapons: [{ ...gun(), by: 'added' }],
          },
        ],
        card: { wounds: 9, minis: 1 },
      },
      units: { W: { at: [[750, 300]], ...tough } },
    });
    g.give('each').give('unit:0').give('upgrade:0:0');
    use(g);
    g.give('W');
    expect(g.s.attack!.pools.map(p => p.weapons.map(w => w.weapon))).toEqual([
      ['unit:0', 'upgrade:0:0'],
      ['unit:0'],
    ]);
  });

  test('LEG-KWW-BEAM-04 not without line of sight, and not at once over a gap', () => {
    const g = shot(n('blank', 1), { by: { weapons: [ray] }, units: { V: { at: [[900, 300]], ...tough } } });
    expect(g.told('pool-rolled')).toHaveLength(1);
  });
});

describe('gunslinger', () => {
  test('LEG-KWU-GUNSLINGER-01 LEG-KWU-GUNSLINGER-03 LEG-GAP-142 one more defender with the same weapons, once, another one and in range', () => {
    const g = shot([], {
      by: { keywords: { gunslinger: true } },
      units: {
        W: { at: [[600, 450]], ...tough },
        V: { at: [[600, 150]], ...tough },
        U: { at: [[900, 300]], ...tough },
      },
    });
    use(g);
    expect(unlike(['W', 'V', 'U'], g.shown())).toEqual(['W', 'V']); // U is out of range, X a defender already
    g.give('W');
    expect(g.asked).toBe('ask-pool');
    expect(g.s.attack!.pools.map(p => [p.to, p.weapons.length])).toEqual([
      ['X', 1],
      ['W', 1],
    ]);
  });

  test('LEG-KWU-GUNSLINGER-02 not a second time, when another weapon has found a defender of its own', () => {
    const other = { ...gun(), name: 'Other', by: 'added' } as const;
    const g = shot([], {
      by: {
        at: [
          [300, 300],
          [300, 330],
        ],
        keywords: { gunslinger: true },
        upgrades: [{ id: 'h', name: 'H', type: 'heavy-weapon', points: 1, mini: true, weapons: [other] }],
        card: { wounds: 9, minis: 1 },
      },
      units: {
        W: { at: [[600, 450]], ...tough },
        V: { at: [[600, 150]], ...tough },
        U: { at: [[650, 240]], ...tough },
      },
    });
    g.give('each').give('unit:0').give('none');
    use(g).give('W');
    expect(g.asked).toBe('ask-further-target');
    g.give('V');
    expect(g.asked).toBe('ask-pool'); // nobody slings twice, though U stands there
    expect(g.s.attack!.pools.map(p => p.to)).toEqual(['X', 'W', 'V']);
  });

  test('LEG-KWU-GUNSLINGER-01 without it a weapon is used once', () => {
    const g = shot(n('blank', 4), { units: { W: { at: [[600, 450]], ...tough } } });
    expect(g.told('pool-rolled')).toHaveLength(1);
  });
});

describe('fire support', () => {
  const helper: Cast = {
    at: [
      [300, 500],
      [330, 500],
    ],
    keywords: { 'fire-support': true },
    order: 'up',
    weapons: [gun({ suppressive: true }, { white: 1 })],
  };
  const helped = (b: Partial<Cast> = {}, by: Partial<Cast> = {}, dice: readonly string[] = []) =>
    shot(dice, { by, units: { B: { ...helper, ...b } } });

  test('LEG-KWU-FIRESUPPORT-01 LEG-KWU-FIRESUPPORT-02 LEG-GAP-141 its weapons join the pool with their keywords, and its order is used up', () => {
    const g = helped({}, {}, [...n('hit', 4), ...n('hit', 2), ...n('blank', 6)]);
    use(g);
    expect(unlike('up', g.unit('B').order)).toBe('down');
    expect(wounds(g)).toBe(6);
    expect(g.unit('X').tokens.suppression).toBe(2); // one for the attack, one of the helper's weapon
  });

  test('LEG-KWU-FIRESUPPORT-03 it is no attack of the helper: chart and tokens are the attacker’s', () => {
    const g = helped({ card: { attackSurge: 'crit' }, tokens: { aim: 1 } }, {}, [
      ...n('blank', 4),
      'surge',
      'surge',
    ]);
    use(g);
    expect(g.told('pool-rolled')).toMatchObject([{ hits: 0, crits: 0 }]);
    expect(g.unit('B').tokens.aim).toBe(1);
  });

  test('LEG-KWU-FIRESUPPORT-01 LEG-KWU-FIRESUPPORT-04 not without an order, in melee, out of range or for an enemy', () => {
    const alone = (b: Partial<Cast>, more: Scene['units'] = {}) =>
      shot(n('blank', 4), { units: { B: { ...helper, ...b }, ...more } }).told('pool-rolled');
    expect(alone({ order: 'none' })).toHaveLength(1);
    expect(alone({ order: 'down' })).toHaveLength(1);
    expect(
      alone({
        at: [
          [300, 880],
          [330, 880],
        ],
      }),
    ).toHaveLength(1);
    const fights = alone({}, { W: { at: [[300, 527]] } });
    expect(unlike(alone({}).length, fights.length)).toBe(1);
    expect(alone({})).toHaveLength(0); // it is asked
  });

  test('LEG-KWU-FIRESUPPORT-05 one helper for a pool', () => {
    const g = shot(n('blank', 6), { units: { B: helper, C: { ...helper, at: [[300, 150]] } } });
    use(g);
    expect([g.unit('B').order, g.unit('C').order].sort()).toEqual(['down', 'up']);
    expect(g.told('pool-rolled')).toHaveLength(1);
  });

  test('LEG-KWU-FIRESUPPORT-06 LEG-KWW-BEAM-05 none for a beam', () => {
    const g = shot(['blank'], {
      by: { weapons: [{ name: 'Ray', range: [1, 2], dice: { red: 1 }, keywords: { beam: 2 } }] },
      units: { B: helper },
    });
    expect(unlike('ask-moment', g.asked)).not.toBe('ask-moment');
    expect(g.told('pool-rolled')).toHaveLength(1);
  });
});

describe('reach', () => {
  const far = (tokens: Cast['tokens'], x = 860) =>
    facing({
      by: { weapons: [gun({ 'long-shot': 1 })], ...(tokens && { tokens }) },
      to: { at: [[x, 300]] },
      chance: [...n('hit', 4), ...n('blank', 4)],
    });

  test('LEG-KWW-LONGSHOT-01 LEG-KWW-LONGSHOT-02 an aim token adds one to the range, and rerolls nothing', () => {
    expect(far({}).why('attack')).toBe('LEG-ATK-05');
    expect(far({ aim: 2 }, 1000).why('attack')).toBe('LEG-ATK-05'); // only one token counts
    const g = far({ aim: 1 }).give('attack').give('X');
    expect(g.asked).toBe('ask-long-shot');
    expect(g.legal().length).toBeGreaterThan(1);
    g.give('1');
    expect(g.unit('A').tokens.aim).toBe(0);
    expect(g.told('rerolled')).toHaveLength(0);
    expect(wounds(g)).toBe(4);
  });

  test('LEG-KWW-LONGSHOT-03 too few tokens: the attack is lost, and what was spent is spent', () => {
    const g = far({ aim: 1 }).give('attack').give('X').give('0');
    expect(unlike(1, g.told('pool-rolled').length)).toBe(0);
    expect(g.told('attack-over')).toHaveLength(1);
    expect(g.s.act?.done).toEqual(['attack']);
  });

  const melee = (keywords: Parameters<typeof gun>[0], more: Partial<Cast> = {}, units: Scene['units'] = {}) =>
    facing({ by: { weapons: [gun(keywords)], ...more }, to: { at: [[327, 300]] }, units });

  test('LEG-KWW-VERSATILE-01 LEG-KWW-VERSATILE-03 in melee a versatile weapon still shoots, at those it fights and at others', () => {
    const there: Scene['units'] = {
      W: { at: [[500, 300]] },
      V: { at: [[300, 500]] },
      B: { at: [[300, 527]] },
    };
    const g = melee({ versatile: true }, {}, there).give('attack');
    expect(g.why('X')).toBeUndefined();
    expect(g.why('W')).toBeUndefined();
    expect(g.why('V')).toBe('LEG-MELEE-11'); // V fights B
    expect(melee({}, {}, there).why('attack')).toBe('LEG-ATK-05');
    expect(unlike(melee({}, {}, there).why('attack'), g.why('X'))).toBeUndefined();
  });

  test('LEG-KWW-VERSATILE-03 others do not shoot into that melee', () => {
    const g = facing({
      to: { at: [[600, 300]] },
      units: { B: { at: [[627, 300]], weapons: [gun({ versatile: true })] } },
    });
    expect(g.why('attack')).toBe('LEG-ATK-05');
  });

  test('LEG-KWW-VERSATILE-02 both kinds of attack for a weapon of both kinds', () => {
    const g = melee({}, { weapons: [{ ...gun({ versatile: true }), melee: true }] }).give('attack');
    expect(g.legal()).toEqual(expect.arrayContaining(['X', 'X:melee']));
    expect(g.why('X')).toBeUndefined();
    expect(g.why('X:melee')).toBeUndefined();
  });
});
