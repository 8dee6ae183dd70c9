// Written by `npm run games` from the folders beside it.
import { pl as BL } from './bangalore/pl.js';
import { pl as BH } from './bloodhound/pl.js';
import { pl as GB } from './gibraltar/pl.js';
import { pl as LL } from './lifeline/pl.js';
import { pl as PF } from './pathfinder/pl.js';
import { pl as WR } from './wraith/pl.js';

export const WORDS = { GB, BL, WR, BH, PF, LL } as const;
