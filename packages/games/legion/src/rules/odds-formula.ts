import type { OddsEnd } from '@potyczka/kernel';
import { DICE_COLOURS, type DieColour } from '../content/cards.js';
import { type AttackCtx, stepsOf } from '../moments.js';
import { type Attack, type S, type State, unitCardOf, unitOf } from '../state.js';
import { ATTACK_DICE, DEFENCE_DICE, type DefenceFace, type UnitId } from '../vocabulary.js';
import { coverOf, pierceLeft, surgeBlocks } from './attack/defence.js';
import { attackChart, ctxOf, diceIn, otherConversions } from './attack/roll.js';
import { mayGainSuppression } from './morale.js';
import { hasOnlyOwn, spendable } from './tokens.js';
import { isSilent, keepsKeywords, worth } from './values.js';
import { minisAfter } from './wounds.js';

/**
 * An attack as numbers: the same steps as in `rules/attack`, from the dice to the tokens, for pools about which nobody
 * but the values of `moments.ts` has a say. A test of `check legion-odds` proves it equal to playing every path.
 */

/** How likely each number is; several counts are digits of one. */
type Spread = Map<number, number>;

/** Digits of a roll: hits, crits, surges of each colour, blanks of each colour. Small numbers are quick to look up. */
interface Digits {
  readonly base: number;
  readonly hit: number;
  readonly crit: number;
  readonly surge: readonly number[];
  readonly blank: readonly number[];
}

const digitsFor = (most: number): Digits => {
  const base = most + 1;
  const at: number[] = [1];
  for (let n = 1; n < 8; n++) at.push((at[n - 1] as number) * base);
  return { base, hit: 1, crit: base, surge: at.slice(2, 5), blank: at.slice(5) };
};

const read = (key: number, digit: number, base: number): number => Math.floor(key / digit) % base;

const add = (to: Spread, key: number, p: number): void => {
  to.set(key, (to.get(key) ?? 0) + p);
};

const together = (a: Spread, b: Spread): Spread => {
  const out: Spread = new Map();
  for (const [k, p] of a) for (const [l, q] of b) add(out, k + l, p * q);
  return out;
};

/** Some equal dice, by what each face counts for. */
const rolled = <F extends string>(faces: readonly F[], n: number, counts: (face: F) => number): Spread => {
  const one: Spread = new Map();
  for (const face of faces) add(one, counts(face), 1 / faces.length);
  let all: Spread = new Map([[0, 1]]);
  for (let i = 0; i < n; i++) all = together(all, one);
  return all;
};

/** Which faces are told apart by the colours of their dice. */
interface Apart {
  readonly surges: boolean;
  readonly blanks: boolean;
}

/** Dice of one colour; where nobody rolls again colours make no difference, and surges make none to a chart. */
const attackDice = (k: Digits, colour: number, n: number, apart: Apart): Spread =>
  rolled(ATTACK_DICE[DICE_COLOURS[colour] as DieColour], n, face => {
    if (face === 'hit' || face === 'crit') return k[face];
    return (
      face === 'surge' ? k.surge[apart.surges ? colour : 0] : k.blank[apart.blanks ? colour : 0]
    ) as number;
  });

const COLOURS = [0, 1, 2] as const;

/** Who rolls again, and how often: dice that are worth nothing, red before black before white (`uselessDice`). */
interface Rerolls {
  /** Dice of one token each. */
  readonly tokens: readonly number[];
  /** Surges that will count for something; white ones are kept first. */
  readonly kept: number;
}

/** The dice of a roll that a token takes: what they were, and how many of each colour. */
const taken = (
  k: Digits,
  key: number,
  most: number,
  kept: number,
): { gone: number; dice: readonly number[] } => {
  const useless = [0, 0, 0];
  let keeps = kept;
  for (const c of [2, 1, 0]) {
    const surges = read(key, k.surge[c] as number, k.base);
    useless[c] = Math.max(0, surges - keeps);
    keeps = Math.max(0, keeps - surges);
  }
  let left = most;
  let gone = 0;
  const dice = COLOURS.map(c => {
    const blanks = Math.min(left, read(key, k.blank[c] as number, k.base));
    const surges = Math.min(left - blanks, useless[c] as number);
    left -= blanks + surges;
    gone += blanks * (k.blank[c] as number) + surges * (k.surge[c] as number);
    return blanks + surges;
  });
  return { gone, dice };
};

