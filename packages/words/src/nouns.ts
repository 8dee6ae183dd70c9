import type { Lang } from '@potyczka/kernel/register';
import type { Values } from './fill.js';

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

/** Every form of a noun, for the gaps of a message: `{name}`, `{name_gen}`, `{name_label}`. */
export const nounForms = (name: string, noun: Noun): Values => {
  const out: Record<string, string> = { [name]: noun.nom, [`${name}_label`]: noun.label };
  for (const c of CASES) out[`${name}_${c}`] = noun[c];
  return out;
};

/** What a rule passes along with a message: numbers, flags, and the ids of things. */
type Arg = string | number | boolean | readonly string[];

/** A game's words for a thing or a list of things, in every form that its messages may ask for. */
export type WordsFor = (lang: Lang, name: string, value: string | readonly string[]) => Values;

/**
 * Turns what rules pass along with a message into words. There are few things to name: their words are put
 * together once.
 */
export const wordsWith = (
  wordsFor: WordsFor,
): ((lang: Lang, args: Readonly<Record<string, Arg>>) => Values) => {
  const known: Readonly<Record<Lang, Map<string, Values>>> = { pl: new Map(), en: new Map() };
  const formsOf = (lang: Lang, name: string, value: Arg): Values => {
    if (typeof value === 'number') return { [name]: value };
    if (typeof value === 'boolean') return { [name]: String(value) };
    const key = `${name} ${typeof value === 'string' ? value : `[${value.join()}]`}`;
    const words = known[lang].get(key) ?? wordsFor(lang, name, value);
    known[lang].set(key, words);
    return words;
  };
  return (lang, args) => {
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) Object.assign(values, formsOf(lang, name, value));
    return values;
  };
};
