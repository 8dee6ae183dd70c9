import type { CardId } from '@potyczka/kernel';
import { isSupply } from '../content/index.js';
import type { Figure, Hero, State } from '../state.js';

/** What all appliers use. */

export const hero = (s: State, id: string): Hero => s.heroes[id] as Hero;

/** Heroes too are replaced, never changed. */
export const mend = (s: State, id: string, by: Partial<Hero>): void => {
  s.heroes[id] = { ...hero(s, id), ...by };
};
export const without = <X>(list: readonly X[], ...out: readonly X[]): X[] =>
  list.filter(x => !out.includes(x));

/** Figures are replaced, never changed: copies of the state share them. */
export const change = (s: State, id: string, by: Partial<Figure>): void => {
  const f = s.figures[id];
  if (f) s.figures[id] = { ...f, ...by };
};

export const see = (s: State, who: string, cards: readonly CardId[]): void => {
  mend(s, who, { unseen: without(hero(s, who).unseen, ...cards) });
};

/** Cards that stay with their owner: those of a supply go back to it. */
export const kept = (cards: readonly CardId[]): CardId[] => cards.filter(card => !isSupply(card));
