import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { standsAlone } from '../../fixtures/alone.js';
import { areas, ruleTexts } from './index.js';

const LEDGER = readFileSync(
  new URL('../../../../../../docs/rules/gloomhaven-2-campaign.md', import.meta.url),
  'utf8',
);
const ids = new Set([...LEDGER.matchAll(/^- \*\*(GLM-[A-Z]+-\d+)\*\*/gm)].map(m => m[1] as string));
const own = ruleTexts.filter(r => ids.has(r.id));

/** Rules that questions, refusals and the log of the campaign name. */
const named = (): string[] => {
  const folder = new URL('../', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => /\.ts$/.test(name) && !/\.test\.ts$|^(rule-texts|fixtures|content|text)\//.test(name),
  );
  const text = files.map(name => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  return [...new Set([...text.matchAll(/'(GLM-[A-Z]+-\d+)'/g)].map(m => m[1] as string))];
};

test('every rule that the campaign names has its words, each once', () => {
  const there = ruleTexts.map(r => r.id);
  expect(named().filter(id => !there.includes(id))).toEqual([]);
  expect(new Set(there).size).toBe(there.length);
  expect([...ids].filter(id => !id.startsWith('GLM-EX-') && !there.includes(id))).toEqual([]);
});

test('they stand by area, and are clean sentences in both languages', () => {
  const used = ruleTexts.map(r => r.area).filter((a, i, list) => a !== list[i - 1]);
  expect(used).toEqual(Object.keys(areas));
  for (const { id, text } of own)
    for (const words of [text.pl, text.en]) {
      expect(words, id).toMatch(/^[\p{Lu}\d].*[.]$/u);
      expect(words, id).not.toMatch(/#|undefined|GLM-| {2}|"/);
    }
  for (const lang of ['pl', 'en'] as const) expect(new Set(own.map(r => r.text[lang])).size).toBe(own.length);
});

test.each(['pl', 'en'] as const)('each can be read alone: %s', lang => {
  expect(own.map(r => r.text[lang]).filter(text => !standsAlone(lang, text))).toEqual([]);
});
