/** The door of what is told around scenarios: loaded by itself, because it is long. */
import { sure } from '@potyczka/kernel';
import { type Lang, tied } from '@potyczka/words';
import { MAIN_TALES } from './main.js';
import { SIDE_TALES } from './side.js';

/** English and Polish, before a scenario and after it. */
const TALES = [...MAIN_TALES, ...SIDE_TALES].map(row => row.split('|') as [string, string, string, string]);

/** A line of ours before a scenario, or one when it has been completed. The printed stories are not ours. */
export const taleText = (lang: Lang, when: 'before' | 'after', scenario: number): string => {
  const tale = TALES[scenario - 1];
  if (!tale) throw new Error(`no tale of scenario ${scenario}`);
  return tied(lang, sure(tale[(when === 'before' ? 0 : 2) + (lang === 'en' ? 0 : 1)], 'one of tale'));
};
