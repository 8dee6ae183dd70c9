import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { acting, gun, n, stab, starting, sum, use } from '../fixtures/fights.js';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';

const truck = (kind: 'open' | 'closed', x = 1, more: Partial<Cast> = {}): Cast => ({
  at: [[400, 300]],
  card: { type: 'groundVehicle', base: 100, silhouette: [0, 80], wounds: 6, speed: 2 },
  keywords: { transport: { x, of: [kind] } },
  ...more,
});
const inside = (kind: 'open' | 'closed', more: Partial<Cast> = {}): Partial<Cast> => ({
  where: 'aboard',
  marks: { aboard: { until: 'game', n: kind === 'open' ? 1 : 0, unit: 'B' } },
  weapons: [gun()],
  card: { wounds: 9 },
  ...more,
});
const riding = (kind: 'open' | 'closed', more: Partial<Scene> = {}, cast: Partial<Cast> = {}): Played =>
  acting(inside(kind, cast), {
    ...more,
    units: { B: truck(kind), X: { at: [[700, 300]], card: { wounds: 9 } }, ...more.units },
  });
const moved = (times: number): NonNullable<Cast['marks']> => ({
  'moved-this-round': { until: 'round', n: times, unit: null },
});

describe('getting in', () => {
  const beside = (kind: 'open' | 'closed', cast: Partial<Cast> = {}, more: Partial<Scene> = {}): Played =>
    acting({ at: [[300, 300]], ...cast }, { ...more, units: { B: truck(kind), ...more.units } });

  test('LEG-KWU-TRANSPORT-03 LEG-KWU-TRANSPORT-06 a trooper gets in with the speed-1 tool, by a move action', () => {
    expect(beside('open').legal()).toEqual(expect.arrayContaining(['move', 'card:embark']));
    expect(beside('open').give('card:embark').s.act?.left).toBe(1);
    expect(beside('open', { at: [[200, 300]] }).why('card:embark')).toBe('LEG-KWU-TRANSPORT-06');
  });

  test('LEG-KWU-TRANSPORT-01 into a friendly vehicle only', () => {
    const foe = acting({ at: [[300, 300]] }, { units: { W: truck('open') } });
    const may = (g: Played) => g.shown().includes('card:embark');
    expect(unlike(may(foe), may(beside('open')))).toBe(true);
  });

  test('LEG-KWU-TRANSPORT-08 LEG-KWU-TRANSPORT-11 then it is off the field, and in that vehicle', () => {
    const g = beside('open').give('card:embark');
    expect(g.unit('A')).toMatchObject({ where: 'aboard', marks: { aboard: { unit: 'B', n: 1 } } });
  });

  test('LEG-KWU-TRANSPORT-07 into a closed one it takes an action more', () => {
    const g = beside('closed').give('card:embark-closed');
    expect([g.unit('A').where, g.s.act?.left ?? 0]).toEqual(['aboard', 0]);
    const late = scene({
      units: { A: { at: [[300, 300]] }, B: truck('closed'), X: { at: [[1500, 300]] } },
      acting: 'A',
      left: 1,
    });
    expect(late.why('card:embark-closed')).toBe('LEG-KWU-TRANSPORT-07');
    const open = scene({
      units: { A: { at: [[300, 300]] }, B: truck('open'), X: { at: [[1500, 300]] } },
      acting: 'A',
      left: 1,
    });
    expect(open.why('card:embark')).toBeUndefined();
  });

  test('LEG-KWU-TRANSPORT-01 no more than X units, and no vehicles', () => {
    const full = beside(
      'open',
      {},
      {
        units: {
          C: { at: [[0, 0]], where: 'aboard', marks: { aboard: { until: 'game', n: 1, unit: 'B' } } },
        },
      },
    );
    expect(full.shown()).not.toContain('card:embark');
    const two = beside(
      'open',
      {},
      {
        units: {
          B: truck('open', 2),
          C: { at: [[0, 0]], where: 'aboard', marks: { aboard: { until: 'game', n: 1, unit: 'B' } } },
        },
      },
    );
    expect(two.why('card:embark')).toBeUndefined();
    const tank = beside('open', { card: { type: 'groundVehicle', base: 50, silhouette: [0, 40] } });
    expect(tank.shown()).not.toContain('card:embark');
  });

  test('LEG-KWU-TRANSPORT-05 LEG-UTYPE-13 not who is slow, stationary, a creature or holds a token', () => {
    const why = (cast: Partial<Cast>, more: Partial<Scene> = {}) =>
      beside('open', cast, more).why('card:embark');
    expect(why({ card: { speed: 0 } })).toBe('LEG-KWU-TRANSPORT-05');
    expect(why({ keywords: { stationary: true } })).toBe('LEG-KWU-TRANSPORT-05');
    expect(why({ card: { type: 'creature', base: 50, silhouette: [0, 40] } })).toBe('LEG-KWU-TRANSPORT-05');
    expect(why({}, { tokens: [{ by: 'A', x: 30000, y: 30000 }] })).toBe('LEG-KWU-TRANSPORT-05');
    expect(why({})).toBeUndefined();
  });

  test('LEG-KWU-TRANSPORT-04 nobody gets in and out in one activation', () => {
    const g = beside('open').give('card:embark');
    expect(g.why('card:disembark')).toBe('LEG-KWU-TRANSPORT-04');
    const out = riding('open').give('card:disembark');
    out.first(2);
    expect(out.unit('A').where).toBe('field');
    expect(out.why('card:embark')).toBe('LEG-KWU-TRANSPORT-04');
  });

  test('LEG-KWU-LIGHTTRANSPORT-01 LEG-KWU-LIGHTTRANSPORT-02 a light transport takes one mini on a small base', () => {
    const light = (cast: Partial<Cast>) =>
      beside('open', cast, {
        units: { B: truck('open', 1, { keywords: { 'light-transport': { x: 1, of: ['open'] } } }) },
      });
    expect(unlike('field', light({}).give('card:embark').unit('A').where)).toBe('aboard');
    expect(
      light({
        at: [
          [300, 300],
          [270, 300],
        ],
      }).shown(),
    ).not.toContain('card:embark');
    expect(light({ card: { type: 'emplacement', base: 50 } }).shown()).not.toContain('card:embark');
  });

  test('LEG-KWU-TRANSPORT-02 a unit may begin the battle inside, wherever the vehicle is deployed', () => {
    const g = scene({
      now: 'deploy',
      battle: { deployment: 'battle-lines' },
      units: {
        A: { at: [[0, 0]], where: 'aside' },
        B: {
          ...truck('closed'),
          where: 'aside',
          keywords: { transport: { x: 1, of: ['closed'] }, infiltrate: true },
        },
        X: { at: [[300, 850]] },
        W: { at: [[0, 0]], where: 'aside' },
      },
    }).give('B');
    g.give([{ x: 120000, y: 40000, z: 0, facing: 9000 }]);
    use(g);
    expect(g.unit('A')).toMatchObject({ where: 'aboard', marks: { aboard: { unit: 'B', n: 0 } } });
  });
});

