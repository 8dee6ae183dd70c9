import { describe, expect, test } from 'vitest';
import { acting, facing, gun, n, shot, stab, starting, sum, use } from '../fixtures/fights.js';
import type { Cast, Played } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';
import { judgeTarget } from '../rules/attack/targets.js';
import { worth } from '../rules/values.js';

describe('keywords that are not from the rulebook', () => {
  test('not from the rulebook: Immune: Melee Pierce stops Pierce in melee alone', () => {
    const to: Partial<Cast> = { keywords: { 'immune-melee-pierce': true } };
    const melee = stab([...n('hit', 4), ...n('block', 4)], {
      by: { weapons: [{ name: 'Blade', melee: true, dice: { red: 4 }, keywords: { pierce: 2 } }] },
      to,
    });
    expect(sum(melee, 'X')).toBe(0);
    const ranged = shot([...n('hit', 4), ...n('block', 4)], { by: { weapons: [gun({ pierce: 2 })] }, to });
    expect(sum(ranged, 'X')).toBe(2);
  });

  test('not from the rulebook: Death From Above takes away the cover of those who stand lower', () => {
    const terrain = [
      piece('roof', [250, 250, 350, 350], 100),
      piece('wall', [560, 200, 580, 400], 30, { cover: 'heavy' }),
    ];
    const from = (keywords: Cast['keywords'], z: number) =>
      sum(
        shot([...n('hit', 4), ...n('blank', 4)], {
          terrain,
          by: { at: [[300, 300, z]], ...(keywords && { keywords }) },
        }),
        'X',
      );
    expect(from({ 'death-from-above': true }, 100)).toBe(4);
    expect(from({}, 100)).toBeLessThan(4);
  });

  test('not from the rulebook: Primitive turns crits into hits against armour', () => {
    const g = shot([...n('crit', 4), ...n('blank', 4)], {
      by: { weapons: [gun({ primitive: true })] },
      to: { keywords: { armor: true } },
    });
    expect(g.told('suffers')).toEqual([]);
    const plain = shot([...n('crit', 4), ...n('blank', 4)], { by: { weapons: [gun({ primitive: true })] } });
    expect(sum(plain, 'X')).toBe(4);
  });

  test('not from the rulebook: Jar’Kai Mastery spends dodge tokens to improve results in melee', () => {
    const g = stab([...n('blank', 4), ...n('blank', 2)], {
      by: { keywords: { 'jarkai-mastery': true }, tokens: { dodge: 2 } },
    });
    expect(g.asked).toBe('ask-jarkai');
    g.give('2');
    expect(g.unit('A').tokens.dodge).toBe(0);
    expect(sum(g, 'X')).toBe(2);
  });

  test('not from the rulebook: Weighed Down does not jump with an objective token', () => {
    const jumper = (by: string | null) =>
      acting({ keywords: { jump: 1, 'weighed-down': true } }, { tokens: [{ by, x: 32600, y: 30000 }] }).why(
        'card:jump',
      );
    expect(jumper('A')).toBe('LEG-KWU-JUMP-01');
    expect(jumper(null)).toBeUndefined();
  });

  test('not from the rulebook: Master Storyteller gives two surge tokens to as many Ewoks as the round counts', () => {
    const ewok: Partial<Cast> = { card: { affiliation: 'ewoks' } };
    const g = acting(
      { keywords: { 'master-storyteller': true } },
      {
        round: 1,
        units: {
          B: { at: [[400, 300]], ...ewok },
          C: { at: [[420, 340]], ...ewok },
          D: { at: [[350, 350]] },
        },
      },
    );
    g.give('card:master-storyteller');
    expect(g.shown()).toEqual(['B', 'C']);
    g.give(['C']);
    expect([g.unit('B').tokens.surge, g.unit('C').tokens.surge]).toEqual([0, 2]);
  });

  test('not from the rulebook: Advanced Targeting gives aim tokens against its type, and one defender only', () => {
    const fight = (who: 'trooper' | 'vehicle') =>
      facing({
        by: {
          keywords: { 'advanced-targeting': { x: 2, who: [{ type: who }] }, arsenal: 2 },
          weapons: [gun(), gun()],
        },
        units: { W: { at: [[600, 340]] } },
      })
        .give('attack')
        .give('X');
    const second = (g: Played) => judgeTarget(g.s, 'A', 'W', 'ranged', { against: null, only: null })?.rule;
    const other = fight('vehicle');
    expect(other.asked).toBe('ask-weapons');
    expect(second(other)).toBeUndefined();
    const g = fight('trooper');
    expect(g.asked).toBe('ask-moment');
    use(g);
    expect(g.unit('A').tokens.aim).toBe(2);
    expect(g.asked).toBe('ask-weapons');
    expect(second(g)).toBe('LEG-ATK-04');
  });

  test('not from the rulebook: Attack Run changes the speed of an activation by one, within 1 to 3', () => {
    const fast = (speed: number, how: string) => {
      const g = starting({ keywords: { 'attack-run': true }, card: { speed } });
      use(g).give(how);
      return worth('speed', speed, { s: g.s, unit: 'A', how: 'move' });
    };
    expect([1, 2, 3].map(speed => fast(speed, 'attack-run:faster'))).toEqual([2, 3, 3]);
    expect([1, 2, 3].map(speed => fast(speed, 'attack-run:slower'))).toEqual([1, 1, 2]);
  });

  test('not from the rulebook: Divine Influence lets Ewok troopers take up to two hits or crits each', () => {
    const ewok = { card: { affiliation: 'ewoks', wounds: 5 } } as const;
    const g = shot([...n('crit', 3), 'hit', ...n('blank', 4)], {
      to: { keywords: { 'divine-influence': true } },
      units: { W: { at: [[640, 300]], ...ewok }, V: { at: [[640, 340]], card: { wounds: 5 } } },
    });
    use(g);
    expect(g.asked).toBe('ask-guardian');
    g.give('2');
    expect([sum(g, 'W'), sum(g, 'V'), sum(g, 'X')]).toEqual([2, 0, 2]);
  });

  test('not from the rulebook: Complete the Mission gives blocks for surges beside its token, and Critical 2 against who stands there', () => {
    const mission = (x: number) => [
      { kind: 'mission' as const, what: 'X', seat: 'p2' as const, x, y: 30000 },
    ];
    const to: Partial<Cast> = { keywords: { 'complete-the-mission': true } };
    const dice = [...n('hit', 4), ...n('surge', 4)];
    expect(sum(shot(dice, { to, tokens: mission(60000) }), 'X')).toBe(0);
    expect(sum(shot(dice, { to, tokens: mission(90000) }), 'X')).toBe(4);
    const by: Partial<Cast> = { keywords: { 'complete-the-mission': true }, weapons: [gun()] };
    const own = (x: number) => [{ kind: 'mission' as const, what: 'A', seat: 'p1' as const, x, y: 30000 }];
    const surges = [...n('surge', 4), ...n('blank', 4)];
    expect(sum(shot(surges, { by, tokens: own(60000) }), 'X')).toBe(2);
    expect(sum(shot(surges, { by, tokens: own(90000) }), 'X')).toBe(0);
  });
});
