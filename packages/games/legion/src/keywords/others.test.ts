import { describe, expect, test } from 'vitest';
import type { Keywords, Weapon } from '../content/cards.js';
import { type Cast, FISTS, type Played, RIFLE, type Scene, scene, squad } from '../fixtures/scene.js';

const REST = { Y: { at: [[1700, 800]], order: 'up' }, Z: { at: [[1700, 850]], order: 'up' } } as const;
const acting = (cast: Partial<Cast>, more: Partial<Scene> = {}): Played =>
  scene({
    ...more,
    units: { A: { at: [[300, 300]], ...cast }, X: { at: [[1500, 300]] }, ...REST, ...more.units },
    acting: 'A',
  });
const starting = (cast: Partial<Cast>, more: Partial<Scene> = {}): Played =>
  scene({
    ...more,
    now: 'activate',
    units: { A: { at: [[300, 300]], ...cast }, X: { at: [[1500, 300]] }, ...REST, ...more.units },
    acting: 'A',
  });
const use = (g: Played): Played => g.give(g.legal().find(a => a !== 'pass')!);

describe('orders', () => {
  const LEADER: Cast = { at: [[300, 300]], card: { rank: 'commander' } };
  const orders = (units: Scene['units'], more: Partial<Scene> = {}): Played =>
    scene({
      now: 'orders',
      played: { p1: 'push', p2: 'standing-orders' },
      ...more,
      units: { A: LEADER, X: { at: [[1500, 300]], card: { rank: 'commander' }, order: 'up' }, ...units },
    });

  test('LEG-KWU-COORDINATE-01 LEG-KWU-COORDINATE-02 LEG-ORDER-10 LEG-GEN-08 after an order one more, to a named unit at range 1', () => {
    const g = orders({
      B: { at: [[400, 300]], keywords: { coordinate: { who: [{ type: 'droid' }] } } },
      C: { at: [[500, 300]], card: { type: 'droid' } },
      D: { at: [[400, 500]], card: { type: 'droid' } },
      E: { at: [[400, 350]] },
    }).give(['B']);
    expect(g.asked).toBe('ask-moment');
    use(g);
    expect(g.unit('C').order).toBe('up'); // D is too far, E no droid
    expect(g.side('p1').pool).toHaveLength(3);
  });

  test('LEG-KWU-COORDINATE-04 the order may be passed on in a chain', () => {
    const droid = (x: number): Cast => ({
      at: [[x, 300]],
      card: { type: 'droid' },
      keywords: { coordinate: { who: [{ type: 'droid' }] } },
    });
    const g = orders({ B: droid(400), C: droid(560), D: droid(720) }).give(['B']);
    use(g);
    use(g);
    expect([g.unit('C').order, g.unit('D').order]).toEqual(['up', 'up']);
  });

  test('LEG-KWU-DIRECT-01 LEG-KWU-DIRECT-02 LEG-KWU-ENTOURAGE-02 an order of its own at range 1 to 2, whoever commands', () => {
    for (const keyword of ['direct', 'entourage'] as const) {
      const g = orders({
        B: { at: [[400, 300]], keywords: { [keyword]: { who: [{ name: 'Unit C' }] } } },
        C: { at: [[700, 300]] },
        D: { at: [[450, 300]] },
      }).give([]);
      expect(g.asked).toBe('ask-moment');
      use(g);
      expect(g.unit('C').order).toBe('up');
    }
  });

  test('LEG-KWU-ALLIES-01 mercenaries of any affiliation', () => {
    const allied = { ...LEADER, keywords: { 'allies-of-convenience': true } } as const;
    const g = orders({
      A: allied,
      B: { at: [[400, 300]], card: { affiliation: 'raiders', faction: 'mercenary' } },
      C: { at: [[450, 300]] },
    });
    expect(g.shown()).toEqual(['A', 'B', 'C']);
  });

  test('LEG-KWU-CUNNING-01 LEG-EX-174 a tie goes to the card of a cunning unit', () => {
    const g = scene({
      now: 'command',
      hands: { p1: ['my-ally-is-the-force'], p2: ['push'] },
      units: {
        A: {
          at: [[300, 300]],
          card: { rank: 'commander', id: 'luke-skywalker-jedi-knight' },
          keywords: { cunning: true },
        },
        X: { at: [[1500, 300]], card: { rank: 'commander' } },
      },
    });
    g.give('#p1-my-ally-is-the-force', 'p1').give('#p2-push', 'p2');
    expect(g.told('priority')).toMatchObject([{ who: 'p1', rolled: null }]);
  });

  test('LEG-KWU-FIELDCMD-03 LEG-KWU-FIELDCMD-06 a field commander plays and issues a generic card', () => {
    const g = scene({
      now: 'command',
      hands: { p1: ['push'], p2: ['ambush'] },
      units: {
        A: { at: [[300, 300]], keywords: { 'field-commander': true } },
        X: { at: [[1500, 300]], card: { rank: 'commander' } },
      },
    });
    g.give('#p1-push', 'p1').give('#p2-ambush', 'p2');
    expect(g.told('nominated').map(e => e.unit)).toContain('A');
    expect(g.unit('A').rank).toBe('corps');
  });

  test('LEG-KWU-UNSTOPPABLE-01 LEG-KWU-UNSTOPPABLE-03 LEG-EX-168 one token more in the pool, two activations and no third', () => {
    const g = orders({ A: { ...LEADER, keywords: { unstoppable: true } } }, { chance: ['commander'] }).give(
      [],
    );
    expect(g.told('pool').find(e => e.who === 'p1')?.ranks).toEqual(['commander', 'commander']);
    const again = (marks: Cast['marks']) =>
      scene({
        units: {
          A: { at: [[300, 300]], order: 'down', keywords: { unstoppable: true }, ...(marks && { marks }) },
          B: { at: [[400, 300]], order: 'up' },
          X: { at: [[1500, 300]] },
        },
        pools: { p1: ['corps'] },
      });
    expect(again({}).shown()).toEqual(['draw', 'B']);
    const twice = again({ 'acted-twice': { until: 'round', n: 1, unit: null } });
    expect(twice.told('activated')).toMatchObject([{ unit: 'B' }]); // nothing else is left
  });
});

