import type { Noun } from '@potyczka/words';
import type { Both } from './both.js';
import type { Named } from './polish.js';

/** A name as both languages say it in sentences. */
export interface BothNamed {
  readonly en: Named;
  readonly pl: Named;
}

export type NounsOf<Ids extends string | number> = Readonly<Record<Ids, BothNamed>>;

/** Names that are several in English: verbs stand in the plural with them. */
const SEVERAL =
  /^(Living Bones|Shadow Wolves|Nail Spheres|.*(Boots|Shoes|Goggles|Greaves|Robes|Sabatons|Sandals|Explosives|Footwraps|Waders))\b/;

const english = (label: string, article: string): Named => {
  const nom = article + (article === '' ? label : label.replace(/^The /, ''));
  const isPlural = SEVERAL.test(label);
  const noun: Noun = {
    label,
    nom,
    gen: `${nom}${/s$/.test(nom) && isPlural ? '’' : '’s'}`,
    dat: nom,
    acc: nom,
    ins: nom,
    loc: nom,
  };
  return { ...noun, isPlural };
};

/** Somebody on the map: the Brute, the Gloom; with a number it needs no article. */
export const figure = (en: string, pl: Named): BothNamed => ({ en: english(en, 'the '), pl });
/** A name of its own. */
export const proper = (en: string, pl: Named): BothNamed => ({ en: english(en, ''), pl });
/** The card of an item. */
export const thing = (en: string, pl: Named): BothNamed => ({ en: english(en, ''), pl });

/** How it is called where it stands alone. */
export const labels = (nouns: Readonly<Record<string, BothNamed>>): Readonly<Record<string, Both>> =>
  Object.fromEntries(Object.entries(nouns).map(([id, { en, pl }]) => [id, [en.label, pl.label] as const]));
