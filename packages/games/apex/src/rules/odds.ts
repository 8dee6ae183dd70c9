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

/** Counts that are told apart, packed into a number: hits, half-hits, headshots that a helmet stops, others. */
const BITS = 4;
const MOST = (1 << BITS) - 1;
const pack = (c: Counts): number => ((c.hits * 16 + c.halves) * 16 + c.low) * 16 + c.high;
const unpack = (n: number): Counts => ({
  hits: (n >> (3 * BITS)) & MOST,
  halves: (n >> (2 * BITS)) & MOST,
  low: (n >> BITS) & MOST,
  high: n & MOST,
});

/** All counts; above them stands which places are still free. */
const COUNTS = 1 << (4 * BITS);

type Counts = Parameters<typeof settle>[1];

/**
 * The exact distribution of a Shoot action in which no card is replaced and none is known beforehand:
 * each card of the deck in turn is left out or takes one of the free places. The tests prove it equal
 * to playing the procedure through every deal.
 */
export const oddsOf = (plan: ShotPlan, deck: readonly AimCard[]): readonly Chance[] => {
  const groups = groupsOf(plan);
  const places = sumOf(groups.map(g => g.places));
  const drawn = Math.min(deck.length, places);
  let weight = COUNTS;
  const scales = groups.map(g => {
    const own = weight;
    weight *= g.places + 1;
    return own;
  });
  const freeIn = (cell: number, k: number): number =>
    Math.floor(cell / (scales[k] as number)) % ((groups[k]?.places ?? 0) + 1);
  const start = groups.reduce((sum, g, k) => sum + g.places * (scales[k] as number), 0);
  let cells = new Map<number, number>([[start, 1]]);
  for (const card of deck) {
    const next = new Map(cells); // left out
    const adds = groups.map((g, k) => pack(countCard(plan, card, g.modifier)) - (scales[k] as number));
    for (const [cell, ways] of cells)
      for (let k = 0; k < adds.length; k++) {
        const free = freeIn(cell, k);
        if (free === 0) continue;
        const after = cell + (adds[k] as number);
        next.set(after, (next.get(after) ?? 0) + ways * free);
      }
    cells = next;
  }
  let all = 1;
  for (let k = 0; k < drawn; k++) all *= deck.length - k;
  const left = (cell: number): number => sumOf(groups.map((_, k) => freeIn(cell, k)));
  const full = [...cells].filter(([cell]) => left(cell) === places - drawn);
  return merge(
    full.map(([cell, ways]) => ({ tally: settle(plan, unpack(cell % COUNTS)), chance: ways / all })),
  );
};

const sumOf = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

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
