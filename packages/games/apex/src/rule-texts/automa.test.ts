import { readFileSync } from 'node:fs';
import { flawOf } from '@potyczka/words/checks';
import { describe, expect, test } from 'vitest';
import { areas, ruleTexts } from './index.js';

const LEDGER = readFileSync(new URL('../../../../../docs/rules/apex-3-automa.md', import.meta.url), 'utf8');
const ids = [...LEDGER.matchAll(/^- \*\*(AUT-[A-Z]+-\d+)\*\*/gm)].map(m => m[1] as string);
const automa = ruleTexts.filter(r => r.id.startsWith('AUT-'));

describe('the Automa rules in words', () => {
  test('are those of the ledger, each once', () => {
    expect(ids).toHaveLength(326);
    expect(automa.map(r => r.id).sort()).toEqual([...ids].sort());
  });

  test('stand together by area, in order', () => {
    for (const [i, { id, area }] of automa.entries()) {
      expect(Object.keys(areas)).toContain(area);
      expect(id.startsWith(`${area}-`)).toBe(true);
      const before = automa[i - 1];
      if (before?.area === area) expect(before.id < id, id).toBe(true);
    }
  });

  test('say in both languages something of their own, without a flaw', () => {
    for (const lang of ['pl', 'en'] as const) {
      const texts = automa.map(r => r.text[lang]);
      expect(texts.map(flawOf).filter(f => f !== undefined)).toEqual([]);
      for (const text of texts) expect(text).toMatch(/\.$/);
    }
    for (const { id, text } of automa) expect(text.pl, id).not.toBe(text.en);
  });
});
