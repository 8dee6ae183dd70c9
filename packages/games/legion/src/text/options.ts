import type { Lang } from '@potyczka/words';
import type { Options } from '../options.js';
import { LANGUAGES } from './language.js';

/** What an option is called, what it does, and what a setting of it is called. */
export const optionText = (lang: Lang, option: keyof Options): { label: string; help: string } => {
  const { label, help } = LANGUAGES[lang].options[option];
  return { label, help };
};
export const optionValueText = (lang: Lang, option: keyof Options, value: string): string => {
  const choices: Readonly<Record<string, string>> = LANGUAGES[lang].options[option].choices;
  const text = choices[value];
  if (text === undefined) throw new Error(`no words for ${option} ${value}`);
  return text;
};
