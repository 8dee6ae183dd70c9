import type { LegendId } from '../vocabulary.js';
import { en as bangalore } from './bangalore/en.js';
import { en as bloodhound } from './bloodhound/en.js';
import { en as gibraltar } from './gibraltar/en.js';
import { en as lifeline } from './lifeline/en.js';
import { en as pathfinder } from './pathfinder/en.js';
import { joined } from './words.js';
import { en as wraith } from './wraith/en.js';

/** The words of each legend: one line for a legend. */
const WORDS = {
  GB: gibraltar,
  BL: bangalore,
  WR: wraith,
  BH: bloodhound,
  PF: pathfinder,
  LL: lifeline,
} as const;

export const legendWords = joined(WORDS);

/** What abilities ask and say. */
export type LegendAsk = { [L in LegendId]: keyof (typeof WORDS)[L]['asks'] }[LegendId];
