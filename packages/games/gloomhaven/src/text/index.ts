/** The door of the texts: everything that people read, in Polish and English. It holds no rules. */
import { type Msg, sure } from '@potyczka/kernel';
import { type Args, sayer } from '@potyczka/kit/text';
import type { Lang, Values } from '@potyczka/words';
import { abilityWords } from './cards/ability-words.js';
import { LANGUAGES } from './language.js';
import { GOAL_NAMES } from './names/index.js';
import { ROLES } from './names/roles.js';
import { CONDITION_WORDS, ELEMENT_WORDS } from './names/words.js';
import { capitals, inLang, valuesOf } from './values.js';

export { LANGS, type Lang } from '@potyczka/words';
export {
  abilityLines,
  type CardText,
  cardText,
  type FaceLine,
  type HalfMark,
  type HalfText,
  halfText,
  itemLines,
} from './cards.js';
export * from './faces/index.js';
export { type OptionText, optionText, optionValueText } from './options.js';
export type { TextId } from './say.js';
export { tell, whyFocus } from './tell.js';
export { cardName, figureName, modifierName, perkName } from './values.js';

/** The words of a message; a part of a card is told as the card tells it. */
const wordsOf = (lang: Lang, args: Args): Values => ({
  ...valuesOf(lang, args),
  ...(typeof args.part === 'string' && { part: abilityWords(lang, args.part, 'you') }),
});

const said = sayer(lang => LANGUAGES[lang].messages, wordsOf);

/** A prompt, a label or a reason; throws if there is no such text. */
export const say = (lang: Lang, msg: Msg): string => capitals(said(lang, msg));

/** What a battle goal asks for. */
export const goalText = (lang: Lang, card: string): string =>
  inLang(lang, sure(GOAL_NAMES[card.slice(6)], 'one of GOAL_NAMES').text);

export const conditionName = (lang: Lang, condition: keyof typeof CONDITION_WORDS): string =>
  inLang(lang, CONDITION_WORDS[condition]);

export const elementName = (lang: Lang, element: keyof typeof ELEMENT_WORDS): string =>
  inLang(lang, ELEMENT_WORDS[element]);

/** How a class fights. */
export const roleOf = (lang: Lang, id: string): string => inLang(lang, ROLES[id] ?? ['', '']);

export { goalLines } from './scenarios/goals.js';
export { type ScenarioLines, scenarioLines } from './scenarios/lines.js';
