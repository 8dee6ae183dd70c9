import { distance, type Space } from '@potyczka/geometry/lattice';
import type { Proc } from '@potyczka/kernel';
import type { Symbols } from './cards.js';
import { moveAction, type Walker } from './walk.js';

/** A condition in brackets: tested before anything is paid (PK2). */
export type Condition =
  | { readonly enemy: readonly [low: number, high: number]; readonly inSight?: true; readonly room?: true }
  | { readonly beside: boolean };

/** What the middle section of an Automa Feat, or a Reaction of it, does. */
export type Effect =
  | { readonly move: readonly [mp: number, symbols: Symbols] }
  | { readonly reposition: true }
  | { readonly gain: number }
  | { readonly restore: readonly [shield: number, health: number]; readonly allyWithin?: number }
  | { readonly grenade: readonly [low: number, high: number] }
  | { readonly pull: readonly [low: number, high: number]; readonly inSight?: true }
  | { readonly push: number }
  | { readonly pay: number; readonly does: readonly Effect[]; readonly otherwise?: readonly Effect[] }
  | { readonly when: Condition; readonly does: readonly Effect[]; readonly otherwise?: readonly Effect[] };

/** What cards need beyond moving. */
export interface Player extends Walker {
  /** Enemies by priority: the main one, then the secondary one; only those on the map. */
  byPriority(): readonly { readonly id: string; readonly at: Space }[];
  sees(at: Space): boolean;
  isAdjacentTo(at: Space): boolean;
  charge(): number;
  pay(n: number): void;
  gain(n: number): void;
  restore(shield: number, health: number, allyWithin?: number): void;
  hasRoomBeside(): boolean;
  throwAt(id: string): Proc;
  pullHere(id: string): Proc;
  pushAway(id: string, spaces: number): Proc;
  reposition(): Proc;
  /** MP of a Move action of so many, with what works on the Automa. */
  points(mp: number): number;
}

const within = (p: Player, [low, high]: readonly [number, number], inSight?: true) =>
  p.byPriority().find(e => {
    const d = distance(p.at(), e.at);
    return d >= low && d <= high && (!inSight || p.sees(e.at));
  });

const holds = (p: Player, c: Condition): boolean => {
  if ('beside' in c) return p.byPriority().some(e => p.isAdjacentTo(e.at)) === c.beside;
  return within(p, c.enemy, c.inSight) !== undefined && (!c.room || p.hasRoomBeside());
};

/** AUT-FEAT-02, -04, -05, -09: from top to bottom. */
export function* playAll(p: Player, effects: readonly Effect[]): Proc {
  for (const e of effects) {
    if (p.isOver()) return;
    yield* play(p, e);
  }
}

function* play(p: Player, e: Effect): Proc {
  if ('move' in e) yield* moveAction(p, p.points(e.move[0]), e.move[1]);
  else if ('reposition' in e) yield* p.reposition();
  else if ('gain' in e) p.gain(e.gain);
  else if ('restore' in e) p.restore(e.restore[0], e.restore[1], e.allyWithin);
  else if ('grenade' in e) yield* aimed(p, e.grenade, undefined, id => p.throwAt(id));
  else if ('pull' in e) yield* aimed(p, e.pull, e.inSight, id => p.pullHere(id));
  else if ('push' in e) yield* pushBeside(p, e.push);
  else if ('when' in e) {
    yield* playAll(p, holds(p, e.when) ? e.does : (e.otherwise ?? []));
  } else if (p.charge() >= e.pay) {
    p.pay(e.pay); // AUT-FEAT-04, AUT-GAP-28
    yield* playAll(p, e.does);
  } else yield* playAll(p, e.otherwise ?? []);
}

/** AUT-PRIO-13, AUT-GREN-02: the main enemy if it can be taken, else the secondary one, else nothing. */
function* aimed(
  p: Player,
  band: readonly [number, number],
  inSight: true | undefined,
  act: (id: string) => Proc,
): Proc {
  const target = within(p, band, inSight);
  if (target) yield* act(target.id);
}

function* pushBeside(p: Player, spaces: number): Proc {
  const target = p.byPriority().find(e => p.isAdjacentTo(e.at));
  if (target) yield* p.pushAway(target.id, spaces);
}