describe('morale', () => {
  test('LEG-KWU-INSPIRE-01 LEG-KWU-INSPIRE-02 up to X tokens of other friendly units at range 1 to 2', () => {
    const shaken = { tokens: { suppression: 2 } };
    const g = starting(
      { keywords: { inspire: 2 }, tokens: { suppression: 1 }, card: { courage: 3 } },
      {
        units: { B: { at: [[400, 300]], ...shaken }, C: { at: [[640, 300]], ...shaken } },
        chance: ['blank'],
      },
    );
    expect(g.shown()).toEqual(['B', 'stop']); // neither itself nor who is at range 3
    g.give('B').give('B');
    expect(g.unit('B').tokens.suppression).toBe(0);
    expect(g.asked).toBe('ask-action');
  });

  test('LEG-KWU-DEMORALIZE-01 LEG-KWU-DEMORALIZE-02 tokens for enemies at range 1 to 2 that can gain them', () => {
    const tank: Cast = { at: [[450, 300]], card: { type: 'groundVehicle', base: 50, silhouette: [0, 60] } };
    const g = starting({ keywords: { demoralize: 1 } }, { units: { V: { at: [[500, 300]] }, W: tank } });
    expect(g.shown()).toEqual(['V', 'stop']);
    g.give('V');
    expect(g.unit('V').tokens.suppression).toBe(1);
  });

  test('LEG-KWU-INDOMITABLE-01 red dice in rally', () => {
    const g = starting(
      { keywords: { indomitable: true }, tokens: { suppression: 3 }, card: { courage: 5 } },
      { chance: ['block', 'block', 'block'] },
    );
    expect(g.unit('A').tokens.suppression).toBe(0);
  });

  test('LEG-KWU-INCONSPICUOUS-01 others are attacked while it has suppression; LEG-KWU-INCONSPICUOUS-02 it may keep tokens', () => {
    const quiet = (n: number): Cast => ({
      at: [[500, 300]],
      keywords: { inconspicuous: true },
      tokens: { suppression: n },
    });
    const g = acting({}, { units: { X: quiet(1), W: { at: [[500, 400]] } } }).give('attack');
    expect(g.why('X')).toBe('LEG-ATK-04');
    expect(
      acting({}, { units: { X: quiet(0), W: { at: [[500, 400]] } } })
        .give('attack')
        .why('X'),
    ).toBeUndefined();
    expect(
      acting({}, { units: { X: quiet(1) } })
        .give('attack')
        .why('X'),
    ).toBeUndefined();
    const rally = starting(
      { keywords: { inconspicuous: true }, tokens: { suppression: 1 } },
      { chance: ['block'] },
    );
    expect(rally.asked).toBe('ask-rally');
    rally.give('0');
    expect(rally.unit('A').tokens.suppression).toBe(1);
  });

  test('LEG-KWU-DAUNTLESS-01 LEG-KWU-DAUNTLESS-03 LEG-EX-178 suppressed, a token for a free move, and no panic by it', () => {
    const g = starting(
      { keywords: { dauntless: true }, tokens: { suppression: 3 }, card: { courage: 2 } },
      { chance: ['blank', 'blank', 'blank'] },
    );
    expect(g.asked).toBe('ask-moment');
    use(g);
    expect(g.asked).toBe('ask-move');
    g.first();
    expect(g.unit('A').tokens.suppression).toBe(4);
    expect(g.s.act).toMatchObject({ left: 1, panicked: false });
    expect(starting({ keywords: { dauntless: true } }).asked).toBe('ask-action');
  });

  test('LEG-KWU-COMPEL-01 LEG-KWU-COMPEL-02 a friend at range 1 to 2 drives it on; LEG-KWU-COMPEL-03 LEG-KWU-DAUNTLESS-02 not one with Dauntless', () => {
    const driven = (x: number, keywords: Keywords = {}) =>
      starting(
        { tokens: { suppression: 2 }, keywords },
        { units: { B: { at: [[x, 300]], keywords: { compel: true } } }, chance: ['blank', 'blank'] },
      );
    expect(driven(600).asked).toBe('ask-moment');
    expect(driven(640).asked).toBe('ask-action');
    const both = driven(600, { dauntless: true });
    expect(both.shown()).toHaveLength(2); // only its own way
  });

  test('LEG-KWU-SELFPRES-01 no courage of another affiliation', () => {
    const panics = (affiliation: string) =>
      starting(
        {
          keywords: { 'self-preservation': true },
          tokens: { suppression: 2 },
          card: { courage: 1, affiliation: 'raiders' },
        },
        {
          units: {
            B: { at: [[400, 300]], card: { rank: 'commander', courage: 3, affiliation }, order: 'up' },
          },
          chance: ['blank', 'blank'],
        },
      ).told('ready-to-act')[0]?.panicked;
    expect(panics('raiders')).toBe(false);
    expect(panics('rogues')).toBe(true);
  });

  test('LEG-KWU-ENRAGE-01 LEG-KWU-ENRAGE-02 LEG-SUPP-09 with enough wounds it fears nothing and loses its tokens', () => {
    const hit = (before: number) =>
      scene({
        acting: 'A',
        units: {
          A: { at: [[300, 300]], weapons: [RIFLE] },
          X: {
            at: [[500, 300]],
            card: { wounds: 6 },
            wounds: [before],
            keywords: { enrage: 3 },
            tokens: { suppression: 1 },
          },
          ...REST,
        },
        chance: ['crit', 'blank'],
      })
        .give('attack')
        .give('X')
        .unit('X').tokens.suppression;
    expect(hit(2)).toBe(0);
    expect(hit(1)).toBe(2);
  });
});

