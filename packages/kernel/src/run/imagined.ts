import type { Chance, Dice } from '../chance.js';
import type { Game } from '../game.js';
import { inOrder } from '../plain.js';
import type { Answer } from '../question.js';
import type { CardId, DeepReadonly, Msg, RuleId, Seat } from '../vocabulary.js';
import { determinize } from './determinize.js';
import { figuresOf, type OddsFigures, type OddsLimits, PAGE_LIMITS } from './odds-figures.js';
import type { World } from './world.js';

/**
 * A match at one moment as a seat may imagine it, to be sent to that seat: all
 * that odds are reckoned from, and nothing else. It is no checkpoint: how the
 * match came here is not in it, nor are the options, nor anything in an order
 * that somebody could read something from. A field that is added here has to
 * be filled in by `imagined`, from what the seat knows.
 */
export interface Imagined<S = unknown> {
  /** The state while the question is open, faces that the seat has not seen dealt anew; names in their order. */
  readonly state: S;
  /** The cards that were last shuffled together, each list in the order of names: those that lie face down may stand for each other. */
  readonly together: readonly (readonly CardId[])[];
}

const inOrderOf = (a: string | undefined, b: string | undefined): number => ((a ?? '') < (b ?? '') ? -1 : 1);

/** The cards of each shuffle. Their names decide the order, never how they lay. */
const groupsOf = (lastShuffle: ReadonlyMap<CardId, number>): CardId[][] => {
  const groups = new Map<number, CardId[]>();
  for (const [card, n] of lastShuffle) {
    const group = groups.get(n);
    if (group) group.push(card);
    else groups.set(n, [card]);
  }
  return [...groups.values()].map(cards => cards.sort(inOrderOf)).sort(([a], [b]) => inOrderOf(a, b));
};

/** The match as a seat may imagine it; `dice` decide how. Throws where no guess proves possible. */
export const imagined = <S, E extends { type: string }, V, O, R>(
  world: World<S, E, V, O, R>,
  seat: Seat,
  dice: Dice,
  chance: Chance,
): Imagined<S> => {
  const { state, lastShuffle } = determinize(world, seat, dice, chance);
  return { state: inOrder(state as S), together: groupsOf(lastShuffle) };
};

/** A question as its own seat has read it. */
export interface Asked {
  readonly seat: Seat;
  readonly rule: string;
  readonly ask: Msg;
}

/**
 * The odds of what a legal answer to a seat's open question would lead to, in
 * the match as it imagines it; undefined if the game gives none. Exact within
 * the limits, beyond them estimated. Slow: never in a table's queue.
 */
export const oddsIn = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  { state, together }: Imagined<S>,
  { seat, rule, ask }: Asked,
  a: Answer,
  limits: OddsLimits = PAGE_LIMITS,
): OddsFigures | undefined => {
  const shown = game.odds?.(state as DeepReadonly<S>, seat, { rule: rule as RuleId, ask }, a);
  if (!shown) return undefined;
  const lastShuffle = new Map(together.flatMap((cards, i) => cards.map(card => [card, i + 1] as const)));
  return figuresOf(game, { state: state as DeepReadonly<S>, lastShuffle }, shown, seat, limits);
};
