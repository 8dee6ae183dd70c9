import { fill, type Lang, listed } from '@potyczka/words';
import { scenarioOf } from '../content/index.js';
import type { Fact, Facts } from '../content/types.js';
import { isPlayed, marksOf } from '../offered.js';
import type { Both } from './names/index.js';
import {
  LOCKS,
  LOSES,
  MARKS,
  NOT_PLAYED,
  RULES,
  SETUPS,
  SPAWNS,
  SPAWNS_ALL,
  WORDS_IN,
} from './names/scenario-words.js';
import { conditionOrElement, figureName, inLang } from './values.js';

/** What is special about a scenario, put together from its facts: a line for each entry. */
export interface ScenarioLines {
  /** How it is lost, other than by exhaustion of all. */
  readonly lose: readonly string[];
  readonly rules: readonly string[];
  /** What a player should know before the game starts: chosen readings and gaps. */
  readonly marks: readonly string[];
}

const isFacts = (fact: Fact | undefined): fact is Facts =>
  typeof fact === 'object' && fact !== null && !Array.isArray(fact);

/** A fact as people read it: kinds by their names, sums with their signs. */
const said = (lang: Lang, fact: Fact | undefined): string => {
  if (Array.isArray(fact))
    return listed(
      lang,
      fact.map(each => said(lang, each)),
    );
  if (isFacts(fact)) {
    const inner = fact.objective ?? fact.kind ?? fact.who ?? fact.what ?? Object.values(fact)[0];
    return said(lang, inner as Fact);
  }
  const text = String(fact ?? '');
  const word = WORDS_IN[text];
  if (word) return inLang(lang, word);
  if (/^[-+]?\d+$/.test(text)) return text.replace('-', '−');
  if (/^[-+*\dCL]+$/.test(text))
    return text.replaceAll('*', ' × ').replace(/[+-]/g, sign => (sign === '+' ? ' + ' : ' − '));
  return conditionOrElement(lang, text) ?? figureName(lang, text.toLowerCase().replaceAll(' ', '-'));
};

const line = (lang: Lang, text: Both, facts: Facts): string =>
  fill(
    lang,
    inLang(lang, text),
    Object.fromEntries(
      [
        'what',
        'kind',
        'kinds',
        'n',
        'to',
        'on',
        'objective',
        'round',
        'strong',
        'inert',
        'within',
        'damage',
        'per',
      ].map(name => [name, said(lang, facts[name] as Fact) || '–']),
    ),
  );

const whole = (lang: Lang, table: Readonly<Record<string, Both>>, key: string, facts: Facts): string[] => {
  const text = table[key];
  return text ? [line(lang, text, facts)] : [];
};

const ruleLine = (lang: Lang, rule: Facts): string[] => {
  const text = whole(lang, RULES, String(rule.rule), rule);
  return isPlayed(rule) ? text : text.map(each => `${each} ${inLang(lang, NOT_PLAYED)}`);
};

const setupLine = (lang: Lang, effect: Facts): string[] => {
  const key = Object.keys(effect).find(word => Object.hasOwn(SETUPS, word)) ?? String(effect.rule);
  return whole(lang, SETUPS, key, { ...effect, what: effect[key] as Fact });
};

const loseLine = (lang: Lang, lose: Facts): string[] => {
  const key = Object.keys(lose).find(word => Object.hasOwn(LOSES, word)) ?? '';
  return whole(lang, LOSES, key, { ...lose, what: lose[key] as Fact });
};

export const scenarioLines = (lang: Lang, scenario: number): ScenarioLines => {
  const def = scenarioOf(scenario);
  const kinds = [...new Set((def.spawns ?? []).flatMap(each => (each.kind ? [String(each.kind)] : [])))];
  const rules = [
    ...(def.setup ?? []).flatMap(each => setupLine(lang, each)),
    ...((def.locks ?? []).length > 0 ? [inLang(lang, LOCKS)] : []),
    ...((def.spawns ?? []).length > 0
      ? [kinds.length > 0 ? line(lang, SPAWNS, { kinds }) : inLang(lang, SPAWNS_ALL)]
      : []),
    ...(def.rules ?? []).flatMap(each => ruleLine(lang, each)),
  ];
  return {
    lose: [...new Set((def.lose ?? []).flatMap(each => loseLine(lang, each)))],
    rules: [...new Set(rules)],
    marks: marksOf(def).flatMap(mark => (MARKS[mark] ? [inLang(lang, MARKS[mark])] : [])),
  };
};