const rerolled = (k: Digits, roll: Spread, { tokens, kept }: Rerolls, apart: Apart): Spread => {
  const known = new Map<string, Spread>();
  const fresh = (dice: readonly number[]): Spread => {
    const key = dice.join();
    const all = known.get(key) ?? COLOURS.map(c => attackDice(k, c, dice[c] ?? 0, apart)).reduce(together);
    known.set(key, all);
    return all;
  };
  let now = roll;
  for (const most of tokens) {
    const next: Spread = new Map();
    for (const [key, p] of now) {
      const { gone, dice } = taken(k, key, most, kept);
      if (gone === 0) add(next, key, p);
      else for (const [got, q] of fresh(dice)) add(next, key - gone + got, p * q);
    }
    now = next;
  }
  return now;
};

/** What an attack depends on besides its dice, looked up once. */
interface Facts {
  readonly kind: AttackCtx['kind'];
  readonly chart: 'none' | 'hit' | 'crit';
  readonly criticals: number;
  readonly surgeTokens: number;
  readonly dodges: number;
  readonly dodgesCrits: boolean;
  readonly wantsDodge: boolean;
  readonly coverCancels: number;
  readonly ram: number;
  readonly impact: number;
  readonly armour: number;
  readonly shields: number;
}

const factsOf = (s: S, c: AttackCtx): Facts => {
  const to = unitOf(s, c.to);
  const isRanged = c.kind === 'ranged';
  const cover = isRanged ? coverOf(s, c.by, c.to) : 0;
  return {
    kind: c.kind,
    chart: attackChart(s),
    criticals: worth('criticals', 0, c),
    surgeTokens: spendable(s, c.by, 'surge'),
    dodges: worth('mayDodge', true, c) ? spendable(s, c.to, 'dodge') : 0,
    dodgesCrits: worth('dodgesCrits', false, c),
    wantsDodge: worth('wantsDodge', false, c),
    coverCancels: isRanged ? worth('coverCancels', cover, { ...c, cover }) : 0,
    ram: worth('ram', 0, c),
    impact: worth('isArmoured', false, { s, unit: c.to }) ? worth('impact', 0, c) : 0,
    armour: worth('armour', 0, c),
    shields: isRanged && worth('mayFlipShields', true, { s, unit: c.to }) ? to.tokens.shield : 0,
  };
};

/** What is left of a roll when the defender takes up its dice. */
interface Left {
  readonly results: number;
  readonly scored: boolean;
  readonly dodged: boolean;
}

/** Step 5a, as `dodge` in `rules/attack/defence.ts`. */
const dodged = (f: Facts, hits: number, crits: number): { n: number; hits: number; crits: number } => {
  const able = f.dodgesCrits ? crits : 0;
  const useful = Math.min(f.dodges, able + hits);
  const n = f.dodges > 0 && hits + crits > 0 ? Math.max(useful, f.wantsDodge ? 1 : 0) : 0;
  const ofCrits = Math.min(n, able);
  return { n, crits: crits - ofCrits, hits: hits - Math.min(n - ofCrits, hits) };
};

/** Steps 4c to 6 of one roll. */
const leftOf = (k: Digits, f: Facts, key: number): Left => {
  const sum = (digits: readonly number[]) => digits.reduce((n, digit) => n + read(key, digit, k.base), 0);
  const surges = sum(k.surge);
  const critical = Math.min(surges, f.criticals);
  const rest = surges - critical;
  const converted = f.chart === 'none' ? Math.min(rest, f.surgeTokens) : rest;
  let hits = read(key, k.hit, k.base) + (f.chart === 'crit' ? 0 : converted);
  let crits = read(key, k.crit, k.base) + critical + (f.chart === 'crit' ? converted : 0);
  const blanks = sum(k.blank) + rest - converted;
  const scored = hits + crits > 0;
  const dodge = dodged(f, hits, crits);
  hits = Math.max(0, dodge.hits - f.coverCancels);
  crits = dodge.crits;
  const rammed = Math.min(f.ram, blanks + hits);
  crits += rammed;
  hits -= Math.max(0, rammed - blanks);
  const impact = Math.min(f.impact, hits);
  crits += impact;
  hits = Math.max(0, hits - impact - f.armour);
  return { results: Math.max(0, hits + crits - f.shields), scored, dodged: dodge.n > 0 };
};

