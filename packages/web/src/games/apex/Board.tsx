import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useCamera } from '../../ui/camera.js';
import { optionsAt } from '../element.js';
import { Coordinates } from './Coordinates.js';
import { Ground } from './Ground.js';
import { Happening } from './Happening.js';
import { Corners, Figures, Legends, Loot, Zones } from './Pieces.js';
import { Costs, Preview } from './Preview.js';
import { boxOf } from './plan.js';
import { Edges, Ring } from './Ring.js';
import { Sights } from './Sights.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

/** The element of the board under the hand or the focus. */
const elementOf = (e: SyntheticEvent): string | null =>
  e.target instanceof Element ? (e.target.closest('[data-el]')?.getAttribute('data-el') ?? null) : null;

/** Where an element could mean several things, the first of them is drawn: a move before a Dash. */
const pointing = (scene: Scene, looked: string | null): Scene => {
  if (scene.pointed || !looked) return scene;
  const [first] = optionsAt(scene.lit, looked).filter(o => !o.refusal);
  return first ? { ...scene, pointed: first } : scene;
};

/** The map from above, with roofs that stand up, figures and what would happen. */
export const Board = (scene: Scene): ReactNode => {
  const [looked, setLooked] = useState<string | null>(null);
  const look = (e: SyntheticEvent): void => setLooked(elementOf(e));
  const seen = pointing(scene, looked);
  const { level } = useCamera();
  return (
    <svg
      className={level === null ? 'board apex' : `board apex only-${level}`}
      viewBox={boxOf(scene.view)}
      role="group"
      aria-label={WORDS[scene.lang].map}
      onPointerOver={look}
      onPointerLeave={() => setLooked(null)}
      onFocus={look}
      onBlur={() => setLooked(null)}
    >
      <Ground {...scene} />
      <Ring {...scene} />
      <Coordinates {...scene} />
      <Edges {...scene} />
      <Zones {...scene} />
      <Costs {...scene} />
      <Loot {...scene} />
      <Figures {...scene} />
      <Legends {...scene} />
      <Corners {...scene} />
      <Sights scene={scene} looked={looked} />
      <Preview {...seen} />
      <Happening {...scene} />
    </svg>
  );
};
