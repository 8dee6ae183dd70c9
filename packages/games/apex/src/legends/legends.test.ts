import { describe, expect, test } from 'vitest';
import { featById, featsOf } from '../content/feats/index.js';
import { FIGURE_TRAITS } from '../content/figures.js';
import { LANGUAGES } from '../text/language.js';
import { type FigureKind, LEGENDS } from '../vocabulary.js';
import { ABILITIES } from './abilities.js';
import { AUTOMA_ABILITIES } from './automa.js';
import { LEGEND_CARDS } from './cards.js';

describe('a legend is a folder', () => {
  test.each(LEGENDS)(
    'APX-LEGEND-01 %s brings two abilities, eight feats, an Automa and its own figures',
    id => {
      const own = ABILITIES.filter(a => a.id.startsWith(id));
      expect(own.map(a => a.kind)).toEqual(['tactical', 'ultimate']);
      expect(AUTOMA_ABILITIES.filter(a => a.id.startsWith(id)).map(a => a.id)).toEqual(own.map(a => a.id));
      expect(featsOf(id).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(n => `#${id}-F-${n}`));
      const { figures, automa, feats } = LEGEND_CARDS[id];
      expect(automa.feats.length).toBe(automa.titles.length);
      for (const [kind, traits] of Object.entries(figures))
        expect(FIGURE_TRAITS[kind as FigureKind]).toBe(traits);
      for (const { names, feat } of [LANGUAGES.en, LANGUAGES.pl].flatMap(names =>
        feats.map(feat => ({ names, feat })),
      )) {
        expect(featById(feat.id)).toBe(feat);
        expect(names.featNames[feat.id]).toMatch(/\p{L}/u);
      }
    },
  );
});
