import type { Attack, Hex } from '@potyczka/geometry/hex';
import { type Gait, routesTo, routeTo } from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import { approach } from './approach.js';
import { findFocus } from './focus.js';
import { type MonsterAction, type Position, type Readings, RULEBOOK } from './position.js';
import type { AttackHex, FocusCandidate, FocusStep, Reason } from './reason.js';
import { Scene } from './scene.js';
import { attackHexes, choose, withFewestNegatives } from './targets.js';

/** One thing that the rules allow the monster to do. */
export interface MonsterOutcome {
  /** undefined: it has none and neither moves nor attacks (GLM-MON-24). */
  readonly focus: Hex | undefined;
  readonly to: Hex;
  /** Hexes of the enemies attacked, the focus first; empty if it attacks nobody. */
  readonly targets: readonly Hex[];
  /** The hexes under an area attack. */
  readonly area: readonly Hex[] | undefined;
  /** One best route from its hex to `to`, both included; `monsterRoutes` lists all. */
  readonly route: readonly Hex[];
}

/** Several outcomes are equally right: the players choose (GLM-MON-62). */
export interface Doing {
  readonly outcomes: readonly MonsterOutcome[];
  readonly reasons: readonly Reason[];
}

export interface Focusing {
  /** All enemies with the values that decided. */
  readonly candidates: readonly FocusCandidate[];
  /** Several: the players choose (GLM-MON-18). None: no move and no attack (GLM-MON-24). */
  readonly focuses: readonly Hex[];
  readonly reasons: readonly FocusStep[];
}

export interface Turn extends Doing, Omit<Focusing, 'reasons'> {}

/** GLM-MON-07 to -25: the focus for a whole turn, found with the first attack on the card. */
export function monsterFocus(position: Position, attack: Attack | undefined, gait: Gait): Focusing {
  const scene = new Scene(position, { move: 0, gait, ...(attack === undefined ? {} : { attack }) });
  const { candidates, focuses, steps } = findFocus(scene);
  return {
    candidates,
    focuses: focuses.map(i => sure(position.enemies[i], 'one of enemies').at),
    reasons: steps,
  };
}

/** A plain turn, Move then Attack: the focus, and for each possible focus where it goes and whom it attacks. */
export function monsterTurn(position: Position, action: MonsterAction, readings: Readings = RULEBOOK): Turn {
  const scene = new Scene(position, action);
  const { candidates, focuses, steps } = findFocus(scene);
  const reasons: Reason[] = [...steps];
  const outcomes = focuses.flatMap(focus =>
    actUpon(scene, focus, sure(candidates[focus], 'one of candidates'), readings, reasons),
  );
  if (outcomes.length === 0) outcomes.push(stay(position, undefined));
  return {
    candidates,
    focuses: focuses.map(i => sure(position.enemies[i], 'one of enemies').at),
    outcomes,
    reasons,
  };
}

/** A Move with a focus that is settled already (GLM-MON-25); the targets are those of the attack that follows. */
export function monsterMove(
  position: Position,
  action: MonsterAction,
  focus: Hex,
  readings: Readings = RULEBOOK,
): Doing {
  const scene = new Scene(position, action);
  const i = position.enemies.findIndex(e => e.at === focus);
  const candidate = findFocus(scene).candidates[i];
  const reasons: Reason[] = [];
  if (candidate?.cost === undefined) return { outcomes: [stay(position, focus)], reasons };
  return { outcomes: actUpon(scene, i, candidate, readings, reasons), reasons };
}

/**
 * An attack from where the monster stands: one before the Move, or a further one.
 * `began`: the hex where its turn began, from which targets are ranked (GLM-MON-46).
 */
export function monsterAttack(
  position: Position,
  attack: Attack,
  focus: Hex,
  began: Hex = position.at,
): Doing {
  const scene = new Scene(position, { move: 0, gait: 'walk', attack }, began);
  const i = position.enemies.findIndex(e => e.at === focus);
  const reasons: Reason[] = [];
  const open = i === -1 ? [] : attackHexes(scene, i, 0);
  return { outcomes: attacks(scene, focus, i, open, reasons), reasons };
}

/** Every equally good route to where an outcome ends (GLM-MON-62). */
export function monsterRoutes(position: Position, action: MonsterAction, to: Hex): Hex[][] {
  return routesTo(position.field, new Scene(position, action).ways, to);
}

const stay = ({ at }: Position, focus: Hex | undefined): MonsterOutcome => ({
  focus,
  to: at,
  targets: [],
  area: undefined,
  route: [at],
});

/** What it does about one focus. */
function actUpon(
  scene: Scene,
  focus: number,
  candidate: FocusCandidate,
  readings: Readings,
  reasons: Reason[],
): MonsterOutcome[] {
  const fewest = sure(candidate.cost, 'cost').negatives;
  const inReach = attackHexes(scene, focus, scene.action.move);
  const open = withFewestNegatives(scene, focus, inReach, fewest, false, reasons);
  if (open.length > 0) return attacks(scene, candidate.enemy, focus, open, reasons);
  return approach(scene, focus, fewest, readings, reasons).map(({ hex }) => ({
    ...stay(scene.position, candidate.enemy), // no attack: GLM-MON-50
    to: hex,
    route: routeTo(scene.field, scene.ways, hex),
  }));
}

function attacks(
  scene: Scene,
  enemy: Hex,
  focus: number,
  open: readonly AttackHex[],
  reasons: Reason[],
): MonsterOutcome[] {
  if (open.length === 0) return [stay(scene.position, enemy)];
  const armed = scene.action.attack !== undefined; // GLM-MON-43
  return choose(scene, focus, open, false, reasons).map(({ hex, targets, area }) => ({
    focus: enemy,
    to: hex,
    targets: armed ? targets : [],
    area: armed ? area : undefined,
    route: routeTo(scene.field, scene.ways, hex),
  }));
}
