import { answered } from './asked.js';
import type { Chance } from './chance.js';
import type { Watch } from './engine.js';
import { facesOf, newlySeen } from './faces.js';
import type { Pile } from './game.js';
import { legalAnswers } from './legal.js';
import { namesCard } from './plain.js';
import type { Answer, AnyAsk, Proc } from './question.js';
import type { Seat } from './vocabulary.js';

/** Thrown on a scratch copy where something new would come to light. */
class NewFact extends Error {}

const stop = (): never => {
  throw new NewFact();
};

/** The chance of a scratch copy: nobody can know it, so trying ends here. */
export const NO_CHANCE: Chance = { roll: stop, shuffle: stop };

/** Watches a scratch copy and ends the try at the first face that somebody newly sees. */
export const stopAtNewFace = (hidden: readonly Pile[]): Watch<unknown> => {
  let seen = facesOf(hidden);
  return {
    event: (e, _, now) => {
      if (!namesCard(e)) return;
      const faces = facesOf(now.hidden());
      if (newlySeen(seen, faces)) stop();
      seen = faces;
    },
    chance: () => {},
    step: () => {},
  };
};

/** At one question: which of its legal answers is tried, out of how many. */
interface Turn {
  at: number;
  readonly of: number;
}

/**
 * Whether a procedure can be played to its end, or to the first new fact.
 * `start` begins it on a fresh copy; every path of answers is tried until one
 * gets through.
 */
export const canFinish = (start: () => Proc<unknown>): boolean => {
  const path: Turn[] = [];
  do {
    if (getsThrough(start(), path)) return true;
  } while (turnToNext(path));
  return false;
};

const getsThrough = (proc: Proc<unknown>, path: Turn[]): boolean => {
  try {
    return follow(proc, path);
  } catch (e) {
    if (e instanceof NewFact) return true;
    throw e;
  }
};

/** Turns the last question that has an untried answer to it; false if all have been tried. */
const turnToNext = (path: Turn[]): boolean => {
  for (;;) {
    const last = path.at(-1);
    if (!last) return false;
    last.at++;
    if (last.at < last.of) return true;
    path.pop();
  }
};

/** Plays a procedure along a path of answers and on with first answers; false at a dead end. */
const follow = (play: Proc<unknown>, path: Turn[]): boolean => {
  let value: unknown;
  let asker: Seat | undefined;
  for (let depth = 0; ; depth++) {
    const next = play.next(value);
    if (next.done) return true;
    const ask = next.value as AnyAsk;
    if (ask.kind === 'all') return true;
    asker ??= ask.seat;
    if (ask.seat !== asker) return true;
    const answers = legalAnswers(ask);
    if (answers.length === 0) return false;
    const turn = path[depth] ?? { at: 0, of: answers.length };
    path[depth] = turn;
    value = answered(ask, answers[turn.at] as Answer);
  }
};
