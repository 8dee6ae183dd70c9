/** The languages of the table. */
export const LANGS = ['pl', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** Polish cases. English has them too, nearly all alike, so that both languages fill the same gaps. */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const;
export type Case = (typeof CASES)[number];

/**
 * A name as it stands in sentences, in each case, and as it stands alone on a
 * button or a card. A message asks for a form by the end of the gap:
 * `{target_acc}`, `{card_label}`; `{target}` is the nominative.
 */
export interface Noun extends Readonly<Record<Case, string>> {
  readonly label: string;
}

/** A noun that looks the same in every case. */
export const same = (nom: string, label = nom): Noun => ({
  label,
  nom,
  gen: nom,
  dat: nom,
  acc: nom,
  ins: nom,
  loc: nom,
});

/** A name that stays on one line: its hyphens are no places to break it. */
export const unbroken = (name: Noun): Noun =>
  Object.fromEntries(
    Object.entries(name).map(([form, text]) => [form, text.replaceAll('-', '\u2011')]),
  ) as unknown as Noun;

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
