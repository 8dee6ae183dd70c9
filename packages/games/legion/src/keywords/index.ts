import type { KeywordId } from '../content/keywords.js';
import type { Keyword } from '../moments.js';

/** Every keyword that is played, by its id; a file of this folder for each, or for a small family. */
const ALL: readonly Keyword[] = [];

export const PLAYED: ReadonlyMap<string, Keyword> = new Map(ALL.map(k => [k.id, k]));

export const isPlayed = (id: KeywordId): boolean => PLAYED.has(id);