describe('getting out', () => {
  test('LEG-KWU-TRANSPORT-09 beside the vehicle and in cohesion, then a move of speed 1 that starts no melee', () => {
    const g = riding(
      'open',
      { units: { X: { at: [[309.5, 300]] } } },
      {
        at: [
          [0, 0],
          [0, 0],
        ],
      },
    );
    g.give('card:disembark');
    expect(g.asked).toBe('ask-get-out');
    const out = (x: number, y: number) => [
      { x: x * 100, y: y * 100, z: 0 },
      { x: x * 100, y: y * 100 + 2800, z: 0 },
    ];
    expect(g.why(out(480, 300))).toBe('LEG-KWU-TRANSPORT-09');
    expect(g.why(out(336.5, 300))).toBe('LEG-MOVE-30'); // too near to X? it would touch
    g.first();
    expect(g.asked).toBe('ask-disembark');
    expect(g.askOf().spec.ask.args?.speed).toBe(1);
    expect(g.told('disembarked')).toHaveLength(1);
  });

  test('LEG-KWU-TRANSPORT-10 from a vehicle that has moved twice nothing more can be done', () => {
    const g = riding('closed', { units: { B: truck('closed', 1, { marks: moved(2) }) } }).give(
      'card:disembark',
    );
    g.first(2);
    expect(g.told('no-more-actions')).toHaveLength(1);
    const calm = riding('closed', { units: { B: truck('closed', 1, { marks: moved(1) }) } }).give(
      'card:disembark',
    );
    calm.first(2);
    expect(calm.told('no-more-actions')).toHaveLength(0);
    expect(calm.legal()).toContain('aim');
  });

  test('LEG-KWU-TRANSPORT-10 pivots of the vehicle do not count, other moves do', () => {
    const g = acting(truck('closed', 1), { units: { B: { at: [[900, 600]] } } });
    g.give('pivot').first();
    expect(g.unit('A').marks['moved-this-round']).toBeUndefined();
    g.give('move').first();
    expect(g.unit('A').marks['moved-this-round']?.n).toBe(1);
  });
});

