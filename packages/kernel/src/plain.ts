import { BLANK, CARDS_IN, type CardId } from './vocabulary.js';

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

/** A copy of plain data in which every card named anywhere, keys included, is replaced. */
export const mapCards = <T>(x: T, to: (card: CardId) => CardId): T => {
  if (typeof x === 'string') {
    return (x.includes('#') ? x.replace(CARDS_IN, c => to(c as CardId)) : x) as T;
  }
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return x.map(v => mapCards(v, to)) as T;
  const out: Record<string, unknown> = {};
  for (const [k, v] of Object.entries(x)) out[mapCards(k, to)] = mapCards(v, to);
  return out as T;
};

/** Every card named anywhere in plain data. */
export const cardsIn = (x: unknown): Set<CardId> => {
  const found = new Set<CardId>();
  mapCards(x, card => {
    found.add(card);
    return card;
  });
  return found;
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

/** JSON with sorted keys: the same text for the same data. */
export const canonical = (x: unknown): string => {
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'null';
  if (Array.isArray(x)) return `[${x.map(canonical).join(',')}]`;
  const o = x as Record<string, unknown>;
  return `{${Object.keys(o)
    .sort()
    .map(k => `${JSON.stringify(k)}:${canonical(o[k])}`)
    .join(',')}}`;
};
