/** The door of the texts: everything that people read, in Polish and English. It holds no rules. */
import type { Msg } from '@potyczka/kernel';
import { fill, type Lang, sentence } from '@potyczka/words';
import type { TextId } from './en/messages.js';
import { LANGUAGES } from './language.js';
import { valuesOf } from './values.js';

export { LANGS, type Lang } from '@potyczka/words';
export { cardSentences } from './cards/describe.js';
export type { TextId } from './en/messages.js';
export { cardName, keywordName, miniLabel, pieceName, seatNoun, unitLabel } from './names.js';
export { optionText, optionValueText } from './options.js';
export { tell } from './tell.js';

/** Gaps that only choose a form, wherever they stand. */
const FORMS = new Set(['action', 'deed', 'rank', 'token', 'colour', 'face', 'slot', 'battle']);

/** A prompt, a label or a reason; throws if there is no such text. */
export const say = (lang: Lang, { id, args = {} }: Msg): string => {
  const { messages } = LANGUAGES[lang];
  if (!Object.hasOwn(messages, id)) throw new Error(`no text ${id}`);
  const plain = Object.fromEntries(
    Object.entries(args).filter(([k, v]) => FORMS.has(k) && typeof v === 'string'),
  ) as Record<string, string>;
  return sentence(fill(lang, messages[id as TextId], { ...valuesOf(lang, args), ...plain }));
};
