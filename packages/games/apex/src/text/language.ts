import type { Lang } from '@potyczka/words';
import { legendWords as enLegends } from '../legends/en.js';
import { legendWords as plLegends } from '../legends/pl.js';
import { log as enLog } from './en/log.js';
import { names as enNames } from './en/names.js';
import { en, type TextId } from './en.js';
import type { Log } from './log.js';
import type { Names } from './names.js';
import { log as plLog } from './pl/log.js';
import { names as plNames } from './pl/names.js';
import { pl } from './pl.js';

/** Everything that is said in one language. */
export interface Language extends Names {
  readonly messages: Readonly<Record<TextId, string>>;
  readonly log: Log;
}

export const LANGUAGES: Readonly<Record<Lang, Language>> = {
  pl: { ...plNames, messages: { ...pl, ...plLegends.asks }, log: plLog },
  en: { ...enNames, messages: { ...en, ...enLegends.asks }, log: enLog },
};