/** Digits of defence dice. */
const BASE = 64;
const BLOCK = 1;
const SURGE = BASE;
const BLANK = BASE * BASE;

/** What the defender's dice depend on, looked up once. */
interface Defence {
  readonly faces: readonly DefenceFace[];
  readonly turnsSurges: boolean;
  readonly tokens: number;
  readonly extra: number;
  readonly again: number;
  readonly pierce: number;
}

const defenceOf = (s: S, c: AttackCtx, isDodged: boolean): Defence => {
  const then = isDodged ? ({ ...s, attack: { ...(s.attack as Attack), dodged: 1 } } as S) : s;
  const at = { ...c, s: then };
  return {
    faces: DEFENCE_DICE[unitCardOf(s, unitOf(s, c.to)).die],
    turnsSurges: surgeBlocks(then, c.to),
    tokens: spendable(s, c.to, 'surge'),
    extra: worth('extraDice', 0, at),
    again: worth('defenceRerolls', 0, at),
    pierce: worth('mayPierce', true, { ...at, dice: c.to }) ? pierceLeft(then) : 0,
  };
};

/** Steps 7 to 9: wounds of so many results. */
const woundsOf = (d: Defence, results: number): Spread => {
  if (results === 0) return new Map([[0, 1]]);
  const roll = (n: number): Spread =>
    rolled(d.faces, n, face => (face === 'block' ? BLOCK : face === 'surge' ? SURGE : BLANK));
  let now = roll(results + d.extra);
  if (d.again > 0) {
    const next: Spread = new Map();
    for (const [key, p] of now) {
      const [surges, blanks] = [read(key, SURGE, BASE), read(key, BLANK, BASE)];
      const kept = d.turnsSurges ? surges : Math.min(surges, d.tokens);
      const n = Math.min(d.again, blanks + surges - kept);
      const gone = Math.min(n, blanks) * BLANK + Math.max(0, n - blanks) * SURGE;
      for (const [got, q] of roll(n)) add(next, key - gone + got, p * q);
    }
    now = next;
  }
  const out: Spread = new Map();
  for (const [key, p] of now) {
    const surges = read(key, SURGE, BASE);
    const blocks = read(key, BLOCK, BASE) + (d.turnsSurges ? surges : Math.min(surges, d.tokens));
    add(out, Math.max(0, results - Math.max(0, blocks - d.pierce)), p);
  }
  return out;
};

/** Moments of an attack at which somebody might do what no formula knows; inside a guard nothing happens unless one guards. */
const OF_POOL = stepsOf('pool');
const OF_DEFENDER = stepsOf('wounds');

/** The attack with much of everything, with nothing, and with much of one thing only: who acts in none of them never does. */
const corners = (s: S): S[] => {
  const a = s.attack as Attack;
  const all = (n: number) => ({ hit: n, crit: n, surge: n, blank: n });
  const some = (n: number, more: Partial<Attack>): S =>
    ({
      ...s,
      attack: {
        ...a,
        dice: { red: all(n), black: all(n), white: all(n) },
        rolled: [...DICE_COLOURS],
        ...{ hits: n, crits: n, blanks: n, dodged: n, cancelled: n, wounds: n, scored: n > 0 },
        defence: { blocks: n, surges: n, blanks: n },
        ...more,
      },
    }) as S;
  const u = unitOf(s, (a.pools[a.at] as Attack['pools'][number]).to);
  const hurt = { ...u, minis: u.minis.map(m => ({ ...m, wounds: 9 })) };
  const much = some(9, {});
  return [
    much,
    some(0, {}),
    some(9, { crits: 0 }),
    some(9, { hits: 0 }),
    some(9, { wounds: 0 }),
    { ...much, units: { ...s.units, [u.id]: hurt } } as S,
  ];
};

/** Is this a pool that the formula knows all about? */
const isPlain = (s: S, c: AttackCtx): boolean => {
  if (s.attack?.bomb) return false;
  const tokens = [
    [c.by, 'aim'],
    [c.by, 'surge'],
    [c.to, 'dodge'],
    [c.to, 'surge'],
  ] as const;
  if (!tokens.every(([unit, token]) => hasOnlyOwn(s, unit, token))) return false;
  const tries = corners(s);
  return (
    OF_POOL.every(name => isSilent(name, tries, now => ({ ...c, s: now }))) &&
    OF_DEFENDER.every(name =>
      isSilent(name, tries, now => ({ s: now, unit: c.to, minis: unitOf(now, c.to).minis.map(m => m.id) })),
    )
  );
};

