import { unsaid } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../content/index.js';
import { OFFERED } from '../../content/offered.js';
import type { ScenarioDef } from '../../content/types.js';
import { LANGS } from '../index.js';
import { linesOfGoals } from './goals.js';
import { linesOfScenario } from './lines.js';

const PARTS = ['goal', 'lose', 'setup', 'rules', 'told', 'notPlayed'] as const;
type ScenarioPart = Partial<Pick<ScenarioDef, (typeof PARTS)[number]>>;

/** What a player need not read before the scenario begins, by the word of the rule. */
const QUIET: readonly (readonly [path: RegExp, why: string])[] = [
  [/^deckSwap\.as$/, 'the record with its own cards: its statistic card is shown'],
  [/^replacedOnDeath\./, 'who comes instead is told when it happens: it is a surprise'],
  [/^(freedByDeath|focusFirst)\.trait$/, 'there is one trait, and the sentence names it'],
  [/^risingWater\.(hexes|what|rounds)/, 'water and its rounds stand in the sentence, its hexes on the map'],
  [/^(when|exhausted)\..*notPlayed/, 'nothing here can tell it: the sentence is as vague'],
  [/^\w+\.from\.notPlayed$/, 'nothing here can tell it'],
];

const partOf = (def: ScenarioDef): ScenarioPart =>
  Object.fromEntries(PARTS.flatMap(key => (def[key] ? [[key, def[key]]] : [])));

/** `statBonusPerStanding.hp`: the word of the record, and the way to the field in it. */
const nameOf = (part: ScenarioPart, path: string): string => {
  const [key = '', n = '', ...rest] = path.split('.');
  const record = part[key as 'rules']?.[Number(n)];
  if (record === undefined) return key;
  return key === 'rules' ? [record.rule, ...rest].join('.') : rest.join('.');
};

/** Words of a list that a field is said twice of, and the field by which a rule is found. */
const isWord = (path: string): boolean => path.endsWith('.rule');

describe.each(LANGS)(
  'each field of what is special about a scenario changes what is told of it: %s',
  lang => {
    test('goals, ways to lose, set-up, special rules', () => {
      const faults = SCENARIOS.filter(def => OFFERED.includes(def.id)).flatMap(def => {
        const part = partOf(def);
        const face = (less: ScenarioPart) => [
          linesOfScenario(lang, {
            ...def,
            ...Object.fromEntries(PARTS.map(key => [key, less[key] ?? []])),
          } as ScenarioDef),
          ...[2, 3, 4].map(n => linesOfGoals(lang, less.goal ?? [], n)),
        ];
        return unsaid(part, face)
          .filter(path => !isWord(path))
          .map(path => nameOf(part, path))
          .filter(name => !QUIET.some(([quiet]) => quiet.test(name)))
          .map(name => `${def.id}: ${name}`);
      });
      expect(faults).toEqual([]);
    });
  },
);
