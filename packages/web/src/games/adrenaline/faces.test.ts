import { positionView } from '@potyczka/adrenaline/rule-texts';
import { FACE_WORDS } from '@potyczka/adrenaline/text';
import {
  AMMO_CARDS,
  ammoTile,
  BOARD,
  COLOURS,
  kindOf,
  POWER_UP_CARDS,
  powerUpRecord,
  recordOf,
  signsOf,
  WEAPON_CARDS,
} from '@potyczka/adrenaline/view';
import { unsaid } from '@potyczka/kit/testing';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AmmoFace, BoardFace, Face, PowerUpFace, WeaponFace } from './Face.js';
import { faces } from './faces.js';

const LANGS = ['pl', 'en'] as const;

const inBoth = (face: (lang: 'pl' | 'en') => ReactNode): string[] =>
  LANGS.map(lang => renderToStaticMarkup(face(lang)));

/**
 * What a player need not know: by which rule something is judged, which a refusal says; a figure of nothing; a
 * condition without conditions.
 */
const isNoWord = (record: unknown, path: string): boolean => {
  const value = path.split('.').reduce<unknown>((x, key) => (x as Record<string, unknown>)[key], record);
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return /(^|\.)(rule|hitsBy|oneEach)$/.test(path) || value === 0 || isEmpty;
};

const untold = <R>(record: R, face: (record: R, lang: 'pl' | 'en') => ReactNode): string[] =>
  LANGS.flatMap(lang =>
    unsaid(record, less => renderToStaticMarkup(face(less, lang)))
      .filter(path => !isNoWord(record, path))
      .map(path => `${lang} ${path}`),
  );

describe('a face says all that its record says', () => {
  test.each(WEAPON_CARDS)('%s', card => {
    expect(untold(recordOf(card), (record, lang) => createElement(WeaponFace, { record, lang }))).toEqual([]);
  });

  test.each(POWER_UP_CARDS.filter(card => card.endsWith('-1')))('%s', card => {
    const power = { kind: kindOf(card), colour: COLOURS[0], record: powerUpRecord(card) };
    expect(untold(power, (p, lang) => createElement(PowerUpFace, { power: p, lang }))).toEqual([]);
  });

  test.each(AMMO_CARDS.filter(card => card.endsWith('-1')))('%s', card => {
    expect(untold(ammoTile(card), (tile, lang) => createElement(AmmoFace, { tile, lang }))).toEqual([]);
  });

  test('a player’s board', () => {
    expect(untold(BOARD, (record, lang) => createElement(BoardFace, { record, lang }))).toEqual([]);
  });
});

test('every sign on a card is explained, and each has a meaning of its own', () => {
  const kind = (sign: string): string => sign.replaceAll(/\d/g, '#');
  const shown = [...WEAPON_CARDS.flatMap(card => recordsOf(card)), ...POWER_UP_CARDS.map(c => signsOf(c, ''))]
    .flatMap(signs => signs?.split(' ') ?? [])
    .map(kind);
  for (const lang of LANGS) {
    const { signs } = FACE_WORDS[lang];
    expect([...new Set(shown)].sort()).toEqual([...new Set(Object.keys(signs).map(kind))].sort());
    expect(new Set(Object.values(signs)).size).toBe(Object.keys(signs).length);
  }
});

const recordsOf = (card: `#${string}`): (string | undefined)[] => {
  const { modes, optional = [] } = recordOf(card);
  return [...modes, ...optional].map(({ id }) => signsOf(card, id));
};

const view = positionView(
  `
  S A . .
  . . . .
  - . . .`,
  { tiles: { '11': 'pyr-1' }, offers: { red: ['zx-2', 'hellion', 'railgun'] } },
);

test('a face says where its card is now; without a match it does not', () => {
  const faceOf = (card: string, of: typeof view | null) =>
    inBoth(lang => createElement(Face, { card, lang, view: of }));
  const [pl = '', en = ''] = faceOf('#weapon-zx-2', view);
  expect(pl).toContain('Czerwony punkt odrodzenia');
  expect(en).toContain('Red spawnpoint');
  expect(faceOf('#ammo-pyr-1', view)[1]).toContain('square');
  expect(faceOf('#weapon-zx-2', null)[1]).not.toContain('Now');
});

test('the effect that an option is about is marked on its face', () => {
  const [, marked = ''] = inBoth(lang =>
    createElement(Face, { card: '#weapon-thor/high-voltage', lang, view: null }),
  );
  expect(marked.match(/<li class="marked">.*?<\/b>/)?.[0]).toContain('High Voltage');
  expect(marked.match(/class="marked"/g)).toHaveLength(1);
});

const option = (
  at: readonly string[],
  label: { id: string; args?: Record<string, string> } | null = null,
) => ({
  key: 'x',
  answer: 'x',
  label,
  at,
  preview: null,
  declines: false,
  refusal: null,
});

test('an option and a line of the log name the cards that they are about', () => {
  expect(faces.ofOption(option(['#weapon-whisper', 'p2']), view)).toEqual(['#weapon-whisper']);
  expect(
    faces.ofOption(option(['p2'], { id: 'effect-label', args: { effect: 'thor/basic' } }), view),
  ).toEqual(['#weapon-thor/basic']);
  expect(faces.ofOption(option(['12']), view)).toEqual([]);
  expect(faces.ofEvent({ type: 'took-weapon', who: 'p1', at: 'red', card: '#weapon-zx-2' })).toEqual([
    '#weapon-zx-2',
  ]);
  expect(faces.ofEvent({ type: 'paid', who: 'p1', cubes: [], cards: ['#newton-red-1', '#?'] })).toEqual([
    '#newton-red-1',
  ]);
  expect(faces.ofEvent({ type: 'drew', who: 'p1', card: '#?' })).toEqual([]);
  expect(faces.ofEvent({ type: 'turn', who: 'p1' })).toEqual([]);
});

test('every card of the box can be opened, each face once, and each has a name', () => {
  const counts = faces.kinds().map(({ cards }) => cards.length);
  expect(counts).toEqual([21, 12, 12, 1]);
  for (const card of faces.kinds().flatMap(kind => kind.cards)) {
    expect(faces.name(card).pl).not.toBe('');
    expect(inBoth(lang => createElement(Face, { card, lang, view: null })).join('')).toContain(
      faces.name(card).en.split(' (')[0],
    );
  }
});
