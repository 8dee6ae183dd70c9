import type { AimCard } from '../content/aim.js';
import type { Chance } from './odds.js';
import { countCard, type ShotPlan, settle, type Tally, tally } from './plan.js';

/** How somebody orders cards of the Aim deck that they have looked at (WR-F-4, WR-F-5): all fixed, so that odds exist. */
export interface Look {
  readonly cards: number;
  /** Cards below this value go to the bottom; nothing does if it is not given. */
  readonly keepFrom?: number;
  readonly order: 'high-first' | 'low-first';
}

/** Choices of the players on the way, by fixed rules. */
export interface Choices {
  readonly looks: readonly Look[];
  /** Revealed cards below this value are replaced, the first of the deck list first, as many as the plan allows. */
  readonly replaceBelow?: number;
}

/** Places of the shot in the order in which cards are drawn, by the modifier of their space. */
const placesOf = (plan: ShotPlan): number[] =>
  plan.track.flatMap(({ modifier }) => Array.from({ length: plan.cardsPerSpace }, () => modifier));

/** The order that looks leave on top, and what they put on the bottom. */
interface Known {
  readonly top: readonly number[];
  readonly bottom: readonly number[];
}

function* setsOf(from: readonly number[], size: number, start = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let k = start; k <= from.length - size; k++)
    for (const rest of setsOf(from, size - 1, k + 1)) yield [from[k] as number, ...rest];
}

/** Every way in which the looks can turn out, each as likely as the others; only one look has an unknown top. */
function* knownTops(deck: readonly AimCard[], looks: readonly Look[]): Generator<Known> {
  const [first, second] = looks;
  if (!first) {
    yield { top: [], bottom: [] };
    return;
  }
  const all = deck.map((_, k) => k);
  for (const seen of setsOf(all, Math.min(deck.length, Math.max(first.cards, second?.cards ?? 0)))) {
    yield* second ? twice(deck, seen, first, second) : [put(deck, seen, first)];
  }
}

const put = (deck: readonly AimCard[], seen: readonly number[], look: Look): Known => {
  const value = (k: number): number => deck[k]?.value ?? 0;
  const kept = seen.filter(k => look.keepFrom === undefined || value(k) >= look.keepFrom);
  const top = look.order === 'high-first' ? kept.toReversed() : kept;
  return { top, bottom: seen.filter(k => !kept.includes(k)) };
};

/** The second looks at what the first has left on top, and further down if that is not enough. */
function* twice(
  deck: readonly AimCard[],
  seen: readonly number[],
  first: Look,
  second: Look,
): Generator<Known> {
  const before = put(deck, seen, first);
  const missing = Math.max(0, second.cards - before.top.length);
  const others = deck.map((_, k) => k).filter(k => !seen.includes(k));
  for (const more of setsOf(others, Math.min(missing, others.length))) {
    const looked = [...before.top.slice(0, second.cards), ...more].sort((a, b) => a - b);
    const { top } = put(deck, looked, second);
    yield { top: [...top, ...before.top.slice(second.cards)], bottom: before.bottom };
  }
}

/** The distribution of a shot in which cards are looked at or replaced. Slower than the plain count. */
export const oddsWith = (plan: ShotPlan, deck: readonly AimCard[], choices: Choices): readonly Chance[] => {
  const places = placesOf(plan);
  const out = new Map<string, { tally: Tally; chance: number }>();
  const note = (result: Tally, chance: number): void => {
    const key = `${result.hits},${result.headshots},${result.stopped},${result.damage}`;
    const known = out.get(key);
    if (known) known.chance += chance;
    else out.set(key, { tally: result, chance });
  };
  const tops = [...knownTops(deck, choices.looks)];
  for (const known of tops)
    for (const { tally: result, chance } of dealt(plan, deck, places, known, choices))
      note(result, chance / tops.length);
  return [...out.values()];
};

const dealt = (
  plan: ShotPlan,
  deck: readonly AimCard[],
  places: readonly number[],
  known: Known,
  choices: Choices,
): readonly Chance[] =>
  known.top.length >= places.length
    ? laidOut(plan, deck, places, known, choices)
    : dealRest(plan, deck, places, known, choices);

/** All places are known: only replacements are left to chance, after what is still known on top. */
const laidOut = (
  plan: ShotPlan,
  deck: readonly AimCard[],
  places: readonly number[],
  { top, bottom }: Known,
  { replaceBelow }: Choices,
): readonly Chance[] => {
  const rest = deck.map((_, k) => k).filter(k => !top.includes(k) && !bottom.includes(k));
  const out: Chance[] = [];
  const go = (
    cards: number[],
    fresh: readonly number[],
    queue: readonly number[],
    left: number,
    chance: number,
  ): void => {
    const worst = cards
      .filter(k => !fresh.includes(k) && (deck[k]?.value ?? 0) < (replaceBelow ?? 0))
      .sort((a, b) => a - b)[0];
    if (left === 0 || worst === undefined) {
      const shots = places.map((_, k) => [deck[cards[k] as number] as AimCard]);
      out.push({ tally: tally(flat(plan, places), shots), chance });
      return;
    }
    const next =
      queue.length > 0 ? queue.slice(0, 1) : rest.filter(k => !cards.includes(k) && !fresh.includes(k));
    for (const card of next) {
      const now = cards.map(k => (k === worst ? card : k));
      go(now, [...fresh, card], queue.slice(1), left - 1, chance / next.length);
    }
  };
  go(top.slice(0, places.length), [], top.slice(places.length), plan.replaces, 1);
  return out;
};

