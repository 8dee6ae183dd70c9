import type { Answer, Seat } from '@potyczka/kernel';
import { judgeAnswer, type OneAsk } from '@potyczka/kernel/run';
import { keyOf, MOST_ANSWERS } from './answers.js';
import { DECIDED } from './thought.js';

/** What has been found out about one answer at one place of the tree. */
export interface Edge {
  readonly answer: Answer;
  /** How often it was tried, and how often it could have been. */
  tries: number;
  available: number;
  /** What all tries together were worth to the seat. */
  sum: number;
  /** What it is worth: the best of what follows if that is the seat's own choice, else the mean of the tries. */
  worth: number;
  /** All that follows from it has been looked at. */
  closed: boolean;
  /** The seat's own next choices, which differ with what it learns, and how often it came to each. */
  readonly outcomes: Map<Edges, number>;
}

/** The answers of one seat at one place of the tree. */
export class Edges {
  private readonly byKey = new Map<string, Edge>();

  get size(): number {
    return this.byKey.size;
  }

  /** How often any of them was tried. */
  get tries(): number {
    let sum = 0;
    for (const { tries } of this) sum += tries;
    return sum;
  }

  /** Whether there are edges, and all of them are closed. */
  get areClosed(): boolean {
    for (const { closed } of this) if (!closed) return false;
    return this.size > 0;
  }

  [Symbol.iterator](): IterableIterator<Edge> {
    return this.byKey.values();
  }

  /** The edge of an answer; a new one if there was none. */
  of(answer: Answer): Edge {
    const key = keyOf(answer);
    let edge = this.byKey.get(key);
    if (!edge) {
      edge = { answer, tries: 0, available: 0, sum: 0, worth: 0, closed: false, outcomes: new Map() };
      this.byKey.set(key, edge);
    }
    return edge;
  }

  /** Those that are legal in the world at hand, if answers are too many to be listed each time. */
  legalIn(ask: OneAsk): Answer[] | undefined {
    if (this.size < MOST_ANSWERS) return undefined;
    const legal: Answer[] = [];
    for (const { answer } of this) if (!judgeAnswer(ask, answer)) legal.push(answer);
    return legal.length > 0 ? legal : undefined;
  }
}

/** A place in the tree: what can be known after a line of answers, whatever is hidden. */
export class Node {
  private readonly bySeat = new Map<Seat, Edges>();
  private readonly next = new Map<string, Node>();

  /** Each seat has its own statistics: who is asked at the same time cannot know the others' answers. */
  edgesOf(seat: Seat): Edges {
    let edges = this.bySeat.get(seat);
    if (!edges) {
      edges = new Edges();
      this.bySeat.set(seat, edges);
    }
    return edges;
  }

  /** The same place for those who may choose among these answers: who drew another card is elsewhere. */
  offering(ask: OneAsk, legal: readonly Answer[]): Node {
    if (legal.length >= MOST_ANSWERS) return this;
    return this.child(`${ask.spec.rule} ${legal.map(keyOf).join(' ')}`);
  }

  /** The place that answers lead to. */
  after(answers: readonly Answer[]): Node {
    return this.child(answers.map(keyOf).join(' '));
  }

  private child(key: string): Node {
    let place = this.next.get(key);
    if (!place) {
      place = new Node();
      this.next.set(key, place);
    }
    return place;
  }
}

/** One answer on the way down. */
export interface Visit {
  readonly seat: Seat;
  readonly edges: Edges;
  readonly edge: Edge;
  /** Asked in the middle of somebody else's turn. */
  readonly isReaction: boolean;
  /** Chance had no part in what came of it. */
  isSure: boolean;
}

/** The lowest and the highest worth that was seen, by seat: games count in different units. */
export class Ranges {
  private readonly bySeat = new Map<Seat, { low: number; high: number }>();

  /** A decided game is no part of the range: beside it all else would look the same. */
  note(seat: Seat, worth: number): void {
    if (worth >= DECIDED / 2) return;
    const range = this.bySeat.get(seat);
    if (!range) this.bySeat.set(seat, { low: worth, high: worth });
    else if (worth < range.low) range.low = worth;
    else if (worth > range.high) range.high = worth;
  }

  /** A worth as a number between 0 and 1; up to 1 more by how surely the game is won. */
  relative(seat: Seat, worth: number): number {
    const { low, high } = this.bySeat.get(seat) ?? { low: 0, high: 0 };
    const beyond = Math.min(1, Math.max(0, worth - high) / DECIDED);
    return (high > low ? Math.min(1, (worth - low) / (high - low)) : 0.5) + beyond;
  }
}

/** Tells everybody on a path what its end was worth to them, from the end to the beginning. */
export const tell = (path: readonly Visit[], worthTo: (seat: Seat) => number, ranges: Ranges): void => {
  for (let i = path.length - 1; i >= 0; i--) {
    const { edge, seat, isSure } = path[i] as Visit;
    const worth = worthTo(seat);
    ranges.note(seat, worth);
    edge.tries++;
    edge.sum += worth;
    const next = nextChoice(path, i);
    if (next) edge.outcomes.set(next, (edge.outcomes.get(next) ?? 0) + 1);
    edge.worth = edge.outcomes.size > 0 ? expected(edge.outcomes) : edge.sum / edge.tries;
    if (next && isSure && [...edge.outcomes.keys()].every(o => o.areClosed)) edge.closed = true;
  }
};

/** The next choice of the same seat, if nobody else's turn lies between. */
const nextChoice = (path: readonly Visit[], i: number): Edges | undefined => {
  const { seat, edges } = path[i] as Visit;
  for (let j = i + 1; j < path.length; j++) {
    const next = path[j] as Visit;
    if (next.seat === seat) return next.edges === edges ? undefined : next.edges;
    if (!next.isReaction) return undefined;
  }
  return undefined;
};

/** What the seat can make of it on average: it chooses when it knows what it has learnt. */
const expected = (outcomes: ReadonlyMap<Edges, number>): number => {
  let [sum, n] = [0, 0];
  for (const [edges, times] of outcomes) {
    sum += times * bestOf(edges);
    n += times;
  }
  return sum / n;
};

const bestOf = (edges: Edges): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (const { tries, worth } of edges) if (tries > 0 && worth > best) best = worth;
  return best;
};
