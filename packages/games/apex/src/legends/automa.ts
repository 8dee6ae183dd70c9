import type { AutomaAbility } from '../automa/conditions.js';
import { automaAbilities as bangalore } from './bangalore/automa.js';
import { automaAbilities as bloodhound } from './bloodhound/automa.js';
import { automaAbilities as gibraltar } from './gibraltar/automa.js';
import { automaAbilities as lifeline } from './lifeline/automa.js';
import { automaAbilities as pathfinder } from './pathfinder/automa.js';
import { automaAbilities as wraith } from './wraith/automa.js';

/** What Automas do with the abilities of each legend: one line for a legend. */
export const AUTOMA_ABILITIES: readonly AutomaAbility[] = [
  ...gibraltar,
  ...bangalore,
  ...wraith,
  ...bloodhound,
  ...pathfinder,
  ...lifeline,
];
