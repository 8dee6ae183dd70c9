import type { Ask, Choice, Proc } from './question.js';
import { PASS, type Table, type Window } from './table.js';
import type { Msg, Seat, Show, Verdict } from './vocabulary.js';

/** What a window needs of its table. */
type Asking = Pick<Table<unknown, { type: string }>, 'choose' | 'askAll'>;

type Taken<T> = T | typeof PASS;

/** A choice that may be declined: that comes first, as the harmless answer. */
export const orPass = <T>(c: Choice<T>, label: Msg = { id: PASS }): Choice<T | typeof PASS> => {
  const { judge, show } = c;
  let from: readonly Taken<T>[] | undefined;
  return {
    rule: c.rule,
    ask: c.ask,
    /** Found when somebody looks, as it may be in the choice itself. */
    get from() {
      from ??= [PASS, ...c.from];
      return from;
    },
    key: x => (x === PASS ? PASS : c.key(x as T)),
    ...(judge && { judge: (x: Taken<T>): Verdict => (x === PASS ? undefined : judge(x as T)) }),
    show: (x: Taken<T>): Show => {
      if (x === PASS) return { label, declines: true };
      return show ? show(x as T) : { label: { id: 'option', args: { key: c.key(x as T) } } };
    },
  };
};

/** Asks those able until all of them pass; `Window` says how. */
export function* playWindow<T>(t: Asking, c: Window<T>): Proc {
  const passed = new Set<Seat>();
  for (;;) {
    const seats = c.able().filter(seat => !passed.has(seat));
    if (seats.length === 0) return;
    const reacted =
      c.order === 'at-once' ? yield* atOnce(t, c, seats, passed) : yield* inTurn(t, c, seats, passed);
    if (reacted && c.again !== 'rest') passed.clear();
  }
}

/** Asks one after the other until somebody reacts. */
function* inTurn<T>(t: Asking, c: Window<T>, seats: readonly Seat[], passed: Set<Seat>): Proc<boolean> {
  for (const seat of seats) {
    const x = yield* ask(t, c, seat);
    if (x !== PASS) {
      yield* c.play(seat, x as T);
      return true;
    }
    passed.add(seat);
  }
  return false;
}

/** Asks all at the same time, then plays what they took in their order. */
function* atOnce<T>(t: Asking, c: Window<T>, seats: readonly Seat[], passed: Set<Seat>): Proc<boolean> {
  const asks = seats.map(seat => ask(t, c, seat));
  const taken = asks.length === 1 ? [yield* asks[0] as Ask<Taken<T>>] : yield* t.askAll(asks);
  const keys = taken.map((x, i) => (x === PASS ? PASS : c.choice(seats[i] as Seat).key(x as T)));
  let reacted = false;
  for (const [i, seat] of seats.entries()) {
    if (taken[i] === PASS) {
      passed.add(seat);
      continue;
    }
    // What was played before may have made it impossible; the seat is then asked again.
    const still = reacted ? stillThere(c, seat, keys[i] as string) : { x: taken[i] as T };
    if (!still) continue;
    reacted = true;
    yield* c.play(seat, still.x);
  }
  return reacted;
}

const ask = <T>(t: Asking, c: Window<T>, seat: Seat): Ask<Taken<T>> => {
  const choice = c.choice(seat);
  return t.choose<Taken<T>>(seat, c.must?.(seat) ? (choice as Choice<Taken<T>>) : orPass(choice, c.pass));
};

/** The candidate that a seat chose before the state changed, if it may still take it. */
const stillThere = <T>(c: Window<T>, seat: Seat, key: string): { readonly x: T } | undefined => {
  if (!c.able().includes(seat)) return undefined;
  const choice = c.choice(seat);
  for (const x of choice.from) if (choice.key(x) === key) return choice.judge?.(x) ? undefined : { x };
  return undefined;
};
