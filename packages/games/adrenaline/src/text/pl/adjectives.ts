import type { Noun } from '@potyczka/words';
import type { RoomColour } from '../../content/arenas.js';
import { noun } from './noun.js';

export type Gender = 'm' | 'f' | 'n';

/** An adjective with its endings for things: masculine, feminine, neuter, and the plural. */
export interface Adjective extends Readonly<Record<Gender, Noun>> {
  readonly many: Readonly<Record<'nom' | 'gen', string>>;
}

/** The gender of a thing, by the ending of its name's first word: Młot, Strzelba, Cyberostrze. */
export const genderOf = (name: string): Gender => {
  const [first = ''] = name.split(' ');
  if (first.endsWith('a')) return 'f';
  return /[oe]$/.test(first) ? 'n' : 'm';
};

/** `naładowany`, `naładowana`, `naładowane`: which of the three a thing of this name takes. */
export const agreeing = (stem: string, name: string): string =>
  stem + { m: 'y', f: 'a', n: 'e' }[genderOf(name)];

/** After k and g an i is written: niebieski, niebieskiego. */
const adjective = (stem: string): Adjective => {
  const soft = /[kg]$/.test(stem) ? `${stem}i` : stem;
  const y = soft === stem ? `${stem}y` : soft;
  const [ego, emu, ej, e, ym] = [`${soft}ego`, `${soft}emu`, `${soft}ej`, `${soft}e`, `${y}m`];
  return {
    m: noun(y, ego, emu, y, ym, ym),
    f: noun(`${stem}a`, ej, ej, `${stem}ą`, `${stem}ą`, ej),
    n: noun(e, ego, emu, e, ym, ym),
    many: { nom: e, gen: `${y}ch` },
  };
};

export const adjectives: Readonly<Record<RoomColour, Adjective>> = {
  red: adjective('czerwon'),
  blue: adjective('niebiesk'),
  yellow: adjective('żółt'),
  green: adjective('zielon'),
  purple: adjective('fioletow'),
  white: adjective('biał'),
};
