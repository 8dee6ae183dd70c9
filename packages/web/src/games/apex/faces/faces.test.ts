import { abilityText, automaFeatText, featText, lootLines } from '@potyczka/apex/text';
import {
  ABILITY_FACTS,
  AIM_DECK,
  AIM_SYMBOLS,
  AUTOMA_LEGENDS,
  automaFeat,
  automaFeats,
  BIN_CARDS,
  BONUSES,
  binOf,
  DECISION_CARDS,
  decisionOf,
  FEATS,
  LEGENDS,
  LOOT,
  LOOT_IDS,
  RING_CARDS,
  ringOf,
  SETS,
  type View,
  WEAPONS,
} from '@potyczka/apex/view';
import { unsaid } from '@potyczka/kit/testing';
import type { OptionShown } from '@potyczka/table';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AbilityFace, AutomaAbilityFace } from './AbilityFace.js';
import { AutomaFeatFace, AutomaLegendFace, DecisionFace, SetWeaponFace } from './AutomaFaces.js';
import { AimFace, BinFace, BonusFace, RingFace } from './DeckFaces.js';
import { FeatFace } from './FeatFace.js';
import { FACE_WORDS } from './face-words.js';
import { faces } from './index.js';
import { LootFace } from './LootFace.js';
import { WeaponFace } from './WeaponFace.js';

const LANGS = ['pl', 'en'] as const;
type Lang = (typeof LANGS)[number];

/** What a figure of nothing changes is nothing, and what an empty list leaves out as well. */
const isNothing = (record: unknown, path: string): boolean => {
  const value = path.split('.').reduce<unknown>((x, key) => (x as Record<string, unknown>)[key], record);
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return value === 0 || value === false || isEmpty;
};

/** Fields that a player need not know. */
const QUIET: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)id$/, 'its name among the files'],
  [/^slots\.magazine\.0$/, 'a shotgun magazine that no token is'],
];

let turn = 0;

/** Every second record in Polish, the others in English: both say the same fields. */
const untold = <R>(name: string, record: R, face: (record: R, lang: Lang) => ReactNode): string[] =>
  [LANGS[turn++ % 2 === 0 ? 0 : 1]].flatMap(lang =>
    unsaid(record, less => renderToStaticMarkup(face(less, lang)))
      .filter(path => !isNothing(record, path) && !QUIET.some(([field]) => field.test(path)))
      .map(path => `${name} ${lang} ${path}`),
  );

describe('a face says all that its record says: no field can be taken away unseen', () => {
  test('of a weapon', () => {
    expect(
      WEAPONS.flatMap(w => untold(w.id, w, (card, lang) => createElement(WeaponFace, { card, lang }))),
    ).toEqual([]);
  });

  test('of a loot token', () => {
    expect(
      LOOT_IDS.flatMap(id =>
        untold(id, LOOT[id], (card, lang) => createElement(LootFace, { card, id: `#${id}.1`, lang })),
      ),
    ).toEqual([]);
  });

  test('of a Feat', () => {
    expect(
      FEATS.flatMap(f => untold(f.id, f, (card, lang) => createElement(FeatFace, { card, lang }))),
    ).toEqual([]);
  });

  test('of an ability, of a player and of an Automa', () => {
    expect(
      ABILITY_FACTS.flatMap(({ id, card: normal, automa }) => [
        ...untold(id, normal, (card, lang) => createElement(AbilityFace, { id, card, lang })),
        ...untold(`automa ${id}`, automa, (card, lang) =>
          createElement(AutomaAbilityFace, { id, card, normal, lang }),
        ),
      ]),
    ).toEqual([]);
  });

  test('of the legend card of an Automa', () => {
    expect(
      LEGENDS.flatMap(id => {
        const { initiative, schemes } = AUTOMA_LEGENDS[id];
        return untold(id, { initiative, schemes }, (card, lang) =>
          createElement(AutomaLegendFace, { id, card, lang, cards: [] }),
        );
      }),
    ).toEqual([]);
  });

  test('of a Feat of an Automa', () => {
    expect(
      LEGENDS.flatMap(automaFeats).flatMap(name =>
        untold(name, automaFeat(name), (card, lang) => createElement(AutomaFeatFace, { card, lang })),
      ),
    ).toEqual([]);
  });

  test('of a weapon of an Automa', () => {
    expect(
      SETS.flat().flatMap(w =>
        untold(w.name, w, (card, lang) => createElement(SetWeaponFace, { card, lang })),
      ),
    ).toEqual([]);
  });

  test('of a Decision card, an Aim card, a Ring card, a supply bin and a bonus', () => {
    expect([
      ...DECISION_CARDS.flatMap(name =>
        untold(name, decisionOf(name), (card, lang) => createElement(DecisionFace, { card, lang })),
      ),
      ...AIM_DECK.flatMap(a => untold(a.id, a, (card, lang) => createElement(AimFace, { card, lang }))),
      ...RING_CARDS.flatMap(name =>
        untold(name, ringOf(name), (card, lang) => createElement(RingFace, { card, lang })),
      ),
      ...BIN_CARDS.flatMap(name =>
        untold(name, binOf(name), (card, lang) => createElement(BinFace, { card, lang })),
      ),
      ...BONUSES.flatMap((b, k) =>
        untold(String(k), b, (card, lang) => createElement(BonusFace, { card, lang })),
      ),
    ]).toEqual([]);
  });
});

