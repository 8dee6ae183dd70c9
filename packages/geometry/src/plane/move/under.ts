import { type Field, isNotched, type Terrain, type Unit } from '../field.js';
import { MEASURES } from '../measures.js';
import { compareGap, type Outline, type Polygon } from '../shapes.js';
import { type Bystander, onTheWay, ruleAgainstTool } from './bases.js';
import { type Box, boxOf } from './box.js';
import {
  climbsOf,
  hasBody,
  heightOf,
  isAside,
  isImpassable,
  isLeapt,
  isPassedOver,
  type Levels,
  movementClass,
} from './level.js';
import type { MoveRule, Offender } from './obstacle.js';
import type { LaidTool, MoveKind } from './tool.js';

/** Something that a tool may not lie over, with the rules that say so. */
export interface Blocker {
  readonly rules: readonly MoveRule[];
  readonly by: Offender;
  readonly shape: Outline;
  readonly box: Box;
}

const blocker = (rules: readonly MoveRule[], by: Offender, shape: Outline): Blocker => ({
  rules,
  by,
  shape,
  box: boxOf(shape),
});

export const footprint = (polygon: Polygon): Outline => ({ core: polygon, radius: 0 });

/** How far a body may rise above the start: silhouette height (LEG-MOVE-23, G-26), in a climb height 1 (G-27). */
const clearance = (unit: Unit, kind: MoveKind): number =>
  kind === 'climb' ? Math.max(1, climbsOf(unit)) * MEASURES.height : heightOf(unit);

export const isTooTall = (terrain: Terrain, unit: Unit, kind: MoveKind, start: number): boolean =>
  hasBody(terrain) && terrain.top - start > clearance(unit, kind);

/** The rules that forbid to lay the tool over a piece of terrain. */
const rulesAgainstTool = (
  terrain: Terrain,
  unit: Unit,
  kind: MoveKind,
  start: number,
): readonly MoveRule[] => {
  const rules: MoveRule[] = [];
  if (isTooTall(terrain, unit, kind, start)) rules.push(kind === 'climb' ? 'G-27' : 'LEG-MOVE-23');
  if (isImpassable(terrain, unit.type)) rules.push('LEG-MOVE-27');
  return rules;
};

/** Everything over which the tool of a move between these levels may not lie (difficult terrain apart). */
export const toolBlockers = (
  field: Field,
  unit: Unit,
  kind: MoveKind,
  start: number,
  levels: Levels,
  standing: readonly Bystander[],
): readonly Blocker[] => {
  const height = heightOf(unit);
  const terrain = field.terrain.flatMap(t => {
    const plays = !isAside(t, levels, height) && !isPassedOver(t, unit, start);
    const rules = plays ? rulesAgainstTool(t, unit, kind, start) : [];
    return rules.length === 0 ? [] : [blocker(rules, { terrain: t.id }, footprint(t.polygon))];
  });
  if (isNotched(unit.type)) return terrain; // a sliding base asks LEG-MOVE-14 instead
  const bases = onTheWay(standing, levels, height).flatMap(b => {
    const rule = isLeapt(b, unit, start) ? undefined : ruleAgainstTool(b.unit.type);
    return rule ? [blocker([rule], { mini: b.mini.id }, b.outline)] : [];
  });
  return [...terrain, ...bases];
};

/** The difficult terrain that slows a move if the tool lies over it (LEG-MOVE-20). */
export const difficultBlockers = (field: Field, unit: Unit, levels: Levels): readonly Blocker[] =>
  field.terrain
    .filter(t => movementClass(t, unit.type) === 'difficult' && !isAside(t, levels, heightOf(unit)))
    .map(t => blocker(['LEG-MOVE-20'], { terrain: t.id }, footprint(t.polygon)));

/** Does the area of a laid tool meet a shape? */
export const toolMeets = (tool: Pick<LaidTool, 'area'>, shape: Outline): boolean =>
  tool.area.some(half => compareGap(half.core, shape.core, shape.radius) <= 0);
