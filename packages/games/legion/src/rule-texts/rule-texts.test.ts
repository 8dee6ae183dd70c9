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
    expect(textOf('LEG-KWX-SIDEARM-01')).toBe(
      'With Sidearm: Melee, the mini uses only this weapon in melee.',
    );
    expect(textOf('LEG-KWU-JUMP-01')).toMatch(/^A jump is a card action/);
  });

  test('say who: behind the name of a keyword nothing begins with a pronoun, and none comes before its noun', () => {
    const rest = (text: string): string => text.replace(/^[^:]*: /, '');
    const english = ruleTexts.filter(
      r => /^LEG-KW/.test(r.area) && /^(?:it|its|they|their|he)\b/i.test(r.text.en.replace(/^[\w ]*: /, '')),
    );
    expect(english.map(r => `${r.id} ${r.text.en}`)).toEqual([]);
    const noun =
      /oddzia|figur|bro[nń]|żeton|atak|obro[nń]|kart|lider|gracz|przeciwnik|armi|ruch|miark|podstawk|pojazd|żołnierz|droid|wr[oó]g|pul[aęąi]|koś|osłon|teren|rozkaz|akcj|dowódc|tarcz|ulepsze|obiekt|zdolno|obraże|cel|punkt|faz[aęąy]|efekt|najemni|transport|wózk|Asset|Bane|Kto /i;
    const pronoun =
      /(?<=^|[ „(])(?:go|jego|jej|je|ich|nich|niego|nią|niej|nim|nimi|im|mu|ona|oni|one)(?=[ ,.;:])/i;
    const polish = ruleTexts.filter(({ area, text }) => {
      const told = /^LEG-KW/.test(area) ? rest(text.pl) : text.pl;
      const at = told.search(pronoun);
      return at >= 0 && !noun.test(told.slice(0, at));
    });
    expect(polish.map(r => `${r.id} ${r.text.pl}`)).toEqual([]);
  });

  test('of a keyword say whom it is about: a unit, a mini, a weapon, a token or a player', () => {
    const subject = {
      en: /\b(?:units?|minis?|weapons?|tokens?|attack(?:s|er)?|defenders?|cards?|leader|player|you|your|army|move|base|vehicle|troopers?|droids?|enem(?:y|ies)|pool|dice|die|[Cc]over|action|shields?|opponent|wounds|surges?|counterpart|transport|blocks?|jump|explosion|beam|Pierce|keyword|tie|hits?|criticals?|Ion|Impact|Armor|Immune|Makashi|contingenc(?:y|ies)|tool)\b/,
      pl: /oddzia|figur|bro[nń]|żeton|atak|obro[nń]|kart|lider|gracz|przeciwnik|armi|ruch|podstawk|pojazd|żołnierz|droid|wr[oó]g|pul[aęąi]|koś|osłon|akcj|tarcz|obraże|wzmocni|towarzysz|transport|blok|sko[kc]|wybuch|stru|Przebici|zdolno|remis|trafie|Jon|Impakt|Pancerz|Odporno|Makashi|awaryjn|Twoj|może(?:sz|cie)|ulepszeni|„|część/i,
    };
    for (const lang of ['pl', 'en'] as const) {
      const nobody = ruleTexts.filter(
        ({ area, text }) =>
          /^LEG-KW[UWX]-(?!GEN)/.test(area) && !subject[lang].test(text[lang].replace(/^[^:]*: /, '')),
      );
      expect(nobody.map(r => `${r.id} ${r.text[lang]}`)).toEqual([]);
    }
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
