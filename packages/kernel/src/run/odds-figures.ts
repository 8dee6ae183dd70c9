import { chanceFrom, quickDice } from '../chance.js';
import type { Game } from '../game.js';
import type { OddsShown } from '../odds.js';
import type { CardId, DeepReadonly, Msg, Seat } from '../vocabulary.js';
import { dealtAnew } from './determinize.js';
import { answerAll, type OddsFound, type OddsWanted, odds, Tally, TooManyPaths } from './odds.js';
import { World } from './world.js';

/** How far odds go before they are estimated, and from how many random plays. */
export interface OddsLimits {
  readonly paths: number;
  readonly plays: number;
}

/** What a page is given: a second on a slow machine at most. */
export const PAGE_LIMITS: OddsLimits = { paths: 5_000, plays: 2_000 };

/** Odds for a page to show: plain data. */
export interface OddsFigures {
  readonly what: Msg;
  readonly assumes: readonly Msg[];
  /** Whether they are exact; if not, they were estimated from random plays. */
  readonly exact: boolean;
  /** Each value with its chance: numbers first and in order, then texts in order. */
  readonly values: readonly OddsValue[];
  /** What the marked values have in common, if any can be marked. */
  readonly marked?: Msg;
  /** The mean, where every value is a number. */
  readonly mean?: number;
  /** What else is counted, each as its mean. */
  readonly besides?: readonly { readonly what: Msg; readonly mean: number }[];
}

/** A value that something may come to, and how likely that is. */
export interface OddsValue {
  readonly value: string | number;
  readonly p: number;
  readonly say?: Msg;
  /** It stands out: it kills, or wins. */
  readonly isMarked?: true;
}

/** Odds estimated from random plays, the same for the same state; faces that `who` has not seen are dealt anew for each. */
export const about = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  state: DeepReadonly<S>,
  lastShuffle: ReadonlyMap<CardId, number>,
  wanted: OddsWanted<S, E> & { readonly plays: number },
): OddsFound => {
  const { legs, plays, who } = wanted;
  const whole: Game<S, E, V, O, R> = {
    ...game,
    *step(t) {
      for (const leg of legs) yield* leg(t);
      return 'end' as R;
    },
  };
  const shuffles = Math.max(0, ...lastShuffle.values());
  const snapshot = { at: 'step', state: state as S, lastShuffle, shuffles } as const;
  const dice = quickDice(plays);
  const tally = new Tally(wanted);
  for (let i = 0; i < plays; i++) {
    const world = new World(whole, undefined as O, dealtAnew(game, snapshot, who, dice), chanceFrom(dice));
    answerAll(world, wanted);
    tally.add(world.state, 1 / plays);
  }
  return { chances: tally.chances, besides: tally.besides, paths: plays, widest: 1 };
};

const inOrder = (a: OddsValue, b: OddsValue): number => {
  if (typeof a.value === 'number' && typeof b.value === 'number') return a.value - b.value;
  if (typeof a.value !== typeof b.value) return typeof a.value === 'number' ? -1 : 1;
  return a.value < b.value ? -1 : 1;
};

/** Odds from a state, as a page shows them: exact within the limits, beyond them estimated. */
export const figuresOf = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  at: { readonly state: DeepReadonly<S>; readonly lastShuffle: ReadonlyMap<CardId, number> },
  shown: OddsShown<S, E>,
  who: Seat,
  limits: OddsLimits,
): OddsFigures => {
  const { state, lastShuffle } = at;
  const wanted = { ...shown, who, most: limits.paths };
  const found = exactly(() => odds(game, state, lastShuffle, wanted));
  const { chances, besides } = found ?? about(game, state, lastShuffle, { ...wanted, plays: limits.plays });
  const values = [...chances].map(([value, p]): OddsValue => {
    const say = shown.say?.(value);
    const isMarked = shown.marks?.when(value) ?? false;
    return { value, p, ...(say && { say }), ...(isMarked && { isMarked }) };
  });
  const mean = values.reduce((sum, { value, p }) => sum + Number(value) * p, 0);
  return {
    what: shown.what,
    assumes: shown.assumes ?? [],
    exact: found !== undefined,
    values: values.sort(inOrder),
    ...(shown.marks && { marked: shown.marks.what }),
    ...(values.every(v => typeof v.value === 'number') && { mean }),
    ...(shown.besides && {
      besides: shown.besides.map(({ what }, i) => ({ what, mean: besides[i] ?? 0 })),
    }),
  };
};

const exactly = (reckon: () => OddsFound): OddsFound | undefined => {
  try {
    return reckon();
  } catch (e) {
    if (e instanceof TooManyPaths) return undefined;
    throw e;
  }
};
