import { type Bot, sightOf } from '@potyczka/bots';
import type { Answer, Dice, Seat } from '@potyczka/kernel';
import { legalAnswers, type OneAsk, type World } from '@potyczka/kernel/run';
import { CLOCKS_UNTIL_AWAY } from '@potyczka/table';

/** Somebody who does not play to win, as bots may have to sit beside them. */
export const PEOPLE = ['harmless', 'moves', 'away'] as const;
export type Person = (typeof PEOPLE)[number];

/** Answers that are looked through for one that moves. */
const LISTED = 64;
/** What a choice of going somewhere is called in any of the games: run, move, a bottom half, a way to another place. */
const MOVES = /^(run|move|climb|travel)|\/bottom(\/basic)?$/;
/** A place on a board with squares or hexes. */
const PLACE = /^\d+(,\d+)*$/;

const harmless = (ask: OneAsk): Answer => legalAnswers(ask, 1)[0] as Answer;

const drawn = (answers: readonly Answer[], dice: Dice): Answer | undefined =>
  answers.length > 0 ? answers[dice.below(answers.length)] : undefined;

/** Goes wherever it can, and does nothing else. */
const moving = (ask: OneAsk, dice: Dice): Answer => {
  const legal = legalAnswers(ask, LISTED);
  const those = (wanted: RegExp) => legal.filter(a => typeof a === 'string' && wanted.test(a));
  return drawn(those(MOVES), dice) ?? drawn(those(PLACE), dice) ?? (legal[0] as Answer);
};

/** What somebody answers, one question after the other. */
export type Habit<S, E extends { type: string }, V, O, R> = (
  world: World<S, E, V, O, R>,
  ask: OneAsk,
) => Answer;

/**
 * As the table does it for somebody whose clock runs out: the harmless answer for the rest of the turn, and after so
 * many turns a bot in their place.
 */
const awayOnClock = <S, E extends { type: string }, V, O, R>(
  bot: Bot<S, R>,
  dice: Dice,
  iterations: number,
  turnsOf: (seat: Seat) => number,
): Habit<S, E, V, O, R> => {
  return (world, ask) =>
    turnsOf(ask.seat) <= CLOCKS_UNTIL_AWAY
      ? harmless(ask)
      : bot.answer(sightOf(world, ask.seat), dice, { iterations });
};

/** How a person answers; `standIn` plays for somebody who is away. */
export const habitOf = <S, E extends { type: string }, V, O, R>(
  person: Person,
  standIn: Bot<S, R>,
  dice: Dice,
  iterations: number,
  turnsOf: (seat: Seat) => number,
): Habit<S, E, V, O, R> => {
  switch (person) {
    case 'harmless':
      return (_, ask) => harmless(ask);
    case 'moves':
      return (_, ask) => moving(ask, dice);
    case 'away':
      return awayOnClock(standIn, dice, iterations, turnsOf);
  }
};
