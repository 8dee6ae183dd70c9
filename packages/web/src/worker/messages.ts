import type { Answer } from '@potyczka/kernel';
import type { OddsWanted } from '../wire/odds.js';
import type { Eyes } from './story.js';

export type { Advice } from '@potyczka/bots';

/** Somebody else at this device, or the curtain between them, who sits nowhere. */
const isHere = (who: string): boolean => /^(here-[2-9]|curtain)$/.test(who);

/** What one of several people at this device asks, and what they are told. */
export interface FromHere<M = unknown> {
  readonly as: string;
  readonly message: M;
}

export const isFromHere = (m: unknown): m is FromHere =>
  typeof m === 'object' && m !== null && 'as' in m && 'message' in m && isHere(String(m.as));

/** What the worker is asked beside the table's own protocol. */
export type StoryRequest = { readonly id: number } & (
  | { readonly record: unknown; readonly as: Eyes }
  | { readonly history: string; readonly as: Eyes | null }
);

export const isStoryRequest = (m: unknown): m is StoryRequest =>
  typeof m === 'object' && m !== null && !('do' in m) && ('record' in m || 'history' in m);

/** A record that is to be checked before it is kept. */
export interface CheckRequest {
  readonly id: number;
  readonly check: unknown;
}

export const isCheckRequest = (m: unknown): m is CheckRequest =>
  typeof m === 'object' && m !== null && !('do' in m) && 'check' in m;

/** Odds that are to be reckoned; see `OddsWanted`. */
export interface OddsRequest {
  readonly id: number;
  readonly odds: OddsWanted;
}

export const isOddsRequest = (m: unknown): m is OddsRequest =>
  typeof m === 'object' && m !== null && !('do' in m) && 'odds' in m;

/** What a good player would do at the question of a table here. */
export interface AdviceRequest {
  readonly id: number;
  readonly advice: { readonly table: string; readonly q: number };
}

export const isAdviceRequest = (m: unknown): m is AdviceRequest =>
  typeof m === 'object' && m !== null && !('do' in m) && 'advice' in m;

/** A record whose luck is to be reckoned. */
export interface LuckRequest {
  readonly id: number;
  readonly luck: unknown;
}

export const isLuckRequest = (m: unknown): m is LuckRequest =>
  typeof m === 'object' && m !== null && !('do' in m) && 'luck' in m;

/** A step of a guided game, with the learner's answers so far. */
export interface DrillRequest {
  readonly id: number;
  readonly drill: string;
  readonly game: string;
  readonly answers: readonly Answer[];
  /** What is only tried after them: it is judged, and nothing happens. */
  readonly tried?: Answer;
}

export const isDrillRequest = (m: unknown): m is DrillRequest =>
  typeof m === 'object' && m !== null && !('do' in m) && 'drill' in m;
