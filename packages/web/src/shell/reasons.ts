import type { Lang } from '@potyczka/kernel/run';
import type { CoachUi } from '../games/game-ui.js';

/** So many reasons are given at most: the others weigh less. */
const MOST = 2;
/** A reason that weighs less than this part of the weightiest is none. */
const LEAST = 0.3;
/** Less than this is as good as nothing, in points of a game's value. */
export const NOTHING = 0.02;

/** Why an answer is good, the weightiest first: what it brings more of than others do, in a sentence each. */
export const reasonsFor = (
  reasons: CoachUi['reasons'],
  lang: Lang,
  brings: Readonly<Record<string, number>>,
): readonly string[] => {
  const said = new Map<string, number>();
  for (const [name, worth] of Object.entries(brings)) {
    const text = reasons[name]?.[lang];
    if (text) said.set(text, (said.get(text) ?? 0) + worth);
  }
  const sorted = [...said].sort(([, a], [, b]) => b - a);
  const [best = 0] = sorted.map(([, worth]) => worth);
  return sorted
    .filter(([, worth]) => worth > NOTHING && worth >= LEAST * best)
    .slice(0, MOST)
    .map(([text]) => text);
};
