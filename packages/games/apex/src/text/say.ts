import { type Says as SaysOf, speaker } from '@potyczka/kit';
import type { WORDS as EN } from '../legends/en.js';
import type { WORDS as PL } from '../legends/pl.js';
import type { AsksIn } from '../legends/words.js';
import type { en } from './en/messages.js';
import type { pl } from './pl/messages.js';

/** What the abilities of a legend ask is among the legend's words. */
type All = (typeof en & AsksIn<typeof EN>) | (typeof pl & AsksIn<typeof PL>);

/** The id of a prompt, label or reason. */
export type TextId = keyof All;

/** The ids of what can be said with some gaps filled. */
export type Says<Gap extends string = never> = SaysOf<All, Gap>;

/** Messages and refusals of this game: ids and gaps are checked by the compiler. */
export const { msg, no } = speaker<All>();
