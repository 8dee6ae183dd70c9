import type { Pose } from '@potyczka/kernel';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Keywords, Weapon } from '../content/cards.js';
import { acting, starting, use } from '../fixtures/fights.js';
import { type Cast, FISTS, type Played, RIFLE, type Scene, scene, squad } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

describe('limits', () => {
  test('LEG-KWU-AI-01 LEG-KWU-AI-02 LEG-KWU-AI-04 without an order the first action is one of the list', () => {
    const g = acting({ keywords: { ai: { of: ['dodge', 'move'] } } });
    expect(g.why('aim')).toBe('LEG-KWU-AI-01');
    expect(g.why('move')).toBeUndefined();
    expect(g.give('dodge').why('aim')).toBeUndefined();
    expect(acting({ keywords: { ai: { of: ['dodge', 'move'] } }, order: 'up' }).why('aim')).toBeUndefined();
  });

  test('LEG-KWU-AI-03 if none of them can be performed, anything may be', () => {
    expect(
      unlike('LEG-KWU-AI-01', acting({ keywords: { ai: { of: ['attack'] } } }).why('aim')),
    ).toBeUndefined();
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
    expect(unlike('LEG-ACTV-14', twice.why('attack'))).toBeUndefined();
    const slow = acting({ keywords: { plodding: true } })
      .give('move')
      .first();
    expect(unlike(undefined, slow.why('move'))).toBe('LEG-KWU-PLODDING-01');
    const gun = acting({ keywords: { stationary: true }, card: { type: 'emplacement', base: 50 } });
    expect(gun.why('move')).toBe('LEG-KWU-STATIONARY-01');
    expect(gun.why('pivot')).toBeUndefined();
  });

  test('LEG-KWU-JUYO-01 LEG-KWU-JUYO-02 wounded, a third action; never a third move', () => {
    const maul = (wounds: number) =>
      starting({ keywords: { 'juyo-mastery': true }, card: { wounds: 5 }, wounds: [wounds] });
    expect(maul(0).s.act?.left).toBe(2);
    const g = maul(1);
    expect(unlike(2, g.s.act?.left)).toBe(3);
    g.give('move').first().give('move').first();
    expect(g.why('move')).toBe('LEG-KWU-JUYO-02');
  });

  test('LEG-KWU-SENTINEL-01 standby at range 3', () => {
    const waits = (keywords: Keywords) =>
      acting({}, { units: { X: { at: [[700, 300]], tokens: { standby: 1 }, keywords } } }).give('aim').asked;
    expect(waits({})).toBe('ask-action');
    expect(unlike(waits({}), waits({ sentinel: true }))).toBe('ask-standby');
  });

  test('LEG-KWU-SPUR-01 a token for one more speed, before reductions', () => {
    const g = acting({ keywords: { spur: true }, card: { speed: 1 } }).give('move');
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
    expect(tank(180)).toBe('LEG-ATK-05');
    expect(unlike(tank(180), tank(0))).toBeUndefined();
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
    expect(unlike(1, g.told('armed')[0]?.weapons.length)).toBe(2);
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
    expect(
      unlike(
        ['A.0', 'A.1'],
        g.told('armed')[0]?.weapons.map(w => w.mini),
      ),
    ).toEqual(['A.0']);
  });

  const STAFF: Weapon = { name: 'Staff', melee: true, dice: { red: 1 }, by: 'added' };
  const PISTOL: Weapon = { name: 'Pistol', range: [1, 2], dice: { red: 1 }, by: 'added' };
  /** What the added mini may add to an attack, and what the other one adds. */
  const choices = (keywords: Keywords, weapon: Weapon, isMelee: boolean) => {
    const g = attack(
      added(keywords, [weapon]),
      { at: [[isMelee ? 327 : 400, 300]] },
      { chance: ['blank', 'blank', 'blank'], inPart: true },
    )
      .give('attack')
      .give(isMelee ? 'X:melee' : 'X');
    if (g.asked === 'ask-weapons') g.give('each').first();
    if (g.asked === 'ask-weapon') return g.shown().filter(x => x !== 'none');
    return g.told('armed')[0]?.weapons.flatMap(w => (w.mini === 'A.1' ? [w.weapon] : []));
  };

  test('LEG-KWX-SIDEARM-01 Sidearm: Melee: its own weapon in melee', () => {
    const own = choices({ sidearm: { of: ['melee'] } }, STAFF, true);
    expect(unlike(choices({}, STAFF, true), own)).toEqual(['upgrade:0:0']);
  });

  test('LEG-KWX-SIDEARM-02 Sidearm: Ranged: its own weapon at a distance', () => {
    const own = choices({ sidearm: { of: ['ranged'] } }, PISTOL, false);
    expect(unlike(choices({}, PISTOL, false), own)).toEqual(['upgrade:0:0']);
    expect(choices({}, PISTOL, false)).toContain('unit:1');
  });

  test('LEG-KWX-SIDEARM-03 LEG-EX-113 any weapon in the other kind of attack', () => {
    const g = attack(added({ sidearm: { of: ['melee'] } }, [STAFF]), {}, { chance: ['blank', 'blank'] })
      .give('attack')
      .give('X');
    expect(g.told('armed')[0]?.weapons.map(w => w.weapon)).toEqual(['unit:1', 'unit:1']);
  });
});

