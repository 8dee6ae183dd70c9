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
  /** Whether Domes let a shot through (AUT-GAP-26). */
  mayShoot(at: Space): boolean;
  shootAt(id: string): Proc;
  isOffMap(): boolean;
  /** A card has told it to leave out this step (PK5). */
  leavesOut(step: number): boolean;
  ends(): void;
}

const REST = { shield: 10, health: 10, charge: 2 } as const;

/** AUT-ACT-01: steps 1 to 11 in order. */
export function* activation(d: Doer): Proc {
  d.begins(1);
  if (d.enemies().length === 0) {
    d.restore(REST.shield, REST.health); // AUT-PRIO-01
    d.gain(REST.charge);
    return;
  }
  setPriorities(d);
  d.begins(2);
  if (d.besideBin()) d.usesBin();
  d.begins(3);
  d.drawFeat();
  yield* middle(d);
  if (!d.isOffMap()) yield* last(d);
  d.ends(); // AUT-END-01, AUT-GAP-22
}

/** AUT-PRIO-02 to -11 */
const setPriorities = (d: Doer): void => {
  const enemies = d.enemies();
  const { main, by } = prioritise(d.lattice, d.at(), d.set, enemies);
  const first = main ?? d.drawOne(enemies.map(e => e.id));
  d.decided(first, enemies.find(e => e.id !== first)?.id ?? null, by);
};

/** Steps 4 to 9; they stop when no enemy is left on the map (AUT-SHOOT-11, AUT-GAP-23). */
function* middle(d: Doer): Proc {
  d.begins(4);
  yield* d.abilities(4);
  if (d.isOver()) return;
  d.begins(5);
  if (d.isOptimal()) yield* d.shoot(); // AUT-OPT-03
  if (!d.isOver()) yield* playAll(d, d.featOf(5));
  if (d.isOver()) return;
  d.begins(6);
  yield* scheme(d);
  if (d.isOver()) return;
  d.begins(7);
  yield* shootStep(d);
  if (d.isOver()) return;
  d.begins(8);
  yield* playAll(d, d.featOf(8));
  if (d.isOver()) return;
  d.begins(9);
  yield* d.abilities(9);
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
  if (charge > 0) d.gain(charge);
  yield* moveAction(d, mp + d.morePoints(), symbols);
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
  if (d.hasShot()) return;
  const seen = d.byPriority().filter(e => d.sees(e.at) && d.mayShoot(e.at));
  const far = (at: Space): number => distance(d.at(), at);
  const target = seen.find(e => inBest(d.set, far(e.at))) ?? seen.find(e => inRange(d.set, far(e.at)));
  if (target) yield* d.shootAt(target.id);
}

/** Steps 10 and 11 (AUT-TACT-01). */
function* last(d: Doer): Proc {
  d.begins(10);
  if (d.charge() >= 1 && !d.leavesOut(10)) yield* d.reposition();
  d.begins(11);
}
