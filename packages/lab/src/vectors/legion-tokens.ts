import type { Answer } from '@potyczka/kernel';
import { compareSets } from './legion-reasons.js';
import { attackedWith } from './legion-rolled.js';
import { type Given, tableFor, type UnitGiven } from './legion-table.js';
import { Walk } from './legion-walk.js';

/** Tokens that were spent: of which unit, of which kind, how many. */
type Spent = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Vector extends Given {
  readonly units: readonly UnitGiven[];
  readonly unit: string;
  readonly question: 'defend' | 'attack' | 'reroll';
  readonly pool?: { readonly hits: number; readonly crits: number; readonly highVelocity?: boolean };
  readonly dice?: readonly string[] | number;
  readonly roll?: readonly string[];
  readonly expected: { readonly outcomes: readonly Row[] };
}
interface Row {
  readonly spent: Spent;
  readonly [what: string]: unknown;
}

const ENEMY = 'X';

const spentIn = (w: Walk): Spent => {
  const spent: Record<string, Record<string, number>> = {};
  for (const e of w.events) {
    if (e.type !== 'lost' || e.why !== 'spent') continue;
    const own = spent[e.unit] ?? {};
    spent[e.unit] = { ...own, [e.token]: (own[e.token] ?? 0) + e.n };
  }
  return spent;
};

/** The same whatever the order of its keys. */
const ordered = (x: unknown): unknown =>
  x && typeof x === 'object' && !Array.isArray(x)
    ? Object.fromEntries(
        Object.entries(x)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([k, v]) => [k, ordered(v)]),
      )
    : x;

const isLess = (a: Spent, b: Spent): boolean =>
  Object.entries(a).every(([unit, tokens]) =>
    Object.entries(tokens).every(([token, n]) => n <= (b[unit]?.[token] ?? 0)),
  );

const resultOf = ({ spent: _, ...rest }: Row): string => JSON.stringify(ordered(rest));

/** Rows in which a token changes nothing need not be offered, and may be. */
const withoutWaste = (rows: readonly Row[], expected: readonly Row[]): readonly Row[] =>
  rows.filter(
    row =>
      !expected.some(
        e =>
          resultOf(e) === resultOf(row) &&
          isLess(e.spent, row.spent) &&
          JSON.stringify(ordered(e.spent)) !== JSON.stringify(ordered(row.spent)),
      ) || expected.some(e => JSON.stringify(ordered(e)) === JSON.stringify(ordered(row))),
  );

const defends = (v: Vector): Row[] => {
  const { hits, crits, highVelocity } = v.pool!;
  const s = attackedWith(tableFor(v), {
    by: ENEMY,
    to: v.unit,
    part: 'dodge',
    hits,
    crits,
    keywords: highVelocity ? { 'high-velocity': true } : {},
  });
  const shows = { defence: v.dice as readonly string[] };
  const ends = new Walk(s, { who: () => 'defence', shows }).ends(w => !w.s.attack);
  return ends.map(w => {
    const dodged = w.events.reduce((n, e) => (e.type === 'dodged' ? n + e.n : n), 0);
    const wounds = w.events.reduce(
      (n, e) => (e.type === 'suffers' && e.unit === v.unit ? n + e.wounds : n),
      0,
    );
    return { spent: spentIn(w), left: [hits - dodged, crits], wounds };
  });
};

/** LEG-ATK-29 is declined: the faces are those after it. */
const keeping = (w: Walk): readonly Answer[] => (w.isAsked('ask-reroll') ? [[]] : w.legal());

const isRolled = (w: Walk): boolean =>
  !w.s.attack || w.events.some(e => e.type === 'attack-part' && e.part === 'dodge');

const attacks = (v: Vector): Row[] => {
  const roll = v.roll!;
  const s = attackedWith(tableFor(v), { by: v.unit, to: ENEMY, part: 'roll', dice: roll.length });
  const ends = new Walk(s, { who: () => 'attack', shows: { attack: roll } }).ends(isRolled, keeping);
  return ends.map(w => {
    const a = w.s.attack; // nothing was hit: the attack is over
    return { spent: spentIn(w), pool: a ? [a.hits, a.crits, a.blanks] : [0, 0, roll.length] };
  });
};

const MANY = 12;

/** Every die or none, each time. */
const rerolling = (w: Walk): readonly Answer[] => {
  if (!w.isAsked('ask-reroll')) return w.legal();
  const all = w.shown().filter(key => w.why([key]) === undefined);
  const most = Number(w.ask?.spec.ask.args?.most ?? 0);
  return [[], all.slice(0, most)];
};

const rerolls = (v: Vector): Row[] => {
  const dice = typeof v.dice === 'number' ? v.dice : (v.roll?.length ?? MANY);
  const s = attackedWith(tableFor(v), { by: v.unit, to: ENEMY, part: 'roll', dice });
  const most = new Map<string, Row>();
  for (const w of new Walk(s).ends(isRolled, rerolling)) {
    const spent = spentIn(w);
    const again = w.events.reduce(
      (n, e) => (e.type === 'rerolled' ? n + Object.values(e.gone).reduce((a, b) => a + b, 0) : n),
      0,
    );
    const key = JSON.stringify(ordered(spent));
    const known = (most.get(key)?.mostDice as number | undefined) ?? -1;
    if (again > known) most.set(key, { spent, mostDice: again });
  }
  return [...most.values()];
};

const ASKED = { defend: defends, attack: attacks, reroll: rerolls };

export function* differences(v: Vector): Generator<string> {
  const { outcomes } = v.expected;
  const ours = withoutWaste(ASKED[v.question](v), outcomes);
  yield* compareSets('outcomes', ours.map(ordered), outcomes.map(ordered));
}
