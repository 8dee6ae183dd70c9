import type { ClassId } from '../../content/classes/ids.js';
import type { NamesOf } from './both.js';

/** Classes: the six first ones as printed, the others ours. */
export const classes: NamesOf<ClassId> = {
  brute: ['Brute', 'Kark'],
  tinkerer: ['Tinkerer', 'Druciarz'],
  spellweaver: ['Spellweaver', 'Tkaczka Zaklęć'],
  scoundrel: ['Scoundrel', 'Szelma'],
  cragheart: ['Cragheart', 'Skałosercy'],
  mindthief: ['Mindthief', 'Myślołap'],
  sunkeeper: ['Sunkeeper', 'Strażniczka Słońca'],
  quartermaster: ['Quartermaster', 'Kwatermistrz'],
  summoner: ['Summoner', 'Przywoływaczka'],
  nightshroud: ['Nightshroud', 'Nocny Całun'],
  plagueherald: ['Plagueherald', 'Zwiastun Plagi'],
  berserker: ['Berserker', 'Berserkerka'],
  soothsinger: ['Soothsinger', 'Pieśniarka'],
  doomstalker: ['Doomstalker', 'Tropiciel Zguby'],
  sawbones: ['Sawbones', 'Łapiduch'],
  elementalist: ['Elementalist', 'Żywiołaczka'],
  'beast-tyrant': ['Beast Tyrant', 'Władca Bestii'],
};