describe('inside a closed transport', () => {
  test('LEG-KWU-TRANSPORT-15 LEG-KWU-TRANSPORT-16 nothing but getting out', () => {
    const g = riding('closed');
    for (const action of ['aim', 'dodge', 'attack', 'move', 'recover', 'standby'])
      expect(g.why(action)).toBe('LEG-KWU-TRANSPORT-15');
    expect(g.why('card:disembark')).toBeUndefined();
  });

  const foe = (kind: 'open' | 'closed'): Scene['units'] => ({
    X: {
      at: [[0, 0]],
      where: 'aboard',
      marks: { aboard: { until: 'game', n: kind === 'open' ? 1 : 0, unit: 'W' } },
      card: { wounds: 9 },
      tokens: { dodge: 1 },
    },
    W: truck(kind, 1, { at: [[600, 300]] }),
  });

  test('LEG-KWU-TRANSPORT-16 LEG-KWU-TRANSPORT-21 nobody attacks or sees it', () => {
    const g = acting({ weapons: [gun()] }, { units: foe('closed') }).give('attack');
    expect(g.shown()).not.toContain('X');
    expect(g.shown()).toContain('W');
  });

  test('LEG-KWU-TRANSPORT-12 LEG-KWU-TRANSPORT-13 LEG-KWU-TRANSPORT-17 it gains tokens at the range of its vehicle, and spends none', () => {
    const g = acting(
      { at: [[250, 300]], keywords: { bolster: 1 } },
      { units: { B: truck('closed'), C: { at: [[0, 0]], ...inside('closed', { order: 'up' }) } } },
    );
    g.give('card:bolster').give(['C']);
    expect(unlike(0, g.unit('C').tokens.surge)).toBe(1);
    const far = acting(
      { at: [[150, 300]], keywords: { bolster: 1 } },
      { units: { B: truck('closed'), C: { at: [[0, 0]], ...inside('closed') } } },
    );
    far.give('card:bolster');
    expect(far.unit('C').tokens.surge).toBe(0);
  });

  test('LEG-KWU-TRANSPORT-14 LEG-KWU-TRANSPORT-19 LEG-KWU-TRANSPORT-20 it rallies, has orders and loses tokens like the others', () => {
    const g = starting(inside('closed', { tokens: { suppression: 1 } }), {
      units: { B: truck('closed') },
      chance: ['block'],
    });
    expect(g.told('rallied')).toMatchObject([{ unit: 'A', removed: 1 }]);
    const end = scene({
      now: 'end',
      units: {
        A: { at: [[0, 0]], ...inside('closed', { tokens: { aim: 1 }, card: { rank: 'commander' } }) },
        B: truck('closed'),
        X: { at: [[1500, 300]], card: { rank: 'commander' } },
      },
    });
    expect(end.unit('A').tokens.aim).toBe(0);
    const orders = scene({
      now: 'orders',
      played: { p1: 'push', p2: 'standing-orders' },
      units: {
        A: { at: [[0, 0]], ...inside('closed', { card: { rank: 'commander' } }) },
        B: truck('closed'),
        C: { at: [[500, 400]] },
        X: { at: [[1500, 300]], card: { rank: 'commander' }, order: 'up' },
      },
    });
    expect(orders.told('nominated').map(e => e.unit)).toContain('A');
    expect(orders.shown()).toEqual(['A', 'B', 'C']);
  });

  test('LEG-KWU-TRANSPORT-18 it can be wounded', () => {
    const g = starting(inside('closed', { tokens: { poison: 1 } }), { units: { B: truck('closed') } }).give(
      'end',
    );
    expect(sum(g, 'A')).toBe(1);
  });

  test('LEG-KWU-TRANSPORT-24 LEG-KWU-TRANSPORT-25 it wins no objective and touches nothing', () => {
    const end = (where: Cast['where']) =>
      scene({
        now: 'end',
        round: 6,
        size: [914.4, 914.4],
        battle: { objective: 'control', deployment: 'battle-lines-skirmish' },
        tokens: [{ x: 45720, y: 45720 }],
        units: {
          A: {
            ...inside('closed', { card: { rank: 'commander' } }),
            at: [[480, 400]],
            ...(where && { where }),
          },
          X: { at: [[480, 520]], card: { rank: 'commander' } },
          B: truck('closed', 1, { at: [[800, 100]] }),
        },
      }).result?.points;
    expect(end('aboard')).toEqual({ p1: 0, p2: 2 });
    expect(end('field')).toEqual({ p1: 0, p2: 0 });
  });

  test('LEG-KWU-TRANSPORT-36 LEG-KWU-GUARDIAN-08 LEG-KWW-SELFDESTRUCT-04 it neither guards nor blows itself up', () => {
    const g = acting(
      { weapons: [gun()] },
      {
        units: {
          X: { at: [[600, 300]], card: { wounds: 9 } },
          W: truck('open', 1, { at: [[700, 300]] }),
          V: {
            at: [[0, 0]],
            where: 'aboard',
            marks: { aboard: { until: 'game', n: 1, unit: 'W' } },
            keywords: { guardian: 2 },
          },
        },
        chance: [...n('hit', 4), ...n('blank', 4)],
      },
    )
      .give('attack')
      .give('X');
    expect(sum(g, 'X')).toBe(4); // nobody was asked
    const bomb = riding(
      'open',
      {},
      {
        keywords: { 'self-destruct': { x: 0, free: true } },
        weapons: [{ name: 'Boom', special: 'self-destruct', dice: { red: 1 } }],
      },
    );
    expect(bomb.why('card:self-destruct')).toBe('LEG-KWW-SELFDESTRUCT-04');
  });
});

