import type { Lang } from '@potyczka/words';
import { log as enLog } from './en/log.js';
import { en } from './en/messages.js';
import { options as enOptions } from './en/options.js';
import type { Log } from './log.js';
import type { OptionTexts } from './options.js';
import { log as plLog } from './pl/log.js';
import { pl } from './pl/messages.js';
import { options as plOptions } from './pl/options.js';
import type { TextId } from './say.js';

/** Everything that is said in one language; what has a name has it in both languages in `names`. */
export interface Language {
  readonly messages: Readonly<Record<TextId, string>>;
  readonly log: Log;
  readonly options: OptionTexts;
}

export const LANGUAGES: Readonly<Record<Lang, Language>> = {
  pl: { messages: pl, log: plLog, options: plOptions },
  en: { messages: en, log: enLog, options: enOptions },
};
