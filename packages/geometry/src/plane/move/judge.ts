import { turned } from '../angle.js';
import { inMeleeWith, isEngaged } from '../contact.js';
import { type Field, isNotched, type Mini, type MiniId, type Pose, type Unit } from '../field.js';
import { MEASURES } from '../measures.js';
import {
  type Bystander,
  bystanders,
  type Closing,
  judgeClosing,
  judgeContact,
  judgeEndOnBases,
  judgeNoContact,
  judgeOwnBases,
} from './bases.js';
import { judgeCohesion } from './cohesion.js';
import { between, climbsOf, heightOf } from './level.js';
import { endOf, isBeyondTool, type Move, toolOf, wayOf } from './move.js';
import { type MoveRule, type Obstacle, refusal } from './obstacle.js';
import { type Slide, slideAlong } from './slide.js';
import { difficultUnder, judgeStanding } from './standing.js';
import { isStrafe, type LaidTool, type MoveKind } from './tool.js';
import { difficultBlockers, toolBlockers, toolMeets } from './under.js';

/** What a move comes to: where everybody ends, why it is not allowed, and all that one needs to draw it. */
export interface Judged {
  readonly legal: boolean;
  readonly refusals: readonly Obstacle[];
  /** Which of LEG-MOVE-18 to -20 hold, whether or not the tool is slow enough. */
  readonly slowedBy: readonly MoveRule[];
  readonly tool: LaidTool;
  readonly end: Pose;
  readonly ends: readonly [Mini, ...Mini[]];
  /** Of notched bases only. */
  readonly slide?: Slide;
  readonly displaced: readonly MiniId[];
}

/** LEG-UTYPE-06, -19, -35, -44: who may reverse. */
const REVERSES: ReadonlySet<Unit['type']> = new Set(['creature', 'emplacement', 'groundVehicle']);

/** LEG-NOTCH-19, LEG-KWU-STRAFE-02: while reversing or strafing the speed is 1 less, but not below 1. */
export const speedFor = (unit: Unit, kind: MoveKind): number =>
  kind === 'reverse' || isStrafe(kind) ? Math.max(1, unit.speed - 1) : unit.speed;

/** LEG-MOVE-21: slowed once, to no less than 1. */
export const slowedSpeed = (unit: Unit, kind: MoveKind): number => Math.max(1, speedFor(unit, kind) - 1);

const judgeSpeed = (unit: Unit, move: Move, slowedBy: readonly Obstacle[]): readonly Obstacle[] => {
  const { kind, tool } = move;
  if (unit.speed < 1) return [refusal(move.withdraw ? 'LEG-MELEE-15' : 'G-58')];
  const refusals: Obstacle[] = [];
  if (kind === 'climb') {
    if (climbsOf(unit) === 0) refusals.push(refusal('LEG-CLIMB-01'));
    if (tool !== 1) refusals.push(refusal('LEG-CLIMB-02'));
    return refusals;
  }
  if (move.withdraw && tool !== 1) refusals.push(refusal('LEG-MELEE-14'));
  if (tool > unit.speed) refusals.push(refusal('LEG-MOVE-05'));
  if (kind === 'reverse') {
    if (!REVERSES.has(unit.type) && !unit.mobility?.reverses) refusals.push(refusal('LEG-NOTCH-16'));
    if (tool > speedFor(unit, kind)) refusals.push(refusal('LEG-NOTCH-19'));
  }
  if (isStrafe(kind)) {
    if (!isNotched(unit.type) || !unit.mobility?.strafes) refusals.push(refusal('LEG-KWU-STRAFE-01'));
    if (tool > speedFor(unit, kind)) refusals.push(refusal('LEG-KWU-STRAFE-02'));
  }
  return tool > slowedSpeed(unit, kind) ? [...refusals, ...slowedBy] : refusals;
};

