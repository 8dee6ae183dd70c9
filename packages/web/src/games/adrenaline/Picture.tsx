import type { ReactNode } from 'react';
import { pictureOf } from './arms.js';

/** The drawing of a weapon or power-up, in the colour of the text around it. */
export const Picture = ({ card, size = 20 }: { card: `#${string}`; size?: number }): ReactNode => {
  const picture = pictureOf(card);
  if (!picture) return null;
  return (
    <svg className="glyph" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <use href={picture} />
    </svg>
  );
};
