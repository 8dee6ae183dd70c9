import type { Considered, JudgedEntry } from '@potyczka/bots';
import type { Answer, Seat } from '@potyczka/kernel';
import type { Moment } from '@potyczka/kernel/run';
import type { Otherwise } from './explore.js';
import type { Eyes } from './story.js';

export type { Considered, JudgedEntry };

/** Whose decisions of a match are judged, and how long that may take. */
export interface JudgeWanted {
  readonly match: unknown;
  readonly seats?: readonly Seat[];
  readonly entries?: readonly number[];
  readonly ms: number;
  /** Answers besides what was played and what the strong player does. */
  readonly others: number;
}

/** One more decision, unless it had no choice, and the entries of those that cost most so far. */
export interface JudgedPart {
  readonly found: JudgedEntry | null;
  readonly deciding: readonly number[];
}

/** What the worker of the analysis is asked. All of it is about a match that is over, and refused else. */
export type AnalysisWish =
  | { readonly do: 'open'; readonly lines: unknown }
  | { readonly do: 'line'; readonly lines: unknown; readonly line: number; readonly as: Eyes }
  | {
      readonly do: 'moment';
      readonly lines: unknown;
      readonly at: Moment;
      readonly as: Eyes;
      readonly of: { readonly seat?: Seat | null; readonly steps?: readonly Answer[] };
    }
  | {
      readonly do: 'probe';
      readonly lines: unknown;
      readonly otherwise: Otherwise;
      readonly tried: Answer;
    }
  | { readonly do: 'give'; readonly lines: unknown; readonly otherwise: Otherwise }
  | {
      readonly do: 'call';
      readonly lines: unknown;
      readonly line: number;
      readonly words: { readonly name: string; readonly comment: string };
    }
  | { readonly do: 'drop'; readonly lines: unknown; readonly line: number }
  | { readonly do: 'play-on'; readonly lines: unknown; readonly at: Moment; readonly mine: Seat }
  | { readonly do: 'judge'; readonly wanted: JudgeWanted }
  | { readonly do: 'luck'; readonly record: unknown };

export interface AnalysisRequest {
  readonly id: number;
  readonly analysis: AnalysisWish;
}

export const isAnalysisRequest = (m: unknown): m is AnalysisRequest =>
  typeof m === 'object' && m !== null && !('do' in m) && 'analysis' in m;
