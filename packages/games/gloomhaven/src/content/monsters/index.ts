// Written by `npm run games` from the files beside it.
import type { MonsterDef } from '../types.js';
import { ancientArtillery } from './ancient-artillery.js';
import { arcaneGolem } from './arcane-golem.js';
import { banditArcher } from './bandit-archer.js';
import { banditArcherMusicNoteSolo } from './bandit-archer-music-note-solo.js';
import { banditCommander } from './bandit-commander.js';
import { banditGuard } from './bandit-guard.js';
import { banditGuardMusicNoteSolo } from './bandit-guard-music-note-solo.js';
import { blackImp } from './black-imp.js';
import { bloatedRegent } from './bloated-regent.js';
import { captainOfTheGuard } from './captain-of-the-guard.js';
import { caveBear } from './cave-bear.js';
import { caveBearCirclesSolo } from './cave-bear-circles-solo.js';
import { caveBearScenario54 } from './cave-bear-scenario-54.js';
import { cityArcher } from './city-archer.js';
import { cityGuard } from './city-guard.js';
import { cityGuardSawSolo } from './city-guard-saw-solo.js';
import { cityGuardScoundrelSolo } from './city-guard-scoundrel-solo.js';
import { cityGuardSunSolo } from './city-guard-sun-solo.js';
import { cityGuardTinkererSolo } from './city-guard-tinkerer-solo.js';
import { cultist } from './cultist.js';
import { cultistScenario78 } from './cultist-scenario-78.js';
import { cultistScenario89 } from './cultist-scenario-89.js';
import { darkRider } from './dark-rider.js';
import { deepEarth } from './deep-earth.js';
import { deepTerror } from './deep-terror.js';
import { earthDemon } from './earth-demon.js';
import { earthDemonMindthiefSolo } from './earth-demon-mindthief-solo.js';
import { elderDrake } from './elder-drake.js';
import { flameDemon } from './flame-demon.js';
import { forestImp } from './forest-imp.js';
import { frostDemon } from './frost-demon.js';
import { ghostWolf } from './ghost-wolf.js';
import { giantOoze } from './giant-ooze.js';
import { giantViper } from './giant-viper.js';
import { giantViperAngryFaceSolo } from './giant-viper-angry-face-solo.js';
import { harrowerInfester } from './harrower-infester.js';
import { highFlame } from './high-flame.js';
import { hound } from './hound.js';
import { hungrySoul } from './hungry-soul.js';
import { infiltrator } from './infiltrator.js';
import { inoxArcher } from './inox-archer.js';
import { inoxBodyguard } from './inox-bodyguard.js';
import { inoxGuard } from './inox-guard.js';
import { inoxNecromancer } from './inox-necromancer.js';
import { inoxShaman } from './inox-shaman.js';
import { jekserah } from './jekserah.js';
import { lieutenant } from './lieutenant.js';
import { livingBones } from './living-bones.js';
import { livingCorpse } from './living-corpse.js';
import { livingSpirit } from './living-spirit.js';
import { lurker } from './lurker.js';
import { lurkerKing } from './lurker-king.js';
import { mercilessOverseer } from './merciless-overseer.js';
import { nightDemon } from './night-demon.js';
import { ooze } from './ooze.js';
import { primeDemon } from './prime-demon.js';
import { primeDemonScenario36 } from './prime-demon-scenario-36.js';
import { primeLieutenant } from './prime-lieutenant.js';
import { rendingDrake } from './rending-drake.js';
import { savvasIcestorm } from './savvas-icestorm.js';
import { savvasLavaflow } from './savvas-lavaflow.js';
import { siegeCannon } from './siege-cannon.js';
import { songOfTheDeep } from './song-of-the-deep.js';
import { spittingDrake } from './spitting-drake.js';
import { stoneGolem } from './stone-golem.js';
import { stoneGolemScoundrelSolo } from './stone-golem-scoundrel-solo.js';
import { sunDemon } from './sun-demon.js';
import { theBetrayer } from './the-betrayer.js';
import { theColorless } from './the-colorless.js';
import { theGloom } from './the-gloom.js';
import { theHarvester } from './the-harvester.js';
import { theSightlessEye } from './the-sightless-eye.js';
import { vermlingScout } from './vermling-scout.js';
import { vermlingScoutMindthiefSolo } from './vermling-scout-mindthief-solo.js';
import { vermlingShaman } from './vermling-shaman.js';
import { windDemon } from './wind-demon.js';
import { wingedHorror } from './winged-horror.js';

/** Monsters and bosses, also those of one scenario. */
export const MONSTER_DEFS: readonly MonsterDef[] = [
  ancientArtillery,
  arcaneGolem,
  banditArcherMusicNoteSolo,
  banditArcher,
  banditCommander,
  banditGuardMusicNoteSolo,
  banditGuard,
  blackImp,
  bloatedRegent,
  captainOfTheGuard,
  caveBearCirclesSolo,
  caveBearScenario54,
  caveBear,
  cityArcher,
  cityGuardSawSolo,
  cityGuardScoundrelSolo,
  cityGuardSunSolo,
  cityGuardTinkererSolo,
  cityGuard,
  cultistScenario78,
  cultistScenario89,
  cultist,
  darkRider,
  deepEarth,
  deepTerror,
  earthDemonMindthiefSolo,
  earthDemon,
  elderDrake,
  flameDemon,
  forestImp,
  frostDemon,
  ghostWolf,
  giantOoze,
  giantViperAngryFaceSolo,
  giantViper,
  harrowerInfester,
  highFlame,
  hound,
  hungrySoul,
  infiltrator,
  inoxArcher,
  inoxBodyguard,
  inoxGuard,
  inoxNecromancer,
  inoxShaman,
  jekserah,
  lieutenant,
  livingBones,
  livingCorpse,
  livingSpirit,
  lurkerKing,
  lurker,
  mercilessOverseer,
  nightDemon,
  ooze,
  primeDemonScenario36,
  primeDemon,
  primeLieutenant,
  rendingDrake,
  savvasIcestorm,
  savvasLavaflow,
  siegeCannon,
  songOfTheDeep,
  spittingDrake,
  stoneGolemScoundrelSolo,
  stoneGolem,
  sunDemon,
  theBetrayer,
  theColorless,
  theGloom,
  theHarvester,
  theSightlessEye,
  vermlingScoutMindthiefSolo,
  vermlingScout,
  vermlingShaman,
  windDemon,
  wingedHorror,
];
