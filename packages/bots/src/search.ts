import type { Answer, Dice, Seat } from '@potyczka/kernel';
import type { OneAsk } from '@potyczka/kernel/run';
import { type Allowance, allowanceOf } from './allowance.js';
import { answersTo } from './answers.js';
import type { Budget, Hints, Sight } from './bot.js';
import { Chain } from './chain.js';
import { tryGuess } from './guess.js';
import { randomAnswer } from './random.js';
import { Mind, type Thought } from './thought.js';
import { type Edge, Node, Ranges, type Step, tellPath } from './tree.js';

export const STYLE = {
  /** Positions that are looked at for one answer, if the budget does not say. */
  iterations: 300,
  /** Guessed worlds that a search goes through in turn. */
  guesses: 4,
  /** How much is tried besides what is best so far. */
  explore: 0.8,
  /** Forks for thinking a new position through to its end. */
  share: 16,
  rests: 1,
  /** Places of the tree that are kept at most. */
  nodes: 20000,
  playout: 60,
};
export type Style = typeof STYLE;

/** Single-observer information-set Monte Carlo tree search. */
class Search<S, R> {
  private readonly root = new Node();
  private readonly ranges = new Ranges();
  private nodes = 0;

  constructor(
    private readonly who: Seat,
    private readonly answers: readonly Answer[],
    private readonly mind: Mind<S, R>,
    private readonly allowance: Allowance,
    private readonly style: Style,
  ) {}

  /** Walks down the tree in one guessed world and adds what lies behind its end. */
  iterate(guess: Thought<S, R>): void {
    const { mind } = this;
    const world = mind.fork(guess);
    const path: Step[] = [];
    const before = mind.chances;
    let node = this.root;
    let mover = this.who;
    let turns = 1;
    for (;;) {
      const { asks } = world;
      const [ask] = asks;
      if (!ask) {
        this.end(world, path, before);
        return;
      }
      if (!world.askOf(mover)) {
        if (!mind.isRest(ask)) {
          for (const a of asks) world.give(a.seat, this.pick(node, a, path, true).answer);
          continue;
        }
        if (turns === this.horizon) {
          this.end(world, path, before);
          return;
        }
        turns++;
        mover = ask.seat;
      }
      if (asks.length === 1 && node.edgesOf(mover).size === 0 && this.nodes < this.style.nodes) {
        this.expand(world, node, mover, path, turns);
        return;
      }
      const given = asks.map(a => this.pick(node, a, path, false).answer);
      for (const [i, a] of asks.entries()) world.give(a.seat, given[i] as Answer);
      const isNew = asks.length > 1 && path.slice(-asks.length).some(s => s.edge.tries === 0);
      if (isNew) {
        this.playOut(world, turns);
        this.end(world, path, before);
        return;
      }
      node = node.after(given);
    }
  }

  /** Every answer was looked at to its end: more thinking finds nothing new. */
  get isDone(): boolean {
    const edges = this.root.edgesOf(this.who);
    if (edges.size === 0) return false;
    for (const { closed } of edges) if (!closed) return false;
    return true;
  }

  /** The best answer so far; one that was hardly tried does not count unless all about it is known. */
  get best(): Answer {
    const edges = [...this.root.edgesOf(this.who)];
    const enough = 0.1 * Math.max(0, ...edges.map(e => e.tries));
    let best: Edge | undefined;
    for (const e of edges) {
      if (e.tries === 0 || (e.tries < enough && !e.closed)) continue;
      if (!best || e.worth > best.worth) best = e;
    }
    return best ? best.answer : (this.answers[0] as Answer);
  }

  private get horizon(): number {
    return this.mind.hints.turns ?? Number.POSITIVE_INFINITY;
  }

  private end(world: Thought<S, R>, path: readonly Step[], before: number): void {
    const last = path.at(-1);
    if (last && this.mind.chances === before && this.horizon === 1) last.edge.closed = true;
    tellPath(path, path.length - 1, seat => this.mind.worth(world, seat), this.ranges);
  }

