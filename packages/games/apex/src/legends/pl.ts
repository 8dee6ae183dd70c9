import { pl as bangalore } from './bangalore/pl.js';
import { pl as bloodhound } from './bloodhound/pl.js';
import { pl as gibraltar } from './gibraltar/pl.js';
import { pl as lifeline } from './lifeline/pl.js';
import { pl as pathfinder } from './pathfinder/pl.js';
import { joined } from './words.js';
import { pl as wraith } from './wraith/pl.js';

/** The words of each legend: one line for a legend. */
export const legendWords = joined({
  GB: gibraltar,
  BL: bangalore,
  WR: wraith,
  BH: bloodhound,
  PF: pathfinder,
  LL: lifeline,
});
