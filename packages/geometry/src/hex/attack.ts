import { type Area, coverings, laid, turnsAndMirrors } from './area.js';
import { type Field, type Hex, isAdjacent, isClosedDoor, isWall, NONE, type RuleId } from './field.js';
import { stepsFrom } from './range.js';
import { type HexSight, sees, sight } from './sight.js';

/**
 * One attack ability. `targets` is the printed Target number (1 if none, Infinity
 * for all); with an area each target beyond the first is one more enemy in range
 * outside the area (GLM-ATK-26, GLM-G34).
 */
export type Attack =
  | { readonly kind: 'melee'; readonly targets: number; readonly area?: Area }
  | { readonly kind: 'ranged'; readonly range: number; readonly targets: number; readonly area?: Area };

/** GLM-ATK-05: a melee attack reaches 1 hex. */
export const rangeOf = (attack: Attack): number => (attack.kind === 'melee' ? 1 : attack.range);

/** GLM-ATK-04: a ranged attack has Disadvantage against an adjacent enemy. */
export const hasDisadvantage = (field: Field, attack: Attack, from: number, target: number): boolean =>
  attack.kind === 'ranged' && isAdjacent(field, from, target);

export interface Obstacle {
  readonly rule: RuleId;
  readonly why: 'out-of-range' | 'no-sight' | 'outside-area' | 'too-many' | 'twice' | 'not-an-enemy';
}

const OUT_OF_RANGE: Obstacle = { rule: 'GLM-ATK-03', why: 'out-of-range' };
const BEYOND_MELEE: Obstacle = { rule: 'GLM-ATK-05', why: 'out-of-range' };
const NO_SIGHT: Obstacle = { rule: 'GLM-ATK-06', why: 'no-sight' };
const OUTSIDE_AREA: Obstacle = { rule: 'GLM-AOE-04', why: 'outside-area' };
const RECIPIENT_UNSEEN: Obstacle = { rule: 'GLM-ATK-09', why: 'no-sight' };

/** What an attack from one hex would be against one enemy. */
export interface Aim {
  readonly target: Hex;
  /** undefined: it can be attacked. */
  readonly refusal: Obstacle | undefined;
  /** Hexes of range, undefined if walls leave no way to count. */
  readonly distance: number | undefined;
  readonly sight: HexSight;
  readonly disadvantage: boolean;
}

/** Each enemy as a single target of the attack, its area left aside (GLM-ATK-03 to -10). */
export function aims(field: Field, from: Hex, attack: Attack, enemies: readonly Hex[]): Aim[] {
  const steps = stepsFrom(field, [from], field.size);
  return enemies.map(target => {
    const distance = steps[target] === NONE ? undefined : steps[target]!;
    const seen = sight(field, from, target);
    const far = distance === undefined || distance > rangeOf(attack);
    const refusal = far
      ? attack.kind === 'melee'
        ? BEYOND_MELEE
        : OUT_OF_RANGE
      : seen.seen
        ? undefined
        : NO_SIGHT;
    return {
      target,
      refusal,
      distance,
      sight: seen,
      disadvantage: hasDisadvantage(field, attack, from, target),
    };
  });
}

/** One way to lay an area: its hexes on the field, and the enemies in it that can be attacked. */
export interface Placement {
  readonly hexes: readonly Hex[];
  readonly targets: readonly Hex[];
  readonly aims: readonly Aim[];
}

/** Range can be counted to a hex of the revealed map only (GLM-G50). */
const countsForRange = (field: Field, steps: Int16Array, hex: Hex, range: number): boolean =>
  !isWall(field, hex) && !isClosedDoor(field, hex) && steps[hex]! !== NONE && steps[hex]! <= range;

function patternsAround(field: Field, from: Hex, attack: Attack, enemies: readonly Hex[]): Hex[][] {
  const area = attack.area ?? [];
  if (attack.kind === 'melee') return turnsAndMirrors(area).map(each => laid(field, from, each));
  const steps = stepsFrom(field, [from], attack.range);
  const found = new Map<string, Hex[]>();
  for (const enemy of enemies)
    for (const each of coverings(area)) {
      const hexes = laid(field, enemy, each).sort((a, b) => a - b);
      if (hexes.some(hex => countsForRange(field, steps, hex, attack.range))) found.set(hexes.join(), hexes);
    }
  return [...found.values()];
}

/** Every way to lay the attack's area that hits an enemy (GLM-AOE-01, -03 to -07). */
export function placements(field: Field, from: Hex, attack: Attack, enemies: readonly Hex[]): Placement[] {
  const sights = new Map(enemies.map(enemy => [enemy, sight(field, from, enemy)]));
  const steps = stepsFrom(field, [from], field.size);
  const judged = (target: Hex, covered: boolean): Aim => {
    const seen = sights.get(target)!;
    return {
      target,
      refusal: covered ? (seen.seen ? undefined : NO_SIGHT) : OUTSIDE_AREA,
      distance: steps[target] === NONE ? undefined : steps[target]!,
      sight: seen,
      disadvantage: hasDisadvantage(field, attack, from, target),
    };
  };
  return patternsAround(field, from, attack, enemies)
    .map(hexes => {
      const each = enemies.map(enemy => judged(enemy, hexes.includes(enemy)));
      return { hexes, aims: each, targets: each.filter(a => a.refusal === undefined).map(a => a.target) };
    })
    .filter(placement => placement.targets.length > 0);
}

/** GLM-ATK-09: a figure as recipient of an ability that is no attack; without a range neither range nor sight matters. */
export function judgeRecipient(
  field: Field,
  from: Hex,
  range: number | undefined,
  to: Hex,
): Obstacle | undefined {
  if (range === undefined || from === to) return undefined;
  const steps = stepsFrom(field, [from], range)[to]!;
  if (steps === NONE) return OUT_OF_RANGE;
  return sees(field, from, to) ? undefined : RECIPIENT_UNSEEN;
}
