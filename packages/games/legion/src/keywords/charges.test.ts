import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { UpgradeCard, Weapon } from '../content/cards.js';
import { acting, facing, gun, n, sum, use } from '../fixtures/fights.js';
import type { Cast, Played, Scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

const BLAST: Weapon = {
  name: 'Charge',
  special: 'area',
  range: [0, 1],
  dice: { red: 1 },
  surge: 'crit',
  by: 'added',
};
const saboteur = (keywords: Weapon['keywords'] = {}, x = 1): UpgradeCard => ({
  id: 'saboteur',
  name: 'Saboteur',
  type: 'heavy-weapon',
  points: 1,
  keywords: { arm: { x, of: ['test-charge'] }, detonate: { x, of: ['test-charge'] } },
  weapons: [{ ...BLAST, ...(keywords && { keywords }) }],
});
const charge = (x: number, y: number, seat: 'p1' | 'p2' = 'p1') =>
  ({ kind: 'charge', id: `charge-${x}`, what: 'test-charge', x: x * 100, y: y * 100, seat }) as const;
const tough: Partial<Cast> = { card: { wounds: 9 } };

describe('arm', () => {
  const armed = (more: Partial<Scene> = {}): Played =>
    acting({ upgrades: [saboteur()] }, more).give('card:arm');
  const at = (x: number, y: number) => ({ x: x * 100, y: y * 100, z: 0 });

  test('LEG-KWW-ARM-01 LEG-GAP-183 LEG-GAP-117 a charge of its type at range 1 and in sight of the leader, for an action', () => {
    const wall = piece('wall', [190, 340, 410, 350], 120, { blocksSight: true });
    const g = armed({ terrain: [wall] });
    expect(g.legal().length).toBeGreaterThan(1);
    expect(g.why(at(300, 520))).toBe('LEG-KWW-ARM-01');
    expect(g.why(at(300, 400))).toBe('LEG-KWW-ARM-01'); // behind the wall
    expect(g.why(at(400, 300))).toBeUndefined();
    g.give(at(400, 300));
    expect(g.s.tokens).toMatchObject([{ kind: 'charge', what: 'test-charge', seat: 'p1', x: 40000 }]);
    expect(g.s.act?.left).toBe(1);
    const smoke = armed({ tokens: [{ id: 's', kind: 'smoke', seat: 'p2', x: 40000, y: 30000 }] });
    expect(smoke.why(at(400, 300))).toBeDefined(); // not on another token
    const two = acting({ upgrades: [saboteur({}, 2)] })
      .give('card:arm')
      .give(at(400, 300))
      .give(at(300, 400));
    expect(two.s.tokens).toHaveLength(2);
  });

  test('LEG-KWW-ARM-02 LEG-KWW-ARM-03 not on another token, and flat', () => {
    const g = armed({
      tokens: [
        { x: 40000, y: 30000 },
        { id: 'c', kind: 'condition', x: 30000, y: 40000 },
        charge(200, 300),
        { id: 's', kind: 'smoke', x: 30000, y: 20000 },
      ],
      terrain: [piece('step', [360, 360, 420, 420], 20)],
    });
    for (const [x, y] of [
      [400, 300],
      [300, 400],
      [200, 300],
      [300, 200],
      [361, 361],
    ] as const)
      expect(g.why(at(x, y))).toBe('LEG-KWW-ARM-02');
    expect(g.why(at(400, 200))).toBeUndefined();
  });
});

describe('smoke', () => {
  test('LEG-KWU-SMOKE-01 LEG-KWU-SMOKE-02 X tokens at range 1 in sight of the leader, on no other token', () => {
    const g = acting({ keywords: { smoke: { x: 2 } } }, { tokens: [charge(400, 300)] }).give('card:smoke');
    const at = (x: number, y: number) => ({ x: x * 100, y: y * 100, z: 0 });
    expect(g.why(at(410, 300))).toBe('LEG-KWU-SMOKE-02');
    expect(g.why(at(520, 300))).toBe('LEG-KWU-SMOKE-01');
    g.give(at(300, 400));
    expect(g.why(at(300, 410))).toBe('LEG-KWU-SMOKE-02');
    g.give(at(300, 200));
    expect(g.s.tokens.filter(t => t.kind === 'smoke')).toHaveLength(2);
  });
});

describe('detonate', () => {
  const holder: Cast = { at: [[300, 300]], upgrades: [saboteur()], weapons: [gun({}, { white: 1 })] };
  const field = (more: Partial<Scene> = {}): Played =>
    acting(
      {},
      {
        tokens: [charge(900, 500)],
        chance: ['hit', 'blank', 'hit', 'blank', 'hit', 'blank'],
        ...more,
        units: {
          B: { ...holder, at: [[100, 800]] },
          W: { at: [[950, 500]], ...tough },
          C: { at: [[850, 500]], ...tough },
          V: { at: [[1100, 500]], ...tough },
          ...more.units,
        },
      },
    );

  const detonated = () => {
    const g = field().give('aim');
    expect(g.asked).toBe('ask-moment');
    use(g);
    return g.give('0');
  };

  test('LEG-KWW-DETONATE-01 LEG-KWW-DETONATE-04 LEG-KWW-AREA-01 after any action, against friend and foe in range', () => {
    const g = detonated();
    const hit = g.told('defender').map(e => e.to);
    expect(hit.sort()).toEqual(['C', 'W']); // V is beyond range 1
    expect([sum(g, 'C'), sum(g, 'W'), sum(g, 'V')]).toEqual([1, 1, 0]);
    expect([g.unit('C').tokens.suppression, g.unit('W').tokens.suppression]).toEqual([1, 1]);
    expect(g.unit('A').tokens.aim).toBe(1);
  });

  test('LEG-KWW-AREA-02 these are ranged attacks', () => {
    const kinds = detonated()
      .told('defender')
      .map(e => e.kind);
    expect(kinds).toEqual(['ranged', 'ranged']);
  });

  test('LEG-KWW-AREA-03 with that weapon alone, which is in no other pool', () => {
    const armed = detonated().told('armed');
    expect(armed.map(e => e.weapons.length)).toEqual([1, 1]);
    const near = field({ units: { B: { ...holder, at: [[800, 500]] } } });
    expect(near.s.units.B?.upgrades).toHaveLength(1);
    const shots = acting(
      { upgrades: [saboteur()], weapons: [gun({}, { white: 1 })] },
      { units: { X: { at: [[350, 300]], ...tough } }, chance: n('blank', 9) },
    );
    shots.give('attack').give('X');
    if (shots.asked === 'ask-weapons') shots.give('all');
    const used = shots.told('armed').flatMap(e => e.weapons.map(w => w.weapon));
    expect(unlike(['unit:0', 'upgrade:0:0'], used)).toEqual(['unit:0']);
  });

  test('LEG-KWW-DETONATE-06 then the token goes', () => {
    expect(detonated().s.tokens).toEqual([]);
  });

  test('LEG-KWW-DETONATE-04 LEG-GAP-139 not without line of sight', () => {
    const wall = piece('wall', [918, 400, 922, 600], 120, { blocksSight: true, cover: 'heavy' });
    const g = field({ terrain: [wall] }).give('aim');
    use(g);
    expect(
      unlike(
        ['C', 'W'],
        g.told('defender').map(e => e.to),
      ),
    ).toEqual(['C']);
  });

  test('LEG-KWW-AREA-01 even who is in melee', () => {
    const g = field({ units: { W: { at: [[877, 500]], ...tough } } }).give('aim');
    use(g);
    expect(g.asked).toBe('ask-pool');
  });

  test('LEG-KWW-DETONATE-05 LEG-KWW-DETONATE-07 the token attacks: nobody’s tokens help, nobody is hurt in return', () => {
    const aims = { tokens: { aim: 2, surge: 2 } };
    const deflect: Partial<Cast> = {
      ...tough,
      keywords: { deflect: true },
      tokens: { dodge: 1, observation: 1 },
    };
    const g = field({
      units: {
        B: { ...holder, at: [[700, 800]], ...aims, keywords: { exemplar: true } },
        W: { at: [[950, 500]], ...deflect },
        C: { at: [[200, 100]] },
      },
      chance: ['crit', 'surge'],
    }).give('aim');
    use(g);
    g.until('ask-action');
    expect(unlike(1, g.unit('B').tokens.aim)).toBe(2);
    expect(g.unit('B').tokens).toMatchObject({ aim: 2, surge: 2 });
    expect(g.unit('W').tokens.observation).toBe(1);
    expect(sum(g, 'B')).toBe(0);
    expect(g.told('attack-over')).toHaveLength(1);
  });

  test('LEG-KWW-DETONATE-04 its own surge chart and keywords', () => {
    const g = field({
      units: {
        B: { ...holder, at: [[100, 800]], upgrades: [saboteur({ suppressive: true })] },
        C: { at: [[200, 100]] },
      },
      chance: ['surge', 'blank'],
    }).give('aim');
    use(g);
    expect(g.told('pool-rolled')).toMatchObject([{ crits: 1 }]);
    expect(g.unit('W').tokens.suppression).toBe(2);
  });

  test('LEG-KWW-DETONATE-01 charges of its own side and type, X of them, or none', () => {
    const foe = field({ tokens: [charge(900, 500, 'p2')] }).give('aim');
    expect(foe.asked).toBe('ask-action');
    const other = field({ tokens: [{ ...charge(900, 500), what: 'other' }] }).give('aim');
    expect(other.asked).toBe('ask-action');
    const kept = field().give('aim').give('pass');
    expect(kept.s.tokens).toHaveLength(1);
  });

  test('LEG-KWW-DETONATE-03 the player who did not act goes first', () => {
    const g = field({
      tokens: [charge(900, 500), charge(500, 800, 'p2')],
      units: { U: { ...holder, at: [[1600, 100]] } },
    }).give('aim');
    expect(g.seat).toBe('p2');
    g.give('pass');
    expect(g.seat).toBe('p1');
  });

  test('LEG-KWW-DETONATE-02 before everything else that follows, but standby may come first', () => {
    const g = acting(
      { keywords: { tactical: 1, relentless: true } },
      {
        tokens: [charge(900, 500)],
        units: { B: { ...holder, at: [[100, 800]] }, X: { at: [[500, 300]], tokens: { standby: 1 } } },
      },
    )
      .give('move')
      .give({ x: 30000, y: 30000, z: 0 });
    expect(g.asked).toBe('ask-standby');
    g.give(g.legal().find(a => a === 'pass')!);
    expect(g.asked).toBe('ask-moment');
    expect(g.told('granted')).toEqual([]); // Relentless waits
  });

  test('LEG-KWU-WEAKPOINT-02 LEG-KWW-AREA-04 arcs are seen from the token, and small minis count', () => {
    const tank: Partial<Cast> = {
      card: { wounds: 9, type: 'groundVehicle', base: 50, silhouette: [0, 60] },
      keywords: { armor: true, 'weak-point': { x: 2, of: ['rear'] } },
    };
    const g = (x: number) => {
      const played = field({
        tokens: [charge(x, 500)],
        units: { W: { at: [[950, 500, 0, 0]], ...tank }, C: { at: [[200, 100]] } },
        chance: ['hit', 'blank'],
      }).give('aim');
      return use(played);
    };
    expect(sum(g(900), 'W')).toBe(1); // behind it
    expect(sum(g(1000), 'W')).toBe(0);
    const pup: UpgradeCard = {
      id: 'pup',
      name: 'Pup',
      type: 'personnel',
      points: 1,
      mini: true,
      keywords: { small: true },
    };
    const near = field({
      units: {
        W: {
          at: [
            [1080, 500],
            [950, 500],
          ],
          upgrades: [pup],
          card: { wounds: 1, minis: 1 },
        },
        C: { at: [[200, 100]] },
      },
      chance: ['hit', 'blank'],
    }).give('aim');
    use(near);
    expect(near.told('defender').map(e => e.to)).toEqual(['W']);
  });
});

describe('small', () => {
  const pup: UpgradeCard = {
    id: 'pup',
    name: 'Pup',
    type: 'personnel',
    points: 1,
    mini: true,
    keywords: { small: true },
  };
  const pack = (at: Cast['at']): Partial<Cast> => ({ at, upgrades: [pup], card: { wounds: 1, minis: 1 } });

  test('LEG-KWX-SMALL-01 for sight, range, cover and wounds of a shot it is no part of the unit', () => {
    const far = facing({
      to: pack([
        [900, 300],
        [600, 300],
      ]),
    });
    expect(far.why('attack')).toBe('LEG-ATK-05');
    const g = facing({
      to: pack([
        [600, 300],
        [630, 300],
      ]),
      chance: [...n('hit', 4), ...n('blank', 4)],
    })
      .give('attack')
      .give('X');
    expect(g.told('suffers')).toMatchObject([{ wounds: 1 }]); // no more than those who count can take
    expect(g.unit('X').minis.map(m => m.id)).toEqual(['X.1']);
  });
});

describe('self-destruct', () => {
  const bomb: Partial<Cast> = {
    card: { type: 'groundVehicle', base: 50, silhouette: [0, 45], wounds: 6 },
    keywords: { 'self-destruct': { x: 4, free: true } },
    weapons: [
      gun({}, { white: 1 }),
      { name: 'Boom', special: 'self-destruct', dice: { red: 1 }, keywords: { blast: true } },
    ],
  };
  const near: Scene['units'] = {
    B: { at: [[300, 420]], ...tough },
    X: { at: [[420, 300]], ...tough },
    W: { at: [[560, 300]], ...tough },
  };

  test('LEG-KWW-SELFDESTRUCT-01 LEG-KWW-SELFDESTRUCT-03 LEG-KWW-SELFDESTRUCT-05 a ranged attack on everybody at range 1, then the unit is gone', () => {
    const g = acting({ ...bomb, wounds: [4] }, { units: near, chance: ['hit', 'blank', 'hit', 'blank'] });
    g.give('card:self-destruct').give('0');
    expect(
      g
        .told('defender')
        .map(e => `${e.to} ${e.kind}`)
        .sort(),
    ).toEqual(['B ranged', 'X ranged']);
    expect([sum(g, 'B'), sum(g, 'X'), sum(g, 'W')]).toEqual([1, 1, 0]);
    expect(g.unit('X').tokens.suppression).toBe(1);
    expect(g.unit('A').where).toBe('defeated');
    expect(g.told('armed').flatMap(e => e.weapons.map(w => w.weapon))).toEqual(['unit:1', 'unit:1']);
  });

  test('LEG-KWW-SELFDESTRUCT-01 its weapon is used for nothing else', () => {
    const g = acting({ ...bomb, weapons: [bomb.weapons![1]!] }, { units: near });
    expect(g.why('attack')).toBe('LEG-ATK-05');
  });

  test('LEG-KWW-SELFDESTRUCT-02 LEG-KWW-SELFDESTRUCT-06 free of charge, from X wound tokens on, after an attack too', () => {
    expect(acting({ ...bomb, wounds: [3] }, { units: near }).why('card:self-destruct')).toBe(
      'LEG-KWW-SELFDESTRUCT-02',
    );
    const g = acting({ ...bomb, wounds: [4] }, { units: near, chance: ['blank', 'blank', 'blank'] })
      .give('attack')
      .give('X');
    expect(unlike('LEG-ACTV-14', g.why('card:self-destruct'))).toBeUndefined();
    expect(g.legal()).toEqual(expect.arrayContaining(['card:self-destruct', 'aim', 'end']));
    g.give('aim');
    expect(g.s.act?.left).toBe(0);
    expect(g.why('card:self-destruct')).toBeUndefined();
  });
});

describe('overrun', () => {
  const bike: Partial<Cast> = {
    card: { type: 'repulsorVehicle', base: 50, silhouette: [10, 60], speed: 2, wounds: 3 },
    weapons: [
      gun(),
      { name: 'Ax', special: 'overrun', dice: { red: 1 }, keywords: { overrun: 1, suppressive: true } },
    ],
  };
  /** As far ahead as it goes. */
  const ahead = (g: Played): Played => {
    const straight = (g.legal() as { x: number; y: number }[]).filter(p => p.y === 30000);
    return g.give(straight.toSorted((a, b) => b.x - a.x)[0] as never);
  };
  const ride = (more: Partial<Scene> = {}, cast: Partial<Cast> = {}): Played => {
    const g = acting(
      { ...bike, ...cast },
      { chance: ['hit', 'blank'], ...more, units: { X: { at: [[450, 300]], ...tough }, ...more.units } },
    ).give('move');
    return ahead(g);
  };

  const ridden = (more: Partial<Scene> = {}, cast: Partial<Cast> = {}) => {
    const g = ride(more, cast);
    expect(g.asked).toBe('ask-moment');
    return use(g);
  };

  test('LEG-KWW-OVERRUN-03 LEG-KWW-OVERRUN-04 after a move over an enemy, an attack on it at any range', () => {
    const g = ridden();
    expect(g.told('defender')).toMatchObject([{ to: 'X', kind: 'overrun' }]);
    expect(sum(g, 'X')).toBe(1);
    const types = g.events.map(e => e.type);
    expect(types.indexOf('moved')).toBeLessThan(types.indexOf('defender'));
  });

  test('LEG-KWW-OVERRUN-05 LEG-KWW-OVERRUN-06 with that weapon alone, added once', () => {
    expect(
      ridden()
        .told('armed')
        .flatMap(e => e.weapons.map(w => w.weapon)),
    ).toEqual(['unit:1']);
  });

  test('LEG-KWW-OVERRUN-01 it is in no other attack', () => {
    const g = acting(bike, { chance: n('blank', 9), units: { X: { at: [[450, 300]], ...tough } } });
    g.give('attack').give('X');
    if (g.asked === 'ask-weapons') g.give('all');
    expect(g.told('armed').flatMap(e => e.weapons.map(w => w.weapon))).toEqual(['unit:0']);
  });

  test('LEG-KWW-OVERRUN-03 not without somebody under the base', () => {
    expect(ride({ units: { X: { at: [[450, 380]], ...tough } } }).asked).toBe('ask-action');
    expect(ride({ units: { X: { at: [[1500, 300]] }, B: { at: [[450, 300]] } } }).asked).toBe('ask-action');
  });

  test('LEG-KWW-OVERRUN-08 no cover, no suppression of its own, no shields; dodge works', () => {
    const g = ride({
      units: {
        X: {
          at: [[450, 300]],
          ...tough,
          keywords: { shielded: 1 },
          tokens: { suppression: 1, shield: 1, dodge: 1 },
        },
      },
      chance: ['hit', 'blank'],
    });
    use(g);
    expect(g.asked).toBe('ask-dodge');
    g.give('0');
    expect(sum(g, 'X')).toBe(1);
    expect(g.unit('X').tokens).toMatchObject({ shield: 1, suppression: 2 }); // one of Suppressive
  });

  test('LEG-KWW-OVERRUN-09 LEG-EX-180 it is no attack action, and needs none', () => {
    const g = ride();
    use(g);
    expect(g.s.act?.done).toEqual(['move']);
    expect(g.why('attack')).toBeUndefined();
  });

  test('LEG-KWW-OVERRUN-02 LEG-KWW-OVERRUN-07 X of them, each with a move of its own', () => {
    const g = ride({ chance: ['hit', 'blank'] });
    use(g);
    expect(g.s.act?.used.overrun).toBe(1);
    const again = acting(bike, {
      change: s => {
        s.act!.used.overrun = 1;
      },
      units: { X: { at: [[450, 300]], ...tough } },
    }).give('move');
    ahead(again);
    expect(again.asked).toBe('ask-action');
  });
});

describe('a charge that goes off at a pivot before the move', () => {
  const field = (wounds: number): Played => {
    const g = acting(
      {
        card: { type: 'groundVehicle', base: 50, silhouette: [0, 60], wounds },
        keywords: { reposition: true },
      },
      {
        tokens: [charge(380, 300, 'p2')],
        units: {
          X: { at: [[900, 800]], upgrades: [saboteur()] },
          B: { at: [[100, 800]], ...tough },
        },
        chance: ['hit', 'blank'],
      },
    ).give('move');
    use(g);
    const { x, y } = g.unit('A').minis[0]!;
    return g.give({ x, y, z: 0, facing: 9000 });
  };

  test('LEG-KWU-REPOSITION-01 LEG-KWW-DETONATE-02 leaves no move to who falls by it', () => {
    const alive = field(5);
    use(alive);
    alive.until('ask-move');
    expect(sum(alive, 'A')).toBe(1);
    expect(alive.asked).toBe('ask-move');
    const g = field(1);
    use(g);
    expect(g.s.units.A?.where).toBe('defeated');
    expect(g.asked).not.toBe('ask-move');
    expect(g.s.act).toBeNull();
  });
});
