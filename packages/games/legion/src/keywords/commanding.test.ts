import { describe, expect, test } from 'vitest';
import { acting, gun, starting, use } from '../fixtures/fights.js';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';

describe('card actions that let others act', () => {
  test('LEG-KWU-GUIDANCE-01 another friendly unit at range 1 to 2 performs a free action that is no attack', () => {
    const near = { B: { at: [[600, 300]] }, X: { at: [[700, 300]] } } as const;
    const g = acting({ keywords: { guidance: true } }, { units: near });
    g.give('card:guidance');
    expect(g.asked).toBe('ask-free-action');
    expect(g.shown()).toContain('dodge');
    expect(g.shown()).not.toContain('attack');
    g.give('dodge');
    expect(g.unit('B').tokens.dodge).toBe(1);
    expect(g.s.act).toMatchObject({ unit: 'A', left: 1 });
    const far = acting({ keywords: { guidance: true } }, { units: { B: { at: [[640, 300]] } } });
    expect(far.why('card:guidance')).toBe('LEG-ACTV-17');
  });

  test('LEG-KWU-PULLSTRINGS-01 another trooper attacks or moves at once', () => {
    const cast = { keywords: { 'pulling-the-strings': true } } as const;
    const g = acting(cast, {
      units: { B: { at: [[600, 300]], weapons: [gun()] }, X: { at: [[800, 300]], card: { wounds: 9 } } },
      chance: ['hit', 'blank', 'blank', 'blank', 'blank'],
    }).give('card:pulling-the-strings');
    expect(g.shown()).toEqual(['attack', 'move', 'climb']);
    g.give('attack').give('X');
    expect(g.told('suffers')).toMatchObject([{ unit: 'X', wounds: 1 }]);
    expect(g.s.act).toMatchObject({ unit: 'A', left: 1 });
    const walker = acting(cast, { units: { B: { at: [[400, 300]], card: { type: 'groundVehicle' } } } });
    expect(walker.why('card:pulling-the-strings')).toBe('LEG-ACTV-17');
  });
});

describe('orders', () => {
  const orders = (units: Scene['units']): Played =>
    scene({
      now: 'orders',
      played: { p1: 'ambush', p2: 'standing-orders' },
      units: {
        A: { at: [[300, 300]], card: { rank: 'commander' } },
        X: { at: [[1500, 300]], card: { rank: 'commander' }, order: 'up' },
        ...units,
      },
    });
  const boss: Cast = { at: [[400, 300]], keywords: { authoritative: true, target: 1 } };

  test('LEG-KWU-AUTHORITATIVE-01 LEG-KWU-AUTHORITATIVE-02 somebody at range 1 to 2 gets the order, and what it triggers', () => {
    const g = orders({ B: boss, C: { at: [[700, 300]], keywords: { defend: 1 } }, D: { at: [[800, 300]] } });
    g.give(['B']);
    use(g);
    expect(g.shown()).toEqual(['A', 'C']);
    g.give('C');
    expect([g.unit('B').order, g.unit('C').order, g.unit('D').order]).toEqual(['none', 'up', 'none']);
    expect(g.unit('B').tokens.aim).toBe(0);
    expect(g.unit('C').tokens.dodge).toBe(1);
  });

  test('LEG-KWU-AUTHORITATIVE-01 it may keep the order', () => {
    const g = orders({ B: boss, C: { at: [[500, 300]] } }).give(['B']);
    g.give('pass');
    expect([g.unit('B').order, g.unit('B').tokens.aim]).toEqual(['up', 1]);
  });

  test('LEG-KWU-AUTHORITATIVE-01 once in a Command Phase', () => {
    const g = orders({
      B: boss,
      C: {
        at: [[450, 300]],
        card: { type: 'droid' },
        keywords: { coordinate: { who: [{ name: 'Unit B' }] } },
      },
    }).give(['B']);
    use(g);
    g.give('C');
    use(g); // C passes an order on to B
    expect([g.unit('B').order, g.unit('C').order]).toEqual(['up', 'up']);
  });
});

describe('ruthless', () => {
  const corps: Partial<Cast> = {
    at: [
      [300, 300],
      [330, 300],
    ],
    order: 'up',
  };
  const beside = { B: { at: [[560, 300]], keywords: { ruthless: true } } } as const;

  test('LEG-KWU-RUTHLESS-01 LEG-KWU-RUTHLESS-02 a wound now, a free action among the others', () => {
    const g = starting(corps, { units: beside });
    expect(g.asked).toBe('ask-moment');
    use(g);
    expect(g.unit('A').minis).toHaveLength(1);
    expect(g.legal()).toEqual(expect.arrayContaining(['ruthless>aim', 'ruthless>move', 'aim']));
    g.give('ruthless>aim');
    expect(g.s.act?.left).toBe(2);
    expect(g.why('aim')).toBe('LEG-ACTV-14');
  });

  test('LEG-KWU-RUTHLESS-01 not without an order, not for another rank, not beyond range 2, not for an enemy', () => {
    expect(starting({ ...corps, order: 'none' }, { units: beside }).asked).toBe('ask-action');
    expect(starting({ ...corps, card: { rank: 'support' } }, { units: beside }).asked).toBe('ask-action');
    const far = { B: { at: [[680, 300]], keywords: { ruthless: true } } } as const;
    expect(starting(corps, { units: far }).asked).toBe('ask-action');
    const foe = { W: { at: [[560, 300]], keywords: { ruthless: true } } } as const;
    expect(starting(corps, { units: foe }).asked).toBe('ask-action');
  });

  test('LEG-KWU-RUTHLESS-02 who panics has no use of it', () => {
    const g = starting(
      { ...corps, card: { courage: 1 }, tokens: { suppression: 2 } },
      {
        units: beside,
        chance: ['blank', 'blank'],
      },
    );
    use(g);
    expect(g.told('ready-to-act')).toMatchObject([{ panicked: true }]);
    expect(g.told('action')).toHaveLength(0);
  });
});
