// Written by `npm run games` from the files beside it.
import type { ClassDef } from '../types.js';
import { beastTyrant } from './beast-tyrant.js';
import { berserker } from './berserker.js';
import { brute } from './brute.js';
import { cragheart } from './cragheart.js';
import { doomstalker } from './doomstalker.js';
import { elementalist } from './elementalist.js';
import { mindthief } from './mindthief.js';
import { nightshroud } from './nightshroud.js';
import { plagueherald } from './plagueherald.js';
import { quartermaster } from './quartermaster.js';
import { sawbones } from './sawbones.js';
import { scoundrel } from './scoundrel.js';
import { soothsinger } from './soothsinger.js';
import { spellweaver } from './spellweaver.js';
import { summoner } from './summoner.js';
import { sunkeeper } from './sunkeeper.js';
import { tinkerer } from './tinkerer.js';

/** Every class, those of the start first. */
export const CLASS_DEFS: readonly ClassDef[] = [
  brute,
  tinkerer,
  spellweaver,
  scoundrel,
  cragheart,
  mindthief,
  sunkeeper,
  quartermaster,
  summoner,
  nightshroud,
  plagueherald,
  berserker,
  soothsinger,
  doomstalker,
  sawbones,
  elementalist,
  beastTyrant,
];
