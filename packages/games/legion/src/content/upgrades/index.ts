// Written by `npm run games` from the files in the folders beside it.
import type { UpgradeCard } from '../cards.js';
import type { CardText } from '../effects/types.js';
import { card as a180Config } from './armament/a-180-config.js';
import { card as a300Config } from './armament/a-300-config.js';
import { card as a280CfeConfig } from './armament/a280-cfe-config.js';
import { card as beskarSpear } from './armament/beskar-spear.js';
import { card as cr24FlameRifle } from './armament/cr-24-flame-rifle.js';
import { card as dc17mIcwsConfig, text as dc17mIcwsConfigText } from './armament/dc-17m-icws-config.js';
import { card as deflectorShields } from './armament/deflector-shields.js';
import { card as dinsAmbanRifle, text as dinsAmbanRifleText } from './armament/dins-amban-rifle.js';
import { card as dt57Annihilator } from './armament/dt-57-annihilator.js';
import { card as e11dConfig } from './armament/e-11d-config.js';
import { card as electroGauntlets, text as electroGauntletsText } from './armament/electro-gauntlets.js';
import { card as idensDlt20aRifle } from './armament/idens-dlt-20a-rifle.js';
import { card as idensTl50Repeater } from './armament/idens-tl-50-repeater.js';
import { card as j19BoRifleStaff, text as j19BoRifleStaffText } from './armament/j-19-bo-rifle-staff.js';
import { card as jetpackRockets } from './armament/jetpack-rockets.js';
import { card as jynsSe14Blaster } from './armament/jyns-se-14-blaster.js';
import { card as lootedE5Blaster } from './armament/looted-e-5-blaster.js';
import { card as rt97cBlasterRifle } from './armament/rt-97c-blaster-rifle.js';
import { card as saxonsGalar90Rifle } from './armament/saxons-galar-90-rifle.js';
import { card as saxonsZ3xJetpackRockets } from './armament/saxons-z-3x-jetpack-rockets.js';
import { card as saxonsZxFlameProjector } from './armament/saxons-zx-flame-projector.js';
import { card as superCommandoJetpackRockets } from './armament/super-commando-jetpack-rockets.js';
import { card as t21BlasterRifle } from './armament/t-21-blaster-rifle.js';
import { card as theDarksaberMaul, text as theDarksaberMaulText } from './armament/the-darksaber-maul.js';
import {
  card as theDarksaberMoffGideon,
  text as theDarksaberMoffGideonText,
} from './armament/the-darksaber-moff-gideon.js';
import {
  card as theDarksaberSabineWren,
  text as theDarksaberSabineWrenText,
} from './armament/the-darksaber-sabine-wren.js';
import { card as vibroswords } from './armament/vibroswords.js';
import { card as aggressiveTactics, text as aggressiveTacticsText } from './command/aggressive-tactics.js';
import { card as commandingPresence, text as commandingPresenceText } from './command/commanding-presence.js';
import { card as esteemedLeader, text as esteemedLeaderText } from './command/esteemed-leader.js';
import { card as improvisedOrders, text as improvisedOrdersText } from './command/improvised-orders.js';
import { card as inspiringPresence, text as inspiringPresenceText } from './command/inspiring-presence.js';
import { card as leadByExample } from './command/lead-by-example.js';
import { card as strictOrders, text as strictOrdersText } from './command/strict-orders.js';
import { card as underworldConnections } from './command/underworld-connections.js';
import { card as vigilance, text as vigilanceText } from './command/vigilance.js';
import {
  card as commandControlArray,
  text as commandControlArrayText,
} from './comms/command-control-array.js';
import { card as commsJammer, text as commsJammerText } from './comms/comms-jammer.js';
import { card as commsRelay, text as commsRelayText } from './comms/comms-relay.js';
import {
  card as emergencyTransponder,
  text as emergencyTransponderText,
} from './comms/emergency-transponder.js';
import { card as hackedCommsUnit, text as hackedCommsUnitText } from './comms/hacked-comms-unit.js';
import { card as hqUplink, text as hqUplinkText } from './comms/hq-uplink.js';
import {
  card as integratedCommsAntenna,
  text as integratedCommsAntennaText,
} from './comms/integrated-comms-antenna.js';
import { card as linkedTargetingArray } from './comms/linked-targeting-array.js';
import { card as longRangeComlink, text as longRangeComlinkText } from './comms/long-range-comlink.js';
import {
  card as onboardCommsChannel,
  text as onboardCommsChannelText,
} from './comms/onboard-comms-channel.js';
import { card as a300RifleGunner } from './crew/a-300-rifle-gunner.js';
import { card as backworldMedic, text as backworldMedicText } from './crew/backworld-medic.js';
import { card as barcIonGunner } from './crew/barc-ion-gunner.js';
import { card as barcRps6Gunner } from './crew/barc-rps-6-gunner.js';
import { card as barcTwinLaserGunner } from './crew/barc-twin-laser-gunner.js';
import { card as gnaspBombardier } from './crew/gnasp-bombardier.js';
import { card as gnaspGunner } from './crew/gnasp-gunner.js';
import {
  card as refurbishedGonkDroid,
  text as refurbishedGonkDroidText,
} from './crew/refurbished-gonk-droid.js';
import { card as rps6RocketGunner } from './crew/rps-6-rocket-gunner.js';
import { card as unorthodoxTactician, text as unorthodoxTacticianText } from './crew/unorthodox-tactician.js';
import {
  card as unstableR5Astromech,
  text as unstableR5AstromechText,
} from './crew/unstable-r5-astromech.js';
import { card as anger, text as angerText } from './force/anger.js';
import { card as battleMeditation, text as battleMeditationText } from './force/battle-meditation.js';
import { card as burstOfSpeed, text as burstOfSpeedText } from './force/burst-of-speed.js';
import { card as fear } from './force/fear.js';
import { card as forceBarrier, text as forceBarrierText } from './force/force-barrier.js';
import { card as forceChoke, text as forceChokeText } from './force/force-choke.js';
import { card as forceGuidance, text as forceGuidanceText } from './force/force-guidance.js';
import { card as forceLift, text as forceLiftText } from './force/force-lift.js';
import { card as forcePush, text as forcePushText } from './force/force-push.js';
import { card as forceReflexes, text as forceReflexesText } from './force/force-reflexes.js';
import { card as hope } from './force/hope.js';
import { card as jediMindTrick, text as jediMindTrickText } from './force/jedi-mind-trick.js';
import { card as saberThrow, text as saberThrowText } from './force/saber-throw.js';
import { card as ascensionCables, text as ascensionCablesText } from './gear/ascension-cables.js';
import { card as bobasFlameProjector } from './gear/bobas-flame-projector.js';
import { card as dinsFlameProjector } from './gear/dins-flame-projector.js';
import {
  card as electroGrapplingLine,
  text as electroGrapplingLineText,
} from './gear/electro-grappling-line.js';
import { card as electrobinoculars } from './gear/electrobinoculars.js';
import { card as emergencyStims, text as emergencyStimsText } from './gear/emergency-stims.js';
import { card as environmentalGear } from './gear/environmental-gear.js';
import { card as grapplingHooks } from './gear/grappling-hooks.js';
import { card as jt12Jetpacks } from './gear/jt-12-jetpacks.js';
import { card as katarnPatternArmor, text as katarnPatternArmorText } from './gear/katarn-pattern-armor.js';
import { card as personalCombatShield } from './gear/personal-combat-shield.js';
import { card as portableScanner } from './gear/portable-scanner.js';
import { card as preparedSupplies } from './gear/prepared-supplies.js';
import { card as reconIntel } from './gear/recon-intel.js';
import { card as saxonsCombatShield, text as saxonsCombatShieldText } from './gear/saxons-combat-shield.js';
import { card as superCommandoCombatShields } from './gear/super-commando-combat-shields.js';
import { card as targetingScopes } from './gear/targeting-scopes.js';
import { card as theMandosJetpack, text as theMandosJetpackText } from './gear/the-mandos-jetpack.js';
import { card as barrageGenerator, text as barrageGeneratorText } from './generator/barrage-generator.js';
import {
  card as overchargedGenerator,
  text as overchargedGeneratorText,
} from './generator/overcharged-generator.js';
import { card as concussionGrenades } from './grenades/concussion-grenades.js';
import { card as empDroidPoppers, text as empDroidPoppersText } from './grenades/emp-droid-poppers.js';
import {
  card as fragmentationGrenades,
  text as fragmentationGrenadesText,
} from './grenades/fragmentation-grenades.js';
import { card as impactGrenades } from './grenades/impact-grenades.js';
import { card as smokeGrenades } from './grenades/smoke-grenades.js';
import { card as sonicImploders } from './grenades/sonic-imploders.js';
import { card as n88TwinLightBlasterCannon } from './hardpoint/88-twin-light-blaster-cannon.js';
import { card as ag2gQuadLaser } from './hardpoint/ag-2g-quad-laser.js';
import { card as atRtFlamethrower } from './hardpoint/at-rt-flamethrower.js';
import { card as atRtLaserCannon } from './hardpoint/at-rt-laser-cannon.js';
import { card as atRtRotaryBlaster } from './hardpoint/at-rt-rotary-blaster.js';
import { card as atStMortarLauncher } from './hardpoint/at-st-mortar-launcher.js';
import { card as ax108GroundBuzzer } from './hardpoint/ax-108-ground-buzzer.js';
import { card as dlt19RiflePintle } from './hardpoint/dlt-19-rifle-pintle.js';
import { card as dw3ConcussionGrenadeLauncher } from './hardpoint/dw-3-concussion-grenade-launcher.js';
import { card as heavyLaserRetrofit } from './hardpoint/heavy-laser-retrofit.js';
import { card as m45IonBlaster } from './hardpoint/m-45-ion-blaster.js';
import { card as markIiMediumBlaster } from './hardpoint/mark-ii-medium-blaster.js';
import { card as moDkPowerHarpoon } from './hardpoint/mo-dk-power-harpoon.js';
import { card as noseMountedFlamethrower } from './hardpoint/nose-mounted-flamethrower.js';
import { card as noseMountedIonBlaster } from './hardpoint/nose-mounted-ion-blaster.js';
import { card as noseMountedLaserCannon } from './hardpoint/nose-mounted-laser-cannon.js';
import { card as rt97cRiflePintle } from './hardpoint/rt-97c-rifle-pintle.js';
import { card as twinBeamCannons } from './hardpoint/twin-beam-cannons.js';
import {
  card as twinBlasterCannons,
  text as twinBlasterCannonsText,
} from './hardpoint/twin-blaster-cannons.js';
import { card as twinMissilePods, text as twinMissilePodsText } from './hardpoint/twin-missile-pods.js';
import { card as tx130BeamCannonTurret } from './hardpoint/tx-130-beam-cannon-turret.js';
import { card as tx130TwinLaserTurret } from './hardpoint/tx-130-twin-laser-turret.js';
import { card as axeEwok } from './heavy-weapon/axe-ewok.js';
import { card as b2AcmTrooper } from './heavy-weapon/b2-acm-trooper.js';
import { card as b2HaTrooper } from './heavy-weapon/b2-ha-trooper.js';
import {
  card as battleShieldWookiee,
  text as battleShieldWookieeText,
} from './heavy-weapon/battle-shield-wookiee.js';
import { card as beskadDuelist } from './heavy-weapon/beskad-duelist.js';
import { card as bistan } from './heavy-weapon/bistan.js';
import { card as bowcasterWookiee } from './heavy-weapon/bowcaster-wookiee.js';
import { card as bxSeriesDroidSniper } from './heavy-weapon/bx-series-droid-sniper.js';
import { card as cmO93Trooper } from './heavy-weapon/cm-o-93-trooper.js';
import { card as crosshair, text as crosshairText } from './heavy-weapon/crosshair.js';
import { card as dc15PhaseITrooper } from './heavy-weapon/dc-15-phase-i-trooper.js';
import { card as dc15xArcTrooper } from './heavy-weapon/dc-15x-arc-trooper.js';
import { card as delMeeko } from './heavy-weapon/del-meeko.js';
import { card as dh447Sniper } from './heavy-weapon/dh-447-sniper.js';
import { card as dioxisMineSaboteur } from './heavy-weapon/dioxis-mine-saboteur.js';
import { card as dlt19Stormtrooper } from './heavy-weapon/dlt-19-stormtrooper.js';
import { card as dlt19dTrooper } from './heavy-weapon/dlt-19d-trooper.js';
import { card as dlt19xSniper } from './heavy-weapon/dlt-19x-sniper.js';
import { card as dlt20aRangeTrooper } from './heavy-weapon/dlt-20a-range-trooper.js';
import { card as dlt20aTrooper } from './heavy-weapon/dlt-20a-trooper.js';
import { card as dp23PhaseITrooper } from './heavy-weapon/dp-23-phase-i-trooper.js';
import { card as dtF16 } from './heavy-weapon/dt-f16.js';
import { card as e5cB1Trooper } from './heavy-weapon/e-5c-b1-trooper.js';
import { card as e5sB1Trooper } from './heavy-weapon/e-5s-b1-trooper.js';
import { card as e60rB1Trooper } from './heavy-weapon/e-60r-b1-trooper.js';
import { card as echoArc } from './heavy-weapon/echo-arc.js';
import { card as echoBadBatch } from './heavy-weapon/echo-bad-batch.js';
import { card as electroWhipMagnaguard } from './heavy-weapon/electro-whip-magnaguard.js';
import { card as electroWhipSoldier } from './heavy-weapon/electro-whip-soldier.js';
import {
  card as electrostaffGuard,
  text as electrostaffGuardText,
} from './heavy-weapon/electrostaff-guard.js';
import { card as fives, text as fivesText } from './heavy-weapon/fives.js';
import { card as flametrooper } from './heavy-weapon/flametrooper.js';
import { card as forcePikeWarrior, text as forcePikeWarriorText } from './heavy-weapon/force-pike-warrior.js';
import { card as gideonHask, text as gideonHaskText } from './heavy-weapon/gideon-hask.js';
import { card as hh12Stormtrooper } from './heavy-weapon/hh-12-stormtrooper.js';
import { card as hunterBadBatch, text as hunterBadBatchText } from './heavy-weapon/hunter-bad-batch.js';
import { card as ig100MagnaguardUpgrade } from './heavy-weapon/ig-100-magnaguard-upgrade.js';
import { card as longGunWookiee } from './heavy-weapon/long-gun-wookiee.js';
import { card as magDetEnforcer } from './heavy-weapon/mag-det-enforcer.js';
import {
  card as mandalorianSuperCommando,
  text as mandalorianSuperCommandoText,
} from './heavy-weapon/mandalorian-super-commando.js';
import { card as mertalizer } from './heavy-weapon/mertalizer.js';
import { card as mpl57BarrageTrooper } from './heavy-weapon/mpl-57-barrage-trooper.js';
import { card as mpl57IonTrooper } from './heavy-weapon/mpl-57-ion-trooper.js';
import { card as p13MDisruptorSoldier } from './heavy-weapon/p13-m-disruptor-soldier.js';
import { card as pao } from './heavy-weapon/pao.js';
import { card as phaseIiMortarTrooper } from './heavy-weapon/phase-ii-mortar-trooper.js';
import { card as protonChargeSaboteur } from './heavy-weapon/proton-charge-saboteur.js';
import { card as radiationCannonB1Trooper } from './heavy-weapon/radiation-cannon-b1-trooper.js';
import { card as rookKast } from './heavy-weapon/rook-kast.js';
import { card as rps6Magnaguard } from './heavy-weapon/rps-6-magnaguard.js';
import { card as rps6PhaseITrooper } from './heavy-weapon/rps-6-phase-i-trooper.js';
import { card as rt97cStormtrooper } from './heavy-weapon/rt-97c-stormtrooper.js';
import { card as scatterGunEnforcer } from './heavy-weapon/scatter-gun-enforcer.js';
import { card as scatterGunTrooper } from './heavy-weapon/scatter-gun-trooper.js';
import { card as sm9FragLauncher } from './heavy-weapon/sm-9-frag-launcher.js';
import { card as sonicCannonWarrior } from './heavy-weapon/sonic-cannon-warrior.js';
import { card as sonicChargeSaboteur } from './heavy-weapon/sonic-charge-saboteur.js';
import { card as superCommandoGunslinger } from './heavy-weapon/super-commando-gunslinger.js';
import { card as superCommandoMarksman } from './heavy-weapon/super-commando-marksman.js';
import { card as sx21Trooper } from './heavy-weapon/sx-21-trooper.js';
import { card as t7IonSnowtrooper } from './heavy-weapon/t-7-ion-snowtrooper.js';
import { card as t21SpecialForcesTrooper } from './heavy-weapon/t-21-special-forces-trooper.js';
import { card as t21Stormtrooper } from './heavy-weapon/t-21-stormtrooper.js';
import { card as t21aRangeTrooper } from './heavy-weapon/t-21a-range-trooper.js';
import { card as t21bTrooper } from './heavy-weapon/t-21b-trooper.js';
import { card as tech } from './heavy-weapon/tech.js';
import { card as tristanWren } from './heavy-weapon/tristan-wren.js';
import { card as ursaWren } from './heavy-weapon/ursa-wren.js';
import { card as wrecker, text as wreckerText } from './heavy-weapon/wrecker.js';
import { card as xsIvAssaultCannon } from './heavy-weapon/xs-iv-assault-cannon.js';
import { card as z6PhaseITrooper } from './heavy-weapon/z-6-phase-i-trooper.js';
import { card as z6PhaseIiCloneTrooper } from './heavy-weapon/z-6-phase-ii-clone-trooper.js';
import { card as z6Trooper } from './heavy-weapon/z-6-trooper.js';
import type { UpgradeId } from './ids.js';
import { card as armorPiercingShells } from './ordnance/armor-piercing-shells.js';
import { card as bunkerBusterShells } from './ordnance/bunker-buster-shells.js';
import { card as highEnergyShells } from './ordnance/high-energy-shells.js';
import { card as n21bMedicalDroid } from './personnel/2-1b-medical-droid.js';
import { card as b1BattleDroid } from './personnel/b1-battle-droid.js';
import { card as b1SecurityDroid, text as b1SecurityDroidText } from './personnel/b1-security-droid.js';
import { card as b2SuperBattleDroid } from './personnel/b2-super-battle-droid.js';
import { card as blackSunEnforcer } from './personnel/black-sun-enforcer.js';
import {
  card as blackSunVigoUpgrade,
  text as blackSunVigoUpgradeText,
} from './personnel/black-sun-vigo-upgrade.js';
import { card as boil } from './personnel/boil.js';
import { card as cloneCommander } from './personnel/clone-commander.js';
import {
  card as cloneCommsTechnician,
  text as cloneCommsTechnicianText,
} from './personnel/clone-comms-technician.js';
import { card as cloneEngineer } from './personnel/clone-engineer.js';
import { card as cloneMedic } from './personnel/clone-medic.js';
import { card as evSeriesMedicalDroid } from './personnel/ev-series-medical-droid.js';
import { card as ewokTrapper } from './personnel/ewok-trapper.js';
import { card as fleetTrooper } from './personnel/fleet-trooper.js';
import { card as fx9MedicalDroid } from './personnel/fx-9-medical-droid.js';
import { card as geonosianWarrior } from './personnel/geonosian-warrior.js';
import {
  card as imperialCommsTechnician,
  text as imperialCommsTechnicianText,
} from './personnel/imperial-comms-technician.js';
import { card as imperialDarkTrooper } from './personnel/imperial-dark-trooper.js';
import { card as imperialOfficer, text as imperialOfficerText } from './personnel/imperial-officer.js';
import {
  card as oomSeriesBattleDroid,
  text as oomSeriesBattleDroidText,
} from './personnel/oom-series-battle-droid.js';
import {
  card as phaseICloneCaptain,
  text as phaseICloneCaptainText,
} from './personnel/phase-i-clone-captain.js';
import {
  card as phaseICloneSpecialist,
  text as phaseICloneSpecialistText,
} from './personnel/phase-i-clone-specialist.js';
import { card as phaseICloneTrooper } from './personnel/phase-i-clone-trooper.js';
import { card as phaseIiCloneTrooper } from './personnel/phase-ii-clone-trooper.js';
import { card as pkSeriesWorkerDroid } from './personnel/pk-series-worker-droid.js';
import {
  card as pykeSyndicateCapoUpgrade,
  text as pykeSyndicateCapoUpgradeText,
} from './personnel/pyke-syndicate-capo-upgrade.js';
import { card as pykeSyndicateFootSoldier } from './personnel/pyke-syndicate-foot-soldier.js';
import { card as r4AstromechDroid } from './personnel/r4-astromech-droid.js';
import { card as r5AstromechDroid } from './personnel/r5-astromech-droid.js';
import { card as rangeTrooper } from './personnel/range-trooper.js';
import {
  card as rebelCommsTechnician,
  text as rebelCommsTechnicianText,
} from './personnel/rebel-comms-technician.js';
import { card as rebelOfficer, text as rebelOfficerText } from './personnel/rebel-officer.js';
import { card as rebelTrooper } from './personnel/rebel-trooper.js';
import {
  card as rebelTrooperCaptain,
  text as rebelTrooperCaptainText,
} from './personnel/rebel-trooper-captain.js';
import {
  card as rebelTrooperSpecialist,
  text as rebelTrooperSpecialistText,
} from './personnel/rebel-trooper-specialist.js';
import { card as rebelVeteran } from './personnel/rebel-veteran.js';
import { card as shoretrooper } from './personnel/shoretrooper.js';
import { card as snowtrooper } from './personnel/snowtrooper.js';
import { card as stormtrooper } from './personnel/stormtrooper.js';
import {
  card as stormtrooperCaptain,
  text as stormtrooperCaptainText,
} from './personnel/stormtrooper-captain.js';
import {
  card as stormtrooperSpecialist,
  text as stormtrooperSpecialistText,
} from './personnel/stormtrooper-specialist.js';
import {
  card as tSeriesTacticalDroid,
  text as tSeriesTacticalDroidText,
} from './personnel/t-series-tactical-droid.js';
import { card as viperReconDroid } from './personnel/viper-recon-droid.js';
import { card as waxer } from './personnel/waxer.js';
import {
  card as n327thStarCorpsEliteArmorPilots,
  text as n327thStarCorpsEliteArmorPilotsText,
} from './pilot/327th-star-corps-elite-armor-pilots.js';
import { card as aaylaSecura } from './pilot/aayla-secura.js';
import { card as baronRudor, text as baronRudorText } from './pilot/baron-rudor.js';
import { card as cloneCommanderFox, text as cloneCommanderFoxText } from './pilot/clone-commander-fox.js';
import {
  card as cloneShockTrooperPilot,
  text as cloneShockTrooperPilotText,
} from './pilot/clone-shock-trooper-pilot.js';
import { card as firstSergeantArbmab } from './pilot/first-sergeant-arbmab.js';
import { card as frenziedGunner, text as frenziedGunnerText } from './pilot/frenzied-gunner.js';
import { card as generalWeiss, text as generalWeissText } from './pilot/general-weiss.js';
import { card as governorPryce, text as governorPryceText } from './pilot/governor-pryce.js';
import { card as hotshotPilot } from './pilot/hotshot-pilot.js';
import { card as houndAndGrizzer } from './pilot/hound-and-grizzer.js';
import {
  card as imperialHammersEliteArmorPilot,
  text as imperialHammersEliteArmorPilotText,
} from './pilot/imperial-hammers-elite-armor-pilot.js';
import { card as imperialTiePilot, text as imperialTiePilotText } from './pilot/imperial-tie-pilot.js';
import { card as lokDurd, text as lokDurdText } from './pilot/lok-durd.js';
import { card as oomSeriesDroidPilot } from './pilot/oom-series-droid-pilot.js';
import { card as outerRimSpeederJockey } from './pilot/outer-rim-speeder-jockey.js';
import { card as ploKoon, text as ploKoonText } from './pilot/plo-koon.js';
import { card as raidingPartyLeader, text as raidingPartyLeaderText } from './pilot/raiding-party-leader.js';
import { card as recklessDriver, text as recklessDriverText } from './pilot/reckless-driver.js';
import { card as ryderAzadi, text as ryderAzadiText } from './pilot/ryder-azadi.js';
import { card as shrivSuurgav, text as shrivSuurgavText } from './pilot/shriv-suurgav.js';
import {
  card as tSeriesTacticalDroidPilot,
  text as tSeriesTacticalDroidPilotText,
} from './pilot/t-series-tactical-droid-pilot.js';
import { card as veteranClonePilot, text as veteranClonePilotText } from './pilot/veteran-clone-pilot.js';
import { card as wedgeAntilles, text as wedgeAntillesText } from './pilot/wedge-antilles.js';
import { card as attackProtocols } from './programming/attack-protocols.js';
import {
  card as bountyProgramming,
  text as bountyProgrammingText,
} from './programming/bounty-programming.js';
import { card as defenseProtocols } from './programming/defense-protocols.js';
import { card as engagementProtocols } from './programming/engagement-protocols.js';
import { card as nannyProgramming, text as nannyProgrammingText } from './programming/nanny-programming.js';
import {
  card as programmedLoyalty,
  text as programmedLoyaltyText,
} from './programming/programmed-loyalty.js';
import { card as callToArms, text as callToArmsText } from './training/call-to-arms.js';
import { card as defensiveStance, text as defensiveStanceText } from './training/defensive-stance.js';
import { card as duckAndCover, text as duckAndCoverText } from './training/duck-and-cover.js';
import { card as endurance, text as enduranceText } from './training/endurance.js';
import { card as forestDwellers, text as forestDwellersText } from './training/forest-dwellers.js';
import { card as herbalMedicine, text as herbalMedicineText } from './training/herbal-medicine.js';
import { card as hunter, text as hunterText } from './training/hunter.js';
import {
  card as inquisitoriusTraining,
  text as inquisitoriusTrainingText,
} from './training/inquisitorius-training.js';
import {
  card as insatiableCuriosity,
  text as insatiableCuriosityText,
} from './training/insatiable-curiosity.js';
import { card as intoTheFray, text as intoTheFrayText } from './training/into-the-fray.js';
import { card as offensivePush, text as offensivePushText } from './training/offensive-push.js';
import { card as offensiveStance, text as offensiveStanceText } from './training/offensive-stance.js';
import { card as onwardToVictory, text as onwardToVictoryText } from './training/onward-to-victory.js';
import { card as overwatch } from './training/overwatch.js';
import { card as protector, text as protectorText } from './training/protector.js';
import { card as secretIngredients, text as secretIngredientsText } from './training/secret-ingredients.js';
import {
  card as seizeTheInitiative,
  text as seizeTheInitiativeText,
} from './training/seize-the-initiative.js';
import { card as situationalAwareness } from './training/situational-awareness.js';
import { card as tenacity, text as tenacityText } from './training/tenacity.js';
import {
  card as upCloseAndPersonal,
  text as upCloseAndPersonalText,
} from './training/up-close-and-personal.js';

