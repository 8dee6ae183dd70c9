// Written by `npm run games` from the folders beside it.
import { cards as BL } from './bangalore/cards.js';
import { cards as BH } from './bloodhound/cards.js';
import { cards as GB } from './gibraltar/cards.js';
import { cards as LL } from './lifeline/cards.js';
import { cards as PF } from './pathfinder/cards.js';
import { cards as WR } from './wraith/cards.js';

/** The cards of each legend. */
export const LEGEND_CARDS = { GB, BL, WR, BH, PF, LL } as const;
