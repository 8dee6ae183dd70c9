import type { Answer } from '@potyczka/kernel';
import type { State } from '@potyczka/legion';
import type { Weapon } from '@potyczka/legion/view';
import type { Done } from './legion-actions.js';
import { declared } from './legion-declared.js';
import { compareSets } from './legion-reasons.js';
import type { Given, UnitGiven } from './legion-table.js';
import type { Walk } from './legion-walk.js';

type Pair = readonly [mini: string, weapon: string];
type Dice = Readonly<Record<string, number>>;
interface Row {
  readonly pool: readonly Pair[];
  readonly dice: Dice;
  readonly turnsCards?: readonly string[];
}
interface Side {
  readonly weapons: Readonly<Record<string, readonly string[]>>;
  readonly maximal: readonly Row[];
}

interface Base extends Given {
  readonly units: readonly UnitGiven[];
  readonly attacker: string;
  readonly activation?: Done;
}
interface OnePool extends Base {
  readonly question: 'pool';
  readonly defender: string;
  readonly expected: { readonly melee: Side; readonly ranged: Side };
}
interface Split extends Base {
  readonly question: 'split';
  readonly defenders: readonly [string, string];
  readonly expected: { readonly maximal: readonly { readonly pools: unknown }[] };
}
interface Support extends Base {
  readonly question: 'support';
  readonly defender: string;
  readonly supporter: string;
  readonly kind?: 'melee' | 'ranged';
  readonly beam?: boolean;
  readonly supportedBy?: string;
  readonly expected: { readonly refused: readonly string[] } & Side;
}
interface Beam extends Base {
  readonly question: 'beam';
  readonly defender: string;
  readonly weapon: string;
  readonly expected: { readonly further: readonly (readonly string[])[] };
}

type S = Walk['s'];

const weaponIn = (s: S, unit: string, ref: string): Weapon => {
  const u = s.units[unit]!;
  const [kind, n, w] = ref.split(':');
  const card = kind === 'unit' ? s.cards.units[u.card] : s.cards.upgrades[u.upgrades[Number(n)]!.card];
  return card?.weapons?.[Number(kind === 'unit' ? n : w)] as Weapon;
};

interface Formed {
  readonly unit: string;
  readonly to: string;
  readonly pool: readonly Pair[];
  readonly dice: Dice;
}

/** What was put into each pool, by whom, in the order of forming them. */
const formed = (w: Walk): Formed[] => {
  const found: Formed[] = [];
  let to = '';
  for (const e of w.events) {
    if (e.type === 'defender') to = e.to;
    if (e.type !== 'armed') continue;
    const dice: Record<string, number> = {};
    for (const a of e.weapons)
      for (const [colour, n] of Object.entries(a.dice)) if (n > 0) dice[colour] = (dice[colour] ?? 0) + n;
    const pool = e.weapons.map(a => [a.mini, weaponIn(w.s, a.unit, a.weapon).name] as const);
    found.push({ unit: e.by, to, pool, dice });
  }
  return found;
};

/** Weapons are asked for mini by mini wherever there are several. */
const asked = (s: State): void => {
  s.options = { ...s.options, inPart: true };
};

const FORMING: readonly string[] = ['declare', 'arm', 'more'];
const isFormed = (w: Walk): boolean =>
  !w.s.attack || w.events.some(e => e.type === 'attack-part' && !FORMING.includes(e.part));

/** Mini by mini. A mini that may add something adds it, unless what it leaves is wanted for another pool. */
const eachMini =
  (leaves: boolean, others: (w: Walk) => readonly Answer[]) =>
  (w: Walk): readonly Answer[] => {
    if (w.isAsked('ask-weapons')) return ['each'];
    if (!w.isAsked('ask-weapon')) return others(w);
    const all = w.legal();
    const some = all.filter(a => a !== 'none');
    return leaves || some.length === 0 ? all : some;
  };

const passing = (w: Walk): readonly Answer[] =>
  w.shown().includes('pass') ? ['pass'] : w.shown().includes('enough') ? ['enough'] : w.legal(1);

const sortedPool = (pool: readonly Pair[]): readonly Pair[] =>
  pool.toSorted(([a, x], [b, y]) => (a + x < b + y ? -1 : 1));
const rowOf = (row: Row) => ({
  pool: sortedPool(row.pool),
  dice: Object.entries(row.dice)
    .filter(([, n]) => n > 0)
    .toSorted(),
  turnsCards: [...(row.turnsCards ?? [])].toSorted(),
});

const isPartOf = (small: readonly Pair[], big: readonly Pair[]): boolean =>
  small.length < big.length && small.every(([m, w]) => big.some(([n, x]) => m === n && w === x));

const maximal = (rows: readonly Row[]): readonly Row[] =>
  rows.filter(row => row.pool.length > 0 && !rows.some(other => isPartOf(row.pool, other.pool)));

const weaponsIn = (rows: readonly Row[], mini: string): string[] => [
  ...new Set(rows.flatMap(row => row.pool.filter(([m]) => m === mini).map(([, weapon]) => weapon))),
];

function* compareSide(what: string, rows: readonly Row[], expected: Side): Generator<string> {
  for (const [mini, weapons] of Object.entries(expected.weapons))
    yield* compareSets(`${what} weapons of ${mini}`, weaponsIn(rows, mini), weapons);
  yield* compareSets(`${what} pools`, maximal(rows).map(rowOf), expected.maximal.map(rowOf));
}

const targetKey = (to: string, kind: 'melee' | 'ranged'): string => (kind === 'melee' ? `${to}:melee` : to);

