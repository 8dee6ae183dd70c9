// Written by `npm run games` from the folders beside it.
import { en as BL } from './bangalore/en.js';
import { en as BH } from './bloodhound/en.js';
import { en as GB } from './gibraltar/en.js';
import { en as LL } from './lifeline/en.js';
import { en as PF } from './pathfinder/en.js';
import { en as WR } from './wraith/en.js';

export const WORDS = { GB, BL, WR, BH, PF, LL } as const;
