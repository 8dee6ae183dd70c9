import { areas } from './rules/areas.js';
import { damage, marks } from './rules/damage.js';
import { end, endDetails, frenzy, frenzyDetails } from './rules/ending.js';
import { moreExamples } from './rules/examples-more.js';
import { weaponExamples } from './rules/examples-weapons.js';
import { general } from './rules/general.js';
import { powerUpDetails, powerUps } from './rules/power-ups.js';
import type { Rule } from './rules/rule.js';
import { scoring, scoringDetails } from './rules/scoring.js';
import { arenaRules, setup, setupDetails, spawning, spawningDetails } from './rules/setup.js';
import { sight } from './rules/sight.js';
import { adrenalineRules, ammo, costs, grab, reload, run, shoot, turn, turnDetails } from './rules/turn.js';
import { domination, terminator, turrets } from './rules/variants.js';
import * as blue from './rules/weapons-blue.js';
import * as red from './rules/weapons-red.js';
import * as yellow from './rules/weapons-yellow.js';

export { areas };

const chapters: readonly (readonly Rule[])[] = [
  setup,
  setupDetails,
  arenaRules,
  spawning,
  spawningDetails,
  turn,
  turnDetails,
  run,
  grab,
  ammo,
  shoot,
  reload,
  costs,
  adrenalineRules,
  sight,
  general,
  damage,
  marks,
  scoring,
  scoringDetails,
  frenzy,
  frenzyDetails,
  end,
  endDetails,
  powerUps,
  powerUpDetails,
  ...Object.values(blue),
  ...Object.values(red),
  ...Object.values(yellow),
  weaponExamples,
  moreExamples,
  terminator,
  domination,
  turrets,
];

const order = Object.keys(areas);

/** Every rule of Adrenaline's ledger, in our own words, in the order of the areas. */
export const rules: readonly Rule[] = chapters
  .flat()
  .sort((a, b) => order.indexOf(a.area) - order.indexOf(b.area));
