import { begin } from './begin.js';
import { begin as beginDeed, type Deed, type DeedName, judgeDeed, perform } from './deeds.js';
import type { Options } from './options.js';
import type { Campaign, PartyId } from './state.js';

/** Sets of options that matter to checks: a founding, a rich visit, a journey after a scenario. */

const T1: PartyId = 't1';

/** A deed with the first legal answer to everything. */
const done = (c: Campaign, what: DeedName, by = 'p1', first?: string): Campaign => {
  if (judgeDeed(c, T1, what, null)) return c;
  const { needs } = beginDeed(c, T1, { do: what, who: null, by });
  const answers: string[] = [];
  let step = needs.next();
  while (!step.done) {
    const need = step.value;
    const usual = need.kind === 'draw' ? need.from[0]! : need.from.find(x => !x.refusal)!.key;
    answers.push(answers.length === 0 && first !== undefined ? first : usual);
    step = needs.next(answers.at(-1)!);
  }
  const deed: Deed = { do: what, who: null, by, answers };
  return perform(c, T1, deed).c;
};

const founded = done(begin({}), 'found');
const two = done(done(founded, 'create', 'p1', 'brute'), 'create', 'p2', 'tinkerer');

const rich = (c: Campaign): Campaign => ({
  ...c,
  marks: 22,
  global: ['the-power-of-enhancement'],
  characters: Object.fromEntries(
    Object.entries(c.characters).map(([id, ch]) => [id, { ...ch, gold: 300, xp: 60, checks: 3, owed: 1 }]),
  ),
});

export const SETS: readonly Options[] = [
  { players: 1, what: 'found', story: { party: T1, c: begin({}) } },
  { players: 2, what: 'visit', story: { party: T1, c: rich(two) } },
  { players: 2, what: 'journey', story: { party: T1, c: two } },
  { players: 4, what: 'visit', story: { party: T1, c: two } },
];
