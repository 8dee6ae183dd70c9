// Begins every file of tests: keeps with the result of each test what it has tried, for `npm run rules -- --duties`.
// What is noted, and when: packages/kit/src/testing/tries.ts.
import { afterEach, beforeEach } from 'vitest';

/** @typedef {{ refused: Set<string>, offered: Set<string>, answers: Map<string, Set<string>>, apart: number }} Tries */

const HERE = Symbol.for('potyczka.tries');
const shared = /** @type {{ [HERE]?: Tries | undefined }} */ (/** @type {unknown} */ (globalThis));

/** More ways than these say nothing more. */
const MOST_ANSWERS = 8;

beforeEach(() => {
  shared[HERE] = { refused: new Set(), offered: new Set(), answers: new Map(), apart: 0 };
});

afterEach(({ task }) => {
  const tries = shared[HERE];
  shared[HERE] = undefined;
  if (!tries || tries.refused.size + tries.offered.size + tries.answers.size + tries.apart === 0) return;
  Object.assign(task.meta, {
    tries: {
      refused: [...tries.refused],
      offered: [...tries.offered],
      answers: Object.fromEntries(
        [...tries.answers].map(([rule, given]) => [rule, [...given].slice(0, MOST_ANSWERS)]),
      ),
      apart: tries.apart,
    },
  });
});
