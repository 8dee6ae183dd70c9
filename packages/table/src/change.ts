/**
 * Differences of plain data. A change says what has to be done to the data that
 * somebody has, so that it becomes other data:
 *
 * - `[]`: it is no more;
 * - `[x]`: it is `x` now;
 * - `[at, taken, put]`: of a list, at this place so many are taken out and these put in;
 * - `{ … }`: of an object or a list, what changes of these members.
 */
export type Change =
  | readonly []
  | readonly [now: unknown]
  | readonly [at: number, taken: number, put: readonly unknown[]]
  | { readonly [member: string]: Change };

/** Data as somebody was last sent it, in a copy of our own. */
export type Sent = Record<string, unknown>;

const GONE: Change = [];
const NONE: ReadonlySet<string> = new Set();

const isData = (x: unknown): x is object => typeof x === 'object' && x !== null;
const isObject = (x: unknown): x is Sent => isData(x) && !Array.isArray(x);

/** Also for a member with the one name that an assignment would take for something else. */
const put = (into: Sent, name: string, x: unknown): void => {
  if (name === '__proto__')
    Object.defineProperty(into, name, { value: x, enumerable: true, configurable: true, writable: true });
  else into[name] = x;
};

/** A copy as JSON would make it: what is undefined is not there. */
export const copyOf = (x: unknown): unknown => {
  if (!isData(x)) return x;
  if (Array.isArray(x)) return x.map(each => (each === undefined ? null : copyOf(each)));
  const copy: Sent = {};
  for (const name in x) {
    const member = (x as Sent)[name];
    if (member !== undefined) put(copy, name, copyOf(member));
  }
  return copy;
};

/** Plain data has members of its own only; but a name may be one that every object knows. */
const memberOf = (sent: object, name: string): unknown => {
  const member = (sent as Sent)[name];
  return member === undefined || Object.hasOwn(sent, name) ? member : undefined;
};

/** Whether data is the same as a copy. */
const isSame = (sent: unknown, next: unknown): boolean => {
  if (sent === next) return true;
  if (!isData(sent) || !isData(next)) return (next ?? null) === (sent ?? null);
  if (Array.isArray(sent))
    return (
      Array.isArray(next) && sent.length === next.length && sent.every((each, i) => isSame(each, next[i]))
    );
  if (Array.isArray(next)) return false;
  let count = 0;
  for (const name of Object.keys(next)) {
    const member = (next as Sent)[name];
    if (member === undefined) continue;
    if (!Object.hasOwn(sent, name) || !isSame((sent as Sent)[name], member)) return false;
    count++;
  }
  return count === Object.keys(sent).length;
};

/** What has to be changed of a copy; undefined if nothing has. */
const differenceOf = (sent: unknown, next: unknown): Change | undefined => {
  if (sent === next) return undefined;
  if (!isData(sent) || !isData(next) || Array.isArray(sent) !== Array.isArray(next)) return [next];
  return Array.isArray(sent)
    ? listDifference(sent, next as readonly unknown[])
    : memberDifference(sent as Sent, next as Sent);
};

const memberDifference = (sent: Sent, next: Sent): Change | undefined => {
  let change: Record<string, Change> | undefined;
  for (const name in next) {
    const member = next[name];
    if (member === undefined || sent[name] === member) continue;
    const what = differenceOf(memberOf(sent, name), member);
    if (!what) continue;
    change ??= {};
    put(change, name, what);
  }
  for (const name in sent) {
    if (sent[name] === undefined || memberOf(next, name) !== undefined) continue;
    change ??= {};
    put(change, name, GONE);
  }
  return change;
};

const listDifference = (sent: readonly unknown[], next: readonly unknown[]): Change | undefined => {
  if (sent.length !== next.length) return spliced(sent, next);
  let change: Record<string, Change> | undefined;
  for (let i = 0; i < next.length; i++) {
    const member = next[i] ?? null;
    const what = differenceOf(sent[i] ?? null, member);
    if (!what) continue;
    change ??= {};
    change[i] = what;
  }
  return change;
};

/** A list that has become longer or shorter: what is between the same beginning and the same end. */
const spliced = (sent: readonly unknown[], next: readonly unknown[]): Change => {
  const most = Math.min(sent.length, next.length);
  let at = 0;
  while (at < most && isSame(sent[at], next[at])) at++;
  let end = 0;
  while (end < most - at && isSame(sent[sent.length - 1 - end], next[next.length - 1 - end])) end++;
  return [at, sent.length - at - end, next.slice(at, next.length - end)];
};

