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

/** Data that somebody has, in a copy of our own. */
export type Had = Record<string, unknown>;

const GONE: Change = [];

const isData = (x: unknown): x is object => typeof x === 'object' && x !== null;

/** Also for a member with the one name that an assignment would take for something else. */
const put = (into: Had, name: string, x: unknown): void => {
  if (name === '__proto__')
    Object.defineProperty(into, name, { value: x, enumerable: true, configurable: true, writable: true });
  else into[name] = x;
};

/** A copy as JSON would make it: what is undefined is not there. */
const copyOf = (x: unknown): unknown => {
  if (!isData(x)) return x;
  if (Array.isArray(x)) return x.map(each => (each === undefined ? null : copyOf(each)));
  const copy: Had = {};
  for (const name in x) {
    const member = (x as Had)[name];
    if (member !== undefined) put(copy, name, copyOf(member));
  }
  return copy;
};

/** Plain data has members of its own only; but a name may be one that every object knows. */
const memberOf = (had: object, name: string): unknown => {
  const member = (had as Had)[name];
  return member === undefined || Object.hasOwn(had, name) ? member : undefined;
};

/** What somebody has who has just been shown everything. */
export const hadOf = (shown: object): Had => copyOf(shown) as Had;

/** Whether data is the same as a copy. */
const isSame = (had: unknown, next: unknown): boolean => {
  if (had === next) return true;
  if (!isData(had) || !isData(next)) return next === undefined && had === null;
  if (Array.isArray(had))
    return Array.isArray(next) && had.length === next.length && had.every((each, i) => isSame(each, next[i]));
  if (Array.isArray(next)) return false;
  let count = 0;
  for (const name of Object.keys(next)) {
    const member = (next as Had)[name];
    if (member === undefined) continue;
    if (!Object.hasOwn(had, name) || !isSame((had as Had)[name], member)) return false;
    count++;
  }
  return count === Object.keys(had).length;
};

/** Brings a copy up to date; gives back what had to be changed, or undefined if nothing had. */
export const advance = (had: Had, next: object): Readonly<Record<string, Change>> | undefined => {
  let change: Record<string, Change> | undefined;
  const note = (name: string, of: Change): void => {
    change ??= {};
    put(change, name, of);
  };
  // Not by lists of names: with every answer this runs through everything that anybody sees.
  for (const name in next) {
    const member = (next as Had)[name];
    if (member === undefined || had[name] === member) continue;
    const inside = insideOf(memberOf(had, name), member);
    if (inside === undefined) {
      put(had, name, copyOf(member));
      note(name, [member]);
    } else if (inside !== SAME) note(name, inside);
  }
  for (const name in had) {
    if (memberOf(next, name) !== undefined) continue;
    delete had[name];
    note(name, GONE);
  }
  return change;
};

const SAME = Symbol('the same');

/** What changes inside of a list or an object; undefined if it has to be replaced as a whole. */
const insideOf = (had: unknown, next: unknown): Change | typeof SAME | undefined => {
  if (!isData(had) || !isData(next)) return undefined;
  if (Array.isArray(had)) return Array.isArray(next) ? advanceList(had, next) : undefined;
  if (Array.isArray(next)) return undefined;
  return advance(had as Had, next) ?? SAME;
};

const advanceList = (had: unknown[], next: readonly unknown[]): Change | typeof SAME => {
  if (had.length !== next.length) return spliced(had, next);
  let change: Record<string, Change> | undefined;
  for (let i = 0; i < next.length; i++) {
    const member = next[i];
    if (had[i] === member) continue;
    const inside = insideOf(had[i], member);
    if (inside === SAME || (inside === undefined && isSame(had[i], member))) continue;
    if (inside === undefined) had[i] = copyOf(member === undefined ? null : member);
    change ??= {};
    change[i] = inside ?? [member];
  }
  return change ?? SAME;
};

/** A list that has become longer or shorter: what is between the same beginning and the same end. */
const spliced = (had: unknown[], next: readonly unknown[]): Change => {
  const most = Math.min(had.length, next.length);
  let at = 0;
  while (at < most && isSame(had[at], next[at])) at++;
  let end = 0;
  while (end < most - at && isSame(had[had.length - 1 - end], next[next.length - 1 - end])) end++;
  const taken = had.length - at - end;
  const added = next.slice(at, next.length - end);
  had.splice(at, taken, ...(copyOf(added) as unknown[]));
  return [at, taken, added];
};

/** Thrown if a change is of other data than somebody has. */
export class Misfit extends Error {}

/** The data that a change makes of other data, which stays as it is. */
export const applied = (base: unknown, change: Change): unknown => {
  if (Array.isArray(change)) return replaced(base, change);
  if (!isData(base)) throw new Misfit('there is nothing to change inside of');
  const members = Object.entries(change as Readonly<Record<string, Change>>);
  if (Array.isArray(base)) {
    const list = [...(base as readonly unknown[])];
    for (const [name, of] of members) {
      if (!(Number(name) < list.length)) throw new Misfit(`a list of ${list.length} has no ${name}`);
      list[Number(name)] = applied(list[Number(name)], of);
    }
    return list;
  }
  const copy: Had = {};
  for (const [name, member] of Object.entries(base)) put(copy, name, member);
  for (const [name, of] of members) {
    if (Array.isArray(of) && of.length === 0) delete copy[name];
    else put(copy, name, applied(Object.hasOwn(copy, name) ? copy[name] : undefined, of));
  }
  return copy;
};

const replaced = (base: unknown, change: readonly unknown[]): unknown => {
  if (change.length === 1) return change[0];
  const [at, taken, added] = change as readonly [number, number, readonly unknown[]];
  if (!Array.isArray(base) || change.length !== 3 || base.length < at + taken)
    throw new Misfit('there is no such part of a list');
  return [...base.slice(0, at), ...added, ...base.slice(at + taken)];
};
