import { readdirSync } from 'node:fs';
import { codeOf, type SharedFile, sharedFiles } from '@potyczka/kit/testing';
import type { Noun } from '@potyczka/words';
import { describe, expect, test } from 'vitest';
import { FIGURE_TRAITS } from './content/figures.js';
import { BAGS } from './content/loot.js';
import { LEGEND_CARDS } from './legends/cards.js';
import { WORDS as EN } from './legends/en.js';
import { WORDS as PL } from './legends/pl.js';
import type { LegendWords } from './legends/words.js';
import { COMMON_BAGS, type LegendId } from './vocabulary.js';

const FOLDERS = readdirSync(new URL('legends', import.meta.url), { withFileTypes: true })
  .filter(each => each.isDirectory())
  .map(each => each.name);

/** Where names belong: the legends and the lists of them, positions of tests, lessons, rules in words, drawings by the names of their source. */
const OWN = /^(fixtures|learn|rule-texts)\/|^(page\/)?legends\/[a-z]+(\.ts|\/.*)$|^page\/glyphs\.(ts|json)$/;

/** Words that are a legend's in one place and everybody's in another. */
const SHARED: readonly (readonly [word: string, because: string])[] = [
  ['anchor', 'the ziplines of a map hang on anchors too (APX-OBJ-14, -15)'],
  ['miejsce zrzutu', 'everybody drops somewhere in stage 2 (APX-DROP-01)'],
  ['Zrób miejsce', 'said of a full backpack as well'],
];

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
const textsIn = ({ file, text }: SharedFile): readonly string[] => {
  const code = codeOf(text);
  if (!/\.tsx?$/.test(file)) return code.split('\n');
  return [...new Set(code.match(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`|[\w$]+|[^'"`\w\n]+/g))].map(x =>
    x.replaceAll(/^['"`]|['"`]$/g, ''),
  );
};

const namesIn = (source: SharedFile): string[] =>
  textsIn(source).flatMap(text => {
    const found = SPOKEN.exec(wordsIn(text)) ?? PRINTED.exec(text) ?? LETTERS.exec(text);
    return found ? [`${source.file}: ${found[1]} in ${JSON.stringify(text)}`] : [];
  });

describe('shared code of Apex knows no legend', () => {
  test('a name is found as identifier, text, part of a pattern or style, not in a comment', () => {
    const found = (text: string, file = 'a.ts'): number => namesIn({ file, text }).length;
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
    const files = sharedFiles('apex', OWN);
    expect(files.length).toBeGreaterThan(120);
    expect(files.flatMap(namesIn)).toEqual([]);
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