/** The same plan with one card on each space. */
const flat = (plan: ShotPlan, places: readonly number[]): ShotPlan => ({
  ...plan,
  cardsPerSpace: 1,
  track: places.map(modifier => ({ index: 0, modifier })),
});

interface Cell {
  /** Free places, holes without a new card and new cards without a hole, by kind of space. */
  readonly free: readonly number[];
  readonly open: readonly number[];
  readonly holes: readonly number[];
  readonly hits: number;
  readonly halves: number;
  readonly low: number;
  readonly high: number;
  ways: number;
}

const keyOf = (c: Cell): string =>
  `${c.free.join()}|${c.open.join()}|${c.holes.join()}|${c.hits},${c.halves},${c.low},${c.high}`;

/**
 * Deals the places that are not known: each card in the order of the deck list is left out, takes a place, or is
 * left out and drawn later into the place of a replaced one. Cards that are replaced leave a hole.
 */
const dealRest = (
  plan: ShotPlan,
  deck: readonly AimCard[],
  places: readonly number[],
  { top, bottom }: Known,
  { replaceBelow = 0 }: Choices,
): readonly Chance[] => {
  const kinds = [...new Set(places)];
  const fixed = new Map(top.map((card, k) => [card, kinds.indexOf(places[k] as number)]));
  const free = kinds.map(m => places.slice(top.length).filter(p => p === m).length);
  const zero = kinds.map(() => 0);
  let cells = new Map<string, Cell>();
  const start: Cell = { free, open: zero, holes: zero, hits: 0, halves: 0, low: 0, high: 0, ways: 1 };
  cells.set(keyOf(start), start);
  for (const [k, card] of deck.entries()) {
    const next = new Map<string, Cell>();
    for (const cell of cells.values())
      for (const [after, ways] of turns(
        plan,
        card,
        kinds,
        cell,
        fixed.get(k),
        bottom.includes(k),
        replaceBelow,
      ))
        add(next, after, cell.ways * ways);
    cells = next;
  }
  return settled(plan, deck.length - top.length - bottom.length, sum(free), cells);
};

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const bump = (list: readonly number[], at: number, by: number): readonly number[] =>
  list.map((n, k) => (k === at ? n + by : n));

const add = (into: Map<string, Cell>, cell: Cell, ways: number): void => {
  const key = keyOf(cell);
  const known = into.get(key);
  if (known) known.ways += ways;
  else into.set(key, { ...cell, ways });
};

/** What may become of one card. */
function* turns(
  plan: ShotPlan,
  card: AimCard,
  kinds: readonly number[],
  cell: Cell,
  fixed: number | undefined,
  isBottom: boolean,
  below: number,
): Generator<[Cell, number]> {
  const goes = card.value < below && sum(cell.holes) < plan.replaces;
  const lies = (at: number, from: Cell): Cell => {
    if (goes) return { ...from, open: bump(from.open, at, 1), holes: bump(from.holes, at, 1) };
    return counted(plan, card, kinds[at] as number, from);
  };
  if (fixed !== undefined) return yield [lies(fixed, cell), 1];
  yield [cell, 1];
  if (isBottom) return;
  for (const at of kinds.keys()) {
    const places = cell.free[at] as number;
    if (places > 0) yield [lies(at, { ...cell, free: bump(cell.free, at, -1) }), places];
    const drawnLater = sum(cell.holes) - sum(cell.open);
    if (drawnLater < plan.replaces)
      yield [{ ...counted(plan, card, kinds[at] as number, cell), open: bump(cell.open, at, -1) }, 1];
  }
}

const counted = (plan: ShotPlan, card: AimCard, modifier: number, cell: Cell): Cell => {
  const c = countCard(plan, card, modifier);
  return {
    ...cell,
    hits: cell.hits + c.hits,
    halves: cell.halves + c.halves,
    low: cell.low + c.low,
    high: cell.high + c.high,
  };
};

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** Deals that are complete: every place taken, every hole filled. Divided by all orders of the cards drawn. */
const settled = (
  plan: ShotPlan,
  unknown: number,
  drawn: number,
  cells: ReadonlyMap<string, Cell>,
): readonly Chance[] => {
  const out: Chance[] = [];
  for (const cell of cells.values()) {
    if (sum(cell.free) > 0 || cell.open.some(n => n !== 0)) continue;
    const holes = sum(cell.holes);
    let all = 1;
    for (let k = 0; k < drawn + holes; k++) all *= unknown - k;
    const fills = cell.holes.reduce((ways, n) => ways * factorial(n), 1);
    out.push({ tally: settle(plan, cell), chance: (cell.ways * fills) / all });
  }
  return out;
};
