import type { Keyword } from '../../moments.js';

/** Cards that do not fit the vocabulary: a short procedure each. */
export const ODD: readonly Keyword[] = [];
