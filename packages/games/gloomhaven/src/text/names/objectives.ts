import type { ObjectiveId } from '../../content/objectives.js';
import { figure, type NounsOf, proper } from './nouns.js';
import { fixed, he, it, neuter, she, they } from './polish.js';

/** Figures of scenarios that are no monsters. */
export const objectives: NounsOf<ObjectiveId> = {
  altar: figure('Altar', it('Ołtarz')),
  hail: proper('Hail', fixed('Hail')),
  door: figure('Door', they('Drzwi')),
  'rock-column': figure('Rock Column', she('Skalna Kolumna')),
  'vocal-cord': figure('Vocal Cord', she('Struna Głosowa')),
  redthorn: proper('Redthorn', he('Czerwony Cierń')),
  'captive-orchid': figure('Captive Orchid', she('Uwięziona Orchidea')),
  orchid: proper('Orchid', she('Orchidea')),
  totem: figure('Totem', it('Totem')),
  egg: figure('Egg', neuter('Jajo')),
  'bone-pile': figure('Bone Pile', it('Stos | Kości')),
  tree: figure('Tree', neuter('Drzewo')),
  wall: figure('Wall', she('Ściana')),
  fish: proper('Fish', fixed('Fish')),
  'the-crystal': figure('The Crystal', it('Kryształ')),
  villager: figure('Villager', he('Wieśniak')),
  'water-pump': figure('Water Pump', she('Pompa')),
  grave: figure('Grave', it('Grób')),
  victim: figure('Victim', she('Ofiara')),
  zephyr: proper('Zephyr', he('Zefir')),
};
