import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { UpgradeCard, Weapon } from '../content/cards.js';
import { upgradeCard } from '../content/index.js';
import { acting, gun, n, shot, stab, sum, use } from '../fixtures/fights.js';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';

const medic = (id: 'treat' | 'repair', x = 1, y = 2, name = 'kit'): UpgradeCard => ({
  id: name,
  name,
  type: 'gear',
  points: 1,
  keywords: { [id]: { x, y } },
});
const HURT: Partial<Cast> = { card: { wounds: 3 }, wounds: [2] };
const doctor = (id: 'treat' | 'repair', b: Partial<Cast>, more: Partial<Cast> = {}, x = 1): Played =>
  acting({ upgrades: [medic(id, x)], ...more }, { units: { B: { at: [[400, 300]], ...b } } });
const change =
  (tokens: Record<string, number>): NonNullable<Scene['change']> =>
  s => {
    const u = s.units.A!;
    s.units.A = { ...u, upgrades: [{ ...u.upgrades[0]!, tokens }, ...u.upgrades.slice(1)] };
  };

describe('treat', () => {
  test('LEG-KWX-TREAT-01 LEG-KWX-TREAT-02 LEG-KWX-TREAT-04 a trooper that is no droid, at range 1 in sight; the token on the card is no wound', () => {
    const g = doctor('treat', HURT).give('card:treat');
    expect(sum(g, 'B')).toBe(1);
    expect(g.unit('A').upgrades[0]?.tokens).toEqual({ wound: 1 });
    expect(sum(g, 'A')).toBe(0);
    expect(g.s.act?.left).toBe(1);
    const no = (b: Partial<Cast>) => doctor('treat', b).why('card:treat');
    expect(no({ ...HURT, card: { wounds: 3, type: 'droid' } })).toBe('LEG-KWX-TREAT-01');
    expect(no({ ...HURT, at: [[500, 300]] })).toBe('LEG-KWX-TREAT-01');
    expect(no({})).toBe('LEG-KWX-TREAT-01'); // nothing to heal
  });

  test('LEG-KWX-TREAT-02 up to X wounds and poison in all', () => {
    const g = doctor('treat', { ...HURT, tokens: { poison: 1 } }, {}, 2).give('card:treat');
    expect(g.shown()).toEqual(['wound', 'poison']);
    g.give('poison').give('wound');
    expect([sum(g, 'B'), g.unit('B').tokens.poison]).toEqual([1, 0]);
    const one = doctor('treat', { ...HURT, tokens: { poison: 1 } }, {}, 2)
      .give('card:treat')
      .give('poison')
      .give('enough');
    expect(sum(one, 'B')).toBe(2);
  });

  test('LEG-KWX-TREAT-03 LEG-EX-169 not beyond its capacity', () => {
    const used = (wound: number) =>
      acting(
        { upgrades: [medic('treat')] },
        { units: { B: { at: [[400, 300]], ...HURT } }, change: change({ wound }) },
      );
    expect(used(2).why('card:treat')).toBe('LEG-KWX-TREAT-03');
    expect(used(1).why('card:treat')).toBeUndefined();
  });

  test('LEG-KWX-TREAT-05 LEG-KWX-REPAIR-04 two of them are two actions', () => {
    for (const id of ['treat', 'repair'] as const) {
      const type = id === 'repair' ? ({ type: 'droid' } as const) : {};
      const g = doctor(
        id,
        { card: { wounds: 3, ...type }, wounds: [2] },
        { upgrades: [medic(id), medic(id, 1, 2, 'other')] },
      );
      g.give(`card:${id}`);
      expect(g.why(`card:${id}`)).toBe('LEG-ACTV-14');
      expect(unlike('LEG-ACTV-14', g.why(`card:${id}2`))).toBeUndefined();
      g.give(`card:${id}2`);
      expect(sum(g, 'B')).toBe(0);
      expect(g.unit('A').upgrades.map(e => e.tokens.wound)).toEqual([1, 1]);
    }
  });
});

