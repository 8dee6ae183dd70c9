import type { Answer, Seat } from '../index.js';
import type { Texts } from './rule-text.js';

/** One step of a guided first game: something to read, or something to do on the board. */
export interface Lesson {
  readonly id: string;
  readonly title: Texts;
  /** Two or three short sentences: what this is about. */
  readonly body: Texts;
  /** For those who want to know more. */
  readonly more?: Texts;
  readonly rules: readonly string[];
  /** What the learner sees at first: a view of the game. */
  readonly picture?: unknown;
  /** What the learner is to do; a step without a task is only read. The position is the `Drill` of the same name. */
  readonly task?: Task;
}

/** The words around something that a learner does. */
export interface Task {
  readonly goal: Texts;
  /** How to do it, for those who ask. */
  readonly hint: Texts;
  /** Said when the goal is reached. */
  readonly praise: Texts;
  /** Said when a legal choice has missed the goal, by the name that `Drill.judge` gave the miss. */
  readonly remarks: Readonly<Record<string, Texts>>;
}

/** Whether a learner has done what a step is about. */
export type LessonOutcome = 'open' | 'reached' | { readonly missed: string };

/** A position that a learner plays on, in the worker: the judge of every answer is the game itself. */
export interface Drill {
  readonly options: unknown;
  /** A state of the game, as it can stand between two steps of its rules. */
  readonly state: unknown;
  /** The learner. */
  readonly seat: Seat;
  /** Answers that lead to the goal; the next one is lit. Forced answers are left out: nobody is asked for them. */
  readonly script: readonly Answer[];
  /** What the others answer, in the order in which they are asked; then whatever is harmless. */
  readonly others?: readonly Answer[];
  /** Judges what has been told to the learner so far. */
  judge(told: readonly unknown[], view: unknown): LessonOutcome;
}

/** The position of a lesson, if it is one to play; `boxOf` gives the game's own first state. */
export type DrillOf<S, O> = (lesson: string, boxOf: (options: O) => S) => Drill | undefined;
