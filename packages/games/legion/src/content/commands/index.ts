// Written by `npm run games` from the files in the folders beside it.
import type { CommandCard } from '../cards.js';
import type { CardText } from '../effects/types.js';
import {
  card as aMachineMadeForKilling,
  text as aMachineMadeForKillingText,
} from './any/a-machine-made-for-killing.js';
import { card as aSimpleMan, text as aSimpleManText } from './any/a-simple-man.js';
import { card as aggression, text as aggressionText } from './any/aggression.js';
import { card as ambush } from './any/ambush.js';
import {
  card as antiCaptureProtocols,
  text as antiCaptureProtocolsText,
} from './any/anti-capture-protocols.js';
import { card as assault } from './any/assault.js';
import { card as atLast, text as atLastText } from './any/at-last.js';
import { card as blastOff, text as blastOffText } from './any/blast-off.js';
import {
  card as developingSympathies,
  text as developingSympathiesText,
} from './any/developing-sympathies.js';
import { card as discretion, text as discretionText } from './any/discretion.js';
import { card as duelOfTheFates, text as duelOfTheFatesText } from './any/duel-of-the-fates.js';
import { card as focusedOnTheKill, text as focusedOnTheKillText } from './any/focused-on-the-kill.js';
import { card as iLikeThoseOdds, text as iLikeThoseOddsText } from './any/i-like-those-odds.js';
import { card as iMakeTheRulesNow, text as iMakeTheRulesNowText } from './any/i-make-the-rules-now.js';
import { card as imInControl, text as imInControlText } from './any/im-in-control.js';
import {
  card as imYourWorstNightmare,
  text as imYourWorstNightmareText,
} from './any/im-your-worst-nightmare.js';
import { card as impromptuImmolation, text as impromptuImmolationText } from './any/impromptu-immolation.js';
import {
  card as independentProgramming,
  text as independentProgrammingText,
} from './any/independent-programming.js';
import { card as iveAlteredTheDeal, text as iveAlteredTheDealText } from './any/ive-altered-the-deal.js';
import { card as lyingInWait, text as lyingInWaitText } from './any/lying-in-wait.js';
import {
  card as makingHisWayInTheGalaxy,
  text as makingHisWayInTheGalaxyText,
} from './any/making-his-way-in-the-galaxy.js';
import { card as mechanicalCarnage, text as mechanicalCarnageText } from './any/mechanical-carnage.js';
import { card as mercilessMunitions, text as mercilessMunitionsText } from './any/merciless-munitions.js';
import {
  card as notAStoryTheJediWouldTell,
  text as notAStoryTheJediWouldTellText,
} from './any/not-a-story-the-jedi-would-tell.js';
import { card as ploy, text as ployText } from './any/ploy.js';
import { card as push } from './any/push.js';
import { card as reptilianRampage, text as reptilianRampageText } from './any/reptilian-rampage.js';
import { card as ruleWithRespect, text as ruleWithRespectText } from './any/rule-with-respect.js';
import { card as smokeScreen, text as smokeScreenText } from './any/smoke-screen.js';
import { card as standingOrders } from './any/standing-orders.js';
import { card as theHandThing, text as theHandThingText } from './any/the-hand-thing.js';
import { card as thePhantomMenace, text as thePhantomMenaceText } from './any/the-phantom-menace.js';
import { card as thisIsTheWay, text as thisIsTheWayText } from './any/this-is-the-way.js';
import { card as weDoWhatWeDo, text as weDoWhatWeDoText } from './any/we-do-what-we-do.js';
import { card as whipcordLauncher, text as whipcordLauncherText } from './any/whipcord-launcher.js';
import { card as whistlingBirds, text as whistlingBirdsText } from './any/whistling-birds.js';
import { card as z6JetpackRocket, text as z6JetpackRocketText } from './any/z-6-jetpack-rocket.js';
import { card as zxFlameProjector, text as zxFlameProjectorText } from './any/zx-flame-projector.js';
import { card as anEntireLegion } from './empire/an-entire-legion.js';
import { card as andNowYouWillDie, text as andNowYouWillDieText } from './empire/and-now-you-will-die.js';
import { card as annihilationLooms, text as annihilationLoomsText } from './empire/annihilation-looms.js';
import { card as armoredCavalry, text as armoredCavalryText } from './empire/armored-cavalry.js';
import { card as comeAndProveIt, text as comeAndProveItText } from './empire/come-and-prove-it.js';
import { card as concussiveBlast, text as concussiveBlastText } from './empire/concussive-blast.js';
import { card as constantlyAlert, text as constantlyAlertText } from './empire/constantly-alert.js';
import { card as coordinatedFire, text as coordinatedFireText } from './empire/coordinated-fire.js';
import { card as covertObservation, text as covertObservationText } from './empire/covert-observation.js';
import { card as darknessDescends, text as darknessDescendsText } from './empire/darkness-descends.js';
import {
  card as debarkForGroundAssault,
  text as debarkForGroundAssaultText,
} from './empire/debark-for-ground-assault.js';
import { card as deployTheGarrison, text as deployTheGarrisonText } from './empire/deploy-the-garrison.js';
import { card as dieAtMyHand, text as dieAtMyHandText } from './empire/die-at-my-hand.js';
import { card as driveThemOut, text as driveThemOutText } from './empire/drive-them-out.js';
import { card as evasiveManeuvers, text as evasiveManeuversText } from './empire/evasive-maneuvers.js';
import { card as faceMe, text as faceMeText } from './empire/face-me.js';
import { card as fearAndDeadMen, text as fearAndDeadMenText } from './empire/fear-and-dead-men.js';
import { card as giveInToYourAnger, text as giveInToYourAngerText } from './empire/give-in-to-your-anger.js';
import { card as gunnerInfantry, text as gunnerInfantryText } from './empire/gunner-infantry.js';
import {
  card as iCareNotForYourStruggles,
  text as iCareNotForYourStrugglesText,
} from './empire/i-care-not-for-your-struggles.js';
import { card as imperialDiscipline, text as imperialDisciplineText } from './empire/imperial-discipline.js';
import { card as implacable, text as implacableText } from './empire/implacable.js';
import { card as incapacitate, text as incapacitateText } from './empire/incapacitate.js';
import { card as isbInvestigation, text as isbInvestigationText } from './empire/isb-investigation.js';
import { card as masterOfEvil, text as masterOfEvilText } from './empire/master-of-evil.js';
import { card as maximumFirepower, text as maximumFirepowerText } from './empire/maximum-firepower.js';
import {
  card as momentOfConsideration,
  text as momentOfConsiderationText,
} from './empire/moment-of-consideration.js';
import {
  card as newWaysToMotivateThem,
  text as newWaysToMotivateThemText,
} from './empire/new-ways-to-motivate-them.js';
import {
  card as overwhelmingBarrage,
  text as overwhelmingBarrageText,
} from './empire/overwhelming-barrage.js';
import { card as pinnedDown, text as pinnedDownText } from './empire/pinned-down.js';
import { card as pulseScan, text as pulseScanText } from './empire/pulse-scan.js';
import { card as ruthlessTactics, text as ruthlessTacticsText } from './empire/ruthless-tactics.js';
import { card as squadronOnMe, text as squadronOnMeText } from './empire/squadron-on-me.js';
import { card as tacticalStrike, text as tacticalStrikeText } from './empire/tactical-strike.js';
import {
  card as unexpectedButNotUnwelcome,
  text as unexpectedButNotUnwelcomeText,
} from './empire/unexpected-but-not-unwelcome.js';
import { card as unrelentingFire, text as unrelentingFireText } from './empire/unrelenting-fire.js';
import { card as vadersMight, text as vadersMightText } from './empire/vaders-might.js';
import { card as voraciousAmbition, text as voraciousAmbitionText } from './empire/voracious-ambition.js';
import {
  card as weNeedReinforcements,
  text as weNeedReinforcementsText,
} from './empire/we-need-reinforcements.js';
import {
  card as youHaveSomethingIWant,
  text as youHaveSomethingIWantText,
} from './empire/you-have-something-i-want.js';
import {
  card as youHideYourFearWell,
  text as youHideYourFearWellText,
} from './empire/you-hide-your-fear-well.js';
import {
  card as youWouldQuestionMe,
  text as youWouldQuestionMeText,
} from './empire/you-would-question-me.js';
import type { CommandId } from './ids.js';
import { card as fightAnotherDay, text as fightAnotherDayText } from './mercenary/fight-another-day.js';
import { card as hisEminence, text as hisEminenceText } from './mercenary/his-eminence.js';
import {
  card as markedForElimination,
  text as markedForEliminationText,
} from './mercenary/marked-for-elimination.js';
import {
  card as seizeWhatPowerWeCan,
  text as seizeWhatPowerWeCanText,
} from './mercenary/seize-what-power-we-can.js';
import { card as victoryOrDeath, text as victoryOrDeathText } from './mercenary/victory-or-death.js';
import { card as witchMagick, text as witchMagickText } from './mercenary/witch-magick.js';
import {
  card as aBeautifulFriendship,
  text as aBeautifulFriendshipText,
} from './rebels/a-beautiful-friendship.js';
import { card as aNewBeginning, text as aNewBeginningText } from './rebels/a-new-beginning.js';
import { card as aceUpHisSleeve, text as aceUpHisSleeveText } from './rebels/ace-up-his-sleeve.js';
import { card as allIn, text as allInText } from './rebels/all-in.js';
import { card as arborealAssault, text as arborealAssaultText } from './rebels/arboreal-assault.js';
import { card as brainsAndBrawn, text as brainsAndBrawnText } from './rebels/brains-and-brawn.js';
import { card as changeOfPlans, text as changeOfPlansText } from './rebels/change-of-plans.js';
import { card as closeCall, text as closeCallText } from './rebels/close-call.js';
import { card as commonCause, text as commonCauseText } from './rebels/common-cause.js';
import { card as completeTheMission, text as completeTheMissionText } from './rebels/complete-the-mission.js';
import {
  card as coordinatedBombardment,
  text as coordinatedBombardmentText,
} from './rebels/coordinated-bombardment.js';
import {
  card as courageOfTheRebellion,
  text as courageOfTheRebellionText,
} from './rebels/courage-of-the-rebellion.js';
import {
  card as courageousCounterattack,
  text as courageousCounterattackText,
} from './rebels/courageous-counterattack.js';
import { card as coveringFire, text as coveringFireText } from './rebels/covering-fire.js';
import { card as crackShot, text as crackShotText } from './rebels/crack-shot.js';
import { card as delayingTactics, text as delayingTacticsText } from './rebels/delaying-tactics.js';
import { card as explosions, text as explosionsText } from './rebels/explosions.js';
import { card as familyReunion, text as familyReunionText } from './rebels/family-reunion.js';
import { card as forTheTribe, text as forTheTribeText } from './rebels/for-the-tribe.js';
import { card as fullOfSurprises, text as fullOfSurprisesText } from './rebels/full-of-surprises.js';
import {
  card as hidingInPlainSight,
  text as hidingInPlainSightText,
} from './rebels/hiding-in-plain-sight.js';
import { card as holdAtAnyCost, text as holdAtAnyCostText } from './rebels/hold-at-any-cost.js';
import { card as iAmAJedi, text as iAmAJediText } from './rebels/i-am-a-jedi.js';
import { card as iAmNoJedi, text as iAmNoJediText } from './rebels/i-am-no-jedi.js';
import { card as idiotsArray, text as idiotsArrayText } from './rebels/idiots-array.js';
import { card as lastStand, text as lastStandText } from './rebels/last-stand.js';
import { card as legacyOfMandalore, text as legacyOfMandaloreText } from './rebels/legacy-of-mandalore.js';
import { card as logTraps, text as logTrapsText } from './rebels/log-traps.js';
import { card as myAllyIsTheForce, text as myAllyIsTheForceText } from './rebels/my-ally-is-the-force.js';
import { card as noTimeForSorrows, text as noTimeForSorrowsText } from './rebels/no-time-for-sorrows.js';
import {
  card as notoriousScoundrels,
  text as notoriousScoundrelsText,
} from './rebels/notorious-scoundrels.js';
import { card as rebellious, text as rebelliousText } from './rebels/rebellious.js';
import { card as recklessDiversion, text as recklessDiversionText } from './rebels/reckless-diversion.js';
import { card as returnOfTheJedi, text as returnOfTheJediText } from './rebels/return-of-the-jedi.js';
import {
  card as sabotagedCommunications,
  text as sabotagedCommunicationsText,
} from './rebels/sabotaged-communications.js';
import { card as sacrifice, text as sacrificeText } from './rebels/sacrifice.js';
import { card as sneakyScouting, text as sneakyScoutingText } from './rebels/sneaky-scouting.js';
import {
  card as somebodyHasToSaveOurSkins,
  text as somebodyHasToSaveOurSkinsText,
} from './rebels/somebody-has-to-save-our-skins.js';
import { card as sonOfSkywalker, text as sonOfSkywalkerText } from './rebels/son-of-skywalker.js';
import { card as sorryAboutTheMess, text as sorryAboutTheMessText } from './rebels/sorry-about-the-mess.js';
import { card as swiftProtector, text as swiftProtectorText } from './rebels/swift-protector.js';
import { card as symbolOfRebellion, text as symbolOfRebellionText } from './rebels/symbol-of-rebellion.js';
import { card as trustGoesBothWays, text as trustGoesBothWaysText } from './rebels/trust-goes-both-ways.js';
import { card as turningTheTide, text as turningTheTideText } from './rebels/turning-the-tide.js';
import { card as volunteerMission, text as volunteerMissionText } from './rebels/volunteer-mission.js';
import {
  card as youServeYourMasterWell,
  text as youServeYourMasterWellText,
} from './rebels/you-serve-your-master-well.js';
import {
  card as aggressiveNegotiations,
  text as aggressiveNegotiationsText,
} from './republic/aggressive-negotiations.js';
import { card as airSupport, text as airSupportText } from './republic/air-support.js';
import { card as attackOfTheClones, text as attackOfTheClonesText } from './republic/attack-of-the-clones.js';
import { card as bringItDown, text as bringItDownText } from './republic/bring-it-down.js';
import { card as callMeCaptain, text as callMeCaptainText } from './republic/call-me-captain.js';
import { card as combinedArms, text as combinedArmsText } from './republic/combined-arms.js';
import { card as diplomaticCover, text as diplomaticCoverText } from './republic/diplomatic-cover.js';
import { card as generalKenobi, text as generalKenobiText } from './republic/general-kenobi.js';
import {
  card as grroooogrrraaaawrrrrrrrrmph,
  text as grroooogrrraaaawrrrrrrrrmphText,
} from './republic/grroooogrrraaaawrrrrrrrrmph.js';
import {
  card as haveIEverLetYouDown,
  text as haveIEverLetYouDownText,
} from './republic/have-i-ever-let-you-down.js';
import { card as helloThere, text as helloThereText } from './republic/hello-there.js';
import {
  card as heroOfTheCloneWars,
  text as heroOfTheCloneWarsText,
} from './republic/hero-of-the-clone-wars.js';
import {
  card as knowledgeAndDefense,
  text as knowledgeAndDefenseText,
} from './republic/knowledge-and-defense.js';
import { card as leadFromTheFront, text as leadFromTheFrontText } from './republic/lead-from-the-front.js';
import { card as leadersOfThe501st, text as leadersOfThe501stText } from './republic/leaders-of-the-501st.js';
import {
  card as luminousBeingsAreWe,
  text as luminousBeingsAreWeText,
} from './republic/luminous-beings-are-we.js';
import { card as mrowghGhrrmrowrig, text as mrowghGhrrmrowrigText } from './republic/mrowgh-ghrrmrowrig.js';
import {
  card as ourFateIsInYourHands,
  text as ourFateIsInYourHandsText,
} from './republic/our-fate-is-in-your-hands.js';
import { card as sizeMattersNot, text as sizeMattersNotText } from './republic/size-matters-not.js';
import {
  card as sizeMattersSometimes,
  text as sizeMattersSometimesText,
} from './republic/size-matters-sometimes.js';
import {
  card as synchronizedOffensive,
  text as synchronizedOffensiveText,
} from './republic/synchronized-offensive.js';
import { card as tacticalPlanning, text as tacticalPlanningText } from './republic/tactical-planning.js';
import { card as takeThatClankers, text as takeThatClankersText } from './republic/take-that-clankers.js';
import { card as thereIsNoTry, text as thereIsNoTryText } from './republic/there-is-no-try.js';
import {
  card as thisIsWhereTheFunBegins,
  text as thisIsWhereTheFunBeginsText,
} from './republic/this-is-where-the-fun-begins.js';
import { card as wereNotProgrammed, text as wereNotProgrammedText } from './republic/were-not-programmed.js';
import { card as yhwargghhhhhhhhhh, text as yhwargghhhhhhhhhhText } from './republic/yhwargghhhhhhhhhh.js';
import {
  card as youUnderestimateMyPower,
  text as youUnderestimateMyPowerText,
} from './republic/you-underestimate-my-power.js';
import { card as aiCoordination, text as aiCoordinationText } from './separatists/ai-coordination.js';
import { card as brutalEnforcer, text as brutalEnforcerText } from './separatists/brutal-enforcer.js';
import { card as crushThem, text as crushThemText } from './separatists/crush-them.js';
import {
  card as doNotUnderestimateOurMeans,
  text as doNotUnderestimateOurMeansText,
} from './separatists/do-not-underestimate-our-means.js';
import { card as doubleTheFall, text as doubleTheFallText } from './separatists/double-the-fall.js';
import {
  card as fearSurpriseIntimidation,
  text as fearSurpriseIntimidationText,
} from './separatists/fear-surprise-intimidation.js';
import { card as iAmFear, text as iAmFearText } from './separatists/i-am-fear.js';
import {
  card as letTheExecutionsBegin,
  text as letTheExecutionsBeginText,
} from './separatists/let-the-executions-begin.js';
import {
  card as mechanizedIncursion,
  text as mechanizedIncursionText,
} from './separatists/mechanized-incursion.js';
import { card as orbitalStrike, text as orbitalStrikeText } from './separatists/orbital-strike.js';
import {
  card as preservationProtocols,
  text as preservationProtocolsText,
} from './separatists/preservation-protocols.js';
import { card as rogerRoger, text as rogerRogerText } from './separatists/roger-roger.js';
import { card as supremeCommander, text as supremeCommanderText } from './separatists/supreme-commander.js';
import { card as theJediShallFall, text as theJediShallFallText } from './separatists/the-jedi-shall-fall.js';
import { card as theSithWillRule, text as theSithWillRuleText } from './separatists/the-sith-will-rule.js';
import {
  card as theyTooWillSuffer,
  text as theyTooWillSufferText,
} from './separatists/they-too-will-suffer.js';
import {
  card as trainedInYourJediArts,
  text as trainedInYourJediArtsText,
} from './separatists/trained-in-your-jedi-arts.js';
import {
  card as unrelentingAssault,
  text as unrelentingAssaultText,
} from './separatists/unrelenting-assault.js';
import {
  card as unstoppableAdvance,
  text as unstoppableAdvanceText,
} from './separatists/unstoppable-advance.js';
import { card as weMakeWeapons, text as weMakeWeaponsText } from './separatists/we-make-weapons.js';
import { card as weServeTheQueen, text as weServeTheQueenText } from './separatists/we-serve-the-queen.js';
import { card as yesMyMaster, text as yesMyMasterText } from './separatists/yes-my-master.js';
import { card as youDisappointMe, text as youDisappointMeText } from './separatists/you-disappoint-me.js';

