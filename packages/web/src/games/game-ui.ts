import type { Answer, Field, Json, Msg, Offer, Refusal, Seat, Settings } from '@potyczka/kernel';
import type { Lang, Lesson, RuleTexts, Texts } from '@potyczka/kernel/register';
import type { OptionShown, QuestionShown, Told } from '@potyczka/table';
import type { ComponentType, ReactNode } from 'react';
import type { Sound } from '../ui/sound.js';
import type { Sighted, Table3 } from '../ui/table3/model.js';
import type { GlanceUi } from './glance.js';

export type { Lesson, LessonOutcome, RuleText } from '@potyczka/kernel/register';

/** A line of the log, with the event as its game knows it. */
export interface LogLine<E = unknown> extends Told {
  readonly event: E;
}

/**
 * What every part of a game's picture is given. The same for all games: the shell knows no more. A game names
 * its own types: `SceneProps<View, Event>`.
 */
export interface SceneProps<V = unknown, E = unknown> {
  readonly view: V;
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
  readonly happening: readonly LogLine<E>[];
  /** Events that are looked at again, to be drawn as long as they are: a line of the log that is pointed at, or what happened since my last turn. */
  readonly lingering: readonly LogLine<E>[];
  /** Answers for somebody who has said before what they want; only while something is asked at a table. */
  answer?(a: Answer): void;
  /** All that has been told so far, where one is at a table. */
  readonly log?: readonly LogLine<E>[];
  /** The element to highlight together with a line of the log. */
  readonly highlight: readonly string[];
  readonly motion: boolean;
  /** The campaign that a match is part of, while it is played. */
  readonly campaign?: string;
  /** A phone held upright: draw larger and say less; details open on a tap. */
  readonly narrow: boolean;
}

