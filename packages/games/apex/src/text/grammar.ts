/** The languages of the table. */
export const LANGS = ['pl', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** Polish cases. English has them too, nearly all alike, so that both languages fill the same gaps. */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const;
export type Case = (typeof CASES)[number];

/**
 * A name as it stands in sentences, in each case, and as it stands alone on a button or a card. A message asks
 * for a form by the end of the gap: `{target_acc}`, `{card_label}`; `{target}` is the nominative.
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A common noun: small in a sentence, with a capital on a button. */
export const thing = (nom: string, acc = nom, gen = nom): Noun => ({ ...same(nom, capital(nom)), acc, gen });
