/** What a remembered value hangs on: an object as such, never what it holds; a text or a number by what it says. */
export type MemoKey = object | string | number;

/**
 * What is remembered is handed out again and again: nobody may change it. Records of a game are read only anyway,
 * and lists and tables become so here.
 */
export type Kept<X> = X extends readonly unknown[]
  ? Readonly<X>
  : X extends ReadonlyMap<infer K, infer V>
    ? ReadonlyMap<K, V>
    : X extends ReadonlySet<infer T>
      ? ReadonlySet<T>
      : X;

/** Values under one kind of key. Those under objects go with the object, those under texts and numbers are counted. */
class Shelf<X> {
  // Most shelves have one kind of keys: a table is only made for what comes.
  private objects: WeakMap<object, { readonly value: X }> | undefined;
  private names: Map<string | number, { readonly value: X }> | undefined;

  constructor(private readonly most: number) {}

  find(key: MemoKey): { readonly value: X } | undefined {
    return typeof key === 'object' || typeof key === 'function'
      ? this.objects?.get(key)
      : this.names?.get(key);
  }

  put(key: MemoKey, value: X): X {
    if (typeof key === 'object' || typeof key === 'function') {
      this.objects ??= new WeakMap();
      this.objects.set(key, { value });
      return value;
    }
    this.names ??= new Map();
    if (this.names.size >= this.most) this.names.clear();
    this.names.set(key, { value });
    return value;
  }
}

/** How many values a memo keeps under texts and numbers, unless it says otherwise; one more, and it forgets them all. */
const MOST = 400;

const forgetters: (() => void)[] = [];

/** Every memo of every game forgets everything: nothing that anybody sees may change by it. */
export const forgetMemos = (): void => {
  for (const forget of forgetters) forget();
};

type By<A extends readonly unknown[]> = (...args: A) => MemoKey;

/** The one with a single key remembers in the shortest way what was asked for last: that is asked again and again. */
const byOne = <A extends readonly unknown[], X>(
  by: By<A>,
  work: (...args: A) => X,
  most: number,
): ((...args: A) => X) => {
  let shelf = new Shelf<X>(most);
  let lastKey: MemoKey | undefined;
  let last: X | undefined;
  forgetters.push(() => {
    shelf = new Shelf(most);
    lastKey = undefined;
    last = undefined;
  });
  return (...args) => {
    const key = by(...args);
    if (key === lastKey) return last as X;
    const known = shelf.find(key);
    const value = known ? known.value : shelf.put(key, work(...args));
    lastKey = key;
    last = value;
    return value;
  };
};

/** From one shelf by a key to the next. */
interface Descent {
  from: Shelf<unknown> | undefined;
  key: MemoKey | undefined;
  to: Shelf<unknown> | undefined;
}

const bySeveral = <A extends readonly unknown[], X>(
  keys: readonly By<A>[],
  work: (...args: A) => X,
  most: number,
): ((...args: A) => X) => {
  let top = new Shelf<unknown>(most);
  const deepest = keys.length - 1;
  // The steps that were taken last: mostly only the deepest key is another one.
  const steps = keys.map((): Descent => ({ from: undefined, key: undefined, to: undefined }));
  forgetters.push(() => {
    top = new Shelf(most);
    for (const step of steps) step.from = undefined;
  });
  const deepestKey = keys[deepest] as By<A>;
  return (...args) => {
    let shelf = top;
    for (let n = 0; n < deepest; n++) {
      const key = (keys[n] as By<A>)(...args);
      const step = steps[n] as Descent;
      if (step.from !== shelf || step.key !== key) {
        step.to = (shelf.find(key)?.value ?? shelf.put(key, new Shelf(most))) as Shelf<unknown>;
        step.from = shelf;
        step.key = key;
      }
      shelf = step.to as Shelf<unknown>;
    }
    const key = deepestKey(...args);
    const known = shelf.find(key);
    return (known ? known.value : shelf.put(key, work(...args))) as X;
  };
};

/**
 * A function that is worked out once for everything that it hangs on, which its keys say: a part of the state that
 * is replaced and never changed, the figure and the board, a text. A value holds as long as its keys are the same
 * ones, and that is the only way in which it ends. Conformance plays with memos and without any: a key that is
 * missing is found there.
 *
 *     const zonesOf = memo(s => s.figures, (s: S) => s.figures.flatMap(f => zoneOf(f)));
 *     const reachOf = memo([l => l, (_, at) => keyOf(at)], (l: Lattice, at: Space) => reach(l, at));
 *
 * For the top of a module, since it is never taken apart.
 */
/* @__NO_SIDE_EFFECTS__ */
export function memo<A extends readonly unknown[], X>(
  by: By<A> | readonly By<A>[],
  work: (...args: A) => X,
  how: {
    /** How many values are kept under texts and numbers. */
    readonly most?: number;
  } = {},
): (...args: A) => Kept<X> {
  const { most = MOST } = how;
  const made = typeof by === 'function' ? byOne(by, work, most) : bySeveral(by, work, most);
  return made as (...args: A) => Kept<X>;
}

const next = memo([before => before, (_, thing) => thing], (_before: object, _thing: MemoKey) => ({}));
const NOTHING = {};

/**
 * Makes keys for several things at once: the same things in the same order have the same key. Mostly it is asked for
 * those of last time.
 */
/* @__NO_SIDE_EFFECTS__ */
export const together = (): ((things: readonly MemoKey[]) => object) => {
  let last: readonly MemoKey[] | undefined;
  let lastKey = NOTHING;
  forgetters.push(() => {
    last = undefined;
  });
  return things => {
    if (last?.length === things.length && things.every((thing, n) => thing === last?.[n])) return lastKey;
    let key = NOTHING;
    for (const thing of things) key = next(key, thing);
    last = things;
    lastKey = key;
    return key;
  };
};

const moments = new WeakMap<object, object>();
let lastState: object | undefined;
let lastMoment = {};

/**
 * A key for what hangs on a whole state, which events change in place: another one after every event. The game's
 * `apply` has to be `renewing` for it.
 */
export const untilEvent = (s: object): object => {
  if (s === lastState) return lastMoment;
  let moment = moments.get(s);
  if (!moment) {
    moment = {};
    moments.set(s, moment);
  }
  lastState = s;
  lastMoment = moment;
  return moment;
};

/** The same appliers; after each of them, what was remembered until an event has to be worked out anew. */
export const renewing = <As extends object>(appliers: As): As =>
  Object.fromEntries(
    Object.entries(appliers).map(([type, apply]) => [
      type,
      (s: object, e: unknown) => {
        (apply as (s: object, e: unknown) => void)(s, e);
        moments.delete(s);
        if (s === lastState) lastState = undefined;
      },
    ]),
  ) as As;
