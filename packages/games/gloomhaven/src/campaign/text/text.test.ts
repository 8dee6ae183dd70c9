import { LANGS } from '@potyczka/words';
import { expect, test } from 'vitest';
import { eventsOf, PLACES, QUESTS } from '../content/index.js';
import { achievementName, placeName, questText, say } from './index.js';
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
