import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { standsAlone } from '../fixtures/alone.js';
import { areas, ruleTexts } from './index.js';

const LEDGER = readFileSync(
  new URL('../../../../../docs/rules/gloomhaven-1-scenario.md', import.meta.url),
  'utf8',
);
const ids = [...LEDGER.matchAll(/^- \*\*(GLM-[A-Z]+-\d+)\*\*/gm)].map(m => m[1] as string);

describe('the rules in our own words', () => {
  test('are all rules of the scenario ledger, each once; examples are not among them', () => {
    const wanted = ids.filter(id => !id.startsWith('GLM-EX-')).sort();
    expect(ruleTexts.map(r => r.id).sort()).toEqual(wanted);
  });

  test('stand by area, in the order of the areas and of their numbers', () => {
    const used = ruleTexts.map(r => r.area).filter((a, i, list) => a !== list[i - 1]);
    expect(used).toEqual(Object.keys(areas));
  });

  test.each(['pl', 'en'] as const)('are clean sentences in %s, all different', lang => {
    for (const { id, text } of ruleTexts) {
      expect(text[lang].length, id).toBeGreaterThan(12);
      expect(text[lang], id).toMatch(/^[\p{Lu}\d].*[.]$/u);
      expect(text[lang], id).not.toMatch(/#|undefined|GLM-| {2}|"/);
    }
    expect(new Set(ruleTexts.map(r => r.text[lang])).size).toBe(ruleTexts.length);
  });

  test.each(['pl', 'en'] as const)(
    'can be read alone: six words or more, and nothing that points to a rule before it: %s',
    lang => {
      expect(ruleTexts.map(r => r.text[lang]).filter(text => !standsAlone(lang, text))).toEqual([]);
    },
  );

  test('elements are used up, as the book says', () => {
    expect(ruleTexts.filter(r => /wygas(?:i|z[aeą])/u.test(r.text.pl))).toEqual([]);
  });
});
