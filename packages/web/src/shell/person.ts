import { seenName } from '@potyczka/table';
import type { Say } from '../prefs.js';

/** A name as people read it: guests without a name of their own are numbered by the server, in English. */
export const personName = (t: Say, name: string): string => {
  const [, n, more = ''] = /^Guest (\d+)( \(\d+\))?$/.exec(name) ?? [];
  return n ? t('guest', { n }) + more : name;
};

/** The longest name that a table takes. */
export const NAME_LENGTH = 24;

/** What is left of a name when everything that a table would refuse is taken out. */
export const cleanName = (text: string): string => seenName(text, NAME_LENGTH);
