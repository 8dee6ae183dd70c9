// Written by `npm run games` from the files in the folders beside it.
import type { UnitCard } from '../cards.js';
import { card as n74ZSpeederBikes } from './empire/74-z-speeder-bikes.js';
import { card as agentKallusHunterOfSpectres } from './empire/agent-kallus-hunter-of-spectres.js';
import { card as atSt } from './empire/at-st.js';
import { card as darthVaderDarkLordOfTheSith } from './empire/darth-vader-dark-lord-of-the-sith.js';
import { card as darthVaderTheEmperorsApprentice } from './empire/darth-vader-the-emperors-apprentice.js';
import { card as dewbackRider } from './empire/dewback-rider.js';
import { card as df90MortarTrooper } from './empire/df-90-mortar-trooper.js';
import { card as directorOrsonKrennicArchitectOfTerror } from './empire/director-orson-krennic-architect-of-terror.js';
import { card as eWebHeavyBlasterTeam } from './empire/e-web-heavy-blaster-team.js';
import { card as emperorPalpatineRulerOfTheGalacticEmpire } from './empire/emperor-palpatine-ruler-of-the-galactic-empire.js';
import { card as fifthBrotherTheKillIsMine } from './empire/fifth-brother-the-kill-is-mine.js';
import { card as generalVeersMasterTactician } from './empire/general-veers-master-tactician.js';
import { card as idenVersioInfernoSquadLeader } from './empire/iden-versio-inferno-squad-leader.js';
import { card as idensId10SeekerDroid } from './empire/idens-id10-seeker-droid.js';
import { card as imperialDarkTroopers } from './empire/imperial-dark-troopers.js';
import { card as imperialDeathTroopers } from './empire/imperial-death-troopers.js';
import { card as imperialDeathTroopersImperialRemnant } from './empire/imperial-death-troopers-imperial-remnant.js';
import { card as imperialOfficerRuthlessCommander } from './empire/imperial-officer-ruthless-commander.js';
import { card as imperialRoyalGuards } from './empire/imperial-royal-guards.js';
import { card as imperialSpecialForces } from './empire/imperial-special-forces.js';
import { card as imperialSpecialForcesInfernoSquad } from './empire/imperial-special-forces-inferno-squad.js';
import { card as laatLePatrolTransportEmpire } from './empire/laat-le-patrol-transport-empire.js';
import { card as majorMarquandTempestScout2 } from './empire/major-marquand-tempest-scout-2.js';
import { card as moffGideonLongLiveTheEmpire } from './empire/moff-gideon-long-live-the-empire.js';
import { card as rangeTroopers } from './empire/range-troopers.js';
import { card as scoutTroopers } from './empire/scout-troopers.js';
import { card as scoutTroopersImperialRemnant } from './empire/scout-troopers-imperial-remnant.js';
import { card as scoutTroopersStrikeTeam } from './empire/scout-troopers-strike-team.js';
import { card as seventhSisterCompelledToInflictPain } from './empire/seventh-sister-compelled-to-inflict-pain.js';
import { card as shoretroopers } from './empire/shoretroopers.js';
import { card as snowtroopers } from './empire/snowtroopers.js';
import { card as stormtroopers } from './empire/stormtroopers.js';
import { card as stormtroopersHeavyResponseUnit } from './empire/stormtroopers-heavy-response-unit.js';
import { card as tx225GavwOccupierCombatAssaultTank } from './empire/tx-225-gavw-occupier-combat-assault-tank.js';
import type { UnitCardId } from './ids.js';
import { card as aA5SpeederTruckMercenary } from './mercenary/a-a5-speeder-truck-mercenary.js';
import { card as blackSunEnforcers } from './mercenary/black-sun-enforcers.js';
import { card as blackSunVigo } from './mercenary/black-sun-vigo.js';
import { card as bobaFettDaimyoOfMosEspa } from './mercenary/boba-fett-daimyo-of-mos-espa.js';
import { card as bobaFettInfamousBountyHunter } from './mercenary/boba-fett-infamous-bounty-hunter.js';
import { card as bosskTrandoshanTerror } from './mercenary/bossk-trandoshan-terror.js';
import { card as c3poGoldenGod } from './mercenary/c-3po-golden-god.js';
import { card as cadBaneNeedsNoIntroduction } from './mercenary/cad-bane-needs-no-introduction.js';
import { card as chewbaccaLetTheWookieeWin } from './mercenary/chewbacca-let-the-wookiee-win.js';
import { card as dinDjarinTheMandalorian } from './mercenary/din-djarin-the-mandalorian.js';
import { card as ewokSkirmishers } from './mercenary/ewok-skirmishers.js';
import { card as ewokSlingers } from './mercenary/ewok-slingers.js';
import { card as garSaxonMilitantCommando } from './mercenary/gar-saxon-militant-commando.js';
import { card as grogu } from './mercenary/grogu.js';
import { card as ig11NurseAndProtect } from './mercenary/ig-11-nurse-and-protect.js';
import { card as ig88NotoriousAssassinDroid } from './mercenary/ig-88-notorious-assassin-droid.js';
import { card as lograySuperstitiousShaman } from './mercenary/logray-superstitious-shaman.js';
import { card as mandalorianSuperCommandos } from './mercenary/mandalorian-super-commandos.js';
import { card as maulARival } from './mercenary/maul-a-rival.js';
import { card as omegaMascotOfThe99th } from './mercenary/omega-mascot-of-the-99th.js';
import { card as pykeSyndicateCapo } from './mercenary/pyke-syndicate-capo.js';
import { card as pykeSyndicateFootSoldiers } from './mercenary/pyke-syndicate-foot-soldiers.js';
import { card as swoopBikeRiders } from './mercenary/swoop-bike-riders.js';
import { card as theBadBatchCloneForce99Mercenary } from './mercenary/the-bad-batch-clone-force-99-mercenary.js';
import { card as n14FdLaserCannonTeam } from './rebels/1-4-fd-laser-cannon-team.js';
import { card as aA5SpeederTruckRebels } from './rebels/a-a5-speeder-truck-rebels.js';
import { card as ahsokaTanoFulcrum } from './rebels/ahsoka-tano-fulcrum.js';
import { card as atRtRebels } from './rebels/at-rt-rebels.js';
import { card as c3poHumanCyborgRelations } from './rebels/c-3po-human-cyborg-relations.js';
import { card as cassianAndorCapableIntelligenceAgent } from './rebels/cassian-andor-capable-intelligence-agent.js';
import { card as chewbaccaWalkingCarpet } from './rebels/chewbacca-walking-carpet.js';
import { card as fleetTroopers } from './rebels/fleet-troopers.js';
import { card as hanSoloUnorthodoxGeneral } from './rebels/han-solo-unorthodox-general.js';
import { card as jynErsoStardust } from './rebels/jyn-erso-stardust.js';
import { card as k2soSardonicSecurityDroid } from './rebels/k-2so-sardonic-security-droid.js';
import { card as landoCalrissianSmoothOperator } from './rebels/lando-calrissian-smooth-operator.js';
import { card as leiaOrganaFearlessAndInventive } from './rebels/leia-organa-fearless-and-inventive.js';
import { card as lukeSkywalkerHeroOfTheRebellion } from './rebels/luke-skywalker-hero-of-the-rebellion.js';
import { card as lukeSkywalkerJediKnight } from './rebels/luke-skywalker-jedi-knight.js';
import { card as mandalorianResistance } from './rebels/mandalorian-resistance.js';
import { card as mandalorianResistanceClanWren } from './rebels/mandalorian-resistance-clan-wren.js';
import { card as markIiMediumBlasterTrooper } from './rebels/mark-ii-medium-blaster-trooper.js';
import { card as r2D2HeroOfAThousandDevices } from './rebels/r2-d2-hero-of-a-thousand-devices.js';
import { card as rebelCommandos } from './rebels/rebel-commandos.js';
import { card as rebelCommandosStrikeTeam } from './rebels/rebel-commandos-strike-team.js';
import { card as rebelOfficerResoluteCommander } from './rebels/rebel-officer-resolute-commander.js';
import { card as rebelPathfinders } from './rebels/rebel-pathfinders.js';
import { card as rebelTroopers } from './rebels/rebel-troopers.js';
import { card as rebelVeterans } from './rebels/rebel-veterans.js';
import { card as sabineWrenExplosiveArtist } from './rebels/sabine-wren-explosive-artist.js';
import { card as t47Airspeeder } from './rebels/t-47-airspeeder.js';
import { card as tauntaunRiders } from './rebels/tauntaun-riders.js';
import { card as wicketHeroOfBrightTree } from './rebels/wicket-hero-of-bright-tree.js';
import { card as wookieeWarriorsFreedomFighters } from './rebels/wookiee-warriors-freedom-fighters.js';
import { card as wookieeWarriorsKashyyykResistance } from './rebels/wookiee-warriors-kashyyyk-resistance.js';
import { card as x34Landspeeder } from './rebels/x-34-landspeeder.js';
import { card as anakinSkywalkerTheChosenOne } from './republic/anakin-skywalker-the-chosen-one.js';
import { card as arcTroopers } from './republic/arc-troopers.js';
import { card as arcTroopersStrikeTeam } from './republic/arc-troopers-strike-team.js';
import { card as atRtRepublic } from './republic/at-rt-republic.js';
import { card as barcSpeeder } from './republic/barc-speeder.js';
import { card as c3poMadeToSuffer } from './republic/c-3po-made-to-suffer.js';
import { card as chewbaccaHeroOfKashyyyk } from './republic/chewbacca-hero-of-kashyyyk.js';
import { card as cloneCaptainRexHonorableSoldier } from './republic/clone-captain-rex-honorable-soldier.js';
import { card as cloneCommanderCodyLeaderOfThe212th } from './republic/clone-commander-cody-leader-of-the-212th.js';
import { card as cloneCommanderTrainedForLeadership } from './republic/clone-commander-trained-for-leadership.js';
import { card as cloneCommandos } from './republic/clone-commandos.js';
import { card as cloneCommandosDeltaSquad } from './republic/clone-commandos-delta-squad.js';
import { card as infantrySupportPlatform } from './republic/infantry-support-platform.js';
import { card as laatLePatrolTransportRepublic } from './republic/laat-le-patrol-transport-republic.js';
import { card as obiWanKenobiCivilizedWarrior } from './republic/obi-wan-kenobi-civilized-warrior.js';
import { card as padmeAmidalaSpiritedSenator } from './republic/padme-amidala-spirited-senator.js';
import { card as phaseICloneTroopers } from './republic/phase-i-clone-troopers.js';
import { card as phaseIiCloneTroopers } from './republic/phase-ii-clone-troopers.js';
import { card as r2D2IndependentAstromech } from './republic/r2-d2-independent-astromech.js';
import { card as raddaughGnaspFluttercraft } from './republic/raddaugh-gnasp-fluttercraft.js';
import { card as raddaughGnaspFluttercraftAttackCraft } from './republic/raddaugh-gnasp-fluttercraft-attack-craft.js';
import { card as theBadBatchCloneForce99Republic } from './republic/the-bad-batch-clone-force-99-republic.js';
import { card as tx130SaberClassFighterTank } from './republic/tx-130-saber-class-fighter-tank.js';
import { card as wookieeChieftainClanLeader } from './republic/wookiee-chieftain-clan-leader.js';
import { card as wookieeWarriorsKashyyykDefenders } from './republic/wookiee-warriors-kashyyyk-defenders.js';
import { card as wookieeWarriorsNobleFighters } from './republic/wookiee-warriors-noble-fighters.js';
import { card as wookieeWarriorsNobleFightersWookieeDefenders } from './republic/wookiee-warriors-noble-fighters-wookiee-defenders.js';
import { card as yodaGrandMasterOfTheJediOrder } from './republic/yoda-grand-master-of-the-jedi-order.js';
import { card as aatTradeFederationBattleTank } from './separatists/aat-trade-federation-battle-tank.js';
import { card as asajjVentressSeparatistAssassin } from './separatists/asajj-ventress-separatist-assassin.js';
import { card as b1BattleDroids } from './separatists/b1-battle-droids.js';
import { card as b2SuperBattleDroids } from './separatists/b2-super-battle-droids.js';
import { card as bxSeriesDroidCommandos } from './separatists/bx-series-droid-commandos.js';
import { card as bxSeriesDroidCommandosStrikeTeam } from './separatists/bx-series-droid-commandos-strike-team.js';
import { card as countDookuDarthTyranus } from './separatists/count-dooku-darth-tyranus.js';
import { card as drk1SithProbeDroids } from './separatists/drk-1-sith-probe-droids.js';
import { card as droidekas } from './separatists/droidekas.js';
import { card as dsd1DwarfSpiderDroid } from './separatists/dsd1-dwarf-spider-droid.js';
import { card as generalGrievousSinisterCyborg } from './separatists/general-grievous-sinister-cyborg.js';
import { card as geonosianWarriorsSoldiersOfTheHive } from './separatists/geonosian-warriors-soldiers-of-the-hive.js';
import { card as ig100Magnaguard } from './separatists/ig-100-magnaguard.js';
import { card as ig100MagnaguardPrototypeAssassinDroids } from './separatists/ig-100-magnaguard-prototype-assassin-droids.js';
import { card as maulImpatientApprentice } from './separatists/maul-impatient-apprentice.js';
import { card as nrN99PersuaderClassTankDroid } from './separatists/nr-n99-persuader-class-tank-droid.js';
import { card as nrN99PersuaderClassTankDroidPrototypeTankDroid } from './separatists/nr-n99-persuader-class-tank-droid-prototype-tank-droid.js';
import { card as poggleTheLesserPublicLeaderOfTheGeonosians } from './separatists/poggle-the-lesser-public-leader-of-the-geonosians.js';
import { card as stapRiders } from './separatists/stap-riders.js';
import { card as sunFacRuthlessLieutenant } from './separatists/sun-fac-ruthless-lieutenant.js';
import { card as superTacticalDroid } from './separatists/super-tactical-droid.js';
import { card as superTacticalDroidKalani } from './separatists/super-tactical-droid-kalani.js';
import { card as superTacticalDroidKraken } from './separatists/super-tactical-droid-kraken.js';
import { card as tSeriesTacticalDroidProgrammedForStrategy } from './separatists/t-series-tactical-droid-programmed-for-strategy.js';

