import { figureName } from '@potyczka/gloomhaven/text';
import { CLASSES } from '@potyczka/gloomhaven/view';
import type { ReactNode } from 'react';
import { Standee } from '../../ui/Standee.js';
import { classColour } from './colours.js';
import { glyphOf } from './glyphs.js';
import { silhouetteOf } from './silhouettes.js';

/** A class is recognised by its silhouette and its colour. */
export const OptionPicture = ({ option, value }: { option: string; value: unknown }): ReactNode => {
  const hero = /^hero\d$/.test(option) ? CLASSES.find(({ id }) => id === value) : undefined;
  return hero ? <Hero id={hero.id} /> : null;
};

const Hero = ({ id }: { id: string }): ReactNode => (
  <svg viewBox="0 0 66 84" width={44} aria-hidden="true">
    <g transform="translate(33 66)">
      <Standee
        glyph={glyphOf(silhouetteOf(id))}
        colour={classColour(id)}
        letter={figureName('pl', id).slice(0, 1)}
        plate="disc"
        size={0.7}
      />
    </g>
  </svg>
);
