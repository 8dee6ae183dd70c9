import { describe, expect, test } from 'vitest';
import type { AttackAbility } from '../content/abilities.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import { attackAbility } from './attack.js';
import { endTurn } from './turn.js';

const attack = (
  given: Given,
  ab: Partial<AttackAbility> = {},
  who = 'brute',
  before: (sc: Scene) => void = () => {},
): Scene => {
  const sc = scene({ answers: ['bandit-guard.1'], ...given });
  before(sc);
  sc.play(t => attackAbility(t, sc.run(who), { a: 'attack', n: 3, ...ab } as AttackAbility, []));
  return sc;
};
const damage = (sc: Scene): number | undefined => sc.told('attacked')[0]?.told.damage;

const TWO = `
  . . . . .
   . . h .
  . . B g .
   . . . .`;

describe('the three steps', () => {
  test('GLM-ATK-01 GLM-ATK-12 GLM-MOD-01 Attack 3 does 3 damage and draws one card from the own deck', () => {
    const sc = attack({ rolls: ['+0'] });
    expect([damage(sc), sc.hp('bandit-guard.1')]).toEqual([3, 7]);
    expect(sc.told('drew').map(e => e.whose)).toEqual(['brute']);
    expect(damage(attack({ rolls: ['+2'] }))).toBe(5);
  });

  test('GLM-MOD-08 the drawn card lies in the discard pile afterwards', () => {
    const sc = attack({ rolls: ['+1'] });
    expect(sc.s.decks.brute?.discard).toEqual({ '+1': 1 });
    expect(sc.s.decks.brute?.draw['+1']).toBe(4);
  });

  test('GLM-ATK-11 GLM-COND-04 GLM-ATK-14 bonuses come first: POISON adds 1, then a doubling', () => {
    expect(damage(attack({ rolls: ['+0'], figures: { g: { conditions: { poison: 'this' } } } }))).toBe(4);
    const doubled = attack(
      { rolls: ['+0'], figures: { g: { conditions: { poison: 'this' } } } },
      {},
      'brute',
      sc => sc.lasts('brute', { a: 'bonus', event: 'attack', give: { double: true } }),
    );
    expect(damage(doubled)).toBe(8);
  });

  test('GLM-EX-07 (3 + 2) x 2 - 1 - 1 = 8', () => {
    const sc = attack(
      { rolls: ['-1'] },
      { when: [{ if: ['melee'], give: { add: { attack: 2 } } }] },
      'brute',
      each => {
        each.lasts('brute', { a: 'bonus', event: 'attack', give: { double: true } });
        each.lasts('bandit-guard.1', { a: 'shield', n: 1 }, 1);
      },
    );
    expect(damage(sc)).toBe(8);
  });

  const shielded = (...shields: number[]) =>
    attack({ rolls: ['+0'] }, {}, 'brute', sc => {
      for (const n of shields) sc.lasts('bandit-guard.1', { a: 'shield', n }, n);
    });

  test('GLM-ATK-13 GLM-SHIELD-01 Shield lowers the attack', () => {
    expect([damage(shielded()), damage(shielded(1)), damage(shielded(2))]).toEqual([3, 2, 1]);
  });

  test('GLM-SHIELD-02 several add up', () => {
    expect(damage(shielded(1, 1))).toBe(1);
  });

  test('GLM-SHIELD-04 damage is never below nothing', () => {
    const sc = shielded(2, 2);
    expect([damage(sc), sc.hp('bandit-guard.1')]).toEqual([0, 10]);
  });

  test('GLM-ATK-25 GLM-EX-10 PIERCE 2 leaves 1 of Shield 3; beyond the Shield it is wasted', () => {
    const shield = (n: number) => (sc: Scene) => sc.lasts('bandit-guard.1', { a: 'shield', n }, n);
    expect(damage(attack({ rolls: ['+0'] }, { pierce: 2 }, 'brute', shield(3)))).toBe(2);
    expect(damage(attack({ rolls: ['+0'] }, { pierce: 5 }, 'brute', shield(1)))).toBe(3);
  });

  test('GLM-ATK-15 GLM-AOE-02 each target has a card and a damage of its own', () => {
    const sc = attack(
      { map: TWO, answers: ['bandit-guard.1', 'bandit-guard.2'], rolls: ['+1', '-1'] },
      { targets: 2 },
    );
    expect(sc.told('attacked').map(e => [e.on, e.told.damage])).toEqual([
      ['bandit-guard.1', 4],
      ['bandit-guard.2', 2],
    ]);
  });

  test('GLM-EX-20 GLM-XP-03 a bonus and experience only if the target stands beside an ally', () => {
    const when = [{ if: ['targetNextToYourAlly'] as const, give: { add: { attack: 2 }, xp: 1 } }];
    const alone = attack({ rolls: ['+0'] }, { when });
    expect([damage(alone), alone.s.heroes.brute?.xp]).toEqual([3, 0]);
    const beside = attack({ rolls: ['+0'], map: '\n  . . S .\n   . B g .\n  . . . .' }, { when });
    expect([damage(beside), beside.s.heroes.brute?.xp]).toEqual([5, 1]);
  });
});

