/** The door of the texts: everything that people read, in Polish and English. It holds no rules. */
import { type Args, sayer } from '@potyczka/kit/text';
import type { Lang, Values } from '@potyczka/words';
import { LANGUAGES } from './language.js';
import { valuesOf } from './values.js';

export { LANGS, type Lang } from '@potyczka/words';
export { type BattleText, battleText } from './battle/index.js';
export { cardSentences, missingSentence, missingThings } from './cards/describe.js';
export { cardName, keywordName, miniLabel, pieceName, seatNoun, unitLabel } from './names.js';
export { optionText, optionValueText } from './options.js';
export type { TextId } from './say.js';
export { tell } from './tell.js';

/** Gaps that only choose a form, wherever they stand. */
const FORMS = new Set(['action', 'deed', 'rank', 'token', 'colour', 'face', 'slot', 'battle']);

/** The words for what is passed along, but for those that only choose a form. */
const wordsOf = (lang: Lang, args: Args): Values => ({
  ...valuesOf(lang, args),
  ...(Object.fromEntries(
    Object.entries(args).filter(([name, value]) => FORMS.has(name) && typeof value === 'string'),
  ) as Record<string, string>),
});

/** A prompt, a label or a reason; throws if there is no such text. */
export const say = sayer(lang => LANGUAGES[lang].messages, wordsOf);
