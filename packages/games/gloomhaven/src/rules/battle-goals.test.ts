import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';
import { exhaust, suffer } from './damage.js';
import { goalIsMet } from './end.js';
import { beginTurn } from './turn.js';

describe('battle goals', () => {
  const out = (goal: string, by: 'cards' | 'blow', hp: number): boolean => {
    const sc = scene({ figures: { B: { hp, max: 10 } } });
    Object.assign(sc.s.heroes.brute!, { goals: [`#goal-${goal}`], hand: [], discard: [] });
    sc.play(function* (t) {
      if (by === 'cards') yield* exhaust(t, 'brute', 'cards');
      else yield* suffer(t, 'brute', 10, { how: 'trap', by: null });
    });
    expect([sc.s.heroes.brute!.out, sc.figure('brute')]).toEqual([true, undefined]);
    return goalIsMet(sc.s, 'brute');
  };

  test('GLM-EXH-03 GLM-EXH-06 who runs out of cards keeps the hit points that goals look at', () => {
    expect([out('fast-healer', 'cards', 10), out('fast-healer', 'cards', 9)]).toEqual([true, false]);
    expect([out('masochist', 'cards', 3), out('masochist', 'cards', 2)]).toEqual([false, true]);
  });

  test('GLM-EXH-01 GLM-EXH-06 who fell has none', () => {
    expect([out('masochist', 'blow', 10), out('fast-healer', 'blow', 10)]).toEqual([true, false]);
  });

  test('GLM-END-14 a trap sprung in the turn of a summon counts for the goal of its owner', () => {
    const sprung = (owner: string | null): boolean => {
      const sc = scene({ map: '\n  l ^ g T B\n   # # # # #' });
      const { 'living-bones.1': bones, ...others } = sc.s.figures;
      const summon = {
        ...bones!,
        id: 'skeleton.1',
        kind: 'summon',
        side: 'heroes',
        type: 'skeleton',
        owner,
      } as const;
      sc.s.figures = { ...others, [summon.id]: summon };
      sc.s.heroes.tinkerer!.goals = ['#goal-neutralizer'];
      sc.s.initiatives = { ...sc.s.initiatives, tinkerer: [10, 20] };
      sc.play(t => beginTurn(t, summon.id));
      expect(sc.told('removed')).toHaveLength(1);
      return goalIsMet(sc.s, 'tinkerer');
    };
    expect([sprung('tinkerer'), sprung('brute')]).toEqual([true, false]);
  });
});
