/** The door of the texts: everything that people read, in Polish and English. It holds no rules. */
import type { CardId } from '@potyczka/kernel';
import { sayer } from '@potyczka/kit/text';
import type { Lang } from '@potyczka/words';
import { fill } from '@potyczka/words';
import type { RoomColour } from '../content/arenas.js';
import type { Pile } from '../events.js';
import type { Options } from '../options.js';
import type { View } from '../view/index.js';
import { roundOf } from '../view/standing.js';
import type { Cost, Target } from '../vocabulary.js';
import { cardNoun, price } from './cards.js';
import type { OptionWords } from './grammar.js';
import { LANGUAGES } from './language.js';
import type { FigureId, WordId } from './names.js';
import { agreeing } from './pl/adjectives.js';
import { targetNoun, valuesOf } from './values.js';

export { LANGS, type Lang } from '@potyczka/words';
export {
  ammoText,
  type CardText,
  cardText,
  type EffectFace,
  type EffectText,
  powerUpText,
  weaponText,
} from './cards.js';
export { FACE_WORDS, type SignId } from './faces.js';
export type { FigureId, WordId } from './names.js';
export { PAGE_WORDS } from './page.js';
export type { TextId } from './say.js';
export { tell } from './tell.js';
export { squareName } from './values.js';

/** A prompt, a label or a reason; throws if there is no such text. */
export const say = sayer(lang => LANGUAGES[lang].messages, valuesOf);

/** Where the game stands, for a header: `round 7 · 2 skulls`, `final frenzy · 3 turns left`. */
export const heading = (lang: Lang, view: View): string => {
  const { messages } = LANGUAGES[lang];
  return view.frenzy
    ? fill(lang, messages['heading-frenzy'], { left: view.frenzy.left })
    : fill(lang, messages['heading-round'], { round: roundOf(view), skulls: view.skulls });
};

/** The name of a card, as it stands on a button: `Newton (red)`. */
export const cardName = (lang: Lang, card: CardId): string => cardNoun(lang, card).label;

/** The name of a figure or a spawnpoint, as it stands on a button. */
export const figureName = (lang: Lang, figure: Target): string => targetNoun(lang, figure).label;

/** The board of a figure, as a heading: `Dozer’s board`, in Polish with the name in its case. */
export const boardName = (lang: Lang, figure: Target): string => {
  const { label, gen } = targetNoun(lang, figure);
  return lang === 'pl' ? `Plansza ${gen}` : `${label}’s board`;
};

/** Whether a weapon can fire: in Polish the word agrees with its name. */
export const loadName = (lang: Lang, card: CardId, isLoaded: boolean): string =>
  lang === 'pl'
    ? agreeing(isLoaded ? 'naładowan' : 'rozładowan', cardName(lang, card))
    : isLoaded
      ? 'loaded'
      : 'unloaded';

/** Whether a character comes from the published game and not from the source. */
export const isReconstructed = (figure: FigureId): boolean =>
  LANGUAGES.en.figures[figure].reconstructed === true;

/** Cubes in words: `2 blue cubes and 1 red`, or `free`. */
export const costText = (lang: Lang, cost: Cost): string => price(lang, cost, [], 'nom');

/** The name of a room. */
export const roomName = (lang: Lang, colour: RoomColour): string => LANGUAGES[lang].rooms[colour];

/** The name of a deck or pile. */
export const pileName = (lang: Lang, pile: Pile): string => LANGUAGES[lang].piles[pile];

/** A word that stands beside figures, cards and tracks. */
export const word = (lang: Lang, id: WordId): string => LANGUAGES[lang].words[id];

/** An option of the game, for whoever sets it up. */
export interface OptionText {
  readonly label: string;
  readonly help: string;
  readonly reconstructed: boolean;
}

const optionTextOf = ({ label, help, reconstructed }: OptionWords): OptionText => ({
  label,
  help,
  reconstructed: reconstructed === true,
});

/** What an option is called and what it does. */
export const optionText = (lang: Lang, option: keyof Options): OptionText =>
  optionTextOf(LANGUAGES[lang].options[option]);

/** What a setting of an option is called and, if it is one of several named ones, what it does. */
export const optionValueText = (
  lang: Lang,
  option: keyof Options,
  value: string | number | boolean,
): OptionText => {
  const { options, words } = LANGUAGES[lang];
  if (typeof value === 'boolean') return optionTextOf({ label: value ? words.yes : words.no, help: '' });
  if (typeof value === 'number') return optionTextOf({ label: String(value), help: '' });
  const texts = options[option];
  const choice =
    'choices' in texts ? (texts.choices as Readonly<Record<string, OptionWords>>)[value] : undefined;
  if (!choice) throw new Error(`no words for ${option} ${value}`);
  return optionTextOf(choice);
};
