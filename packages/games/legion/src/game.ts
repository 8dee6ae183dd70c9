import type { Game, Proc } from '@potyczka/kernel';
import { apply } from './apply/index.js';
import { setUpBattle } from './battle/objectives.js';
import { CARD_TEXTS } from './cards/index.js';
import { MARKED } from './cards/marks.js';
import { barred } from './cards/odd/hands.js';
import type { Event } from './events.js';
import { PLAYED } from './keywords/index.js';
import { assetTokens } from './keywords/tokens/asset.js';
import { baneTokens } from './keywords/tokens/bane.js';
import { graffitiTokens } from './keywords/tokens/graffiti.js';
import { shieldTokens } from './keywords/tokens/shields.js';
import { smokeTokens } from './keywords/tokens/smoke.js';
import { chancesOf, oddsOf } from './odds.js';
import { judgeOptions, type Options, options } from './options.js';
import { actions, activate, attackStep, turn } from './rules/activation.js';
import { commandPhase, ordersPhase } from './rules/command.js';
import { deploy } from './rules/deploy.js';
import { endPhase, judgeDefeat, type Result } from './rules/end.js';
import { registry } from './rules/registry.js';
import { chooseColours, chooseEdge, chooseHands, initial, layOut, seatsOf, veto } from './rules/setup.js';
import type { Now, State, T } from './state.js';
import { hidden, openView, type View, view } from './view/index.js';

// Every keyword, every text of a card, and what tokens on the table do, whoever put them there.
registry.fill({
  keywords: PLAYED,
  cards: CARD_TEXTS,
  always: [...MARKED, barred, smokeTokens, assetTokens, graffitiTokens, baneTokens, shieldTokens],
});

type BattleStep = (t: T) => Proc<unknown>;

/** What is played at each point of a battle (LEG-PROC). */
const STEPS: Readonly<Record<Exclude<Now, 'over' | 'round'>, BattleStep>> = {
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
  rulesVersion: 14,
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
