import type { Lang } from '@potyczka/words';
import { WORDS as EN } from '../legends/en.js';
import { WORDS as PL } from '../legends/pl.js';
import { joined } from '../legends/words.js';
import { log as enLog } from './en/log.js';
import { en } from './en/messages.js';
import { names as enNames } from './en/names.js';
import type { Log } from './log.js';
import type { Names } from './names.js';
import { log as plLog } from './pl/log.js';
import { pl } from './pl/messages.js';
import { names as plNames } from './pl/names.js';
import type { TextId } from './say.js';

/** Everything that is said in one language. */
export interface Language extends Names {
  readonly messages: Readonly<Record<TextId, string>>;
  readonly log: Log;
}

export const LANGUAGES: Readonly<Record<Lang, Language>> = {
  pl: { ...plNames, messages: { ...pl, ...joined(PL).asks }, log: plLog },
  en: { ...enNames, messages: { ...en, ...joined(EN).asks }, log: enLog },
};