describe('what an attack does beside damage', () => {
  const struck = (guard: { hp: number; summoned?: boolean }) =>
    attack({ rolls: ['+0'], figures: { g: guard } });

  test('GLM-ATK-16 GLM-MSTAT-03 a monster dies of as much damage as it has hit points, not of less', () => {
    expect(struck({ hp: 3 }).figure('bandit-guard.1')).toBeUndefined();
    expect(struck({ hp: 2 }).figure('bandit-guard.1')).toBeUndefined();
    expect(struck({ hp: 4 }).hp('bandit-guard.1')).toBe(1);
  });

  test('GLM-ATK-18 GLM-CAMP-31 it leaves a money token on its hex, unless it was summoned', () => {
    const sc = struck({ hp: 3 });
    expect(sc.s.money).toEqual([sc.hex('g')]);
    const summoned = struck({ hp: 3, summoned: true });
    expect([summoned.figure('bandit-guard.1'), summoned.s.money]).toEqual([undefined, []]);
  });

  test('GLM-ATK-17 the dead gain no condition', () => {
    const sc = attack({ rolls: ['+0'], figures: { g: { hp: 3 } } }, { conditions: ['stun'] });
    expect(sc.told('gained')).toEqual([]);
  });

  test('GLM-ATK-21 GLM-ATK-22 GLM-COND-03 conditions come after damage, also without any', () => {
    const sc = attack({ rolls: ['null*'] }, { conditions: ['stun', 'wound'] });
    expect(damage(sc)).toBe(0);
    expect(Object.keys(sc.figure('bandit-guard.1')?.conditions ?? {}).sort()).toEqual(['stun', 'wound']);
    const types = sc.events.map(e => e.type);
    expect(types.indexOf('attacked')).toBeLessThan(types.indexOf('gained'));
  });

  test('GLM-ATK-23 a hero may leave a push aside, experience may not be', () => {
    const sc = attack({ rolls: ['+0'], answers: ['bandit-guard.1', 'pass'] }, { push: 1 });
    expect(sc.figure('bandit-guard.1')?.at).toBe(sc.hex('g'));
    expect(sc.asked.at(-1)?.rule).toBe('GLM-PUSH-01');
  });

  test('GLM-MOD-05 effects of a modifier card work as if printed', () => {
    const sc = scene({ answers: ['bandit-guard.1'], rolls: ['+1, stun'] });
    sc.s.decks.brute = { draw: { '+1, stun': 1 }, discard: {}, aside: [], shuffle: false };
    sc.play(t => attackAbility(t, sc.run('brute'), { a: 'attack', n: 3 }, []));
    expect(sc.figure('bandit-guard.1')?.conditions.stun).toBeDefined();
    expect(damage(sc)).toBe(4);
  });

  test('GLM-MOD-12 GLM-SUMM-06 a summon draws from its summoner', () => {
    const sc = scene({
      rolls: ['+0'],
      answers: ['bandit-guard.1'],
      map: '\n  . . T .\n   . B g .\n  . . . .',
    });
    const f = sc.figure('brute');
    if (f)
      sc.s.figures['skeleton.1'] = {
        ...f,
        id: 'skeleton.1',
        kind: 'summon',
        type: 'skeleton',
        owner: 'tinkerer',
        at: sc.hex('B'),
      };
    const { brute: _, ...figures } = sc.s.figures;
    sc.s.figures = figures;
    sc.play(t =>
      attackAbility(t, sc.run('skeleton.1', { by: 'p1', hero: 'tinkerer' }), { a: 'attack', n: 2 }, []),
    );
    expect(sc.told('drew').map(e => e.whose)).toEqual(['tinkerer']);
  });

  test('GLM-COND-13 GLM-COND-18 MUDDLE is Disadvantage, STRENGTHEN Advantage', () => {
    const mode = (conditions: Record<string, 'this'>) =>
      attack({ rolls: ['+0', '+0'], figures: { B: { conditions } } }).told('attacked')[0]?.told.mode;
    expect(mode({ muddle: 'this' })).toBe('disadvantage');
    expect(mode({ strengthen: 'this' })).toBe('advantage');
  });

  test('GLM-COND-10 a disarmed figure does not attack', () => {
    const sc = scene({ figures: { B: { conditions: { disarm: 'this' } } } });
    expect(sc.play(t => attackAbility(t, sc.run('brute'), { a: 'attack', n: 3 }, []))).toBe(false);
    expect(sc.asked).toEqual([]);
  });

  test('GLM-COND-10 GLM-COND-13 both end with the next turn of the figure, not with the one in which they came', () => {
    const left = (lasts: 'this' | 'next', who = 'B'): string[] => {
      const sc = scene({ figures: { [who]: { conditions: { disarm: lasts, muddle: lasts } } }, answers: [] });
      const id = who === 'B' ? 'brute' : 'bandit-guard.1';
      sc.turnOf(id);
      sc.play(t => endTurn(t, id));
      return Object.entries(sc.figure(id)!.conditions).map(each => each.join(' '));
    };
    expect(left('this')).toEqual([]);
    expect(left('next')).toEqual(['disarm this', 'muddle this']);
    expect([left('this', 'g'), left('next', 'g')]).toEqual([[], ['disarm this', 'muddle this']]);
  });

  test('GLM-COND-15 an invisible enemy is no target', () => {
    const sc = attack({
      map: TWO,
      answers: ['bandit-guard.1'],
      rolls: ['+0'],
      figures: { g: { conditions: { invisible: 'this' } } },
    });
    expect(sc.asked[0]?.refused).toContain('bandit-guard.2 GLM-COND-15');
    expect(sc.asked[0]?.keys).toContain('bandit-guard.1');
  });
});

