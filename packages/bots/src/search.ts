import type { Answer, Dice, Seat } from '@potyczka/kernel';
import type { OneAsk } from '@potyczka/kernel/run';
import { type Allowance, allowanceOf } from './allowance.js';
import { onlyAnswer } from './answers.js';
import type { BotSight, Budget, Hints, Memory } from './bot.js';
import { Chain } from './chain.js';
import { takePlanned } from './group.js';
import { tryGuess } from './guess.js';
import { randomAnswer } from './random.js';
import { playedOnAnswer, sampledAnswer } from './sampled.js';
import { Mind, type Thought } from './thought.js';
import { type Edge, Node, Ranges, tell, type Visit } from './tree.js';

/** Positions that are looked at for one answer, if the budget does not say. */
const ITERATIONS = 170;
/** And at most, however much time there is: each is remembered. */
const MOST_ITERATIONS = 20_000;
/** Guessed worlds that are gone through in turn. */
const GUESSES = 4;
/** How much is tried besides what looks best, in parts of the difference between the best and the worst. */
const EXPLORE = 0.8;
/** Forks with which a new position is thought through to the end of the turn. */
const SHARE = 16;
/** So many times it is thought through beyond a position at rest, if the game does not say: a turn has several actions. */
const RESTS = 2;
/** Questions of a playout beyond the tree, where a game sets no horizon. */
const PLAYOUT = 60;
/** So many answers are looked at first where the game says which are promising. */
const NARROW = 4;
/** Where luck decides much: tries for one answer if the budget does not say, and how much oftener than greedy each is tried. */
const SAMPLED = 400;
const SAMPLES_MORE = 4;
/** Where answers are played on for turns: tries for one answer if the budget does not say. */
const PLAYED = 60;
/** An answer tried less often than this part of the most tried one is not chosen. */
const ENOUGH = 0.1;

/**
 * Information-set Monte Carlo tree search of one observer. Each iteration
 * walks down in a guessed world, by upper confidence bounds that allow for
 * answers which are not legal in every guess, and looks at the answers of the
 * first place where nobody has been yet.
 */
class Search<S, R> {
  private readonly horizon: number;

  constructor(
    private readonly who: Seat,
    private readonly answers: readonly Answer[],
    private readonly mind: Mind<S, R>,
    private readonly allowance: Allowance,
    private readonly root: Node,
    private readonly ranges: Ranges,
  ) {
    this.horizon = mind.hints.turns ?? Number.POSITIVE_INFINITY;
  }

  /** Everything was looked at to its end: more thinking finds nothing new. */
  get isDone(): boolean {
    return this.root.edgesOf(this.who).areClosed;
  }

  /** The best answer so far. One that was hardly tried does not count, unless all about it is known. */
  get best(): Answer {
    const edges = [...this.root.edgesOf(this.who)];
    const enough = ENOUGH * Math.max(0, ...edges.map(e => e.tries));
    let best: Edge | undefined;
    for (const e of edges) {
      const isKnown = e.tries > 0 && (e.closed || e.tries >= enough);
      if (isKnown && (!best || e.worth > best.worth)) best = e;
    }
    return (best?.answer ?? this.answers[0]) as Answer;
  }

  iterate(guess: Thought<S, R>): void {
    const { mind } = this;
    const world = mind.fork(guess);
    const path: Visit[] = [];
    let place = this.root;
    let mover = this.who;
    let turn = 1;
    for (let { asks } = world; asks.length > 0; { asks } = world) {
      const ask = asks[0] as OneAsk;
      if (!world.askOf(mover) && !mind.isRest(ask)) {
        this.giveAll(world, place, asks, path, true);
        continue;
      }
      if (!world.askOf(mover)) {
        // Who plays together takes one turn together.
        if (!mind.areAllies(world, mover, ask.seat)) {
          if (turn === this.horizon) break;
          turn++;
        }
        mover = ask.seat;
      }
      let legal: readonly Answer[] | undefined;
      if (asks.length === 1 && place !== this.root) {
        legal = mind.answersTo(world, ask);
        place = place.offering(ask, legal);
      }
      if (asks.length === 1 && place.edgesOf(mover).size === 0) {
        this.expand(world, place, mover, path, turn);
        return;
      }
      const given = this.giveAll(world, place, asks, path, false, legal);
      if (asks.length > 1 && path.slice(-asks.length).some(s => s.edge.tries === 0)) {
        this.playOut(world, turn);
        break;
      }
      // What others answered at the same time is not known when the next question comes; what it led to shows in the offer.
      place = place.after(asks.length > 1 ? given.filter((_, i) => asks[i]?.seat === mover) : given);
    }
    this.tell(world, path);
  }

