import type { Game, Proc } from '@potyczka/kernel';
import { ALL_THAT_ACTS } from './all-that-acts.js';
import { setUpBattle } from './battle/objectives.js';
import { apply, type Event } from './events.js';
import { chancesOf, oddsOf } from './odds.js';
import { judgeOptions, type Options, options } from './options.js';
import { fillRegistry } from './registry.js';
import { actions, activate, attackStep, turn } from './rules/activation.js';
import { commandPhase, ordersPhase } from './rules/command.js';
import { deploy } from './rules/deploy.js';
import { endPhase, judgeDefeat, type Result } from './rules/end.js';
import { chooseColours, chooseEdge, chooseHands, initial, layOut, seatsOf, veto } from './rules/setup.js';
import type { Now, State, T } from './state.js';
import { hidden, openView, type View, view } from './view.js';

fillRegistry(ALL_THAT_ACTS);

type Step = (t: T) => Proc<unknown>;

/** What is played at each point of a battle (LEG-PROC). */
const STEPS: Readonly<Record<Exclude<Now, 'over' | 'round'>, Step>> = {
  hands: chooseHands,
  colours: chooseColours,
  edge: chooseEdge,
  reveal: layOut,
  veto,
  objective: setUpBattle,
  deploy,
  command: commandPhase,
  orders: ordersPhase,
  turn,
  activate,
  actions,
  attack: attackStep,
  end: endPhase,
};

/** One step: as little as the state allows, so that a position is quickly saved and tried. */
function* step(t: T): Proc<Result | undefined> {
  const { now } = t.s;
  if (now === 'over' || now === 'round') return undefined;
  const result = yield* STEPS[now](t);
  return (result as Result | undefined) ?? judgeDefeat(t);
}

function* setup(): Proc {}

/** Star Wars: Legion. The chapters of its rulebook are the files of `rules/`, keywords those of `keywords/`. */
export const game: Game<State, Event, View, Options, Result> = {
  id: 'legion',
  rulesVersion: 7,
  shared: { ground: 'whole', cards: 'whole', units: 'each' },
  options,
  judgeOptions,
  seats: seatsOf,
  initial,
  setup,
  step,
  apply,
  hidden,
  view,
  openView,
  odds: (s, _, question, answer) => oddsOf(s, question, answer),
  chances: chancesOf,
};

export type { Event } from './events.js';
export {
  isEngaged,
  rangeBetween,
  rangeFromLeader,
  sees,
  terrainCover,
  touching,
} from './ground.js';
export { newUnit } from './muster.js';
export { attackKey } from './odds.js';
export type { Options } from './options.js';
export { coverOf } from './rules/attack/defence.js';
export { uselessDice } from './rules/attack/roll.js';
export type { Result } from './rules/end.js';
export { leaderFor } from './rules/move.js';

export type { State } from './state.js';
export type { View } from './view.js';
