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

  test('every card with moments has a text', () => {
    expect(UPGRADES.filter(c => c.moments && !(c.id in UPGRADE_TEXTS)).map(c => c.id)).toEqual([]);
    const untold = COMMANDS.filter(c => c.moments && !c.returns && !c.flaw && !(c.id in COMMAND_TEXTS));
    expect(untold.map(c => c.id)).toEqual([]);
  });

  test('figures and names stand in the sentence', () => {
    expect(cardSentences('en', 'command', 'master-of-evil')).toEqual([
      'When Darth Vader gets an order: +1 dodge token.',
      'When Darth Vader is activated: enemy units (troopers; at range 1–2 of Darth Vader): +3 suppression tokens.',
    ]);
    expect(cardSentences('pl', 'upgrade', 'force-guidance')).toEqual([
      'Darmowa akcja karty (ten oddział), wyczerp kartę: sojusznicze oddziały (w zasięgu 1–2 od tego oddziału), najwyżej 2: +1 żeton wzmocnienia.',
    ]);
    expect(keywordName('pl', 'upgrade:force-push')).toBe('Force Push');
    expect(keywordName('en', 'command:master-of-evil~2')).toBe('Master of Evil');
  });
});
