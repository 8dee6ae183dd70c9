import { baseLength, baseOutline, outlineOf } from '../base.js';
import { inMeleeWith, posesTouch } from '../contact.js';
import {
  type Field,
  isNotched,
  type Mini,
  type MiniId,
  type Pose,
  type Unit,
  type UnitType,
} from '../field.js';
import { MEASURES } from '../measures.js';
import { compareOutlines, type Outline } from '../shapes.js';
import { type Box, boxOf, isNear } from './box.js';
import { heightOf, isAside, type Levels } from './level.js';
import { type MoveRule, type Obstacle, refusal } from './obstacle.js';

/** A mini of some other unit, as it stands in the way. */
export interface Bystander {
  readonly unit: Unit;
  readonly mini: Mini;
  readonly outline: Outline;
  readonly bottom: number;
  readonly top: number;
  readonly box: Box;
}

/** Minis and fields are never changed: what was worked out for them stays true. */
const known = new WeakMap<Mini, Bystander>();
const standingIn = new WeakMap<Field, Map<Unit['id'], readonly Bystander[]>>();
const inMelee = new WeakMap<Field, Map<Unit, boolean>>();

export const bystander = (unit: Unit, mini: Mini): Bystander => {
  const before = known.get(mini);
  if (before?.unit === unit) return before;
  const outline = outlineOf(unit, mini);
  const made: Bystander = {
    unit,
    mini,
    outline,
    bottom: mini.pose.level,
    top: mini.pose.level + heightOf(unit),
    box: boxOf(outline),
  };
  known.set(mini, made);
  return made;
};

/** All minis that are not of the moving unit. */
export const bystanders = (field: Field, unit: Unit): readonly Bystander[] => {
  const byUnit = standingIn.get(field) ?? new Map<Unit['id'], readonly Bystander[]>();
  standingIn.set(field, byUnit);
  const before = byUnit.get(unit.id);
  if (before) return before;
  const found = field.units
    .filter(u => u.id !== unit.id)
    .flatMap(u => u.minis.map(mini => bystander(u, mini)));
  byUnit.set(unit.id, found);
  return found;
};

/** Bases overlap when one of them, drawn smaller by the tolerance, still meets the other (G-01). */
const basesOverlap = (one: Outline, two: Outline): boolean => compareOutlines(one, two, -MEASURES.touch) <= 0;

/** What the type of a base says against others that stand on it or are moved through it. */
const TYPE_RULE: Partial<Record<UnitType, MoveRule>> = {
  creature: 'LEG-UTYPE-08',
  emplacement: 'LEG-UTYPE-20',
  groundVehicle: 'LEG-UTYPE-39', // for other units LEG-GAP-178
};

/** G-24: the rule that keeps a tool of a small base off a base of this type; none lets it pass. */
export const ruleAgainstTool = (type: UnitType): MoveRule | undefined => TYPE_RULE[type];

/** The rule that forbids a unit to end on a base of another unit. */
const ruleAgainstEnd = (mover: UnitType, type: UnitType): MoveRule =>
  mover === 'repulsorVehicle' || type === 'repulsorVehicle' ? 'LEG-UTYPE-50' : (TYPE_RULE[type] ?? 'G-24');

const heightsOverlap = (bottom: number, top: number, other: { bottom: number; top: number }): boolean =>
  bottom < other.top && other.bottom < top;

/** G-24, LEG-UTYPE-08, -20, -39, -50: no base may end on another one of the same level. */
export const judgeEndOnBases = (
  unit: Unit,
  mini: Mini,
  standing: readonly Bystander[],
): readonly Obstacle[] => {
  const { at, level } = mini.pose;
  const reach = baseLength(unit.base) / 2;
  const refusals: Obstacle[] = [];
  for (const b of standing) {
    if (!isNear(at, reach, b.box) || !heightsOverlap(level, level + heightOf(unit), b)) continue;
    if (basesOverlap(baseOutline(unit.base, mini.pose), b.outline))
      refusals.push(refusal(ruleAgainstEnd(unit.type, b.unit.type), mini.id, { mini: b.mini.id }));
  }
  return refusals;
};

/** G-24: minis of one unit may not stand on each other either. */
export const judgeOnOwn = (unit: Unit, mini: Mini, others: readonly Mini[]): readonly Obstacle[] => {
  const base = baseOutline(unit.base, mini.pose);
  const { level } = mini.pose;
  return others
    .filter(
      other =>
        Math.abs(other.pose.level - level) < heightOf(unit) &&
        basesOverlap(base, baseOutline(unit.base, other.pose)),
    )
    .map(other => refusal('G-24', mini.id, { mini: other.id }));
};

export const judgeOwnBases = (unit: Unit, ends: readonly Mini[]): readonly Obstacle[] =>
  ends.flatMap((mini, n) => judgeOnOwn(unit, mini, ends.slice(n + 1)));

/** How a sliding base treats another base on its way (G-24, LEG-GAP-178). */
export type Passing = 'passes' | 'displaces' | 'in melee' | 'stops';