describe('repair', () => {
  test('LEG-KWX-REPAIR-03 printed on a unit it is counted on the unit', () => {
    const droid = { ...HURT, card: { wounds: 3, type: 'droid' } } as const;
    const own = { upgrades: [], keywords: { repair: { x: 1, y: 1 } } };
    const g = doctor('repair', droid, own).give('card:repair');
    expect([sum(g, 'B'), g.unit('A').marks['mended:repair']?.n]).toEqual([1, 1]);
    const marks = { 'mended:repair': { until: 'game', n: 1, unit: null } } as const;
    expect(unlike(undefined, doctor('repair', droid, { ...own, marks }).why('card:repair'))).toBe(
      'LEG-KWX-REPAIR-03',
    );
  });

  const tank: Partial<Cast> = {
    card: { wounds: 6, type: 'groundVehicle', base: 50, silhouette: [0, 50] },
    wounds: [3],
    tokens: { ion: 1 },
  };

  test('LEG-KWX-REPAIR-01 LEG-KWX-REPAIR-02 LEG-KWX-REPAIR-05 a vehicle or droid: wounds, ion or damage, up to X in all', () => {
    const g = acting(
      { upgrades: [medic('repair', 3)] },
      {
        units: { B: { at: [[400, 300]], ...tank } },
        change: s => {
          s.units.B = { ...s.units.B!, damage: 'disabled' };
        },
      },
    ).give('card:repair');
    expect(g.shown()).toEqual(['wound', 'ion', 'damage']);
    g.give('damage').give('ion').give('wound');
    expect([sum(g, 'B'), g.unit('B').tokens.ion, g.unit('B').damage]).toEqual([2, 0, null]);
    expect(sum(g, 'A')).toBe(0);
    expect(doctor('repair', HURT).why('card:repair')).toBe('LEG-KWX-REPAIR-01'); // neither vehicle nor droid
    expect(
      doctor('repair', { ...HURT, card: { wounds: 3, type: 'droid' } }).why('card:repair'),
    ).toBeUndefined();
  });

  test('LEG-KWX-REPAIR-03 not beyond its capacity', () => {
    const g = acting(
      { upgrades: [medic('repair')] },
      { units: { B: { at: [[400, 300]], ...tank } }, change: change({ wound: 2 }) },
    );
    expect(g.why('card:repair')).toBe('LEG-KWX-REPAIR-03');
  });
});

describe('restore', () => {
  const lost = (fallen: number[], b: Partial<Cast> = {}, x = 1): Played =>
    acting(
      { upgrades: [medic('treat', x)] },
      {
        units: { B: { at: [[400, 300]], card: { wounds: 3 }, ...b } },
        change: s => {
          s.units.B = { ...s.units.B!, fallen };
        },
      },
    );

  test('LEG-KWX-RESTORE-01 LEG-KWX-RESTORE-03 LEG-EX-170 a mini that fell in this round comes back in cohesion with one wound left', () => {
    const g = lost([0]).give('card:treat');
    expect(g.asked).toBe('ask-restored');
    expect(g.why({ x: 60000, y: 30000, z: 0 })).toBe('LEG-COH-01');
    g.give({ x: 43000, y: 30000, z: 0 });
    expect(g.unit('B').minis.map(m => m.wounds)).toEqual([0, 2]);
    expect(g.unit('B').fallen).toEqual([]);
    expect(lost([]).why('card:treat')).toBe('LEG-KWX-TREAT-01'); // nobody fell
  });

  test('LEG-KWX-TREAT-02 LEG-KWX-RESTORE-02 up to X minis, those of upgrades too', () => {
    const extra: UpgradeCard = { id: 'x', name: 'x', type: 'personnel', points: 1, mini: true };
    const g = lost(
      [0, 1],
      {
        at: [
          [400, 300],
          [430, 300],
        ],
        upgrades: [extra],
        card: { minis: 1, wounds: 1 },
      },
      2,
    );
    g.give('card:treat').give('1').first();
    g.until('ask-action');
    expect(
      unlike(
        [0],
        g.told('restored').map(e => e.role),
      ),
    ).toEqual([1, 0]);
  });

  test('LEG-KWX-RESTORE-04 LEG-KWU-UNCONCERNED-02 LEG-KWU-HUNTED-02 not the hunted and not who is unconcerned', () => {
    expect(lost([0], { keywords: { unconcerned: true } }).why('card:treat')).toBe('LEG-KWX-TREAT-01');
    expect(lost([0], { keywords: { hunted: true } }).why('card:treat')).toBe('LEG-KWX-TREAT-01');
    expect(lost([0], { ...HURT, keywords: { unconcerned: true } }).why('card:treat')).toBe(
      'LEG-KWX-TREAT-01',
    );
  });

  test('LEG-KWX-RESTORE-04 LEG-GAP-150 nobody of a unit that is defeated', () => {
    expect(lost([0], { where: 'defeated' }).why('card:treat')).toBe('LEG-KWX-TREAT-01');
  });
});

