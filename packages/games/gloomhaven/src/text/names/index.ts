import { cardsA } from './cards-a.js';
import { cardsB } from './cards-b.js';
import { cardsC } from './cards-c.js';
import { classes } from './classes.js';
import { goals } from './goals.js';
import { items } from './items.js';
import { monsters } from './monsters.js';
import { scenarios } from './scenarios.js';
import { summons } from './summons.js';

/** English and Polish. */
export type Both = readonly [en: string, pl: string];
export type Names = Readonly<Record<string, Both>>;
export interface Goal {
  readonly name: Both;
  readonly text: Both;
}

const objectives: Names = {
  altar: ['Altar', 'Ołtarz'],
};

export const NAMES: Names = {
  ...cardsA,
  ...cardsB,
  ...cardsC,
  ...classes,
  ...items,
  ...monsters,
  ...scenarios,
  ...summons,
  ...objectives,
};
export const GOAL_NAMES = goals;
