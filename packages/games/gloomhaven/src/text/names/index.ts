import type { Both, Names } from './both.js';
import { cards } from './cards/index.js';
import { classes } from './classes.js';
import { goals } from './goals.js';
import { items } from './items.js';
import { monsters } from './monsters.js';
import { type BothNamed, labels } from './nouns.js';
import { objectives } from './objectives.js';
import { scenarios } from './scenarios.js';
import { summons } from './summons.js';

export type { Both, Names } from './both.js';
export interface Goal {
  readonly name: Both;
  readonly text: Both;
}

const numbered = <X>(word: string, names: Readonly<Record<number, X>>): Readonly<Record<string, X>> =>
  Object.fromEntries(Object.entries(names).map(([n, name]) => [`${word}-${n}`, name]));

/** What sentences decline: figures of all sorts, and items. */
export const NOUNS: Readonly<Record<string, BothNamed>> = {
  ...classes,
  ...numbered('item', items),
  ...monsters,
  ...summons,
  ...objectives,
};

/** Everything that has a name, by what it is called in play: items and scenarios with their numbers, `item-12`. */
export const NAMES: Names = {
  ...cards,
  ...labels(NOUNS),
  ...numbered('scenario', scenarios),
};
export const GOAL_NAMES = goals;