function* onePool(v: OnePool): Generator<string> {
  for (const kind of ['melee', 'ranged'] as const) {
    const w = declared(v, v.attacker, v.activation, asked);
    const key = targetKey(v.defender, kind);
    const isAsked = w.isAsked('ask-target') && w.legal().includes(key);
    // of several weapons a mini may leave one whose card serves somebody else
    const leaves = v.units.some(u => u.id === v.attacker && u.keywords?.arsenal !== undefined);
    const ends = isAsked ? w.give(key).ends(isFormed, eachMini(leaves, passing)) : [];
    const rows = ends.flatMap(end => formed(end).filter(f => f.unit === v.attacker && f.to === v.defender));
    yield* compareSide(kind, rows, v.expected[kind]);
  }
}

const poolsOf = (pools: unknown, defenders: readonly string[]): readonly (readonly Pair[])[] => {
  const list = Array.isArray(pools) ? pools : defenders.map(d => (pools as Record<string, unknown>)[d]);
  return list.map(p => (Array.isArray(p) ? p : (p as Row).pool) as readonly Pair[]);
};

function* split(v: Split): Generator<string> {
  const [first, second] = v.defenders;
  const others = (w: Walk): readonly Answer[] => {
    if (!w.isAsked('ask-further-target')) return passing(w);
    return w.legal().includes(second) ? [second] : ['enough'];
  };
  const w = declared(v, v.attacker, v.activation, asked);
  const isAsked = w.isAsked('ask-target') && w.legal().includes(first);
  const ends = isAsked ? w.give(first).ends(isFormed, eachMini(true, others)) : [];
  const rows = ends.flatMap(end => {
    const both = v.defenders.map(d => formed(end).find(f => f.to === d)?.pool ?? []);
    return both.every(pool => pool.length > 0) ? [both] : [];
  });
  const isSmaller = (a: readonly (readonly Pair[])[], b: readonly (readonly Pair[])[]): boolean =>
    a.every((pool, n) => pool.every(([m, x]) => b[n]!.some(([k, y]) => m === k && x === y))) &&
    a.some((pool, n) => pool.length < b[n]!.length);
  const most = rows.filter(row => !rows.some(other => isSmaller(row, other)));
  yield* compareSets(
    'ways to split',
    most.map(row => row.map(sortedPool)),
    v.expected.maximal.map(row => poolsOf(row.pools ?? row, v.defenders).map(sortedPool)),
  );
}

/** The pool has a Beam weapon; another unit has supported it. */
const changed = (v: Support) => (s: State) => {
  asked(s);
  const give = (unit: string, what: 'fire-support') => {
    const card = s.cards.units[`card-${unit}`]!;
    s.cards.units[card.id] = { ...card, keywords: { ...card.keywords, [what]: true } };
  };
  if (v.supportedBy !== undefined) give(v.supportedBy, 'fire-support');
  if (!v.beam) return;
  const card = s.cards.units[`card-${v.attacker}`]!;
  const weapons = card.weapons.map(w => (w.melee ? w : { ...w, keywords: { ...w.keywords, beam: 1 } }));
  s.cards.units[card.id] = { ...card, weapons };
};

function* support(v: Support): Generator<string> {
  const w = declared(v, v.attacker, v.activation, changed(v));
  const key = targetKey(v.defender, v.kind ?? 'ranged');
  if (!w.legal().includes(key)) {
    yield `no ${v.kind ?? 'ranged'} attack on ${v.defender}: ${w.why(key)}`;
    return;
  }
  w.give(key);
  for (let n = 0; n < 20 && !w.isAsked('ask-moment') && !isFormed(w); n++) w.give(w.legal(1)[0]!);
  if (v.supportedBy !== undefined && w.isAsked('ask-moment')) {
    w.give(`${v.supportedBy}:fire-support`);
    for (let n = 0; n < 20 && w.asked.startsWith('ask-weapon'); n++) w.give(w.legal(1)[0]!);
  }
  const supports = `${v.supporter}:fire-support`;
  const isOffered = w.isAsked('ask-moment') && w.legal().includes(supports);
  if (isOffered !== (v.expected.refused.length === 0))
    yield `Fire Support ${isOffered ? 'offered' : 'not offered'}, expected ${v.expected.refused.join(' ') || 'to be allowed'}`;
  if (!isOffered) return;
  const ends = w.give(supports).ends(isFormed, eachMini(false, passing));
  const rows = ends.flatMap(end => {
    const turnsCards = end.events.flatMap(e =>
      e.type === 'card' && e.unit === v.supporter && e.state !== 'ready'
        ? (end.s.cards.upgrades[end.s.units[v.supporter]!.upgrades[e.upgrade]!.card]?.weapons ?? []).map(
            x => x.name,
          )
        : [],
    );
    return formed(end)
      .filter(f => f.unit === v.supporter)
      .map(f => ({ ...f, turnsCards }));
  });
  yield* compareSide('support', rows, v.expected);
}

function* beam(v: Beam): Generator<string> {
  const w = declared(v, v.attacker, v.activation, asked);
  const isBeam = (a: Answer): boolean =>
    typeof a === 'string' && a !== 'none' && weaponIn(w.s, v.attacker, a).name === v.weapon;
  const answers = (x: Walk): readonly Answer[] => {
    if (x.isAsked('ask-weapons')) return ['each'];
    if (x.isAsked('ask-weapon')) return [x.legal().find(isBeam) ?? 'none'];
    return x.legal();
  };
  if (w.legal().includes(v.defender)) w.give(v.defender);
  const further = w
    .ends(isFormed, answers)
    .map(end => end.events.flatMap(e => (e.type === 'defender' ? [e.to] : [])).slice(1));
  yield* compareSets('further defenders', further, v.expected.further);
}

const ASKED = { pool: onePool, split, support, beam };

export function* differences(v: OnePool | Split | Support | Beam): Generator<string> {
  yield* ASKED[v.question](v as never);
}
