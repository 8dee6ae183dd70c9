import type { CardId, Msg } from '@potyczka/kernel';
import { type Lang, listed, type Noun, nounForms, type Values, wordsWith } from '@potyczka/words';
import {
  COLOURS,
  type Colour,
  colourOfSpawn,
  isSpawnTarget,
  type SquareId,
  type Target,
} from '../vocabulary.js';
import { cardNoun, effectNoun, price, sortOf } from './cards.js';
import type { EffectName } from './grammar.js';
import { LANGUAGES } from './language.js';
import type { FigureId } from './names.js';
import { genderOf } from './pl/adjectives.js';

const ROWS = 'ABC';

/** A square as people call it: rows are letters from the top, columns numbers from the left. `02` is A3. */
export const squareName = (square: SquareId): string => {
  if (!isSquare(square)) throw new Error(`no square ${square}`);
  return `${ROWS[Number(square[0])]}${Number(square[1]) + 1}`;
};

const isSquare = (x: string): x is SquareId => /^[0-2][0-3]$/.test(x);
const isColour = (x: string): x is Colour => (COLOURS as readonly string[]).includes(x);
const isCard = (x: string): x is CardId => x.startsWith('#');
const isFigureId = (x: string): x is FigureId => Object.hasOwn(LANGUAGES.en.figures, x);
const isNamed = (x: string): x is Target =>
  isFigureId(x) || (isSpawnTarget(x as Target) && isColour(x.slice(6)));

/** The name of a figure or of a spawnpoint. */
export const targetNoun = (lang: Lang, target: Target): Noun => {
  if (isSpawnTarget(target)) return LANGUAGES[lang].spawnpoints[colourOfSpawn(target)];
  if (!isFigureId(target)) throw new Error(`no figure ${target}`);
  return LANGUAGES[lang].figures[target].name;
};

const effectForms = (name: string, { nom, gen, label }: EffectName): Values => ({
  [name]: nom,
  [`${name}_gen`]: gen,
  [`${name}_label`]: label,
});

const priceForms = (
  lang: Lang,
  name: string,
  cubes: readonly Colour[],
  cards: readonly CardId[],
): Values => ({
  [name]: price(lang, cubes, cards, 'nom'),
  [`${name}_acc`]: price(lang, cubes, cards, 'acc'),
  [`${name}_short`]: price(lang, cubes, cards, 'short'),
});

/** Lists are of figures, of squares, or a price: cubes and cards. The empty list is a price: free. */
const listForms = (lang: Lang, name: string, list: readonly string[]): Values => {
  if (list.length > 0 && list.every(isNamed))
    return {
      [name]: listed(
        lang,
        list.map(x => targetNoun(lang, x as Target).nom),
      ),
    };
  if (list.length > 0 && list.every(isSquare)) return { [name]: list.map(squareName).join(', ') };
  const [cubes, cards] = [list.filter(isColour), list.filter(isCard)];
  if (cubes.length + cards.length < list.length) throw new Error(`no words for ${name}: ${list.join(' ')}`);
  return priceForms(lang, name, cubes, cards);
};

const wordsFor = (lang: Lang, name: string, value: string | readonly string[]): Values => {
  if (typeof value !== 'string') return listForms(lang, name, value);
  if (isNamed(value)) return nounForms(name, targetNoun(lang, value));
  if (isCard(value)) {
    const noun = cardNoun(lang, value);
    return {
      ...nounForms(name, noun),
      [`${name}_kind`]: sortOf(value),
      [`${name}_gender`]: genderOf(noun.nom),
    };
  }
  if (isSquare(value)) return { [name]: squareName(value) };
  if (isColour(value)) return priceForms(lang, name, [value], []);
  return effectForms(name, effectNoun(lang, value));
};

/** The words for all arguments of a message: what they name follows from what they look like. */
export const valuesOf: (lang: Lang, args: NonNullable<Msg['args']>) => Values = wordsWith(wordsFor);
