import type { Answer, CardId, Msg, Seat, Who } from '../index.js';
import type { Lang } from '../langs.js';

/** How text may look on a terminal; without colour it looks as it is. */
export type Look =
  | 'bold'
  | 'dim'
  | 'inverse'
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'purple'
  | 'cyan'
  | 'white';

export type Paint = (look: Look, text: string) => string;

/** What the command line program needs of a game. */
export interface Terminal<E, V, O, R> {
  /** A prompt, a label or a reason, as a person reads it. */
  say(lang: Lang, msg: Msg): string;
  /** An event, as a person reads it in the log. */
  tell(lang: Lang, event: E): string;
  /** What an option of the game means. */
  option(lang: Lang, name: string): string;
  /** What a seat, or another figure that can win, is called. */
  name(lang: Lang, who: string): string;
  /** What a card says, in one or more lines. */
  describe(lang: Lang, card: CardId): string;
  /** The table as a viewer sees it. */
  draw(view: V, me: Who, lang: Lang, paint: Paint): string;
  /** Who won; several if the victory is shared. May name figures that are no seats. */
  winners(result: R): readonly string[];
  /** The final scores as rows of cells, the heads first. */
  scores(result: R, told: readonly E[], lang: Lang): readonly (readonly string[])[];
  readonly conformance: {
    /** The sets of options that are of interest. */
    readonly sets: readonly O[];
    /** No playout takes more decisions than this. */
    readonly bound: number;
    /** Of how many decisions one is looked at closely, unless told otherwise. */
    readonly every: number;
    /** How much an answer is wanted that chance alone would give too seldom. */
    likes?(a: Answer, seat: Seat, view: V): number;
    /** Everything that can be used in a game, by kind, and what of it an event uses: for counting. */
    readonly things?: Readonly<Record<string, readonly string[]>>;
    uses?(event: E): readonly string[];
  };
}
