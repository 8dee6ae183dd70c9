import { unsaid } from '@potyczka/kit/testing';
import { LANGS } from '@potyczka/words';
import { expect, test } from 'vitest';
import { eventsOf, PLACES, QUESTS } from '../content/index.js';
import { en } from './en.js';
import { achievementName, placeName, questBrings, questText, say } from './index.js';
import { pl } from './pl.js';
import { tellingOf } from './tellings.js';

test('every event has a scene and two ways in both languages, and no two scenes are alike', () => {
  for (const lang of LANGS)
    for (const deck of ['city', 'road'] as const) {
      const n = lang === 'en' ? 0 : 1;
      const all = eventsOf(deck).map(e => tellingOf(deck, e.n));
      for (const { scene, a, b } of all) {
        expect([scene[n], a[n], b[n]].every(text => (text ?? '').length > 2)).toBe(true);
        expect(a[n]).not.toBe(b[n]);
      }
      expect(new Set(all.map(x => x.scene[n])).size).toBe(all.length);
      expect(say(lang, { id: 'ask-option', args: { event: `${deck}-1` } })).toBe(all[0]!.scene[n]);
    }
});

test('every place, quest and achievement has its words', () => {
  for (const lang of LANGS) {
    for (const { id } of QUESTS) expect(questText(lang, `#${id}`).length).toBeGreaterThan(10);
    for (const p of PLACES) {
      expect(placeName(lang, p.id)).toMatch(/^\d+\. \S/);
      for (const name of [...(p.rewards?.global ?? []), ...(p.rewards?.party ?? [])])
        expect(achievementName(lang, name)).not.toBe(name);
    }
  }
});

test('no question, deed or line begins with a label, and reasons are sentences', () => {
  for (const texts of [en, pl]) {
    const all = Object.entries(texts);
    const labels = all.filter(
      ([id, text]) =>
        !/^(?:name-done|ask-option)/.test(id) && /^\{(?:name|figure|scenario)\}(?:, [^:]*)?:/.test(text),
    );
    expect(labels).toEqual([]);
    const questions = all.filter(
      ([id]) => id.startsWith('ask-') && id !== 'ask-option' && id !== 'ask-letter',
    );
    expect(questions.filter(([, text]) => text.split(' ').length < 2)).toEqual([]);
    const reasons = all.slice(
      all.findIndex(([id]) => id === 'owned-already'),
      all.findIndex(([id]) => id === 'founded'),
    );
    expect(reasons.length).toBeGreaterThan(30);
    expect(reasons.filter(([, text]) => text.split(' ').length < 4)).toEqual([]);
  }
});

test('items are declined, and agree where they are several', () => {
  expect(say('pl', { id: 'bought', args: { name: 'Arda', item: 'item-3', n: 20 } })).toMatch(
    /^Arda kupuje .*ę? za/,
  );
  expect(say('pl', { id: 'item-sold-at-once', args: { name: 'Arda', item: 'item-4', n: 5 } })).toBe(
    'Arda ma już Skórzaną zbroję, więc zamiast tego dostaje 5 szt. złota.',
  );
  expect(say('pl', { id: 'design-gained', args: { item: 'item-1' } })).toBe(
    'W sklepie pojawiają się Buty kroczenia.',
  );
});

test.each(LANGS)(
  'a quest says every number of its steps and what it brings; which class it opens is a surprise: %s',
  lang => {
    const faults = QUESTS.flatMap(({ id, steps, ...brings }) => [
      ...unsaid(brings, less => questBrings(lang, { ...less, opens: less.opens ?? {} })).map(
        path => `${id}: ${path}`,
      ),
      ...steps
        .flatMap(({ n, ownGold, donateGold, partyMembersExhausted }) => [
          n,
          ownGold,
          donateGold,
          partyMembersExhausted,
        ])
        .filter(n => n !== undefined && n > 1 && !new RegExp(`\\b${n}\\b`).test(questText(lang, `#${id}`)))
        .map(n => `${id}: ${n}: ${questText(lang, `#${id}`)}`),
    ]);
    expect(faults).toEqual([]);
  },
);
