import { type Says as SaysOf, speaker } from '@potyczka/kit';
import type { en } from './en/messages.js';
import type { pl } from './pl/messages.js';

type All = typeof en | typeof pl;

/** The id of a prompt, label or reason. */
export type TextId = keyof All;

/** The ids of what can be said with some gaps filled. */
export type Says<Gap extends string = never> = SaysOf<All, Gap>;

/** Messages and refusals of this game: ids and gaps are checked by the compiler. */
export const { msg, no } = speaker<All>();
