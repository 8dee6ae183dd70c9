import { word } from '@potyczka/adrenaline/text';
import { tracksAreFull, type View } from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';

/** What the banner of the final frenzy says; in domination also why it has come, for there it may have two reasons (ADR-XDOM-07). */
export const bannerOf = (lang: Lang, view: Pick<View, 'frenzy' | 'options' | 'tags' | 'skulls'>): string => {
  if (!view.frenzy) return '';
  const frenzy = word(lang, 'final-frenzy');
  if (view.options.mode !== 'domination') return frenzy;
  const why = [
    tracksAreFull(view) && word(lang, 'tracks-full'),
    view.skulls === 0 && word(lang, 'skulls-gone'),
  ];
  return `${frenzy}: ${why.filter(Boolean).join(', ')}`;
};
