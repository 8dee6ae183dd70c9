import type { Answer, Field, Msg, Seat } from '@potyczka/kernel';
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
  /** A phone held upright: draw larger and say less; details open on a tap. */
  readonly narrow: boolean;
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
  /** The example is about what lies before the players: show that too. */
  readonly withPeople?: boolean;
}

/** One step of a guided first game: something to read, or something to do on the board. */
export interface Lesson {
  readonly id: string;
  readonly title: Readonly<Record<Lang, string>>;
  /** Two or three short sentences: what this is about. */
  readonly body: Readonly<Record<Lang, string>>;
  /** For those who want to know more. */
  readonly more?: Readonly<Record<Lang, string>>;
  readonly rules: readonly string[];
  /** What the learner sees at first: a view of the game. */
  readonly picture?: unknown;
  /** What the learner is to do; a step without a task is only read. The position is the `Drill` of the same name. */
  readonly task?: Task;
}

/** The words around something that a learner does. */
export interface Task {
  readonly goal: Readonly<Record<Lang, string>>;
  /** How to do it, for those who ask. */
  readonly hint: Readonly<Record<Lang, string>>;
  /** Said when the goal is reached. */
  readonly praise: Readonly<Record<Lang, string>>;
  /** Said when a legal choice has missed the goal, by the name that `Drill.judge` gave the miss. */
  readonly remarks: Readonly<Record<string, Readonly<Record<Lang, string>>>>;
}

/** Whether a learner has done what a step is about. */
export type Outcome = 'open' | 'reached' | { readonly missed: string };

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
  judge(told: readonly unknown[], view: unknown): Outcome;
}

/** Points of a finished or running match, for the end and its plot. */
export interface Score {
  readonly who: string;
  readonly name: Readonly<Record<Lang, string>>;
  readonly total: number;
  /** Whether this is a winner of a finished match; several may share the victory. */
  readonly won: boolean;
  /** Why this one is placed before others with as many points, if the game has a reason. */
  readonly note?: Readonly<Record<Lang, string>>;
  /** The same parts in the same order for everybody. */
  readonly parts: readonly { readonly label: Readonly<Record<Lang, string>>; readonly points: number }[];
}

/** Points that an event gave. */
export interface Gain {
  readonly who: string;
  readonly points: number;
}

/** A level of the map. */
export interface Level {
  readonly id: string;
  /** One or two characters on its button. */
  readonly sign: string;
  readonly name: Readonly<Record<Lang, string>>;
}

/**
 * Where a part of a game stands: `top` above the board (initiative, round,
 * objectives), `left` with the people, `right` between question and log,
 * `bottom` beside what is mine, or over a corner of the board.
 */
export const REGIONS = ['top', 'left', 'right', 'bottom', 'north-west', 'south-west', 'south-east'] as const;
export type Region = (typeof REGIONS)[number];

