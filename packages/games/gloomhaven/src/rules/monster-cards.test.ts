import { describe, expect, test } from 'vitest';
import { acting, attackedBy, defenceless } from '../fixtures/acting.js';
import type { Given, Scene } from '../fixtures/scene.js';

/** How far the acting monster went. */
const steps = (sc: Scene): number => sc.told('moved').reduce((sum, e) => sum + e.route.length - 1, 0);
const kinds = (sc: Scene): string[] =>
  sc.events.flatMap(e => (['moved', 'attacked', 'lasts', 'healed'].includes(e.type) ? [e.type] : []));
const plays = (type: string, card: string, map: string, more: Given = {}): Scene =>
  acting(type, card, { map, options: { ties: 'never' }, ...more }, defenceless);
const LANE = '\n  g . . . . . . B\n   # # # # # # # #';

describe('what is on the card', () => {
  test('GLM-MON-01 a card without Move and Attack moves nobody and attacks nobody', () => {
    const sc = plays('bandit-guard', 'guard-1', '\n  g B');
    expect([sc.told('moved'), sc.told('attacked')]).toEqual([[], []]);
    expect(sc.s.lasting).toHaveLength(2);
  });

  test('GLM-MON-01 GLM-MON-55 lines are performed in printed order', () => {
    expect(kinds(plays('wind-demon', 'wind-demon-1', '\n  g B', { figures: { g: { hp: 3 } } }))).toEqual([
      'attacked',
      'healed',
    ]);
    const pushed = plays('wind-demon', 'wind-demon-7', '\n  g B . .\n   # # # #');
    const order = pushed.events.flatMap(e =>
      e.type === 'moved' ? [e.how] : e.type === 'attacked' ? [e.type] : [],
    );
    expect(order).toEqual(['push', 'attacked']);
  });

  test('GLM-MON-26 base Move and the number of the card', () => {
    const far = (card: string, level: number): number => steps(plays('bandit-guard', card, LANE, { level }));
    expect([far('guard-4', 1), far('guard-2', 1), far('guard-6', 1)]).toEqual([3, 4, 2]);
    expect([far('guard-4', 0), far('guard-4', 4)]).toEqual([2, 4]);
    expect(steps(plays('living-bones', 'living-bones-2', LANE, { level: 0 }))).toBe(0);
  });

  test('GLM-MON-26 none for those who never move, nor for the immobilized, but they attack', () => {
    const still = plays('bandit-guard', 'guard-4', '\n  g . . B', {
      figures: { g: { conditions: { immobilize: 'this' } } },
    });
    expect([steps(still), attackedBy(still)]).toEqual([0, []]);
    const beside = plays('bandit-guard', 'guard-4', '\n  g B', {
      figures: { g: { conditions: { immobilize: 'this' } } },
    });
    expect(attackedBy(beside)).toEqual(['brute']);
    expect(steps(plays('deep-terror', 'deep-terror-1', LANE))).toBe(0);
  });
});

describe('what guides a Move', () => {
  const archers = '\n  g . . . . . B\n   # # # # # # #';

  test('GLM-MON-31 GLM-MON-37 lines beside the attack change nothing: it goes as far as the attack needs', () => {
    const plain = plays('bandit-archer', 'archer-2', archers, { level: 2 });
    const more = plays('bandit-archer', 'archer-7', archers, { level: 2 });
    expect([attackedBy(plain), steps(plain)]).toEqual([['brute'], 2]);
    expect([attackedBy(more), steps(more), more.told('laid').length]).toEqual([['brute'], 2, 1]);
  });

  test('GLM-MON-28 GLM-MON-37 a Move behind another line still goes where the attack after it wants', () => {
    const both = '\n  g . . B\n   . . . .\n  . . S .';
    for (const card of ['lurker-8', 'lurker-3'])
      expect(attackedBy(plays('lurker', card, both, { level: 2 })).sort()).toEqual(['brute', 'spellweaver']);
    const shot = plays('savvas-icestorm', 'savvas-icestorm-7', '\n  g . . . . B\n   # # # # # #');
    expect([attackedBy(shot), steps(shot)]).toEqual([['brute'], 1]);
  });

  test('GLM-MON-12 GLM-MON-28 a Move without an attack after it goes beside the focus, whatever its range', () => {
    const near = '\n  g . B\n   # # #';
    expect(steps(plays('living-spirit', 'living-spirit-7', near))).toBe(1);
    expect(steps(plays('living-spirit', 'living-spirit-3', near))).toBe(0);
    const hound = plays('hound', 'hound-8', '\n  g B . .\n   # # # #');
    expect([attackedBy(hound), steps(hound)]).toEqual([['brute', 'brute'], 0]);
  });
});

