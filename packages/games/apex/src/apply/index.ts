import type { Appliers } from '@potyczka/kernel';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { automas } from './automas.js';
import { loot } from './loot.js';
import { points } from './points.js';
import { drop, setup } from './setup.js';
import { shooting } from './shooting.js';
import { turns } from './turns.js';

export { SHARED } from './change.js';

/** How each event changes the state: the only place where it changes. */
export const apply: Appliers<State, Event> = {
  ...setup,
  ...drop,
  ...loot,
  ...turns,
  ...shooting,
  ...points,
  ...automas,
};
