import type { Appliers } from '@potyczka/kernel';
import type { Event } from '../events.js';
import { forgetAll } from '../rules/memory.js';
import type { State } from '../state.js';
import { applyAttack } from './attack.js';
import { applyBattle } from './battle.js';
import { applyTurn } from './turn.js';
import { applyUnit } from './unit.js';

const plain: Appliers<State, Event> = {
  ...applyBattle,
  ...applyTurn,
  ...applyUnit,
  ...applyAttack,
};

type Applier = (s: State, e: Event) => void;

/** Whatever happens, what was remembered of the state is forgotten. */
export const apply = Object.fromEntries(
  Object.entries(plain).map(([type, change]) => [
    type,
    (s: State, e: Event) => {
      (change as Applier)(s, e);
      forgetAll(s);
    },
  ]),
) as Appliers<State, Event>;
