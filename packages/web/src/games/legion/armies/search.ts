import { keywordName } from '@potyczka/legion/text';
import { type Keywords, RANKS, type Rank, type UnitCard, type UpgradeCard } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';

/** What the catalogue is narrowed to. */
export interface Search {
  readonly text: string;
  readonly rank: Rank | null;
  /** No dearer than this; null: at any price. */
  readonly most: number | null;
  readonly sort: 'rank' | 'points' | 'name';
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ł', 'l')
    .toLowerCase();

const keywordsOf = (keywords: Keywords | undefined): string[] =>
  Object.keys(keywords ?? {}).flatMap(id => [keywordName('en', id), keywordName('pl', id)]);

type Card = Pick<UnitCard, 'name' | 'keywords'> & {
  readonly title?: string;
  readonly weapons?: UnitCard['weapons'] | UpgradeCard['weapons'];
};

/** All that a card can be found by: names, keywords in both languages, weapons and their keywords. */
const wordsOf = ({ name, title = '', keywords, weapons = [] }: Card): string =>
  plain(
    [name, title, ...keywordsOf(keywords), ...weapons.flatMap(w => [w.name, ...keywordsOf(w.keywords)])].join(
      ' ',
    ),
  );

/** Every word of the search begins a word of the card. */
export const isFound = (card: Card, text: string): boolean => {
  const said = ` ${wordsOf(card)}`;
  return plain(text)
    .split(/\s+/)
    .filter(Boolean)
    .every(word => said.includes(` ${word}`) || (word.length > 3 && said.includes(word)));
};

const rankOf = ({ rank }: UnitCard): number => (rank ? RANKS.indexOf(rank) : RANKS.length);

/** The units that a search leaves, in its order. */
export const searched = <U extends UnitCard>(
  units: readonly U[],
  search: Search,
  lang: Lang,
): readonly U[] => {
  const { text, rank, most, sort } = search;
  const byName = (a: U, b: U) => a.name.localeCompare(b.name, lang);
  const byPoints = (a: U, b: U) => a.points - b.points;
  return units
    .filter(
      u => (rank === null || u.rank === rank) && (most === null || u.points <= most) && isFound(u, text),
    )
    .toSorted((a, b) =>
      sort === 'name'
        ? byName(a, b)
        : sort === 'points'
          ? byPoints(a, b) || byName(a, b)
          : rankOf(a) - rankOf(b) || byPoints(a, b) || byName(a, b),
    );
};
