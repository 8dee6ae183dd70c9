import { type Field, type Hex, isClosedDoor, NONE, TERRAINS, type Terrain } from './field.js';

/** GLM-MOVE, GLM-JUMP: how a figure goes. */
export const GAITS = ['walk', 'jump', 'fly'] as const;
export type Gait = (typeof GAITS)[number];

export interface Mover {
  readonly at: Hex;
  readonly gait: Gait;
  /** Only characters open doors (GLM-TILE-02, -04). */
  readonly opensDoors?: boolean;
}

/** The other figures, as the mover sees them. For a monster an invisible character is among the enemies. */
export interface Others {
  readonly allies: readonly Hex[];
  readonly enemies: readonly Hex[];
}

/** Negative hexes entered (traps, hazardous terrain) and movement points spent. */
export interface Cost {
  readonly negatives: number;
  readonly points: number;
}

/** No way, or not allowed. */
export const NO_WAY = -1;

/**
 * A cost is kept as one number, the part that counts first in the upper half:
 * negative hexes for a `safe` way, movement points for a `short` one.
 */
export type Preference = 'safe' | 'short';
const HALF = 16;
const LOWER = 0xffff;
const pack = (negatives: number, points: number): number => (negatives << HALF) | points;
const swap = (cost: number): number => (cost === NO_WAY ? NO_WAY : ((cost & LOWER) << HALF) | (cost >> HALF));

/** A `safe` cost. */
export const negativesOf = (cost: number): number => cost >> HALF;
export const pointsOf = (cost: number): number => cost & LOWER;
export const unpack = (cost: number): Cost => ({ negatives: negativesOf(cost), points: pointsOf(cost) });

/** What each hex costs a mover, as `safe` costs. */
export interface Passage {
  /** To enter it, NO_WAY where that is not allowed. */
  readonly step: Int32Array;
  /** On top for ending there, NO_WAY where that is not allowed. */
  readonly landing: Int32Array;
}

const isNegative = (kind: Terrain): boolean => kind === 'trap' || kind === 'hazardous';

/** Table D12 of the ledger: entering. */
function stepCost(gait: Gait, kind: Terrain): number {
  if (kind === 'wall' || kind === 'locked-door') return NO_WAY; // GLM-MOVE-05, GLM-JUMP-02, GLM-TILE-28
  if (gait !== 'walk') return pack(0, 1); // GLM-JUMP-01, -04, GLM-TILE-10, -17, -20
  if (kind === 'obstacle') return NO_WAY; // GLM-MOVE-02, GLM-TILE-21
  return pack(isNegative(kind) ? 1 : 0, kind === 'difficult' ? 2 : 1); // GLM-TILE-19
}

/** Table D12: what ending there adds. The last hex of a Jump is normal movement (GLM-JUMP-03, GLM-G09). */
function landingCost(gait: Gait, kind: Terrain): number {
  if (kind === 'obstacle' && gait !== 'fly') return NO_WAY; // GLM-JUMP-03, -04
  return gait === 'jump' ? pack(isNegative(kind) ? 1 : 0, kind === 'difficult' ? 1 : 0) : 0;
}

const costTable = (cost: (gait: Gait, kind: Terrain) => number): Readonly<Record<Gait, Int32Array>> => ({
  walk: Int32Array.from(TERRAINS, kind => cost('walk', kind)),
  jump: Int32Array.from(TERRAINS, kind => cost('jump', kind)),
  fly: Int32Array.from(TERRAINS, kind => cost('fly', kind)),
});
const STEPS = costTable(stepCost);
const LANDINGS = costTable(landingCost);

/** What every hex means to this mover among these figures. */
export function passage(field: Field, mover: Mover, others: Others): Passage {
  const { size, kinds } = field;
  const stepOf = STEPS[mover.gait];
  const landingOf = LANDINGS[mover.gait];
  const step = new Int32Array(size);
  const landing = new Int32Array(size);
  const barsDoors = mover.opensDoors !== true; // GLM-TILE-03, -04
  for (let hex = 0; hex < size; hex++) {
    const kind = kinds[hex]!;
    step[hex] = barsDoors && isClosedDoor(field, hex) ? NO_WAY : stepOf[kind]!;
    landing[hex] = landingOf[kind]!;
  }
  for (const ally of others.allies) landing[ally] = NO_WAY; // GLM-MOVE-04
  for (const enemy of others.enemies) {
    landing[enemy] = NO_WAY;
    if (mover.gait === 'walk') step[enemy] = NO_WAY; // GLM-MOVE-02, GLM-JUMP-01, -04
  }
  return { step, landing };
}

/** The best ways from one hex to all others. */
export interface Ways {
  readonly from: Hex;
  readonly prefer: Preference;
  readonly passage: Passage;
  /** Cost of being over a hex, in the order of the preference; NO_WAY where it cannot come. */
  readonly over: Int32Array;
  /** Cost of ending on a hex, NO_WAY where it may not. */
  readonly ending: Int32Array;
  /** Every hex where it may end, cheapest first. */
  readonly order: readonly Hex[];
}

/** Hexes in the order of their costs: a list for each upper part, in it one for each lower part. */
type Agenda = number[][][];

