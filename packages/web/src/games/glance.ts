import type { Json, Seat } from '@potyczka/kernel';
import type { Lang, Texts } from '@potyczka/kernel/register';
import type { ComponentType } from 'react';

/** Whoever takes part in a match, beside their name in a list. */
export interface Standing {
  readonly seat: Seat;
  readonly letter: string;
  readonly colour: string;
  /** How they stand, in a figure or two; empty where nothing is counted. */
  readonly count: string;
}

/** What came of a match for whoever asks; `told`: for somebody who only looked on, or where nobody wins. */
export interface ResultGlance {
  readonly is: 'won' | 'lost' | 'drawn' | 'told';
  /** The place among several, where that says more than a word. */
  readonly place?: string;
  /** The result in figures, as `8 : 5`. */
  readonly figures: string;
}

/** What a match was played on and with: history counts results by each of these words. */
export interface Setting {
  /** An arena, a battlefield, a scenario. */
  readonly ground: Texts | null;
  /** What a seat stands for before the start, beside its figure: a team, an army. */
  readonly side: Texts | null;
  /** With what that seat played: a legend, a hero, an army. */
  readonly own: readonly Texts[];
}

export type Options = Readonly<Record<string, Json>>;

/** What is told of the people at a table. */
export interface Company {
  readonly me: Seat | null;
  /** What each seat is called in a sentence. */
  name(seat: string): string;
}

/**
 * How a match stands, for lists of matches: drawn small and said in a few words. It is loaded for every match in
 * sight, so it knows as little of its game as it can.
 */
export interface GlanceUi<V = unknown, E = unknown, R = unknown> {
  /** The position, around what is mine. */
  readonly Position: ComponentType<{ readonly view: V; readonly me: Seat | null; readonly lang: Lang }>;
  setting(options: Options, me: Seat | null): Setting;
  /** How far it has come: `round 2 of 6`. */
  progress(lang: Lang, view: V): string;
  standings(view: V): readonly Standing[];
  /** How I stand, in a sentence; empty if there is nothing to say. */
  mine(lang: Lang, view: V, me: Seat): string;
  /** What has happened, in a sentence or two; empty if nothing has that matters. */
  news(lang: Lang, events: readonly E[], view: V, company: Company): string;
  outcome(lang: Lang, result: R, options: Options, me: Seat | null): ResultGlance;
}

/** What the shell is given: it knows no game's types. */
export const erased = <V, E, R>(glance: GlanceUi<V, E, R>): GlanceUi => glance as unknown as GlanceUi;
