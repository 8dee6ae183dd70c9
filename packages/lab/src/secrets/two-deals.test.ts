import { GAMES, type Listed, listed as loaded } from '@potyczka/catalogue';
import { matchOptions, type Seat, type Who } from '@potyczka/kernel';
import { FirstDeal, Parted, playTwo, type TwoDeals } from '@potyczka/kernel/conformance';
import type { AnyGame } from '@potyczka/table';
import { describe, expect, test } from 'vitest';
import { heardOf, type Playable, toldApart, unasked } from './wire.js';

type Options = Record<string, unknown>;
type First = FirstDeal<unknown, { type: string }, unknown, Options, unknown>;

/** What is played of a game, and which seats bots play. */
interface Played {
  readonly options: Options;
  readonly bots?: readonly Seat[];
  readonly seed?: number;
}

/** What else is played of a game than what it proposes. */
const MORE: Readonly<Record<string, readonly Played[]>> = {
  adrenaline: [{ options: { players: 3, bot: true } }],
  apex: [
    { options: { mode: 'solo' } },
    { options: { mode: 'ally', choice: 'random' } },
    { options: { mode: 'coop', choice: 'draft' }, bots: ['p2'] },
    { options: { legends: 3, first: 2, second: 2, choice: 'draft' } },
  ],
  gloomhaven: [{ options: { players: 3, heroes: 3, scenario: '2', ready: false }, bots: ['p3'] }],
  // Both choose their command hands themselves here, and shoot soon.
  legion: [
    { options: { first: 'republic-500', second: 'separatists-500', battlefield: 'craters' }, seed: 46 },
  ],
};

const SEED = 3;
/** Answers of a match. */
const LONGEST = 150;
/** After so many of them two deals are compared, from one seat after the other. */
const UNTIL = [10, 50, 110];
/** Moments at which odds are reckoned that are compared besides, and moments that are looked at before each. */
const WITH_ODDS = 3;
const MOMENTS = 6;
/** Deals of the second match that are tried. */
const TRIES = 12;

const twoFor = (first: First, who: Who, until: number): TwoDeals<Options> => {
  for (let seed = 1; ; seed++) {
    try {
      return playTwo(first, { who, until, seed });
    } catch (e) {
      if (!(e instanceof Parted) || seed >= TRIES) throw e;
    }
  }
};

/** From where two deals are compared, and after how many answers. */
const placesIn = (first: First, people: readonly Seat[]): (readonly [Who, number])[] => {
  const viewers = [...people, 'spectator'] as const;
  const until = UNTIL.filter(n => n < first.given.length);
  const places = (until.length > 0 ? until : [first.given.length - 1]).map(
    (n, i) => [viewers[i % viewers.length] as Who, n] as const,
  );
  const reckoned = first.reckoned.flatMap((seats, n) =>
    seats.filter(seat => people.includes(seat)).map(seat => [seat, n] as const),
  );
  const step = Math.max(1, Math.ceil(reckoned.length / WITH_ODDS));
  return [...places, ...reckoned.filter((_, i) => i % step === 0)];
};

/** Compares all that reaches a seat in two deals; counts what was looked at. */
const compared = async ({ game, hints }: Listed, { options, bots = [], seed = SEED }: Played) => {
  const read = matchOptions(game, options);
  if (!read.ok) throw new Error(read.field);
  const playable = { game: game as AnyGame, company: hints } as Playable;
  const first: First = new FirstDeal(game, read.options, seed, LONGEST);
  const seats = game.seats(read.options).filter(seat => !bots.includes(seat));
  const counted = { moments: 0, guesses: 0, words: 0, differ: 0, lines: 0 };
  for (const [who, until] of placesIn(first, seats)) {
    const two = twoFor(first, who, until);
    const look = { who, moments: MOMENTS, bots };
    const [one, other] = [
      await heardOf(playable, two.one, 1, look),
      await heardOf(playable, two.two, 2, look),
    ];
    expect(toldApart(one, other), `${who} after ${until} answers`).toBeUndefined();
    expect(unasked(one)).toEqual([]);
    counted.moments += one.moments;
    counted.guesses += one.guesses;
    counted.words += one.words;
    counted.differ += two.differ;
    counted.lines += one.lines.length;
  }
  return counted;
};

describe('every byte that reaches a seat is the same in two deals of', () => {
  for (const game of GAMES)
    for (const played of [{ options: {} }, ...(MORE[game.id] ?? [])])
      test(`${game.id} ${JSON.stringify(played.options)}`, async () => {
        const listed = await loaded(game);
        const { moments, lines, guesses, words, differ } = await compared(listed, played);
        // Evenings of a campaign, where nobody has drawn anything yet, are dealt elsewhere.
        if (listed.game.staysHidden) return;
        expect(moments).toBeGreaterThanOrEqual(MOMENTS);
        expect(lines).toBeGreaterThan(20 * moments);
        expect(differ).toBeGreaterThan(9);
        if (played.bots && listed.hints.wishes) expect(words).toBeGreaterThan(0);
        if (listed.game.odds) expect(guesses).toBeGreaterThan(0);
      });
});
