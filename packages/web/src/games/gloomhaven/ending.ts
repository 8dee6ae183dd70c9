import { scenarioLines } from '@potyczka/gloomhaven/text';
import type { Result, View } from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';
import { fill } from '@potyczka/words';
import type { Ending } from '../game-ui.js';
import { ENDING_WORDS } from './ending-words.js';

/** Why a scenario ended as it did (GLM-END-09, -14): what the shell and the scene of the end both say. */
export const whyEnded = (
  lang: Lang,
  { scenario, heroes }: Pick<View, 'scenario' | 'heroes'>,
  { outcome, rounds }: Pick<Result, 'outcome' | 'rounds'>,
): string => {
  const w = ENDING_WORDS[lang];
  if (outcome === 'won') return fill(lang, w.reached, { n: rounds });
  if (heroes.every(h => h.out)) return fill(lang, w.allOut, { n: heroes.length });
  const { lose } = scenarioLines(lang, scenario);
  return lose.length > 0 ? lose.join(' ') : w.cannotWin;
};

/** All win or lose together; what each of them keeps is told by the scene itself. */
export const ending = (view: View, result: Result): Ending => ({
  won: result.outcome === 'won',
  why: { en: whyEnded('en', view, result), pl: whyEnded('pl', view, result) },
  kept: [],
});