/** A part of the page that a game fills: folded by who looks at it, and remembered. */
export interface Part {
  readonly id: string;
  readonly title: Readonly<Record<Lang, string>>;
  readonly region: Region;
  readonly View: ComponentType<SceneProps>;
  /**
   * On a phone: behind a tab of its own, in the sheet above the question, over
   * the board, or nowhere. As told by the region if not said: `top` and the
   * corners over the board, `right` in the sheet, `left` with the people,
   * `bottom` with what is mine.
   */
  readonly phone?: 'tab' | 'sheet' | 'board' | 'none';
  /** Always open: it has no head and takes no fold. */
  readonly isFixed?: boolean;
  /** Whether there is anything to show; always, if not said. */
  has?(view: unknown): boolean;
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
  /** What an option, or a setting of it, does; empty if there is nothing to say. */
  optionHelp(lang: Lang, option: string, value?: string | number | boolean): string;
  /** A small picture of a setting of an option; nothing where words say it all. */
  OptionPicture?: ComponentType<{
    readonly option: string;
    readonly value: string | number | boolean;
  }>;
  say(lang: Lang, msg: Msg): string;
  tell(lang: Lang, event: unknown): string;
  /** The seat that an event of the log belongs to, for the filter; null for the table's own. */
  actor(event: unknown): Seat | null;
  /** Elements of the board that a line of the log is about. */
  placesOf(event: unknown): readonly string[];
  /** Whether a line deserves a mark on the timeline of a replay. */
  isMilestone(event: unknown): boolean;
  /** What the buttons that go from mark to mark are called. */
  readonly milestones: {
    readonly next: Readonly<Record<Lang, string>>;
    readonly previous: Readonly<Record<Lang, string>>;
  };
  /** Whether somebody's turn begins with a line, for going from turn to turn in a replay. */
  isTurn?(event: unknown): boolean;
  /** The name of a seat's piece and its colour token. */
  seatLook(seat: string): {
    readonly name: Readonly<Record<Lang, string>>;
    readonly colour: string;
    readonly letter: Readonly<Record<Lang, string>>;
  };
  /** Where the game stands, in a few words for the head of the page; empty if there is nothing to say. */
  headline?(lang: Lang, view: unknown): string;
  /** Best first, with where the points came from as the log tells it. */
  scores(view: unknown, result: unknown, log: readonly Told[]): readonly Score[];
  /** Points that an event gave, for the plot of the match. */
  gain(event: unknown): Gain | null;
  /** How long an event deserves to be looked at, in parts of a second up to 1. */
  pause(event: unknown): number;
  /** What an option would do or cost, or more of why it is refused, in a few words and figures; empty if there is nothing to add. */
  foresee(lang: Lang, view: unknown, option: OptionShown): string;
  /** A picture for the first page. */
  Cover: ComponentType<{ readonly lang: Lang }>;
  Board: ComponentType<SceneProps>;
  /** The people and their public state. */
  People: ComponentType<SceneProps>;
  /** My own board and hand. */
  Mine: ComponentType<SceneProps>;
  /** What I hold in one line, for a small screen where my board is elsewhere. */
  Strip?: ComponentType<SceneProps>;
  /** Everything about one element of the board (`data-el`), for the panel that opens beside it. */
  Details: ComponentType<SceneProps & { readonly element: string }>;
  /** Whether an element has details: shown as soon as the hand rests on it, or only on a click. */
  details(element: string): 'rest' | 'click' | null;
  /** A small picture beside an option. */
  Icon: ComponentType<{ readonly option: OptionShown }>;
  /** The piece of a seat, in a line of text. */
  Token: ComponentType<{ readonly seat: string; readonly size?: number }>;
  rules(): Promise<readonly RuleEntry[]>;
  /** The areas of the rules in order, with their titles. */
  areas(): Promise<Readonly<Record<string, Readonly<Record<Lang, string>>>>>;
  lessons(): Promise<readonly Lesson[]>;
  /** How near the board is shown, in pixels for a unit of its `viewBox`; the whole of it if not said. */
  readonly nearness?: {
    /** At the beginning at least so near: the board may then be larger than the screen, and the camera follows what happens. */
    readonly comfort: { readonly desk: number; readonly phone: number };
    /** No nearer than this; 0 for four times the whole board. */
    readonly closest: number;
  };
  /** Levels of the map, lowest first; the board asks `useCamera().level` which one is looked at. */
  levels?(view: unknown): readonly Level[];
  /** What else is on the table: initiative, decks, dice, elements, sheets, objectives. */
  readonly parts?: readonly Part[];
  /** Under which heading an option stands when there are many; none if it stands alone. */
  groupOf?(lang: Lang, option: OptionShown): string;
  /** What an event is part of, as a monster's activation: those of one are told together. */
  activation?(event: unknown): string | null;
  /** Options that suit a first game; the others stay as the game proposes them. */
  readonly firstGame: Readonly<Record<string, string | number | boolean>>;
}
