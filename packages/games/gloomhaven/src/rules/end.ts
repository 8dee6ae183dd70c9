import { goalOf } from '../content/index.js';
import { hero } from '../look.js';
import type { H, S, Seat, T } from '../state.js';
import type { HeroId } from '../vocabulary.js';
import { scale } from './statistics.js';

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

/** Whether a battle goal is met, from what was counted. */
export const goalIsMet = (s: S, id: HeroId): boolean => {
  const h = hero(s, id);
  const card = h.goals[0];
  if (card === undefined) return false;
  const goal = goalOf(card).goal as Readonly<Record<string, unknown>>;
  const cards = h.hand.length + h.discard.length;
  const hp = s.figures[id]?.hp ?? 0;
  const checks: Readonly<Record<string, () => boolean>> = {
    atEnd: () =>
      atEnd(goal.atEnd as Readonly<Record<string, number | string>>, cards, hp, s.figures[id]?.max ?? 1),
    xpAtMost: () => h.xp <= Number(goal.xpAtMost),
    xpAtLeast: () => h.xp >= Number(goal.xpAtLeast),
    trapSprungOrDisarmedOnTurnOf: () => at(h, 'traps') > 0,
    treasureTilesAtLeast: () => at(h, 'treasures') >= 1,
    openDoorRevealingRoomOnYourTurn: () => at(h, 'rooms') >= 1,
    moneyTokensAtLeast: () => h.money >= Number(goal.moneyTokensAtLeast),
    moneyTokens: () => h.money === 0,
    treasureTiles: () => at(h, 'treasures') === 0,
    killsAtMost: () => at(h, 'kills') <= Number(goal.killsAtMost),
    killsAtLeast: () => at(h, 'kills') >= Number(goal.killsAtLeast),
    eliteKillsAtLeast: () => at(h, 'elites') >= 1,
    itemUsesAtLeast: () => at(h, 'items') >= h.level + 2,
    itemUses: () => at(h, 'items') === 0,
    everyRoundStart: () => (s.flags['empty rounds'] ?? 0) === 0,
    killWithExcessDamageAtLeast: () => at(h, 'dynamo') > 0,
    firstKillOfScenario: () => at(h, 'first') > 0,
    never: () => neverDid(s, h, goal.never as Readonly<Record<string, unknown>>),
    killUndamagedMonsterWithOneAttack: () => at(h, 'executed') > 0,
    onlyLongRests: () => at(h, 'short') === 0,
    onlyShortRests: () => at(h, 'long') === 0,
  };
  return Object.keys(goal).every(key => checks[key]?.() ?? false);
};

const atEnd = (
  goal: Readonly<Record<string, number | string>>,
  cards: number,
  hp: number,
  max: number,
): boolean => {
  if (goal.handPlusDiscardAtLeast !== undefined) return cards >= Number(goal.handPlusDiscardAtLeast);
  if (goal.handPlusDiscardAtMost !== undefined) return cards <= Number(goal.handPlusDiscardAtMost);
  if (goal.hpAtMost !== undefined) return hp <= Number(goal.hpAtMost);
  return hp === max;
};

const neverDid = (s: S, h: H, never: Readonly<Record<string, unknown>>): boolean =>
  never.hpBelow === undefined
    ? s.order.every(id => id === h.id || s.heroes[id]?.out === false)
    : at(h, 'low') === 0;

/** GLM-END-08 to -17 */
export const endScenario = (t: T): Result => {
  const outcome = t.s.outcome ?? 'lost';
  const won = outcome === 'won';
  t.emit({ type: 'over', outcome, rounds: t.s.round }, 'GLM-END-08');
  const { gold: rate } = scale(t.s);
  const heroes = t.s.order.map(id => {
    const h = hero(t.s, id);
    const { gold, xp } = payout(t.s.level, rate, h.money, h.xp, won);
    const checks = won && goalIsMet(t.s, id) ? goalOf(h.goals[0]!).checks : 0; // GLM-END-14, -15
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
