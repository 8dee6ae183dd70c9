import { areas } from './areas.js';
import { damage, marks } from './damage.js';
import { end, endDetails, frenzy, frenzyDetails } from './ending.js';
import { moreExamples } from './examples-more.js';
import { weaponExamples } from './examples-weapons.js';
import { general } from './general.js';
import { powerUpDetails, powerUps } from './power-ups.js';
import type { Rule } from './rule.js';
import { scoring, scoringDetails } from './scoring.js';
import { arenaRules, setup, setupDetails, spawning, spawningDetails } from './setup.js';
import { sight } from './sight.js';
import { adrenalineRules, ammo, costs, grab, reload, run, shoot, turn, turnDetails } from './turn.js';
import { domination, terminator, turrets } from './variants.js';
import * as blue from './weapons-blue.js';
import * as red from './weapons-red.js';
import * as yellow from './weapons-yellow.js';

export { type More, positionView } from './position.js';
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
export const ruleTexts: readonly Rule[] = chapters
  .flat()
  .sort((a, b) => order.indexOf(a.area) - order.indexOf(b.area));
