import type { OneOf } from './scenario-words.js';

/** The one word that a record says. */
export const wordOf = <Words extends object>(said: OneOf<Words>): keyof Words =>
  Object.keys(said)[0] as keyof Words;

/** What a record says, by a table that has something for every word. */
export const meaningOf = <Words extends object, Meaning>(
  table: { readonly [K in keyof Words]: (value: Words[K]) => Meaning },
  said: OneOf<Words>,
): Meaning => {
  const word = wordOf(said);
  return table[word](said[word] as Words[typeof word]);
};
