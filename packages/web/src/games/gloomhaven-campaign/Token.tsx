import type { Character } from '@potyczka/gloomhaven/campaign/view';
import type { ReactNode } from 'react';
import { classColour } from '../gloomhaven/colours.js';
import { Glyph } from '../gloomhaven/glyphs.js';
import { silhouetteOf } from '../gloomhaven/looks.js';

/** A class as a silhouette on a round plate. */
export const ClassToken = ({
  figure,
  colour = classColour(figure),
  size = 48,
}: {
  readonly figure: string;
  readonly colour?: string;
  readonly size?: number;
}): ReactNode => (
  <span className="glmc-token" style={{ color: colour, inlineSize: size, blockSize: size }}>
    <Glyph name={silhouetteOf(figure)} size={Math.round(size * 0.68)} />
  </span>
);

export const HeroToken = ({
  ch,
  size,
}: {
  readonly ch: Pick<Character, 'id' | 'class'>;
  readonly size?: number;
}): ReactNode => <ClassToken figure={ch.class} colour={classColour(ch.class)} {...(size && { size })} />;
