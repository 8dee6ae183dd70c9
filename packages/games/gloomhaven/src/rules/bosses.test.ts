import { expect, test } from 'vitest';
import { monsterOf } from '../content/index.js';
import { acting, defenceless } from '../fixtures/acting.js';
import { type Given, scene } from '../fixtures/scene.js';
import { monsterStatus } from '../gaps.js';
import type { Figure } from '../state.js';
import { attackAbility } from './attack.js';
import { perform } from './perform.js';
import { atRoundStart } from './scenario.js';

const OVERSEER = monsterOf('merciless-overseer');

test('GLM-BOSS-03 GLM-MON-03 the Overseer lets each Vermling Scout take a turn more, elites first', () => {
  const given: Given = {
    map: '\n  g . B . h\n   # # # # #',
    options: { ties: 'never' },
    figures: {
      g: { type: 'vermling-scout' },
      h: { type: 'vermling-scout', rank: 'elite' },
      B: { hp: 50, max: 50 },
    },
  };
  const extra = (before: (f: Record<string, Figure>) => void): string[] => {
    const sc = scene({ ...given });
    defenceless(sc);
    sc.s.abilities = { 'vermling-scout': 'scout-3' };
    const boss = {
      ...sc.figure('brute')!,
      id: 'merciless-overseer.1',
      kind: 'monster' as const,
      type: OVERSEER.id,
    };
    sc.s.figures = Object.fromEntries(
      Object.values(sc.s.figures).map(f => [f.id.replace('bandit-guard', 'vermling-scout'), f]),
    );
    for (const [id, f] of Object.entries(sc.s.figures)) sc.s.figures[id] = { ...f, id };
    sc.s.figures[boss.id] = { ...boss, side: 'monsters', rank: 'boss', at: sc.hex('B') };
    before(sc.s.figures);
    const [deed] = OVERSEER.specials?.[0]?.do ?? [];
    sc.play(t => perform(t, { ...sc.run(boss.id), by: undefined }, deed!));
    return sc.told('attacked').map(e => e.who);
  };
  expect(extra(() => undefined)).toEqual(['vermling-scout.2', 'vermling-scout.1']);
  const stunned = extra(all => {
    all['vermling-scout.2'] = { ...all['vermling-scout.2']!, conditions: { stun: 'this' } };
  });
  expect(stunned).toEqual(['vermling-scout.1']);
});

test('GLM-MSTAT-07 the Ghost Wolf is invisible from the start of each round, other hounds are not', () => {
  const sc = scene({ map: '\n  B g h' });
  const as = (id: string, type: string): void => {
    sc.s.figures[id] = { ...sc.s.figures[id]!, type };
  };
  as('bandit-guard.1', 'ghost-wolf');
  as('bandit-guard.2', 'hound');
  sc.play(t => atRoundStart(t));
  expect(sc.told('gained').map(e => [e.who, e.condition])).toEqual([['bandit-guard.1', 'invisible']]);
});

const CLOAK = { id: 58, state: 'ready' as const, used: 0 };

test('GLM-ITEM-10 GLM-COND-15 who hovers over an obstacle in the Cloak of Phasing is not seen and does not attack', () => {
  const turn = (over: boolean): readonly [focus: string | null | undefined, asked: number] => {
    const given: Given = { map: '\n  g . o\n   # . B', options: { ties: 'never' } };
    const sc = acting('bandit-guard', 'guard-4', given, each => {
      defenceless(each);
      each.s.heroes.brute!.items = [CLOAK];
      const obstacle = each.s.land.things[0]!.at[0]!;
      if (over) each.s.figures.brute = { ...each.s.figures.brute!, at: obstacle };
    });
    const before = sc.asked.length;
    const guard = sc.s.figures['bandit-guard.1']!;
    sc.s.figures['bandit-guard.1'] = { ...guard, at: (sc.hex('g') + 1) as typeof guard.at };
    sc.answer(...(over ? [] : ['pass']));
    sc.play(t => attackAbility(t, sc.run('brute'), { a: 'attack', n: 2, range: 3 }, []));
    return [sc.told('focused')[0]?.on, sc.asked.length - before];
  };
  expect(turn(false)).toEqual(['brute', 1]);
  expect(turn(true)).toEqual([null, 0]);
});

test('GLM-BOSS-03 what plays as printed says so', () => {
  expect([monsterStatus(OVERSEER), monsterStatus(monsterOf('ghost-wolf'))]).toEqual(['letter', 'letter']);
  expect(monsterStatus(monsterOf('the-betrayer'))).toBe('mark');
});
