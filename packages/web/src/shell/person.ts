import type { Say } from '../prefs.js';

/** A name as people read it: guests without a name of their own are numbered by the server, in English. */
export const personName = (t: Say, name: string): string => {
  const n = /^Guest (\d+)$/.exec(name)?.[1];
  return n ? t('guest', { n }) : name;
};

/** The longest name that a table takes. */
export const NAME_LENGTH = 24;

/** What is left of a name when everything that a table would refuse is taken out. */
export const cleanName = (text: string): string =>
  text.replace(/\p{C}/gu, '').trim().slice(0, NAME_LENGTH).trim();