describe('card actions', () => {
  test('LEG-KWU-BOLSTER-01 LEG-KWU-BOLSTER-02 LEG-KWU-SPOTTER-01 LEG-KWU-TAKECOVER-01 LEG-KWU-GEN-06 up to X friendly units at range 1, itself too', () => {
    for (const [keyword, token] of [
      ['bolster', 'surge'],
      ['spotter', 'aim'],
      ['take-cover', 'dodge'],
    ] as const) {
      const g = acting(
        { keywords: { [keyword]: 2 } },
        { units: { B: { at: [[400, 300]] }, C: { at: [[450, 300]] }, D: { at: [[500, 300]] } } },
      );
      g.give(`card:${keyword}`);
      expect(g.shown()).toEqual(['A', 'B', 'C']);
      g.give(['A', 'C']);
      expect([g.unit('A').tokens[token], g.unit('B').tokens[token], g.unit('C').tokens[token]]).toEqual([
        1, 0, 1,
      ]);
      expect(g.why(`card:${keyword}`)).toBe('LEG-ACTV-14');
    }
  });

  test('LEG-KWU-QUICKTHINK-01 LEG-KWU-QUICKTHINK-02 aim and dodge, beside both actions', () => {
    const g = acting({ keywords: { 'quick-thinking': true } }).give('card:quick-thinking');
    expect(g.unit('A').tokens).toMatchObject({ aim: 1, dodge: 1 });
    expect(g.why('aim')).toBeUndefined();
  });

  test('LEG-KWU-CALCODDS-01 LEG-KWU-STRATEGIZE-01 aim, dodge and suppression', () => {
    const odds = acting({ keywords: { 'calculate-odds': true } }, { units: { B: { at: [[400, 300]] } } })
      .give('card:calculate-odds')
      .give(['B']);
    expect(odds.unit('B').tokens).toMatchObject({ aim: 1, dodge: 1, suppression: 1 });
    const plan = acting({ keywords: { strategize: 1 } }, { units: { B: { at: [[400, 300]] } } })
      .give('card:strategize')
      .give(['B']);
    expect(plan.unit('B').tokens).toMatchObject({ aim: 1, dodge: 1, suppression: 0 });
    expect(plan.unit('A').tokens.suppression).toBe(1);
  });

  test('LEG-KWU-OBSERVE-01 LEG-ACTV-19 an enemy at range 1 to 3; with the arrow of a free action it costs none', () => {
    const g = acting(
      { keywords: { observe: { x: 2, free: true } } },
      { units: { X: { at: [[700, 300]] } } },
    ).give('card:observe');
    expect(g.unit('X').tokens.observation).toBe(2);
    expect(g.s.act?.left).toBe(2);
    expect(acting({ keywords: { observe: 1 } }).why('card:observe')).toBe('LEG-ACTV-17');
  });
});

