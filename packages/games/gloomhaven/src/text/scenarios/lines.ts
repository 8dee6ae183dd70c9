import { fill, type Lang, listed, type Values } from '@potyczka/words';
import { scenarioOf } from '../../content/index.js';
import { marksOf } from '../../content/offered.js';
import { wordOf } from '../../content/one-of.js';
import type {
  LoseWords,
  NotPlayedWords,
  OneOf,
  SetupWords,
  ToldWords,
} from '../../content/scenario-words.js';
import type { ScenarioDef } from '../../content/types.js';
import type { Both } from '../names/both.js';
import { NOUNS } from '../names/index.js';
import {
  LOCKS,
  LOSES,
  MARKS,
  NOT_PLAYED,
  RULES,
  RULES_NOT_PLAYED,
  SETUPS,
  SPAWNS,
  SPAWNS_ALL,
  TOLD,
  VALUES,
} from '../names/scenario-words.js';
import { conditionOrElement, figureName, inLang, valuesOf } from '../values.js';

/** What is special about a scenario, put together from its facts: a line for each entry. */
export interface ScenarioLines {
  /** How it is lost, other than by exhaustion of all. */
  readonly lose: readonly string[];
  readonly rules: readonly string[];
  /** What a player should know before the game starts: chosen readings and gaps. */
  readonly marks: readonly string[];
}

/** A value of the data as people read it: kinds by their names, sums with their signs. */
const said = (lang: Lang, value: unknown): string => {
  if (Array.isArray(value))
    return listed(
      lang,
      value.map(each => said(lang, each)),
    );
  const text = String(value);
  const word = Object.hasOwn(VALUES, text) ? VALUES[text as keyof typeof VALUES] : undefined;
  if (word) return inLang(lang, word);
  if (/^[-+]?\d+$/.test(text)) return text.replace('-', '−');
  if (/^[-+*\dCL]+$/.test(text))
    return text.replaceAll('*', ' × ').replace(/[+-]/g, sign => (sign === '+' ? ' + ' : ' − '));
  return conditionOrElement(lang, text) ?? figureName(lang, text);
};

/** A value in the forms that a sentence may ask for: by itself, and in its cases where it is a name. */
const wordsOf = (lang: Lang, name: string, value: unknown): Values => {
  if (typeof value === 'number' && value >= 0) return { [name]: value };
  const ids = (Array.isArray(value) ? value : [value]).map(String);
  const forms = ids.every(id => id in NOUNS) ? valuesOf(lang, { [name]: ids }) : {};
  return { ...forms, [name]: said(lang, value) || '–' };
};

/** A sentence with the fields of a record in its gaps; a list of none is a dash. */
const line = (lang: Lang, text: Both, fields: object): string => {
  const sentence = inLang(lang, text);
  const gaps = Object.entries(fields).filter(([name]) => new RegExp(`\\{${name}[_,}]`).test(sentence));
  return fill(lang, sentence, Object.assign({}, ...gaps.map(([name, value]) => wordsOf(lang, name, value))));
};

/** The line of a word, by the table of its vocabulary; a value that is no record is its `what`. */
const lineOf = <Words extends object>(
  lang: Lang,
  table: { readonly [K in keyof Words]: Both },
  one: OneOf<Words>,
): string => {
  const word = wordOf<Words>(one);
  const value: unknown = one[word];
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return line(lang, table[word], isRecord ? { ...value } : { what: value });
};

/** The kinds that come in the course of play, where each spawn names one. */
const spawned = (def: ScenarioDef): string[] => [
  ...new Set((def.spawns ?? []).flatMap(({ who }) => who.one?.kind ?? who.byObjective?.kind ?? [])),
];

const spawnLines = (lang: Lang, def: ScenarioDef): string[] => {
  if ((def.spawns ?? []).length === 0) return [];
  const kinds = spawned(def);
  return [kinds.length > 0 ? line(lang, SPAWNS, { kinds }) : inLang(lang, SPAWNS_ALL)];
};

export const scenarioLines = (lang: Lang, scenario: number): ScenarioLines => {
  const def = scenarioOf(scenario);
  const rules = [
    ...(def.setup ?? []).map(each => lineOf<SetupWords>(lang, SETUPS, each)),
    ...((def.locks ?? []).length > 0 ? [inLang(lang, LOCKS)] : []),
    ...spawnLines(lang, def),
    ...(def.rules ?? []).map(each => line(lang, RULES[each.rule], each)),
    ...(def.told ?? []).map(each => lineOf<ToldWords>(lang, TOLD, each)),
    ...(def.notPlayed ?? []).map(
      each => `${lineOf<NotPlayedWords>(lang, RULES_NOT_PLAYED, each)} ${inLang(lang, NOT_PLAYED)}`,
    ),
  ];
  return {
    lose: [...new Set((def.lose ?? []).map(each => lineOf<LoseWords>(lang, LOSES, each)))],
    rules: [...new Set(rules)],
    marks: marksOf(def).map(mark => inLang(lang, MARKS[mark])),
  };
};
