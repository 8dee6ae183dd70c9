import { type Answer, type Dice, quickDice, type Seat } from '@potyczka/kernel';
import { judgeAnswer } from '@potyczka/kernel/run';
import { keyOf, legalOf } from '../answers.js';
import type { BotSight, Budget, Hints } from '../bot.js';
import { contestOf, ranked } from '../contest.js';
import { tryGuess } from '../guess.js';
import { makeBot } from '../make.js';
import { Mind } from '../thought.js';
import { playedOut } from './play-out.js';
import { type Between, leadOf, shareOf } from './shares.js';

/** An answer, and what quick players made of it in so many guessed worlds. */
export interface Considered {
  readonly answer: Answer;
  readonly isPlayed: boolean;
  /** What the strong player would answer. */
  readonly isStrong: boolean;
  /** The chance of winning. */
  readonly share: Between;
}

/** How an answer stands beside that of the strong player; `close`: too close to call. */
export type JudgedAs = 'same' | 'close' | 'worse' | 'blunder' | 'better';

/** An answer that was given, judged from what its seat knew then. */
export interface Judged {
  readonly seat: Seat;
  readonly rule: string;
  readonly verdict: JudgedAs;
  /** By how much the strong player's answer is ahead. */
  readonly lead: Between;
  /** The most promising first; what was played is among them. */
  readonly considered: readonly Considered[];
  /** The chance of each seat after what was played. */
  readonly shares: readonly number[];
  /** Guessed worlds that were played to the end. */
  readonly tries: number;
}

/** How much is done for one decision. */
export interface Effort {
  /** What the strong player may think, by number: the same on every machine. */
  readonly thought: number;
  /** Guessed worlds that are played to the end. */
  readonly tries: number;
  /** Answers besides the one that was played and the strong player's. */
  readonly others: number;
  /** Ends it sooner: asked after each world, given how many there have been. */
  isEnough?(tries: number): boolean;
}

const SEEDS = 2 ** 30;
/** Tries of each candidate by which the others are chosen. */
const LOOKS = 2;
/** A lead of this much is a blunder. */
const BLUNDER = 0.1;
/** Guesses in a row that do not fit before it is given up. */
const MISSES = 20;

const NO_LEAD: Between = { mean: 0, low: 0, high: 0 };

type AnySight<S, R> = BotSight<S, { type: string }, unknown, unknown, R>;

/** Further answers worth a look, the most promising first. */
const othersAt = <S, R>(
  sight: AnySight<S, R>,
  hints: Hints<S, R>,
  dice: Dice,
  { most, known }: { readonly most: number; readonly known: ReadonlySet<string> },
): Answer[] => {
  const contest = most > 0 ? contestOf(sight, hints, dice) : undefined;
  if (!contest) return [];
  const { mind, candidates, attempt } = contest;
  for (let look = 0; look < LOOKS; look++) {
    const world = tryGuess(sight, dice);
    if (!world) return [];
    const seed = dice.below(SEEDS);
    for (const each of candidates) {
      each.sum += attempt(mind.fork(world, quickDice(seed)), each);
      each.tries++;
    }
  }
  const answers = ranked(candidates).map(each => each.answer);
  return legalOf(sight.ask, answers)
    .filter(a => !known.has(keyOf(a)))
    .slice(0, most);
};

/** What some answers come to in the same guessed worlds with the same dice: by answer, then by world, then by seat. */
const triedIn = <S, R>(
  sight: AnySight<S, R>,
  hints: Hints<S, R>,
  answers: readonly Answer[],
  { seats, dice, effort }: { readonly seats: readonly Seat[]; readonly dice: Dice; readonly effort: Effort },
): number[][][] => {
  const found: number[][][] = answers.map(() => []);
  const mind = new Mind(hints, dice);
  let misses = 0;
  for (let n = 0; n < effort.tries && misses < MISSES; ) {
    const guess = tryGuess(sight, dice);
    const seed = dice.below(SEEDS);
    const ends = guess
      ? answers.map(answer => {
          const world = mind.fork(guess, quickDice(seed));
          const ask = world.askOf(sight.who);
          if (!ask || judgeAnswer(ask, answer)) return undefined;
          mind.give(world, sight.who, answer);
          return playedOut(world, hints, seats, quickDice(seed + 1));
        })
      : [undefined];
    if (ends.some(end => end === undefined)) {
      misses++;
      continue;
    }
    misses = 0;
    for (const [i, end] of ends.entries()) found[i]?.push(end as number[]);
    n++;
    if (effort.isEnough?.(n)) break;
  }
  return found;
};

const meanOf = (rows: readonly (readonly number[])[], at: number): number =>
  rows.reduce((sum, row) => sum + (row[at] as number), 0) / Math.max(1, rows.length);

const verdictOf = (isSame: boolean, lead: Between): JudgedAs => {
  if (isSame) return 'same';
  if (lead.high < 0) return 'better';
  if (lead.low <= 0) return 'close';
  return lead.mean >= BLUNDER ? 'blunder' : 'worse';
};

/**
 * Judges an answer beside that of a strong player. All of it follows from what
 * the seat knew and from the dice: two deals that it cannot tell apart are
 * judged alike. Nothing where no guess fits what happened.
 */
export const judged = <S, R>(
  sight: AnySight<S, R>,
  hints: Hints<S, R>,
  played: Answer,
  { seats, dice, effort }: { readonly seats: readonly Seat[]; readonly dice: Dice; readonly effort: Effort },
): Judged | undefined => {
  const budget: Budget = { iterations: effort.thought };
  const strong = makeBot('search', hints).answer(sight, dice, budget);
  const isSame = keyOf(strong) === keyOf(played);
  const first = isSame ? [played] : [played, strong];
  const others = othersAt(sight, hints, dice, { most: effort.others, known: new Set(first.map(keyOf)) });
  const answers = [...first, ...others];
  const ends = triedIn(sight, hints, answers, { seats, dice, effort });
  const own = seats.indexOf(sight.who);
  const [mine = []] = ends;
  const tries = mine.length;
  if (tries === 0) return undefined;
  const won = ends.map(rows => rows.map(row => row[own] as number));
  const lead = isSame ? NO_LEAD : leadOf(won[1] as number[], won[0] as number[]);
  const considered = answers
    .map((answer, i) => ({
      answer,
      isPlayed: i === 0,
      isStrong: isSame ? i === 0 : i === 1,
      share: shareOf(won[i] as number[]),
    }))
    .sort((a, b) => b.share.mean - a.share.mean || Number(b.isStrong) - Number(a.isStrong));
  return {
    seat: sight.who,
    rule: sight.ask.spec.rule,
    verdict: verdictOf(isSame, lead),
    lead,
    considered,
    shares: seats.map((_, i) => meanOf(mine, i)),
    tries,
  };
};
