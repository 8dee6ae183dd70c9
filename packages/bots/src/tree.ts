import type { Answer, Seat } from '@potyczka/kernel';
import { judgeAnswer, type OneAsk } from '@potyczka/kernel/run';
import { keyOf, MOST_ANSWERS } from './answers.js';

/** What has been found out about one answer at one place of the tree. */
export interface Edge {
  readonly answer: Answer;
  /** How often it was tried, and how often it could have been. */
  tries: number;
  available: number;
  /** Of all tries, what they were worth to the seat. */
  sum: number;
  /** What it is worth: the best of what follows if that is the seat's own choice, else the mean of the tries. */
  worth: number;
  /** All that follows from it has been looked at. */
  closed: boolean;
}

/** The answers of one seat at one place of the tree. */
export class Edges {
  private readonly byKey = new Map<string, Edge>();

  get size(): number {
    return this.byKey.size;
  }

  [Symbol.iterator](): IterableIterator<Edge> {
    return this.byKey.values();
  }

  /** The edge of an answer; a new one if there was none. */
  of(answer: Answer): Edge {
    const key = keyOf(answer);
    let edge = this.byKey.get(key);
    if (!edge) {
      edge = { answer, tries: 0, available: 0, sum: 0, worth: 0, closed: false };
      this.byKey.set(key, edge);
    }
    return edge;
  }

  /** Those that are legal in the world at hand, where the answers are too many to be listed again. */
  legalIn(ask: OneAsk): Answer[] | undefined {
    if (this.size < MOST_ANSWERS) return undefined;
    const legal: Answer[] = [];
    for (const { answer } of this) if (!judgeAnswer(ask, answer)) legal.push(answer);
    return legal.length > 0 ? legal : undefined;
  }
}

/** A place in the tree: what a seat knows after a line of answers. */
export class Node {
  private readonly bySeat = new Map<Seat, Edges>();
  private readonly children = new Map<string, Node>();

  /** Each seat has its own statistics: whoever is asked at the same time cannot know the others' answers. */
  edgesOf(seat: Seat): Edges {
    let edges = this.bySeat.get(seat);
    if (!edges) {
      edges = new Edges();
      this.bySeat.set(seat, edges);
    }
    return edges;
  }

  /** The place that answers lead to. */
  after(answers: readonly Answer[]): Node {
    const key = answers.map(keyOf).join(' ');
    let child = this.children.get(key);
    if (!child) {
      child = new Node();
      this.children.set(key, child);
    }
    return child;
  }
}

/** One answer on the way down. */
export interface Step {
  readonly seat: Seat;
  readonly edges: Edges;
  readonly edge: Edge;
  /** Asked in the middle of somebody else's turn. */
  readonly isReaction: boolean;
}

/** The lowest and the highest worth that was seen, by seat: games count in different units. */
export class Ranges {
  private readonly bySeat = new Map<Seat, { low: number; high: number }>();

  note(seat: Seat, worth: number): void {
    const range = this.bySeat.get(seat);
    if (!range) this.bySeat.set(seat, { low: worth, high: worth });
    else if (worth < range.low) range.low = worth;
    else if (worth > range.high) range.high = worth;
  }

  /** A worth as a number between 0 and 1. */
  relative(seat: Seat, worth: number): number {
    const range = this.bySeat.get(seat);
    return range && range.high > range.low ? (worth - range.low) / (range.high - range.low) : 0.5;
  }
}

/** Tells what a line was worth to everybody on it, from its end to its beginning. */
export const tellPath = (
  path: readonly Step[],
  from: number,
  worthTo: (seat: Seat) => number,
  ranges: Ranges,
): void => {
  for (let i = from; i >= 0; i--) {
    const { edge, seat } = path[i] as Step;
    const worth = worthTo(seat);
    ranges.note(seat, worth);
    edge.tries++;
    edge.sum += worth;
    const next = nextOwn(path, i);
    if (next) takeBest(edge, next);
    else edge.worth = edge.sum / edge.tries;
  }
};

/** The next choice of the same seat, if nobody's turn lies between. */
const nextOwn = (path: readonly Step[], i: number): Edges | undefined => {
  const { seat, edges } = path[i] as Step;
  for (let j = i + 1; j < path.length; j++) {
    const next = path[j] as Step;
    if (next.isReaction && next.seat !== seat) continue;
    return next.seat === seat && next.edges !== edges ? next.edges : undefined;
  }
  return undefined;
};

const takeBest = (edge: Edge, next: Edges): void => {
  let best = Number.NEGATIVE_INFINITY;
  let closed = true;
  for (const e of next) {
    if (e.tries > 0 && e.worth > best) best = e.worth;
    closed &&= e.closed;
  }
  edge.worth = best;
  edge.closed ||= closed;
};