const drawn = (card: string, lang: Lang, view: View | null = null): string =>
  renderToStaticMarkup(createElement(faces.Face, { card, lang, view }));

describe('what is told', () => {
  test.each(LANGS)('every card of the box has a face and a name, in words without gaps (%s)', lang => {
    for (const { cards } of faces.kinds())
      for (const card of cards) {
        const face = drawn(card, lang);
        expect(face, card).toMatch(/^<article/);
        expect(face, card).not.toMatch(/undefined|NaN|\[object|[{}]/);
        expect(faces.name(card)[lang], card).not.toBe('');
      }
  });

  test('a stand-in says so in words; what the book prints says that', () => {
    const marked = FEATS.find(f => f.mark === 'placeholder')?.id;
    const printed = FEATS.find(f => f.mark === 'book')?.id;
    expect(drawn(`#${marked}`, 'en')).toContain(FACE_WORDS.en.ours);
    expect(drawn(`#${printed}`, 'en')).not.toContain(FACE_WORDS.en.ours);
    expect(drawn(`#${printed}`, 'pl')).toContain(FACE_WORDS.pl.book);
  });

  test('every symbol of an Aim card is explained by a sentence of its own', () => {
    for (const lang of LANGS)
      expect(new Set(AIM_SYMBOLS.map(s => FACE_WORDS[lang].symbols[s])).size).toBe(AIM_SYMBOLS.length);
  });

  test('no card is told in fewer than three words, and none without a full stop', () => {
    const all = LANGS.flatMap(lang => [
      ...FEATS.map(f => featText(lang, f)),
      ...ABILITY_FACTS.map(a => abilityText(lang, a.id).text),
      ...LEGENDS.flatMap(automaFeats).map(c => automaFeatText(lang, automaFeat(c))),
      ...LOOT_IDS.map(id => lootLines(lang, LOOT[id])),
    ]);
    expect(all.filter(text => !text.endsWith('.') || text.split(' ').length < 2)).toEqual([]);
  });
});

const option = (more: Partial<OptionShown>): OptionShown => ({
  key: 'k',
  answer: 'k',
  label: null,
  at: [],
  preview: null,
  declines: false,
  refusal: null,
  ...more,
});

describe('faces are reached where cards are chosen and told', () => {
  const clash = { stage: 'clash', tile: null } as unknown as View;
  const recruit = { stage: 'recruit', tile: null } as unknown as View;

  test('weapons of a bin, a Feat, a token of the loadout, an ability', () => {
    const swap = option({ key: 'take:0:1', label: { id: 'x', args: { card: '#W-47', old: '#W-15' } } });
    expect(faces.ofOption(swap, clash)).toEqual(['#W-47', '#W-15']);
    expect(faces.ofOption(option({ key: 'feat:#GB-F-1', at: ['#GB-F-1'] }), clash)).toEqual(['#GB-F-1']);
    expect(faces.ofOption(option({ key: 'GB:on-1:#barrel-2.1' }), clash)).toEqual(['#barrel-2.1']);
    expect(faces.ofOption(option({ key: 'ability:BL-A-1' }), clash)).toEqual(['BL-A-1']);
    expect(faces.ofOption(option({ key: '3,4', at: ['3,4'] }), clash)).toEqual([]);
  });

  test('a legend while legends are chosen, not while they act', () => {
    const gibraltar = option({ key: 'GB', at: ['GB'] });
    expect(faces.ofOption(gibraltar, recruit)).toEqual(['legend:GB']);
    expect(faces.ofOption(gibraltar, clash)).toEqual([]);
  });

  test('an edge of the map shows its bonus and its epic token', () => {
    const view = {
      stage: 'drop',
      tile: { top: { bonus: 1, epic: '#bolt.1' }, right: { bonus: 0, epic: null } },
    } as unknown as View;
    expect(faces.ofOption(option({ key: 'top', at: ['edge-top'] }), view)).toEqual(['bonus:1', '#bolt.1']);
  });

  test('lines of the log: the Feat that an Automa draws, an ability with its token, no card that lies face down', () => {
    expect(faces.ofEvent({ type: 'automa-feat', who: 'GB', card: '#GB-AF-6' })).toEqual(['#GB-AF-6']);
    expect(
      faces.ofEvent({ type: 'initiated', who: 'BL', ability: 'BL-A-1', token: 'BL-A-1-II', ap: 0 }),
    ).toEqual(['BL-A-1']);
    expect(faces.ofEvent({ type: 'drew', who: 'BL', card: '#' } as never)).toEqual([]);
  });

  test('an ability of an Automa shows the card of the Automa: cost, step and conditions', () => {
    const view = {
      stage: 'clash',
      cooling: {},
      track: [],
      legends: [{ id: 'GB', automa: { charge: 1 }, weapons: [] }],
    } as unknown as View;
    const people = { ...view, legends: [{ id: 'GB', automa: null, weapons: [] }] } as unknown as View;
    expect(drawn('GB-A-1', 'en', view)).toContain('costs 2 Charge');
    expect(drawn('GB-A-1', 'en', people)).toContain('Free action');
    expect(drawn('GB-A-1', 'en', people)).not.toContain('Charge');
  });
});
