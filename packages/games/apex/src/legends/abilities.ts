// Written by `npm run games` from the folders beside it.
import type { Ability } from '../content/abilities/types.js';
import { abilities as BL } from './bangalore/abilities.js';
import { abilities as BH } from './bloodhound/abilities.js';
import { abilities as GB } from './gibraltar/abilities.js';
import { abilities as LL } from './lifeline/abilities.js';
import { abilities as PF } from './pathfinder/abilities.js';
import { abilities as WR } from './wraith/abilities.js';

/** APX-LEGEND-01: one tactical and one ultimate ability for each legend. */
export const ABILITIES: readonly Ability[] = [...GB, ...BL, ...WR, ...BH, ...PF, ...LL];
