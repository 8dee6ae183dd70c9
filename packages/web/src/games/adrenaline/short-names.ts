import { cardName } from '@potyczka/adrenaline/text';
import type { Lang } from '@potyczka/kernel/run';
import { textWidth } from './measure.js';

/** A weapon where there is little room: a word, and a code for a board on a phone. */
type Short = readonly [word: string, code: string];

const SHORT: Readonly<Record<string, Readonly<Record<Lang, Short>>>> = {
  'lock-rifle': { pl: ['Sztucer', 'Szt'], en: ['Lock Rifle', 'Lock'] },
  'machine-gun': { pl: ['Maszyn.', 'Masz'], en: ['Machine', 'Mach'] },
  thor: { pl: ['T.H.O.R.', 'Thor'], en: ['T.H.O.R.', 'Thor'] },
  'plasma-gun': { pl: ['Plazmowy', 'Plaz'], en: ['Plasma', 'Plas'] },
  whisper: { pl: ['Snajperka', 'Snaj'], en: ['Whisper', 'Whis'] },
  electroscythe: { pl: ['Kosa', 'Kosa'], en: ['Scythe', 'Scyt'] },
  'tractor-beam': { pl: ['Retraktor', 'Retr'], en: ['Tractor', 'Trac'] },
  'vortex-cannon': { pl: ['Vortex', 'Vort'], en: ['Vortex', 'Vort'] },
  furnace: { pl: ['Spopielacz', 'Spop'], en: ['Furnace', 'Furn'] },
  heatseeker: { pl: ['Karabin IR', 'K-IR'], en: ['Seeker', 'Heat'] },
  hellion: { pl: ['Hellion', 'Hell'], en: ['Hellion', 'Hell'] },
  flamethrower: { pl: ['Miotacz', 'Miot'], en: ['Flamer', 'Flam'] },
  'grenade-launcher': { pl: ['Granatnik', 'Gran'], en: ['Grenades', 'Gren'] },
  'rocket-launcher': { pl: ['Wyrzutnia', 'Wyrz'], en: ['Rockets', 'Rock'] },
  railgun: { pl: ['Kinetyczny', 'Kin'], en: ['Railgun', 'Rail'] },
  cyberblade: { pl: ['Ostrze', 'Ostr'], en: ['Blade', 'Cyb'] },
  'zx-2': { pl: ['ZX-2', 'ZX-2'], en: ['ZX-2', 'ZX-2'] },
  shotgun: { pl: ['Strzelba', 'Strz'], en: ['Shotgun', 'Shot'] },
  'power-glove': { pl: ['Rękawica', 'Ręk'], en: ['Glove', 'Glov'] },
  shockwave: { pl: ['Generator', 'Gen'], en: ['Shock', 'Wave'] },
  sledgehammer: { pl: ['Młot', 'Młot'], en: ['Sledge', 'Sled'] },
};

const shortOf = (lang: Lang, card: string): Short => {
  const short = SHORT[card.slice('#weapon-'.length)];
  if (!short) throw new Error(`no short name for ${card}`);
  return short[lang];
};

/** A weapon in one word. */
export const shortName = (lang: Lang, card: `#${string}`): string => shortOf(lang, card)[0];

/** A weapon in three or four letters. */
export const codeOf = (lang: Lang, card: `#${string}`): string => shortOf(lang, card)[1];

export interface Fitted {
  readonly name: string;
  /** Draw it as narrow as this. */
  readonly width?: number;
}

/**
 * The longest name of a weapon that there is room for: whole, in one word, or
 * its code. `narrowest`: how narrow letters may be drawn before a shorter name is better.
 */
export const nameThatFits = (
  lang: Lang,
  card: `#${string}`,
  room: number,
  size: number,
  weight: number,
  narrowest = 1,
): Fitted => {
  const whole = cardName(lang, card);
  for (const name of [whole, whole.replace(/^Karabin /, 'Kar. '), shortName(lang, card)]) {
    const width = textWidth(name, size, weight);
    if (width <= room) return { name };
    if (width * narrowest <= room) return { name, width: room };
  }
  return { name: codeOf(lang, card) };
};
