import { contestOf, leadOf, makeBot, playedOut, sightOf, tryGuess } from '@potyczka/bots';
import type { gameNamed } from '@potyczka/cli/commands';
import { type Answer, type Dice, isSame, quickDice, type Seat } from '@potyczka/kernel';
import { chanceFrom, type MatchRecord, Run, repeat, seedOf } from '@potyczka/kernel/run';

/** A moment of a match at which one answer is much better than all others, whatever its seat cannot see. */
export interface Puzzle {
  readonly match: MatchRecord;
  /** It is asked behind so many entries. */
  readonly at: number;
  readonly seat: Seat;
  readonly rule: string;
  readonly answer: Answer;
  /** 1: a quick look finds it; 2: thought does; 3: only a search. */
  readonly level: 1 | 2 | 3;
  /** By how much more it wins than the next best, when both are played out in the same worlds. */
  readonly lead: number;
  readonly low: number;
  readonly playouts: number;
}

type Kit = Awaited<ReturnType<typeof gameNamed>>;
type AnyRun = Run<unknown, { type: string }, unknown, Record<string, unknown>, unknown>;
type AnySight = ReturnType<
  typeof sightOf<unknown, { type: string }, unknown, Record<string, unknown>, unknown>
>;

export interface Wishes {
  readonly seed: number;
  /** Worlds in each of which the answer has to be the best. */
  readonly worlds: number;
  /** Thoughts of the search that has to agree, twice. */
  readonly thought: number;
  /** Worlds that are played to the end. */
  readonly playouts: number;
  /** Puzzles of one match at most: they should differ. */
  readonly most: number;
  /** How much more it has to win, by the lower end of the interval. */
  readonly margin: number;
}

const SEEDS = 2 ** 30;
/** Fewer answers are no puzzle. */
const FEWEST = 3;
/** After so many worlds what is hopeless is given up. */
const EARLY = 24;
/** What the players of the match think, and what a quick look is. */
const QUICK = { iterations: 8 };

const diceFor = (...parts: readonly number[]): Dice =>
  quickDice(parts.reduce((sum, part) => (sum * 7919 + part) % SEEDS, 17));

/** A whole match of quick bots; undefined if it does not end. */
const matchOf = (kit: Kit, options: Record<string, unknown>, seed: number): MatchRecord | undefined => {
  const run: AnyRun = new Run(kit.game, options, { seed: seedOf(seed) });
  const bot = makeBot('greedy', kit.hints);
  const dice = diceFor(seed, 1);
  for (let n = 0; n < 8000 && run.result === undefined; n++) {
    const seat = run.now.asks[0]?.seat;
    if (!seat) return undefined;
    const forced = run.forced(seat);
    if (forced !== undefined) run.answer(seat, run.q, forced, 'forced');
    else run.answer(seat, run.q, bot.answer(sightOf(run.now, seat), dice, QUICK), 'bot');
  }
  return run.result === undefined ? undefined : run.record();
};

/** The answer that is the best in every one of some guessed worlds, and the one that comes next. */
const outstanding = (
  kit: Kit,
  sight: AnySight,
  dice: Dice,
  worlds: number,
): { readonly best: Answer; readonly next: Answer } | undefined => {
  const contest = contestOf(sight, kit.hints, dice);
  if (!contest || contest.candidates.length < FEWEST) return undefined;
  const { mind, candidates, attempt } = contest;
  const sums = candidates.map(() => 0);
  let best: number | undefined;
  for (let n = 0; n < worlds; n++) {
    const world = tryGuess(sight, dice);
    if (!world) return undefined;
    const seed = dice.below(SEEDS);
    const worths = candidates.map(each => attempt(mind.fork(world, quickDice(seed)), each));
    const most = Math.max(...worths);
    const at = worths.indexOf(most);
    if (worths.filter(w => w === most).length > 1 || (best !== undefined && at !== best)) return undefined;
    best = at;
    for (const [i, worth] of worths.entries()) sums[i] = (sums[i] as number) + worth;
  }
  const order = candidates.map((_, i) => i).sort((a, b) => (sums[b] as number) - (sums[a] as number));
  const [first, second] = order.map(i => candidates[i]?.answer);
  return first !== undefined && second !== undefined ? { best: first, next: second } : undefined;
};

/** How much more one answer wins than another, played out by quick players in the same guessed worlds. */
const leadIn = (
  kit: Kit,
  sight: AnySight,
  { best, next }: { readonly best: Answer; readonly next: Answer },
  {
    seats,
    dice,
    playouts,
  }: { readonly seats: readonly Seat[]; readonly dice: Dice; readonly playouts: number },
): ReturnType<typeof leadOf> | undefined => {
  const own = seats.indexOf(sight.who);
  const won: [number[], number[]] = [[], []];
  for (let n = 0; n < playouts; n++) {
    const guess = tryGuess(sight, dice);
    const seed = dice.below(SEEDS);
    for (const [i, answer] of [best, next].entries()) {
      const world = guess?.fork(chanceFrom(quickDice(seed)));
      world?.give(sight.who, answer);
      const ends = world && playedOut(world, kit.hints, seats, quickDice(seed + 1));
      if (!ends) return undefined;
      won[i]?.push(ends[own] as number);
    }
    if (n === EARLY && leadOf(...won).high < 0.1) return undefined;
  }
  return leadOf(...won);
};
/** How deep one must look: whether a quick look or a thought finds it. */
const levelOf = (kit: Kit, sight: AnySight, answer: Answer, seed: number): Puzzle['level'] => {
  const finds = (iterations: number | undefined): boolean =>
    isSame(
      makeBot('greedy', kit.hints).answer(
        sight,
        diceFor(seed, 5),
        iterations === undefined ? {} : { iterations },
      ),
      answer,
    );
  return finds(QUICK.iterations) ? 1 : finds(undefined) ? 2 : 3;
};

/** The puzzles of one match of bots: each was searched deeper and played out before it is taken. */
export function* puzzlesOf(
  kit: Kit,
  options: Record<string, unknown>,
  game: number,
  wishes: Wishes,
): Generator<Puzzle> {
  const { seed, worlds, thought, playouts, margin, most } = wishes;
  const match = matchOf(kit, options, seed * 100_003 + game);
  if (!match) return;
  const seats = kit.game.seats(options);
  const run: AnyRun = new Run(kit.game, options, { seed: match.seed as string });
  let left = most;
  for (const e of match.entries) {
    if (left === 0) return;
    if ('q' in e && e.by !== 'forced' && !run.now.stage) {
      const sight = sightOf(run.now, e.seat);
      const dice = diceFor(seed, game, e.n);
      const found = sight.ask.kind === 'choose' ? outstanding(kit, sight, dice, worlds) : undefined;
      const agrees = (nth: number): boolean =>
        found !== undefined &&
        isSame(
          makeBot('search', kit.hints).answer(sight, diceFor(seed, game, e.n, nth), { iterations: thought }),
          found.best,
        );
      if (found && agrees(1) && agrees(2)) {
        const lead = leadIn(kit, sight, found, { seats, dice, playouts });
        if (lead && lead.low >= margin) {
          left--;
          yield {
            match,
            at: e.n - 1,
            seat: e.seat,
            rule: sight.ask.spec.rule,
            answer: found.best,
            level: levelOf(kit, sight, found.best, e.n),
            lead: lead.mean,
            low: lead.low,
            playouts,
          };
        }
      }
    }
    repeat(run, e);
  }
}
