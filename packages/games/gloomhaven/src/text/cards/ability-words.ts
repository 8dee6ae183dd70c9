import type { Lang } from '@potyczka/words';
import { findAbility } from '../../rules/ability-ids.js';
import { abilityLines } from '../cards.js';
import type { Voice } from './values.js';

/** What an ability in play does, by its id; what has no words of its own is a bonus. */
export const abilityWords = (lang: Lang, id: string, voice: Voice = 'it'): string => {
  const ability = findAbility(id);
  const [line] = ability ? abilityLines(lang, [ability], voice) : [];
  return line ?? (lang === 'pl' ? 'premia' : 'a bonus');
};
