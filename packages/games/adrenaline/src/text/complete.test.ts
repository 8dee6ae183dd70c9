import type { CardId } from '@potyczka/kernel';
import { CASES } from '@potyczka/words';
import { gapsOf, leaves, pluralFaults } from '@potyczka/words/checks';
import { describe, expect, test } from 'vitest';
import { AMMO_CARDS } from '../content/ammo.js';
import { ROOM_COLOURS } from '../content/arenas.js';
import { POWER_UP_CARDS } from '../content/power-ups/cards.js';
import { figuresOf } from '../content/signs.js';
import { weapons } from '../content/weapons/index.js';
import { type Options, options } from '../options.js';
import { cardOf, WEAPON_CARDS } from '../rules/arsenal.js';
import { ARGUMENTS } from './fixtures/arguments.js';
import {
  cardName,
  cardText,
  figureName,
  isReconstructed,
  LANGS,
  optionText,
  optionValueText,
  roomName,
} from './index.js';
import { LANGUAGES } from './language.js';
import type { TextId } from './say.js';

const readable = (text: string): void => {
  expect(text).not.toMatch(/[#{}]|undefined/);
  expect(text.trim()).toBe(text);
  expect(text).not.toBe('');
};

describe.each(LANGS)('everything has words in %s', lang => {
  test.each(weapons)('$id and its effects, in the order of the card', weapon => {
    const { name, effects } = cardText(lang, cardOf(weapon.id));
    readable(name);
    expect(effects.map(e => e.id)).toEqual([...weapon.modes, ...(weapon.optional ?? [])].map(e => e.id));
    for (const effect of effects) {
      readable(effect.name);
      readable(effect.text);
      expect(effect.text).toMatch(/^[A-ZĄĆĘŁŃÓŚŹŻ].*\.$/);
    }
    expect(new Set(effects.map(e => e.name)).size).toBe(effects.length);
  });

  test('no weapon that does not exist', () => {
    expect(Object.keys(LANGUAGES[lang].weapons).sort()).toEqual(weapons.map(w => w.id).sort());
  });

  test.each([...POWER_UP_CARDS, ...AMMO_CARDS])('%s', card => {
    const { name, effects } = cardText(lang, card);
    readable(name);
    expect(name).toBe(cardName(lang, card));
    expect(effects).toHaveLength(1);
    readable(effects[0]?.text ?? '');
    expect(effects[0]?.text).toMatch(/\.$/);
  });

  test('cards of different kinds have different names', () => {
    const kinds = (cards: readonly CardId[]) => new Set(cards.map(c => c.replace(/-\d+$/, ''))).size;
    const names = (cards: readonly CardId[]) => new Set(cards.map(c => cardName(lang, c))).size;
    expect(names(WEAPON_CARDS)).toBe(21);
    expect(names(POWER_UP_CARDS)).toBe(kinds(POWER_UP_CARDS));
    expect(names(AMMO_CARDS)).toBe(kinds(AMMO_CARDS));
  });

  test.each(Object.entries(options))('option %s and its settings', (name, field) => {
    const option = name as keyof Options;
    readable(optionText(lang, option).label);
    readable(optionText(lang, option).help);
    const values =
      field.kind === 'choice' ? field.of : field.kind === 'flag' ? [true, false] : [field.min, field.max];
    const labels = values.map(v => optionValueText(lang, option, v).label);
    labels.forEach(readable);
    expect(new Set(labels).size).toBe(values.length);
    if (field.kind === 'choice') for (const v of field.of) readable(optionValueText(lang, option, v).help);
  });

  test('figures, spawnpoints and rooms', () => {
    for (const who of [
      'p1',
      'p2',
      'p3',
      'p4',
      'p5',
      'bot',
      'spawn-red',
      'spawn-blue',
      'spawn-yellow',
    ] as const)
      readable(figureName(lang, who));
    for (const colour of ROOM_COLOURS) readable(roomName(lang, colour));
  });
});

test('names are inflected in Polish', () => {
  const { figures, weapons: arms, powerUps, spawnpoints } = LANGUAGES.pl;
  const forms = (noun: Readonly<Record<(typeof CASES)[number], string>>) =>
    CASES.map(c => noun[c]).join(', ');
  expect(forms(figures.p2.name)).toBe('Jaszczur, Jaszczura, Jaszczurowi, Jaszczura, Jaszczurem, Jaszczurze');
  expect(forms(arms.whisper.name)).toBe('Snajperka, Snajperki, Snajperce, Snajperkę, Snajperką, Snajperce');
  expect(forms(powerUps.newton.name.blue)).toBe(
    'niebieskie Prawo Newtona, niebieskiego Prawa Newtona, niebieskiemu Prawu Newtona, niebieskie Prawo Newtona, niebieskim Prawem Newtona, niebieskim Prawie Newtona',
  );
  expect(forms(spawnpoints.yellow)).toBe(
    'żółty punkt odrodzenia, żółtego punktu odrodzenia, żółtemu punktowi odrodzenia, żółty punkt odrodzenia, żółtym punktem odrodzenia, żółtym punkcie odrodzenia',
  );
});

test('what is not in the source says so', () => {
  for (const card of POWER_UP_CARDS) {
    expect(cardText('en', card)).toMatchObject({ reconstructed: true, ours: false });
    expect(cardText('pl', card)).toMatchObject({ reconstructed: true, ours: true });
  }
  for (const card of WEAPON_CARDS)
    expect(cardText('pl', card)).toMatchObject({ reconstructed: false, ours: false });
  expect((['p1', 'p2', 'p3', 'p4', 'p5', 'bot'] as const).filter(isReconstructed)).toEqual(['p5', 'bot']);
  expect(optionText('pl', 'bot').reconstructed).toBe(true);
  expect(optionValueText('pl', 'mode', 'domination').reconstructed).toBe(true);
});

describe.each(LANGS)('messages in %s', lang => {
  const { messages, log, cubes, ammoTile, ammoText, weapons: arms } = LANGUAGES[lang];

  test('have the form of messages, and every plural form of the language', () => {
    for (const icu of [messages, log, cubes, ammoTile, ammoText, arms].flatMap(leaves))
      expect(pluralFaults(lang, icu)).toEqual([]);
  });

  /** What is told by referring to another effect of the card. */
  const REFERRED = ['hellion/nano-tracer damage'];

  test.each(weapons)('$id: every figure of an effect stands in its text', ({ id, modes, optional = [] }) => {
    const words: Readonly<Record<string, { readonly text: string }>> = arms[id as keyof typeof arms].effects;
    const unsaid = [...modes, ...optional].flatMap(m => {
      const said = gapsOf(words[m.id]?.text ?? '');
      const { damage = 0, marks = 0, further = 0 } = figuresOf(m.effect);
      return Object.entries({ damage, marks, further })
        .filter(([name, n]) => n > 0 && !said.includes(name))
        .map(([name]) => `${id}/${m.id} ${name}`);
    });
    expect(unsaid.filter(each => !REFERRED.includes(each))).toEqual([]);
  });

  test('have no gap that the rules do not fill', () => {
    for (const [id, icu] of Object.entries(messages)) {
      const passed: readonly string[] = ARGUMENTS[id as TextId] ?? [];
      for (const gap of gapsOf(icu)) expect(passed, `${id} has {${gap}}`).toContain(gap);
    }
  });
});
