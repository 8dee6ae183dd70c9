import type { Game, Proc } from '@potyczka/kernel';
import { apply } from './apply/index.js';
import type { Event } from './events.js';
import { judgeOptions, type Options, options } from './options.js';
import { afterDeath } from './rules/deaths.js';
import { endScenario, type Result } from './rules/end.js';
import { heroesIn } from './rules/look.js';
import { nextFigure } from './rules/order.js';
import { latchBeforeFall } from './rules/outcome.js';
import { payCost } from './rules/perform.js';
import { registry } from './rules/registry.js';
import { endRound, selectCards } from './rules/round.js';
import { initial, prepare, seatsOf, setup } from './rules/setup.js';
import { beginTurn, heroStep } from './rules/turn.js';
import { VERBS } from './rules/verbs/index.js';
import type { State, T } from './state.js';
import { hidden, openView, type View, view } from './view/index.js';

registry.fill({ verbs: VERBS, payCost, afterDeath, beforeFall: latchBeforeFall });

/** A step is card selection, the choice of one half, a monster's turn, or the end of a round. */
function* step(t: T): Proc<Result | undefined> {
  switch (t.s.phase) {
    case 'setup':
      yield* prepare(t);
      return undefined;
    case 'cards':
      yield* selectCards(t);
      return undefined;
    case 'turns':
      yield* turnStep(t);
      return undefined;
    default:
      if (t.s.outcome !== null) return endScenario(t);
      t.emit({ type: 'round', n: t.s.round + 1 }, 'GLM-ROUND-01');
      return undefined;
  }
}

function* turnStep(t: T): Proc {
  const { turn } = t.s;
  if (turn !== null) {
    yield* heroStep(t, turn.of);
    return;
  }
  const next = heroesIn(t.s).length === 0 ? undefined : yield* nextFigure(t); // GLM-G59
  if (next === undefined) yield* endRound(t);
  else yield* beginTurn(t, next);
}

/** Gloomhaven: one scenario, from set-up to its end. Chapters of the rulebook are files of `rules/`, the box is `content/`. */
export const game: Game<State, Event, View, Options, Result> = {
  id: 'gloomhaven',
  rulesVersion: 12,
  options,
  judgeOptions,
  seats: seatsOf,
  initial,
  setup,
  step,
  shared: {
    options: 'whole',
    seats: 'whole',
    order: 'whole',
    land: 'whole',
    veils: 'whole',
    money: 'whole',
    figures: 'each',
    heroes: 'each',
    decks: 'each',
    drawn: 'whole',
    acted: 'whole',
    turn: 'whole',
    lasting: 'whole',
    goals: 'whole',
    infused: 'whole',
  },
  apply,
  hidden,
  view,
  openView,
};
