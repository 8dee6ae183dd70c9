import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';
import type { S } from '../state.js';
import { hints } from './index.js';

const AT = { GB: '3,3', PF: '0,0', BL: '7,7', WR: '7,0' } as const;

describe('what bots are told', () => {
  test('a token is worth its picking up; to take it up and put it down again only loses, beyond the activation too', () => {
    const s = scene({ at: AT, state: { loot: { '3,3': ['#syringe.1'] } }, act: { acted: true } });
    const value = (): number => hints.value(s.state as S, 'p1');
    const before = value();
    s.picks('pick:syringe.1', 'pack');
    expect(value()).toBeGreaterThan(before);
    s.picks('drop:syringe.1', '3,3');
    const once = value();
    expect(once).toBeLessThan(before);
    s.picks('pick:syringe.1', 'pack', 'drop:syringe.1', '3,3');
    expect(value()).toBeLessThan(once - 20);
    s.picks('end');
    expect([s.legend('GB').picked, s.legend('GB').dropped]).toEqual([2, 2]);
  });

  test('what was picked up goes where it works; putting it down again is the last that is tried', () => {
    const s = scene({ at: AT, state: { loot: { '3,3': ['#syringe.1'] } }, act: { acted: true } });
    s.picks('pick:syringe.1');
    const { ask } = s;
    const [pack, away, other] =
      hints.prior?.(s.state as S, ask, ['pack', 'drop:syringe.1', 'anything']) ?? [];
    expect(ask.spec.rule).toBe('APX-LOOT-09');
    expect(Math.sign((pack ?? 0) - (other ?? 0))).toBe(1);
    expect(Math.sign((away ?? 0) - (other ?? 0))).toBe(-1);
  });

  test('an attachment takes the place of a weaker one only, or two of them change places for ever', () => {
    const worths = (on: string, ...pack: string[]): readonly number[] => {
      const weapons = { GB: [`W-2 ${on}`] };
      const s = scene({ at: AT, weapons, pack: { GB: pack } }).picks('refit');
      expect(s.ask.spec.rule).toBe('APX-INTER-03');
      return hints.prior?.(s.state as S, s.ask, [...pack.map(card => `attach:0:#${card}`), 'pass']) ?? [];
    };
    const [better = 0, done = 0] = worths('barrel-1.1', 'barrel-2.1');
    expect(better).toBeGreaterThan(done);
    const [worse = 0, stay = 0] = worths('barrel-2.1', 'barrel-1.1');
    expect(worse).toBeLessThan(stay);
    const [same = 0, enough = 0] = worths('barrel-2.1', 'barrel-2.2');
    expect(same).toBeLessThan(enough);
  });
});
