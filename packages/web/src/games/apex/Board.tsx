import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Ground } from './Ground.js';
import { Happening } from './Happening.js';
import { Corners, Figures, Legends, Loot, Zones } from './Pieces.js';
import { Costs, Preview } from './Preview.js';
import { boxOf, mapOf } from './plan.js';
import { Edges, Ring } from './Ring.js';
import { Sights } from './Sights.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

/** The element of the board under the hand or the focus. */
const elementOf = (e: SyntheticEvent): string | null =>
  e.target instanceof Element ? (e.target.closest('[data-el]')?.getAttribute('data-el') ?? null) : null;

/** The map from above, with roofs that stand up, figures and what would happen. */
export const Board = (scene: Scene): ReactNode => {
  const [looked, setLooked] = useState<string | null>(null);
  const look = (e: SyntheticEvent): void => setLooked(elementOf(e));
  return (
    <svg
      className="board apex"
      viewBox={boxOf(mapOf(scene.view))}
      role="group"
      aria-label={WORDS[scene.lang].map}
      onPointerOver={look}
      onPointerLeave={() => setLooked(null)}
      onFocus={look}
      onBlur={() => setLooked(null)}
    >
      <Ground {...scene} />
      <Ring {...scene} />
      <Edges {...scene} />
      <Zones {...scene} />
      <Costs {...scene} />
      <Loot {...scene} />
      <Figures {...scene} />
      <Legends {...scene} />
      <Corners {...scene} />
      <Sights scene={scene} looked={looked} />
      <Preview {...scene} />
      <Happening {...scene} />
    </svg>
  );
};
