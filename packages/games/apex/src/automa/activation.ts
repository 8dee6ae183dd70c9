import { distance, type Lattice, type Space } from '@potyczka/geometry/lattice';
import type { Proc } from '@potyczka/kernel';
import { inBest, inRange, type Reach, type Symbols } from './cards.js';
import { type Effect, type Player, playAll } from './effects.js';
import { type Criterion, type Enemy, prioritise } from './priorities.js';
import { leaveDanger, moveAction } from './walk.js';

export type SchemeLetter = 'A' | 'B' | 'C' | 'D';

/** AUT-SCHEME-01: Charge tokens, MP and movement symbols. */
export interface Scheme {
  readonly charge: number;
  readonly mp: number;
  readonly symbols: Symbols;
}

/** One Automa in its activation: everything that the eleven steps look at and do. */
export interface Doer extends Player {
  readonly lattice: Lattice;
  readonly set: readonly Reach[];
  readonly schemes: Readonly<Record<SchemeLetter, Scheme>>;
  enemies(): readonly Enemy[];
  /** AUT-PRIO-08 */
  drawOne(ids: readonly string[]): string;
  decided(main: string, secondary: string | null, by: Criterion): void;
  begins(step: number): void;
  besideBin(): boolean;
  usesBin(): void;
  drawFeat(): void;
  featOf(step: 5 | 8): readonly Effect[];
  abilities(step: 4 | 9): Proc;
  chose(scheme: SchemeLetter | 'danger'): void;
  /** Whether zones let a shot through (AUT-GAP-26). */
  mayShoot(at: Space): boolean;
  shootAt(id: string): Proc;
  isOffMap(): boolean;
  /** A card has told it to leave out this step (PK5). */
  leavesOut(step: number): boolean;
  /** Nothing happens in a step, and why (AUT-ACT-02). */
  idle(step: number, why: Idle): void;
  ends(): void;
}

/** Why a step is skipped. */
export type Idle =
  | 'no-enemy'
  | 'no-bin'
  | 'no-effect'
  | 'shot-already'
  | 'nobody-in-range'
  | 'no-charge'
  | 'told-not-to';

const REST = { shield: 10, health: 10, charge: 2 } as const;

/** AUT-ACT-01: steps 1 to 11 in order. */
export function* activation(d: Doer): Proc {
  for (let step = 1; step > 0; ) step = yield* activationStep(d, step);
}

/** One step; gives the next one, 0 when the activation is over. */
export function* activationStep(d: Doer, step: number): Proc<number> {
  if (step === 11) {
    if (!d.isOffMap()) d.begins(11);
    d.ends(); // AUT-END-01, AUT-GAP-22
    return 0;
  }
  d.begins(step);
  if (step === 1 && d.enemies().length === 0) {
    d.idle(1, 'no-enemy');
    d.restore(REST.shield, REST.health); // AUT-PRIO-01
    d.gain(REST.charge);
    return 0;
  }
  const play = STEPS[step];
  if (d.leavesOut(step)) d.idle(step, 'told-not-to');
  else if (play) yield* play(d);
  return stepAfter(d, step);
}

/** Off the map it is over; with no enemy left on it step 10 comes at once (AUT-LIFE-04, AUT-SHOOT-11, AUT-GAP-23). */
const stepAfter = (d: Doer, step: number): number => {
  if (step > 3 && d.isOffMap()) return 11;
  return step > 3 && step < 10 && d.isOver() ? 10 : step + 1;
};

/** AUT-PRIO-02 to -11 */
const setPriorities = (d: Doer): void => {
  const enemies = d.enemies();
  const { main, by } = prioritise(d.lattice, d.at(), d.set, enemies);
  const first = main ?? d.drawOne(enemies.map(e => e.id));
  d.decided(first, enemies.find(e => e.id !== first)?.id ?? null, by);
};

/** AUT-BIN-01 */
function* supplyBin(d: Doer): Proc {
  if (d.besideBin()) d.usesBin();
  else d.idle(2, 'no-bin');
}

/** AUT-OPT-03, AUT-FEAT-08 */
function* firstEffects(d: Doer): Proc {
  if (d.isOptimal()) yield* d.shoot();
  if (!d.isOver()) yield* featEffects(d, 5);
}

/** AUT-FEAT-08, -10 */
function* featEffects(d: Doer, step: 5 | 8): Proc {
  const effects = d.featOf(step);
  if (effects.length === 0) d.idle(step, 'no-effect');
  yield* playAll(d, effects);
}

/** AUT-SCHEME-01 to -06 */
function* scheme(d: Doer): Proc {
  if (d.around().danger(d.at())) {
    d.chose('danger');
    if (yield* leaveDanger(d)) return;
    if (d.isOver()) return;
  }
  const letter = letterOf(d);
  d.chose(letter);
  const { charge, mp, symbols } = d.schemes[letter];
  d.gain(charge);
  yield* moveAction(d, d.points(mp), symbols);
}

/** AUT-SCHEME-03 */
const letterOf = (d: Doer): SchemeLetter => {
  const main = d.main();
  if (!main || !d.sees(main)) return 'D';
  const far = distance(d.at(), main);
  if (inBest(d.set, far)) return 'A';
  return inRange(d.set, far) ? 'B' : 'C';
};

/** AUT-SHOOT-01, -02: in best range before in range, the main enemy before the secondary one. */
function* shootStep(d: Doer): Proc {
  if (d.hasShot()) return d.idle(7, 'shot-already');
  const seen = d.byPriority().filter(e => d.sees(e.at) && d.mayShoot(e.at));
  const far = (at: Space): number => distance(d.at(), at);
  const target = seen.find(e => inBest(d.set, far(e.at))) ?? seen.find(e => inRange(d.set, far(e.at)));
  if (target) yield* d.shootAt(target.id);
  else d.idle(7, 'nobody-in-range');
}

/** AUT-TACT-01 */
function* repositioning(d: Doer): Proc {
  if (d.charge() < 1) d.idle(10, 'no-charge');
  else yield* d.reposition();
}

/** D8 */
const STEPS: Readonly<Record<number, (d: Doer) => Proc>> = {
  *1(d) {
    setPriorities(d);
  },
  2: supplyBin,
  *3(d) {
    d.drawFeat();
  },
  4: d => d.abilities(4),
  5: firstEffects,
  6: scheme,
  7: shootStep,
  8: d => featEffects(d, 8),
  9: d => d.abilities(9),
  10: repositioning,
};
