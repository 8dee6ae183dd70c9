import { unsaid } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { CLASSES, DECKS, ITEMS, MONSTERS } from '../../content/index.js';
import { halfText, itemText } from '../cards.js';
import { linesOfCard } from './abilities.js';

const LANGS = ['en', 'pl'] as const;

/** What a player need not read on a card. */
const QUIET: readonly (readonly [path: RegExp, why: string])[] = [
  [/(^|\.)as$/, 'tells two abilities of one half apart in play'],
  [/(^|\.)id$/, 'the name in play of an ability that is on no printed card'],
];

const heard = (paths: readonly string[]): string[] =>
  paths.filter(path => !QUIET.some(([quiet]) => quiet.test(path)));

describe.each(LANGS)('each field of a record changes what its face says: %s', lang => {
  test('ability cards', () => {
    const faults = CLASSES.flatMap(c =>
      c.cards.flatMap(card =>
        (['top', 'bottom'] as const).flatMap(half =>
          heard(unsaid(card[half], x => halfText(lang, x))).map(path => `${card.id} ${half} ${path}`),
        ),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('items', () => {
    const faults = ITEMS.flatMap(item =>
      heard(unsaid(item.effects, effects => itemText(lang, { effects }))).map(path => `${item.key} ${path}`),
    );
    expect(faults).toEqual([]);
  });

  test('ability cards and specials of monsters', () => {
    const faults = [
      ...DECKS.flatMap(d =>
        d.cards.flatMap(card =>
          heard(unsaid(card.do, x => linesOfCard(lang, x, 'it'))).map(path => `${card.id} ${path}`),
        ),
      ),
      ...MONSTERS.flatMap(m =>
        [...(m.specials ?? []), ...(m.traits ?? [])].flatMap(special =>
          heard(unsaid(special.do, x => linesOfCard(lang, x, 'it'))).map(path => `${m.id} ${path}`),
        ),
      ),
    ];
    expect(faults).toEqual([]);
  });
});
