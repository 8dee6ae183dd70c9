import type { Character } from '@potyczka/gloomhaven/campaign/view';
import type { ReactNode } from 'react';
import { Glyph } from '../gloomhaven/glyphs.js';
import { silhouetteOf } from '../gloomhaven/looks.js';

const COLOURS = ['#f2a33a', '#c48bf0', '#57c785', '#5fb3f3', '#ff8d84', '#f5d76b'];

/** The colour of a hero: by the number that the campaign gave them, so that it stays theirs. */
const colourOf = ({ id }: Pick<Character, 'id'>): string => COLOURS[Number(id.slice(1)) % COLOURS.length]!;

/** A class as a silhouette on a round plate. */
export const ClassToken = ({
  figure,
  colour = '#f1ebde',
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
}): ReactNode => <ClassToken figure={ch.class} colour={colourOf(ch)} {...(size && { size })} />;
