import { readFileSync } from 'node:fs';
import { flawOf } from '@potyczka/words/checks';
import { describe, expect, test } from 'vitest';
import { areas, ruleTexts } from './index.js';

const page = (name: string): string =>
  readFileSync(new URL(`../../../../../docs/rules/${name}.md`, import.meta.url), 'utf8');
const LEDGER = [page('legion-1-core'), page('legion-2-appendices-keywords')].join('\n');
const ids = [...LEDGER.matchAll(/^- \*\*(LEG-[A-Z0-9-]+-\d+)\*\*/gm)].map(m => m[1] as string);
const areaOf = (id: string): string => id.replace(/-\d+$/, '');

describe('the rules in words', () => {
  test('every rule of both ledgers, each once', () => {
    expect(ruleTexts.map(r => r.id).sort()).toEqual([...ids].sort());
    expect(ids).toHaveLength(1114);
  });

  test('stand together by area, in order', () => {
    const used = ruleTexts.map(r => r.area).filter((a, i, list) => a !== list[i - 1]);
    expect(used).toEqual(Object.keys(areas));
    for (const [i, { id, area }] of ruleTexts.entries()) {
      expect(areaOf(id)).toBe(area);
      const before = ruleTexts[i - 1];
      if (before?.area === area)
        expect(Number(before.id.split('-').at(-1)) < Number(id.split('-').at(-1)), id).toBe(true);
    }
  });

  test('say in both languages something of their own, without a flaw', () => {
    for (const lang of ['pl', 'en'] as const) {
      const texts = ruleTexts.map(r => r.text[lang]);
      expect(texts.filter(text => flawOf(text) !== undefined || !text.endsWith('.'))).toEqual([]);
    }
    for (const { id, text } of ruleTexts) expect(text.pl, id).not.toBe(text.en);
  });

  test('can be read alone: a sentence of six words or more that names what it is about', () => {
    const wordsIn = (text: string): number => text.split(/\s+/).filter(word => /\p{L}|\d/u.test(word)).length;
    const pointing = {
      en: /^(It|They|Then|Else|Otherwise|And|But|So|Its|Their|Them|Those)\b/,
      pl: /^(Potem|Inaczej|W innym razie|Jego|Jej|Ich|I|Ale|Ona|One|Oni|Wtedy|Je)(?=[ ,])/,
    };
    for (const lang of ['pl', 'en'] as const) {
      const texts = ruleTexts.map(r => r.text[lang]);
      expect(texts.filter(text => wordsIn(text) < 6)).toEqual([]);
      expect(texts.filter(text => pointing[lang].test(text))).toEqual([]);
    }
  });

  test('of a keyword name it: whoever opens one from a refusal sees it alone', () => {
    for (const lang of ['pl', 'en'] as const) {
      const unnamed = ruleTexts.filter(({ area, text }) => {
        const [word = ''] = (areas[area]?.[lang] ?? '').split(/[ :]/);
        const stem = word.slice(0, Math.max(4, word.length - 3)).toLowerCase();
        return /^LEG-KW[UWX]-(?!GEN)/.test(area) && !text[lang].toLowerCase().includes(stem);
      });
      expect(unnamed.map(r => r.id)).toEqual([]);
    }
    const textOf = (id: string) => ruleTexts.find(r => r.id === id)?.text.en;
    expect(textOf('LEG-KWX-SIDEARM-01')).toBe('Sidearm, melee: in melee the mini uses only this weapon.');
    expect(textOf('LEG-KWU-JUMP-01')).toMatch(/^A jump is a card action/);
  });

  test('use the printed terms, and none that are another thing or nobody says', () => {
    const wrong = /spych|zepch|jednost[ekc]|sylwetk|zatruci|heks|punkt(y|ów) życia|pudło/i;
    expect(ruleTexts.filter(r => wrong.test(r.text.pl)).map(r => r.text.pl)).toEqual([]);
  });

  test('areas have titles in both languages', () => {
    for (const [area, { en, pl }] of Object.entries(areas)) {
      expect(en.length, area).toBeGreaterThan(1);
      expect(pl.length, area).toBeGreaterThan(1);
    }
    expect(Object.keys(areas).filter(a => areas[a]?.en === 'Examples')).toEqual(['LEG-EX']);
  });
});
