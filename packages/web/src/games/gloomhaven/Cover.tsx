import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { cornersOf } from './plan.js';

const FLOOR = ['1,0', '2,0', '3,0', '0,1', '1,1', '2,1', '3,1', '1,2', '2,2', '3,2'];

/** A piece of a room, for the first page. */
export const Cover = ({ lang }: { lang: Lang }): ReactNode => (
  <svg
    className="cover gloomhaven"
    viewBox="0 0 240 160"
    role="img"
    aria-label={lang === 'pl' ? 'Komnata z polami' : 'A room of hexes'}
  >
    {FLOOR.map(place => (
      <polygon key={place} className="hex" points={cornersOf(place, 0.96)} />
    ))}
  </svg>
);
