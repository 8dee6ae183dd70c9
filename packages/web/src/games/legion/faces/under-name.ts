import { keywordName } from '@potyczka/legion/text';
import type { KeywordId } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';

/** A sentence of a keyword's rule where its name stands above it: without the name. */
export const underName = (lang: Lang, id: KeywordId, text: string): string => {
  const name = keywordName(lang, id);
  if (!text.startsWith(`${name}: `) && !text.startsWith(`${name}, `)) return text;
  const rest = text.slice(name.length + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};
