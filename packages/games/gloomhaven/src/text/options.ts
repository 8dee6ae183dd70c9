import type { Lang } from '@potyczka/words';
import type { Options } from '../options.js';
import { LANGUAGES } from './language.js';
import { NAMES } from './names/index.js';
import { WORDS } from './names/words.js';
import { goalLines } from './scenarios/goals.js';
import { scenarioLines } from './scenarios/lines.js';
import { inLang } from './values.js';

/** What an option is called and what it does. */
export interface OptionText {
  readonly label: string;
  readonly help: string;
}

/** Options whose settings have words of their own; classes and scenarios are called by their names. */
type Named = 'difficulty' | 'ties' | 'cardsFor' | 'scenarioLevel' | `level${1 | 2 | 3 | 4}`;

export type OptionTexts = {
  readonly [K in Exclude<keyof Options, Named>]: OptionText;
} & {
  readonly [K in Named]: OptionText & { readonly choices: Readonly<Record<Options[K], string>> };
};

/** Goal, and what one should know before the game starts. */
const scenarioHelp = (lang: Lang, scenario: number): string => {
  const { lose, marks } = scenarioLines(lang, scenario);
  return [...goalLines(lang, scenario, 2), ...lose, ...marks].join(' ');
};

export const optionText = (lang: Lang, option: keyof Options): OptionText => {
  const { label, help } = LANGUAGES[lang].options[option];
  return { label, help };
};

const choiceOf = (lang: Lang, option: keyof Options, value: string): string | undefined => {
  const text = LANGUAGES[lang].options[option];
  if ('choices' in text) return (text.choices as Readonly<Record<string, string>>)[value];
  const name = NAMES[option === 'scenario' ? `scenario-${value}` : value];
  return name && inLang(lang, name);
};

/** What a setting of an option is called; a scenario also says what it asks for. */
export const optionValueText = (
  lang: Lang,
  option: keyof Options,
  value: string | number | boolean,
): OptionText => {
  if (typeof value === 'boolean') return { label: inLang(lang, value ? WORDS.yes : WORDS.no), help: '' };
  if (typeof value === 'number') return { label: String(value), help: '' };
  const name = choiceOf(lang, option, value);
  if (name === undefined) throw new Error(`no words for ${option} ${value}`);
  return option === 'scenario'
    ? { label: `${value}. ${name}`, help: scenarioHelp(lang, Number(value)) }
    : { label: name, help: '' };
};
