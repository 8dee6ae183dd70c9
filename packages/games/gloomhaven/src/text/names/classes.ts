import type { ClassId } from '../../content/classes/ids.js';
import { figure, type NounsOf } from './nouns.js';
import { he, it, she } from './polish.js';

/** Classes: the six first ones as printed, the others ours. */
export const classes: NounsOf<ClassId> = {
  brute: figure('Brute', he('Kark')),
  tinkerer: figure('Tinkerer', he('Druciarz')),
  spellweaver: figure('Spellweaver', she('Tkaczka | Zaklęć')),
  scoundrel: figure('Scoundrel', she('Szelma')),
  cragheart: figure('Cragheart', he('Skałosercy')),
  mindthief: figure('Mindthief', he('Myślołap')),
  sunkeeper: figure('Sunkeeper', she('Strażniczka | Słońca')),
  quartermaster: figure('Quartermaster', he('Kwatermistrz')),
  summoner: figure('Summoner', she('Przywoływaczka')),
  nightshroud: figure('Nightshroud', it('Nocny Całun')),
  plagueherald: figure('Plagueherald', he('Zwiastun | Plagi')),
  berserker: figure('Berserker', she('Berserkerka')),
  soothsinger: figure('Soothsinger', she('Pieśniarka')),
  doomstalker: figure('Doomstalker', he('Tropiciel | Zguby')),
  sawbones: figure('Sawbones', he('Łapiduch')),
  elementalist: figure('Elementalist', she('Żywiołaczka')),
  'beast-tyrant': figure('Beast Tyrant', he('Władca | Bestii')),
};
