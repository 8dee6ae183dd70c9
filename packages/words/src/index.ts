/** Messages, plurals and names in cases, for all games and for the page. */
export { LANGS, type Lang } from '@potyczka/kernel/register';
export { fill, listed, sentence, tied, type Values } from './fill.js';
export { CASES, type Case, type Noun, nounForms, same, unbroken, type WordsFor, wordsWith } from './nouns.js';
