import type { Missing, Named } from '../../content/cards.js';
import type { Amount, Bend, Deed, Effect, Standing, Until, Who } from '../../content/effects/types.js';

/** Somebody of whom a card speaks, in the forms that its sentences need. */
export interface Phrase {
  /** As the subject: 'a friendly unit', 'ten oddział'. */
  readonly one: string;
  /** After 'each', 'one', 'każdy'. */
  readonly bare: string;
  /** After 'up to 2', 'do 2'. */
  readonly many: string;
  /** 'at range 1 of …', 'w zasięgu 1 od …'. */
  readonly of: string;
  /** 'attacks …', 'atakuje …'. */
  readonly acc: string;
}

/** Something that is true of a unit: behind its name, of one or of several; and as a sentence of its own. */
export interface Quality {
  readonly behind: string;
  readonly behindMany?: string;
  /** What it does: 'is engaged'. */
  readonly does: string;
}

/** A deed as what its subject does; with `whole` it is a sentence that has a subject already. */
export interface Done {
  readonly text: string;
  readonly whole?: true;
}

/** What a language has to say so that a card can be told in sentences. */
export interface CardWords {
  readonly thisUnit: Phrase;
  /** The units that a command card is about. */
  readonly own: (names: readonly string[]) => Phrase;
  /** Units of a side, of these kinds, with what is true of them behind. */
  readonly units: (
    side: 'friend' | 'enemy' | 'any',
    kinds: readonly Named[],
    isOther: boolean,
    behind: readonly Quality[],
  ) => Phrase;
  readonly quality: {
    readonly not: (kinds: readonly Named[]) => Quality;
    readonly order: Readonly<Record<'up' | 'down' | 'none', Quality>>;
    readonly near: (n: number, of: string) => Quality;
    readonly nearIt: (n: number) => Quality;
    readonly beyond: (n: number, of: string) => Quality;
    readonly flag: (
      flag: 'seen' | 'wounded' | 'suppressed' | 'smallBase' | 'elsewhere' | 'inMelee' | 'aboard' | 'gotOut',
      own: string,
    ) => Quality;
    readonly engaged: (is: boolean) => Quality;
    readonly has: (token: string) => Quality;
    readonly arc: (arc: 'front' | 'sides' | 'rear', own: string) => Quality;
    readonly mini: (name: string) => Quality;
    readonly divulged: (is: boolean) => Quality;
    readonly bent: (what: Bend) => Quality;
    readonly noEnemyAt: (n: number) => Quality;
    readonly noFriendAt: (n: number) => Quality;
  };
  /** When it happens; an action is told before a colon. */
  readonly moment: (e: Effect, it: Phrase, foe: Phrase | null, isThis: boolean) => string;
  /** What must be true besides; those behind a comma bring it along. */
  readonly conditions: (e: Effect) => readonly string[];
  /** Only with this side of the card up. */
  readonly face: (face: string) => string;
  /** What joins a moment to what happens then. */
  readonly follows: (when: string) => string;
  readonly ifOwn: (own: Phrase, qualities: readonly Quality[]) => string;
  readonly once: Readonly<Record<NonNullable<Effect['once']>, string>>;
  /** The card is turned, or what happens is a choice. */
  readonly cost: (e: Effect) => string;
  readonly pays: (deeds: string) => string;
  /** Who is chosen, and then what they do: `each`, `one`, or so many. */
  readonly each: (who: Phrase) => string;
  readonly chosen: (who: Phrase, most: number, byFoe: boolean) => string;
  /** The unit that a moment is about, as the subject of what happens then; `who`: if it can be named. */
  readonly again: (at: Effect['at'], who: Phrase | null) => string;
  /** Whoever attacks, where nothing more is said of them. */
  readonly attacker: Phrase;
  readonly chosenOne: string;
  readonly eachOf: string;
  readonly defender: string;
  readonly and: string;
  /** Behind a keyword whose card action is free. */
  readonly free: string;
  /** A time that several deeds in a row have in common is said once. */
  readonly timed: (text: string) => string;
  readonly deed: (
    d: Deed,
    tell: (list: readonly Deed[]) => string,
    keywords: string,
    counted: (n: Amount) => string,
  ) => Done;
  readonly amount: (n: Amount, who: (w: Who) => Phrase) => string;
  readonly until: Readonly<Record<Until, string>>;
  readonly standing: (x: Standing, who: string) => string;
  readonly loses: (keyword: string) => string;
  readonly gap: Readonly<Record<string, string>>;
  readonly missing: Readonly<Record<Missing, string>>;
  readonly unknown: (all: string) => string;
  readonly bonus: (dice: string) => string;
  readonly die: (colour: 'red' | 'black' | 'white', n: number) => string;
}
