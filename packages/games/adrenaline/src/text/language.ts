import type { Lang } from '@potyczka/words';
import { log as enLog } from './en/log.js';
import { en } from './en/messages.js';
import { names as enNames } from './en/names.js';
import { options as enOptions } from './en/options.js';
import { weapons as enWeapons, type Weapons } from './en/weapons.js';
import type { Log } from './log.js';
import type { Names } from './names.js';
import type { OptionTexts } from './options.js';
import { log as plLog } from './pl/log.js';
import { pl } from './pl/messages.js';
import { names as plNames } from './pl/names.js';
import { options as plOptions } from './pl/options.js';
import { weapons as plWeapons } from './pl/weapons.js';
import type { TextId } from './say.js';

/** Everything that is said in one language. */
export interface Language extends Names {
  readonly messages: Readonly<Record<TextId, string>>;
  readonly log: Log;
  readonly weapons: Weapons;
  readonly options: OptionTexts;
}

export const LANGUAGES: Readonly<Record<Lang, Language>> = {
  pl: { ...plNames, messages: pl, log: plLog, weapons: plWeapons, options: plOptions },
  en: { ...enNames, messages: en, log: enLog, weapons: enWeapons, options: enOptions },
};