/** LEG-MOVE-24, LEG-CLIMB-03, -05: how far the level may change, from the surface on which the leader starts. */
export const judgeLevelChange = (
  unit: Unit,
  kind: MoveKind,
  from: number,
  to: number,
): readonly Obstacle[] => {
  const change = Math.abs(to - from);
  if (kind === 'climb')
    return change > Math.max(1, climbsOf(unit)) * MEASURES.height ? [refusal('LEG-CLIMB-03')] : [];
  const most = Math.max(heightOf(unit), (unit.mobility?.over ?? 0) * MEASURES.height);
  return change > most ? [refusal('LEG-MOVE-24')] : [];
};

/** LEG-MELEE-10: an engaged unit moves only to withdraw. */
export const judgeEngaged = (field: Field, unit: Unit): readonly Obstacle[] =>
  isEngaged(field, unit) && !(unit.mobility?.disengages && inMeleeWith(field, unit).length === 1)
    ? [refusal('LEG-MELEE-10')]
    : [];

const slowing = (
  field: Field,
  unit: Unit,
  kind: MoveKind,
  ends: readonly Mini[],
  tool: LaidTool,
): readonly Obstacle[] => {
  const { ignoresDifficult } = unit.mobility ?? {};
  if (kind === 'climb' || ignoresDifficult === 'all') return []; // G-28
  const levels = between(unit.minis[0].pose.level, ends[0]!.pose.level);
  const inDifficult = (rule: MoveRule, minis: readonly Mini[]) =>
    minis.flatMap(mini =>
      difficultUnder(field, unit, mini.pose).map(t => refusal(rule, mini.id, { terrain: t.id })),
    );
  return [
    ...inDifficult('LEG-MOVE-18', unit.minis),
    ...inDifficult('LEG-MOVE-19', ends),
    ...(ignoresDifficult === 'tool' ? [] : difficultBlockers(field, unit, levels))
      .filter(b => toolMeets(tool, b.shape))
      .map(b => refusal('LEG-MOVE-20', undefined, b.by)),
  ];
};

/** What the base of a leader meets on the way of a move. */
export const slideOf = (field: Field, unit: Unit, move: Move, standing: readonly Bystander[]): Slide => {
  const levels = between(unit.minis[0].pose.level, move.level);
  return slideAlong(field, unit, move.kind, wayOf(unit, move), levels, standing, move.compulsory ?? false);
};

/** LEG-MOVE-15: the other notched minis face as the leader does. */
const judgeFacing = (unit: Unit, end: Pose, others: readonly Mini[]): readonly Obstacle[] =>
  isNotched(unit.type)
    ? others
        .filter(m => turned(Math.round(m.pose.facing - end.facing)) !== 0)
        .map(m => refusal('LEG-MOVE-15', m.id))
    : [];

/**
 * Everything that the end poses alone decide; `ends[0]` is the leader. Where base contact with enemies is ruled out
 * (withdrawing, displaced minis), `contact` is the rule that does so; where minis are brought up, it says to whom.
 */
export const judgeEnds = (
  field: Field,
  unit: Unit,
  ends: readonly Mini[],
  standing: readonly Bystander[],
  contact?: MoveRule | Closing,
): Obstacle[] => {
  const refusals: Obstacle[] = [];
  for (const mini of ends) refusals.push(...judgeStanding(field, unit, mini.pose, mini.id));
  if (ends.length > 1) refusals.push(...judgeOwnBases(unit, ends));
  if (standing.length === 0) return refusals;
  for (const mini of ends) refusals.push(...judgeEndOnBases(unit, mini, standing));
  refusals.push(
    ...(contact === undefined
      ? judgeContact(unit, ends, standing)
      : typeof contact === 'string'
        ? judgeNoContact(unit, ends, standing, contact)
        : judgeClosing(unit, ends, standing, contact)),
  );
  return refusals;
};

/** What the reasons for and against a move are read off. */
interface Looked {
  readonly tool: LaidTool;
  readonly ends: readonly [Mini, ...Mini[]];
  readonly sliding: Slide | undefined;
  readonly gone: ReadonlySet<MiniId>;
  readonly standing: readonly Bystander[];
  readonly inTheWay: readonly Bystander[];
}

