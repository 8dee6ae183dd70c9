import { describe, expect, test } from 'vitest';
import type { UpgradeCard } from '../../content/cards.js';
import { commandCard, upgradeCard } from '../../content/index.js';
import { acting, facing, gun, n, shot, starting, sum, use } from '../../fixtures/fights.js';
import { type Cast, type Played, type Scene, scene } from '../../fixtures/scene.js';

const up = (...ids: string[]): { upgrades: UpgradeCard[] } => ({ upgrades: ids.map(id => upgradeCard(id)) });
const tough: Cast['card'] = { wounds: 9 };
const through = (g: Played): Played => {
  for (let k = 0; k < 40 && g.s.attack; k++) g.first();
  return g;
};

describe('Guardian takes crits, for a card that is turned', () => {
  const guarded = (dice: readonly string[], more: Partial<Cast> = {}) =>
    shot(dice, {
      to: { at: [[600, 300]], card: tough },
      units: { W: { at: [[640, 300]], card: tough, keywords: { guardian: 2 }, ...up('protector'), ...more } },
    });

  test('LEG-CARD-09 LEG-KWU-GUARDIAN-02 without the card crits pass by, with it they are taken, and it is exhausted', () => {
    const g = guarded([...n('crit', 2), ...n('hit', 1), 'blank', ...n('blank', 6)]);
    expect(g.legal()).toContain('W:upgrade:protector');
    g.give('W:upgrade:protector');
    expect(g.unit('W').upgrades[0]?.state).toBe('exhausted');
    g.give('W:guardian').give('2');
    expect(g.asked).toBe('ask-guard-crits');
    expect(g.legal()).toEqual(['2', '1']); // one hit only: a crit at least
    g.give('2');
    expect(g.told('cancelled').at(-1)).toMatchObject({ hits: 0, crits: 2, by: 'guardian' });
    const plain = guarded([...n('crit', 2), ...n('hit', 1), 'blank', ...n('blank', 6)]).give('W:guardian');
    expect(plain.asked).not.toBe('ask-guard-crits');
    expect(plain.told('cancelled').at(-1)).toMatchObject({ hits: 1, crits: 0, by: 'guardian' });
  });

  test('LEG-CARD-09 LEG-CARD-14 not without crits, not while it is turned, not for one who cannot guard', () => {
    expect(guarded([...n('hit', 4), ...n('blank', 6)]).legal()).not.toContain('W:upgrade:protector');
    const alone = guarded([...n('crit', 4), ...n('blank', 6)], { keywords: {} });
    expect(alone.s.attack).toBeNull(); // nobody is asked anything
    const far = guarded([...n('crit', 4), ...n('blank', 6)], { at: [[900, 300]] });
    expect(far.s.attack).toBeNull();
  });
});

describe('tokens are brewed on a card', () => {
  const brewing = (tokens: Readonly<Record<string, number>>, more: Partial<Cast> = {}) =>
    starting(
      { ...up('secret-ingredients'), ...more },
      {
        units: { B: { at: [[340, 300]], card: { name: 'Friend' } } },
        chance: ['blank'],
        change: s => {
          Object.assign(s.units.A?.upgrades[0]?.tokens ?? {}, tokens);
        },
      },
    );

  test('LEG-CARD-09 each round an aim or a dodge token is laid there, as its player likes', () => {
    const end = () =>
      scene({
        now: 'end',
        chance: ['block', 'corps', 'corps'],
        units: { A: { at: [[300, 300]], ...up('secret-ingredients') }, X: { at: [[900, 300]] } },
      }).until('ask-card-which');
    expect(end().legal()).toEqual(['aim', 'dodge']);
    const g = end().give('dodge');
    expect(g.unit('A').upgrades[0]?.tokens).toEqual({ dodge: 1 });
    expect(end().give('aim').unit('A').upgrades[0]?.tokens).toEqual({ aim: 1 });
  });

  test('LEG-CARD-09 LEG-KWU-AID-01 LEG-KWU-AID-03 they are taken when it is activated, may be left, and may be passed on', () => {
    const g = brewing({ aim: 1, dodge: 2 });
    use(g).give('1');
    expect(g.legal()).toEqual(['2', '0', '1']);
    g.give('1');
    expect([g.unit('A').tokens.aim, g.unit('A').tokens.dodge]).toEqual([1, 1]);
    expect(g.unit('A').upgrades[0]?.tokens).toEqual({ aim: 0, dodge: 1 });
    expect(brewing({}).asked).toBe('ask-action'); // an empty card offers nothing
  });

  test('LEG-CARD-09 LEG-KWU-AID-02 after Aid a suppression token may go', () => {
    const helper = { keywords: { aid: { who: [{ name: 'Friend' }] } } };
    const g = brewing({ dodge: 1 }, helper);
    use(g).give('1');
    expect(g.legal()).toContain('A:aid');
    g.give('A:aid');
    expect([g.unit('B').tokens.dodge, g.unit('A').tokens.suppression]).toEqual([0, 1]);
    const kept = brewing({ dodge: 1 }, helper);
    use(kept).give('1').give('A:aid').give('pass');
    expect([kept.unit('B').tokens.dodge, kept.unit('A').tokens.suppression]).toEqual([1, 1]);
    use(g);
    expect([g.unit('B').tokens.dodge, g.unit('A').tokens.suppression]).toEqual([1, 0]);
  });
});

