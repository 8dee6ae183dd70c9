import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Noun } from '@potyczka/words';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { FIGURE_TRAITS } from '../../packages/games/apex/src/content/figures.js';
import { BAGS } from '../../packages/games/apex/src/content/loot.js';
import { LEGEND_CARDS } from '../../packages/games/apex/src/legends/cards.js';
import { WORDS as EN } from '../../packages/games/apex/src/legends/en.js';
import { WORDS as PL } from '../../packages/games/apex/src/legends/pl.js';
import type { LegendWords } from '../../packages/games/apex/src/legends/words.js';
import { COMMON_BAGS, type LegendId } from '../../packages/games/apex/src/vocabulary.js';
import { ROOT } from './run.mjs';

const APEX = 'packages/games/apex/src';
const PAGE = 'packages/web/src/games/apex';
const FOLDERS = readdirSync(path.join(ROOT, APEX, 'legends'), { withFileTypes: true })
  .filter(each => each.isDirectory())
  .map(each => each.name);

/** What is no shared code, with the reason. */
const APART: readonly (readonly [of: RegExp, because: string])[] = [
  [/\.test\.tsx?$/, 'tests play certain legends'],
  [/^packages\/games\/apex\/src\/fixtures\//, 'positions of tests'],
  [/^packages\/games\/apex\/src\/learn\//, 'lessons are positions with certain legends, told to somebody'],
  [/^packages\/games\/apex\/src\/rule-texts\//, 'the rules of the book in words, by their ids'],
  [/\/legends\/[a-z]+(\.ts|\/.*)$/, 'the legends themselves, and the lists that bring them together'],
  [/^packages\/web\/src\/games\/apex\/glyphs\.(ts|json)$/, 'drawings by the names that their source has'],
];

/** Words that are a legend's in one place and everybody's in another. */
const SHARED: readonly (readonly [word: string, because: string])[] = [
  ['anchor', 'the ziplines of a map hang on anchors too (APX-OBJ-14, -15)'],
  ['miejsce zrzutu', 'everybody drops somewhere in stage 2 (APX-DROP-01)'],
  ['Zrób miejsce', 'said of a full backpack as well'],
];

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(file => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter(file => /\.(tsx?|css|json)$/.test(file) && !APART.some(([of]) => of.test(file)));

/** `noPortalBeside`, `no-portal-beside` and “No portal beside” are the same words. */
const wordsIn = (text: string): string =>
  ` ${text
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim()} `;

const isOwn = (name: string): boolean => !SHARED.some(([word]) => word === name);

/** One of some names, as groups of a pattern have it. */
const oneOf = (names: readonly string[]): string =>
  `(${[...new Set(names)]
    .filter(isOwn)
    .map(name => name.replaceAll('.', '\\.'))
    .join('|')})`;

/** What a legend's folder says, whichever it is. */
type Words = Omit<LegendWords<LegendId>, 'figures'> & { readonly figures: Readonly<Record<string, Noun>> };

const words: readonly Words[] = [EN, PL].flatMap(language => Object.values(language) as unknown[] as Words[]);
const legends = Object.values(LEGEND_CARDS);

/** Kinds, bags and folders: as words, in any case and in the plural. */
const SPOKEN = new RegExp(
  ` ${oneOf(
    [
      ...FOLDERS,
      ...Object.keys(FIGURE_TRAITS),
      ...BAGS.filter(bag => !COMMON_BAGS.some(x => x === bag)),
      ...words.flatMap(w => Object.values(w.figures).flatMap(({ nom, acc, gen }) => [nom, acc, gen])),
    ].map(name => wordsIn(name).trim()),
  )}s? `,
  'u',
);

/** Cards, their titles, and what abilities ask: as they are written. */
const PRINTED = new RegExp(
  `(?<![\\p{L}-])${oneOf([
    ...legends.flatMap(({ automa }): readonly string[] => automa.titles),
    ...words.flatMap(w => [
      ...Object.values(w.abilities).map(({ name }) => name),
      ...Object.values(w.featNames),
      ...Object.keys(w.asks),
    ]),
  ])}(?![\\p{L}-])`,
  'u',
);

/** Legends by their letters, and their cards: `WR`, `#WR-F-1`. */
const LETTERS = new RegExp(`^#?${oneOf(legends.map(({ id }) => id))}(-[A-Z].*)?$`);

/** Every name and every text of a source; comments are prose. */
const textsIn = (file: string, source: string): readonly string[] => {
  if (!/\.tsx?$/.test(file)) return source.replaceAll(/\/\*.*?\*\//gs, '').split('\n');
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { type, name, value } = node as { type?: string; name?: unknown; value?: unknown };
    if (/Identifier$/.test(type ?? '') && typeof name === 'string') found.push(name);
    if (/^(Literal|JSXText)$/.test(type ?? '') && typeof value === 'string') found.push(value);
    if (type === 'Literal' && value instanceof RegExp) found.push(value.source);
    if (type === 'TemplateElement') found.push((value as { cooked: string }).cooked);
    for (const part of Object.values(node)) walk(part);
  };
  walk(parseSync(file, source).program);
  return [...new Set(found)];
};

const namesIn = (file: string, source: string): string[] =>
  textsIn(file, source).flatMap(text => {
    const found = SPOKEN.exec(wordsIn(text)) ?? PRINTED.exec(text) ?? LETTERS.exec(text);
    return found ? [`${file}: ${found[1]} in ${JSON.stringify(text)}`] : [];
  });

describe('shared code of Apex knows no legend', () => {
  test('a name is found as identifier, text, part of a pattern or style, not in a comment', () => {
    const found = (source: string, file = 'a.ts'): number => namesIn(file, source).length;
    expect(found('const hasRaven = 1;')).toBeGreaterThan(0);
    expect(found("if (f.kind === 'portal') go();")).toBeGreaterThan(0);
    expect(found("const why = 'out-of-dome';")).toBeGreaterThan(0);
    expect(found('const RARE = /^(bin|package)-/;')).toBeGreaterThan(0);
    expect(found('const all = `two smokes`;')).toBeGreaterThan(0);
    expect(found("s.bags['lifeline'];")).toBeGreaterThan(0);
    expect(found("const id = '#GB-F-1';")).toBeGreaterThan(0);
    expect(found("const log = 'Kopuła ochronna chroni';")).toBeGreaterThan(0);
    expect(found('.zone.dome { fill: red; }', 'a.css')).toBeGreaterThan(0);
    expect(found('// portals end it\n/** a raven */\nconst passage = 1;')).toBe(0);
    expect(found('/* dome */ .zone { fill: red; }', 'a.css')).toBe(0);
  });

  test('no rule, event, hint, view, text or drawing names what a legend’s folder brings', () => {
    const files = [APEX, PAGE].flatMap(filesIn);
    expect(files.length).toBeGreaterThan(120);
    expect(files.flatMap(file => namesIn(file, readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
  });

  test('a bag that a figure opens is one that there is', () => {
    const named: string[] = [];
    const walk = (x: unknown): void => {
      if (x === null || typeof x !== 'object') return;
      const { bag } = x as { bag?: unknown };
      if (typeof bag === 'string') named.push(bag);
      for (const part of Object.values(x)) walk(part);
    };
    walk(LEGEND_CARDS);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(bag => !BAGS.some(x => x === bag))).toEqual([]);
  });
});
