import type { CardId } from '@potyczka/kernel';
import type { Legend, Shot, State } from '../state.js';
import { keyOf, type LegendId, type Space } from '../vocabulary.js';

/** Parts of the state are shared between copies: they are replaced here, never changed. */
export const SHARED = {
  options: 'whole',
  ground: 'whole',
  cards: 'whole',
  teams: 'whole',
  legends: 'each',
  bags: 'whole',
  weaponDeck: 'whole',
  binDeck: 'whole',
  decisions: 'whole',
  decided: 'whole',
  ringDeck: 'whole',
  ring: 'whole',
  gone: 'whole',
  given: 'whole',
  known: 'whole',
  exhausted: 'whole',
  open: 'whole',
  loot: 'whole',
  tile: 'whole',
  dropBeacon: 'whole',
  figures: 'whole',
  track: 'whole',
  cooling: 'each',
  act: 'whole',
  shot: 'whole',
} as const;

export const legend = (s: State, id: LegendId): Legend => {
  const found = s.legends.find(l => l.id === id);
  if (!found) throw new Error(`${id} does not play`);
  return found;
};

/** Gives a legend new values of some fields. */
export const change = (s: State, id: LegendId, to: Partial<Legend>): void => {
  const k = s.legends.findIndex(l => l.id === id);
  if (k < 0) throw new Error(`${id} does not play`);
  s.legends[k] = { ...(s.legends[k] as Legend), ...to };
};

export const changeAct = (s: State, to: Partial<NonNullable<State['act']>>): void => {
  if (s.act) s.act = { ...s.act, ...to };
};

export const changeShot = (s: State, to: Partial<Shot>): void => {
  if (s.shot) s.shot = { ...s.shot, ...to };
};

export const changeBoard = (s: State, id: LegendId, to: Partial<NonNullable<Legend['automa']>>): void => {
  change(s, id, { automa: { ...boardOf(s, id), ...to } });
};

export const boardOf = (s: State, id: LegendId): NonNullable<Legend['automa']> => {
  const { automa } = legend(s, id);
  if (!automa) throw new Error(`${id} is no Automa`);
  return automa;
};

/** New values for one weapon of a legend, if it has it. */
export const changeWeapon = (
  s: State,
  id: LegendId,
  slot: number,
  to: Partial<Legend['weapons'][number]>,
): void => {
  const { weapons } = legend(s, id);
  change(s, id, { weapons: weapons.map((w, k) => (k === slot ? { ...w, ...to } : w)) });
};

export const without = <X>(list: readonly X[], x: X): X[] => list.filter(y => y !== x);
export const withoutAll = <X>(list: readonly X[], xs: readonly X[]): X[] => list.filter(y => !xs.includes(y));

/** AP are paid, and an action is no longer owed (APX-LOOT-40). */
export const spend = (s: State, ap: number): void => {
  if (s.act) changeAct(s, { ap: s.act.ap - ap, acted: true, owes: false });
};

export const discard = (s: State, who: LegendId, card: CardId): void => {
  const { hand, discard: pile } = legend(s, who);
  change(s, who, { hand: without(hand, card), discard: [...pile, card] });
};

/** Everybody has seen the tokens. */
export const show = (s: State, ...cards: readonly CardId[]): void => {
  const fresh = cards.filter(card => !s.known.includes(card));
  if (fresh.length > 0) s.known = [...s.known, ...fresh];
};

/** Takes a token out of the places where a legend may hold it. */
export const release = (s: State, who: LegendId, card: CardId): void => {
  const { tray, pack } = legend(s, who);
  change(s, who, { tray: without(tray, card), pack: without(pack, card) });
};

/** A token that somebody has received and not decided about yet. */
export const receive = (s: State, who: LegendId, ...cards: readonly CardId[]): void =>
  change(s, who, { tray: [...legend(s, who).tray, ...cards] });

/** The token is out of the game. */
export const forget = (s: State, card: CardId): void => {
  s.known = without(s.known, card);
  s.exhausted = without(s.exhausted, card);
};

export const takeFromMap = (s: State, card: CardId, at: Space): void => {
  const key = keyOf(at);
  const { [key]: lying = [], ...elsewhere } = s.loot;
  const left = without(lying, card);
  s.loot = left.length > 0 ? { ...s.loot, [key]: left } : elsewhere;
};
