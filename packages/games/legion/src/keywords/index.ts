// Written by `npm run games` from the files beside it.
import type { KeywordId } from '../content/keywords.js';
import type { Keyword } from '../moments.js';
import { advancedTargeting } from './advanced-targeting.js';
import { agile } from './agile.js';
import { ai } from './ai.js';
import { aid } from './aid.js';
import { alliesOfConvenience } from './allies-of-convenience.js';
import { arm } from './arm.js';
import { armor } from './armor.js';
import { armorX } from './armor-x.js';
import { arsenal } from './arsenal.js';
import { ataruMastery } from './ataru-mastery.js';
import { attackRun } from './attack-run.js';
import { authoritative } from './authoritative.js';
import { barrage } from './barrage.js';
import { beam } from './beam.js';
import { blast } from './blast.js';
import { block } from './block.js';
import { bolster } from './bolster.js';
import { bounty } from './bounty.js';
import { cache } from './cache.js';
import { calculateOdds } from './calculate-odds.js';
import { charge } from './charge.js';
import { climbingVehicle } from './climbing-vehicle.js';
import { compel } from './compel.js';
import { completeTheMission } from './complete-the-mission.js';
import { coordinate } from './coordinate.js';
import { cover } from './cover.js';
import { covertOps } from './covert-ops.js';
import { critical } from './critical.js';
import { cumbersome } from './cumbersome.js';
import { cunning } from './cunning.js';
import { cycle } from './cycle.js';
import { dangerSense } from './danger-sense.js';
import { dauntless } from './dauntless.js';
import { deathFromAbove } from './death-from-above.js';
import { defend } from './defend.js';
import { deflect } from './deflect.js';
import { demoralize } from './demoralize.js';
import { detachment } from './detachment.js';
import { detonate } from './detonate.js';
import { direct } from './direct.js';
import { disciplined } from './disciplined.js';
import { disengage } from './disengage.js';
import { distract } from './distract.js';
import { divineInfluence } from './divine-influence.js';
import { djemSoMastery } from './djem-so-mastery.js';
import { duelist } from './duelist.js';
import { enrage } from './enrage.js';
import { entourage } from './entourage.js';
import { exemplar } from './exemplar.js';
import { expertClimber } from './expert-climber.js';
import { fieldCommander } from './field-commander.js';
import { fireSupport } from './fire-support.js';
import { fixed } from './fixed.js';
import { fullPivot } from './full-pivot.js';
import { generator } from './generator.js';
import { grounded } from './grounded.js';
import { guardian } from './guardian.js';
import { guidance } from './guidance.js';
import { gunslinger } from './gunslinger.js';
import { highVelocity } from './high-velocity.js';
import { hover } from './hover.js';
import { hunted } from './hunted.js';
import { immobilize } from './immobilize.js';
import { immuneBlast } from './immune-blast.js';
import { immuneDeflect } from './immune-deflect.js';
import { immuneEnemyEffects } from './immune-enemy-effects.js';
import { immuneMelee } from './immune-melee.js';
import { immuneMeleePierce } from './immune-melee-pierce.js';
import { immunePierce } from './immune-pierce.js';
import { immuneRange1Weapons } from './immune-range-1-weapons.js';
import { impact } from './impact.js';
import { impervious } from './impervious.js';
import { incognito } from './incognito.js';
import { inconspicuous } from './inconspicuous.js';
import { independent } from './independent.js';
import { indomitable } from './indomitable.js';
import { infiltrate } from './infiltrate.js';
import { inspire } from './inspire.js';
import { interrogate } from './interrogate.js';
import { ion } from './ion.js';
import { jarkaiMastery } from './jarkai-mastery.js';
import { jediHunter } from './jedi-hunter.js';
import { jump } from './jump.js';
import { juyoMastery } from './juyo-mastery.js';
import { latentPower } from './latent-power.js';
import { lethal } from './lethal.js';
import { lightTransport } from './light-transport.js';
import { loadout } from './loadout.js';
import { longShot } from './long-shot.js';
import { lowProfile } from './low-profile.js';
import { makashiMastery } from './makashi-mastery.js';
import { marksman } from './marksman.js';
import { masterOfTheForce } from './master-of-the-force.js';
import { masterStoryteller } from './master-storyteller.js';
import { nimble } from './nimble.js';
import { noncombatant } from './noncombatant.js';
import { observe } from './observe.js';
import { outmaneuver } from './outmaneuver.js';
import { override } from './override.js';
import { overrun } from './overrun.js';
import { pierce } from './pierce.js';
import { plodding } from './plodding.js';
import { poison } from './poison.js';
import { precise } from './precise.js';
import { primitive } from './primitive.js';
import { pullingTheStrings } from './pulling-the-strings.js';
import { quickThinking } from './quick-thinking.js';
import { ram } from './ram.js';
import { ready } from './ready.js';
import { recharge } from './recharge.js';
import { reconfigure } from './reconfigure.js';
import { regenerate } from './regenerate.js';
import { reinforcements } from './reinforcements.js';
import { relentless } from './relentless.js';
import { reliable } from './reliable.js';
import { repair } from './repair.js';
import { reposition } from './reposition.js';
import { retinue } from './retinue.js';
import { ruthless } from './ruthless.js';
import { scale } from './scale.js';
import { scatter } from './scatter.js';
import { scout } from './scout.js';
import { scoutingParty } from './scouting-party.js';
import { secretMission } from './secret-mission.js';
import { selfDestruct } from './self-destruct.js';
import { selfPreservation } from './self-preservation.js';
import { sentinel } from './sentinel.js';
import { sharpshooter } from './sharpshooter.js';
import { shielded } from './shielded.js';
import { sidearm } from './sidearm.js';
import { small } from './small.js';
import { smoke } from './smoke.js';
import { soresuMastery } from './soresu-mastery.js';
import { speeder } from './speeder.js';
import { spotter } from './spotter.js';
import { spray } from './spray.js';
import { spur } from './spur.js';
import { stationary } from './stationary.js';
import { steady } from './steady.js';
import { strategize } from './strategize.js';
import { suppressive } from './suppressive.js';
import { tactical } from './tactical.js';
import { takeCover } from './take-cover.js';
import { target } from './target.js';
import { teamwork } from './teamwork.js';
import { towCable } from './tow-cable.js';
import { transport } from './transport.js';
import { treat } from './treat.js';
import { uncannyLuck } from './uncanny-luck.js';
import { unconcerned } from './unconcerned.js';
import { unhindered } from './unhindered.js';
import { unstoppable } from './unstoppable.js';
import { versatile } from './versatile.js';
import { weakPoint } from './weak-point.js';
import { weighedDown } from './weighed-down.js';
import { wereNotRegs } from './were-not-regs.js';
import { wheelMode } from './wheel-mode.js';
import { wound } from './wound.js';

