import type { RuleText } from '@potyczka/kernel/register';
import { areas } from './areas.js';
import { adv, aoe, atk, push } from './attacks.js';
import { dmg, exh, loot, summ, xp } from './characters.js';
import { card, char, comp, item } from './components.js';
import { cond, curse, elem, heal, retal, shield } from './conditions.js';
import { end } from './endings.js';
import { mabil, mod, mstat } from './monster-cards.js';
import { boss, mon } from './monsters.js';
import { init, jump, move, rest, round, turn } from './rounds.js';
import { setup, tile } from './setup.js';

export { areas };

/** The rules of a scenario in our own words; worked examples are in the tests. */
export const ruleTexts: readonly RuleText[] = [
  ...comp,
  ...char,
  ...card,
  ...item,
  ...mstat,
  ...mabil,
  ...mod,
  ...setup,
  ...tile,
  ...round,
  ...rest,
  ...init,
  ...turn,
  ...move,
  ...jump,
  ...atk,
  ...adv,
  ...aoe,
  ...push,
  ...cond,
  ...curse,
  ...elem,
  ...shield,
  ...retal,
  ...heal,
  ...summ,
  ...loot,
  ...xp,
  ...dmg,
  ...exh,
  ...mon,
  ...boss,
  ...end,
];