  /** Looks at every answer of the seat at a place of the tree where nobody has been yet. */
  private expand(world: Thought<S, R>, node: Node, seat: Seat, path: Step[], turns: number): void {
    const { mind } = this;
    this.nodes++;
    const ask = world.askOf(seat) as OneAsk;
    const edges = node.edgesOf(seat);
    const answers = node === this.root ? this.answers : answersTo(ask, mind.dice);
    for (const a of answers) edges.of(a).available++;
    for (const [i, a] of answers.entries()) {
      if (i > 0 && !this.allowance.take()) return;
      const child = i < answers.length - 1 ? mind.fork(world) : world;
      const before = mind.chances;
      mind.give(child, seat, a);
      mind.passReactions(child, seat);
      const edge = edges.of(a);
      const isEnd = !child.askOf(seat) && (turns === this.horizon || child.result !== undefined);
      edge.closed = isEnd && mind.chances === before;
      path.push({ seat, edges, edge, isReaction: false });
      const worths = new Map<Seat, number>();
      if (!isEnd && turns === this.horizon)
        worths.set(seat, new Chain(mind, seat, this.style.rests).best(child, this.style.share));
      else if (!isEnd) this.playOut(child, turns);
      const worthTo = (s: Seat): number => {
        let w = worths.get(s);
        if (w === undefined) {
          w = mind.worth(child, s);
          worths.set(s, w);
        }
        return w;
      };
      tellPath(path, path.length - 1, worthTo, this.ranges);
      path.pop();
    }
  }

  /** Plays on by chance, to the end, the horizon or for a while. */
  private playOut(world: Thought<S, R>, turns: number): void {
    for (let n = 0; n < this.style.playout && world.result === undefined; n++) {
      for (const ask of world.asks) {
        if (turns >= this.horizon && this.mind.isRest(ask)) return;
        world.give(ask.seat, randomAnswer(ask, this.mind.dice));
      }
    }
  }

  /** Upper confidence bounds with availability counts: an answer not always legal is not held to be neglected. */
  private pick(node: Node, ask: OneAsk, path: Step[], isReaction: boolean): Edge {
    const { mind, style } = this;
    const edges = node.edgesOf(ask.seat);
    const legal =
      node === this.root && ask.seat === this.who
        ? this.answers
        : (edges.legalIn(ask) ?? answersTo(ask, mind.dice));
    let best: Edge | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (const a of legal) {
      const e = edges.of(a);
      e.available++;
      const score = this.score(ask.seat, e);
      if (score > highest) {
        highest = score;
        best = e;
      }
    }
    void style;
    path.push({ seat: ask.seat, edges, edge: best as Edge, isReaction });
    return best as Edge;
  }

  private score(seat: Seat, e: Edge): number {
    if (e.tries === 0) return 1e3 + this.mind.dice.below(1000);
    const bound =
      this.ranges.relative(seat, e.worth) + this.style.explore * Math.sqrt(Math.log(e.available) / e.tries);
    return e.closed ? bound - 1e6 : bound;
  }
}

export const searchAnswer = <S, E extends { type: string }, V, O, R>(
  sight: Sight<S, E, V, O, R>,
  hints: Hints<S, R>,
  dice: Dice,
  budget: Budget,
  style: Style = STYLE,
): Answer => {
  const answers = answersTo(sight.ask, dice);
  if (answers.length === 1) return answers[0] as Answer;
  const allowance = allowanceOf(
    budget,
    budget.iterations ?? (budget.now ? Number.POSITIVE_INFINITY : style.iterations),
  );
  const search = new Search<S, R>(sight.who, answers, new Mind(hints, dice), allowance, style);
  const guesses: Thought<S, R>[] = [];
  for (let i = 0; allowance.take() && !search.isDone; i++) {
    if (i < style.guesses) {
      const guess = tryGuess(sight, dice);
      if (guess) guesses.push(guess);
    }
    if (guesses.length === 0) return randomAnswer(sight.ask, dice);
    search.iterate(guesses[i % guesses.length] as Thought<S, R>);
  }
  return search.best;
};
