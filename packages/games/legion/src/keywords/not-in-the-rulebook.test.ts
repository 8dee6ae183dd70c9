import { describe, expect, test } from 'vitest';
import { acting, gun, n, shot, stab, sum } from '../fixtures/fights.js';
import type { Cast } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

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
      by: { keywords: { primitive: true } },
      to: { keywords: { armor: true } },
    });
    expect(g.told('suffers')).toEqual([]);
    const plain = shot([...n('crit', 4), ...n('blank', 4)], { by: { keywords: { primitive: true } } });
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
});
