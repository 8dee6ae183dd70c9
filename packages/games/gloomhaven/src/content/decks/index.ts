// Written by `npm run games` from the files beside it.
import type { MonsterDeck } from '../types.js';
import { ancientArtilleryDeck } from './ancient-artillery.js';
import { archerDeck } from './archer.js';
import { banditArcherMusicNoteSoloDeck } from './bandit-archer-music-note-solo.js';
import { banditGuardMusicNoteSoloDeck } from './bandit-guard-music-note-solo.js';
import { bossDeck } from './boss.js';
import { caveBearDeck } from './cave-bear.js';
import { cityGuardSawSoloDeck } from './city-guard-saw-solo.js';
import { cityGuardSunSoloDeck } from './city-guard-sun-solo.js';
import { cultistDeck } from './cultist.js';
import { cultistScenario89Deck } from './cultist-scenario-89.js';
import { deepTerrorDeck } from './deep-terror.js';
import { earthDemonDeck } from './earth-demon.js';
import { flameDemonDeck } from './flame-demon.js';
import { frostDemonDeck } from './frost-demon.js';
import { giantViperDeck } from './giant-viper.js';
import { guardDeck } from './guard.js';
import { harrowerInfesterDeck } from './harrower-infester.js';
import { houndDeck } from './hound.js';
import { impDeck } from './imp.js';
import { inoxNecromancerDeck } from './inox-necromancer.js';
import { livingBonesDeck } from './living-bones.js';
import { livingCorpseDeck } from './living-corpse.js';
import { livingSpiritDeck } from './living-spirit.js';
import { lurkerDeck } from './lurker.js';
import { nightDemonDeck } from './night-demon.js';
import { oozeDeck } from './ooze.js';
import { rendingDrakeDeck } from './rending-drake.js';
import { savvasIcestormDeck } from './savvas-icestorm.js';
import { savvasLavaflowDeck } from './savvas-lavaflow.js';
import { scoutDeck } from './scout.js';
import { shamanDeck } from './shaman.js';
import { spittingDrakeDeck } from './spitting-drake.js';
import { stoneGolemDeck } from './stone-golem.js';
import { sunDemonDeck } from './sun-demon.js';
import { windDemonDeck } from './wind-demon.js';

/** Decks of monster ability cards. */
export const DECK_DEFS: readonly MonsterDeck[] = [
  ancientArtilleryDeck,
  archerDeck,
  banditArcherMusicNoteSoloDeck,
  banditGuardMusicNoteSoloDeck,
  bossDeck,
  caveBearDeck,
  cityGuardSawSoloDeck,
  cityGuardSunSoloDeck,
  cultistScenario89Deck,
  cultistDeck,
  deepTerrorDeck,
  earthDemonDeck,
  flameDemonDeck,
  frostDemonDeck,
  giantViperDeck,
  guardDeck,
  harrowerInfesterDeck,
  houndDeck,
  impDeck,
  inoxNecromancerDeck,
  livingBonesDeck,
  livingCorpseDeck,
  livingSpiritDeck,
  lurkerDeck,
  nightDemonDeck,
  oozeDeck,
  rendingDrakeDeck,
  savvasIcestormDeck,
  savvasLavaflowDeck,
  scoutDeck,
  shamanDeck,
  spittingDrakeDeck,
  stoneGolemDeck,
  sunDemonDeck,
  windDemonDeck,
];
