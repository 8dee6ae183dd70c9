import type { AimCard } from '../content/aim.js';
import { countCard, type ShotPlan, settle, type Tally } from './plan.js';
import { type Wound, type Wounded, weigh } from './wounds.js';

/** How likely a result of a Shoot action is. */
export interface Chance {
  readonly tally: Tally;
  readonly chance: number;
}

/** Spaces with the same modifier are alike: how many cards lie on each kind. */
const groupsOf = (plan: ShotPlan): { modifier: number; places: number }[] => {
  const groups: { modifier: number; places: number }[] = [];
  for (const { modifier } of plan.track) {
    const known = groups.find(g => g.modifier === modifier);
    if (known) known.places += plan.cardsPerSpace;
    else groups.push({ modifier, places: plan.cardsPerSpace });
  }
  return groups;
};

interface Cell {
  readonly free: readonly number[];
  readonly hits: number;
  readonly halves: number;
  readonly low: number;
  readonly high: number;
  ways: number;
}

const cellKey = (c: Cell): string => `${c.free.join()}|${c.hits},${c.halves},${c.low},${c.high}`;

/**
 * The exact distribution of a Shoot action in which no card is replaced and none is known beforehand:
 * each card of the deck in turn is left out or takes one of the free places. The tests prove it equal
 * to playing the procedure through every deal.
 */
export const oddsOf = (plan: ShotPlan, deck: readonly AimCard[]): readonly Chance[] => {
  const groups = groupsOf(plan);
  const drawn = Math.min(deck.length, sumOf(groups.map(g => g.places)));
  let cells = new Map<string, Cell>();
  const start: Cell = { free: groups.map(g => g.places), hits: 0, halves: 0, low: 0, high: 0, ways: 1 };
  cells.set(cellKey(start), start);
  for (const card of deck) {
    const next = new Map<string, Cell>();
    const adds = groups.map(g => countCard(plan, card, g.modifier));
    for (const cell of cells.values()) {
      put(next, cell, cell.ways);
      for (const [k, add] of adds.entries()) {
        const free = cell.free[k] as number;
        if (free === 0) continue;
        const after: Cell = {
          free: cell.free.map((n, j) => (j === k ? n - 1 : n)),
          hits: cell.hits + add.hits,
          halves: cell.halves + add.halves,
          low: cell.low + add.low,
          high: cell.high + add.high,
          ways: 0,
        };
        put(next, after, cell.ways * free);
      }
    }
    cells = next;
  }
  let all = 1;
  for (let k = 0; k < drawn; k++) all *= deck.length - k;
  const full = [...cells.values()].filter(c => sumOf(c.free) === sumOf(start.free) - drawn);
  return merge(full.map(c => ({ tally: settle(plan, c), chance: c.ways / all })));
};

const sumOf = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const put = (into: Map<string, Cell>, cell: Cell, ways: number): void => {
  const key = cellKey(cell);
  const known = into.get(key);
  if (known) known.ways += ways;
  else into.set(key, { ...cell, ways });
};

const merge = (list: readonly Chance[]): readonly Chance[] => {
  const out = new Map<string, { tally: Tally; chance: number }>();
  for (const { tally, chance } of list) {
    const key = `${tally.hits},${tally.headshots},${tally.stopped},${tally.damage}`;
    const known = out.get(key);
    if (known) known.chance += chance;
    else out.set(key, { tally, chance });
  }
  return [...out.values()].sort((a, b) => a.tally.damage - b.tally.damage || a.tally.hits - b.tally.hits);
};

/** A small plot and three numbers: what a player sees before the trigger. */
export interface Outlook {
  /** Chance of each damage, by damage. */
  readonly damage: readonly (readonly [damage: number, chance: number])[];
  readonly hits: number;
  readonly headshots: number;
  readonly mean: number;
  readonly eliminates: number;
}

/** What the target may expect, its points and knockdown shield counted (APX-DMG-09). */
export const outlook = (chances: readonly Chance[], target: Wounded): Outlook => {
  const damage = new Map<number, number>();
  let [hits, headshots, mean, eliminates] = [0, 0, 0, 0];
  for (const { tally, chance } of chances) {
    damage.set(tally.damage, (damage.get(tally.damage) ?? 0) + chance);
    hits += chance * tally.hits;
    headshots += chance * tally.headshots;
    mean += chance * tally.damage;
    const after: Wound = weigh(target, tally.damage);
    if (after.eliminated) eliminates += chance;
  }
  return { damage: [...damage.entries()].sort((a, b) => a[0] - b[0]), hits, headshots, mean, eliminates };
};