describe('an enemy in contact loses a card', () => {
  const card = (more: Partial<UpgradeCard>): UpgradeCard => ({
    id: `c-${more.type}`,
    name: 'Card',
    type: 'gear',
    points: 1,
    ...more,
  });
  const near = (upgrades: readonly UpgradeCard[], x = 327, more: Partial<Cast> = {}) =>
    acting(
      { ...up('insatiable-curiosity'), card: tough },
      { units: { X: { at: [[x, 300]], upgrades, ...more } } },
    );
  const ACTION = 'card:upgrade:insatiable-curiosity';

  test('LEG-CARD-09 LEG-CARD-15 one card of three kinds, for a wound, once in a game', () => {
    const g = near([
      card({ type: 'gear' }),
      card({ type: 'training' }),
      card({ type: 'armament', unique: true }),
      card({ type: 'heavy-weapon' }),
    ]).give(ACTION);
    expect(g.asked).toBe('ask-which-upgrade');
    expect(g.legal()).toEqual(['0', '3']); // no training, nothing unique
    g.give('3');
    expect(g.unit('X').upgrades.map(e => e.state)).toEqual(['ready', 'ready', 'ready', 'expended']);
    expect(sum(g, 'A')).toBe(1);
    expect(g.unit('A').upgrades[0]?.state).toBe('expended');
    expect(g.s.act?.left).toBe(2); // a free card action
    expect(g.why(ACTION)).toBeDefined();
  });

  test('LEG-ACTV-17 only where the leaders touch, and where there is something to take', () => {
    expect(near([card({})], 330).why(ACTION)).toBe('LEG-ACTV-17');
    expect(near([card({ type: 'training' })]).why(ACTION)).toBe('LEG-ACTV-17');
    const behind = near([card({})], 380, {
      at: [
        [380, 300],
        [327, 300],
      ],
    });
    expect(behind.why(ACTION)).toBe('LEG-ACTV-17'); // a follower touches, the leader does not
    expect(near([card({})]).why(ACTION)).toBeUndefined();
  });
});