describe('cards that turn', () => {
  const weapon = (more: Partial<Weapon>): Weapon => ({ ...gun(), by: 'each', ...more });
  const cannon = (keywords: UpgradeCard['keywords'], more: Partial<UpgradeCard> = {}): UpgradeCard => ({
    id: 'cannon',
    name: 'Cannon',
    type: 'armament',
    points: 1,
    exhaust: true,
    ...(keywords && { keywords }),
    weapons: [weapon({ name: 'Near', face: 'A' }), weapon({ name: 'Far', range: [3, 5], face: 'B' })],
    ...more,
  });
  const turned: NonNullable<Scene['change']> = s => {
    const u = s.units.A!;
    s.units.A = { ...u, upgrades: [{ ...u.upgrades[0]!, state: 'exhausted' }] };
  };

  test('LEG-KWX-CYCLE-01 LEG-KWX-CYCLE-02 exhausted and not used in this activation: readied at its end', () => {
    const g = acting({ upgrades: [cannon({ cycle: true })] }, { change: turned }).give('end');
    expect(g.unit('A').upgrades[0]?.state).toBe('ready');
    const plain = acting({ upgrades: [cannon({})] }, { change: turned }).give('end');
    expect(plain.unit('A').upgrades[0]?.state).toBe('exhausted');
    const used = shot(n('blank', 4), { by: { weapons: [], upgrades: [cannon({ cycle: true })] } });
    expect(used.unit('A').upgrades[0]?.state).toBe('exhausted');
    used.give('end');
    expect(used.unit('A').upgrades[0]?.state).toBe('exhausted');
  });

  test('LEG-KWX-RECONFIGURE-01 LEG-KWX-RECONFIGURE-02 LEG-KWX-RECONFIGURE-03 with a recover action the card may be turned over, and is ready', () => {
    const g = acting({ upgrades: [cannon({ reconfigure: true })] }, { change: turned }).give('recover');
    use(g);
    g.give('B');
    expect(g.unit('A').upgrades[0]).toMatchObject({ state: 'ready', face: 'B' });
    const kept = acting({ upgrades: [cannon({ reconfigure: true })] }, { change: turned })
      .give('recover')
      .give('pass');
    expect(kept.unit('A').upgrades[0]).toMatchObject({ state: 'ready', face: 'A' });
  });

  test('LEG-CARD-21 the side is chosen when the unit is deployed, and only that side counts', () => {
    const g = scene({
      now: 'deploy',
      battle: { deployment: 'battle-lines' },
      units: {
        A: { at: [[0, 0]], where: 'aside', weapons: [], upgrades: [cannon({ reconfigure: true })] },
        X: { at: [[300, 850]] },
        W: { at: [[0, 0]], where: 'aside' },
      },
    }).give('A');
    expect(g.asked).toBe('ask-face');
    g.give('B').give([{ x: 30000, y: 10000, z: 0, facing: 9000 }]);
    expect(g.unit('A').upgrades[0]?.face).toBe('B');
    const near = acting(
      { weapons: [], upgrades: [cannon({ reconfigure: true })] },
      {
        units: { X: { at: [[500, 300]] } },
        change: s => {
          s.units.A = { ...s.units.A!, upgrades: [{ ...s.units.A!.upgrades[0]!, face: 'B' }] };
        },
      },
    );
    expect(near.why('attack')).toBe('LEG-ATK-05'); // the far side reaches from 3 on
  });
});