/** Points of a finished or running match, for the end and its plot. */
export interface Score {
  readonly who: string;
  /** Whose it is, where one person leads several. */
  readonly seat?: Seat;
  readonly name: Texts;
  readonly total: number;
  /** What the total counts, where it is not the sum of its parts. */
  readonly totalOf?: Texts;
  /** Whether this is a winner of a finished match; several may share the victory. */
  readonly won: boolean;
  /** Why this one is placed before others with as many points, if the game has a reason. */
  readonly note?: Texts;
  /** The same parts in the same order for everybody. */
  readonly parts: readonly { readonly label: Texts; readonly points: number }[];
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

/** What a click on the board means before it is asked for: an option now, and what is chosen when it is asked next. */
export interface Intent {
  /** The option that it begins with. */
  readonly key: string;
  /** The element that is clicked. */
  readonly at: string;
  /** What the click means, in the words of a button: `Run to C4`. */
  readonly label: Msg | null;
  /** What the board draws of it. */
  readonly preview: unknown;
  /** Elements that are chosen as soon as they can be, in this order. */
  readonly next: readonly string[];
  /**
   * Whether it goes on with what was clicked before: `no` where something new begins; `asked` where the same element
   * stays meant, whichever option is chosen; `alone` where it follows by itself if no other option leads there.
   */
  readonly follows: 'no' | 'asked' | 'alone';
}

/** A part of the page that a game fills: folded by who looks at it, and remembered. */
export interface UiPart<V = unknown, E = unknown> {
  readonly id: string;
  readonly title: Readonly<Record<Lang, string>>;
  readonly region: Region;
  readonly View: ComponentType<SceneProps<V, E>>;
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
  has?(view: V): boolean;
}

/** Something about a campaign that is on or off from its beginning. */
export interface CampaignFlag {
  readonly id: string;
  readonly text: Texts;
}

/** What somebody wants of a new campaign: who goes, and what they and their party are called. */
export interface QuickWishes {
  readonly party: string;
  readonly heroes: readonly { readonly id: string; readonly name: string }[];
}

/** Answers what a campaign asks at its beginning, as it was wished. */
export interface QuickStart {
  /** What is played next; nothing if it is for people to say. */
  offer(offers: readonly Offer[]): string | null;
  /** Whether this is the match that it leads to. */
  isThere(offer: string): boolean;
  /** An answer; nothing where people decide. */
  answerTo(question: QuestionShown): Answer | null;
}

export interface PickerProps {
  readonly lang: Lang;
  readonly heroes: QuickWishes['heroes'];
  onChange(heroes: QuickWishes['heroes']): void;
}

/**
 * A game on the first page, which loads this for every game: no more than a few words. It is what `index.ts` of
 * the game's folder exports as `page`.
 */
export interface GamePage {
  /** The name of the folder, and of the game in the catalogue. */
  readonly id: string;
  readonly title: Texts;
  readonly summary: Texts;
  /** How many play, as '2–5'. */
  readonly people?: string;
  /** How long a game takes, about, in minutes. */
  readonly minutes?: number;
  /** It can be played without others, and without bots. */
  readonly isAlone?: boolean;
  /** All play on one side: those of the program are companions, and no opponents. */
  readonly isShared?: true;
  /** It is played in a campaign only, and does not stand on the first page. */
  readonly isPart?: true;
  /** What the page is called on which its players prepare, as armies are built. */
  readonly workshop?: Texts;
  /** It has a campaign. */
  readonly campaign?: {
    /** The game whose page tells it. */
    readonly teller: string;
    /** Its first evening without the steps before it: who goes is said on the form. */
    readonly quick?: {
      Picker(): Promise<{ readonly Picker: ComponentType<PickerProps> }>;
      start(wishes: QuickWishes): Promise<QuickStart>;
    };
    /** What is settled when it begins: options of the campaign that are on or off. */
    readonly flags: readonly CampaignFlag[];
  };
  /** How its matches are drawn and told in lists; one without stands there by its name. */
  glance?(): Promise<{ readonly glance: GlanceUi }>;
  /** A picture for the first page. */
  cover(): Promise<{ readonly Cover: ComponentType<{ readonly lang: Lang }> }>;
  ui(): Promise<{ readonly ui: GameUi }>;
}

/** How an option of several pieces is said: the rules ask for the whole of it, people for one piece after the other. */
export interface Pieces {
  /** The elements that make up an option, in order; null if it is said at once. */
  of(option: OptionShown): readonly string[] | null;
  /** What is asked once some pieces are there. */
  ask(whole: Msg, begun: readonly string[]): Msg;
  /** A piece that may be said, or, with its place from 1 on, one that has been said. */
  label(element: string, place: number): Msg;
  /** The button that confirms the whole answer. */
  confirm(begun: readonly string[]): Msg;
  /** Says the same pieces the other way round. */
  readonly swap: Msg;
}

/** What an editor of data is given. What it sets is read by the game at once, as the table will read it. */
export interface EditorProps {
  readonly option: string;
  readonly lang: Lang;
  readonly value: Json;
  /** The plain options beside it. */
  readonly settings: Settings;
  /** Whose it is, of what each seat brings; null for what belongs to the match. */
  readonly seat: Seat | null;
  /** What breaks a rule, and where, as `units.3`; the shell says it in words. */
  readonly fault: { readonly at: string; readonly refusal: Refusal } | null;
  set(value: Json): void;
}

/** What is settled before a match: options, what they are called and do, and which of them suit whom. */
export interface SetUpUi {
  readonly options: Readonly<Record<string, Field>>;
  /** How many seats a table with these options has. */
  seatCount(options: Readonly<Record<string, Json>>): number;
  optionText(lang: Lang, option: string, value?: string | number | boolean): string;
  /** What an option, or a setting of it, does; empty if there is nothing to say. */
  optionHelp(lang: Lang, option: string, value?: string | number | boolean): string;
  /** Whether an option means nothing with the others as they are: then it is not asked for. */
  isMoot(option: string, options: Readonly<Record<string, unknown>>): boolean;
  /** Whether an option is for those who know the game: it lies folded beneath the others. */
  isRare(option: string): boolean;
  /** Options that suit who comes alone, or with friends, from the first page. */
  readonly company: Readonly<
    Partial<Record<'nobody' | 'friends', Readonly<Record<string, string | number | boolean>>>>
  >;
  /** Options that suit a first game; the others stay as the game proposes them. */
  readonly firstGame: Readonly<Record<string, string | number | boolean>>;
}

/** What a game says: each sentence in the language that is asked for. */
export interface WordsUi<V = unknown, E = unknown> {
  say(lang: Lang, msg: Msg): string;
  tell(lang: Lang, event: E): string;
  /** What an option would do or cost, or more of why it is refused, in a few words and figures; empty if there is nothing to add. */
  foresee(lang: Lang, view: V, option: OptionShown): string;
  /** Where the game stands, in a few words for the head of the page; empty if there is nothing to say. */
  headline(lang: Lang, view: V): string;
}

/** Whoever sits at the table, as the page names and draws them. */
export interface SeatsUi<V = unknown> {
  /** The name of a seat's piece and its colour token. */
  look(
    seat: string,
    view?: V,
  ): {
    readonly name: Texts;
    readonly colour: string;
    readonly letter: Texts;
  };
  /** The piece of a seat, in a line of text. At a table its colour is given: of `look`, where the table stands. */
  readonly Token: ComponentType<{ readonly seat: string; readonly size?: number; readonly colour?: string }>;
}

/** What the log, the telling and a replay know of an event. */
export interface StoryUi<V = unknown, E = unknown> {
  /** The seat that an event of the log belongs to, for the filter; null for the table's own. */
  actor(event: E, view?: V): Seat | null;
  /** Elements of the board that a line of the log is about. */
  placesOf(event: E): readonly string[];
  /** How long an event deserves to be looked at, in seconds: no more than 1, but for deaths, turns of the match and its end. */
  pause(event: E): number;
  /** How much an event matters to whoever comes back to the table; mostly as much as it is looked at. */
  newsOf(event: E): number;
  /** Whether a line goes without saying, as a step of a procedure whose outcome is told: it is in no log. */
  isQuiet(event: E): boolean;
  /** Whether a line deserves a mark on the timeline of a replay. */
  isMilestone(event: E): boolean;
  /** What the buttons that go from mark to mark are called. */
  readonly milestones: {
    readonly next: Texts;
    readonly previous: Texts;
  };
}

/** How a match is counted: for its end, and for the plot of it. */
export interface PointsUi<V = unknown, E = unknown, R = unknown> {
  /** Best first, with where the points came from as the log tells it. */
  scores(view: V, result: R | null, log: readonly LogLine<E>[]): readonly Score[];
  /** Points that an event gave, for the plot of the match. */
  gain(event: E, view?: V): Gain | null;
}

/** How near the board is shown, in pixels for a unit of its `viewBox`. */
export interface Nearness {
  /** At the beginning at least so near: the board may then be larger than the screen, and the camera follows what happens. */
  readonly comfort: { readonly desk: number; readonly phone: number };
  /** No nearer than this; 0 for four times the whole board. */
  readonly closest: number;
}

/** The whole board, as large as the screen lets it be. */
export const WHOLE_BOARD: Nearness = { comfort: { desk: 0, phone: 0 }, closest: 0 };

/** How a match ended that its players win or lose together. */
export interface Ending {
  readonly won: boolean;
  /** Why, in a sentence. */
  readonly why: Texts;
  /** What is kept of it, and what is lost with it: a sentence each. */
  readonly kept: readonly Texts[];
}

/** A game whose players may play against the game itself. */
export interface TogetherUi<V = unknown, R = unknown> {
  /** Null where some win against others. */
  ending(view: V, result: R): Ending | null;
}

/** The board, and how it is looked at. */
export interface BoardUi<V = unknown, E = unknown> {
  readonly View: ComponentType<SceneProps<V, E>>;
  readonly nearness: Nearness;
  /** Levels of the map, lowest first, if it has several; the board asks `useCamera().level` which one is looked at. */
  levels(view: V): readonly Level[];
}

/** My own board and hand. */
export interface HandUi<V = unknown, E = unknown> {
  readonly Mine: ComponentType<SceneProps<V, E>>;
  /** What I hold in one line, for a small screen where my board is elsewhere. */
  readonly Strip: ComponentType<SceneProps<V, E>>;
}

/** What stands around the board. */
export interface PanelsUi<V = unknown, E = unknown> {
  /** The people and their public state. */
  readonly People: ComponentType<SceneProps<V, E>>;
  /** What else is on the table: initiative, decks, dice, elements, sheets, objectives. */
  readonly parts: readonly UiPart<V, E>[];
  /** Everything about one element of the board (`data-el`), for the panel that opens beside it. */
  readonly Details: ComponentType<SceneProps<V, E> & { readonly element: string }>;
  /**
   * Whether an element has details: shown beside it as soon as the hand rests on it, or then in a corner of the
   * board (`aside`), where they hide nothing that is drawn around it, or only on a click.
   */
  details(element: string): 'rest' | 'aside' | 'click' | null;
  /** A small picture beside an option. */
  readonly Icon: ComponentType<{ readonly option: OptionShown }>;
}

/** What explains a game: its rules, and the steps of a guided first game. */
export interface TeachingUi {
  ruleTexts(): Promise<RuleTexts>;
  lessons(): Promise<readonly Lesson[]>;
}

/** What somebody new is told at the table. */
export interface CoachUi {
  /** What the game is about, in a few sentences. */
  readonly goal: Texts;
  /** Why an answer is good, by the names of the parts of a position's value in the game's hints: a sentence each. */
  readonly reasons: Readonly<Record<string, Texts>>;
}

/** A game played in turns: for going from one to the next in the log and in a replay. */
export interface TurnsUi<E = unknown> {
  /** Whether somebody's turn begins with a line. */
  isTurn(event: E): boolean;
  /** The round that begins with an event, for the plot; it counts decisions where none does. */
  roundOf(event: E): number | null;
}

/** How a game tells a turn in brief, for a log that is kept short. */
export interface InBriefUi<E = unknown> {
  /** What came of a turn in a few figures, beside its first line; empty if nothing did. */
  turnNote(lang: Lang, events: readonly E[]): string;
  /** Two lines told as one where there are few: hits of one figure on another become what they came to; null for others. */
  asOne(a: E, b: E): E | null;
}

/** What much that happened at once looks like piece by piece; one key goes on to the next. */
export interface FilmUi<V = unknown, E = unknown> {
  /** Cut into what is told at once. */
  beats(events: readonly E[]): readonly (readonly E[])[];
  /** The view as it looks after part of it: who stands where, who is hurt. */
  follow(view: V, events: readonly E[]): V;
  /** What an event is part of, as a monster's activation: those of one are told together; null for none. */
  activation(event: E): string | null;
}

/** How options are ordered where there are many. */
export interface ManyUi {
  /** Under which heading an option stands; none if it stands alone. */
  groupOf(lang: Lang, option: OptionShown): string;
  /** Whether an option is one of many on the board and needs no button of its own. */
  isFound(option: OptionShown): boolean;
  /** Whether an option takes the place of another, where several may be chosen: a token has one place only. */
  rivals(key: string, other: string): boolean;
}

/** Questions that a person may let pass until the turn is over, and whose turn that is. */
export interface PassingUi<V = unknown> {
  /** What is said of it: on the button, while it lasts, and to be asked again. */
  readonly words: { readonly pass: Texts; readonly passing: Texts; readonly stop: Texts };
  isPassed(question: QuestionShown): boolean;
  turnOf(view: V): string;
}

/** What chance decides after an answer with odds, so that the page can say afterwards where it stood in them. */
export interface StrokeUi<V = unknown, E = unknown> {
  /** What it is about, if an answer leads to one. */
  of(view: V, a: Answer): string | null;
  /** Whether chance begins with an event. */
  begins(event: E): boolean;
  /** The value that came, as the odds count it; null until it is decided. */
  came(events: readonly E[], of: string): number | null;
}

/** What the face of a card is given. The view is null where no match is played, as on the rules page. */
export interface FaceProps<V = unknown> {
  readonly card: string;
  readonly lang: Lang;
  readonly view: V | null;
}

/**
 * Cards that lie on the table, and whatever else a person could pick up and read there: an item, a unit, a
 * weapon. The game names each, as `item:012-minor-healing-potion`; the shell opens its face wherever it is named.
 */
export interface FacesUi<V = unknown, E = unknown> {
  /** The cards that an option is about, the most important one first; the first one opens when it is pointed at. */
  ofOption(option: OptionShown, view: V): readonly string[];
  /** The cards that a line of the log names. */
  ofEvent(event: E): readonly string[];
  name(card: string): Texts;
  /** All that a card says, drawn from the record that the rules play; with a view also what of it is so now. */
  readonly Face: ComponentType<FaceProps<V>>;
  /** What the signs on the faces mean, for the rules page and for a key of its own. */
  readonly Legend: ComponentType<{ readonly lang: Lang }>;
  /** Every card there is, kind by kind, in the order of the box. */
  kinds(): readonly { readonly name: Texts; readonly cards: readonly string[] }[];
}

/** The table in three dimensions: loaded when somebody asks for it, drawn by the shell. */
export interface Table3Ui<V = unknown, E = unknown> {
  load(): Promise<{ table3(scene: SceneProps<V, E>): Table3 }>;
}

/** Where somebody is being put down, in the measure of the rules. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
  readonly facing?: number;
}

/** Whose look is asked for, at whom before all, and at which table: as it is, was, or would be. */
export interface Gaze<V = unknown> {
  readonly from: string;
  readonly to: string | null;
  readonly view: V;
}

/** What figures see, as the rules judge it. */
export interface EyesUi<V = unknown, E = unknown> {
  /** What somebody may want to look at who sees an element: from itself, or at it from whoever acts. */
  gazeAt(view: V, element: string): Gaze<V> | null;
  /** The same while something is asked: at the target that is pointed at, or from the place that is being chosen. */
  gazeNow(scene: SceneProps<V, E>, poses: readonly Pose[]): Gaze<V> | null;
  /** What the last of these events is about, which told of sight or cover, at the table as it was then. */
  gazeOf(events: readonly E[], view: V): Gaze<V> | null;
  /** Whether a line of the log tells of sight or cover. */
  isLook(event: E): boolean;
  load(): Promise<{ sighted(scene: SceneProps<V, E>, gaze: Gaze<V>): Sighted }>;
}

/** What the page is given on which a game's players prepare at leisure, as armies are built. */
export interface WorkshopProps {
  readonly lang: Lang;
  /** Starts a match against a bot with these options; null, or why that failed. */
  play(options: Readonly<Record<string, Json>>): Promise<string | null>;
  /** Goes to the form of a new table with these settings, and with what its editor finds behind the `#` of the address. */
  newTable(settings: Readonly<Record<string, string | number | boolean>>, fragment: string): void;
}

/** What a campaign has come to: the world, its parties and heroes. */
export interface ChronicleProps {
  readonly state: unknown;
  readonly lang: Lang;
  /** My chair, if I have one. */
  readonly mine: Seat | null;
  /** Its name, for what this browser remembers of it. */
  readonly campaign: string;
  /** What may be played next. */
  readonly offers: readonly Offer[];
  /** Plays on as it was pointed at in the game's own picture, up to the first question that is left open. */
  onGo(quick: QuickStart): void;
}

/** How a match that is over is told by its game: what was won or lost, and why. */
export interface EndingProps<V = unknown, E = unknown, R = unknown> {
  readonly view: V;
  readonly result: R | null;
  readonly log: readonly LogLine<E>[];
  readonly lang: Lang;
  readonly me: Seat | null;
}

/** The head of a campaign's page: its name, and within it what can be played next. */
export interface BannerProps {
  readonly state: unknown;
  readonly lang: Lang;
  readonly name: string;
  readonly chapters: number;
  readonly children: ReactNode;
}

/**
 * Everything that the shell needs of a game, loaded when the game is opened. A game writes it with its own types,
 * and `registered` takes them off.
 *
 * Each member is a part. The first ones every game has; the others only some, and a game that has one has the
 * whole of it: no part has members that may be missing. What needs only some parts says so: `Needs<'words'>`.
 */
export interface GameUi<V = unknown, E = unknown, R = unknown> {
  readonly id: string;
  readonly title: Texts;
  readonly setUp: SetUpUi;
  readonly words: WordsUi<V, E>;
  readonly seats: SeatsUi<V>;
  readonly story: StoryUi<V, E>;
  readonly points: PointsUi<V, E, R>;
  readonly board: BoardUi<V, E>;
  readonly hand: HandUi<V, E>;
  readonly panels: PanelsUi<V, E>;
  readonly teaching: TeachingUi;

