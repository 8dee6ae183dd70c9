// Written by `npm run games` from the folders beside it.
import type { AutomaAbility } from '../automa/conditions.js';
import { automaAbilities as BL } from './bangalore/automa.js';
import { automaAbilities as BH } from './bloodhound/automa.js';
import { automaAbilities as GB } from './gibraltar/automa.js';
import { automaAbilities as LL } from './lifeline/automa.js';
import { automaAbilities as PF } from './pathfinder/automa.js';
import { automaAbilities as WR } from './wraith/automa.js';

/** What Automas do with the abilities of each legend. */
export const AUTOMA_ABILITIES: readonly AutomaAbility[] = [...GB, ...BL, ...WR, ...BH, ...PF, ...LL];
