import type { Game } from '@potyczka/kernel';
import { apply } from './apply/index.js';
import type { Event } from './events.js';
import { judgeOptions, type Options, options } from './options.js';
import type { Result } from './rules/end.js';
import { initial, seatsOf, setup } from './rules/setup.js';
import { turn } from './rules/turn.js';
import type { State } from './state.js';
import { hidden, openView, type View, view } from './view/index.js';

/** Adrenaline. The chapters of its rulebook are the files of `rules/`, its cards those of `content/`. */
export const game: Game<State, Event, View, Options, Result> = {
  id: 'adrenaline',
  rulesVersion: 3,
  options,
  judgeOptions,
  seats: seatsOf,
  initial,
  setup,
  step: turn,
  apply,
  hidden,
  view,
  openView,
};