  /** Everybody asked gives the answer that they would try next; nobody sees another's. */
  private giveAll(
    world: Thought<S, R>,
    place: Node,
    asks: readonly OneAsk[],
    path: Visit[],
    isReaction: boolean,
    listed?: readonly Answer[],
  ): Answer[] {
    const given = asks.map(ask => {
      const edges = place.edgesOf(ask.seat);
      const isRoot = place === this.root && ask.seat === this.who;
      const legal = isRoot ? this.answers : (edges.legalIn(ask) ?? listed ?? this.mind.answersTo(world, ask));
      const candidates = legal.map(a => edges.of(a));
      const edge = this.pick(ask.seat, candidates, edges.tries);
      path.push({ seat: ask.seat, edges, edge, isReaction, isSure: true });
      return edge.answer;
    });
    const before = this.mind.chances;
    for (const [i, { seat }] of asks.entries()) world.give(seat, given[i] as Answer);
    for (const step of path.slice(-asks.length)) step.isSure = this.mind.chances === before;
    return given;
  }

  private pick(seat: Seat, all: readonly Edge[], visits: number): Edge {
    // Where the game says what looks promising, the others wait until that has been looked at well.
    const candidates = this.mind.hints.prior ? all.slice(0, NARROW + 2 * Math.sqrt(visits)) : all;
    let best: Edge | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (const e of candidates) {
      e.available++;
      const bound = this.bound(seat, e);
      if (best && bound <= highest) continue;
      best = e;
      highest = bound;
    }
    return best as Edge;
  }

  /** Untried answers come first, in any order; closed ones last. */
  private bound(seat: Seat, e: Edge): number {
    if (e.tries === 0) return 1e6 + this.mind.dice.below(1e6);
    const upper = this.ranges.relative(seat, e.worth) + EXPLORE * Math.sqrt(Math.log(e.available) / e.tries);
    return e.closed ? upper - 1e6 : upper;
  }

  /** Looks at every answer at a place of the tree where nobody has been yet. */
  private expand(world: Thought<S, R>, place: Node, seat: Seat, path: Visit[], turn: number): void {
    const { mind } = this;
    const edges = place.edgesOf(seat);
    const isRoot = place === this.root;
    const answers = isRoot ? this.answers : mind.answersTo(world, world.askOf(seat) as OneAsk);
    for (const a of answers) edges.of(a).available++;
    const looked = mind.hints.prior ? answers.slice(0, NARROW) : answers;
    for (const [i, a] of looked.entries()) {
      // What is asked is looked at whole, however little time there is: whoever sees two answers of forty only runs.
      if (i > 0 && !this.allowance.take() && !isRoot) return;
      const child = i < looked.length - 1 ? mind.fork(world) : world;
      const edge = edges.of(a);
      path.push({ seat, edges, edge, isReaction: false, isSure: true });
      this.look(child, seat, edge, path, turn);
      path.pop();
    }
  }

  /** Gives an answer that was never tried and tells what comes of it. */
  private look(world: Thought<S, R>, seat: Seat, edge: Edge, path: readonly Visit[], turn: number): void {
    const { mind } = this;
    const before = mind.chances;
    mind.give(world, seat, edge.answer);
    mind.passReactions(world, seat);
    const isLast = turn === this.horizon;
    const isOver = world.result !== undefined || (isLast && !world.askOf(seat));
    if (isOver || !isLast) {
      if (!isOver) this.playOut(world, turn);
      edge.closed = isOver && isLast && mind.chances === before;
      this.tell(world, path);
      return;
    }
    const mine = new Chain(mind, seat, mind.hints.rests ?? RESTS).best(world, SHARE);
    tell(path, s => (s === seat ? mine : mind.worth(world, s)), this.ranges);
  }

  /** Tells everybody on the path how good a world is for them. */
  private tell(world: Thought<S, R>, path: readonly Visit[]): void {
    const worths = new Map<Seat, number>();
    const worthTo = (seat: Seat): number => {
      const worth = worths.get(seat) ?? this.mind.worth(world, seat);
      worths.set(seat, worth);
      return worth;
    };
    tell(path, worthTo, this.ranges);
  }

  /** Plays on by chance: to the end, to the horizon, or for a while. */
  private playOut(world: Thought<S, R>, turn: number): void {
    for (let n = 0; n < PLAYOUT && world.result === undefined; n++) {
      for (const ask of world.asks) {
        if (turn >= this.horizon && this.mind.isRest(ask)) return;
        world.give(ask.seat, randomAnswer(ask, this.mind.dice));
      }
    }
  }
}

/** What is left of a search once its answer was given. */
interface KeptTree<S, R> {
  /** The place that the answer leads to. */
  readonly root: Node;
  readonly ranges: Ranges;
  /** The guesses as they stood at the question. */
  readonly guesses: readonly Thought<S, R>[];
  readonly answer: Answer;
}

/**
 * The guesses after the last answer, if the seat was then asked what it is
 * asked now and has learnt nothing by it: then all that was found out still
 * holds. Where chance decided or a card was turned up it does not.
 */
