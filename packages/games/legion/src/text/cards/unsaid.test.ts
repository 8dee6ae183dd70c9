import { unsaid } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { COMMAND_TEXTS } from '../../content/commands/index.js';
import type { CardText } from '../../content/effects/types.js';
import { commandCard, unitCard } from '../../content/index.js';
import { UPGRADE_TEXTS } from '../../content/upgrades/index.js';
import { LANGS } from '../index.js';
import { sentencesOf } from './describe.js';

/** What a player need not read in a text, by card and the way to it. */
const QUIET: readonly (readonly [path: RegExp, why: string])[] = [
  [/^(?:defensive|offensive)-stance: effects\.0\.do\.0\.do$/, 'the word that finds the deed: the last one'],
  [
    /^imperial-hammers-elite-armor-pilot: standing\.0\.to$/,
    'a hit is what a surge becomes if nothing is said',
  ],
  [/^inspiring-presence: standing\.0\.n$/, 'four is how far courage then reaches if nothing is said'],
  [/\.times\.wounds$/, 'whose wounds: those of the unit, there are no others'],
  [
    /^(?:developing-sympathies|you-would-question-me): effects\.\d\.of(?:\.side)?$/,
    'the one unit that the card names',
  ],
  [/^not-a-story-the-jedi-would-tell: standing\.0\.who(?:\.side)?$/, 'the one unit that the card names'],
];

/** One is what no number means. */
const isOne = (record: unknown, path: string): boolean =>
  /\.n$/.test(path) &&
  path.split('.').reduce<unknown>((x, key) => (x as Record<string, unknown>)[key], record) === 1;

const heard = (id: string, text: CardText, paths: readonly string[]): string[] =>
  paths
    .filter(path => !isOne(text, path))
    .map(path => `${id}: ${path}`)
    .filter(path => !QUIET.some(([quiet]) => quiet.test(path)));

const left = (texts: Readonly<Record<string, CardText>>, face: (id: string, text: CardText) => unknown) =>
  Object.entries(texts).flatMap(([id, text]) =>
    heard(
      id,
      text,
      unsaid(text, less => face(id, less)),
    ),
  );

const namesOf = (id: string): string[] => (commandCard(id).units ?? []).map(u => unitCard(u).name);

describe.each(LANGS)('each field of a text changes what its card says: %s', lang => {
  test('upgrades', () => {
    expect(left(UPGRADE_TEXTS, (id, text) => sentencesOf(lang, { id, text }))).toEqual([]);
  });

  test('command cards', () => {
    expect(left(COMMAND_TEXTS, (id, text) => sentencesOf(lang, { id, text, names: namesOf(id) }))).toEqual(
      [],
    );
  });
});
