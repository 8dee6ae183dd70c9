import type { Noun } from '@potyczka/words';

/** The name of an effect: in lists, in a sentence, and after 'to use' in Polish. */
export interface EffectName {
  readonly label: string;
  readonly nom: string;
  readonly gen: string;
}

/** An effect of a weapon: its name and what it does. */
export interface EffectWords {
  readonly name: EffectName;
  readonly text: string;
}

/** A weapon: its name, and its effects in the order of the card. */
export interface WeaponWords {
  readonly name: Noun;
  readonly effects: Readonly<Record<string, EffectWords>>;
}

/** Where a name that is not in the source comes from. */
export interface Origin {
  /** Taken from the published game: the source has lost it. */
  readonly reconstructed?: true;
  /** Invented for Potyczka. */
  readonly ours?: true;
}

/** A power-up: its name in each colour, and what it does. */
export interface PowerUpWords<C extends string> extends Origin {
  readonly name: Readonly<Record<C, Noun>>;
  readonly text: string;
}

/** A figure's name. */
export interface FigureWords extends Origin {
  readonly name: Noun;
}

/**
 * Cubes of one colour, as ICU messages of the number `n`: at the head of a
 * list, further on in it (the word 'cube' is not repeated), and on a button.
 */
export interface CubeWords {
  readonly head: Readonly<Record<'nom' | 'acc', string>>;
  readonly next: Readonly<Record<'nom' | 'acc', string>>;
  readonly short: string;
}

/** An option of the game for its host, or one choice of it. */
export interface OptionWords extends Origin {
  readonly label: string;
  readonly help: string;
}
