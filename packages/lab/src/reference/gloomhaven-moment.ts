import type { Hex } from '@potyczka/geometry/hex';
import type { Board } from './gloomhaven-board.js';

/** One moment of an action. Never changed: every step makes another. */

export interface Someone {
  readonly at: Hex;
  readonly hp: number;
  readonly max: number;
  readonly side: string;
  readonly owner: string | null;
  readonly conditions: readonly string[];
  /** A money token lies where it falls (GLM-ATK-18). */
  readonly leavesMoney: boolean;
}

export interface Moment {
  /** Those on the board. */
  readonly who: Readonly<Record<string, Someone>>;
  /** Traps that lie there. */
  readonly traps: readonly Hex[];
  /** Items that are ready, by number. */
  readonly ready: readonly number[];
  /** Money tokens, those of the fallen among them. */
  readonly money: readonly Hex[];
  /** The hero flies, by a card that may be put away. */
  readonly isAloft: boolean;
  /** Whose action it is. */
  readonly me: string;
  /** Enemies whom the last move went through. */
  readonly through: readonly string[];
  /** A door was opened: what lies behind it is no part of a comparison. */
  readonly door: Hex | null;
}

/** What never changes while an action lasts. */
export interface Given {
  readonly board: Board;
  readonly me: string;
  readonly trapDamage: number;
  /** What a trap says besides, by its hex: a number of its own, conditions. */
  readonly traps: ReadonlyMap<
    Hex,
    { readonly damage: number | null; readonly conditions: readonly string[] }
  >;
  readonly flies: (who: string) => boolean;
  readonly shield: (who: string) => number;
  readonly retaliates: (who: string) => readonly { readonly n: number; readonly range: number }[];
  readonly isImmune: (who: string, to: string) => boolean;
  /**
   * Where the ledger leaves a question open, the reading that gives fewer ends; otherwise the one that gives more.
   * What is offered must lie between the two.
   */
  readonly isStrict: boolean;
}

export const BOOTS = 1;
export const POTION = 12;
const POTION_HEALS = 3;

export const at = (m: Moment, who: string): Hex => (m.who[who] as Someone).at;
export const isThere = (m: Moment, who: string): boolean => m.who[who] !== undefined;
export const has = (m: Moment, who: string, condition: string): boolean =>
  m.who[who]?.conditions.includes(condition) ?? false;
export const standingOn = (m: Moment, hex: Hex): string | undefined =>
  Object.keys(m.who).find(id => at(m, id) === hex);
export const areEnemies = (m: Moment, a: string, b: string): boolean => m.who[a]?.side !== m.who[b]?.side;
export const enemiesOf = (m: Moment, who: string): string[] =>
  Object.keys(m.who).filter(id => areEnemies(m, id, who));

const change = (m: Moment, who: string, by: Partial<Someone>): Moment => ({
  ...m,
  who: { ...m.who, [who]: { ...(m.who[who] as Someone), ...by } },
});

export const put = (m: Moment, who: string, to: Hex): Moment => change(m, who, { at: to });

/** GLM-EXH-04, -07: its summons go with it, and its cards no longer last. */
const without = (m: Moment, who: string): Moment => ({
  ...m,
  isAloft: m.isAloft && who !== m.me,
  money: m.who[who]?.leavesMoney ? [...m.money, at(m, who)] : m.money,
  who: Object.fromEntries(Object.entries(m.who).filter(([id, f]) => id !== who && f.owner !== who)),
});

/** Damage is suffered, never negated; at 0 a figure is gone (GLM-ATK-16, GLM-EXH-01). */
export const hurt = (m: Moment, who: string, n: number): Moment => {
  const f = m.who[who];
  if (f === undefined || n <= 0) return m;
  return f.hp - n < 1 ? without(m, who) : change(m, who, { hp: f.hp - n });
};

/** GLM-COND-02: once is enough. CURSE and BLESS leave no token. */
export const gain = (g: Given, m: Moment, who: string, condition: string): Moment => {
  const f = m.who[who];
  if (f === undefined || condition === 'curse' || condition === 'bless') return m;
  if (f.conditions.includes(condition) || g.isImmune(who, condition)) return m;
  return change(m, who, { conditions: [...f.conditions, condition].sort() });
};

