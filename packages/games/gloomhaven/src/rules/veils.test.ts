import { quickDice } from '@potyczka/kernel';
import { beginning, chanceFrom, determinize, World } from '@potyczka/kernel/run';
import { expect, test } from 'vitest';
import { game } from '../game.js';
import { USUAL } from '../options.js';
import type { T } from '../state.js';
import { hexOf } from './look.js';
import { reveal } from './rooms.js';

/** A game at its first choice of cards. */
const begun = () => {
  const dice = quickDice(4);
  const options = { ...USUAL, ties: 'never' as const };
  const world = new World(game, options, beginning(game, options), chanceFrom(dice));
  while (world.state.phase !== 'cards') {
    const { seat } = world.ask!;
    world.give(seat, world.legal(seat)[0]!);
  }
  return world;
};

/** What stands in a room once it is opened there. */
const behind = (world: ReturnType<typeof begun>, room: number): string => {
  const appeared: string[] = [];
  const t = {
    s: world.state,
    roll: (_: string, faces: readonly unknown[]) => faces[0],
    emit: (e: { type: string; at?: string; figure?: { type: string } }) => {
      if (e.type === 'appeared') appeared.push(`${e.figure!.type} ${hexOf(world.state, e.at!)}`);
    },
  } as unknown as T;
  reveal(t, room, null);
  return appeared.sort().join();
};

test('GLM-SETUP-11 GLM-TILE-34 what a closed room holds is as printed at the table, and a secret to whoever thinks ahead', () => {
  const world = begun();
  const printed = behind(world, 2);
  expect(printed).toContain('bandit-archer');
  const guesses = Array.from({ length: 12 }, (_, i) => {
    const dice = quickDice(i + 1);
    return behind(determinize(world, 'p1', dice, chanceFrom(dice)), 2);
  });
  expect(new Set(guesses).size).toBeGreaterThan(3);
  expect(guesses.filter(each => each === printed).length).toBeLessThan(6);
  expect(guesses.every(each => each !== '')).toBe(true);
});

test('GLM-SETUP-11 a room that has been opened is the same in every guess', () => {
  const world = begun();
  const dice = quickDice(9);
  const guess = determinize(world, 'p1', dice, chanceFrom(dice));
  expect(guess.state.figures).toEqual(world.state.figures);
  expect(guess.view('p1')).toEqual(world.view('p1'));
});
