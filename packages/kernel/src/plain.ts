import { BLANK, CARDS_IN, type CardId, isCardId } from './vocabulary.js';

/** A deep copy of plain data. */
export const copy = <T>(x: T): T => {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) {
    const n = x.length;
    const out = new Array<unknown>(n);
    for (let i = 0; i < n; i++) {
      const v: unknown = x[i];
      out[i] = typeof v === 'object' ? copy(v) : v;
    }
    return out as T;
  }
  const out: Record<string, unknown> = {};
  for (const k in x) {
    const v: unknown = x[k];
    out[k] = typeof v === 'object' ? copy(v) : v;
  }
  return out as T;
};

/** A text in which every card is replaced. */
export const mapText = (x: string, to: (card: CardId) => CardId): string => {
  if (!x.includes('#')) return x;
  return isCardId(x) ? to(x) : x.replace(CARDS_IN, c => to(c as CardId));
};

/** A copy of plain data in which every card named anywhere, keys included, is replaced. */
export const mapCards = <T>(x: T, to: (card: CardId) => CardId): T => {
  if (typeof x === 'string') return mapText(x, to) as T;
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) {
    const n = x.length;
    const out = new Array<unknown>(n);
    for (let i = 0; i < n; i++) out[i] = mapCards<unknown>(x[i], to);
    return out as T;
  }
  const out: Record<string, unknown> = {};
  for (const k in x) out[mapText(k, to)] = mapCards<unknown>(x[k], to);
  return out as T;
};

/** Every card named anywhere in plain data. */
export const cardsIn = (x: unknown): Set<CardId> => {
  const found = new Set<CardId>();
  findCards(x, found);
  return found;
};

const findCards = (x: unknown, found: Set<CardId>): void => {
  if (typeof x === 'string') {
    if (!x.includes('#')) return;
    if (isCardId(x)) found.add(x);
    else for (const card of x.match(CARDS_IN) ?? []) found.add(card as CardId);
  } else if (Array.isArray(x)) {
    for (const v of x) findCards(v, found);
  } else if (typeof x === 'object' && x !== null) {
    for (const k in x) {
      findCards(k, found);
      findCards((x as Record<string, unknown>)[k], found);
    }
  }
};

/** Whether plain data names any card; quicker than finding them. */
export const namesCard = (x: unknown): boolean => {
  if (typeof x === 'string') return x.length > 1 && x.includes('#');
  if (typeof x !== 'object' || x === null) return false;
  if (Array.isArray(x)) return x.some(namesCard);
  for (const k in x) {
    if (k.includes('#') || namesCard((x as Record<string, unknown>)[k])) return true;
  }
  return false;
};

/** A copy in which the cards that `isHidden` names are blanked. */
export const blank = <T>(x: T, isHidden: (card: CardId) => boolean): T =>
  mapCards(x, card => (isHidden(card) ? BLANK : card));

/** Text that JSON writes as it is, between quotes. */
const SIMPLE = /^[\w .:#+-]*$/;

/** A text as JSON writes it. */
export const quoted = (text: string): string => (SIMPLE.test(text) ? `"${text}"` : JSON.stringify(text));

/** JSON with sorted keys: the same text for the same data. */
export const canonical = (x: unknown): string => {
  if (typeof x === 'string') return quoted(x);
  if (typeof x === 'number') return Number.isFinite(x) ? `${x}` : 'null';
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'null';
  let out = '';
  if (Array.isArray(x)) {
    for (const v of x) out += out === '' ? canonical(v) : `,${canonical(v)}`;
    return `[${out}]`;
  }
  const o = x as Readonly<Record<string, unknown>>;
  for (const k of Object.keys(o).sort()) out += `${out === '' ? '' : ','}${quoted(k)}:${canonical(o[k])}`;
  return `{${out}}`;
};

/** Whether two pieces of plain data say the same, in whatever order their keys come. */
export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** Short keys first, so that `p2` comes before `p10`, and those of one length by their letters. */
const inKeyOrder = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/**
 * A copy of plain data with its keys in their one order. Whatever comes from outside goes through this before rules
 * see it: no store, no file and no page can then decide anything by the order in which it gives back keys.
 */
export const inOrder = <T>(x: T): T => {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return x.map(inOrder) as T;
  const out: Record<string, unknown> = {};
  for (const k of Object.keys(x).sort(inKeyOrder)) out[k] = inOrder((x as Record<string, unknown>)[k]);
  return out as T;
};
