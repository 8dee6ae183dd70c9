import { GAMES } from '@potyczka/catalogue';
import { describe, expect, test } from 'vitest';
import type { CoachUi } from './game-ui.js';

const COACHES: Readonly<Record<string, () => Promise<{ coach: CoachUi }>>> = import.meta.glob([
  './*/coach.ts',
]) as never;

/** Parts of a value that are no reason to somebody who learns: bookkeeping of bots, wishes of partners, what only costs. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  adrenaline: ['weapons beyond one', 'weapons beyond two', 'targets in sight'],
  apex: ['picked', 'owes', 'dawdles'],
  gloomhaven: ['early', 'doors', 'apart', 'needy', 'chest'],
  legion: [],
};

describe.each(GAMES.filter(game => COACHES[`./${game.id}/coach.ts`]))(
  'what a learner of $id is told',
  game => {
    test('gives every part of a position’s value a sentence, and none to what is no part of it', async () => {
      const [{ hints }, { coach }] = await Promise.all([
        game.hints(),
        (COACHES[`./${game.id}/coach.ts`] as () => Promise<{ coach: CoachUi }>)(),
      ]);
      const parts = Object.keys(hints.features?.weights ?? {});
      expect([...Object.keys(coach.reasons), ...(UNSAID[game.id] ?? [])].sort()).toEqual(parts.sort());
    });

    test('is short, and one sentence each', async () => {
      const { coach } = await (COACHES[`./${game.id}/coach.ts`] as () => Promise<{ coach: CoachUi }>)();
      for (const { pl, en } of Object.values(coach.reasons))
        for (const text of [pl, en]) {
          expect(text).toMatch(/^\p{Lu}[^.]*\.$/u);
          expect(text.length, text).toBeLessThanOrEqual(60);
        }
      for (const text of Object.values(coach.goal)) expect(text.length, text).toBeLessThanOrEqual(220);
    });
  },
);

test('every game that is played against others in one sitting has a coach', () => {
  expect(Object.keys(COACHES).length).toBe(4);
});
