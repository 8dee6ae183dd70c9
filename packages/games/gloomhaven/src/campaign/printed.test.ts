import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eventsOf, PLACES, QUESTS } from './content/index.js';
import { ofEvent, ofPlace, ofQuest } from './fixtures/printed.js';
import { DECKS } from './types.js';

/** Events, places and quests as their sources have them, written down apart from the content. */
const printed = JSON.parse(
  readFileSync(new URL('fixtures/printed.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

describe('the campaign is what was printed', () => {
  test('GLM-EVENT-09 GLM-EVENT-11 every outcome of every event, with its condition, its figures and where the card goes', () => {
    for (const deck of DECKS)
      expect(Object.fromEntries(eventsOf(deck).map(e => [e.n, ofEvent(e)]))).toEqual(printed[deck]);
  });

  test('GLM-CAMP-72 GLM-CAMP-74 where each place lies, what it asks for, unlocks, is linked to and brings', () => {
    expect(Object.fromEntries(PLACES.map(p => [p.id, ofPlace(p)]))).toEqual(printed.places);
  });

  test('GLM-RETIRE-01 what each personal quest asks for and opens', () => {
    expect(Object.fromEntries(QUESTS.map(q => [q.id, ofQuest(q)]))).toEqual(printed.quests);
  });
});
