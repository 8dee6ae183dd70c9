import type { Game } from '../game.js';
import { type Chances, luckOf } from '../odds.js';
import { matchOptions } from '../options.js';
import { copy } from '../plain.js';
import type { CardId, DeepReadonly, Msg, Seat } from '../vocabulary.js';
import { figuresOf, type OddsFigures, type OddsLimits, PAGE_LIMITS } from './odds-figures.js';
import { type MatchRecord, sourceOf } from './record.js';
import { repeat } from './replay.js';
import { Run } from './run.js';
import { isSeed } from './seal.js';

/** Something that chance has decided in a match: how likely each result was, and which one came. */
export interface Stroke extends OddsFigures {
  /** The entry of the record with which it happened. */
  readonly n: number;
  /** Whose luck it was if much came of it. */
  readonly seat: Seat;
  /** What was decided, as an attack of one unit on another. */
  readonly name: Msg;
  readonly came: string | number;
  /** How likely less was, with half of what is as much: 0.5 is neither luck nor the lack of it. */
  readonly luck: number;
}

/** A stroke that has begun: the state before its dice, and what came of it once it is over. */
interface Begun<S, E extends { type: string }> {
  readonly n: number;
  readonly state: S;
  readonly lastShuffle: ReadonlyMap<CardId, number>;
  readonly chances: Chances<S, E>;
  came?: string | number;
}

/** Every moment of a match at which its game says that chance is about to decide. */
const strokesIn = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  record: MatchRecord,
): Begun<S, E>[] | undefined => {
  const read = matchOptions(game, record.options);
  if (!read.ok || !isSeed(record.seed) || record.rulesVersion !== game.rulesVersion) return undefined;
  const begun: Begun<S, E>[] = [];
  let run: Run<S, E, V, O, R> | undefined;
  let n = 0;
  const watch = (s: S, e: E): void => {
    // Worlds that are only tried, and those that are built again, count for nothing.
    if (run === undefined || run.now.state !== (s as unknown) || n === 0) return;
    const last = begun.at(-1);
    if (last && last.came === undefined && last.chances.isOver(s as DeepReadonly<S>))
      last.came = last.chances.value(s as DeepReadonly<S>);
    const chances = game.chances?.(s as DeepReadonly<S>, e);
    if (chances) begun.push({ n, state: copy(s) as S, lastShuffle: run.now.lastShuffle, chances });
  };
  const appliers = Object.entries(game.apply) as [string, (s: S, e: E) => void][];
  const watched = {
    ...game,
    apply: Object.fromEntries(
      appliers.map(([type, apply]) => [
        type,
        (s: S, e: E): void => {
          apply(s, e);
          watch(s, e);
        },
      ]),
    ) as unknown as typeof game.apply,
  };
  run = new Run(watched, read.options, sourceOf(record, record.seed));
  for (const e of record.entries) {
    n = 'undo' in e || 'retract' in e ? 0 : e.n;
    if (!repeat(run, e).ok) return undefined;
  }
  return begun.filter(b => b.came !== undefined && run?.stands(b.n));
};

/**
 * The luck in a finished match, stroke by stroke; undefined if its record cannot be played again. What a stroke
 * might have come to is reckoned as it was when its dice lay on the table. Slow; `onStroke` hears how far it is.
 */
export const luckIn = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  record: MatchRecord,
  limits: OddsLimits = PAGE_LIMITS,
  onStroke?: (share: number) => void,
): Stroke[] | undefined => {
  const strokes = strokesIn(game, record);
  return strokes?.map(({ n, state, lastShuffle, chances, came = 0 }, i) => {
    const { seat, name } = chances;
    const figures = figuresOf(game, { state: state as DeepReadonly<S>, lastShuffle }, chances, seat, limits);
    onStroke?.((i + 1) / strokes.length);
    return { ...figures, n, seat, name, came, luck: luckOf(figures.values, came) };
  });
};
