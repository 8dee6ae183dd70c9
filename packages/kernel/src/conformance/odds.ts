import { chanceFrom, quickDice } from '../chance.js';
import { legalAnswers } from '../legal.js';
import type { Answer } from '../question.js';
import { determinize, ImpossibleGuess } from '../run/determinize.js';
import { type OddsFound, odds, TooManyPaths } from '../run/odds.js';
import { ReplayMismatch } from '../run/tail.js';
import type { World } from '../run/world.js';
import type { Seat } from '../vocabulary.js';
import { must } from './suite.js';

/** Answers of a question whose odds are looked at, and the paths that may be taken for each. */
const ANSWERS = 3;
const PATHS = 300;

/**
 * The odds that a game shows are chances, and blind: they are the same in a
 * world that the seat cannot tell from the true one.
 */
export const checkOdds = <S, E extends { type: string }, V, O, R>(
  w: World<S, E, V, O, R>,
  seat: Seat,
  salt: number,
): void => {
  const ask = w.askOf(seat);
  if (!w.game.odds || !ask) return;
  const answers = legalAnswers(ask, 64);
  const other = guessed(w, seat, salt);
  for (let i = 0; i < Math.min(ANSWERS, answers.length); i++) {
    const a = answers[(salt + i) % answers.length] as Answer;
    const here = oddsOf(w, seat, a);
    const there = other && oddsOf(other, seat, a);
    if (here) checkChances(here);
    if (!other) continue;
    must(
      (here === undefined) === (there === undefined),
      `${ask.spec.rule}: odds in one world, none in another`,
    );
    if (here && there)
      checkSame(here, there, `${ask.spec.rule}: the odds that ${seat} is shown hang on what it may not know`);
  }
};

const guessed = <S, E extends { type: string }, V, O, R>(
  w: World<S, E, V, O, R>,
  seat: Seat,
  salt: number,
): World<S, E, V, O, R> | undefined => {
  try {
    return determinize(w, seat, quickDice(salt), chanceFrom(quickDice(salt)));
  } catch (e) {
    if (e instanceof ImpossibleGuess || e instanceof ReplayMismatch) return undefined;
    throw e;
  }
};

const oddsOf = <S, E extends { type: string }, V, O, R>(
  w: World<S, E, V, O, R>,
  seat: Seat,
  a: Answer,
): OddsFound | 'too many' | undefined => {
  const ask = w.askOf(seat);
  const wanted = ask && w.game.odds?.(w.state, seat, { rule: ask.spec.rule, ask: ask.spec.ask }, a);
  if (!wanted) return undefined;
  try {
    return odds(w.game, w.state, w.lastShuffle, { ...wanted, who: seat, most: PATHS });
  } catch (e) {
    if (e instanceof TooManyPaths) return 'too many';
    throw e;
  }
};

const NEAR = 1e-9;

const checkChances = (found: OddsFound | 'too many'): void => {
  if (found === 'too many') return;
  const sum = [...found.chances.values()].reduce((a, b) => a + b, 0);
  must(Math.abs(sum - 1) < NEAR, `odds that come to ${sum}`);
};

const checkSame = (a: OddsFound | 'too many', b: OddsFound | 'too many', sentence: string): void => {
  if (a === 'too many' || b === 'too many') {
    must(a === b, sentence);
    return;
  }
  must(a.paths === b.paths && a.chances.size === b.chances.size, sentence);
  for (const [value, p] of a.chances) must(Math.abs(p - (b.chances.get(value) ?? 0)) < NEAR, sentence);
};