/** Step 10: a defender after some wounds and the suppression of the attack. */
const endOf = (s: S, c: AttackCtx, wounds: number, scored: boolean): State | undefined => {
  const u = unitOf(s, c.to);
  const minis = minisAfter(s, u, wounds);
  if (!minis) return undefined;
  const hurt = { ...u, minis };
  const isSame = keepsKeywords(s, u);
  const then = isSame && minis.length > 0 ? s : ({ ...s, units: { ...s.units, [c.to]: hurt } } as S);
  if (minis.length === 0)
    return { ...then, units: { ...then.units, [c.to]: { ...hurt, where: 'defeated' } } } as State;
  const fear = (c.kind === 'ranged' && scored ? 1 : 0) + worth('suppression', 0, { ...c, s: then });
  const suppression = u.tokens.suppression + (mayGainSuppression(then, isSame ? u : hurt) ? fear : 0);
  const after = { ...hurt, tokens: { ...u.tokens, suppression } };
  return { ...s, units: { ...s.units, [c.to]: after } } as State;
};

/** Dice on the table, or all that are about to be rolled. */
const rollOf = (k: Digits, s: S, apart: Apart): Spread => {
  const { part, dice } = s.attack as Attack;
  const isRolled = part !== 'roll';
  return COLOURS.map((c): Spread => {
    const colour = DICE_COLOURS[c];
    if (!isRolled) return attackDice(k, c, diceIn(s, colour), apart);
    const { hit, crit, surge, blank } = dice[colour];
    return new Map([
      [hit * k.hit + crit * k.crit + surge * (k.surge[c] as number) + blank * (k.blank[c] as number), 1],
    ]);
  }).reduce(together);
};

/** How the pool that is being resolved may end, as far as its defender is concerned; nothing where that must be played. */
export const attackEnds = (s: S, to: UnitId): readonly OddsEnd<State>[] | undefined => {
  const a = s.attack;
  const known =
    a && (a.part === 'roll' ? a.rolled.length === 0 : a.part === 'reroll' || a.part === 'convert');
  if (!a || !known || a.pools[a.at]?.to !== to) return undefined;
  const c = ctxOf(s);
  if (!isPlain(s, c)) return undefined;
  const f = factsOf(s, c);
  const perAim = worth('rerolls', 2, c);
  const tokens =
    a.part === 'convert'
      ? []
      : [
          ...Array.from({ length: spendable(s, c.by, 'aim') }, () => perAim),
          ...Array.from({ length: unitOf(s, to).tokens.observation }, () => 1),
        ];
  const again = tokens.length > 0;
  const apart = { surges: again && f.chart === 'none', blanks: again };
  const k = digitsFor(DICE_COLOURS.reduce((sum, colour) => sum + diceIn(s, colour), 0));
  const kept = f.chart === 'none' ? otherConversions(s) : k.base;
  const roll = again ? rerolled(k, rollOf(k, s, apart), { tokens, kept }, apart) : rollOf(k, s, apart);
  const results = new Map<string, { left: Left; p: number }>();
  for (const [key, p] of roll) {
    const left = leftOf(k, f, key);
    const name = `${left.results} ${left.scored} ${left.dodged}`;
    results.set(name, { left, p: p + (results.get(name)?.p ?? 0) });
  }
  const ends = new Map<string, { wounds: number; scored: boolean; p: number }>();
  const defences = [defenceOf(s, c, false), defenceOf(s, c, true)] as const;
  for (const { left, p } of results.values())
    for (const [all, q] of woundsOf(defences[left.dodged ? 1 : 0], left.results)) {
      const wounds = Math.min(all, a.most);
      const name = `${wounds} ${left.scored}`;
      ends.set(name, { wounds, scored: left.scored, p: p * q + (ends.get(name)?.p ?? 0) });
    }
  const out: OddsEnd<State>[] = [];
  for (const { wounds, scored, p } of ends.values()) {
    const state = endOf(s, c, wounds, scored);
    if (!state) return undefined;
    out.push({ state: state as OddsEnd<State>['state'], p });
  }
  return out;
};
