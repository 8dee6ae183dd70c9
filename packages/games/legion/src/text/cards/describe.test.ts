import { describe, expect, test } from 'vitest';
import { COMMAND_TEXTS } from '../../content/commands/index.js';
import { COMMANDS, UPGRADES } from '../../content/index.js';
import { UPGRADE_TEXTS } from '../../content/upgrades/index.js';
import { cardSentences, keywordName, LANGS } from '../index.js';

describe('cards are told from their records', () => {
  test('every text has sentences in both languages, and no gap stays open', () => {
    for (const lang of LANGS)
      for (const [kind, texts] of [
        ['upgrade', UPGRADE_TEXTS],
        ['command', COMMAND_TEXTS],
      ] as const)
        for (const [id, text] of Object.entries(texts)) {
          const told = cardSentences(lang, kind, id);
          const parts = (text.effects?.length ?? 0) + (text.standing?.length ?? 0);
          expect(told.length, id).toBeGreaterThanOrEqual(parts);
          for (const sentence of told) {
            expect(sentence, id).not.toMatch(/undefined|NaN|\bIT\b|\bFOE\b|\[object/);
            expect(sentence, id).toMatch(/^[^a-ząćęłńóśźż].*\.$/);
          }
        }
  });

  test('cards speak in sentences: no lists of conditions in brackets, no signs for verbs, no colon for a subject', () => {
    const all = (['upgrade', 'command'] as const).flatMap(kind =>
      Object.keys(kind === 'upgrade' ? UPGRADE_TEXTS : COMMAND_TEXTS).flatMap(id =>
        LANGS.flatMap(lang => cardSentences(lang, kind, id)),
      ),
    );
    const listed =
      /\([^)]*;|(^|: |, )\+\d|^(This unit|Ten oddział|Each [^:]*|Każdy [^:]*):|, (one|jeden):| of of /;
    expect(all.filter(sentence => listed.test(sentence))).toEqual([]);
    expect(all.filter(sentence => sentence.split(' ').length < 4)).toEqual([]);
  });

  test('every card with moments has a text', () => {
    expect(UPGRADES.filter(c => c.moments && !(c.id in UPGRADE_TEXTS)).map(c => c.id)).toEqual([]);
    const untold = COMMANDS.filter(c => c.moments && !c.returns && !c.flaw && !(c.id in COMMAND_TEXTS));
    expect(untold.map(c => c.id)).toEqual([]);
  });

  test('figures and names stand in the sentence', () => {
    expect(cardSentences('en', 'command', 'master-of-evil')).toEqual([
      'When Darth Vader receives an order, it gains 1 dodge token.',
      'When Darth Vader is activated, each enemy trooper unit at range 1–2 of Darth Vader gains 3 suppression tokens.',
    ]);
    expect(cardSentences('pl', 'command', 'master-of-evil')[1]).toBe(
      'Gdy aktywuje się Darth Vader, każdy wrogi oddział żołnierzy w zasięgu 1–2 od Dartha Vadera otrzymuje 3 żetony przygwożdżenia.',
    );
    expect(cardSentences('pl', 'upgrade', 'force-guidance')).toEqual([
      'Darmowa akcja karty, wyczerp tę kartę: wybierz do 2 sojuszniczych oddziałów w zasięgu 1–2 od tego oddziału: każdy z nich otrzymuje 1 żeton wzmocnienia.',
    ]);
    expect(keywordName('pl', 'upgrade:force-push')).toBe('Force Push');
    expect(keywordName('en', 'command:master-of-evil~2')).toBe('Master of Evil');
  });
});

test('what somebody has and which keywords they get is joined by a word, in no heap of commas', () => {
  const told = (lang: 'en' | 'pl', id: string): string =>
    cardSentences(lang, 'command', id).join(' ').replaceAll('\u00a0', ' ');
  const all = COMMANDS.map(card => card.id);
  expect(all.filter(id => / with [^.,]* order with /.test(told('en', id)))).toEqual([]);
  expect(all.filter(id => /z odkrytym rozkazem z /.test(told('pl', id)))).toEqual([]);
  expect(told('en', 'for-the-tribe')).toContain('has Dauntless and Relentless this round');
  expect(told('pl', 'for-the-tribe')).toContain('zdolności Nieustraszony i Nieustępliwy');
});
