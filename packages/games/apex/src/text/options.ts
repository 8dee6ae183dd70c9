import type { Lang } from '@potyczka/words';
import type { Options } from '../options.js';
import { LANGUAGES } from './language.js';

export interface OptionWords {
  readonly label: string;
  readonly help: string;
}

/** An option that is one of several named settings has words for each of them. */
export type OptionTexts = {
  readonly [K in keyof Options]: Options[K] extends string
    ? OptionWords & { readonly choices: Readonly<Record<Options[K], OptionWords>> }
    : OptionWords;
};

/** What an option is called and what it does. */
export const optionText = (lang: Lang, option: keyof Options): OptionWords => LANGUAGES[lang].options[option];

/** What a setting of an option is called and, if it is one of several named ones, what it does. */
export const optionValueText = (
  lang: Lang,
  option: keyof Options,
  value: string | number | boolean,
): OptionWords => {
  const { options, words } = LANGUAGES[lang];
  if (typeof value === 'boolean') return { label: value ? words.yes : words.no, help: '' };
  if (typeof value === 'number') return { label: String(value), help: '' };
  const texts = options[option];
  const choice =
    'choices' in texts ? (texts.choices as Readonly<Record<string, OptionWords>>)[value] : undefined;
  if (!choice) throw new Error(`no words for ${option} ${value}`);
  return choice;
};
