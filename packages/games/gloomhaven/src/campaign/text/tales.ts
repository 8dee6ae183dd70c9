import type { Both } from '../../text/names/index.js';
import { MAIN_TALES } from './tales-main.js';
import { SIDE_TALES } from './tales-side.js';

/** What we tell of a scenario: a line before it, and one when it is completed. The printed stories are not ours. */
export interface Tale {
  readonly before: Both;
  readonly after: Both;
}

const TALES: readonly Tale[] = [...MAIN_TALES, ...SIDE_TALES].map(row => {
  const [before, beforePl, after, afterPl] = row.split('|') as [string, string, string, string];
  return { before: [before, beforePl], after: [after, afterPl] };
});

export const taleOf = (scenario: number): Tale => {
  const tale = TALES[scenario - 1];
  if (!tale) throw new Error(`no tale of scenario ${scenario}`);
  return tale;
};