describe('limits', () => {
  test('LEG-KWU-AI-01 LEG-KWU-AI-02 LEG-KWU-AI-04 without an order the first action is one of the list', () => {
    const g = acting({ keywords: { ai: { of: ['dodge', 'move'] } } });
    expect(g.why('aim')).toBe('LEG-KWU-AI-01');
    expect(g.why('move')).toBeUndefined();
    expect(g.give('dodge').why('aim')).toBeUndefined();
    expect(acting({ keywords: { ai: { of: ['dodge', 'move'] } }, order: 'up' }).why('aim')).toBeUndefined();
  });

  test('LEG-KWU-AI-03 if none of them can be performed, anything may be', () => {
    expect(acting({ keywords: { ai: { of: ['attack'] } } }).why('aim')).toBeUndefined();
    expect(
      acting({ keywords: { ai: { of: ['attack'] } } }, { units: { X: { at: [[500, 300]] } } }).why('aim'),
    ).toBe('LEG-KWU-AI-01');
  });

  test('LEG-KWU-OVERRIDE-01 LEG-KWU-AI-05 a suppression token of another frees it from AI', () => {
    const g = starting(
      { keywords: { ai: { of: ['attack'] } } },
      { units: { B: { at: [[500, 300]], keywords: { override: 2 } }, X: { at: [[400, 300]] } } },
    );
    use(g);
    expect(g.unit('B').tokens.suppression).toBe(1);
    expect(g.why('aim')).toBeUndefined();
  });

  test('LEG-KWU-BARRAGE-01 two attacks; LEG-KWU-PLODDING-01 one move; LEG-KWU-STATIONARY-01 none', () => {
    const twice = acting(
      { keywords: { barrage: true } },
      { units: { X: { at: [[500, 300]] } }, chance: ['blank'] },
    )
      .give('attack')
      .give('X');
    expect(twice.why('attack')).toBeUndefined();
    const slow = acting({ keywords: { plodding: true } })
      .give('move')
      .first();
    expect(slow.why('move')).toBe('LEG-ACTV-14');
    const gun = acting({ keywords: { stationary: true }, card: { type: 'emplacement', base: 50 } });
    expect(gun.why('move')).toBe('LEG-KWU-STATIONARY-01');
    expect(gun.why('pivot')).toBeUndefined();
  });

  test('LEG-KWU-JUYO-01 LEG-KWU-JUYO-02 wounded, a third action; never a third move', () => {
    const maul = (wounds: number) =>
      starting({ keywords: { 'juyo-mastery': true }, card: { wounds: 5 }, wounds: [wounds] });
    expect(maul(0).s.act?.left).toBe(2);
    const g = maul(1);
    expect(g.s.act?.left).toBe(3);
    g.give('move').first().give('move').first();
    expect(g.why('move')).toBe('LEG-ACTV-14');
  });

  test('LEG-KWU-SENTINEL-01 standby at range 3', () => {
    const waits = (keywords: Keywords) =>
      acting({}, { units: { X: { at: [[700, 300]], tokens: { standby: 1 }, keywords } } }).give('aim').asked;
    expect(waits({})).toBe('ask-action');
    expect(waits({ sentinel: true })).toBe('ask-standby');
  });

  test('LEG-KWU-SPUR-01 LEG-KWU-SPUR-02 LEG-KWW-IMMOBILIZE-05 LEG-EX-108 a token for one more speed, before reductions', () => {
    const g = acting({ keywords: { spur: true }, card: { speed: 1 }, tokens: { immobilize: 0 } }).give(
      'move',
    );
    use(g);
    expect(g.askOf().spec.ask.args?.speed).toBe(2);
    g.first();
    expect(g.unit('A').tokens.suppression).toBe(1);
    expect(g.unit('A').marks.spur).toBeUndefined();
    const fast = acting({ keywords: { spur: true }, card: { speed: 3 } }).give('move');
    use(fast);
    expect(fast.askOf().spec.ask.args?.speed).toBe(3);
  });
});

