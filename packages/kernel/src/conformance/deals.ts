import { chanceFrom, quickDice } from '../chance.js';
import { ImpossibleGuess } from '../run/determinize.js';
import { imagined } from '../run/imagined.js';
import { ReplayMismatch } from '../run/tail.js';
import type { World } from '../run/world.js';
import type { Who } from '../vocabulary.js';
import { type Case, must, type Tally } from './suite.js';
import { FirstDeal, type Moments, Parted, playTwo, shownNow } from './two-deals.js';

/** Answers of the matches that are compared. */
const LONGEST = 90;
/** At one moment of so many it is compared what the viewer may imagine. */
const APART = 6;
/** Deals of the second match that are tried. */
const TRIES = 8;

/** What is told apart is told apart by its bytes: the order of names tells as well. */
const sameBytes = (a: unknown, b: unknown, sentence: string): void => {
  const [here, there] = [JSON.stringify(a) ?? '', JSON.stringify(b) ?? ''];
  must(here === there, () => {
    let i = 0;
    while (here[i] === there[i]) i++;
    const part = (text: string): string => text.slice(Math.max(0, i - 120), i + 120);
    return `${sentence}:\n…${part(here)}…\n…${part(there)}…`;
  });
};

/**
 * What a seat may imagine, by the same dice in both matches; nothing where no guess proves possible. For games
 * whose secrets outlive the match nothing is imagined anywhere, unless they reckon odds.
 */
const imaginedIn = <S, E extends { type: string }, V, O, R>(
  w: World<S, E, V, O, R>,
  who: Who,
  n: number,
): unknown => {
  if (who === 'spectator' || (w.game.staysHidden && !w.game.odds)) return undefined;
  try {
    return imagined(w, who, quickDice(n), chanceFrom(quickDice(n)));
  } catch (e) {
    if (e instanceof ImpossibleGuess || e instanceof ReplayMismatch) return undefined;
    throw e;
  }
};

const compare = <S, E extends { type: string }, V, O, R>(
  { n, one, two, told }: Moments<S, E, V, O, R>,
  who: Who,
): void => {
  const when = `in two deals after ${n} answers`;
  sameBytes(told[0], told[1], `${who} was told different things ${when}`);
  sameBytes(shownNow(one, who), shownNow(two, who), `${who} could tell apart ${when} what it is shown`);
  if (n % APART === 0)
    sameBytes(
      imaginedIn(one, who, n),
      imaginedIn(two, who, n),
      `what ${who} imagines ${when} hangs on what it may not know`,
    );
};

/** Two deals for a viewer up to an answer: with how many cards elsewhere; undefined where no second one was found. */
const tryTwo = <S, E extends { type: string }, V, O, R>(
  first: FirstDeal<S, E, V, O, R>,
  who: Who,
  until: number,
  tally: Tally,
): number | undefined => {
  for (let seed = 1; seed <= TRIES; seed++) {
    let moments = 0;
    const at = (m: Moments<S, E, V, O, R>): void => {
      moments++;
      compare(m, who);
    };
    try {
      const { differ } = playTwo(first, { who, until, seed, at });
      tally.moments += moments;
      return differ;
    } catch (e) {
      if (!(e instanceof Parted)) throw e;
    }
  }
  return undefined;
};

/**
 * Two matches, each dealt from its start by a chance of its own, that agree in
 * all that a viewer has come to see: every byte that the viewer is shown, told
 * or may imagine is the same in both. For each viewer a match of another length.
 */
export const checkDeals = <S, E extends { type: string }, V, O, R>(
  { suite, options, seed }: Case<S, E, V, O, R>,
  tally: Tally,
): void => {
  const first = new FirstDeal(suite.game, options, seed, LONGEST);
  const length = first.given.length - 1;
  for (const [i, who] of first.viewers.entries()) {
    const until = Math.floor(
      (length * ((i + seed) % first.viewers.length)) / Math.max(1, first.viewers.length - 1),
    );
    const unseen = first.unseen(who, until);
    const differ = tryTwo(first, who, until, tally);
    if (differ === undefined) tally.parted++;
    else {
      tally.deals++;
      tally.differ += differ;
      tally.unseen += unseen;
    }
  }
};
