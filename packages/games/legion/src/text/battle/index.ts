import type { Lang } from '@potyczka/words';
import { en } from './en.js';
import { pl } from './pl.js';
import type { BattleText, BattleTexts } from './words.js';

const TEXTS: Readonly<Record<Lang, BattleTexts>> = { en, pl };

/** What a battle card asks for, and when it gives points. */
export const battleText = (lang: Lang, id: keyof BattleTexts): BattleText => TEXTS[lang][id];

export type { BattleText } from './words.js';
