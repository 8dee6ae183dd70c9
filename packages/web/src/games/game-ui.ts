import type { Field, Msg, Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import type { OptionShown, QuestionShown, Told } from '@potyczka/table';
import type { ComponentType } from 'react';

/** What every part of a game's picture is given. The same for all games: the shell knows no more. */
export interface SceneProps {
  readonly view: unknown;
  readonly lang: Lang;
  /** My seat; null for a spectator or in a replay. */
  readonly me: Seat | null;
  /** Names of the people, by seat. */
  readonly names: Readonly<Record<Seat, string>>;
  /** What is asked of me, if anything. */
  readonly question: QuestionShown | null;
  /** Elements of the board that can be chosen, by the names the rules gave them (`Show.at`). */
  readonly lit: ReadonlyMap<string, readonly OptionShown[]>;
  /** The candidate that is pointed at or focused: draw what would happen. */
  readonly pointed: OptionShown | null;
  /** Keys chosen so far, where several may be. */
  readonly chosen: ReadonlySet<string>;
  /** Events that have just happened, to be shown in order; empty with reduced motion. */
  readonly happening: readonly Told[];
  /** The element to highlight together with a line of the log. */
  readonly highlight: readonly string[];
  readonly motion: boolean;
  point(key: string | null): void;
  choose(key: string): void;
}

/** A rule of the ledger, for the pages that explain. */
export interface RuleEntry {
  readonly id: string;
  readonly area: string;
  readonly text: Readonly<Record<Lang, string>>;
  /** Not in the source of the rules: taken from the published game. */
  readonly reconstructed?: boolean;
  /** A position to draw, for worked examples: a view of the game. */
  readonly picture?: unknown;
}

/** One step of a guided first game. */
export interface Lesson {
  readonly id: string;
  readonly title: Readonly<Record<Lang, string>>;
  readonly body: Readonly<Record<Lang, string>>;
  readonly rules: readonly string[];
  /** The position that the step starts from: a state of the game, and what the learner should do. */
  readonly picture?: unknown;
}

/** Points of a finished or running match, for the end and its plot. */
export interface Score {
  readonly who: string;
  readonly name: Readonly<Record<Lang, string>>;
  readonly total: number;
  readonly parts: readonly { readonly label: Readonly<Record<Lang, string>>; readonly points: number }[];
}

/** Everything that the shell needs of a game. Loaded when the game is opened. */
export interface GameUi {
  readonly id: string;
  readonly title: Readonly<Record<Lang, string>>;
  readonly summary: Readonly<Record<Lang, string>>;
  readonly options: Readonly<Record<string, Field>>;
  /** How many seats a table with these options has. */
  seatCount(options: Readonly<Record<string, string | number | boolean>>): number;
  optionText(lang: Lang, option: string, value?: string | number | boolean): string;
  say(lang: Lang, msg: Msg): string;
  tell(lang: Lang, event: unknown): string;
  /** The seat that an event of the log belongs to, for the filter; null for the table's own. */
  actor(event: unknown): Seat | null;
  /** The rules that an event or a question rests on, to be opened from its line. */
  rulesOf(event: unknown): readonly string[];
  /** Elements of the board that a line of the log is about. */
  placesOf(event: unknown): readonly string[];
  /** Whether a line deserves a mark on the timeline of a replay. */
  isMilestone(event: unknown): boolean;
  /** The name of a seat's piece and its colour token. */
  seatLook(seat: string): {
    readonly name: Readonly<Record<Lang, string>>;
    readonly colour: string;
    readonly letter: string;
  };
  scores(view: unknown, result: unknown): readonly Score[];
  /** A picture for the first page. */
  Cover: ComponentType<{ readonly lang: Lang }>;
  Board: ComponentType<SceneProps>;
  /** The people and their public state. */
  People: ComponentType<SceneProps>;
  /** My own board and hand. */
  Mine: ComponentType<SceneProps>;
  rules(): Promise<readonly RuleEntry[]>;
  lessons(): Promise<readonly Lesson[]>;
}