  readonly together?: TogetherUi<V, R>;
  /** Advice for somebody new, loaded at a table where it may be given. */
  coach?(): Promise<{ readonly coach: CoachUi }>;
  readonly turns?: TurnsUi<E>;
  readonly inBrief?: InBriefUi<E>;
  readonly film?: FilmUi<V, E>;
  readonly many?: ManyUi;
  readonly passing?: PassingUi<V>;
  readonly stroke?: StrokeUi<V, E>;
  readonly faces?: FacesUi<V, E>;
  readonly table3?: Table3Ui<V, E>;
  readonly eyes?: EyesUi<V, E>;
  /** Options that are said piece by piece, as two cards of a hand: the shell asks for one piece after the other. */
  readonly pieces?: Pieces;
  /** What clicks on the board mean while something larger is asked, as to run to a square: what is still open is asked. */
  intents?(view: V, question: QuestionShown): readonly Intent[];
  /** What the button says that confirms an option, where its name alone says too little; null where it says it all. */
  confirm?(question: QuestionShown, option: OptionShown): Msg | null;
  /** What an event sounds like, for those who want to hear it. */
  soundOf?(event: E): Sound | null;
  /** What a ruler says of a length in units of the drawing: with it, the board can be measured at any time. */
  ruler?(lang: Lang, length: number): string;
  /** The piece of a seat as it stands on the board, where there is room; its token if it has no other picture. */
  readonly Figure?: ComponentType<{ readonly seat: string; readonly size: number }>;
  /** A small picture of a setting of an option; nothing where words say it all. */
  readonly OptionPicture?: ComponentType<{
    readonly option: string;
    readonly value: string | number | boolean;
  }>;
  /** Changes data with a structure of its own: a scenario, a party, an army. */
  readonly Editor?: ComponentType<EditorProps>;
  readonly Chronicle?: ComponentType<ChronicleProps>;
  readonly Banner?: ComponentType<BannerProps>;
  /** The end in the game's own way, where nobody comes first: all win or lose together, or nothing is won at all. */
  readonly Ending?: ComponentType<EndingProps<V, E, R>>;
  /** A page of its own, reached from the first one by the name that `GamePage.workshop` gives it. */
  readonly Workshop?: ComponentType<WorkshopProps>;
}

/** The parts of a game that something needs: it takes no more, and a test of it makes no more. */
export type Needs<Which extends keyof GameUi> = Pick<GameUi, Which>;
