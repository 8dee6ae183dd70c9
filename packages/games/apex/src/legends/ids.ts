// Written by `npm run games` from the folders beside it.
/** The legends, in the order of the book; the short names are those of their cards. */
export const LEGENDS = ['GB', 'BL', 'WR', 'BH', 'PF', 'LL'] as const;
