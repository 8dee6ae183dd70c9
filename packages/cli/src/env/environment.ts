import { type Bot, Memories, makeBot, sightOf } from '@potyczka/bots';
import { type Answer, optionFields, type Seat } from '@potyczka/kernel';
import {
  beginning,
  chanceFrom,
  determinize,
  ImpossibleGuess,
  judgeAnswer,
  legalList,
  type OneAsk,
  World,
} from '@potyczka/kernel/run';
import { WrongArguments } from '../args.js';
import { diceFor } from '../dice.js';
import { acceptOptions } from '../game-options.js';
import { type AnyKit, sayAny } from '../games.js';
import { labelOf } from './labels.js';
import { type AnswerAs, MOST_ANSWERS, NotUnderstood, type Request, type Reset } from './requests.js';

type AnyWorld = World<unknown, { type: string }, unknown, Record<string, unknown>, unknown>;

/** What a program is told after whatever changes something: who is asked what, or how it ended. */
export interface Moment {
  readonly world: number;
  /** How many answers have been given, those of bots included. */
  readonly step: number;
  readonly over: boolean;
  readonly asks: readonly Asked[];
  /** Of each seat: 0 until the match is over, then 1 for a victory and 0 for a defeat, parts where they are shared. */
  readonly rewards: Readonly<Record<Seat, number>>;
}

export interface Asked {
  readonly seat: Seat;
  /** The rule of the ledger by which it is asked. */
  readonly rule: string;
  readonly kind: OneAsk['kind'];
  /** What may be answered, the harmless one first. */
  readonly answers: readonly Answer[];
  /** There are more than are listed: poses on a table, for example. */
  readonly more?: true;
}

/** One of the worlds that a program holds: the match itself, a copy, or a guess. */
interface HeldWorld {
  readonly world: AnyWorld;
  /** What our bots remember of it. */
  readonly memories: Memories;
  steps: number;
}

/** More than any search needs at once; a program that forgets to drop them is told. */
const MOST_WORLDS = 4_096;

/** A match as programs play it: any number of copies, every seat, and what each may know. Pure: no clock, no input. */
export class Environment {
  private readonly worlds = new Map<number, HeldWorld>();
  private bots: ReadonlyMap<Seat, Bot<unknown, unknown>> = new Map();
  private iterations: number | undefined;
  private most = MOST_ANSWERS;
  private seed = 0;
  private made = 0;
  private current = 0;

  constructor(private readonly kit: AnyKit) {}

  /** Does what is asked and says what came of it. Whatever throws has changed nothing. */
  handle(request: Request): object {
    switch (request.do) {
      case 'reset':
        return this.reset(request);
      case 'answer':
        return this.answer(request);
      case 'look':
        return this.moment();
      case 'view':
        return { view: this.held.world.view(this.seatNamed(request.seat)) };
      case 'words':
        return this.words(request.seat, request.lang);
      case 'fork':
        return this.keep(this.forked(this.held, request.seed ?? this.made));
      case 'guess':
        return this.keep(this.guessed(this.held, this.playerNamed(request.seat), request.seed ?? this.made));
      case 'use':
        return this.use(request.world);
      case 'drop':
        return this.drop(request.world);
      case 'about':
        return this.about();
      default:
        return request satisfies never;
    }
  }

  private get held(): HeldWorld {
    const held = this.worlds.get(this.current);
    if (!held) throw new NotUnderstood('nothing is played yet: "reset" begins a match');
    return held;
  }

  private about(): object {
    const { game, title } = this.kit;
    return {
      game: game.id,
      title: title.en,
      rulesVersion: game.rulesVersion,
      options: Object.fromEntries(optionFields(game.options)),
    };
  }

  private reset({ seed, options: input, bots, iterations, most }: Reset): object {
    const { game, hints } = this.kit;
    const options = acceptOptions(this.kit, input);
    const seats = game.seats(options);
    const strange = Object.keys(bots).find(seat => !seats.includes(seat as Seat));
    if (strange !== undefined)
      throw new NotUnderstood(`bots: there is no seat ${strange}; there are ${seats.join(', ')}`);
    const world = new World(game, options, beginning(game, options), chanceFrom(diceFor(seed, 'table')));
    this.worlds.clear();
    this.made = 0;
    // The first world, before it is kept: the dice of bots depend on it.
    this.current = 1;
    this.seed = seed;
    this.iterations = iterations;
    this.most = most;
    this.bots = new Map(
      Object.entries(bots).map(([seat, level]) => [seat as Seat, makeBot(level, hints)] as const),
    );
    const held = { world, memories: new Memories(), steps: 0 };
    this.letBots(held);
    return { ...this.keep(held), seats, options };
  }

  private answer(request: AnswerAs): Moment {
    const { held } = this;
    const ask = this.askOf(held.world, request.seat);
    const a = answerFrom(ask, request);
    const refused = judgeAnswer(ask, a);
    if (refused) throw new NotUnderstood(`${sayAny(this.kit, 'en', refused.why)} (${refused.rule})`);
    held.world.give(ask.seat, a);
    held.steps++;
    this.letBots(held);
    return this.moment();
  }

