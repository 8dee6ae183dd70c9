export { type Bystander, bystanders, type Closing, judgeOnOwn } from './bases.js';
export { angleOf } from './bearing.js';
export { rulesOf } from './checks.js';
export { judgeCohesion } from './cohesion.js';
export { judgeReplacedLeader, replaceDisplaced } from './displace.js';
export { type Judged, judgeEnds, judgeMove, mayMove, slowedSpeed, speedFor } from './judge.js';
export { endOf, type Move } from './move.js';
export { MOVE_RULES, type MoveRule, type Obstacle, type Offender } from './obstacle.js';
export { judgePivot, type Pivoted } from './pivot.js';
export { joinMelee, type Placing, placeOthers, whyNotThere } from './place.js';
export { AIMS, type Aim, type Proposal, proposeMoves, type Wishes } from './propose.js';
export { type EndPose, endPoses } from './raster.js';
export { judgeReach, type Reached, type ReachedBy, type ReachSurvey, reachOf, surveyReach } from './reach.js';
export type { Slide, Stretch } from './slide.js';
export { circlesRound, levelsFrom, placesTouching, posesAt } from './spots.js';
export { difficultUnder, judgeStanding } from './standing.js';
export { type Stop, whereItLeaves, whereItStops } from './stop.js';
export {
  halfWay,
  isStrafe,
  type LaidTool,
  MOVE_KINDS,
  type MoveKind,
  notchedHeading,
  type Speed,
  TOOLS,
  toolBetween,
} from './tool.js';
export { isWhollyOn } from './wholly.js';
