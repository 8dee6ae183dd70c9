import type { ObjectiveId } from '../../content/objectives.js';
import type { NamesOf } from './both.js';

/** Figures of scenarios that are no monsters. */
export const objectives: NamesOf<ObjectiveId> = {
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
