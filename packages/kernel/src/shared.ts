import { canonical, copy, mapCards, mapText, namesCard, quoted } from './plain.js';
import type { CardId } from './vocabulary.js';

/** Which parts of a state copies hold in common, as `Game.shared` says. */
export type Shared<S> = { readonly [K in keyof S]?: 'whole' | 'each' } | undefined;

type Parts = Readonly<Record<string, unknown>>;

/** The same list or record with the same members. */
const sameMembers = (x: unknown): unknown => {
  if (typeof x !== 'object' || x === null) return x;
  return Array.isArray(x) ? x.slice() : { ...x };
};

/** A copy of a state that can be changed by itself, as long as shared parts are replaced and not changed. */
export const copyState = <S>(s: S, shared: Shared<S>): S => {
  if (!shared) return copy(s);
  const out = { ...s }; // much faster than part by part, and so are its readers
  for (const k in out) {
    const how = shared[k];
    if (how === 'each') out[k] = sameMembers(out[k]) as S[typeof k];
    else if (how === undefined) out[k] = copy(out[k]);
  }
  return out;
};

/** Something worked out once for each object that is never changed. */
const remembered = <T>(of: (x: unknown) => T): ((x: unknown) => T) => {
  const known = new WeakMap<object, T>();
  return x => {
    if (typeof x !== 'object' || x === null) return of(x);
    const before = known.get(x);
    if (before !== undefined) return before;
    const made = of(x);
    known.set(x, made);
    return made;
  };
};

const textOf = remembered(canonical);
const hasCard = remembered(namesCard);

/** Like `canonical`, but the text of a shared part is made once. */
export const canonicalState = <S>(s: S, shared: Shared<S>): string => {
  if (!shared) return canonical(s);
  const parts = s as Parts;
  const text = (k: string): string => {
    const how = shared[k as keyof S];
    return how === 'whole'
      ? textOf(parts[k])
      : how === 'each'
        ? canonicalMembers(parts[k])
        : canonical(parts[k]);
  };
  const keys = Object.keys(parts).sort();
  return `{${keys.map(k => `${quoted(k)}:${text(k)}`).join(',')}}`;
};

const canonicalMembers = (x: unknown): string => {
  if (typeof x !== 'object' || x === null) return canonical(x);
  if (Array.isArray(x)) return `[${x.map(textOf).join(',')}]`;
  const members = x as Parts;
  const keys = Object.keys(members).sort();
  return `{${keys.map(k => `${quoted(k)}:${textOf(members[k])}`).join(',')}}`;
};

/** Like `mapCards`, but what is shared and names no card stays as it is. */
export const mapState = <S>(s: S, shared: Shared<S>, to: (card: CardId) => CardId): S => {
  if (!shared) return mapCards(s, to);
  const out: Record<string, unknown> = {};
  for (const k in s) {
    const how = shared[k];
    const part: unknown = s[k];
    out[mapText(k, to)] =
      how === 'each' ? mapMembers(part, to) : how === 'whole' ? mapShared(part, to) : mapCards(part, to);
  }
  return out as S;
};

const mapShared = (x: unknown, to: (card: CardId) => CardId): unknown => (hasCard(x) ? mapCards(x, to) : x);

const mapMembers = (x: unknown, to: (card: CardId) => CardId): unknown => {
  if (typeof x !== 'object' || x === null) return mapShared(x, to);
  if (Array.isArray(x)) return x.map(member => mapShared(member, to));
  const out: Record<string, unknown> = {};
  for (const k in x) out[mapText(k, to)] = mapShared((x as Parts)[k], to);
  return out;
};

/** The state without the parts that copies hold in common. */
export const unsharedPart = <S>(s: S, shared: Shared<S>): unknown =>
  Object.fromEntries(Object.entries(s as Parts).filter(([k]) => shared?.[k as keyof S] === undefined));

/** Freezes the shared parts of a state: whoever changes one from now on gets an error. */
export const freezeShared = <S>(s: S, shared: Shared<S>): void => {
  if (!shared) return;
  for (const [k, part] of Object.entries(s as Parts)) {
    const how = shared[k as keyof S];
    if (how === 'whole') freeze(part);
    else if (how === 'each' && typeof part === 'object' && part !== null) Object.values(part).forEach(freeze);
  }
};

const freeze = (x: unknown): void => {
  if (typeof x !== 'object' || x === null || Object.isFrozen(x)) return;
  Object.freeze(x);
  Object.values(x).forEach(freeze);
};
