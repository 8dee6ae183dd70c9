import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { acting, blade, n, shot, stab, starting, use } from '../fixtures/fights.js';
import { type Cast, scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

/** Where rules end: what lies just beyond the range, the kind or the moment that they name. */

const LEADER = { at: [[300, 300]], card: { rank: 'commander' } } as const;

describe('in an attack', () => {
  test('LEG-ATK-29 LEG-ATK-03 dodge and cover come after surges are converted and before anything is modified', () => {
    const crates = piece('c', [440, 200, 460, 400], 30, { cover: 'heavy' });
    const g = shot(['surge', 'hit', 'hit', 'hit', ...n('blank', 4)], {
      by: { card: { wounds: 9, attackSurge: 'hit' } },
      to: { at: [[600, 300]], keywords: { 'armor-x': 1 }, tokens: { dodge: 1 } },
      terrain: [crates],
    });
    g.give('1').until('ask-action', 9);
    const order = g.events.flatMap(e =>
      e.type === 'surges' || e.type === 'covered' ? [e.type] : e.type === 'cancelled' ? [e.by] : [],
    );
    expect(order).toEqual(['surges', 'dodge', 'covered', 'cover', 'armor']);
  });

  test('LEG-KWW-BEAM-02 attacks of a beam are no beginning of others', () => {
    const ray = { name: 'Ray', range: [1, 2], dice: { red: 1 }, keywords: { beam: 2 } } as const;
    const g = shot(n('blank', 9), {
      by: { weapons: [ray] },
      units: {
        W: { at: [[750, 300]], card: { wounds: 9 } },
        V: { at: [[900, 300]], card: { wounds: 9 } },
      },
    });
    use(g).give('W').give('enough'); // one of the two is left over
    expect(g.asked).not.toBe('ask-further-target');
    g.until('ask-action', 9);
    expect(g.told('defender').map(e => e.to)).toEqual(['X', 'W']);
  });

  test('LEG-KWU-MARKSMAN-03 an aim token spent so is none of the reroll: no die is rolled again, no Duelist', () => {
    const g = stab([...n('hit', 4), ...n('block', 4)], {
      by: {
        weapons: [blade()],
        card: { wounds: 9 },
        keywords: { marksman: true, duelist: true },
        tokens: { aim: 1 },
      },
    });
    if (g.asked === 'ask-reroll') g.give([]);
    expect(g.asked).toBe('ask-marksman');
    g.give('hit-to-crit').until('ask-action', 9);
    expect(g.told('rerolled')).toEqual([]);
    expect(g.told('pierced')).toEqual([]);
    expect(g.told('suffers')).toMatchObject([{ wounds: 0 }]);
  });

  test('LEG-WOUND-04 LEG-KWW-OVERRUN-09 an overrun attack wounds no more than is seen, too', () => {
    const ax = { name: 'Ax', special: 'overrun', dice: { red: 4 }, keywords: { overrun: 1 } } as const;
    const g = acting(
      {
        at: [[300, 300]],
        card: { type: 'repulsorVehicle', base: 50, silhouette: [10, 60], wounds: 9, speed: 2 },
        weapons: [ax],
      },
      {
        units: {
          X: {
            at: [
              [380, 300],
              [380, 420],
            ],
          },
        },
        terrain: [piece('house', [330, 360, 560, 400], 200, { blocksSight: true })],
        chance: [...n('hit', 4), ...n('blank', 8)],
      },
    ).give('move');
    const past = (g.legal() as { x: number; y: number }[]).find(p => p.x > 42000 && p.y < 33000);
    g.give(past as never);
    for (let k = 0; k < 8 && g.told('suffers').length === 0; k++)
      g.give(g.legal().find(a => String(a).includes('overrun')) ?? (g.legal()[0] as never));
    expect(unlike(2, g.told('suffers')[0]?.wounds)).toBe(1);
  });
});

describe('at a range', () => {
  test('LEG-KWU-CALCODDS-01 at range 1 and in sight', () => {
    const whom = (at: readonly [number, number], wall = false) =>
      acting(
        { keywords: { 'calculate-odds': true } },
        {
          units: { B: { at: [at] } },
          ...(wall && { terrain: [piece('w', [350, 200, 360, 400], 120, { blocksSight: true })] }),
        },
      )
        .give('card:calculate-odds')
        .shown();
    expect(whom([400, 300])).toEqual(['A', 'B']);
    expect(whom([400, 300], true)).not.toContain('B');
    expect(whom([300 + 152.5 + 27, 300])).not.toContain('B');
  });

  test('LEG-KWU-ENTOURAGE-02 at range 1 to 2 and no farther', () => {
    const orders = (x: number) =>
      scene({
        now: 'orders',
        played: { p1: 'ambush', p2: 'ambush' },
        units: {
          A: LEADER,
          B: { at: [[400, 300]], keywords: { entourage: { who: [{ name: 'Unit C' }] } } },
          C: { at: [[x, 300]] },
          X: { at: [[1500, 300]], card: { rank: 'commander' }, order: 'up' },
        },
        chance: ['corps', 'corps'],
      }).give(['A']);
    expect(orders(400 + 304.8 + 27).asked).toBe('ask-moment');
    expect(orders(400 + 304.9 + 27).asked).not.toBe('ask-moment');
  });
});

describe('of a kind of unit', () => {
  const BIKE: Cast['card'] = {
    type: 'repulsorVehicle',
    base: 50,
    silhouette: [10, 60],
    wounds: 5,
    speed: 2,
  };

  test('LEG-UTYPE-45 a repulsor vehicle gains no standby token and spends none', () => {
    const bike = (cast: Partial<Cast>) =>
      acting({}, { units: { X: { at: [[500, 300]], card: BIKE, tokens: { standby: 1 }, ...cast } } });
    expect(bike({}).give('aim').asked).toBe('ask-action');
    expect(bike({ keywords: { hover: { of: ['ground'] } } }).give('aim').asked).toBe('ask-standby');
    expect(acting({ card: BIKE }).why('standby')).toBe('LEG-STBY-01');
  });

  test('LEG-SUPP-12 a vehicle never panics, whatever lies beside it', () => {
    const g = starting({ card: BIKE, tokens: { suppression: 9 } }, { chance: n('blank', 9) });
    g.until('ask-action', 4);
    expect(unlike(true, g.told('ready-to-act')[0]?.panicked)).toBe(false);
    expect(g.told('ready-to-act')).toMatchObject([{ suppressed: false, actions: 2 }]);
  });

  test('LEG-KWU-SPEEDER-01 a speeder moves over terrain of its height and ends on it', () => {
    const wall = piece('w', [400, 200, 450, 400], 120, { move: 'impassable' });
    const to = (keywords: Cast['keywords'], x: number, z: number) =>
      acting({ card: { ...BIKE, speed: 3 }, ...(keywords && { keywords }) }, { terrain: [wall] })
        .give('move')
        .why({ x: x * 100, y: 30000, z: z * 100, facing: 0 });
    expect(to({}, 519, 0)).toBeDefined();
    expect(unlike(to({}, 519, 0), to({ speeder: 1 }, 519, 0))).toBeUndefined();
    const tall = piece('w', [400, 200, 450, 400], 160, { move: 'impassable' });
    const over = acting({ card: { ...BIKE, speed: 3 }, keywords: { speeder: 1 } }, { terrain: [tall] }).give(
      'move',
    );
    expect(over.why({ x: 51900, y: 30000, z: 0, facing: 0 })).toBeDefined();
  });
});

describe('as often as', () => {
  test('LEG-CLIMB-06 a climb may be repeated', () => {
    const g = acting({}, { terrain: [piece('o', [330, 250, 420, 350], 120)] })
      .give('climb')
      .first();
    expect(g.why('climb')).toBeUndefined();
    g.give('climb').first();
    expect(
      unlike(
        ['climb'],
        g.told('moved').map(e => e.how),
      ),
    ).toEqual(['climb', 'climb']);
  });

  test('LEG-ACTV-06 tokens of the pool count with those on the table', () => {
    const passes = (own: number, theirs: number) =>
      scene({
        units: {
          A: { at: [[300, 300]], order: 'up' },
          B: { at: [[300, 400]] },
          X: { at: [[1500, 300]], order: 'up' },
          Y: { at: [[1500, 400]] },
        },
        pools: { p1: Array(own).fill('corps'), p2: Array(theirs).fill('corps') },
      })
        .shown()
        .includes('pass');
    expect([passes(1, 2), unlike(passes(1, 2), passes(1, 1)), passes(2, 1)]).toEqual([true, false, false]);
  });
});
