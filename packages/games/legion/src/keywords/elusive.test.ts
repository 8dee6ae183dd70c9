import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { acting, facing, gun, n, REST, shot, starting } from '../fixtures/fights.js';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';

const FOOL: Partial<Cast> = {
  keywords: { distract: { free: true }, inconspicuous: true },
  tokens: { suppression: 1 },
};

describe('distract', () => {
  test('LEG-KWU-DISTRACT-01 LEG-KWU-DISTRACT-02 an enemy trooper at range 1 to 2 in sight is marked for the round, free of charge', () => {
    const g = acting(FOOL, { units: { X: { at: [[600, 300]] }, W: { at: [[640, 300]] } } });
    g.give('card:distract');
    expect(g.s.act?.left).toBe(2);
    expect(g.unit('X').marks.distracted).toMatchObject({ unit: 'A', until: 'round' });
    expect(g.unit('W').marks.distracted).toBeUndefined();
    expect(acting(FOOL, { units: { X: { at: [[640, 300]] } } }).why('card:distract')).toBe(
      'LEG-KWU-DISTRACT-01',
    );
    const tank = { X: { at: [[500, 300]], card: { type: 'groundVehicle', base: 50 } } } as const;
    expect(acting(FOOL, { units: tank }).why('card:distract')).toBe('LEG-KWU-DISTRACT-01');
  });

  test('LEG-KWU-DISTRACT-05 LEG-KWU-INCONSPICUOUS-03 whoever distracts is no longer inconspicuous in this round', () => {
    const g = acting(FOOL, { units: { X: { at: [[600, 300]] } } });
    expect(g.unit('A').marks['taken:inconspicuous']).toBeUndefined();
    g.give('card:distract');
    expect(g.unit('A').marks['taken:inconspicuous']).toMatchObject({ until: 'round' });
  });

  const marks = { distracted: { until: 'round', n: 1, unit: 'X' } } as const;
  const bound = (by: Partial<Cast>, more: Partial<Scene> = {}) =>
    facing({
      ...more,
      by: { marks, ...by },
      to: { keywords: { distract: { free: true } } },
      units: { W: { at: [[600, 500]], card: { wounds: 9 } }, ...more.units },
    }).give('attack');

  test('LEG-KWU-DISTRACT-02 it must attack that unit if it can', () => {
    expect(bound({}).why('W')).toBe('LEG-ATK-04');
    expect(bound({}).why('X')).toBeUndefined();
    const near = bound(
      { weapons: [{ name: 'Pistol', range: [1, 1], dice: { red: 1 } }] },
      { units: { V: { at: [[400, 300]] } } },
    );
    expect(near.why('V')).toBeUndefined(); // the other is out of range
  });

  test('LEG-KWU-DISTRACT-03 every mini that can adds a weapon', () => {
    const by = {
      at: [
        [300, 300],
        [300, 330],
      ],
      weapons: [gun(), { name: 'Other', range: [1, 3], dice: { white: 1 } }],
    } as const;
    const g = bound(by, { inPart: true }).give('X');
    expect(g.shown()).toEqual(['all', 'each']); // no kind of weapon is left out
    g.give('each');
    expect(unlike(['unit:0', 'unit:1', 'none'], g.shown())).toEqual(['unit:0', 'unit:1']);
    const free = shot([], { by, inPart: true });
    expect(free.give('each').shown()).toContain('none');
  });

  test('LEG-KWU-DISTRACT-04 LEG-KWU-ARSENAL-01 others are attacked only with what could not be used on it', () => {
    const weapon = (name: string, range: readonly [number, number]) => ({ name, range, dice: { red: 1 } });
    const arms: Partial<Cast> = {
      keywords: { arsenal: 3 },
      weapons: [gun(), weapon('Other', [1, 5]), weapon('Far', [3, 5])],
    };
    const there = { W: { at: [[900, 300]], card: { wounds: 9 } } } as const;
    const second = (g: Played) => {
      g.give('X').give('each').give('unit:0').give('none').give('W');
      if (g.asked === 'ask-weapons') g.give('all');
      return g.s.attack!.pools[1]?.weapons;
    };
    const names = (x: ReturnType<typeof second>) => x?.map(w => w.weapon);
    expect(names(second(bound(arms, { units: there, chance: n('blank', 9) })))).toEqual(['unit:2']);
    const free = facing({ by: arms, units: there, chance: n('blank', 9) }).give('attack');
    expect(names(second(free))).toEqual(['unit:1', 'unit:2']);
  });
});

