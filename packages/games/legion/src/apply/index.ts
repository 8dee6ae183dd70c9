import { type Appliers, renewing } from '@potyczka/kernel';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { applyAttack } from './attack.js';
import { applyBattle } from './battle.js';
import { applyTurn } from './turn.js';
import { applyUnit } from './unit.js';

const all: Appliers<State, Event> = {
  ...applyBattle,
  ...applyTurn,
  ...applyUnit,
  ...applyAttack,
};

/** Whatever happens, what was remembered of the state is forgotten. */
export const apply = renewing(all);
