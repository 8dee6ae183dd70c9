import { makeBot, sightOf } from '@potyczka/bots';
import { GAMES, type Listed, listed as loaded } from '@potyczka/catalogue';
import { matchOptions, type Seat } from '@potyczka/kernel';
import { FirstDeal, type Moments, Parted, playTwo } from '@potyczka/kernel/conformance';
import { quickDice } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';

type AnyMoments = Moments<unknown, { type: string }, unknown, Record<string, unknown>, unknown>;

/** Answers of a match, deals of the second that are tried, and moments at which a bot thinks in both. */
const LONGEST = 60;
const TRIES = 12;
const MOMENTS = 4;
/** A bot does so much at a moment, however long that takes. */
const BUDGET = { iterations: 30 };

/** What a bot answers for a seat in both deals, and what it is given to think about, at moments at which it is asked. */
const answersIn = async (
  { game, hints }: Listed,
  seat: Seat,
  first: FirstDeal<unknown, { type: string }, unknown, Record<string, unknown>, unknown>,
) => {
  const bot = makeBot('greedy', hints);
  for (let seed = 1; ; seed++) {
    const found: [unknown, unknown][] = [];
    const at = ({ n, one, two }: AnyMoments): void => {
      if (found.length >= MOMENTS || n % 5 > 0 || !one.askOf(seat) || !two.askOf(seat)) return;
      const [here, there] = [one, two].map(w => {
        const sight = sightOf(w, seat);
        return [bot.answer(sight, quickDice(n), BUDGET), sight.view, sight.world(quickDice(n)).state];
      });
      found.push([here, there]);
    };
    try {
      const { differ } = playTwo(first, { who: seat, until: first.given.length - 1, seed, at });
      return { found, differ, game };
    } catch (e) {
      if (!(e instanceof Parted) || seed >= TRIES) throw e;
    }
  }
};

describe('a bot is given the same and answers the same in two deals that its seat cannot tell apart, of', () => {
  for (const each of GAMES)
    test(each.id, async () => {
      const listed = await loaded(each);
      const read = matchOptions(listed.game, {});
      if (!read.ok) throw new Error(read.field);
      const first = new FirstDeal(listed.game, read.options, 18, LONGEST);
      let [thoughts, elsewhere] = [0, 0];
      for (const seat of listed.game.seats(read.options).slice(0, 2)) {
        const { found, differ } = await answersIn(listed, seat, first);
        for (const [here, there] of found) expect(there).toEqual(here);
        thoughts += found.length;
        elsewhere += differ;
      }
      expect(thoughts).toBeGreaterThan(0);
      if (!listed.game.staysHidden) expect([thoughts >= MOMENTS, elsewhere > 5]).toEqual([true, true]);
    });
});
