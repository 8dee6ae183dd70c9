import { fill, type Lang } from '@potyczka/words';
import { scenarioOf } from '../../content/index.js';
import type { ObjectiveId } from '../../content/objectives.js';
import { marksOf } from '../../content/offered.js';
import { wordOf } from '../../content/one-of.js';
import type {
  LoseWords,
  Loss,
  NotPlayedWords,
  OneOf,
  ScenarioRule,
  SetupWords,
  ToldWords,
} from '../../content/scenario-words.js';
import type { ScenarioDef } from '../../content/types.js';
import { capital, signed } from '../cards/phrase.js';
import type { Both } from '../names/both.js';
import {
  DOES,
  LOCKS,
  LOSES,
  LOSES_MANY,
  MARKS,
  NOT_PLAYED,
  RULES,
  RULES_NOT_PLAYED,
  RULES_WITH,
  SETUPS,
  SPAWNS,
  SPAWNS_ALL,
  TOLD,
} from '../names/scenario-words.js';
import { figureName, inLang } from '../values.js';
import { type Forced, line, triggerText, withForce } from './clauses.js';

/** What is special about a scenario, put together from its facts: a line for each entry. */
export interface ScenarioLines {
  /** How it is lost, other than by exhaustion of all. */
  readonly lose: readonly string[];
  readonly rules: readonly string[];
  /** What a player should know before the game starts: chosen readings and gaps. */
  readonly marks: readonly string[];
}

const HEX: Both = ['hex {x}', 'pole {x}'];

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

/** What a rule does, by the field that says it. */
const doesText = (lang: Lang, rule: object): string =>
  Object.entries(rule)
    .filter(([field]) => field in DOES)
    .map(([field, x]) =>
      fill(lang, inLang(lang, DOES[field as keyof typeof DOES]), {
        x: field === 'attack' ? signed(Number(x)) : Number(x),
      }),
    )
    .join('');

/** Where a rule works: at objectives, or at a marked hex. */
const placeText = (
  lang: Lang,
  rule: { readonly objective?: ObjectiveId; readonly marker?: string },
): string =>
  rule.objective === undefined
    ? fill(lang, inLang(lang, HEX), { x: rule.marker ?? '' })
    : figureName(lang, rule.objective);

/** When and where a rule is in force. */
const forceOf = (rule: ScenarioRule): Forced => {
  switch (rule.rule) {
    case 'thirdSide':
    case 'elementsEachRoundStart':
    case 'damageAtTurnStart':
    case 'near':
    case 'offering':
      return { from: rule.from };
    case 'damageAtRoundStart':
      return { fromRound: rule.fromRound };
    case 'damageEachRoundEnd':
      return { tile: rule.tile, from: rule.from, while: rule.while, unless: rule.unless };
    default:
      return {};
  }
};

/** A special rule, with when it is in force. */
const ruleLine = (lang: Lang, rule: ScenarioRule): string => {
  const [, special] = RULES_WITH[rule.rule]?.find(([field]) => field in rule) ?? [];
  const place = rule.rule === 'near' ? { place: placeText(lang, rule) } : {};
  const told = line(lang, special ?? RULES[rule.rule], rule, { does: doesText(lang, rule), ...place });
  return withForce(lang, told, forceOf(rule));
};

/** A way to lose, with when it counts. */
const loseLine = (lang: Lang, loss: Loss): string => {
  if (loss.when) return fill(lang, inLang(lang, LOSES.when), { x: triggerText(lang, loss.when) });
  if (loss.objectiveDies?.n !== undefined) return line(lang, LOSES_MANY, loss.objectiveDies);
  const told = lineOf<LoseWords>(lang, LOSES, loss);
  return loss.exhausted ? withForce(lang, told, loss.exhausted) : told;
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

/** The same for a record, as it stands. */
export const linesOfScenario = (lang: Lang, def: ScenarioDef): ScenarioLines => {
  const rules = [
    ...(def.setup ?? []).map(each => lineOf<SetupWords>(lang, SETUPS, each)),
    ...((def.locks ?? []).length > 0 ? [inLang(lang, LOCKS)] : []),
    ...spawnLines(lang, def),
    ...(def.rules ?? []).map(each => ruleLine(lang, each)),
    ...(def.told ?? []).map(each => lineOf<ToldWords>(lang, TOLD, each)),
    ...(def.notPlayed ?? []).map(
      each => `${lineOf<NotPlayedWords>(lang, RULES_NOT_PLAYED, each)} ${inLang(lang, NOT_PLAYED)}`,
    ),
  ];
  return {
    lose: [...new Set((def.lose ?? []).map(each => loseLine(lang, each)))],
    rules: [...new Set(rules.map(capital))],
    marks: marksOf(def).map(mark => inLang(lang, MARKS[mark])),
  };
};

export const scenarioLines = (lang: Lang, scenario: number): ScenarioLines =>
  linesOfScenario(lang, scenarioOf(scenario));