const lookAt = (field: Field, unit: Unit, move: Move): Looked => {
  const all = bystanders(field, unit);
  const left = move.withdraw ? new Set(inMeleeWith(field, unit).map(u => u.id)) : undefined;
  const inTheWay = left ? all.filter(b => !left.has(b.unit.id)) : all;
  const sliding = isNotched(unit.type) ? slideOf(field, unit, move, inTheWay) : undefined;
  const gone = new Set(sliding?.displaced.map(b => b.mini.id));
  return {
    tool: toolOf(unit, move),
    ends: [{ id: unit.minis[0].id, pose: endOf(unit, move) }, ...move.others],
    sliding,
    gone,
    standing: gone.size === 0 ? all : all.filter(b => !gone.has(b.mini.id)),
    inTheWay,
  };
};

/** What the tool lies over and may not, from the level of the start to that of the end. */
const underTool = (field: Field, unit: Unit, move: Move, { tool, inTheWay }: Looked): readonly Obstacle[] => {
  const { level } = unit.minis[0].pose;
  return toolBlockers(field, unit, move.kind, level, between(level, move.level), inTheWay)
    .filter(b => toolMeets(tool, b.shape))
    .flatMap(b => b.rules.map(rule => refusal(rule, undefined, b.by)));
};

const judgeTool = (unit: Unit, move: Move): readonly Obstacle[] => [
  ...(Math.abs(move.bend) > MEASURES.maxBend ? [refusal('G-03')] : []),
  ...(isBeyondTool(unit, move) ? [refusal(isNotched(unit.type) ? 'LEG-MOVE-13' : 'LEG-MOVE-07')] : []),
  ...judgeLevelChange(unit, move.kind, unit.minis[0].pose.level, move.level),
];

/** May this unit make this move? All reasons against it, and all that the move comes to. */
export const judgeMove = (field: Field, unit: Unit, move: Move): Judged => {
  const looked = lookAt(field, unit, move);
  const { tool, ends, sliding, gone, standing } = looked;
  const end = ends[0].pose;
  const slowed = slowing(field, unit, move.kind, ends, tool);
  const refusals = [
    ...(move.withdraw ? [] : judgeEngaged(field, unit)),
    ...judgeSpeed(unit, move, slowed),
    ...judgeTool(unit, move),
    ...underTool(field, unit, move, looked),
    ...(sliding?.stoppedBy ?? []),
    ...judgeEnds(field, unit, ends, standing, move.withdraw ? 'LEG-MELEE-16' : undefined),
    ...judgeFacing(unit, end, move.others),
    ...move.others.flatMap(mini => judgeCohesion(field, unit, end, mini)),
  ];
  return {
    legal: refusals.length === 0,
    refusals,
    slowedBy: [...new Set(slowed.map(r => r.rule))],
    tool,
    end,
    ends,
    ...(sliding && { slide: sliding }),
    displaced: [...gone],
  };
};

/** May this unit's leader make this move? As `judgeMove` has it, but one reason is enough, and the cheap ones come first. */
export const mayMove = (field: Field, unit: Unit, move: Move): boolean => {
  const end = { id: unit.minis[0].id, pose: endOf(unit, move) };
  if (judgeTool(unit, move).length > 0 || judgeStanding(field, unit, end.pose, end.id).length > 0)
    return false;
  if (judgeSpeed(unit, move, []).length > 0) return false;
  const looked = lookAt(field, unit, move);
  if (looked.sliding && looked.sliding.stoppedBy.length > 0) return false;
  if (underTool(field, unit, move, looked).length > 0) return false;
  const { tool, standing } = looked;
  if (judgeEnds(field, unit, [end], standing, move.withdraw ? 'LEG-MELEE-16' : undefined).length > 0)
    return false;
  if (!move.withdraw && judgeEngaged(field, unit).length > 0) return false;
  return (
    move.tool <= slowedSpeed(unit, move.kind) ||
    judgeSpeed(unit, move, slowing(field, unit, move.kind, [end], tool)).length === 0
  );
};
