import { type BotSight, type Contest, contestOf, Memories, makeBot, sightOf, tryGuess } from '@potyczka/bots';
import { type gameNamed, type Player, processorTime } from '@potyczka/cli/commands';
import { type Dice, quickDice, type RuleId } from '@potyczka/kernel';
import { beginning, chanceFrom, World } from '@potyczka/kernel/run';
import { type Regret, regretOf, tamed } from './statistics.js';

/** What a question of a game came to, as it is kept. */
export interface Measured extends Regret {
  readonly rule: RuleId;
  /** The number of the game it stood in. */
  readonly game: number;
  /** Processor time of one try in milliseconds. */
  readonly ms: number;
}

export interface Search {
  /** A rule that asks, or all. */
  readonly rule: RuleId | undefined;
  readonly player: Player;
  /** Tries of each candidate. */
  readonly tries: number;
  readonly seed: number;
}

/** One question in so many is measured, and so many of one game: positions should differ. */
const ONE_IN = 9;
const OF_A_GAME = 4;
const SEEDS = 2 ** 30;
/** What weighs more than any value of a position, as bots count it. */
const DECIDED = 1e6;
const ENDLESS = 20_000;

type Kit = Awaited<ReturnType<typeof gameNamed>>;
type Seen = BotSight<unknown, { type: string }, unknown, unknown, unknown>;

/** Tries every candidate so often, in the same worlds with the same dice; nothing where there is little to choose. */
const measured = (
  sight: Seen,
  contest: Contest<unknown, unknown> | undefined,
  tries: number,
  dice: Dice,
): Omit<Measured, 'game'> | undefined => {
  if (!contest || contest.candidates.length < 3) return undefined;
  const { candidates, mind, attempt } = contest;
  const began = processorTime();
  const worths: number[][] = candidates.map(() => []);
  for (let n = 0; n < tries; n++) {
    const world = tryGuess(sight, dice);
    if (!world) return undefined;
    const seed = dice.below(SEEDS);
    for (const [i, each] of candidates.entries())
      worths[i]?.push(attempt(mind.fork(world, quickDice(seed)), each));
  }
  const ms = (processorTime() - began) / (tries * candidates.length);
  const tame = tamed(worths, DECIDED);
  if (!tame) return undefined;
  const found = regretOf({ promises: candidates.map(each => each.promise), worths: tame }, dice);
  return { rule: sight.ask.spec.rule, ms, ...found };
};

/** The questions of one game that are measured, while bots play it. */
export function* questionsOf(kit: Kit, options: unknown, game: number, search: Search): Generator<Measured> {
  const { rule, player, tries, seed } = search;
  const diceFor = (what: number): Dice => quickDice((seed * 7919 + game) * 4 + what);
  const [table, thought, pick] = [diceFor(0), diceFor(1), diceFor(2)];
  const bot = makeBot(player.level, kit.hints);
  const memories = new Memories();
  const world = new World(
    kit.game,
    options as Record<string, unknown>,
    beginning(kit.game, options as Record<string, unknown>),
    chanceFrom(table),
  );
  let left = OF_A_GAME;
  for (let n = 0; n < ENDLESS && left > 0 && world.result === undefined; n++) {
    const [ask] = world.asks;
    if (!ask) return;
    const sight = sightOf(world, ask.seat);
    if ((rule === undefined || ask.spec.rule === rule) && pick.below(ONE_IN) === 0) {
      const found = measured(sight, contestOf(sight, kit.hints, pick), tries, pick);
      if (found) {
        left--;
        yield { ...found, game };
      }
    }
    const { iterations } = player;
    const budget = iterations === undefined ? {} : { iterations };
    world.give(ask.seat, bot.answer(sight, thought, budget, memories.of(ask.seat)));
  }
}