describe('upkeep', () => {
  const leads = { rank: 'commander' } as const;

  test('LEG-KWU-GENERATOR-01 LEG-KWU-RECHARGE-01 shields become active again', () => {
    const g = scene({
      now: 'end',
      units: {
        A: {
          at: [[300, 300]],
          card: leads,
          keywords: { generator: 1, shielded: 2 },
          tokens: { 'shield-down': 2 },
        },
        X: { at: [[900, 300]], card: leads },
      },
    });
    expect([g.asked, g.legal()]).toEqual(['ask-raise-shields', ['1', '0']]);
    g.give('1');
    expect(g.unit('A').tokens).toMatchObject({ shield: 1, 'shield-down': 1 });
    const rest = acting({ keywords: { recharge: 2, shielded: 1 }, tokens: { 'shield-down': 1 } })
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
    expect(unlike('exhausted', g.unit('A').upgrades[0]?.state)).toBe('ready');
  });

  const phase = (cast: Partial<Cast>, more: Scene['units'] = {}): Played =>
    scene({
      now: 'orders',
      played: { p1: 'ambush', p2: 'standing-orders' },
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

  const deploy = (keywords: Keywords, enemy?: Cast, terrain: Scene['terrain'] = []): Played =>
    scene({
      now: 'deploy',
      round: 0,
      terrain,
      battle: { deployment: 'battle-lines' },
      units: {
        A: { at: [[0, 0]], where: 'aside', keywords, card: { wounds: 3, speed: 1 } },
        B: { at: [[0, 0]], where: 'aside' },
        X: enemy ?? { at: [[900, 800]] },
      },
    }).give('A');
  const at = (x: number, y: number) => ({ x: x * 100, y: y * 100, z: 0, facing: 0 });

  const scouting = (keywords: Keywords, enemy?: Cast) => {
    const g = deploy(keywords, enemy).give([at(900, 100)]);
    expect(g.asked).toBe('ask-moment');
    return use(g);
  };

  test('LEG-KWU-SCOUT-01 LEG-KWU-SCOUT-02 a move after deployment, of speed X whatever the own speed is', () => {
    expect(scouting({ scout: 2 }).askOf().spec.ask).toMatchObject({ id: 'ask-scout', args: { speed: 2 } });
    expect(scouting({ scout: 3 }).why({ x: 90000, y: 30000, z: 0 })).toBeUndefined();
  });

  test('LEG-KWU-SCOUT-03 3 at most', () => {
    const g = scouting({ scout: 4 });
    expect(g.askOf().spec.ask).toMatchObject({ args: { speed: 3 } });
    expect(g.why({ x: 90000, y: 50000, z: 0 })).toBeDefined();
  });

  test('LEG-KWU-SCOUT-04 not into contact with an enemy', () => {
    const near = scouting({ scout: 3 }, { at: [[900, 227]] });
    expect(near.why({ x: 90000, y: 20000, z: 0 })).toBe('LEG-SETUP-21');
  });

  test('LEG-MOVE-02 LEG-KWU-GEN-08 it is no move action', () => {
    const g = scouting({ scout: 3, agile: 1 }).give({ x: 90000, y: 30000, z: 0 });
    expect(g.told('moved').length + g.told('deployed').length).toBeGreaterThan(0);
    expect(g.unit('A').tokens.dodge).toBe(0);
  });

  test('LEG-KWU-SCOUT-01 difficult ground does not slow it', () => {
    const wood = piece('wood', [700, 160, 1100, 220], 0, { kind: 'area', move: 'difficult' });
    const far = (how: 'scout' | 'move') => {
      const g =
        how === 'scout'
          ? use(deploy({ scout: 2 }, undefined, [wood]).give([at(900, 100)]))
          : scene({ acting: 'A', terrain: [wood], units: { A: { at: [[900, 100]] } } }).give('move');
      return g.why({ x: 90000, y: 25000, z: 0 });
    };
    expect([far('scout'), far('move')]).toEqual([undefined, 'LEG-MOVE-20']);
  });

  test('LEG-KWU-INFILTRATE-01 anywhere beyond range 3 of every enemy', () => {
    const g = deploy({ infiltrate: true }, { at: [[900, 800]] });
    expect(g.why([at(300, 500)])).toBeUndefined();
    expect(g.why([at(900, 400)])).toBe('LEG-SETUP-19');
    const plain = deploy({}, { at: [[900, 800]] }).why([at(300, 500)]);
    expect(plain).toBe('LEG-SETUP-19');
    expect(unlike(plain, g.why([at(300, 500)]))).toBeUndefined();
  });

  test('LEG-KWU-INFILTRATE-01 a proposed place is one for every mini, also where the enemy is far from the leader', () => {
    const begun = (far: number): Played =>
      scene({
        now: 'deploy',
        round: 0,
        battle: { deployment: 'battle-lines' },
        units: {
          A: { at: [0, 30, 60, 90].map(x => [x, 0]), where: 'aside', keywords: { infiltrate: true } },
          X: { at: [500, 700, 900, 1100, 1300].map(x => [x, far]) },
        },
      }).give('A');
    for (const far of [540, 560, 580, 600, 620, 640]) {
      const { spec } = begun(far).askOf();
      const proposed = ('propose' in spec ? [...(spec.propose?.() ?? [])] : []) as (readonly Pose[])[];
      expect(proposed.length).toBeGreaterThan(3);
      // Each is judged anew: a verdict that was found for the leader's surroundings would be remembered.
      for (const poses of proposed) expect(begun(far).why(poses)).toBeUndefined();
    }
  });

  test('LEG-KWU-WOUNDX-01 it enters play wounded', () => {
    expect(
      deploy({ wound: 2 })
        .give([at(900, 100)])
        .unit('A').minis[0]?.wounds,
    ).toBe(2);
  });
});
