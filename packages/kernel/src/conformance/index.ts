/** The door of the conformance suite: what every game passes. */
import { checkMemos } from './memos.js';
import { checkOptions } from './options.js';
import { checkPlayout } from './playout.js';
import { must, NO_TALLY, type Suite, type Tally } from './suite.js';

export { checkMemos } from './memos.js';
export { checkPlayout } from './playout.js';
export { checkStoredCampaign, stored } from './stored.js';
export { rulesIn, type Suite, type Tally } from './suite.js';

/** So many cards dealt unseen do not all lie where they lay, unless the second deal is none. */
const MANY = 8;

/** The part of a test runner that the suite needs. */
export type Test = (title: string, body: () => void) => void;

/**
 * Registers the conformance tests of a game: one for each set of options,
 * over all seeds. A failure names the seed; keep it by adding it to `seeds`.
 */
export const conformance = <S, E extends { type: string }, V, O, R>(
  test: Test,
  suite: Suite<S, E, V, O, R>,
): void => {
  for (const options of suite.options) {
    test(`${suite.game.id} conforms with ${JSON.stringify(options)}`, () => {
      checkOptions(suite.game, options);
      const sum = NO_TALLY();
      for (const seed of suite.seeds) {
        const tally = checkPlayout({ suite, options, seed });
        for (const k of Object.keys(sum) as (keyof Tally)[]) sum[k] += tally[k];
      }
      const [seed] = suite.seeds;
      if (seed !== undefined) checkMemos({ suite, options, seed });
      must(sum.refused > 0 && sum.guesses > 0 && sum.resumed > 0, 'the suite looked at nothing');
      must(
        sum.moments > 0 && sum.parted * 4 <= sum.deals,
        `${sum.parted} of ${sum.deals + sum.parted} second deals were not found`,
      );
      must(
        sum.unseen < MANY || sum.differ > 0,
        `of ${sum.unseen} cards that were dealt unseen none lay elsewhere in a second deal`,
      );
      must(sum.impossible * 5 <= sum.guesses, `${sum.impossible} of ${sum.guesses} guesses were impossible`);
    });
  }
};
export type { Deal, Given, Moments, TwoDeals, TwoWanted } from './two-deals.js';
export { dealt, FirstDeal, Parted, playTwo, shownNow } from './two-deals.js';