/** What has become of one thing that somebody was sent. */
interface Difference {
  readonly sent: unknown;
  readonly change: Change | undefined;
  readonly now: unknown;
}

/**
 * Works out what has changed for several who are shown much the same at one
 * moment: where they are shown the very same object and had been sent the same before,
 * that is done once. What is inside of the members of `Sent`, and of their
 * members, is never changed, so that all may have the same.
 */
export class Differ {
  private readonly known = new Map<object, Difference>();

  /**
   * `apart`: members that are told in another way. `fresh`: members that are
   * made anew when they change, never changed themselves: they need no copy.
   */
  constructor(
    private readonly apart: ReadonlySet<string> = NONE,
    private readonly fresh: ReadonlySet<string> = NONE,
  ) {}

  /** What somebody has who has just been shown everything. */
  first(shown: object): Sent {
    const sent: Sent = {};
    this.update(sent, shown);
    return sent;
  }

  /** Brings what somebody has up to date; gives back what had to be changed, or undefined if there was nothing. */
  update(sent: Sent, shown: object, isInner = false): Readonly<Record<string, Change>> | undefined {
    let change: Record<string, Change> | undefined;
    let count = 0;
    // Not by lists of names: with every answer this runs through everything that anybody sees.
    for (const name in shown) {
      const member = (shown as Sent)[name];
      if (member === undefined || (!isInner && this.apart.has(name))) continue;
      count++;
      if (sent[name] === member) continue;
      const what = this.member(sent, name, member, isInner);
      if (!what) continue;
      change ??= {};
      put(change, name, what);
    }
    // By now whatever is shown is there: if nothing else is, nothing has gone.
    if (Object.keys(sent).length === count) return change;
    for (const name in sent) {
      if (memberOf(shown, name) !== undefined) continue;
      delete sent[name];
      change ??= {};
      put(change, name, GONE);
    }
    return change;
  }

  /** What has to be changed of one member; those of objects one by one, for some of them are shared by many. */
  private member(sent: Sent, name: string, next: unknown, isInner: boolean): Change | undefined {
    const before = memberOf(sent, name);
    if (!isInner && this.fresh.has(name)) {
      sent[name] = next;
      return differenceOf(before, next);
    }
    if (!isInner && isObject(next)) {
      if (isObject(before)) return this.update(before, next, true);
      const fresh: Sent = {};
      this.update(fresh, next, true);
      put(sent, name, fresh);
      return [next];
    }
    const { change, now } = this.difference(before, next);
    if (now !== before) put(sent, name, now);
    return change;
  }

  private difference(sent: unknown, next: unknown): Pick<Difference, 'change' | 'now'> {
    if (!isData(next)) return { change: [next], now: next };
    const known = this.known.get(next);
    if (known && known.sent === sent) return known;
    const change = differenceOf(sent, next);
    const now = known ? known.now : change ? applied(sent, change, copyOf) : sent;
    const difference = { sent, change, now };
    if (!known) this.known.set(next, difference);
    return difference;
  }
}

const asItIs = (x: unknown): unknown => x;

/** Thrown if a change is of other data than somebody has. */
export class Misfit extends Error {}

/** The data that a change makes of other data, which stays as it is. `taken`: how what is new is taken over. */
export const applied = (base: unknown, change: Change, taken: (x: unknown) => unknown = asItIs): unknown => {
  if (Array.isArray(change)) return replaced(base, change, taken);
  if (!isData(base)) throw new Misfit('there is nothing to change inside of');
  const members = Object.entries(change as Readonly<Record<string, Change>>);
  if (Array.isArray(base)) {
    const list = [...(base as readonly unknown[])];
    for (const [name, of] of members) {
      if (!(Number(name) < list.length)) throw new Misfit(`a list of ${list.length} has no ${name}`);
      list[Number(name)] = applied(list[Number(name)], of, taken);
    }
    return list;
  }
  const copy: Sent = {};
  for (const [name, member] of Object.entries(base)) put(copy, name, member);
  for (const [name, of] of members) {
    if (Array.isArray(of) && of.length === 0) delete copy[name];
    else put(copy, name, applied(Object.hasOwn(copy, name) ? copy[name] : undefined, of, taken));
  }
  return copy;
};

const replaced = (base: unknown, change: readonly unknown[], taken: (x: unknown) => unknown): unknown => {
  if (change.length === 1) return taken(change[0]);
  const [at, out, added] = change as readonly [number, number, readonly unknown[]];
  if (!Array.isArray(base) || change.length !== 3 || base.length < at + out)
    throw new Misfit('there is no such part of a list');
  return [...base.slice(0, at), ...(taken(added) as readonly unknown[]), ...base.slice(at + out)];
};
