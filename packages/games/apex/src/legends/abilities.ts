import type { Ability } from '../content/abilities/types.js';
import { abilities as bangalore } from './bangalore/abilities.js';
import { abilities as bloodhound } from './bloodhound/abilities.js';
import { abilities as gibraltar } from './gibraltar/abilities.js';
import { abilities as lifeline } from './lifeline/abilities.js';
import { abilities as pathfinder } from './pathfinder/abilities.js';
import { abilities as wraith } from './wraith/abilities.js';

/** APX-LEGEND-01: one tactical and one ultimate ability for each legend; one line for a legend. */
export const ABILITIES: readonly Ability[] = [
  ...gibraltar,
  ...bangalore,
  ...wraith,
  ...bloodhound,
  ...pathfinder,
  ...lifeline,
];
