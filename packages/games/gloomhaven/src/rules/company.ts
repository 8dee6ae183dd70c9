import { type DataRead, type Json, refuse, type Seat, sure } from '@potyczka/kernel';
import { either, int, list, matching, oneOf, shape, text } from '@potyczka/kit/shapes';
import { type Condition, TOKENS } from '../content/abilities.js';
import { CLASSES, classOf, ITEMS } from '../content/index.js';

/** A party that comes from elsewhere, such as a campaign: everything that a scenario must know of it. */
export interface Company {
  readonly level: number;
  /** Numbered treasures that are gone (GLM-CAMP-42). */
  readonly looted: readonly number[];
  /** GLM-PERMA */
  readonly death: boolean;
  readonly heroes: readonly Comrade[];
}

export interface Comrade {
  /** The class. */
  readonly id: string;
  readonly seat: Seat;
  readonly level: number;
  /** What the hero is called in the campaign, for whoever looks. */
  readonly name?: string;
  /** Ability cards by their numbers, `brute-001`: options are public, so they name no card of the match. */
  readonly pool: readonly string[];
  readonly perks: readonly number[];
  readonly items: readonly number[];
  readonly stickers: readonly Stuck[];
  readonly bless: number;
  readonly effects: readonly Burden[];
}

/** A sticker on a card, by the number of its spot in that half (GLM-ENH-03). */
export interface Stuck {
  readonly card: string;
  readonly half: 'top' | 'bottom';
  readonly spot: number;
  readonly what: string;
}

/** What an event did to the start (GLM-ROAD-09). */
export interface Burden {
  readonly conditions: readonly Condition[];
  readonly damage: number;
  readonly discard: number;
  readonly minusOnes: number;
  readonly consumed: number | null;
}

const WRONG = refuse('GLM-SETUP-02', 'wrong-company');

const ITEM_IDS = ITEMS.map(i => i.id);
const isBurden = shape({
  conditions: list(oneOf([...TOKENS, 'curse', 'bless']), 10),
  damage: int(0, 20),
  discard: int(0, 9),
  minusOnes: int(0, 9),
  consumed: oneOf([null, ...ITEM_IDS]),
});
const COMRADE = {
  id: oneOf(CLASSES.map(c => c.id)),
  seat: oneOf(['p1', 'p2', 'p3', 'p4']),
  level: int(1, 9),
  pool: list(text, 40),
  perks: list(int(0, 3), 20),
  items: list(oneOf(ITEM_IDS), 60),
  stickers: list(
    shape({
      card: text,
      half: oneOf(['top', 'bottom']),
      spot: int(0, 9),
      what: text,
    }),
    60,
  ),
  bless: int(0, 10),
  effects: list(isBurden, 20),
};
/** Parties that were sent before heroes kept their names have none. */
const isComrade = either(shape(COMRADE), shape({ ...COMRADE, name: matching(/^[^|]{1,40}$/) }));
const isCompany = shape({
  level: int(0, 7),
  looted: list(int(1, 99), 99),
  death: oneOf([true, false]),
  heroes: x => list(isComrade, 4)(x) && (x as readonly Json[]).length >= 2,
});

/** Whether a comrade's own cards and perks are those of its class. */
const fits = (h: Comrade): boolean => {
  const { cards, perks, handSize } = classOf(h.id);
  const own = new Set<string>(cards.map(c => c.id));
  return (
    h.pool.length >= handSize &&
    new Set(h.pool).size === h.pool.length &&
    h.pool.every(card => own.has(card)) &&
    h.stickers.every(s => own.has(s.card)) &&
    new Set(h.items).size === h.items.length &&
    h.perks.length === perks.length &&
    h.perks.every((n, row) => n <= sure(perks[row], 'one of perks').times)
  );
};

/** The one judge of a company that somebody sends. */
export const readCompany = (x: Json): DataRead<Company | null> => {
  if (x === null) return { ok: true, value: null };
  if (!isCompany(x)) return { ok: false, at: '', refusal: WRONG };
  const company = x as unknown as Company;
  const wrong = company.heroes.findIndex(h => !fits(h));
  return wrong < 0 ? { ok: true, value: company } : { ok: false, at: `heroes.${wrong}`, refusal: WRONG };
};

/** The comrade of a class, if the party came from elsewhere. */
export const comradeOf = (o: { readonly party: Company | null }, id: string): Comrade | undefined =>
  o.party?.heroes.find(h => h.id === id);