const ALL = {
  'advanced-targeting': advancedTargeting,
  agile,
  ai,
  aid,
  'allies-of-convenience': alliesOfConvenience,
  arm,
  armor,
  'armor-x': armorX,
  arsenal,
  'ataru-mastery': ataruMastery,
  'attack-run': attackRun,
  authoritative,
  barrage,
  beam,
  blast,
  block,
  bolster,
  bounty,
  cache,
  'calculate-odds': calculateOdds,
  charge,
  'climbing-vehicle': climbingVehicle,
  compel,
  'complete-the-mission': completeTheMission,
  coordinate,
  cover,
  'covert-ops': covertOps,
  critical,
  cumbersome,
  cunning,
  cycle,
  'danger-sense': dangerSense,
  dauntless,
  'death-from-above': deathFromAbove,
  defend,
  deflect,
  demoralize,
  detachment,
  detonate,
  direct,
  disciplined,
  disengage,
  distract,
  'divine-influence': divineInfluence,
  'djem-so-mastery': djemSoMastery,
  duelist,
  enrage,
  entourage,
  exemplar,
  'expert-climber': expertClimber,
  'field-commander': fieldCommander,
  'fire-support': fireSupport,
  fixed,
  'full-pivot': fullPivot,
  generator,
  grounded,
  guardian,
  guidance,
  gunslinger,
  'high-velocity': highVelocity,
  hover,
  hunted,
  immobilize,
  'immune-blast': immuneBlast,
  'immune-deflect': immuneDeflect,
  'immune-enemy-effects': immuneEnemyEffects,
  'immune-melee': immuneMelee,
  'immune-melee-pierce': immuneMeleePierce,
  'immune-pierce': immunePierce,
  'immune-range-1-weapons': immuneRange1Weapons,
  impact,
  impervious,
  incognito,
  inconspicuous,
  independent,
  indomitable,
  infiltrate,
  inspire,
  interrogate,
  ion,
  'jarkai-mastery': jarkaiMastery,
  'jedi-hunter': jediHunter,
  jump,
  'juyo-mastery': juyoMastery,
  'latent-power': latentPower,
  lethal,
  'light-transport': lightTransport,
  loadout,
  'long-shot': longShot,
  'low-profile': lowProfile,
  'makashi-mastery': makashiMastery,
  marksman,
  'master-of-the-force': masterOfTheForce,
  'master-storyteller': masterStoryteller,
  nimble,
  noncombatant,
  observe,
  outmaneuver,
  override,
  overrun,
  pierce,
  plodding,
  poison,
  precise,
  primitive,
  'pulling-the-strings': pullingTheStrings,
  'quick-thinking': quickThinking,
  ram,
  ready,
  recharge,
  reconfigure,
  regenerate,
  reinforcements,
  relentless,
  reliable,
  repair,
  reposition,
  retinue,
  ruthless,
  scale,
  scatter,
  scout,
  'scouting-party': scoutingParty,
  'secret-mission': secretMission,
  'self-destruct': selfDestruct,
  'self-preservation': selfPreservation,
  sentinel,
  sharpshooter,
  shielded,
  sidearm,
  small,
  smoke,
  'soresu-mastery': soresuMastery,
  speeder,
  spotter,
  spray,
  spur,
  stationary,
  steady,
  strategize,
  suppressive,
  tactical,
  'take-cover': takeCover,
  target,
  teamwork,
  'tow-cable': towCable,
  transport,
  treat,
  'uncanny-luck': uncannyLuck,
  unconcerned,
  unhindered,
  unstoppable,
  versatile,
  'weak-point': weakPoint,
  'weighed-down': weighedDown,
  'were-not-regs': wereNotRegs,
  'wheel-mode': wheelMode,
  wound,
} as const satisfies { readonly [K in KeywordId]?: Keyword };

/** Keywords that act at moments; the others are played where they belong: in army lists, at set-up, by the core rules. */
export type PlayedId = keyof typeof ALL;
export const PLAYED: ReadonlyMap<string, Keyword> = new Map(Object.entries(ALL));
