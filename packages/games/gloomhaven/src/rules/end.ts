import { sure } from '@potyczka/kernel';
import { goalOf } from '../content/index.js';
import { meaningOf } from '../content/one-of.js';
import type { BattleGoalWords } from '../content/scenario-words.js';
import type { H, S, Seat, T } from '../state.js';
import type { HeroId } from '../vocabulary.js';
import { scale } from './formula.js';
import { hero } from './look.js';

/** What a character takes away (GLM-END-09, -14, -17). */
export interface Reward {
  readonly id: HeroId;
  readonly seat: Seat;
  readonly xp: number;
  readonly gold: number;
  readonly checks: number;
  readonly exhausted: boolean;
  /** Numbered treasures, and what a personal quest counts. */
  readonly treasures: readonly number[];
  readonly kills: Readonly<Record<string, number>>;
  readonly elites: number;
  readonly withItem: Readonly<Record<string, number>>;
  /** GLM-PERMA-01 */
  readonly dead: boolean;
}

export interface Result {
  readonly outcome: 'won' | 'lost';
  readonly rounds: number;
  readonly heroes: readonly Reward[];
}

/** GLM-END-09: money tokens at the rate of the scenario level, experience with the bonus of a success. */
export const payout = (
  level: number,
  gold: number,
  tokens: number,
  xp: number,
  won: boolean,
): { gold: number; xp: number } => ({
  gold: tokens * gold,
  xp: xp + (won ? 4 + 2 * level : 0), // GLM-END-17
});

/** The counts that begin with a word, by what follows it. */
const countsOf = (h: H, word: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(h.tally).flatMap(([key, n]) =>
      key.startsWith(word) && !key.startsWith(`${word}with `) ? [[key.slice(word.length), n]] : [],
    ),
  );

const at = (h: H, key: string): number => h.tally[key] ?? 0;

/** What a battle goal looks at: its character, and everything else. */
interface Deeds {
  readonly s: S;
  readonly h: H;
  readonly cards: number;
  readonly hp: number;
  readonly max: number;
}

type Check = (d: Deeds) => boolean;

const counted =
  (name: string, least = 1): Check =>
  ({ h }) =>
    at(h, name) >= least;
const never =
  (name: string): Check =>
  ({ h }) =>
    at(h, name) === 0;

/** Every word of a battle goal with what it means. */
export const BATTLE_GOAL_WORDS: {
  readonly [K in keyof BattleGoalWords]: (value: BattleGoalWords[K]) => Check;
} = {
  handPlusDiscardAtLeast: n => d => d.cards >= n,
  handPlusDiscardAtMost: n => d => d.cards <= n,
  hpAtMost: n => d => d.hp <= n,
  fullHp: () => d => d.hp === d.max,
  xpAtMost: n => d => d.h.xp <= n,
  xpAtLeast: n => d => d.h.xp >= n,
  trapSprungOrDisarmed: () => counted('traps'),
  treasureTilesAtLeast: n => counted('treasures', n),
  treasureTiles: () => never('treasures'),
  roomsOpenedAtLeast: n => counted('rooms', n),
  moneyTokensAtLeast: n => d => d.h.money >= n,
  moneyTokens: n => d => d.h.money === n,
  killsAtMost: n => d => at(d.h, 'kills') <= n,
  killsAtLeast: n => counted('kills', n),
  eliteKillsAtLeast: n => counted('elites', n),
  itemUsesAboveLevel: n => d => at(d.h, 'items') >= d.h.level + n,
  itemUses: () => never('items'),
  monsterAtEveryRoundStart: () => d => (d.s.flags['empty rounds'] ?? 0) === 0,
  excessDamageKill: () => counted('dynamo'),
  firstKill: () => counted('first'),
  undamagedKill: () => counted('executed'),
  neverBelowHalfHp: () => never('low'),
  noAllyExhausted: () => d => d.s.order.every(id => id === d.h.id || d.s.heroes[id]?.out === false),
  onlyLongRests: () => never('short'),
  onlyShortRests: () => never('long'),
};

/** Whether a battle goal is met, from what was counted. */
export const goalIsMet = (s: S, id: HeroId): boolean => {
  const h = hero(s, id);
  const [card] = h.goals;
  if (card === undefined) return false;
  const { hp, max } = s.figures[id] ?? h.leftWith ?? { hp: 0, max: 1 };
  const discards = h.discard.length + h.active.filter(a => !a.lost).length; // GLM-CARD-15
  const deeds = { s, h, cards: h.hand.length + discards, hp, max };
  return goalOf(card).goal.every(word => meaningOf<BattleGoalWords, Check>(BATTLE_GOAL_WORDS, word)(deeds));
};

/** GLM-END-08 to -17 */
export const endScenario = (t: T): Result => {
  const outcome = t.s.outcome ?? 'lost';
  const won = outcome === 'won';
  t.emit({ type: 'over', outcome, rounds: t.s.round }, 'GLM-END-08');
  const { gold: rate } = scale(t.s);
  const heroes = t.s.order.map(id => {
    const h = hero(t.s, id);
    const { gold, xp } = payout(t.s.level, rate, h.money, h.xp, won);
    const checks = won && goalIsMet(t.s, id) ? goalOf(sure(h.goals[0], 'one of goals')).checks : 0; // GLM-END-14, -15
    const dead = t.s.options.party?.death === true && at(h, 'out hp') > 0;
    return {
      id,
      seat: h.seat,
      xp: dead ? 0 : xp,
      gold: dead ? 0 : gold + h.gold,
      checks: dead ? 0 : checks,
      exhausted: h.out,
      treasures: [...h.treasures],
      kills: countsOf(h, 'killed '),
      elites: at(h, 'elites'),
      withItem: countsOf(h, 'killed with '),
      dead,
    };
  });
  return { outcome, rounds: t.s.round, heroes };
};