export const UPGRADES: readonly UpgradeCard<UpgradeId>[] = [
  battleShieldWookiee,
  beskadDuelist,
  bistan,
  bowcasterWookiee,
  cmO93Trooper,
  dh447Sniper,
  dlt20aTrooper,
  longGunWookiee,
  mpl57BarrageTrooper,
  mpl57IonTrooper,
  pao,
  protonChargeSaboteur,
  scatterGunTrooper,
  sx21Trooper,
  tristanWren,
  ursaWren,
  z6Trooper,
  delMeeko,
  dlt19Stormtrooper,
  dlt19dTrooper,
  dlt19xSniper,
  dlt20aRangeTrooper,
  dtF16,
  electrostaffGuard,
  flametrooper,
  gideonHask,
  hh12Stormtrooper,
  mertalizer,
  rt97cStormtrooper,
  sm9FragLauncher,
  sonicChargeSaboteur,
  t21SpecialForcesTrooper,
  t21Stormtrooper,
  t21aRangeTrooper,
  t21bTrooper,
  t7IonSnowtrooper,
  xsIvAssaultCannon,
  dc15PhaseITrooper,
  dc15xArcTrooper,
  dp23PhaseITrooper,
  phaseIiMortarTrooper,
  rps6PhaseITrooper,
  z6PhaseITrooper,
  z6PhaseIiCloneTrooper,
  b2AcmTrooper,
  b2HaTrooper,
  bxSeriesDroidSniper,
  dioxisMineSaboteur,
  e5cB1Trooper,
  e5sB1Trooper,
  e60rB1Trooper,
  electroWhipMagnaguard,
  forcePikeWarrior,
  ig100MagnaguardUpgrade,
  radiationCannonB1Trooper,
  rps6Magnaguard,
  sonicCannonWarrior,
  axeEwok,
  crosshair,
  echoBadBatch,
  electroWhipSoldier,
  hunterBadBatch,
  magDetEnforcer,
  mandalorianSuperCommando,
  p13MDisruptorSoldier,
  rookKast,
  scatterGunEnforcer,
  superCommandoGunslinger,
  superCommandoMarksman,
  tech,
  wrecker,
  echoArc,
  fives,
  n21bMedicalDroid,
  b1BattleDroid,
  b1SecurityDroid,
  b2SuperBattleDroid,
  blackSunEnforcer,
  blackSunVigoUpgrade,
  boil,
  cloneCommander,
  cloneCommsTechnician,
  cloneEngineer,
  cloneMedic,
  evSeriesMedicalDroid,
  ewokTrapper,
  fleetTrooper,
  fx9MedicalDroid,
  geonosianWarrior,
  imperialCommsTechnician,
  imperialDarkTrooper,
  imperialOfficer,
  oomSeriesBattleDroid,
  phaseICloneCaptain,
  phaseICloneSpecialist,
  phaseICloneTrooper,
  phaseIiCloneTrooper,
  pkSeriesWorkerDroid,
  pykeSyndicateCapoUpgrade,
  pykeSyndicateFootSoldier,
  r4AstromechDroid,
  r5AstromechDroid,
  rangeTrooper,
  rebelCommsTechnician,
  rebelOfficer,
  rebelTrooper,
  rebelTrooperCaptain,
  rebelTrooperSpecialist,
  rebelVeteran,
  shoretrooper,
  snowtrooper,
  stormtrooper,
  stormtrooperCaptain,
  stormtrooperSpecialist,
  tSeriesTacticalDroid,
  viperReconDroid,
  waxer,
  anger,
  battleMeditation,
  burstOfSpeed,
  fear,
  forceBarrier,
  forceChoke,
  forceGuidance,
  forceLift,
  forcePush,
  forceReflexes,
  hope,
  jediMindTrick,
  saberThrow,
  n88TwinLightBlasterCannon,
  ag2gQuadLaser,
  atRtFlamethrower,
  atRtLaserCannon,
  atRtRotaryBlaster,
  atStMortarLauncher,
  ax108GroundBuzzer,
  dlt19RiflePintle,
  dw3ConcussionGrenadeLauncher,
  heavyLaserRetrofit,
  m45IonBlaster,
  markIiMediumBlaster,
  moDkPowerHarpoon,
  noseMountedFlamethrower,
  noseMountedIonBlaster,
  noseMountedLaserCannon,
  rt97cRiflePintle,
  twinBeamCannons,
  twinBlasterCannons,
  twinMissilePods,
  tx130BeamCannonTurret,
  tx130TwinLaserTurret,
  ascensionCables,
  bobasFlameProjector,
  dinsFlameProjector,
  electroGrapplingLine,
  electrobinoculars,
  emergencyStims,
  environmentalGear,
  grapplingHooks,
  jt12Jetpacks,
  katarnPatternArmor,
  personalCombatShield,
  portableScanner,
  preparedSupplies,
  reconIntel,
  saxonsCombatShield,
  superCommandoCombatShields,
  targetingScopes,
  theMandosJetpack,
  n327thStarCorpsEliteArmorPilots,
  aaylaSecura,
  baronRudor,
  cloneCommanderFox,
  cloneShockTrooperPilot,
  firstSergeantArbmab,
  frenziedGunner,
  generalWeiss,
  governorPryce,
  hotshotPilot,
  houndAndGrizzer,
  imperialHammersEliteArmorPilot,
  imperialTiePilot,
  lokDurd,
  oomSeriesDroidPilot,
  outerRimSpeederJockey,
  ploKoon,
  raidingPartyLeader,
  recklessDriver,
  ryderAzadi,
  shrivSuurgav,
  tSeriesTacticalDroidPilot,
  veteranClonePilot,
  wedgeAntilles,
  callToArms,
  defensiveStance,
  duckAndCover,
  endurance,
  forestDwellers,
  herbalMedicine,
  hunter,
  inquisitoriusTraining,
  insatiableCuriosity,
  intoTheFray,
  offensivePush,
  offensiveStance,
  onwardToVictory,
  overwatch,
  protector,
  secretIngredients,
  seizeTheInitiative,
  situationalAwareness,
  tenacity,
  upCloseAndPersonal,
  a180Config,
  a300Config,
  a280CfeConfig,
  beskarSpear,
  cr24FlameRifle,
  dc17mIcwsConfig,
  deflectorShields,
  dinsAmbanRifle,
  dt57Annihilator,
  e11dConfig,
  electroGauntlets,
  idensDlt20aRifle,
  idensTl50Repeater,
  j19BoRifleStaff,
  jetpackRockets,
  jynsSe14Blaster,
  lootedE5Blaster,
  rt97cBlasterRifle,
  saxonsGalar90Rifle,
  saxonsZ3xJetpackRockets,
  saxonsZxFlameProjector,
  superCommandoJetpackRockets,
  t21BlasterRifle,
  theDarksaberMaul,
  theDarksaberMoffGideon,
  theDarksaberSabineWren,
  vibroswords,
  a300RifleGunner,
  backworldMedic,
  barcIonGunner,
  barcRps6Gunner,
  barcTwinLaserGunner,
  gnaspBombardier,
  gnaspGunner,
  refurbishedGonkDroid,
  rps6RocketGunner,
  unorthodoxTactician,
  unstableR5Astromech,
  aggressiveTactics,
  commandingPresence,
  esteemedLeader,
  improvisedOrders,
  inspiringPresence,
  leadByExample,
  strictOrders,
  underworldConnections,
  vigilance,
  commandControlArray,
  commsJammer,
  commsRelay,
  emergencyTransponder,
  hackedCommsUnit,
  hqUplink,
  integratedCommsAntenna,
  linkedTargetingArray,
  longRangeComlink,
  onboardCommsChannel,
  barrageGenerator,
  overchargedGenerator,
  concussionGrenades,
  empDroidPoppers,
  fragmentationGrenades,
  impactGrenades,
  smokeGrenades,
  sonicImploders,
  armorPiercingShells,
  bunkerBusterShells,
  highEnergyShells,
  attackProtocols,
  bountyProgramming,
  defenseProtocols,
  engagementProtocols,
  nannyProgramming,
  programmedLoyalty,
];

