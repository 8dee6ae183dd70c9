import type { Lang } from '@potyczka/words';
import { faces as enFaces, log as enLog } from './en/log.js';
import { en } from './en/messages.js';
import { options as enOptions, type OptionTexts } from './en/options.js';
import type { Faces, Log } from './log.js';
import { faces as plFaces, log as plLog } from './pl/log.js';
import { pl } from './pl/messages.js';
import { options as plOptions } from './pl/options.js';
import type { TextId } from './say.js';

/** Everything that is said in one language. */
export interface Language {
  readonly messages: Readonly<Record<TextId, string>>;
  readonly log: Log;
  readonly faces: Faces;
  readonly options: OptionTexts;
}

export const LANGUAGES: Readonly<Record<Lang, Language>> = {
  en: { messages: en, log: enLog, faces: enFaces, options: enOptions },
  pl: { messages: pl, log: plLog, faces: plFaces, options: plOptions },
};