describe('Retaliate', () => {
  const hits = (by: Partial<AttackAbility>, retaliate: { n: number; range?: number }, given: Given = {}) =>
    attack({ rolls: ['+0'], answers: ['bandit-guard.1', 'take'], ...given }, by, 'brute', sc =>
      sc.lasts('bandit-guard.1', { a: 'retaliate', ...retaliate }, retaliate.n),
    );

  const retaliated = () =>
    attack({ rolls: ['+0'], answers: ['bandit-guard.1', 'take'] }, {}, 'brute', each => {
      each.lasts('bandit-guard.1', { a: 'retaliate', n: 2 }, 2);
      each.lasts('brute', { a: 'shield', n: 5 }, 5);
    });

  test('GLM-RETAL-01 GLM-SHIELD-03 an adjacent attacker suffers it, and Shield does not help', () => {
    expect(retaliated().hp('brute')).toBe(8);
  });

  test('GLM-RETAL-03 it comes after the attack', () => {
    const types = retaliated().events.map(e => e.type);
    expect(types.indexOf('attacked')).toBeGreaterThanOrEqual(0);
    expect(types.indexOf('attacked')).toBeLessThan(types.lastIndexOf('hurt'));
  });

  test('GLM-RETAL-06 no modifier card is drawn for it', () => {
    expect(
      retaliated()
        .told('drew')
        .map(e => e.whose),
    ).toEqual(['brute']);
  });

  test('GLM-RETAL-02 with a range it reaches farther, without one it does not', () => {
    const map = '\n  . . . . .\n   . . . .\n  B . g . .\n   . . . .';
    expect(hits({ range: 3 }, { n: 2, range: 2 }, { map }).hp('brute')).toBe(8);
    expect(hits({ range: 3 }, { n: 2 }, { map, answers: ['bandit-guard.1'] }).hp('brute')).toBe(10);
  });

  test('GLM-RETAL-04 the dead do not retaliate', () => {
    expect(hits({}, { n: 2 }, { answers: ['bandit-guard.1'], figures: { g: { hp: 1 } } }).hp('brute')).toBe(
      10,
    );
  });

  test('GLM-RETAL-05 several add up', () => {
    const sc = attack({ rolls: ['+0'], answers: ['bandit-guard.1', 'take'] }, {}, 'brute', each => {
      each.lasts('bandit-guard.1', { a: 'retaliate', n: 2 }, 2);
      each.lasts('bandit-guard.1', { a: 'retaliate', n: 1 }, 1);
    });
    expect(sc.hp('brute')).toBe(7);
  });
});
