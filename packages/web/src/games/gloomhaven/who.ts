import { figureName } from '@potyczka/gloomhaven/text';
import type { View } from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';

/** What a hero is called: the name from the campaign, or the class. */
export const heroName = (view: View, lang: Lang, id: string): string =>
  view.options.party?.heroes.find(h => h.id === id)?.name ?? figureName(lang, id);

/** Name and class, where a hero has a name. */
export const heroTitle = (view: View, lang: Lang, id: string): string => {
  const name = heroName(view, lang, id);
  const kind = figureName(lang, id);
  return name === kind ? kind : `${name} · ${kind}`;
};
