import { readFileSync } from 'node:fs';
import { flawOf } from '@potyczka/words/checks';
import { describe, expect, test } from 'vitest';
import { areas, ruleTexts } from './index.js';

const page = (name: string): string =>
  readFileSync(new URL(`../../../../../docs/rules/${name}.md`, import.meta.url), 'utf8');
const LEDGER = [page('apex-1-content-and-setup'), page('apex-2-core'), page('apex-3-automa')].join('\n');
const ids = [...LEDGER.matchAll(/^- \*\*((?:APX|AUT)-[A-Z]+-\d+)\*\*/gm)].map(m => m[1] as string);
const numberOf = (id: string): number => Number(id.replace(/^.*-/, ''));
const areaOf = (id: string): string => id.replace(/-\d+$/, '');

describe('the rules in words', () => {
  test('every rule of the ledger, each once', () => {
    expect(ruleTexts.map(r => r.id).sort()).toEqual([...ids].sort());
    expect(ids).toHaveLength(1113);
  });

  test('stand together by area, in order', () => {
    const used = ruleTexts.map(r => r.area).filter((a, i, list) => a !== list[i - 1]);
    expect(used).toEqual(Object.keys(areas));
    for (const [i, { id, area }] of ruleTexts.entries()) {
      expect(areaOf(id)).toBe(area);
      const before = ruleTexts[i - 1];
      if (before?.area === area) expect(numberOf(before.id)).toBeLessThan(numberOf(id));
    }
  });

  test('say in both languages something of their own, without a flaw', () => {
    for (const lang of ['pl', 'en'] as const) {
      const texts = ruleTexts.map(r => r.text[lang]);
      expect(texts.filter(text => flawOf(text) !== undefined || !text.endsWith('.'))).toEqual([]);
    }
    for (const { id, text } of ruleTexts) expect(text.pl, id).not.toBe(text.en);
  });

  test('can be read alone: six words or more, and nothing that points to a rule before it', () => {
    const words = (text: string): number => text.split(/\s+/).filter(x => /[\p{L}\d]/u.test(x)).length;
    const dangling = {
      pl: /^(?:Potem|Inaczej|W innym razie|Jego|Jej|Ona|On|Oni)\b/u,
      en: /^(?:Then|Else|Otherwise|It|Its|They|Their)\b/,
    } as const;
    for (const lang of ['pl', 'en'] as const) {
      const texts = ruleTexts.map(r => r.text[lang]);
      expect(texts.filter(text => words(text) < 6 || dangling[lang].test(text))).toEqual([]);
    }
    expect(ruleTexts.filter(r => /\bthe own\b|\bwhom\b/i.test(r.text.en))).toEqual([]);
  });
});

test('a rule that is opened alone is a sentence: no heading with a colon and figures behind it', () => {
  const heading =
    /^(?:[A-Z]|[A-Z][a-z]+(?: [a-zA-Z]+){0,3}): (?:\d|a |an |on |up to |not |in line|no |any |default|alone|same|distance|threshold)/;
  // The rule of a card begins with its name.
  const alone = ruleTexts.filter(r => !r.id.includes('CARDDATA'));
  expect(alone.filter(r => heading.test(r.text.en)).map(r => `${r.id} ${r.text.en}`)).toEqual([]);
  expect(heading.test('Rare helmet: 1 headshot of value 50 or less.')).toBe(true);
  expect(heading.test('A: alone in best range and line of sight.')).toBe(true);
});

test('no rule is a note: none begins with its place and a colon, with a step, or with what only a rule before it has named', () => {
  const note = {
    en: /^(?:[A-Z]|Step \d+|Straight|Diagonally|Off the map|Through|From or into|White|On (?:white|green|a diagonal)(?:, [^:]*)?|[A-Z][a-z]+ X): |^(?:In it\b|There they|So only|If (?:that|it|equal)\b|Both may be there|Eliminated in its|Ordered by|Each arrow moves it|At 0 shield it)/,
    pl: /^(?:[A-Z]|Krok \d+|Prosto|Na ukos|Poza mapą[^.]*|Przez strefę|Biały|Na (?:białej|zielonej|przekątnej)(?:, [^:]*)?|\p{Lu}\p{Ll}+ X): |^(?:W nim nikt|Są tam|Dostaje go|Jeśli (?:tak:|i to )|Gdy minie jej|Pierwsze jest pole|Mogą stać oba)/u,
  } as const;
  for (const lang of ['pl', 'en'] as const)
    expect(ruleTexts.filter(r => note[lang].test(r.text[lang])).map(r => `${r.id} ${r.text[lang]}`)).toEqual(
      [],
    );
  expect(note.en.test('Off the map, impassable: no step.')).toBe(false);
  expect(note.en.test('Delay X: it works X turns later.')).toBe(true);
  expect(note.pl.test('Krok 3: dobierz wyczyn.')).toBe(true);
});
