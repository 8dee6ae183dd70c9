import type { LegendId } from '../vocabulary.js';
import { bangalore } from './bangalore/cards.js';
import { bloodhound } from './bloodhound/cards.js';
import { gibraltar } from './gibraltar/cards.js';
import { lifeline } from './lifeline/cards.js';
import { pathfinder } from './pathfinder/cards.js';
import type { LegendCards } from './types.js';
import { wraith } from './wraith/cards.js';

/** The cards of each legend: one line for a legend. */
export const LEGEND_CARDS = {
  GB: gibraltar,
  BL: bangalore,
  WR: wraith,
  BH: bloodhound,
  PF: pathfinder,
  LL: lifeline,
} as const satisfies Readonly<Record<LegendId, LegendCards>>;

/** Kinds of figures that the abilities of some legend put on the map. */
export type FiguresOf<L extends LegendId> = keyof (typeof LEGEND_CARDS)[L]['figures'];