describe('inside an open transport', () => {
  test('LEG-KWU-TRANSPORT-27 LEG-KWU-TRANSPORT-29 LEG-KWU-TRANSPORT-30 it acts, spends tokens and shoots from the vehicle', () => {
    const g = riding(
      'open',
      { chance: [...n('blank', 4), ...n('hit', 2), ...n('blank', 2)] },
      { tokens: { aim: 1 } },
    );
    expect(g.why('dodge')).toBeUndefined();
    g.give('attack').give('X');
    expect(unlike('ask-action', g.asked)).toBe('ask-reroll');
    g.give(['red-blank-1', 'red-blank-2']);
    expect(sum(g, 'X')).toBe(2);
  });

  test('LEG-KWU-TRANSPORT-30 range is that of the vehicle', () => {
    const far = riding('open', { units: { X: { at: [[925, 300]] } } });
    expect(far.why('attack')).toBe('LEG-ATK-05');
    expect(riding('open', { units: { X: { at: [[900, 300]] } } }).why('attack')).toBeUndefined();
  });

  test('LEG-KWU-TRANSPORT-29 behind a vehicle that has moved twice one action only, and no free one', () => {
    const g = starting(inside('open', { order: 'up' }), {
      units: { B: truck('open', 1, { marks: moved(2) }) },
    });
    expect(g.s.act?.left).toBe(1);
    const calm = starting(inside('open', { order: 'up' }), {
      units: { B: truck('open', 1, { marks: moved(1) }) },
    });
    expect(unlike(g.s.act?.left, calm.s.act?.left)).toBe(2);
  });

  test('LEG-KWU-TRANSPORT-29 LEG-ACTV-11 one action at most is not one fewer; a free card action is none, either', () => {
    const riders = (times: number, suppression: number) =>
      starting(
        inside('open', { order: 'up', tokens: { suppression }, keywords: { distract: { free: true } } }),
        {
          units: { B: truck('open', 1, { marks: moved(times) }), X: { at: [[600, 300]] } },
          chance: n('blank', suppression),
        },
      ).until('ask-action');
    expect([riders(2, 2), riders(2, 0), riders(1, 2)].map(g => g.s.act?.left)).toEqual([1, 1, 1]);
    expect(riders(1, 0).why('card:distract')).toBeUndefined();
    expect(unlike(undefined, riders(2, 0).why('card:distract'))).toBe('LEG-KWU-TRANSPORT-29');
  });

  test('LEG-KWU-TRANSPORT-31 LEG-GAP-144 it moves by getting out only', () => {
    const g = riding('open');
    expect(g.why('move')).toBe('LEG-KWU-TRANSPORT-31');
    expect(g.why('climb')).toBe('LEG-KWU-TRANSPORT-31');
    expect(g.why('card:disembark')).toBeUndefined();
  });

  test('LEG-KWU-TRANSPORT-28 LEG-KWW-FIXED-02 arcs do not bind its weapons', () => {
    const cannon = gun({ fixed: { of: ['rear'] } });
    expect(riding('open', {}, { weapons: [cannon] }).why('attack')).toBeUndefined();
  });

  const target = (more: Partial<Cast> = {}, w: Partial<Cast> = {}): Scene['units'] => ({
    X: {
      at: [[0, 0]],
      where: 'aboard',
      marks: { aboard: { until: 'game', n: 1, unit: 'W' } },
      card: { wounds: 9 },
      ...more,
    },
    W: truck('open', 1, { at: [[600, 300]], ...w }),
  });

  test('LEG-KWU-TRANSPORT-32 LEG-KWU-TRANSPORT-33 LEG-KWU-TRANSPORT-34 it is shot at as its vehicle would be, in heavy cover, and is suppressed', () => {
    const g = acting({ weapons: [gun()] }, { units: target(), chance: [...n('hit', 4), ...n('blank', 2)] })
      .give('attack')
      .give('X');
    expect(unlike(0, g.told('covered')[0]?.cover)).toBe(2);
    expect(sum(g, 'X')).toBe(2);
    expect(g.unit('X').tokens.suppression).toBe(1);
    const sharp = acting(
      { weapons: [gun()], keywords: { sharpshooter: 1 } },
      { units: target(), chance: [...n('hit', 4), ...n('blank', 3)] },
    )
      .give('attack')
      .give('X');
    expect(sum(sharp, 'X')).toBe(3);
    const far = acting({ weapons: [gun()] }, { units: target({}, { at: [[840, 300]] }) });
    expect(far.why('attack')).toBe('LEG-ATK-05');
  });

  test('LEG-KWU-TRANSPORT-35 with who touches the vehicle it fights hand to hand, and is in no melee', () => {
    const g = stab(n('blank', 4), {
      to: { at: [[0, 0]], where: 'aboard', marks: { aboard: { until: 'game', n: 1, unit: 'W' } } },
      units: { W: truck('open', 1, { at: [[363.5, 300]] }) },
    });
    expect(unlike([], g.told('defender'))).toMatchObject([{ to: 'X', kind: 'melee' }]);
    const ranged = acting({ weapons: [gun()] }, { units: target({}, { at: [[363.5, 300]] }) }).give('attack');
    expect(ranged.why('X')).toBe('LEG-KWU-TRANSPORT-35');
    expect(ranged.why('W')).toBeUndefined(); // vehicles engage nobody
  });
});

