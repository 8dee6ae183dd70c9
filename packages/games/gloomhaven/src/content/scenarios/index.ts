// Written by `npm run games` from the files beside it.
import type { ScenarioDef } from '../types.js';
import { scenario1 } from './001-black-barrow.js';
import { scenario2 } from './002-barrow-lair.js';
import { scenario3 } from './003-inox-encampment.js';
import { scenario4 } from './004-crypt-of-the-damned.js';
import { scenario5 } from './005-ruinous-crypt.js';
import { scenario6 } from './006-decaying-crypt.js';
import { scenario7 } from './007-vibrant-grotto.js';
import { scenario8 } from './008-gloomhaven-warehouse.js';
import { scenario9 } from './009-diamond-mine.js';
import { scenario10 } from './010-plane-of-elemental-power.js';
import { scenario11 } from './011-gloomhaven-square-a.js';
import { scenario12 } from './012-gloomhaven-square-b.js';
import { scenario13 } from './013-temple-of-the-seer.js';
import { scenario14 } from './014-frozen-hollow.js';
import { scenario15 } from './015-shrine-of-strength.js';
import { scenario16 } from './016-mountain-pass.js';
import { scenario17 } from './017-lost-island.js';
import { scenario18 } from './018-abandoned-sewers.js';
import { scenario19 } from './019-forgotten-crypt.js';
import { scenario20 } from './020-necromancers-sanctum.js';
import { scenario21 } from './021-infernal-throne.js';
import { scenario22 } from './022-temple-of-the-elements.js';
import { scenario23 } from './023-deep-ruins.js';
import { scenario24 } from './024-echo-chamber.js';
import { scenario25 } from './025-icecrag-ascent.js';
import { scenario26 } from './026-ancient-cistern.js';
import { scenario27 } from './027-ruinous-rift.js';
import { scenario28 } from './028-outer-ritual-chamber.js';
import { scenario29 } from './029-sanctuary-of-gloom.js';
import { scenario30 } from './030-shrine-of-the-depths.js';
import { scenario31 } from './031-plane-of-the-night.js';
import { scenario32 } from './032-decrepit-wood.js';
import { scenario33 } from './033-savvas-armory.js';
import { scenario34 } from './034-scorched-summit.js';
import { scenario35 } from './035-gloomhaven-battlements-a.js';
import { scenario36 } from './036-gloomhaven-battlements-b.js';
import { scenario37 } from './037-doom-trench.js';
import { scenario38 } from './038-slave-pens.js';
import { scenario39 } from './039-treacherous-divide.js';
import { scenario40 } from './040-ancient-defense-network.js';
import { scenario41 } from './041-timeworn-tomb.js';
import { scenario42 } from './042-realm-of-the-voice.js';
import { scenario43 } from './043-drake-nest.js';
import { scenario44 } from './044-tribal-assault.js';
import { scenario45 } from './045-rebel-swamp.js';
import { scenario46 } from './046-nightmare-peak.js';
import { scenario47 } from './047-lair-of-the-unseeing-eye.js';
import { scenario48 } from './048-shadow-weald.js';
import { scenario49 } from './049-rebels-stand.js';
import { scenario50 } from './050-ghost-fortress.js';
import { scenario51 } from './051-the-void.js';
import { scenario52 } from './052-noxious-cellar.js';
import { scenario53 } from './053-crypt-basement.js';
import { scenario54 } from './054-palace-of-ice.js';
import { scenario56 } from './056-bandits-wood.js';
import { scenario57 } from './057-investigation.js';
import { scenario58 } from './058-bloody-shack.js';
import { scenario59 } from './059-forgotten-grove.js';
import { scenario60 } from './060-alchemy-lab.js';
import { scenario61 } from './061-fading-lighthouse.js';
import { scenario62 } from './062-pit-of-souls.js';
import { scenario63 } from './063-magma-pit.js';
import { scenario64 } from './064-underwater-lagoon.js';
import { scenario65 } from './065-sulfur-mine.js';
import { scenario66 } from './066-clockwork-cove.js';
import { scenario67 } from './067-arcane-library.js';
import { scenario68 } from './068-toxic-moor.js';
import { scenario69 } from './069-well-of-the-unfortunate.js';
import { scenario70 } from './070-chained-isle.js';
import { scenario71 } from './071-windswept-highlands.js';
import { scenario72 } from './072-oozing-grove.js';
import { scenario73 } from './073-rockslide-ridge.js';
import { scenario74 } from './074-merchant-ship.js';
import { scenario75 } from './075-overgrown-graveyard.js';
import { scenario76 } from './076-harrower-hive.js';
import { scenario77 } from './077-vault-of-secrets.js';
import { scenario78 } from './078-sacrifice-pit.js';
import { scenario79 } from './079-lost-temple.js';
import { scenario80 } from './080-vigil-keep.js';
import { scenario81 } from './081-temple-of-the-eclipse.js';
import { scenario82 } from './082-burning-mountain.js';
import { scenario83 } from './083-shadows-within.js';
import { scenario84 } from './084-crystalline-cave.js';
import { scenario85 } from './085-sun-temple.js';
import { scenario86 } from './086-harried-village.js';
import { scenario87 } from './087-corrupted-cove.js';
import { scenario88 } from './088-plane-of-water.js';
import { scenario89 } from './089-syndicate-hideout.js';
import { scenario90 } from './090-demonic-rift.js';
import { scenario91 } from './091-wild-melee.js';
import { scenario92 } from './092-back-alley-brawl.js';
import { scenario93 } from './093-sunken-vessel.js';
import { scenario94 } from './094-vermling-nest.js';
import { scenario95 } from './095-payment-due.js';

/** Scenarios by their numbers. */
export const SCENARIO_DEFS: readonly ScenarioDef[] = [
  scenario1,
  scenario2,
  scenario3,
  scenario4,
  scenario5,
  scenario6,
  scenario7,
  scenario8,
  scenario9,
  scenario10,
  scenario11,
  scenario12,
  scenario13,
  scenario14,
  scenario15,
  scenario16,
  scenario17,
  scenario18,
  scenario19,
  scenario20,
  scenario21,
  scenario22,
  scenario23,
  scenario24,
  scenario25,
  scenario26,
  scenario27,
  scenario28,
  scenario29,
  scenario30,
  scenario31,
  scenario32,
  scenario33,
  scenario34,
  scenario35,
  scenario36,
  scenario37,
  scenario38,
  scenario39,
  scenario40,
  scenario41,
  scenario42,
  scenario43,
  scenario44,
  scenario45,
  scenario46,
  scenario47,
  scenario48,
  scenario49,
  scenario50,
  scenario51,
  scenario52,
  scenario53,
  scenario54,
  scenario56,
  scenario57,
  scenario58,
  scenario59,
  scenario60,
  scenario61,
  scenario62,
  scenario63,
  scenario64,
  scenario65,
  scenario66,
  scenario67,
  scenario68,
  scenario69,
  scenario70,
  scenario71,
  scenario72,
  scenario73,
  scenario74,
  scenario75,
  scenario76,
  scenario77,
  scenario78,
  scenario79,
  scenario80,
  scenario81,
  scenario82,
  scenario83,
  scenario84,
  scenario85,
  scenario86,
  scenario87,
  scenario88,
  scenario89,
  scenario90,
  scenario91,
  scenario92,
  scenario93,
  scenario94,
  scenario95,
];