/** What they do beside their figures and keywords. */
export const UPGRADE_TEXTS: { readonly [K in UpgradeId]?: CardText } = {
  'battle-shield-wookiee': battleShieldWookieeText,
  'electrostaff-guard': electrostaffGuardText,
  'gideon-hask': gideonHaskText,
  'force-pike-warrior': forcePikeWarriorText,
  crosshair: crosshairText,
  'hunter-bad-batch': hunterBadBatchText,
  'mandalorian-super-commando': mandalorianSuperCommandoText,
  wrecker: wreckerText,
  fives: fivesText,
  'b1-security-droid': b1SecurityDroidText,
  'black-sun-vigo-upgrade': blackSunVigoUpgradeText,
  'clone-comms-technician': cloneCommsTechnicianText,
  'imperial-comms-technician': imperialCommsTechnicianText,
  'imperial-officer': imperialOfficerText,
  'oom-series-battle-droid': oomSeriesBattleDroidText,
  'phase-i-clone-captain': phaseICloneCaptainText,
  'phase-i-clone-specialist': phaseICloneSpecialistText,
  'pyke-syndicate-capo-upgrade': pykeSyndicateCapoUpgradeText,
  'rebel-comms-technician': rebelCommsTechnicianText,
  'rebel-officer': rebelOfficerText,
  'rebel-trooper-captain': rebelTrooperCaptainText,
  'rebel-trooper-specialist': rebelTrooperSpecialistText,
  'stormtrooper-captain': stormtrooperCaptainText,
  'stormtrooper-specialist': stormtrooperSpecialistText,
  't-series-tactical-droid': tSeriesTacticalDroidText,
  anger: angerText,
  'battle-meditation': battleMeditationText,
  'burst-of-speed': burstOfSpeedText,
  'force-barrier': forceBarrierText,
  'force-choke': forceChokeText,
  'force-guidance': forceGuidanceText,
  'force-lift': forceLiftText,
  'force-push': forcePushText,
  'force-reflexes': forceReflexesText,
  'jedi-mind-trick': jediMindTrickText,
  'saber-throw': saberThrowText,
  'twin-blaster-cannons': twinBlasterCannonsText,
  'twin-missile-pods': twinMissilePodsText,
  'ascension-cables': ascensionCablesText,
  'electro-grappling-line': electroGrapplingLineText,
  'emergency-stims': emergencyStimsText,
  'katarn-pattern-armor': katarnPatternArmorText,
  'saxons-combat-shield': saxonsCombatShieldText,
  'the-mandos-jetpack': theMandosJetpackText,
  '327th-star-corps-elite-armor-pilots': n327thStarCorpsEliteArmorPilotsText,
  'baron-rudor': baronRudorText,
  'clone-commander-fox': cloneCommanderFoxText,
  'clone-shock-trooper-pilot': cloneShockTrooperPilotText,
  'frenzied-gunner': frenziedGunnerText,
  'general-weiss': generalWeissText,
  'governor-pryce': governorPryceText,
  'imperial-hammers-elite-armor-pilot': imperialHammersEliteArmorPilotText,
  'imperial-tie-pilot': imperialTiePilotText,
  'lok-durd': lokDurdText,
  'plo-koon': ploKoonText,
  'raiding-party-leader': raidingPartyLeaderText,
  'reckless-driver': recklessDriverText,
  'ryder-azadi': ryderAzadiText,
  'shriv-suurgav': shrivSuurgavText,
  't-series-tactical-droid-pilot': tSeriesTacticalDroidPilotText,
  'veteran-clone-pilot': veteranClonePilotText,
  'wedge-antilles': wedgeAntillesText,
  'call-to-arms': callToArmsText,
  'defensive-stance': defensiveStanceText,
  'duck-and-cover': duckAndCoverText,
  endurance: enduranceText,
  'forest-dwellers': forestDwellersText,
  'herbal-medicine': herbalMedicineText,
  hunter: hunterText,
  'inquisitorius-training': inquisitoriusTrainingText,
  'insatiable-curiosity': insatiableCuriosityText,
  'into-the-fray': intoTheFrayText,
  'offensive-push': offensivePushText,
  'offensive-stance': offensiveStanceText,
  'onward-to-victory': onwardToVictoryText,
  protector: protectorText,
  'secret-ingredients': secretIngredientsText,
  'seize-the-initiative': seizeTheInitiativeText,
  tenacity: tenacityText,
  'up-close-and-personal': upCloseAndPersonalText,
  'dc-17m-icws-config': dc17mIcwsConfigText,
  'dins-amban-rifle': dinsAmbanRifleText,
  'electro-gauntlets': electroGauntletsText,
  'j-19-bo-rifle-staff': j19BoRifleStaffText,
  'the-darksaber-maul': theDarksaberMaulText,
  'the-darksaber-moff-gideon': theDarksaberMoffGideonText,
  'the-darksaber-sabine-wren': theDarksaberSabineWrenText,
  'backworld-medic': backworldMedicText,
  'refurbished-gonk-droid': refurbishedGonkDroidText,
  'unorthodox-tactician': unorthodoxTacticianText,
  'unstable-r5-astromech': unstableR5AstromechText,
  'aggressive-tactics': aggressiveTacticsText,
  'commanding-presence': commandingPresenceText,
  'esteemed-leader': esteemedLeaderText,
  'improvised-orders': improvisedOrdersText,
  'inspiring-presence': inspiringPresenceText,
  'strict-orders': strictOrdersText,
  vigilance: vigilanceText,
  'command-control-array': commandControlArrayText,
  'comms-jammer': commsJammerText,
  'comms-relay': commsRelayText,
  'emergency-transponder': emergencyTransponderText,
  'hacked-comms-unit': hackedCommsUnitText,
  'hq-uplink': hqUplinkText,
  'integrated-comms-antenna': integratedCommsAntennaText,
  'long-range-comlink': longRangeComlinkText,
  'onboard-comms-channel': onboardCommsChannelText,
  'barrage-generator': barrageGeneratorText,
  'overcharged-generator': overchargedGeneratorText,
  'emp-droid-poppers': empDroidPoppersText,
  'fragmentation-grenades': fragmentationGrenadesText,
  'bounty-programming': bountyProgrammingText,
  'nanny-programming': nannyProgrammingText,
  'programmed-loyalty': programmedLoyaltyText,
};
