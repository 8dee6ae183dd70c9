import { sure } from '@potyczka/kernel';
import type { Lang } from '@potyczka/words';
import { classOf } from '../../content/index.js';
import type { Perk } from '../../content/types.js';
import { deckFor, modifierText, readModifier, STANDARD, valueAfter } from '../../rules/modifiers.js';
import { phrase } from '../cards/phrase.js';
import { modifierName, perkText } from '../values.js';

/** Cards of a modifier deck: how many of each. */
type Pile = Readonly<Record<string, number>>;

/** One sort of cards, before and after. */
export interface PileChange {
  readonly card: string;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** What a row of perks does to a deck. */
export interface PerkFaceText {
  readonly name: string;
  /** How often the row may be marked, and how often it is. */
  readonly times: string;
  /** Every sort that the deck has before or after, best last. */
  readonly piles: readonly PileChange[];
  /** What Attack 3 does on average with the first card that is drawn, before and after. */
  readonly average: readonly [before: string, after: string];
}

/** The attack by which decks are compared. */
const BASE = 3;

/** What an attack does on average: a rolling card counts and leads to the next one. */
const averageOf = (deck: Pile): number => {
  const cards = Object.entries(deck).map(([text, n]) => ({ card: readModifier(text), n }));
  const still = cards.filter(({ card }) => !card.rolling);
  const held = still.reduce((sum, { n }) => sum + n, 0);
  if (held === 0) return BASE;
  const mean = still.reduce((sum, { card, n }) => sum + n * valueAfter(BASE, [card]), 0) / held;
  // Before the first card that does not roll come on average n / (held + 1) of each rolling sort.
  const rolled = cards
    .filter(({ card }) => card.rolling && typeof card.value === 'number')
    .reduce((sum, { card, n }) => sum + (n / (held + 1)) * Number(card.value), 0);
  return mean + rolled;
};

const worthOf = (text: string): number => valueAfter(BASE, [readModifier(text)]);

/** The deck with one more mark in a row. */
const marked = (perk: Perk, deck: Pile): Pile => {
  const next: Record<string, number> = { ...deck };
  for (const card of perk.remove ?? []) {
    const text = modifierText(card);
    next[text] = Math.max(0, (next[text] ?? 0) - card.n);
  }
  for (const card of perk.add ?? []) {
    const text = modifierText(card);
    next[text] = (next[text] ?? 0) + card.n;
  }
  return next;
};

/** What one mark changes in a deck; without one, in the deck that everybody begins with. */
export const perkFaceText = (
  lang: Lang,
  who: string,
  row: number,
  deck: Pile = STANDARD,
  marks = 0,
): PerkFaceText => faceOfPerk(lang, sure(classOf(who).perks[row], 'one of perks'), deck, marks);

/** The same from a record, as it stands. */
export const faceOfPerk = (lang: Lang, perk: Perk, deck: Pile, marks: number): PerkFaceText => {
  const after = marked(perk, deck);
  const cards = [...new Set([...Object.keys(deck), ...Object.keys(after)])].sort(
    (a, b) => worthOf(a) - worthOf(b) || a.localeCompare(b),
  );
  return {
    name: perkText(lang, perk),
    times: phrase(lang, ['marked {marks} of {n}', 'zaznaczone {marks} z {n}'], { marks, n: perk.times }),
    piles: cards.map(card => ({
      card,
      name: modifierName(lang, card),
      before: deck[card] ?? 0,
      after: after[card] ?? 0,
    })),
    average: [averageOf(deck).toFixed(2), averageOf(after).toFixed(2)],
  };
};

/** The deck of a hero with these marks, for who compares perks outside a match. */
export const deckOfMarks = (who: string, marks: readonly number[], itemCards: number): Pile =>
  deckFor(who, marks, itemCards, 0);