const follow = <S, E extends { type: string }, V, O, R>(
  kept: KeptTree<S, R>,
  sight: BotSight<S, E, V, O, R>,
  mind: Mind<S, R>,
): Thought<S, R>[] | undefined => {
  const { who } = sight;
  const seen = JSON.stringify(sight.view);
  const before = mind.chances;
  const guesses: Thought<S, R>[] = [];
  for (const guess of kept.guesses) {
    if (guess.asks.length !== 1 || !guess.askOf(who)) return undefined;
    const next = mind.fork(guess);
    mind.give(next, who, kept.answer);
    mind.passReactions(next, who);
    const isSame = next.askOf(who)?.spec.rule === sight.ask.spec.rule;
    if (!isSame || mind.chances !== before || JSON.stringify(next.view(who)) !== seen) return undefined;
    guesses.push(next);
  }
  return guesses;
};

/** The part of what is left of a turn's time that one question may take, and the least of the whole. */
const PART = 0.5;
const LEAST = 0.05;

/** The time for one question out of the time for a turn. A turn begins at rest, with nothing to go on from. */
const partOfTurn = (budget: Budget, memory: Memory, isNewTurn: boolean): Budget => {
  const { milliseconds, now } = budget;
  if (milliseconds === undefined || !now) return budget;
  const left = isNewTurn ? milliseconds : (memory.left ?? milliseconds);
  memory.left = left;
  return { ...budget, milliseconds: Math.max(milliseconds * LEAST, left * PART), now };
};

/** What a question took is gone for the others of the turn. */
const takeTime = ({ now }: Budget, memory: Memory, began: number): void => {
  if (memory.left !== undefined) memory.left = Math.max(0, memory.left - ((now?.() ?? 0) - began));
};

/** The answer that proves best in a search through guessed worlds. */
export const searchAnswer = <S, E extends { type: string }, V, O, R>(
  sight: BotSight<S, E, V, O, R>,
  hints: Hints<S, R>,
  dice: Dice,
  budget: Budget,
  memory: Memory = {},
): Answer => {
  const began = budget.now?.() ?? 0;
  const mind = new Mind(hints, dice);
  const kept = memory.last as KeptTree<S, R> | undefined;
  memory.last = undefined;
  const followed = kept && follow(kept, sight, mind);
  const forced = followed || mind.isProposed(sight.ask) ? undefined : onlyAnswer(sight.ask);
  if (forced !== undefined) return forced;
  if (hints.playOn) {
    const planned = takePlanned(memory, sight.ask);
    if (planned !== undefined) return planned;
    const guess = tryGuess(sight, dice);
    if (guess && hints.playOn.from(guess.state)) {
      const time = partOfTurn(budget, memory, mind.isRest(sight.ask));
      const answer = playedOnAnswer(sight, hints, dice, allowanceOf(time, PLAYED, MOST_ITERATIONS), memory);
      takeTime(budget, memory, began);
      return answer;
    }
  }
  if (hints.samples !== undefined) {
    const time = partOfTurn(budget, memory, mind.isRest(sight.ask));
    const allowance = allowanceOf(time, SAMPLED, MOST_ITERATIONS);
    const answer = sampledAnswer(sight, hints, dice, allowance, SAMPLES_MORE * hints.samples);
    takeTime(budget, memory, began);
    return answer;
  }
  const guesses = followed ?? [];
  const guess = guesses[0] ?? tryGuess(sight, dice);
  if (!guess) return randomAnswer(sight.ask, dice);
  if (guesses.length === 0) guesses.push(guess);
  const listed = mind.answersTo(guess, sight.ask);
  const root = followed ? kept.root.offering(sight.ask, listed) : new Node();
  const ranges = followed ? kept.ranges : new Ranges();
  const edges = root.edgesOf(sight.who);
  const answers = edges.legalIn(sight.ask) ?? listed;
  const remember = (answer: Answer): Answer => {
    memory.last = { root: root.after([answer]), ranges, guesses, answer };
    return answer;
  };
  if (answers.length === 1) return remember(answers[0] as Answer);
  mind.lookForEnd(guess, sight.who);
  const time = partOfTurn(budget, memory, !followed && mind.isRest(sight.ask));
  const allowance = allowanceOf(time, ITERATIONS, MOST_ITERATIONS, edges.tries);
  const search = new Search<S, R>(sight.who, answers, mind, allowance, root, ranges);
  for (let i = 0; !search.isDone && allowance.take(); i++) {
    const another = guesses.length < GUESSES && i > 0 ? tryGuess(sight, dice) : undefined;
    if (another) guesses.push(another);
    search.iterate(guesses[i % guesses.length] as Thought<S, R>);
  }
  takeTime(budget, memory, began);
  return remember(search.best);
};
