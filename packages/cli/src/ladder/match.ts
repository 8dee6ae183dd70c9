import type { Answer, Seat } from '@potyczka/kernel';
import { beginning, chanceFrom, legalAnswers, MOST_ENTRIES, World } from '@potyczka/kernel/run';
import { diceFor } from '../dice.js';
import type { AnyKit } from '../games.js';
import type { Rival } from './rival.js';

/** A match of two on the ladder. */
export interface Meeting {
  readonly pair: readonly [number, number];
  /** Those of an even and the odd number after it are dealt alike, with places changed. */
  readonly n: number;
  readonly seed: number;
}

/** How it went for the two of the pair, in its order. */
export interface Met extends Meeting {
  /** What of the victory each has, together 1 where somebody won; null for who had no seat. */
  readonly won: readonly [number | null, number | null];
  /** Answers that were illegal, late or not to be read: the harmless one was taken. */
  readonly faults: readonly [number, number];
  readonly answers: number;
}

/** Sides in the order of their first seats: those who win together belong to one player. */
const sidesOf = (kit: AnyKit, state: unknown, seats: readonly Seat[]): readonly (readonly Seat[])[] => {
  const sides = new Map<string, Seat[]>();
  for (const seat of seats) {
    const name = kit.hints.side?.(state as never, seat) ?? seat;
    sides.set(name, [...(sides.get(name) ?? []), seat]);
  }
  return [...sides.values()];
};

/** Sides are taken by turns, so that over two matches both have played every one. */
const ownersOf = (sides: readonly (readonly Seat[])[], n: number): ReadonlyMap<Seat, 0 | 1> =>
  new Map(sides.flatMap((side, i) => side.map(seat => [seat, ((i + n) % 2) as 0 | 1] as const)));

/** Plays one match between two. Where all seats win together they have it to themselves by turns. */
export const playMeeting = async (
  kit: AnyKit,
  options: Record<string, unknown>,
  rivals: readonly [Rival, Rival],
  meeting: Meeting,
): Promise<Met> => {
  const { game, hints } = kit;
  const deal = Math.floor(meeting.n / 2);
  const world = new World(
    game,
    options,
    beginning(game, options),
    chanceFrom(diceFor(meeting.seed, deal, 'table')),
  );
  const seats = game.seats(options);
  const owners = ownersOf(sidesOf(kit, world.state, seats), meeting.n);
  const seatsOf = (who: 0 | 1): readonly Seat[] => seats.filter(seat => owners.get(seat) === who);
  for (const who of [0, 1] as const)
    if (seatsOf(who).length > 0)
      rivals[who].begin(meeting.n, seatsOf(who), diceFor(meeting.seed, meeting.n, 'player', who));
  const faults: [number, number] = [0, 0];
  let answers = 0;
  // As at a table a match has a last answer: whoever only waits wins nothing.
  for (; world.result === undefined && answers < MOST_ENTRIES; answers++) {
    const [ask] = world.asks;
    if (!ask) break;
    const who = owners.get(ask.seat) as 0 | 1;
    const said = await rivals[who].answer(world, ask);
    const isFault = typeof said === 'object' && 'fault' in said;
    if (isFault) faults[who]++;
    world.give(ask.seat, isFault ? (legalAnswers(ask, 1)[0] as Answer) : said);
  }
  const { result } = world;
  const rewards = Object.fromEntries(
    seats.map(seat => [seat, result === undefined ? 0 : hints.result(result, seat)]),
  );
  for (const who of [0, 1] as const) if (seatsOf(who).length > 0) rivals[who].end(rewards);
  const best = (who: 0 | 1): number => Math.max(0, ...seatsOf(who).map(seat => rewards[seat] ?? 0));
  const parts = Math.max(1, best(0) + best(1));
  const share = (who: 0 | 1): number | null => (seatsOf(who).length > 0 ? best(who) / parts : null);
  return {
    ...meeting,
    won: [share(0), share(1)],
    faults,
    answers,
  };
};