describe('weapons', () => {
  const attack = (cast: Partial<Cast>, foe: Partial<Cast>, more: Partial<Scene> = {}): Played =>
    acting(cast, { ...more, units: { X: { at: [[500, 300]], card: { wounds: 9 }, ...foe } } });

  test('LEG-KWW-FIXED-01 only with a mini of the defender in the arc', () => {
    const tank = (facing: number) =>
      attack(
        {
          at: [[300, 300, 0, facing]],
          card: { type: 'groundVehicle', base: 50, silhouette: [0, 60] },
          weapons: [{ ...RIFLE, keywords: { fixed: { of: ['front'] } } }],
        },
        {},
      ).why('attack');
    expect(tank(0)).toBeUndefined();
    expect(tank(180)).toBe('LEG-ATK-05');
  });

  test('LEG-KWW-SPRAY-01 LEG-EX-112 its dice once for each mini in sight', () => {
    const spray: Weapon = { name: 'Flamer', range: [1, 3], dice: { black: 1 }, keywords: { spray: true } };
    const g = attack(
      { weapons: [spray] },
      { at: squad(500, 300, 3) },
      { chance: ['blank', 'blank', 'blank'] },
    )
      .give('attack')
      .give('X');
    expect(g.told('armed')[0]?.weapons[0]?.dice.black).toBe(3);
  });

  test('LEG-KWW-CUMBERSOME-01 not after a move; a pivot does not count', () => {
    const gun: Partial<Cast> = {
      card: { type: 'emplacement', base: 50 },
      weapons: [{ ...RIFLE, keywords: { cumbersome: true } }],
    };
    const moved = attack(gun, {}).give('move').first();
    expect(moved.why('attack')).toBe('LEG-ATK-05');
    const turned = attack(gun, {}).give('pivot').first();
    expect(turned.why('attack')).toBeUndefined();
  });

  test('LEG-KWU-IMMRANGE1-01 LEG-KWU-IMMRANGE1-02 no weapon of range 1, but melee', () => {
    const short: Weapon = { name: 'Torch', range: [1, 1], dice: { red: 1 } };
    expect(
      attack({ weapons: [short] }, { at: [[400, 300]], keywords: { 'immune-range-1-weapons': true } }).why(
        'attack',
      ),
    ).toBe('LEG-ATK-05');
    expect(
      attack({ weapons: [FISTS] }, { at: [[327, 300]], keywords: { 'immune-range-1-weapons': true } }).why(
        'attack',
      ),
    ).toBeUndefined();
  });

  test('LEG-KWU-ARSENAL-01 LEG-KWU-ARSENAL-02 up to X weapons of a mini in one pool', () => {
    const guns: Weapon[] = [RIFLE, { name: 'Cannon', range: [1, 4], dice: { red: 2 } }];
    const g = attack({ weapons: guns, keywords: { arsenal: 2 } }, {}, { chance: ['blank', 'blank', 'blank'] })
      .give('attack')
      .give('X');
    if (g.asked === 'ask-weapons') g.give('all');
    expect(
      g
        .told('armed')[0]
        ?.weapons.map(w => w.weapon)
        .sort(),
    ).toEqual(['unit:0', 'unit:1']);
  });

  const added = (keywords: Keywords, weapons?: Weapon[]): Partial<Cast> => ({
    at: squad(300, 300, 2),
    upgrades: [
      {
        id: 'added',
        name: 'Added',
        type: 'personnel',
        points: 1,
        mini: true,
        keywords,
        ...(weapons && { weapons }),
      },
    ],
  });

  test('LEG-KWX-NONCOMBATANT-01 adds no weapon', () => {
    const g = attack(added({ noncombatant: true }), {}, { chance: ['blank'] })
      .give('attack')
      .give('X');
    expect(g.told('armed')[0]?.weapons.map(w => w.mini)).toEqual(['A.0']);
  });

  test('LEG-KWX-SIDEARM-01 LEG-KWX-SIDEARM-02 LEG-KWX-SIDEARM-03 LEG-EX-113 only its own weapon in that kind of attack', () => {
    const staff: Weapon = { name: 'Staff', melee: true, dice: { red: 1 }, by: 'added' };
    const melee = attack(
      added({ sidearm: { of: ['melee'] } }, [staff]),
      { at: [[327, 300]] },
      { chance: ['blank', 'blank', 'blank'] },
    )
      .give('attack')
      .give('X:melee');
    if (melee.asked === 'ask-weapons') melee.give('each').first();
    if (melee.asked === 'ask-weapon')
      expect(melee.shown().filter(x => x !== 'none')).toEqual(['upgrade:0:0']);
    const ranged = attack(added({ sidearm: { of: ['melee'] } }, [staff]), {}, { chance: ['blank', 'blank'] })
      .give('attack')
      .give('X');
    expect(ranged.told('armed')[0]?.weapons.map(w => w.weapon)).toEqual(['unit:1', 'unit:1']);
  });
});

