import { unsaid } from '@potyczka/kit/testing';
import { BATTLE_CARDS, COMMANDS, SUPPLIES, UNITS, UPGRADES, type View } from '@potyczka/legion/view';
import type { OptionShown } from '@potyczka/table';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { BattleFace, SupplyFace } from './BattleFace.js';
import { CommandFace } from './CommandFace.js';
import { faces } from './index.js';
import { UnitFace } from './UnitFace.js';
import { UpgradeFace } from './UpgradeFace.js';

// The picture is the same whatever the record holds beside its id.
vi.mock('./Figure.js', () => ({ Portrait: () => null, Figure: () => null, paintOf: () => '#fff' }));

type Lang = 'pl' | 'en';

/** A face as everybody gets it: what only shows where a mouse rests is taken away. */
const drawn = <R>(Face: ComponentType<{ card: R; lang: Lang }>, lang: Lang) => {
  return (card: R): string =>
    renderToStaticMarkup(createElement<{ card: R; lang: Lang }>(Face, { card, lang })).replaceAll(
      / title="[^"]*"/g,
      '',
    );
};

/** Fields that a player need not know. */
const QUIET: Readonly<Record<string, string>> = {
  id: 'its name among the files; what is drawn for it differs',
  moments: 'when its text acts: its sentences say so',
  flawWhen: 'when it may be played: its sentences say so',
  format: 'a card of an 800-point battle has another name or other zones',
};

/** Every second card in Polish, the others in English: both say the same fields. */
const left = <R>(cards: readonly R[], Face: ComponentType<{ card: R; lang: Lang }>): string[] =>
  cards.flatMap((card, n) =>
    unsaid(card, drawn(Face, n % 2 === 0 ? 'en' : 'pl'))
      .filter(path => !((path.split('.')[0] ?? '') in QUIET))
      .map(path => `${(card as { id: string }).id}: ${path}`),
  );

describe('a face says all that its record holds: no field can be taken away unseen', () => {
  test('of a unit', () => expect(left(UNITS, UnitFace)).toEqual([]));
  test('of an upgrade', () => expect(left(UPGRADES, UpgradeFace)).toEqual([]));
  test('of a command card', () => expect(left(COMMANDS, CommandFace)).toEqual([]));
  test('of a battle card', () => expect(left(BATTLE_CARDS, BattleFace)).toEqual([]));
  test('of a supply card', () => expect(left(SUPPLIES, SupplyFace)).toEqual([]));
});

describe('faces are reached wherever a card is named', () => {
  const option = (more: Partial<OptionShown>): OptionShown => ({
    key: 'k',
    label: { id: 'unit-label', args: {} },
    at: [],
    answer: 'k',
    preview: null,
    declines: false,
    refusal: null,
    ...more,
  });
  const view = { battle: { rows: { objective: ['#battle-control', '#battle-breach'] } } } as unknown as View;

  test('a command card of the hand, an upgrade that is used, a unit that is chosen', () => {
    expect(faces.ofOption(option({ at: ['#p1-ambush'] }), view)).toEqual(['command:ambush']);
    const uses = {
      id: 'card-action-label',
      args: { keyword: 'upgrade:force-push~2', unit: 'p1-2-stormtroopers' },
    };
    expect(faces.ofOption(option({ label: uses }), view)).toEqual([
      'upgrade:force-push',
      'p1-2-stormtroopers',
    ]);
    expect(faces.ofOption(option({ at: ['p1-2-stormtroopers.3'] }), view)).toEqual(['p1-2-stormtroopers']);
    expect(faces.ofOption(option({ at: ['house-a1'] }), view)).toEqual([]);
  });

  test('a row of battle cards: the one that would be struck, and the one that would be played then', () => {
    expect(faces.ofOption(option({ at: ['battle-objective'] }), view)).toEqual([
      'battle:control',
      'battle:breach',
    ]);
  });

  test('every card has a name and a face in both languages', () => {
    const all = faces.kinds().flatMap(kind => kind.cards);
    expect(all.length).toBeGreaterThan(650);
    for (const card of all)
      for (const lang of ['en', 'pl'] as const) {
        expect(faces.name(card)[lang]).not.toBe(card);
        const face = renderToStaticMarkup(createElement(faces.Face, { card, lang, view: null }));
        expect(face, card).toMatch(/^<article/);
        expect(face, card).not.toMatch(/undefined|NaN|\[object/);
      }
  });
});
