import type { Game } from '@potyczka/kernel';
import { apply, SHARED } from './apply/index.js';
import { allAbilities } from './content/abilities/index.js';
import type { Event } from './events.js';
import { ABILITIES } from './legends/abilities.js';
import { judgeOptions, type Options, options, seatsOf } from './options.js';
import type { Result } from './rules/end.js';
import { initial, setup } from './rules/setup.js';
import { step } from './rules/step.js';
import type { State } from './state.js';
import { hidden, openView, type View, view } from './view/index.js';

allAbilities.fill(ABILITIES);

/** Apex Legends: The Board Game. The chapters of its rulebook are the files of `rules/`, its cards those of `content/`. */
export const game: Game<State, Event, View, Options, Result> = {
  id: 'apex',
  rulesVersion: 7,
  options,
  judgeOptions,
  seats: seatsOf,
  initial,
  setup,
  step,
  apply,
  shared: SHARED,
  hidden,
  view,
  openView,
};