describe('what an attack is', () => {
  test('GLM-MON-43 only if the card has one, from base Attack and the card', () => {
    const bases = ['guard-2', 'guard-4', 'guard-6'].map(
      card => plays('bandit-guard', card, '\n  g B').told('attacked')[0]?.told.base,
    );
    expect(bases).toEqual([1, 2, 3]);
    const disarmed = plays('bandit-guard', 'guard-4', '\n  g B', {
      figures: { g: { conditions: { disarm: 'this' } } },
    });
    expect(attackedBy(disarmed)).toEqual([]);
  });

  test('GLM-MON-48 range of the statistic card, changed or set by the card', () => {
    const reach = (type: string, card: string, gap: number): boolean => {
      const map = `\n  g ${'. '.repeat(gap)}B\n   ${'# '.repeat(gap + 2)}`;
      const still = { conditions: { immobilize: 'this' } } as const;
      return attackedBy(plays(type, card, map, { level: 1, figures: { g: still } })).length === 1;
    };
    const farthest = (type: string, card: string): number =>
      [6, 5, 4, 3, 2, 1, 0].find(gap => reach(type, card, gap))! + 1;
    expect(farthest('bandit-archer', 'archer-2')).toBe(4);
    expect(farthest('bandit-archer', 'archer-3')).toBe(3);
    expect(farthest('bandit-archer', 'archer-6')).toBe(5);
    expect(farthest('bandit-guard', 'guard-4')).toBe(1);
    expect(farthest('bandit-guard', 'guard-3')).toBe(2);
  });
});

test('GLM-MON-01 what stands after an attack on its line is performed after it', () => {
  const sc = plays('savvas-lavaflow', 'savvas-lavaflow-4', '\n  g . . B S\n   # # # # #');
  expect(attackedBy(sc)).toEqual(['brute']);
  expect(sc.told('hurt').map(e => [e.who, e.how])).toContainEqual(['spellweaver', 'ability']);
});

test('GLM-MON-18 enemies that are equal in everything are settled by the players', () => {
  const equal = (answers: string[], ties: 'ask' | 'never'): Scene =>
    acting('bandit-guard', 'guard-8', { map: '\n  B g S', options: { ties }, answers }, each => {
      defenceless(each);
      each.s.initiatives = { brute: [30], spellweaver: [30], 'bandit-guard': [50] };
    });
  const asked = equal(['spellweaver'], 'ask');
  expect(attackedBy(asked)).toEqual(['spellweaver']);
  expect(asked.asked[0]).toMatchObject({ rule: 'GLM-MON-18', keys: ['brute', 'spellweaver'] });
  expect(attackedBy(equal([], 'never'))).toHaveLength(1);
});

test('GLM-MON-57 GLM-MON-58 a Loot ability takes the money within its range and in sight, and no treasure', () => {
  const looting = acting(
    'vermling-scout',
    'scout-8',
    { map: '\n  . . . . .\n   1 g # 2 3\n  $ 4 . . .', options: { ties: 'never' } },
    each => {
      each.s.money = ['1', '2', '3', '4', '4'].map(n => each.hex(n));
    },
  );
  const left = [...looting.s.money].sort((a, b) => a - b);
  expect(left).toEqual([looting.hex('2'), looting.hex('3')]);
  expect(looting.s.land.things.map(x => x.kind)).toEqual(['treasure']);
});
