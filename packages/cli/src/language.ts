import { LANGS, type Lang } from '@potyczka/kernel/run';
import { type Given, oneOf } from './args.js';
import type { Io } from './io.js';

/** As asked, as the system speaks, else Polish. */
export function languageOf(given: Given, { env }: Io): Lang {
  const asked = given.text('lang');
  if (asked !== undefined) return oneOf(asked, LANGS, '--lang');
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGS.find(lang => system.toLowerCase().startsWith(lang)) ?? 'pl';
}
