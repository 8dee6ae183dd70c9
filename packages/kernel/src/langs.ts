/** The languages of the table. */
export const LANGS = ['pl', 'en'] as const;
/** A language of the table. */
export type Lang = (typeof LANGS)[number];
