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

/** Figures of scenarios that are no monsters. */
const objectives: Names = {
  altar: ['Altar', 'Ołtarz'],
  hail: ['Hail', 'Hail'],
  door: ['Door', 'Drzwi'],
  'rock-column': ['Rock Column', 'Skalna Kolumna'],
  'vocal-cord': ['Vocal Cord', 'Struna Głosowa'],
  redthorn: ['Redthorn', 'Czerwony Cierń'],
  'captive-orchid': ['Captive Orchid', 'Uwięziona Orchidea'],
  orchid: ['Orchid', 'Orchidea'],
  totem: ['Totem', 'Totem'],
  egg: ['Egg', 'Jajo'],
  'bone-pile': ['Bone Pile', 'Stos Kości'],
  tree: ['Tree', 'Drzewo'],
  wall: ['Wall', 'Ściana'],
  fish: ['Fish', 'Fish'],
  'the-crystal': ['The Crystal', 'Kryształ'],
  villager: ['Villager', 'Wieśniak'],
  'water-pump': ['Water Pump', 'Pompa'],
  grave: ['Grave', 'Grób'],
  victim: ['Victim', 'Ofiara'],
  zephyr: ['Zephyr', 'Zefir'],
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