function enlist(agenda: Agenda, hex: number, cost: number): void {
  const upper = cost >> HALF;
  const lower = cost & LOWER;
  while (agenda.length <= upper) agenda.push([]);
  const lists = agenda[upper]!;
  while (lists.length <= lower) lists.push([]);
  lists[lower]!.push(hex);
}

/** Costs to all hexes, as far as ways lead. The hex it starts from costs nothing (GLM-G56). */
export function waysFrom(field: Field, from: Hex, by: Passage, prefer: Preference = 'safe'): Ways {
  const step = prefer === 'safe' ? by.step : by.step.map(swap);
  const landing = prefer === 'safe' ? by.landing : by.landing.map(swap);
  const over = costsOver(field, from, step);
  const ending = new Int32Array(field.size).fill(NO_WAY);
  const order: Hex[] = [];
  let raised = false; // only the last hex of a Jump can cost more than passing over it
  for (const hex of over.order)
    if (landing[hex] !== NO_WAY || hex === from) {
      ending[hex] = hex === from ? 0 : over.costs[hex]! + landing[hex]!;
      order.push(hex);
      if (ending[hex] !== over.costs[hex]) raised = true;
    }
  if (raised) order.sort((a, b) => ending[a]! - ending[b]! || a - b);
  return { from, prefer, passage: { step, landing }, over: over.costs, ending, order };
}

function costsOver(field: Field, from: Hex, step: Int32Array): { costs: Int32Array; order: Hex[] } {
  const { links, size } = field;
  const costs = new Int32Array(size).fill(NO_WAY);
  const order: Hex[] = [];
  const agenda: Agenda = [[[from]]];
  costs[from] = 0;
  for (let upper = 0; upper < agenda.length; upper++)
    for (let lower = 0; lower < agenda[upper]!.length; lower++) {
      const cost = (upper << HALF) | lower;
      for (const hex of agenda[upper]![lower]!) {
        if (costs[hex] !== cost) continue; // found a better way since
        order.push(hex as Hex);
        for (let i = 6 * hex; i < 6 * hex + 6; i++) {
          const other = links[i]!;
          if (other === NONE || step[other] === NO_WAY) continue;
          const next = cost + step[other]!;
          if (costs[other] !== NO_WAY && costs[other]! <= next) continue;
          costs[other] = next;
          enlist(agenda, other, next);
        }
      }
    }
  return { costs, order };
}

/** What it costs to end on a hex; undefined where it may not or cannot. */
export function costTo(ways: Ways, hex: Hex): Cost | undefined {
  const cost = ways.ending[hex]!;
  return cost === NO_WAY ? undefined : unpack(ways.prefer === 'safe' ? cost : swap(cost));
}

/** The hexes before this one on best ways. */
function before(field: Field, ways: Ways, hex: number): Hex[] {
  const step = ways.passage.step[hex]!;
  const found: Hex[] = [];
  for (let i = 6 * hex; i < 6 * hex + 6; i++) {
    const other = field.links[i]!;
    if (other !== NONE && ways.over[other] !== NO_WAY && ways.over[other]! + step === ways.over[hex])
      found.push(other as Hex);
  }
  return found.sort((a, b) => a - b);
}

/** A best route, from the start to the hex, both included. */
export function routeTo(field: Field, ways: Ways, hex: Hex): Hex[] {
  const route = [hex];
  for (let at = hex; at !== ways.from; ) {
    at = before(field, ways, at)[0]!;
    route.push(at);
  }
  return route.reverse();
}

/** Every equally good route (GLM-MON-62 leaves them to the players). */
export function routesTo(field: Field, ways: Ways, hex: Hex): Hex[][] {
  if (hex === ways.from) return [[hex]];
  return before(field, ways, hex).flatMap(at => routesTo(field, ways, at).map(route => [...route, hex]));
}

/**
 * The cost that is left from every hex to the nearest of some goals, `safe`; 0 on
 * a goal, NO_WAY where none can be reached. Goals are hexes where it may end.
 */
export function costsLeft(field: Field, goals: readonly Hex[], by: Passage): Int32Array {
  const { links, size } = field;
  const { step, landing } = by;
  const left = new Int32Array(size).fill(NO_WAY);
  /** The best that can be done once over a hex, ending there included. */
  const best = new Int32Array(size).fill(NO_WAY);
  const agenda: Agenda = [];
  for (const goal of goals) {
    best[goal] = landing[goal]!;
    enlist(agenda, goal, best[goal]!);
  }
  for (let upper = 0; upper < agenda.length; upper++)
    for (let lower = 0; lower < agenda[upper]!.length; lower++) {
      const cost = (upper << HALF) | lower;
      for (const hex of agenda[upper]![lower]!) {
        if (best[hex] !== cost || step[hex] === NO_WAY) continue;
        const next = cost + step[hex]!;
        for (let i = 6 * hex; i < 6 * hex + 6; i++) {
          const other = links[i]!;
          if (other === NONE || (left[other] !== NO_WAY && left[other]! <= next)) continue;
          left[other] = next;
          if (best[other] !== NO_WAY && best[other]! <= next) continue;
          best[other] = next;
          enlist(agenda, other, next);
        }
      }
    }
  for (const goal of goals) left[goal] = 0;
  return left;
}
