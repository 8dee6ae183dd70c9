import { unitCard } from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { usePlaced } from '../../ui/placing/usePlacing.js';
import { FORMATIONS, type Formation, formed } from './formations.js';
import { baseOf, hueOf, lookOf } from './look.js';
import { groundIn, levelAt } from './plan.js';
import { type Scene, unitNamed } from './scene.js';
import { WORDS } from './words.js';

/** A unit of six, as a button shows how it would be drawn up. */
const PICTURE = Array.from({ length: 6 }, () => ({ x: 0, y: 0 }));

const Picture = ({
  formation,
  hue,
  ring,
}: {
  formation: Formation;
  hue: string;
  ring: string;
}): ReactNode => {
  const places = formed(formation, PICTURE, { base: 7, width: 0, depth: 0, at: p => p });
  const points = places.map(p => ({ x: p.x / 100, y: -p.y / 100 }));
  const ys = points.map(p => p.y);
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
  return (
    <svg viewBox="-34 -16 68 32" width="68" height="32" aria-hidden="true">
      {points.map((p, n) => (
        <circle
          key={`${p.x} ${p.y}`}
          cx={p.x}
          cy={p.y - middle}
          r={4.2}
          fill={hue}
          stroke={n === 0 ? '#fff' : ring}
          strokeWidth={n === 0 ? 2 : 1.4}
        />
      ))}
    </svg>
  );
};

/** While a unit is deployed: how it is drawn up, and whether it moves as a block. */
export const Formations = (scene: Scene): ReactNode => {
  const placing = usePlaced();
  const ask = scene.question?.ask;
  const unit = unitNamed(scene.view, String(ask?.args?.unit ?? ''));
  if (!placing || ask?.id !== 'ask-deploy' || !unit || unit.minis.length < 2) return null;
  const w = WORDS[scene.lang];
  const ground = groundIn(scene.view);
  const [base] = baseOf(unitCard(unit.card));
  const at = (p: { x: number; y: number }) => ({ ...p, z: levelAt(ground, p) });
  const form = (formation: Formation): void =>
    placing.placer.putAll(
      formed(formation, placing.poses, { ...{ base, at }, width: ground.width, depth: ground.depth }),
    );
  return (
    <div className="formations">
      <ul>
        {FORMATIONS.map(formation => (
          <li key={formation}>
            <button type="button" onClick={() => form(formation)}>
              <Picture formation={formation} hue={hueOf(unit)} ring={lookOf(unit.seat).colour} />
              {w.formation[formation]}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="block-switch"
        aria-pressed={!placing.isBlock}
        onClick={() => placing.placer.together(!placing.isBlock)}
      >
        {w.oneByOne}
      </button>
    </div>
  );
};

export const mayForm = (view: Scene['view']): boolean => view.now === 'deploy';
