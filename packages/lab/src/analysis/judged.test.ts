import { judged, sightOf } from '@potyczka/bots';
import { GAMES, type Listed, listed as loaded } from '@potyczka/catalogue';
import { matchOptions, type Seat } from '@potyczka/kernel';
import { FirstDeal, type Moments, Parted, playTwo } from '@potyczka/kernel/conformance';
import { legalAnswers, type OneAsk, quickDice } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';

type AnyMoments = Moments<unknown, { type: string }, unknown, Record<string, unknown>, unknown>;

/** Answers of a match, deals of the second that are tried, and decisions that are judged in both. */
const LONGEST = 40;
const TRIES = 12;
const DECISIONS = 1;
const EFFORT = { thought: 8, tries: 2, others: 1 };

/** How the same answer of a seat is judged in both deals, at moments at which it has a choice. */
const judgedIn = (
  { game, hints }: Listed,
  seat: Seat,
  first: FirstDeal<unknown, { type: string }, unknown, Record<string, unknown>, unknown>,
) => {
  const seats = game.seats(first.options);
  for (let seed = 1; ; seed++) {
    const found: [unknown, unknown][] = [];
    const at = ({ n, one, two }: AnyMoments): void => {
      if (found.length >= DECISIONS || n % 7 > 0 || !one.askOf(seat) || !two.askOf(seat)) return;
      const [played, other] = legalAnswers(one.askOf(seat) as OneAsk, 2);
      if (played === undefined || other === undefined) return;
      const [here, there] = [one, two].map(w =>
        judged(sightOf(w, seat) as never, hints, played, { seats, dice: quickDice(n), effort: EFFORT }),
      );
      found.push([here, there]);
    };
    try {
      const { differ } = playTwo(first, { who: seat, until: first.given.length - 1, seed, at });
      return { found, differ };
    } catch (e) {
      if (!(e instanceof Parted) || seed >= TRIES) throw e;
    }
  }
};

describe('a decision is judged alike in two deals that its seat could not tell apart, of', () => {
  for (const each of GAMES.filter(({ id }) => !id.endsWith('-campaign')))
    test(each.id, async () => {
      const listed = await loaded(each);
      const read = matchOptions(listed.game, {});
      if (!read.ok) throw new Error(read.field);
      const first = new FirstDeal(listed.game, read.options, 18, LONGEST);
      let [looked, elsewhere] = [0, 0];
      for (const seat of listed.game.seats(read.options).slice(0, 2)) {
        const { found, differ } = judgedIn(listed, seat, first);
        for (const [here, there] of found) expect(there).toEqual(here);
        looked += found.filter(([here]) => here !== undefined).length;
        elsewhere += differ;
      }
      expect([looked > 0, elsewhere > 5]).toEqual([true, true]);
    });
});
