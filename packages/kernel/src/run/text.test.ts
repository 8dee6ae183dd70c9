import { describe, expect, test } from 'vitest';
import { LANGS, tableText } from './index.js';

describe("the table's own sentences", () => {
  test.each(LANGS)('exist in %s for every refusal of the table', lang => {
    for (const id of [
      'table-malformed',
      'table-unknown',
      'table-too-few',
      'table-too-many',
      'table-not-asked',
      'table-stale',
      'table-over',
      'table-fault',
      'table-nothing-to-retract',
      'table-undo-blocked',
      'table-campaign-moved-on',
      'table-campaign-no-such-offer',
      'table-campaign-forged',
      'table-campaign-broken',
    ])
      expect(tableText(lang, { id })).toMatch(/^\p{Lu}.+\.$/u);
  });

  test('differ between the languages', () => {
    expect(tableText('pl', { id: 'pass' })).toBe('Pas');
    expect(tableText('en', { id: 'pass' })).toBe('Pass');
  });

  test('leave a message of a game to the game', () => {
    expect(tableText('en', { id: 'reload' })).toBeUndefined();
    expect(tableText('en', { id: 'toString' })).toBeUndefined();
  });
});