export const COMMANDS: readonly CommandCard<CommandId>[] = [
  standingOrders,
  assault,
  push,
  ambush,
  z6JetpackRocket,
  lyingInWait,
  zxFlameProjector,
  whipcordLauncher,
  mercilessMunitions,
  reptilianRampage,
  blastOff,
  smokeScreen,
  impromptuImmolation,
  imInControl,
  iMakeTheRulesNow,
  imYourWorstNightmare,
  duelOfTheFates,
  thePhantomMenace,
  atLast,
  ploy,
  aggression,
  discretion,
  aSimpleMan,
  makingHisWayInTheGalaxy,
  ruleWithRespect,
  whistlingBirds,
  iLikeThoseOdds,
  thisIsTheWay,
  theHandThing,
  aMachineMadeForKilling,
  antiCaptureProtocols,
  focusedOnTheKill,
  independentProgramming,
  mechanicalCarnage,
  weDoWhatWeDo,
  notAStoryTheJediWouldTell,
  developingSympathies,
  iveAlteredTheDeal,
  returnOfTheJedi,
  somebodyHasToSaveOurSkins,
  changeOfPlans,
  notoriousScoundrels,
  coveringFire,
  completeTheMission,
  legacyOfMandalore,
  myAllyIsTheForce,
  noTimeForSorrows,
  recklessDiversion,
  brainsAndBrawn,
  trustGoesBothWays,
  turningTheTide,
  sonOfSkywalker,
  coordinatedBombardment,
  sorryAboutTheMess,
  rebellious,
  commonCause,
  sabotagedCommunications,
  iAmAJedi,
  explosions,
  symbolOfRebellion,
  youServeYourMasterWell,
  fullOfSurprises,
  crackShot,
  volunteerMission,
  lastStand,
  sacrifice,
  aceUpHisSleeve,
  allIn,
  idiotsArray,
  delayingTactics,
  courageOfTheRebellion,
  holdAtAnyCost,
  iAmNoJedi,
  familyReunion,
  swiftProtector,
  aNewBeginning,
  closeCall,
  sneakyScouting,
  courageousCounterattack,
  aBeautifulFriendship,
  arborealAssault,
  logTraps,
  hidingInPlainSight,
  forTheTribe,
  masterOfEvil,
  imperialDiscipline,
  anEntireLegion,
  newWaysToMotivateThem,
  evasiveManeuvers,
  giveInToYourAnger,
  maximumFirepower,
  implacable,
  andNowYouWillDie,
  voraciousAmbition,
  covertObservation,
  pinnedDown,
  coordinatedFire,
  darknessDescends,
  annihilationLooms,
  deployTheGarrison,
  vadersMight,
  fearAndDeadMen,
  pulseScan,
  incapacitate,
  concussiveBlast,
  tacticalStrike,
  faceMe,
  isbInvestigation,
  ruthlessTactics,
  unrelentingFire,
  overwhelmingBarrage,
  debarkForGroundAssault,
  dieAtMyHand,
  youHaveSomethingIWant,
  momentOfConsideration,
  driveThemOut,
  weNeedReinforcements,
  constantlyAlert,
  gunnerInfantry,
  squadronOnMe,
  armoredCavalry,
  youWouldQuestionMe,
  iCareNotForYourStruggles,
  comeAndProveIt,
  unexpectedButNotUnwelcome,
  youHideYourFearWell,
  generalKenobi,
  helloThere,
  knowledgeAndDefense,
  wereNotProgrammed,
  callMeCaptain,
  takeThatClankers,
  diplomaticCover,
  ourFateIsInYourHands,
  aggressiveNegotiations,
  synchronizedOffensive,
  heroOfTheCloneWars,
  thisIsWhereTheFunBegins,
  youUnderestimateMyPower,
  airSupport,
  attackOfTheClones,
  sizeMattersNot,
  thereIsNoTry,
  luminousBeingsAreWe,
  sizeMattersSometimes,
  grroooogrrraaaawrrrrrrrrmph,
  mrowghGhrrmrowrig,
  yhwargghhhhhhhhhh,
  leadFromTheFront,
  tacticalPlanning,
  leadersOfThe501st,
  bringItDown,
  haveIEverLetYouDown,
  combinedArms,
  supremeCommander,
  crushThem,
  trainedInYourJediArts,
  youDisappointMe,
  fearSurpriseIntimidation,
  doubleTheFall,
  mechanizedIncursion,
  orbitalStrike,
  rogerRoger,
  theyTooWillSuffer,
  preservationProtocols,
  doNotUnderestimateOurMeans,
  aiCoordination,
  unrelentingAssault,
  unstoppableAdvance,
  theSithWillRule,
  theJediShallFall,
  iAmFear,
  yesMyMaster,
  brutalEnforcer,
  letTheExecutionsBegin,
  weServeTheQueen,
  weMakeWeapons,
  witchMagick,
  hisEminence,
  seizeWhatPowerWeCan,
  markedForElimination,
  fightAnotherDay,
  victoryOrDeath,
];

