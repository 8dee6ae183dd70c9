import { nth, type RuleId, type Seat, sure } from '@potyczka/kernel';
import { type Equipped, type MiniS, type T, unitOf } from '../state.js';
import type { MiniId, ScoredFor, UnitId, UnitToken } from '../vocabulary.js';
import { thresholdOf } from './sheet.js';

/** Tokens and wounds come and go with the number that there was: the log tells both. */

interface Some {
  readonly unit: UnitId;
  readonly token: UnitToken;
  readonly n: number;
}

const tokensOf = (t: T, { unit, token }: Some): number => unitOf(t.s, unit).tokens[token];

export const gainTokens = (t: T, some: Some & { readonly why: string }, rule: RuleId): void => {
  t.emit({ type: 'gained', ...some, was: tokensOf(t, some) }, rule);
};

export const loseTokens = (
  t: T,
  some: Some & { readonly why: 'spent' | 'removed'; readonly for: string },
  rule: RuleId,
): void => {
  t.emit({ type: 'lost', ...some, was: tokensOf(t, some) }, rule);
};

interface Harm {
  readonly unit: UnitId;
  readonly mini: MiniId;
  readonly n: number;
}

/** What a mini has borne so far, and what it can bear. */
const bornBy = (t: T, { unit, mini }: Harm): { readonly was: number; readonly most: number } => {
  const u = unitOf(t.s, unit);
  const { wounds, role } = u.minis.find(m => m.id === mini) as MiniS;
  return { was: wounds, most: thresholdOf(t.s, u, role) };
};

export const woundBy = (t: T, harm: Harm, rule: RuleId): void => {
  t.emit({ type: 'wounded', ...harm, ...bornBy(t, harm) }, rule);
};

export const healBy = (t: T, harm: Harm, rule: RuleId): void => {
  t.emit({ type: 'healed', ...harm, ...bornBy(t, harm) }, rule);
};

interface OfCard {
  readonly unit: UnitId;
  readonly upgrade: number;
}

const equippedOf = (t: T, { unit, upgrade }: OfCard): Equipped => nth(unitOf(t.s, unit).upgrades, upgrade);

/** An upgrade card is readied, exhausted, expended or turned over. */
export const turnUpgrade = (
  t: T,
  turn: OfCard & { readonly state: Equipped['state']; readonly face: string },
  rule: RuleId,
): void => {
  t.emit({ type: 'card', ...turn, card: equippedOf(t, turn).card }, rule);
};

/** Tokens are laid on an upgrade card, or taken from it. */
export const layOnUpgrade = (
  t: T,
  some: OfCard & { readonly token: string; readonly n: number },
  rule: RuleId,
): void => {
  const { card, tokens } = equippedOf(t, some);
  t.emit({ type: 'card-token', ...some, card, was: tokens[some.token] ?? 0 }, rule);
};

export const scorePoints = (t: T, who: Seat, points: number, why: ScoredFor): void => {
  if (points <= 0) return;
  t.emit({ type: 'scored', who, points, was: sure(t.s.sides[who], 'side').points, why }, 'LEG-GEN-23');
};