describe('those who lead and those who do not fight', () => {
  const chief: UpgradeCard = {
    id: 'chief',
    name: 'Chief',
    type: 'command',
    points: 1,
    mini: true,
    wounds: 2,
    keywords: { leader: true },
  };
  const clerk: UpgradeCard = {
    id: 'clerk',
    name: 'Clerk',
    type: 'personnel',
    points: 1,
    mini: true,
    keywords: { noncombatant: true },
  };

  test('LEG-KWX-LEADER-01 LEG-KWU-HWT-02 the mini with Leader leads, and so does the heavy weapon of a team', () => {
    const led = acting({
      at: [
        [300, 300],
        [330, 300],
      ],
      upgrades: [chief],
    });
    expect(led.unit('A').minis[0]?.role).toBe(1);
    const gunner: UpgradeCard = { id: 'g', name: 'g', type: 'heavy-weapon', points: 1, mini: true };
    const team = acting({
      at: [
        [300, 300],
        [330, 300],
      ],
      upgrades: [gunner],
      keywords: { 'heavy-weapon-team': true },
    });
    expect(team.unit('A').minis[0]?.role).toBe(1);
    const plain = acting({
      at: [
        [300, 300],
        [330, 300],
      ],
      upgrades: [gunner],
    });
    expect(plain.unit('A').minis[0]?.role).toBe(0);
  });

  test('LEG-KWX-LEADER-02 LEG-WOUND-10 LEG-WOUND-13 an effect may wound a leader; who follows a tougher one has a wound token and one wound left', () => {
    const choked = (mini: string) => {
      const g = acting(
        { upgrades: [upgradeCard('force-choke')] },
        {
          units: {
            X: {
              at: [
                [400, 300],
                [430, 300],
                [460, 300],
              ],
              upgrades: [chief],
              card: { minis: 2, wounds: 1 },
              wounds: [1, 0, 0],
            },
          },
        },
      );
      return g.give(g.legal().find(a => String(a).startsWith('card:'))!).give(mini);
    };
    const g = choked('X.0');
    expect(g.asked).toBe('ask-leader');
    g.give('X.2');
    expect(g.unit('X').minis.map(m => [m.id, m.wounds])).toEqual([
      ['X.2', 1],
      ['X.1', 0],
    ]);
    expect(g.told('new-leader')).toMatchObject([{ mini: 'X.2', wounds: 1 }]);
    expect(choked('X.1').told('new-leader')).toEqual([]);
  });

  test('LEG-KWX-NONCOMBATANT-02 LEG-KWX-NONCOMBATANT-03 LEG-GAP-153 fighters are hurt first, but who is wounded stays first', () => {
    const crowd = (wounds: number[]): Partial<Cast> => ({
      at: [
        [600, 300],
        [630, 300],
        [660, 300],
      ],
      upgrades: [clerk],
      card: { minis: 2, wounds: 3 },
      wounds,
    });
    const g = shot(['hit', ...n('blank', 3), 'blank'], { to: crowd([0, 0, 0]) });
    expect(g.told('wounded')).toMatchObject([{ mini: 'X.1' }]);
    const hurt = shot(['hit', ...n('blank', 3), 'blank'], { to: crowd([0, 0, 1]) });
    expect(unlike('X.1', hurt.told('wounded')[0]?.mini)).toBe('X.2');
  });

  test('LEG-WOUND-05 LEG-KWX-NONCOMBATANT-02 the leader comes after them', () => {
    const g = shot([...n('hit', 2), ...n('blank', 4)], {
      to: {
        at: [
          [600, 300],
          [630, 300],
        ],
        upgrades: [clerk],
        card: { minis: 1, wounds: 1 },
      },
    });
    expect(g.told('wounded').map(e => e.mini)).toEqual(['X.1', 'X.0']);
  });
});

describe('hunted', () => {
  const prey: Partial<Cast> = { keywords: { hunted: true }, card: { wounds: 1 } };

  test('LEG-KWU-HUNTED-01 LEG-KWU-HUNTED-03 a token lies where it fell, and every trooper may claim it', () => {
    const g = stab([...n('hit', 4), ...n('blank', 4)], { to: prey });
    expect(g.unit('X').where).toBe('defeated');
    expect(g.s.tokens).toMatchObject([{ kind: 'objective', what: 'asset', x: 32700, by: null }]);
    const near = (card: Cast['card'] = {}) =>
      acting({ card }, { tokens: [{ what: 'asset', seat: 'p2', x: 32600, y: 30000 }] });
    expect(near().give('card:claim').s.tokens[0]?.by).toBe('A');
    expect(near({ type: 'emplacement', base: 27 }).why('card:claim')).toBe('LEG-BATTLE-07');
    expect(acting({}).shown()).not.toContain('card:claim');
  });

  test('LEG-KWU-HUNTED-04 who holds the token of the enemy scores one', () => {
    const end = (by: string | null, seat: 'p1' | 'p2') =>
      scene({
        now: 'end',
        round: 6,
        battle: { objective: 'breakthrough', deployment: 'battle-lines' },
        tokens: [{ what: 'asset', seat, by, x: 30000, y: 30000 }],
        units: {
          A: { at: [[300, 300]], card: { rank: 'commander' } },
          X: { at: [[1500, 400]], card: { rank: 'commander' } },
        },
      }).result?.points;
    expect(end('A', 'p2')).toEqual({ p1: 1, p2: 0 });
    expect(end('A', 'p1')).toEqual({ p1: 0, p2: 0 });
    expect(end(null, 'p2')).toEqual({ p1: 0, p2: 0 });
  });
});
