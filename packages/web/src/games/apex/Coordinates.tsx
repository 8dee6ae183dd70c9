import { spaceName } from '@potyczka/apex/text';
import type { ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { CELL, hasTiles, heightOf, mapOf, widthOf } from './plan.js';
import type { Scene } from './scene.js';

/** Letters and numbers along the edges, as options and log say them; inside the map while its edges are taken. */
export const Coordinates = ({ view, lang }: Scene): ReactNode => {
  const { px } = useCamera();
  const map = mapOf(view);
  const size = Math.min(40, Math.max(26, px(14)));
  const isInside = hasTiles(view);
  const [left, top] = isInside ? [size * 0.7, size] : [-size * 0.75, -size * 0.45];
  const name = (x: number, y: number): string => spaceName(lang, `${x},${y}`);
  return (
    <g className="coordinates" fontSize={size} pointerEvents="none">
      {Array.from({ length: widthOf(map) }, (_, x) => (
        <text key={`x${x + 1}`} x={x * CELL + CELL / 2} y={top} textAnchor="middle">
          {name(x, 0).replace(/\d+$/, '')}
        </text>
      ))}
      {Array.from({ length: heightOf(map) }, (_, y) => (
        <text key={`y${y + 1}`} x={left} y={y * CELL + CELL / 2 + size * 0.36} textAnchor="middle">
          {name(0, y).replace(/^\D+/, '')}
        </text>
      ))}
    </g>
  );
};
