import { type Answer, type Game, quickDice, type Seat } from '@potyczka/kernel';
import {
  type Entry,
  hashOf,
  legalAnswers,
  type MatchRecord,
  Run,
  repeat,
  replay,
} from '@potyczka/kernel/run';
import type { Hints } from '../bot.js';
import { sightOf } from '../sight.js';
import { type Effort, type Judged, judged } from './judge.js';

/** A decision of a match, and how it is judged. */
export interface JudgedEntry extends Judged {
  readonly n: number;
}

/** How far it is; with a decision that has just been judged. */
export interface Judging {
  readonly done: number;
  readonly of: number;
  readonly found?: JudgedEntry;
}

export interface Wanted {
  /** Whose decisions; all without it. */
  readonly seats?: readonly Seat[];
  /** Only these entries. */
  readonly entries?: readonly number[];
  effortFor(left: number): Effort;
  /** Leaves a decision out, where time is short; given how many are done, and of how many. */
  isLeftOut?(done: number, of: number): boolean;
}

type Given = Extract<Entry, { readonly q: number }>;

const answerOf = (e: Given): Answer => ('path' in e ? (e.path[0] as Answer) : e.a);

/**
 * Judges the decisions of a match that is over, one after the other, each from
 * what its seat knew then; those that were taken back are none. A match that
 * is not over is refused: whoever plays it may not know.
 */
export function* judgedMatch<S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  hints: Hints<S, R>,
  record: MatchRecord,
  { seats: whose, entries: only, effortFor, isLeftOut }: Wanted,
): Generator<Judging, void> {
  const again = replay(game, record);
  if (!again.ok) throw new Error(again.problem);
  const over = again.run;
  if (over.result === undefined) throw new NotOver('the match is not over');
  const isWanted = (e: Entry): e is Given =>
    'q' in e &&
    e.by !== 'forced' &&
    over.stands(e.n) &&
    (!whose || whose.includes(e.seat)) &&
    (!only || only.includes(e.n));
  const of = record.entries.filter(isWanted).length;
  const seats = game.seats(over.options);
  const run = new Run(game, over.options, over.source);
  let done = 0;
  for (const e of record.entries) {
    if (isWanted(e)) {
      done++;
      const ask = run.now.askOf(e.seat);
      const isChoice = ask !== undefined && (ask.kind === 'place' || legalAnswers(ask, 2).length > 1);
      const found =
        isChoice && !isLeftOut?.(done, of)
          ? judged(sightOf(run.now, e.seat) as never, hints, answerOf(e), {
              seats,
              dice: quickDice(diceOf(e.n)),
              effort: effortFor(of - done + 1),
            })
          : undefined;
      yield { done, of, ...(found && { found: { n: e.n, ...found } }) };
    }
    repeat(run, e);
  }
}

/** A match that runs is judged for nobody. */
export class NotOver extends Error {}

/** The same dice for the same decision, whoever looks at it. */
const diceOf = (n: number): number => Number.parseInt(hashOf(['judge', n]).slice(0, 7), 16);

/** The decisions that cost most, surest first: at most three, none of which it is too close to call. */
export const decidingIn = (all: readonly JudgedEntry[]): readonly JudgedEntry[] =>
  all
    .filter(({ verdict }) => verdict === 'worse' || verdict === 'blunder')
    .toSorted((a, b) => b.lead.low - a.lead.low)
    .slice(0, 3);
