import type { Msg } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import { type TableTextId, tableMessages } from '@potyczka/table';
import type { Needs } from '../games/game-ui.js';
import { Refused } from '../wire/client.js';

/** A refusal as a sentence: the table's own, or the game's. */
export const sentence = (lang: Lang, why: Msg, ui: Needs<'words'> | null): string => {
  const own = tableMessages[lang] as Readonly<Record<string, string>>;
  const text = own[why.id as TableTextId];
  if (text) return text.replace(/\{(\w+)\}/g, (_, name: string) => String(why.args?.[name] ?? ''));
  try {
    return ui?.words.say(lang, why) ?? why.id;
  } catch {
    return lang === 'pl' ? 'Tego nie można teraz zrobić.' : 'This cannot be done now.';
  }
};

/** What went wrong, in words. */
export const problemText = (lang: Lang, error: unknown, ui: Needs<'words'> | null = null): string =>
  error instanceof Refused
    ? sentence(lang, error.problem.why, ui)
    : lang === 'pl'
      ? 'Coś poszło nie tak.'
      : 'Something went wrong.';
