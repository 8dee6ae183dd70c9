import type { Options } from '../options.js';
import type { OptionWords } from './grammar.js';

/** An option that is one of several named settings has words for each of them. */
export type OptionTexts = {
  readonly [K in keyof Options]: Options[K] extends string
    ? OptionWords & { readonly choices: Readonly<Record<Options[K], OptionWords>> }
    : OptionWords;
};