describe('the tribe moves when enemies fall', () => {
  const EWOK: Cast = { at: [[300, 500]], card: { affiliation: 'ewoks', speed: 2 } };
  const MARK = { onward: { until: 'round', n: 1, unit: null } } as const;
  const falls = (marks: Cast['marks'], more: Scene['units'] = {}) =>
    through(
      shot([...n('hit', 4), ...n('blank', 4)], {
        by: { ...up('onward-to-victory'), weapons: [gun()], ...(marks && { marks }) },
        to: { at: [[600, 300]], card: { wounds: 1 } },
        units: { B: EWOK, C: { at: [[300, 700]] }, ...more },
      }),
    );

  test('LEG-CARD-09 LEG-CARD-14 in the round in which it was exhausted an Ewok trooper moves, nobody else', () => {
    const facingIt = (marks: Cast['marks']) =>
      shot([...n('hit', 4), ...n('blank', 4)], {
        by: { ...up('onward-to-victory'), weapons: [gun()], ...(marks && { marks }) },
        to: { at: [[600, 300]], card: { wounds: 1 } },
        units: { B: EWOK, C: { at: [[300, 700]] } },
      });
    const g = facingIt(MARK);
    for (let k = 0; k < 20 && g.asked !== 'ask-moment'; k++) g.first();
    expect(g.legal()).toEqual(['pass', 'A:upgrade:onward-to-victory']);
    use(g);
    expect(g.asked).toBe('ask-card');
    g.give('true');
    expect(g.asked).toBe('ask-effect');
    g.first();
    expect(g.told('moved').map(e => [e.unit, e.how])).toEqual([['B', 'effect']]);
    expect(falls(undefined).told('moved')).toEqual([]);
  });

  test('LEG-CARD-09 it is used at the start of the phase, or not, and is gone when the phase ends', () => {
    const p: Scene = {
      now: 'orders',
      chance: ['commander', 'corps'],
      units: {
        A: { at: [[300, 300]], ...up('onward-to-victory'), card: { rank: 'commander' } },
        X: { at: [[900, 300]] },
      },
    };
    const g = scene(p).until('ask-moment');
    expect(g.legal()).toEqual(['pass', 'A:upgrade:onward-to-victory']);
    use(g);
    expect([g.unit('A').upgrades[0]?.state, g.unit('A').marks.onward?.until]).toEqual(['exhausted', 'round']);
    const end = (marks: Cast['marks']) =>
      scene({
        now: 'end',
        chance: ['block', 'corps', 'corps'],
        units: {
          A: { at: [[300, 300]], ...up('onward-to-victory'), marks: marks ?? {} },
          X: { at: [[900, 300]] },
        },
      }).unit('A').upgrades[0]?.state;
    expect(end(MARK)).toBe('expended');
    expect(end({})).toBe('ready');
  });
});

describe('pilots', () => {
  const TRUCK: Cast['card'] = { type: 'groundVehicle', base: 70, silhouette: [0, 80], wounds: 6, speed: 1 };

  test('LEG-CARD-09 LEG-NOTCH-16 a reckless one begins with a compulsory move and never reverses', () => {
    const g = starting({ card: TRUCK, ...up('reckless-driver') });
    expect(g.asked).toBe('ask-compulsory');
    g.first();
    expect(g.told('moved').map(e => e.how)).toEqual(['compulsory']);
    expect(g.s.act?.left).toBe(2);
    expect(g.asked).toBe('ask-action');
    expect(g.why('reverse')).toBe('LEG-CARD-09');
    expect(g.why('move')).toBeUndefined();
  });

  test('LEG-CARD-09 the first enemies in its way suffer a wound for each block, one unit in an activation', () => {
    const g = acting(
      { card: TRUCK, ...up('reckless-driver') },
      {
        units: {
          X: {
            at: [
              [420, 300],
              [420, 327],
            ],
            card: { wounds: 3 },
          },
        },
        chance: ['block', 'surge', 'block', 'block'],
      },
    ).give('move');
    const end = (g.legal() as { x: number; y: number }[]).find(p => p.y === 30000 && p.x > 41000);
    g.give(end as never);
    for (let k = 0; k < 6 && g.asked !== 'ask-action'; k++) g.first();
    expect(g.told('displaced').map(e => e.unit)).toEqual(['X']);
    expect(g.told('card-rolled')).toMatchObject([{ unit: 'X', faces: ['block', 'surge'], good: 1 }]);
    expect(sum(g, 'X')).toBe(1);
  });

  const tank = (more: Partial<Cast> = {}): Cast => ({
    at: [[300, 400]],
    card: { ...TRUCK, faction: 'republic' },
    ...up('veteran-clone-pilot'),
    ...more,
  });

  test('LEG-CARD-09 LEG-TOKEN-07 a veteran lends and borrows in an attack of a clone beside it', () => {
    const fight = () =>
      facing({
        chance: [...n('surge', 4), ...n('blank', 4)],
        by: { card: { wounds: 9, type: 'clone' }, weapons: [gun()] },
        units: { B: tank({ tokens: { surge: 2 } }) },
      })
        .give('attack')
        .give('X');
    const g = fight();
    expect(g.legal()).toEqual(['pass', 'B:upgrade:veteran-clone-pilot']);
    use(g);
    expect(g.asked).toBe('ask-surge-tokens');
    g.give('2');
    expect([g.unit('B').tokens.surge, g.unit('B').upgrades[0]?.state]).toEqual([0, 'exhausted']);
    const kept = through(fight().give('pass'));
    expect(kept.unit('B').tokens.surge).toBe(2);
    expect(through(g).unit('B').marks.pooling).toBeUndefined();
  });

  test('LEG-CARD-09 not for others, nor out of range 1', () => {
    const asked = (by: Partial<Cast>, b: Partial<Cast> = {}) =>
      facing({ chance: n('blank', 4), by: { weapons: [gun()], ...by }, units: { B: tank(b) } })
        .give('attack')
        .give('X').asked;
    expect(asked({ card: { wounds: 9, type: 'droid' } })).not.toBe('ask-moment');
    expect(asked({ card: { wounds: 9, type: 'clone' } }, { at: [[300, 560]] })).not.toBe('ask-moment');
    expect(asked({ card: { wounds: 9, type: 'clone' } })).toBe('ask-moment');
  });

  test('LEG-CARD-09 LEG-KWU-TRANSPORT-09 whoever gets out of the transport gains surge, and aim or dodge', () => {
    const bus: Cast = {
      at: [[300, 300]],
      card: { ...TRUCK, base: 100 },
      keywords: { transport: { x: 1, of: ['open'] } },
      ...up('clone-shock-trooper-pilot'),
    };
    const inside: Cast = {
      at: [[0, 0]],
      where: 'aboard',
      marks: { aboard: { until: 'game', n: 1, unit: 'B' } },
    };
    const g = acting(inside, { units: { B: bus, C: { ...bus, at: [[600, 600]] } } })
      .give('card:disembark')
      .until('ask-card-which', 6);
    expect(g.legal()).toEqual(['1', '2']);
    g.give('2');
    expect(g.unit('A').tokens).toMatchObject({ surge: 1, dodge: 1, aim: 0 });
  });
});

