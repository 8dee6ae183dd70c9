import { cardName } from '@potyczka/adrenaline/text';
import type { Lang } from '@potyczka/kernel/run';
import { textWidth } from './measure.js';

/** What a weapon is called where there is no room for its whole name; those not listed are short enough. */
const SHORT: Readonly<Record<string, Readonly<Partial<Record<Lang, string>>>>> = {
  'lock-rifle': { pl: 'Sztucer' },
  'machine-gun': { pl: 'Maszynowy', en: 'Mach. Gun' },
  'plasma-gun': { pl: 'Plazmowy', en: 'Plasma' },
  electroscythe: { en: 'Scythe' },
  'tractor-beam': { en: 'Tractor' },
  'vortex-cannon': { pl: 'Vortex', en: 'Vortex' },
  flamethrower: { pl: 'Miotacz', en: 'Flamer' },
  'grenade-launcher': { en: 'Grenades' },
  'rocket-launcher': { pl: 'Wyrzutnia', en: 'Rockets' },
  railgun: { pl: 'Kinetyczny' },
  cyberblade: { pl: 'Ostrze' },
  'power-glove': { pl: 'Rękawica', en: 'Glove' },
  shockwave: { pl: 'Generator' },
  sledgehammer: { en: 'Sledge' },
};

/** A weapon in as few letters as it is still known by. */
export const shortName = (lang: Lang, card: `#${string}`): string =>
  SHORT[card.slice('#weapon-'.length)]?.[lang] ?? cardName(lang, card);

export interface Fitted {
  readonly name: string;
  /** Draw it as narrow as this. */
  readonly width?: number;
}

/** The whole name of a weapon if there is room, else the short one. `narrowest`: how narrow letters may be drawn. */
export const nameThatFits = (
  lang: Lang,
  card: `#${string}`,
  room: number,
  size: number,
  weight: number,
  narrowest: number,
): Fitted => {
  const fits = (name: string): boolean => textWidth(name, size, weight) * narrowest <= room;
  const whole = cardName(lang, card);
  const name = fits(whole) ? whole : shortName(lang, card);
  return textWidth(name, size, weight) <= room ? { name } : { name, width: room };
};

/** Names of several weapons in one row: whole, but as many short ones as it takes, the longest first. */
export const namesThatFit = (
  lang: Lang,
  cards: readonly `#${string}`[],
  room: number,
  size: number,
  weight: number,
): readonly string[] => {
  const names = cards.map(card => cardName(lang, card));
  const width = (name: string): number => textWidth(name, size, weight);
  const gains = cards
    .map((card, i) => ({ i, short: shortName(lang, card) }))
    .map(({ i, short }) => ({ i, short, gain: width(names[i] as string) - width(short) }))
    .sort((a, b) => b.gain - a.gain);
  for (const { i, short } of gains) {
    if (names.reduce((sum, name) => sum + width(name), 0) <= room) break;
    names[i] = short;
  }
  return names;
};