  /** Bots answer until somebody else is asked, or the match is over. */
  private letBots(held: HeldWorld): void {
    const { world, memories } = held;
    for (;;) {
      const ask = world.asks.find(({ seat }) => this.bots.has(seat));
      if (!ask || world.result !== undefined) return;
      const bot = this.bots.get(ask.seat) as Bot<unknown, unknown>;
      const dice = diceFor(this.seed, this.current, held.steps, ask.seat);
      const budget = this.iterations === undefined ? {} : { iterations: this.iterations };
      world.give(ask.seat, bot.answer(sightOf(world, ask.seat), dice, budget, memories.of(ask.seat)));
      held.steps++;
    }
  }

  /** A copy in which all is as it is here; what chance gives from here on is its own. */
  private forked({ world, steps }: HeldWorld, seed: number): HeldWorld {
    return {
      world: world.fork(chanceFrom(diceFor(this.seed, 'fork', seed))),
      memories: new Memories(),
      steps,
    };
  }

  /** A world that a seat cannot tell from this one: what it has not seen is dealt anew. */
  private guessed({ world, steps }: HeldWorld, who: Seat, seed: number): HeldWorld {
    const dice = diceFor(this.seed, 'guess', seed);
    try {
      return { world: determinize(world, who, dice, chanceFrom(dice)), memories: new Memories(), steps };
    } catch (e) {
      if (e instanceof ImpossibleGuess)
        throw new NotUnderstood('no guess fits what was seen; try another seed');
      throw e;
    }
  }

  private keep(held: HeldWorld): Moment {
    if (this.worlds.size >= MOST_WORLDS)
      throw new NotUnderstood(`${MOST_WORLDS} worlds are held at most: drop some`);
    this.current = ++this.made;
    this.worlds.set(this.current, held);
    return this.moment();
  }

  private use(world: number): Moment {
    if (!this.worlds.has(world)) throw new NotUnderstood(`there is no world ${world}`);
    this.current = world;
    return this.moment();
  }

  private drop(world: number): object {
    if (!this.worlds.has(world)) throw new NotUnderstood(`there is no world ${world}`);
    if (world === this.current) throw new NotUnderstood(`world ${world} is in use: use another one first`);
    this.worlds.delete(world);
    return { worlds: this.worlds.size };
  }

  private words(seat: string | undefined, lang: 'pl' | 'en'): object {
    const ask = this.askOf(this.held.world, seat);
    const say = (msg: Parameters<typeof sayAny>[2]): string => sayAny(this.kit, lang, msg);
    return {
      seat: ask.seat,
      question: say(ask.spec.ask),
      answers: legalList(ask, this.most).answers.map(a => labelOf(ask, a, say)),
    };
  }

  private moment(): Moment {
    const { kit, current, held } = this;
    const { world, steps } = held;
    const { result } = world;
    const seats = kit.game.seats(world.options);
    return {
      world: current,
      step: steps,
      over: result !== undefined,
      asks: result === undefined ? world.asks.map(ask => askedOf(ask, this.most)) : [],
      rewards: Object.fromEntries(
        seats.map(seat => [seat, result === undefined ? 0 : kit.hints.result(result, seat)]),
      ),
    };
  }

  private askOf(world: AnyWorld, seat: string | undefined): OneAsk {
    if (world.result !== undefined) throw new NotUnderstood('the match is over: "reset" begins another');
    const ask = seat === undefined ? world.ask : world.askOf(this.playerNamed(seat));
    if (!ask) throw new NotUnderstood(`${seat} is not asked anything now`);
    return ask;
  }

  private playerNamed(seat: string): Seat {
    const seats = this.kit.game.seats(this.held.world.options);
    const found = seats.find(each => each === seat);
    if (found === undefined)
      throw new NotUnderstood(`there is no seat ${seat}; there are ${seats.join(', ')}`);
    return found;
  }

  private seatNamed(seat: string): Seat | 'spectator' {
    return seat === 'spectator' ? seat : this.playerNamed(seat);
  }
}

const askedOf = (ask: OneAsk, most: number): Asked => {
  const { answers, ranOut } = legalList(ask, most);
  const isOpen = ranOut || answers.length === most || ask.kind === 'place' || ask.kind === 'places';
  return { seat: ask.seat, rule: ask.spec.rule, kind: ask.kind, answers, ...(isOpen && { more: true }) };
};

const answerFrom = (ask: OneAsk, { n, a }: AnswerAs): Answer => {
  if ((n === undefined) === (a === undefined))
    throw new NotUnderstood('an answer is either "n", one of the list, or "a", the answer itself');
  if (a !== undefined) return a as Answer;
  const { answers } = legalList(ask, (n as number) + 1);
  const found = answers[n as number];
  if (found === undefined) throw new NotUnderstood(`n: there is no answer ${n}; there are ${answers.length}`);
  return found;
};

/** A request that is not accepted says why; anything else is a fault of ours. */
export const isTheirs = (e: unknown): e is Error => e instanceof NotUnderstood || e instanceof WrongArguments;