describe('a vehicle is destroyed', () => {
  test('LEG-KWU-TRANSPORT-22 LEG-KWU-TRANSPORT-23 LEG-EX-173 those inside stand around it: suppressed, wounded, with nothing left to do', () => {
    const wreck = (order: Cast['order'], pools: Scene['pools'] = {}) =>
      acting(
        { weapons: [gun()], at: [[300, 300]] },
        {
          pools,
          units: {
            X: {
              at: [
                [0, 0],
                [0, 0],
              ],
              where: 'aboard',
              marks: { aboard: { until: 'game', n: 0, unit: 'W' } },
              card: { wounds: 3 },
              ...(order && { order }),
            },
            W: truck('closed', 1, { at: [[600, 300]], wounds: [5] }),
          },
          chance: ['crit', ...n('blank', 3), 'blank'],
        },
      )
        .give('attack')
        .give('W')
        .until('ask-action');
    const g = wreck('up');
    expect(g.unit('W').where).toBe('defeated');
    expect(g.unit('X')).toMatchObject({ where: 'field', order: 'down', tokens: { suppression: 1 } });
    expect(sum(g, 'X')).toBe(1);
    const pooled = wreck('none', { p2: ['corps', 'corps'] });
    expect(pooled.unit('X').order).toBe('down');
    expect(pooled.side('p2').pool).toEqual(['corps']);
  });
});

describe('on board of the enemy', () => {
  const boarded = (kind: 'open' | 'closed'): Scene['units'] => ({
    W: { ...truck(kind), at: [[600, 300]] },
    T: {
      ...inside(kind),
      at: [[0, 0]],
      marks: { aboard: { until: 'game', n: kind === 'open' ? 1 : 0, unit: 'W' } },
    },
  });

  test('LEG-KWU-TRANSPORT-13 LEG-KWU-TRANSPORT-17 LEG-KWU-DEMORALIZE-01 range alone reaches whoever rides', () => {
    const rallying = (kind: 'open' | 'closed') =>
      starting({ keywords: { demoralize: 1 } }, { units: boarded(kind) }).until('ask-action');
    for (const kind of ['open', 'closed'] as const)
      expect(rallying(kind).unit('T').tokens.suppression).toBe(1);
  });

  test('LEG-KWU-TRANSPORT-21 LEG-KWU-TRANSPORT-32 LEG-KWU-DISTRACT-01 sight reaches into an open one alone', () => {
    const why = (kind: 'open' | 'closed') =>
      acting({ keywords: { distract: true } }, { units: boarded(kind) }).why('card:distract');
    expect(why('open')).toBeUndefined();
    expect(unlike(undefined, why('closed'))).toBe('LEG-KWU-DISTRACT-01');
  });
});
