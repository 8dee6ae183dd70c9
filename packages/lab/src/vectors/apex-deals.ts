import { type AimCard, countCard, type ShotPlan } from '@potyczka/apex/lab';

/** How somebody orders cards of the Aim deck that they have looked at (WR-F-4, WR-F-5): fixed by the format. */
export interface Look {
  readonly cards: number;
  /** Cards below this value go to the bottom; nothing does if it is not given. */
  readonly keepFrom?: number;
  readonly order: 'high-first' | 'low-first';
}

/** Choices of the players on the way, by fixed rules. */
export interface Choices {
  readonly look?: Look;
  /** Revealed cards below this value are replaced, the first of the deck list first, as many as the plan allows. */
  readonly replaceBelow?: number;
}

/** An order of the top of the Aim deck that stands for all that come to the same counts, and how likely they are. */
export interface Deal {
  readonly order: readonly AimCard[];
  readonly chance: number;
}

interface Counts {
  readonly hits: number;
  readonly halves: number;
  readonly low: number;
  readonly high: number;
}

/** What a look has seen, what it leaves on top and what it puts on the bottom. */
interface Known {
  readonly seen: readonly number[];
  readonly top: readonly number[];
  readonly bottom: readonly number[];
}

/** Places of the shot in the order in which cards are drawn, by the modifier of their space. */
const placesOf = (plan: ShotPlan): number[] =>
  plan.track.flatMap(({ modifier }) => Array.from({ length: plan.cardsPerSpace }, () => modifier));

function* setsOf(from: readonly number[], size: number, start = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let k = start; k <= from.length - size; k++)
    for (const rest of setsOf(from, size - 1, k + 1)) yield [from[k] as number, ...rest];
}

/** Every way in which a look can turn out, each as likely as the others. */
function* knownTops(deck: readonly AimCard[], look: Look | undefined): Generator<Known> {
  if (!look) {
    yield { seen: [], top: [], bottom: [] };
    return;
  }
  const value = (k: number): number => deck[k]?.value ?? 0;
  const all = deck.map((_, k) => k);
  for (const seen of setsOf(all, Math.min(deck.length, look.cards))) {
    const kept = seen.filter(k => look.keepFrom === undefined || value(k) >= look.keepFrom);
    const top = look.order === 'high-first' ? kept.toReversed() : kept;
    yield { seen, top, bottom: seen.filter(k => !kept.includes(k)) };
  }
}

/** Every way in which the Aim cards of a shot can fall, those that come to the same counts taken together. */
export const dealsOf = (plan: ShotPlan, deck: readonly AimCard[], choices: Choices): readonly Deal[] => {
  const places = placesOf(plan).slice(0, deck.length);
  const out = new Map<string, { order: readonly AimCard[]; chance: number }>();
  const tops = [...knownTops(deck, choices.look)];
  for (const known of tops) {
    const deals =
      known.top.length >= places.length
        ? laidOut(plan, deck, places, known, choices)
        : dealRest(plan, deck, places, known, choices);
    for (const { counts, order, chance } of deals) {
      const key = `${counts.hits},${counts.halves},${counts.low},${counts.high}`;
      const before = out.get(key);
      if (before) before.chance += chance / tops.length;
      else out.set(key, { order: order.map(k => deck[k] as AimCard), chance: chance / tops.length });
    }
  }
  return [...out.values()];
};

interface Dealt {
  readonly counts: Counts;
  readonly order: readonly number[];
  readonly chance: number;
}

const NONE: Counts = { hits: 0, halves: 0, low: 0, high: 0 };

const counted = (plan: ShotPlan, card: AimCard, modifier: number, to: Counts): Counts => {
  const c = countCard(plan, card, modifier);
  return {
    hits: to.hits + c.hits,
    halves: to.halves + c.halves,
    low: to.low + c.low,
    high: to.high + c.high,
  };
};

/** All places are known: only replacements are left to chance, after what is still known on top. */
const laidOut = (
  plan: ShotPlan,
  deck: readonly AimCard[],
  places: readonly number[],
  { seen, top, bottom }: Known,
  { replaceBelow }: Choices,
): readonly Dealt[] => {
  const rest = deck.map((_, k) => k).filter(k => !top.includes(k) && !bottom.includes(k));
  const out: Dealt[] = [];
  const go = (
    cards: readonly number[],
    fresh: readonly number[],
    queue: readonly number[],
    left: number,
    chance: number,
  ): void => {
    const worst = cards
      .filter(k => !fresh.includes(k) && (deck[k]?.value ?? 0) < (replaceBelow ?? 0))
      .sort((a, b) => a - b)[0];
    if (left === 0 || worst === undefined) {
      const counts = cards.reduce(
        (c, k, n) => counted(plan, deck[k] as AimCard, places[n] as number, c),
        NONE,
      );
      out.push({ counts, order: [...seen, ...fresh.filter(k => !seen.includes(k))], chance });
      return;
    }
    const next =
      queue.length > 0 ? queue.slice(0, 1) : rest.filter(k => !cards.includes(k) && !fresh.includes(k));
    for (const card of next)
      go(
        cards.map(k => (k === worst ? card : k)),
        [...fresh, card],
        queue.slice(1),
        left - 1,
        chance / next.length,
      );
  };
  go(top.slice(0, places.length), [], top.slice(places.length), plan.replaces, 1);
  return out;
};