describe('upkeep', () => {
  const leads = { rank: 'commander' } as const;

  test('LEG-KWU-GENERATOR-01 LEG-KWU-RECHARGE-01 shields become active again', () => {
    const g = scene({
      now: 'end',
      units: {
        A: { at: [[300, 300]], card: leads, keywords: { generator: 1 }, tokens: { 'shield-down': 2 } },
        X: { at: [[900, 300]], card: leads },
      },
    });
    expect(g.asked).toBe('ask-raise-shields');
    g.give('1');
    expect(g.unit('A').tokens).toMatchObject({ shield: 1, 'shield-down': 1 });
    const rest = acting({ keywords: { recharge: 2 }, tokens: { 'shield-down': 1 } })
      .give('recover')
      .give('1');
    expect(rest.unit('A').tokens.shield).toBe(1);
  });

  test('LEG-KWU-REGENERATE-01 LEG-KWU-REGENERATE-02 a white die for each wound, up to X; block and surge heal', () => {
    const g = acting(
      { keywords: { regenerate: 2 }, card: { wounds: 6 }, wounds: [3] },
      { chance: ['surge', 'blank'] },
    ).give('end');
    expect(g.unit('A').minis[0]?.wounds).toBe(2);
    g.end();
  });

  test('LEG-KWU-MOTF-01 exhausted Force cards are readied', () => {
    const force = { id: 'push', name: 'Push', type: 'force' as const, points: 5, exhaust: true as const };
    const g = acting(
      { keywords: { 'master-of-the-force': 1 }, upgrades: [force] },
      {
        change: s => {
          s.units.A = { ...s.units.A!, upgrades: [{ ...s.units.A!.upgrades[0]!, state: 'exhausted' }] };
        },
      },
    ).give('end');
    expect(g.unit('A').upgrades[0]?.state).toBe('ready');
  });

  const phase = (cast: Partial<Cast>, more: Scene['units'] = {}): Played =>
    scene({
      now: 'orders',
      played: { p1: 'push', p2: 'standing-orders' },
      units: {
        A: { at: [[300, 300]], card: leads },
        B: { at: [[400, 300]], ...cast },
        X: { at: [[1500, 300]], card: leads, order: 'up' },
        ...more,
      },
    });

  test('LEG-KWU-INDEPENDENT-01 LEG-KWU-INDEPENDENT-02 tokens for a unit without an order', () => {
    const g = phase({ keywords: { independent: { tokens: [[['dodge', 2]]] } } }).give(['A']);
    expect(g.unit('B').tokens.dodge).toBe(2);
    expect(
      phase({ keywords: { independent: { tokens: [[['dodge', 2]]] } } })
        .give(['B'])
        .unit('B').tokens.dodge,
    ).toBe(0);
    const either = phase({ keywords: { independent: { tokens: [[['aim', 1]], [['dodge', 1]]] } } }).give([
      'A',
    ]);
    expect(either.legal()).toEqual(['aim-1', 'dodge-1']);
  });

  test('LEG-KWU-RETINUE-01 near whom it guards, aim or dodge', () => {
    const guard = (x: number) =>
      phase({ at: [[x, 300]], keywords: { retinue: { who: [{ rank: 'commander' }] } } }).give(['A']);
    const g = guard(600);
    expect(g.asked).toBe('ask-tokens');
    g.give('aim');
    expect(g.unit('B').tokens.aim).toBe(1);
    expect(guard(700).asked).not.toBe('ask-tokens');
  });

  const deploy = (keywords: Keywords, enemy?: Cast): Played =>
    scene({
      now: 'deploy',
      round: 0,
      battle: { deployment: 'battle-lines' },
      units: {
        A: { at: [[0, 0]], where: 'aside', keywords, card: { wounds: 3, speed: 1 } },
        B: { at: [[0, 0]], where: 'aside' },
        X: enemy ?? { at: [[900, 800]] },
      },
    }).give('A');
  const at = (x: number, y: number) => ({ x: x * 100, y: y * 100, z: 0, facing: 0 });

  test('LEG-KWU-SCOUT-01 LEG-KWU-SCOUT-02 LEG-KWU-SCOUT-03 LEG-KWU-SCOUT-04 LEG-MOVE-02 LEG-KWU-GEN-08 a move after deployment, at most of speed 3', () => {
    const g = deploy({ scout: 4, agile: 1 }).give([at(900, 100)]);
    expect(g.asked).toBe('ask-moment');
    use(g);
    expect(g.askOf().spec.ask).toMatchObject({ id: 'ask-scout', args: { speed: 3 } });
    expect(g.why({ x: 90000, y: 30000, z: 0 })).toBeUndefined();
    g.give({ x: 90000, y: 30000, z: 0 });
    expect(g.unit('A').tokens.dodge).toBe(0); // no move action
    const near = deploy({ scout: 3 }, { at: [[900, 227]] }).give([at(900, 100)]);
    use(near);
    expect(near.why({ x: 90000, y: 20000, z: 0 })).toBe('LEG-SETUP-21');
  });

  test('LEG-KWU-INFILTRATE-01 anywhere beyond range 3 of every enemy', () => {
    const g = deploy({ infiltrate: true }, { at: [[900, 800]] });
    expect(g.why([at(300, 500)])).toBeUndefined();
    expect(g.why([at(900, 400)])).toBe('LEG-SETUP-19');
    expect(deploy({}, { at: [[900, 800]] }).why([at(300, 500)])).toBe('LEG-SETUP-19');
  });

  test('LEG-KWU-WOUNDX-01 it enters play wounded', () => {
    expect(
      deploy({ wound: 2 })
        .give([at(900, 100)])
        .unit('A').minis[0]?.wounds,
    ).toBe(2);
  });
});
