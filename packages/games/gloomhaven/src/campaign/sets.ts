import { begin } from './begin.js';
import { doing } from './doing.js';
import type { Options } from './options.js';
import type { Campaign, PartyId } from './state.js';

/** Sets of options that matter to checks: a founding, a rich visit, a journey after a scenario. */

const T1: PartyId = 't1';

const founded = doing(begin({}), T1, 'found');
const one = doing(founded, T1, 'create', { by: 'p1', answers: ['brute'] });
const two = doing(one, T1, 'create', { by: 'p2', answers: ['tinkerer'] });

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
