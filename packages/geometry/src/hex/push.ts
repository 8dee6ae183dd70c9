import { beside, type Field, type Hex, NONE, type RuleId, terrainAt } from './field.js';
import { stepsFrom } from './range.js';
import { type Met, metOn } from './reach.js';

/** PUSH X or PULL X (GLM-PUSH). Allies and enemies are those of the figure that is moved. */
export interface ForcedMovement {
  readonly kind: 'push' | 'pull';
  readonly hexes: number;
  readonly by: Hex;
  readonly target: Hex;
  /** GLM-JUMP-05 */
  readonly flying?: boolean;
  readonly allies: readonly Hex[];
  readonly enemies: readonly Hex[];
}

export interface ForcedObstacle {
  readonly rule: RuleId;
  readonly why: 'wall' | 'not-farther' | 'not-nearer' | 'door' | 'obstacle' | 'enemy';
}

const WALL: ForcedObstacle = { rule: 'GLM-MOVE-05', why: 'wall' };
const DOOR: ForcedObstacle = { rule: 'GLM-TILE-05', why: 'door' };
const NOT_FARTHER: ForcedObstacle = { rule: 'GLM-PUSH-01', why: 'not-farther' };
const NOT_NEARER: ForcedObstacle = { rule: 'GLM-PUSH-03', why: 'not-nearer' };
const OBSTACLE: ForcedObstacle = { rule: 'GLM-G23', why: 'obstacle' };
const ENEMY: ForcedObstacle = { rule: 'GLM-PUSH-05', why: 'enemy' };

/** One hex beside the figure, and why it cannot be moved there. */
export interface ForcedStep {
  readonly hex: Hex;
  readonly refusal: ForcedObstacle | undefined;
}

function judgeStep(
  field: Field,
  forced: ForcedMovement,
  steps: Int16Array,
  at: Hex,
  hex: Hex,
): ForcedObstacle | undefined {
  const kind = terrainAt(field, hex);
  if (kind === 'closed-door' || kind === 'locked-door') return DOOR;
  const linked = field.links.subarray(6 * at, 6 * at + 6).includes(hex);
  if (!linked) return WALL;
  if (forced.kind === 'push' && steps[hex]! <= steps[at]!) return NOT_FARTHER; // GLM-G23
  if (forced.kind === 'pull' && steps[hex]! >= steps[at]!) return NOT_NEARER;
  if (forced.flying !== true) {
    if (kind === 'obstacle') return OBSTACLE;
    if (hex === forced.by || forced.enemies.includes(hex)) return ENEMY;
  }
  return undefined;
}

/** The hexes beside a place on the way, each with its verdict. */
function stepsAt(
  field: Field,
  forced: ForcedMovement,
  steps: Int16Array,
  at: Hex,
  besides: readonly Hex[],
): ForcedStep[] {
  return besides.map(hex => ({ hex, refusal: judgeStep(field, forced, steps, at, hex) }));
}

/** A whole forced movement, as the attacker may choose it. */
export interface ForcedRoute {
  /** From the figure's hex to where it ends, both included. */
  readonly route: readonly Hex[];
  /** undefined: the full number of hexes; else why it was shorter. */
  readonly stopped: 'no-legal-hex' | 'end-occupied' | undefined;
  readonly met: readonly Met[];
  /** What was judged at each hex of the route, for those who ask why not. */
  readonly judged: readonly (readonly ForcedStep[])[];
}

const neighbours = (field: Field, at: Hex): Hex[] =>
  [0, 1, 2, 3, 4, 5].map(d => beside(field, at, d)).filter(hex => hex !== NONE) as Hex[];

/** Every route that a PUSH or PULL allows; one of a single hex means that nothing happens (GLM-PUSH-02, -04). */
export function forcedRoutes(field: Field, forced: ForcedMovement): ForcedRoute[] {
  const steps = stepsFrom(field, [forced.by], field.size);
  const taken = new Set<Hex>(
    [forced.by, ...forced.allies, ...forced.enemies].filter(hex => hex !== forced.target),
  );
  const found = new Map<string, ForcedRoute>();
  const finish = (route: readonly Hex[], judged: readonly (readonly ForcedStep[])[], full: boolean): void => {
    let length = route.length;
    while (length > 1 && taken.has(route[length - 1]!)) length--;
    const kept = route.slice(0, length);
    const stopped = length < route.length ? 'end-occupied' : full ? undefined : 'no-legal-hex';
    const met = metOn(field, forced.flying === true ? 'fly' : 'walk', kept);
    if (!found.has(kept.join()))
      found.set(kept.join(), { route: kept, stopped, met, judged: judged.slice(0, length) });
  };
  const goOn = (route: readonly Hex[], judged: readonly (readonly ForcedStep[])[]): void => {
    if (route.length > forced.hexes) {
      finish(route, judged, true);
      return;
    }
    const at = route.at(-1)!;
    const around = stepsAt(field, forced, steps, at, neighbours(field, at));
    const legal = around.filter(step => step.refusal === undefined);
    if (legal.length === 0) finish(route, [...judged, around], false);
    for (const { hex } of legal) goOn([...route, hex], [...judged, around]);
  };
  goOn([forced.target], []);
  return [...found.values()];
}
