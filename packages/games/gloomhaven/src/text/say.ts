import { speaker } from '@potyczka/kit';
import type { TextId } from './en/messages.js';

/** Messages and refusals of this game: ids are checked by the compiler. */
export const { msg, no } = speaker<Readonly<Record<TextId, string>>>();