/**
 * LEG-UTYPE-07, -36, -49, -50, LEG-NOTCH-07 to -09. `inMelee`: the other unit is in melee. A repulsor vehicle
 * displaces in a compulsory move only, and passes over those that it cannot displace.
 */
export const passing = (
  mover: Pick<Unit, 'type' | 'mobility'>,
  type: UnitType,
  inMelee: boolean,
  compulsory: boolean,
): Passing => {
  if (mover.type === 'repulsorVehicle') {
    if (type === 'creature' || type === 'emplacement') return 'stops';
    const displaces = mover.mobility?.displaces ?? false; // LEG-KWU-HOVER-03
    if (isNotched(type) || (inMelee && !displaces)) return 'passes';
    if (inMelee) return 'in melee';
    return compulsory || displaces ? 'displaces' : 'passes';
  }
  if (type === 'repulsorVehicle') return 'passes';
  if (mover.type === 'emplacement' || isNotched(type)) return 'stops';
  return inMelee ? 'in melee' : 'displaces';
};

/** Those of some bases that are not aside (G-25). */
export const onTheWay = (standing: readonly Bystander[], levels: Levels, height: number) =>
  standing.filter(b => !isAside(b, levels, height));

/** The enemy units that a mini of a unit touches in a pose, each with a mini of it that is touched. */
export const enemiesTouched = (
  unit: Unit,
  pose: Pose,
  standing: readonly Bystander[],
): ReadonlyMap<string, Mini> => {
  const touched = new Map<string, Mini>();
  for (const b of standing)
    if (b.unit.side !== unit.side && !touched.has(b.unit.id) && posesTouch(unit, pose, b.unit, b.mini.pose))
      touched.set(b.unit.id, b.mini);
  return touched;
};

/** LEG-KWU-IMMMELEE-01 */
const isUntouchable = (standing: readonly Bystander[], id: string): boolean =>
  standing.some(b => b.unit.id === id && b.unit.mobility?.untouchable === true);

/** LEG-MEAS-21, LEG-MELEE-04, -07: base contact with enemies at the end of a move; `ends[0]` is the leader. */
export const judgeContact = (
  unit: Unit,
  ends: readonly Mini[],
  standing: readonly Bystander[],
): readonly Obstacle[] => {
  const leaderTouches = ends[0] ? enemiesTouched(unit, ends[0].pose, standing) : new Map<string, Mini>();
  return ends.flatMap((mini, n) => {
    const touched = n === 0 ? leaderTouches : enemiesTouched(unit, mini.pose, standing);
    const refuse = (rule: MoveRule, enemy: Mini) => refusal(rule, mini.id, { mini: enemy.id });
    return [...touched].flatMap(([id, enemy], m) => [
      ...(unit.leaderHasMelee ? [] : [refuse('LEG-MEAS-21', enemy)]),
      ...(isUntouchable(standing, id) ? [refuse('LEG-KWU-IMMMELEE-01', enemy)] : []),
      ...(m > 0 ? [refuse('LEG-MELEE-07', enemy)] : []),
      ...(leaderTouches.has(id) ? [] : [refuse('LEG-MELEE-04', enemy)]),
    ]);
  });
};

/** Minis that are brought into contact with an enemy unit; the others of their unit stay (LEG-MELEE-06, -18). */
export interface Closing {
  readonly enemy: string;
  readonly moved: ReadonlySet<MiniId>;
}

/** LEG-MELEE-04, -07: who is brought up touches that enemy unit or none. */
export const judgeClosing = (
  unit: Unit,
  ends: readonly Mini[],
  standing: readonly Bystander[],
  { enemy, moved }: Closing,
): readonly Obstacle[] =>
  ends.flatMap(mini => {
    if (!moved.has(mini.id)) return [];
    const touched = [...enemiesTouched(unit, mini.pose, standing)];
    const refuse = (rule: MoveRule, by: Mini) => refusal(rule, mini.id, { mini: by.id });
    return touched.flatMap(([id, by]) => [
      ...(isUntouchable(standing, id) ? [refuse('LEG-KWU-IMMMELEE-01', by)] : []),
      ...(touched.length > 1 ? [refuse('LEG-MELEE-07', by)] : []),
      ...(id === enemy || touched.length > 1 ? [] : [refuse('LEG-MELEE-04', by)]),
    ]);
  });

/** Where a rule allows no base contact with enemies at all. */
export const judgeNoContact = (
  unit: Unit,
  ends: readonly Mini[],
  standing: readonly Bystander[],
  rule: MoveRule,
): readonly Obstacle[] =>
  ends.flatMap(mini =>
    [...enemiesTouched(unit, mini.pose, standing).values()].map(enemy =>
      refusal(rule, mini.id, { mini: enemy.id }),
    ),
  );

/** LEG-MELEE-01 */
export const isInMelee = (field: Field, unit: Unit): boolean => {
  const byUnit = inMelee.get(field) ?? new Map<Unit, boolean>();
  inMelee.set(field, byUnit);
  const before = byUnit.get(unit);
  if (before !== undefined) return before;
  const found = inMeleeWith(field, unit).length > 0;
  byUnit.set(unit, found);
  return found;
};