/** What they do beside their figures and keywords. */
export const COMMAND_TEXTS: { readonly [K in CommandId]?: CardText } = {
  'z-6-jetpack-rocket': z6JetpackRocketText,
  'lying-in-wait': lyingInWaitText,
  'zx-flame-projector': zxFlameProjectorText,
  'whipcord-launcher': whipcordLauncherText,
  'merciless-munitions': mercilessMunitionsText,
  'reptilian-rampage': reptilianRampageText,
  'blast-off': blastOffText,
  'smoke-screen': smokeScreenText,
  'impromptu-immolation': impromptuImmolationText,
  'im-in-control': imInControlText,
  'i-make-the-rules-now': iMakeTheRulesNowText,
  'im-your-worst-nightmare': imYourWorstNightmareText,
  'duel-of-the-fates': duelOfTheFatesText,
  'the-phantom-menace': thePhantomMenaceText,
  'at-last': atLastText,
  ploy: ployText,
  aggression: aggressionText,
  discretion: discretionText,
  'a-simple-man': aSimpleManText,
  'making-his-way-in-the-galaxy': makingHisWayInTheGalaxyText,
  'rule-with-respect': ruleWithRespectText,
  'whistling-birds': whistlingBirdsText,
  'i-like-those-odds': iLikeThoseOddsText,
  'this-is-the-way': thisIsTheWayText,
  'the-hand-thing': theHandThingText,
  'a-machine-made-for-killing': aMachineMadeForKillingText,
  'anti-capture-protocols': antiCaptureProtocolsText,
  'focused-on-the-kill': focusedOnTheKillText,
  'independent-programming': independentProgrammingText,
  'mechanical-carnage': mechanicalCarnageText,
  'we-do-what-we-do': weDoWhatWeDoText,
  'not-a-story-the-jedi-would-tell': notAStoryTheJediWouldTellText,
  'developing-sympathies': developingSympathiesText,
  'ive-altered-the-deal': iveAlteredTheDealText,
  'return-of-the-jedi': returnOfTheJediText,
  'somebody-has-to-save-our-skins': somebodyHasToSaveOurSkinsText,
  'change-of-plans': changeOfPlansText,
  'notorious-scoundrels': notoriousScoundrelsText,
  'covering-fire': coveringFireText,
  'complete-the-mission': completeTheMissionText,
  'legacy-of-mandalore': legacyOfMandaloreText,
  'my-ally-is-the-force': myAllyIsTheForceText,
  'no-time-for-sorrows': noTimeForSorrowsText,
  'reckless-diversion': recklessDiversionText,
  'brains-and-brawn': brainsAndBrawnText,
  'trust-goes-both-ways': trustGoesBothWaysText,
  'turning-the-tide': turningTheTideText,
  'son-of-skywalker': sonOfSkywalkerText,
  'coordinated-bombardment': coordinatedBombardmentText,
  'sorry-about-the-mess': sorryAboutTheMessText,
  rebellious: rebelliousText,
  'common-cause': commonCauseText,
  'sabotaged-communications': sabotagedCommunicationsText,
  'i-am-a-jedi': iAmAJediText,
  explosions: explosionsText,
  'symbol-of-rebellion': symbolOfRebellionText,
  'you-serve-your-master-well': youServeYourMasterWellText,
  'full-of-surprises': fullOfSurprisesText,
  'crack-shot': crackShotText,
  'volunteer-mission': volunteerMissionText,
  'last-stand': lastStandText,
  sacrifice: sacrificeText,
  'ace-up-his-sleeve': aceUpHisSleeveText,
  'all-in': allInText,
  'idiots-array': idiotsArrayText,
  'delaying-tactics': delayingTacticsText,
  'courage-of-the-rebellion': courageOfTheRebellionText,
  'hold-at-any-cost': holdAtAnyCostText,
  'i-am-no-jedi': iAmNoJediText,
  'family-reunion': familyReunionText,
  'swift-protector': swiftProtectorText,
  'a-new-beginning': aNewBeginningText,
  'close-call': closeCallText,
  'sneaky-scouting': sneakyScoutingText,
  'courageous-counterattack': courageousCounterattackText,
  'a-beautiful-friendship': aBeautifulFriendshipText,
  'arboreal-assault': arborealAssaultText,
  'log-traps': logTrapsText,
  'hiding-in-plain-sight': hidingInPlainSightText,
  'for-the-tribe': forTheTribeText,
  'master-of-evil': masterOfEvilText,
  'imperial-discipline': imperialDisciplineText,
  'new-ways-to-motivate-them': newWaysToMotivateThemText,
  'evasive-maneuvers': evasiveManeuversText,
  'give-in-to-your-anger': giveInToYourAngerText,
  'maximum-firepower': maximumFirepowerText,
  implacable: implacableText,
  'and-now-you-will-die': andNowYouWillDieText,
  'voracious-ambition': voraciousAmbitionText,
  'covert-observation': covertObservationText,
  'pinned-down': pinnedDownText,
  'coordinated-fire': coordinatedFireText,
  'darkness-descends': darknessDescendsText,
  'annihilation-looms': annihilationLoomsText,
  'deploy-the-garrison': deployTheGarrisonText,
  'vaders-might': vadersMightText,
  'fear-and-dead-men': fearAndDeadMenText,
  'pulse-scan': pulseScanText,
  incapacitate: incapacitateText,
  'concussive-blast': concussiveBlastText,
  'tactical-strike': tacticalStrikeText,
  'face-me': faceMeText,
  'isb-investigation': isbInvestigationText,
  'ruthless-tactics': ruthlessTacticsText,
  'unrelenting-fire': unrelentingFireText,
  'overwhelming-barrage': overwhelmingBarrageText,
  'debark-for-ground-assault': debarkForGroundAssaultText,
  'die-at-my-hand': dieAtMyHandText,
  'you-have-something-i-want': youHaveSomethingIWantText,
  'moment-of-consideration': momentOfConsiderationText,
  'drive-them-out': driveThemOutText,
  'we-need-reinforcements': weNeedReinforcementsText,
  'constantly-alert': constantlyAlertText,
  'gunner-infantry': gunnerInfantryText,
  'squadron-on-me': squadronOnMeText,
  'armored-cavalry': armoredCavalryText,
  'you-would-question-me': youWouldQuestionMeText,
  'i-care-not-for-your-struggles': iCareNotForYourStrugglesText,
  'come-and-prove-it': comeAndProveItText,
  'unexpected-but-not-unwelcome': unexpectedButNotUnwelcomeText,
  'you-hide-your-fear-well': youHideYourFearWellText,
  'general-kenobi': generalKenobiText,
  'hello-there': helloThereText,
  'knowledge-and-defense': knowledgeAndDefenseText,
  'were-not-programmed': wereNotProgrammedText,
  'call-me-captain': callMeCaptainText,
  'take-that-clankers': takeThatClankersText,
  'diplomatic-cover': diplomaticCoverText,
  'our-fate-is-in-your-hands': ourFateIsInYourHandsText,
  'aggressive-negotiations': aggressiveNegotiationsText,
  'synchronized-offensive': synchronizedOffensiveText,
  'hero-of-the-clone-wars': heroOfTheCloneWarsText,
  'this-is-where-the-fun-begins': thisIsWhereTheFunBeginsText,
  'you-underestimate-my-power': youUnderestimateMyPowerText,
  'air-support': airSupportText,
  'attack-of-the-clones': attackOfTheClonesText,
  'size-matters-not': sizeMattersNotText,
  'there-is-no-try': thereIsNoTryText,
  'luminous-beings-are-we': luminousBeingsAreWeText,
  'size-matters-sometimes': sizeMattersSometimesText,
  grroooogrrraaaawrrrrrrrrmph: grroooogrrraaaawrrrrrrrrmphText,
  'mrowgh-ghrrmrowrig': mrowghGhrrmrowrigText,
  yhwargghhhhhhhhhh: yhwargghhhhhhhhhhText,
  'lead-from-the-front': leadFromTheFrontText,
  'tactical-planning': tacticalPlanningText,
  'leaders-of-the-501st': leadersOfThe501stText,
  'bring-it-down': bringItDownText,
  'have-i-ever-let-you-down': haveIEverLetYouDownText,
  'combined-arms': combinedArmsText,
  'supreme-commander': supremeCommanderText,
  'crush-them': crushThemText,
  'trained-in-your-jedi-arts': trainedInYourJediArtsText,
  'you-disappoint-me': youDisappointMeText,
  'fear-surprise-intimidation': fearSurpriseIntimidationText,
  'double-the-fall': doubleTheFallText,
  'mechanized-incursion': mechanizedIncursionText,
  'orbital-strike': orbitalStrikeText,
  'roger-roger': rogerRogerText,
  'they-too-will-suffer': theyTooWillSufferText,
  'preservation-protocols': preservationProtocolsText,
  'do-not-underestimate-our-means': doNotUnderestimateOurMeansText,
  'ai-coordination': aiCoordinationText,
  'unrelenting-assault': unrelentingAssaultText,
  'unstoppable-advance': unstoppableAdvanceText,
  'the-sith-will-rule': theSithWillRuleText,
  'the-jedi-shall-fall': theJediShallFallText,
  'i-am-fear': iAmFearText,
  'yes-my-master': yesMyMasterText,
  'brutal-enforcer': brutalEnforcerText,
  'let-the-executions-begin': letTheExecutionsBeginText,
  'we-serve-the-queen': weServeTheQueenText,
  'we-make-weapons': weMakeWeaponsText,
  'witch-magick': witchMagickText,
  'his-eminence': hisEminenceText,
  'seize-what-power-we-can': seizeWhatPowerWeCanText,
  'marked-for-elimination': markedForEliminationText,
  'fight-another-day': fightAnotherDayText,
  'victory-or-death': victoryOrDeathText,
};