/** GLM-COND-05, -07, -08, GLM-HEAL-04 */
export const heal = (m: Moment, who: string, n: number): Moment => {
  const f = m.who[who];
  if (f === undefined) return m;
  const conditions = f.conditions.filter(c => c !== 'poison' && c !== 'wound');
  return change(m, who, { conditions, hp: has(m, who, 'poison') ? f.hp : Math.min(f.max, f.hp + n) });
};

/** GLM-TILE-09, -11, -16: what lies on a hex that was entered on foot or by force. */
export const enter = (g: Given, m: Moment, who: string): Moment => {
  const hex = at(m, who);
  if (g.board.kind(hex) === 'hazardous') {
    if (g.isImmune(who, 'hazardousTerrain')) return m;
    return hurt(m, who, Math.floor(g.trapDamage / 2));
  }
  if (!m.traps.includes(hex)) return m;
  const trap = g.traps.get(hex);
  const sprung = { ...m, traps: m.traps.filter(other => other !== hex) };
  const after = hurt(sprung, who, trap?.damage ?? g.trapDamage);
  return (trap?.conditions ?? []).reduce((now, condition) => gain(g, now, who, condition), after);
};

/** GLM-TILE-01 */
export const isEmpty = (g: Given, m: Moment, hex: Hex): boolean => {
  const kind = g.board.kind(hex);
  const isBare = ['floor', 'corridor', 'open-door', 'pressure-plate'].includes(kind);
  const isGone = kind === 'trap' && !m.traps.includes(hex);
  return (isBare || isGone) && standingOn(m, hex) === undefined && !m.money.includes(hex);
};

/** GLM-JUMP-06: whoever loses Flying over an obstacle. */
const fallen = (g: Given, m: Moment): readonly Moment[] => {
  const from = at(m, g.me);
  if (g.board.kind(from) !== 'obstacle') return [m];
  const hit = hurt(m, g.me, g.trapDamage);
  if (!isThere(hit, g.me)) return [hit];
  const open = g.board.hexes.filter(hex => isEmpty(g, hit, hex));
  const least = Math.min(...open.map(hex => g.board.distance(from, hex)));
  if (!Number.isFinite(least)) return [hit];
  return open.filter(hex => g.board.distance(from, hex) === least).map(hex => put(hit, g.me, hex));
};

/** GLM-CARD-16: the card that lets the hero fly goes to its pile. */
const grounded = (g: Given, m: Moment): readonly Moment[] =>
  m.isAloft && !isOver(g, m) ? fallen(g, { ...m, isAloft: false }) : [];

/** GLM-ITEM-12: the potion is drunk; not by a stunned character (GLM-COND-11). */
const drunk = (g: Given, m: Moment): readonly Moment[] => {
  if (!m.ready.includes(POTION) || isOver(g, m)) return [];
  return [heal({ ...m, ready: m.ready.filter(id => id !== POTION) }, g.me, POTION_HEALS)];
};

/** What may be done at any moment of the own turn, each of it or nothing, in any order. */
export const freely = (g: Given, m: Moment): readonly Moment[] => {
  const next = [...drunk(g, m), ...grounded(g, m)];
  return next.length === 0 ? [m] : once([m, ...next.flatMap(each => freely(g, each))]);
};

/** GLM-COND-11, GLM-G64, -G74: nothing more is done. */
export const isOver = (g: Given, m: Moment): boolean =>
  m.door !== null || !isThere(m, g.me) || has(m, g.me, 'stun');

/** What can be seen of a moment. */
export const told = (m: Moment): string => {
  const figures = Object.keys(m.who)
    .toSorted()
    .map(id => {
      const { at: hex, hp, conditions } = m.who[id] as Someone;
      return `${id}@${hex}:${hp}${conditions.length > 0 ? `(${[...conditions].sort().join()})` : ''}`;
    });
  const ready = [...m.ready].sort((a, b) => a - b).join();
  const traps = [...m.traps].sort((a, b) => a - b).join();
  return `${figures.join(' ')} traps ${traps} items ${ready}${m.isAloft ? ' aloft' : ''}${m.door === null ? '' : ` door ${m.door}`}`;
};

/** Each moment once. */
export const once = (moments: readonly Moment[]): readonly Moment[] => [
  ...new Map(moments.map(m => [`${told(m)} ${m.through.join()}`, m])).values(),
];