export const UNITS: readonly UnitCard<UnitCardId>[] = [
  cassianAndorCapableIntelligenceAgent,
  hanSoloUnorthodoxGeneral,
  jynErsoStardust,
  landoCalrissianSmoothOperator,
  leiaOrganaFearlessAndInventive,
  lukeSkywalkerHeroOfTheRebellion,
  rebelOfficerResoluteCommander,
  wicketHeroOfBrightTree,
  ahsokaTanoFulcrum,
  chewbaccaWalkingCarpet,
  k2soSardonicSecurityDroid,
  lukeSkywalkerJediKnight,
  r2D2HeroOfAThousandDevices,
  sabineWrenExplosiveArtist,
  c3poHumanCyborgRelations,
  fleetTroopers,
  markIiMediumBlasterTrooper,
  rebelTroopers,
  rebelVeterans,
  mandalorianResistance,
  mandalorianResistanceClanWren,
  rebelCommandos,
  rebelCommandosStrikeTeam,
  rebelPathfinders,
  wookieeWarriorsFreedomFighters,
  wookieeWarriorsKashyyykResistance,
  n14FdLaserCannonTeam,
  atRtRebels,
  tauntaunRiders,
  aA5SpeederTruckRebels,
  t47Airspeeder,
  x34Landspeeder,
  agentKallusHunterOfSpectres,
  darthVaderDarkLordOfTheSith,
  directorOrsonKrennicArchitectOfTerror,
  emperorPalpatineRulerOfTheGalacticEmpire,
  generalVeersMasterTactician,
  idenVersioInfernoSquadLeader,
  imperialOfficerRuthlessCommander,
  moffGideonLongLiveTheEmpire,
  darthVaderTheEmperorsApprentice,
  fifthBrotherTheKillIsMine,
  seventhSisterCompelledToInflictPain,
  idensId10SeekerDroid,
  imperialDeathTroopersImperialRemnant,
  scoutTroopersImperialRemnant,
  shoretroopers,
  snowtroopers,
  stormtroopers,
  stormtroopersHeavyResponseUnit,
  imperialDeathTroopers,
  imperialRoyalGuards,
  imperialSpecialForces,
  imperialSpecialForcesInfernoSquad,
  scoutTroopers,
  scoutTroopersStrikeTeam,
  rangeTroopers,
  imperialDarkTroopers,
  df90MortarTrooper,
  n74ZSpeederBikes,
  dewbackRider,
  eWebHeavyBlasterTeam,
  atSt,
  laatLePatrolTransportEmpire,
  majorMarquandTempestScout2,
  tx225GavwOccupierCombatAssaultTank,
  anakinSkywalkerTheChosenOne,
  chewbaccaHeroOfKashyyyk,
  cloneCaptainRexHonorableSoldier,
  cloneCommanderCodyLeaderOfThe212th,
  cloneCommanderTrainedForLeadership,
  obiWanKenobiCivilizedWarrior,
  wookieeChieftainClanLeader,
  yodaGrandMasterOfTheJediOrder,
  padmeAmidalaSpiritedSenator,
  r2D2IndependentAstromech,
  theBadBatchCloneForce99Republic,
  c3poMadeToSuffer,
  phaseICloneTroopers,
  phaseIiCloneTroopers,
  wookieeWarriorsNobleFightersWookieeDefenders,
  arcTroopers,
  arcTroopersStrikeTeam,
  wookieeWarriorsKashyyykDefenders,
  wookieeWarriorsNobleFighters,
  atRtRepublic,
  barcSpeeder,
  cloneCommandos,
  cloneCommandosDeltaSquad,
  raddaughGnaspFluttercraft,
  raddaughGnaspFluttercraftAttackCraft,
  infantrySupportPlatform,
  laatLePatrolTransportRepublic,
  tx130SaberClassFighterTank,
  countDookuDarthTyranus,
  generalGrievousSinisterCyborg,
  poggleTheLesserPublicLeaderOfTheGeonosians,
  superTacticalDroid,
  superTacticalDroidKalani,
  superTacticalDroidKraken,
  tSeriesTacticalDroidProgrammedForStrategy,
  asajjVentressSeparatistAssassin,
  maulImpatientApprentice,
  sunFacRuthlessLieutenant,
  b1BattleDroids,
  b2SuperBattleDroids,
  geonosianWarriorsSoldiersOfTheHive,
  ig100MagnaguardPrototypeAssassinDroids,
  bxSeriesDroidCommandos,
  bxSeriesDroidCommandosStrikeTeam,
  drk1SithProbeDroids,
  ig100Magnaguard,
  droidekas,
  dsd1DwarfSpiderDroid,
  stapRiders,
  aatTradeFederationBattleTank,
  nrN99PersuaderClassTankDroid,
  nrN99PersuaderClassTankDroidPrototypeTankDroid,
  blackSunVigo,
  c3poGoldenGod,
  garSaxonMilitantCommando,
  lograySuperstitiousShaman,
  pykeSyndicateCapo,
  bobaFettDaimyoOfMosEspa,
  bobaFettInfamousBountyHunter,
  bosskTrandoshanTerror,
  cadBaneNeedsNoIntroduction,
  dinDjarinTheMandalorian,
  ig11NurseAndProtect,
  ig88NotoriousAssassinDroid,
  maulARival,
  theBadBatchCloneForce99Mercenary,
  grogu,
  omegaMascotOfThe99th,
  blackSunEnforcers,
  ewokSkirmishers,
  pykeSyndicateFootSoldiers,
  ewokSlingers,
  mandalorianSuperCommandos,
  swoopBikeRiders,
  aA5SpeederTruckMercenary,
  chewbaccaLetTheWookieeWin,
];