describe('incognito', () => {
  const SPY: Partial<Cast> = { keywords: { incognito: true } };

  test('LEG-KWU-INCOGNITO-01 nobody attacks it from beyond range 1', () => {
    expect(facing({ to: SPY }).why('attack')).toBe('LEG-ATK-05');
    expect(
      facing({ to: { ...SPY, at: [[440, 300]] } })
        .give('attack')
        .why('X'),
    ).toBeUndefined();
  });

  test('LEG-KWU-INCOGNITO-03 who attacks or is attacked is known', () => {
    const g = shot(n('blank', 4), { by: SPY, to: { ...SPY, at: [[440, 300]] } });
    expect(g.unit('A').marks['taken:incognito']).toBeDefined();
    expect(g.unit('X').marks['taken:incognito']).toMatchObject({ until: 'game' });
  });

  test('LEG-KWU-INCOGNITO-02 LEG-KWU-INCOGNITO-03 it wins no objective, until it has acted for one', () => {
    const control = (spy: Partial<Cast>) =>
      scene({
        now: 'end',
        round: 6,
        size: [914.4, 914.4],
        battle: { objective: 'control', deployment: 'battle-lines-skirmish' },
        tokens: [{ x: 45720, y: 45720 }],
        units: {
          A: { at: [[480, 400]], card: { rank: 'commander' }, ...spy },
          X: { at: [[800, 800]], card: { rank: 'commander' } },
        },
      });
    expect(control({}).result?.points).toEqual({ p1: 2, p2: 0 });
    expect(unlike(control({}).result?.points, control(SPY).result?.points)).toEqual({ p1: 0, p2: 0 });
    const claimed = acting(SPY, {
      battle: { objective: 'recover-the-supplies' },
      tokens: [{ x: 32600, y: 30000 }],
    }).give('card:claim');
    expect(claimed.unit('A').marks['taken:incognito']).toBeDefined();
  });
});

describe('immune to enemy effects', () => {
  const IMMUNE = { 'immune-enemy-effects': true } as const;

  test('LEG-KWU-IMMENEMY-01 LEG-KWU-IMMENEMY-02 enemies cannot choose it for what is no attack', () => {
    const near = (keywords: Cast['keywords']) =>
      ({ X: { at: [[500, 300]], ...(keywords && { keywords }) } }) as Scene['units'];
    expect(acting(FOOL, { units: near(IMMUNE) }).why('card:distract')).toBe('LEG-KWU-DISTRACT-01');
    expect(acting({ keywords: { observe: 1 } }, { units: near(IMMUNE) }).why('card:observe')).toBe(
      'LEG-ACTV-17',
    );
    expect(acting({ keywords: { observe: 1 } }, { units: near({}) }).why('card:observe')).toBeUndefined();
    const shame = (keywords: Cast['keywords']) =>
      starting({ keywords: { demoralize: 1 } }, { units: near(keywords) }).asked;
    expect(shame({})).toBe('ask-whom');
    expect(shame(IMMUNE)).toBe('ask-action');
  });

  test('LEG-KWU-IMMENEMY-02 attacks and their weapons still work', () => {
    const g = shot([...n('hit', 4), ...n('blank', 4)], {
      by: { weapons: [gun({ suppressive: true })] },
      to: { keywords: IMMUNE },
    });
    expect(g.told('suffers')).toMatchObject([{ wounds: 4 }]);
    expect(g.unit('X').tokens.suppression).toBe(2);
    expect(REST.Y.order).toBe('up');
  });
});
