import { Fault } from './fault.js';
import type { Appliers } from './game.js';
import { type AnyAsk, type Ask, type Choice, ChooseAsk, type Proc } from './question.js';
import { copyState, type Shared } from './shared.js';
import type { Table } from './table.js';
import type { DeepReadonly, Msg, Seat } from './vocabulary.js';

/** One way in which a procedure can go, on a copy of the state: what happened, and how things stand then. */
export interface Attempt<S, E, X> {
  readonly s: DeepReadonly<S>;
  readonly events: readonly E[];
  readonly value: X;
}

/** What of a game is needed to try its procedures. */
export interface Triable<S, E extends { type: string }> {
  readonly apply: Appliers<S, E>;
  readonly shared?: Shared<S>;
}

/** How much is tried. */
export interface Trying {
  /** Questions of which the first legal answer stands for all, because nothing that is looked for hangs on them. */
  readonly alike?: (ask: Msg) => boolean;
}

/**
 * Goes every way of a procedure: each legal answer to each of its questions, on copies of the state. So an action
 * is offered if its own procedure leads to something, and no test beside it can say otherwise. For procedures
 * that choose and emit: what draws, or asks for anything but one of several, cannot be tried and is a fault.
 * Costs a run for each way: whoever asks again and again keeps what came of it with `memo`.
 */
export function* attempts<S, E extends { type: string }, X>(
  game: Triable<S, E>,
  s: DeepReadonly<S>,
  play: (t: Table<S, E>) => Proc<X>,
  { alike }: Trying = {},
): Generator<Attempt<S, E, X>> {
  /** Of each question on the way gone last, the answers that are left to be tried. */
  const open: unknown[][] = [];
  do {
    const t = new TriedTable(game, copyState(s as S, game.shared));
    const proc = play(t as unknown as Table<S, E>);
    let depth = 0;
    let next = proc.next();
    while (!next.done) {
      const ask = next.value as AnyAsk;
      if (ask.kind !== 'choose') throw new Fault(`a question of the kind ${ask.kind} cannot be tried`);
      if (depth === open.length) open.push(legalOf(ask, alike?.(ask.spec.ask) === true));
      const left = open[depth] as unknown[];
      if (left.length === 0) throw new Fault(`${ask.spec.rule} asks what nobody can answer`);
      depth++;
      next = proc.next(left[0]);
    }
    yield { s: t.s, events: t.events, value: next.value };
  } while (nextWay(open));
}

const legalOf = ({ spec }: ChooseAsk<unknown>, isOneEnough: boolean): unknown[] => {
  const isLegal = (x: unknown): boolean => !spec.judge?.(x);
  return isOneEnough ? spec.from.filter(isLegal).slice(0, 1) : spec.from.filter(isLegal);
};

/** Leaves the answer that was tried last behind; false when there is no other. */
const nextWay = (open: unknown[][]): boolean => {
  for (let last = open.at(-1); last; last = open.at(-1)) {
    last.shift();
    if (last.length > 0) return true;
    open.pop();
  }
  return false;
};

const untried = (): never => {
  throw new Fault('only what chooses one of several and emits can be tried');
};

/** What a procedure that is tried cannot do. */
const UNTRIED: object = Object.fromEntries(
  [
    'chooseMany',
    'number',
    'place',
    'placeMany',
    'together',
    'askAll',
    'window',
    'roll',
    'rollMany',
    'shuffle',
    'mightHold',
  ].map(name => [name, untried]),
);

class TriedTable<S, E extends { type: string }> {
  readonly events: E[] = [];

  constructor(
    private readonly game: Triable<S, E>,
    private readonly state: S,
  ) {}

  get s(): DeepReadonly<S> {
    return this.state as DeepReadonly<S>;
  }

  choose<T>(seat: Seat, c: Choice<T>): Ask<T> {
    return new ChooseAsk(seat, c);
  }

  emit(e: E): void {
    (this.game.apply[e.type as E['type']] as (s: S, e: E) => void)(this.state, e);
    this.events.push(e);
  }
}

Object.assign(TriedTable.prototype, UNTRIED);
