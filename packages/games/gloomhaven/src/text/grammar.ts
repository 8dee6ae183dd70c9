/** The languages of the table. */
export const LANGS = ['pl', 'en'] as const;
export type Lang = (typeof LANGS)[number];
