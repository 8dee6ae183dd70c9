import type { UnitCard } from '../cards.js';
import { empire } from './empire.js';
import { empireHeroes } from './empire-heroes.js';
import { empireSupport } from './empire-support.js';
import { mercenary } from './mercenary.js';
import { mercenaryHeroes } from './mercenary-heroes.js';
import { rebels } from './rebels.js';
import { rebelsHeroes } from './rebels-heroes.js';
import { republic } from './republic.js';
import { republicHeroes } from './republic-heroes.js';
import { separatists } from './separatists.js';
import { separatistsHeroes } from './separatists-heroes.js';

export const UNITS: readonly UnitCard[] = [
  ...rebelsHeroes,
  ...rebels,
  ...empireHeroes,
  ...empire,
  ...empireSupport,
  ...republicHeroes,
  ...republic,
  ...separatistsHeroes,
  ...separatists,
  ...mercenaryHeroes,
  ...mercenary,
];
