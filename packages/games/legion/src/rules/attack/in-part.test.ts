import { describe, expect, test } from 'vitest';
import { gun, n, shot, sum } from '../../fixtures/fights.js';
import type { Played, Scene } from '../../fixtures/scene.js';

/** The table may want to be asked how much of an effect 'up to X' is used. */

const asked = (inPart: boolean): Pick<Scene, 'change'> => ({
  change: s => {
    s.options = { ...s.options, inPart };
  },
});
const FIRM = { at: [[600, 300]], card: { wounds: 9 } } as const;

/** The question that is asked about a keyword, if any: whose it is, and what may be answered. */
const question = (g: Played, keyword: string) => {
  for (let k = 0; k < 8 && g.asked !== 'nothing' && g.asks[0]?.spec.ask.args?.keyword !== keyword; k++)
    g.first();
  return g.asked === 'ask-how-much' ? [g.seat, g.legal()] : undefined;
};

describe('effects that may be used in part', () => {
  test('LEG-KWW-PIERCE-01 as many blocks are cancelled as the attacker likes', () => {
    const g = (inPart: boolean) =>
      shot([...n('hit', 4), ...n('block', 4)], {
        ...asked(inPart),
        by: { weapons: [gun({ pierce: 2 })] },
        to: FIRM,
      });
    const part = g(true);
    expect(question(part, 'pierce')).toEqual(['p1', ['2', '0', '1']]);
    expect(sum(part.give('1'), 'X')).toBe(1);
    expect(sum(g(false), 'X')).toBe(2);
  });

  test('LEG-KWW-IMPACT-01 LEG-KWU-ARMORX-01 attacker and defender choose how many hits change and go', () => {
    const armoured = { ...FIRM, keywords: { 'armor-x': 2 } };
    const shots = (inPart: boolean) =>
      shot([...n('hit', 4), ...n('blank', 4)], {
        ...asked(inPart),
        by: { weapons: [gun({ impact: 1 })] },
        to: armoured,
      });
    const g = shots(true);
    expect(question(g, 'impact')).toEqual(['p1', ['1', '0']]);
    g.give('0');
    expect([g.seat, g.legal()]).toEqual(['p2', ['2', '0', '1']]);
    expect(sum(g.give('1'), 'X')).toBe(3);
    expect(sum(shots(false), 'X')).toBe(2);
  });

  test('LEG-KWW-CRITICAL-01 surges may be left for the chart', () => {
    const shots = (inPart: boolean) =>
      shot([...n('surge', 2), ...n('blank', 6)], {
        ...asked(inPart),
        by: { weapons: [gun({ critical: 2 })], card: { attackSurge: 'hit', wounds: 9 } },
        to: FIRM,
      });
    const g = shots(true);
    expect(question(g, 'critical')).toEqual(['p1', ['2', '0', '1']]);
    expect(g.give('1').told('pool-rolled')).toMatchObject([{ hits: 1, crits: 1 }]);
    expect(shots(false).told('pool-rolled')).toMatchObject([{ hits: 0, crits: 2 }]);
  });
});
