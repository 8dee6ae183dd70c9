import { Memories, makeBot, sightOf } from '@potyczka/bots';
import { type gameNamed, type Player, processorTime } from '@potyczka/cli/commands';
import { quickDice, type Seat } from '@potyczka/kernel';
import { beginning, type Checkpoint, chanceFrom, type OneAsk, resume, World } from '@potyczka/kernel/run';

type Kit = Awaited<ReturnType<typeof gameNamed>>;
type Options = Record<string, unknown>;

/** A moment at which a seat's turn begins. */
export interface TurnStart {
  readonly seat: Seat;
  readonly at: Checkpoint<unknown>;
}

/** Turns that pass between two that are taken: neighbours are too much alike. */
const APART = 5;
/** Forks with which bots play that are not measured. */
const QUICK = { iterations: 40 };

/** Starts of turns out of games that greedy bots play. */
export const turnStarts = ({ game, hints }: Kit, options: Options, most: number): TurnStart[] => {
  const bot = makeBot('greedy', hints);
  const found: TurnStart[] = [];
  for (let seed = 1; found.length < most; seed++) {
    const dice = quickDice(seed);
    const world = new World(game, options, beginning(game, options), chanceFrom(quickDice(seed)));
    let mover: Seat | undefined;
    for (let turn = 0; world.ask && found.length < most; ) {
      const { seat, spec } = world.ask;
      if (hints.isRest(spec.rule) && seat !== mover) {
        mover = seat;
        if (turn++ % APART === seed % APART) found.push({ seat, at: world.checkpoint() });
      }
      world.give(seat, bot.answer(sightOf(world, seat), dice, QUICK));
    }
  }
  return found;
};

/** What came of a turn: what the position is then worth to its seat, and the processor time of its thoughts in milliseconds. */
export interface PlayedTurn {
  readonly value: number;
  readonly ms: number;
}

/** Plays one turn, until somebody else is asked at rest. */
export const playTurn = (
  { game, hints }: Kit,
  options: Options,
  { seat, at }: TurnStart,
  { level, iterations }: Player,
): PlayedTurn => {
  const world = resume(game, options, at, chanceFrom(quickDice(1)));
  const [bot, other] = [makeBot(level, hints), makeBot('greedy', hints)];
  const memories = new Memories();
  const dice = quickDice(2);
  let ms = 0;
  const isTheirs = (ask: OneAsk): boolean => ask.seat !== seat && hints.isRest(ask.spec.rule);
  for (let { ask } = world; ask && !isTheirs(ask); { ask } = world) {
    const sight = sightOf(world, ask.seat);
    if (ask.seat !== seat) {
      world.give(ask.seat, other.answer(sight, dice, QUICK));
      continue;
    }
    const began = processorTime();
    const answer = bot.answer(sight, dice, iterations === undefined ? {} : { iterations }, memories.of(seat));
    ms += processorTime() - began;
    world.give(seat, answer);
  }
  return { value: hints.value(world.state, seat), ms };
};