/** A card and the kind of space that it came to: revealed there, replaced there, or drawn there later. */
interface Laid {
  readonly card: number;
  readonly at: number;
  readonly how: 'stays' | 'goes' | 'fresh';
}

interface Cell extends Counts {
  /** Free places, holes without a new card and new cards without a hole, by kind of space. */
  readonly free: readonly number[];
  readonly open: readonly number[];
  readonly holes: readonly number[];
  /** One of the ways that come to this. */
  readonly laid: readonly Laid[];
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
  known: Known,
  { replaceBelow = 0 }: Choices,
): readonly Dealt[] => {
  const { top, bottom } = known;
  const kinds = [...new Set(places)];
  const fixed = new Map(top.map((card, k) => [card, kinds.indexOf(places[k] as number)]));
  const free = kinds.map(m => places.slice(top.length).filter(p => p === m).length);
  const zero = kinds.map(() => 0);
  const start: Cell = { ...NONE, free, open: zero, holes: zero, laid: [], ways: 1 };
  let cells = new Map([[keyOf(start), start]]);
  for (const k of deck.keys()) {
    const next = new Map<string, Cell>();
    for (const cell of cells.values())
      for (const [after, ways] of turns(plan, deck, k, kinds, cell, fixed.get(k), bottom, replaceBelow))
        add(next, after, cell.ways * ways);
    cells = next;
  }
  const unknown = deck.length - top.length - bottom.length;
  return settled(unknown, sum(free), cells).map(({ cell, chance }) => ({
    counts: cell,
    order: orderOf(cell, kinds, places, known),
    chance,
  }));
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
  deck: readonly AimCard[],
  card: number,
  kinds: readonly number[],
  cell: Cell,
  fixed: number | undefined,
  bottom: readonly number[],
  below: number,
): Generator<[Cell, number]> {
  const face = deck[card] as AimCard;
  const goes = face.value < below && sum(cell.holes) < plan.replaces;
  const stays = (at: number, how: Laid['how'], from: Cell): Cell => ({
    ...from,
    ...counted(plan, face, kinds[at] as number, from),
    laid: [...from.laid, { card, at, how }],
  });
  const lies = (at: number, from: Cell): Cell =>
    goes
      ? {
          ...from,
          open: bump(from.open, at, 1),
          holes: bump(from.holes, at, 1),
          laid: [...from.laid, { card, at, how: 'goes' }],
        }
      : stays(at, 'stays', from);
  if (fixed !== undefined) return yield [lies(fixed, cell), 1];
  yield [cell, 1];
  if (bottom.includes(card)) return;
  for (const at of kinds.keys()) {
    const places = cell.free[at] as number;
    if (places > 0) yield [lies(at, { ...cell, free: bump(cell.free, at, -1) }), places];
    const drawnLater = sum(cell.holes) - sum(cell.open);
    if (drawnLater < plan.replaces) yield [{ ...stays(at, 'fresh', cell), open: bump(cell.open, at, -1) }, 1];
  }
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** Deals that are complete: every place taken, every hole filled. Divided by all orders of the cards drawn. */
const settled = (
  unknown: number,
  drawn: number,
  cells: ReadonlyMap<string, Cell>,
): { readonly cell: Cell; readonly chance: number }[] => {
  const out: { cell: Cell; chance: number }[] = [];
  for (const cell of cells.values()) {
    if (sum(cell.free) > 0 || cell.open.some(n => n !== 0)) continue;
    let all = 1;
    for (let k = 0; k < drawn + sum(cell.holes); k++) all *= unknown - k;
    const fills = cell.holes.reduce((ways, n) => ways * factorial(n), 1);
    out.push({ cell, chance: (cell.ways * fills) / all });
  }
  return out;
};

/** The order of the deck that leads to a cell: what was looked at, the revealed cards place by place, the new ones. */
const orderOf = (
  { laid }: Cell,
  kinds: readonly number[],
  places: readonly number[],
  { seen, top }: Known,
): readonly number[] => {
  const left = laid.filter(x => !top.includes(x.card) && x.how !== 'fresh');
  const revealed = places.slice(top.length).map(place => {
    const k = left.findIndex(x => kinds[x.at] === place);
    return (left.splice(k, 1)[0] as Laid).card;
  });
  const fresh = laid.filter(x => x.how === 'fresh');
  const drawn = laid
    .filter(x => x.how === 'goes')
    .map(hole => {
      const k = fresh.findIndex(x => x.at === hole.at);
      return (fresh.splice(k, 1)[0] as Laid).card;
    });
  return [...seen, ...revealed, ...drawn];
};