describe('orders', () => {
  const issued = (
    p1: string,
    more: Scene['units'] = {},
    commander: Partial<Cast> = up('battle-meditation'),
  ) =>
    scene({
      now: 'orders',
      played: { p1, p2: 'standing-orders' },
      units: {
        A: { at: [[100, 100]], card: { rank: 'commander' }, ...commander },
        B: { at: [[140, 100]] },
        C: { at: [[1700, 800]] },
        D: { at: [[1700, 850]] },
        X: { at: [[900, 300]], card: { rank: 'commander' } },
        ...more,
      },
    });

  test('LEG-CARD-09 LEG-ORDER-05 one order of the card reaches anybody, a second does not', () => {
    expect(commandCard('push').orders).toEqual([{ count: 2 }]);
    const g = issued('push');
    expect(g.asked).toBe('ask-orders');
    expect(g.shown().sort()).toEqual(['A', 'B', 'C', 'D']);
    expect(g.why(['C', 'D'])).toBe('LEG-ORDER-05');
    g.give(['A', 'C']);
    expect(['A', 'B', 'C', 'D'].map(u => g.unit(u).order)).toEqual(['up', 'none', 'up', 'none']);
    const near = issued('push').give(['A', 'B']);
    expect(near.unit('B').order).toBe('up');
    const plain = issued('push', {}, {});
    expect([plain.unit('A').order, plain.unit('B').order, plain.unit('C').order]).toEqual([
      'up',
      'up',
      'none',
    ]);
  });

  test('LEG-CARD-09 LEG-ACTV-03 of two order tokens that are drawn one is kept', () => {
    const drawing = () =>
      scene({
        now: 'turn',
        pools: { p1: ['corps', 'heavy'], p2: ['corps'] },
        chance: ['corps', 'heavy'],
        units: {
          A: { at: [[300, 300]], ...up('improvised-orders') },
          B: { at: [[300, 500]], card: { rank: 'heavy' } },
          X: { at: [[900, 300]] },
        },
      });
    const g = drawing();
    if (g.asked === 'ask-turn') g.give('draw');
    expect(g.legal()).toEqual(['pass', 'A:upgrade:improvised-orders']);
    use(g);
    expect([g.asked, g.legal()]).toEqual(['ask-keep-token', ['corps', 'heavy']]);
    g.give('heavy');
    expect(g.s.act?.unit).toBe('B');
    expect(g.unit('A').upgrades[0]?.state).toBe('exhausted');
    expect(g.side('p1').pool).toEqual(['corps']);
    const plain = drawing();
    if (plain.asked === 'ask-turn') plain.give('draw');
    expect(plain.give('pass').s.act?.unit).toBe('A');
  });
});
