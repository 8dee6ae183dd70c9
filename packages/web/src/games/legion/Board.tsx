import type { Ground as Battlefield } from '@potyczka/legion/view';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { usePlaced } from '../../ui/placing/usePlacing.js';
import { elementProps } from '../element.js';
import { Figures, fromBehind, Signs, UnitOf } from './Bases.js';
import { Counters } from './Counters.js';
import { Ground, HeightOf } from './Ground.js';
import { Happening } from './Happening.js';
import { lookOf } from './look.js';
import { AreaOf, Placing } from './Placing.js';
import { groundIn, RIM } from './plan.js';
import { Sights } from './Sights.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';
import { zonesToBe } from './zones.js';

/** While the armies are set up their zones are shown, and while cards are struck out those that would be. */
const Zones = ({ scene, ground }: { scene: Scene; ground: Battlefield }): ReactNode => {
  const { now, zones } = scene.view;
  if (now !== 'deploy' && now !== 'veto' && now !== 'objective') return null;
  const shown = now === 'veto' ? zonesToBe(scene.view, scene.pointed, ground) : zones;
  return Object.entries(shown).map(([seat, areas]) => (
    <g key={seat} className="zone" color={lookOf(seat).colour}>
      {areas.map(area => (
        <AreaOf key={JSON.stringify(area)} area={area} ground={ground} />
      ))}
    </g>
  ));
};

const EDGES = ['north', 'south'] as const;

/** The two long edges, which can be chosen. */
const Edges = ({ scene, ground }: { scene: Scene; ground: Battlefield }): ReactNode => {
  const [w, h] = [ground.width / 100, ground.depth / 100];
  return EDGES.filter(e => scene.lit.has(`edge-${e}`)).map(e => {
    const option = scene.lit.get(`edge-${e}`)?.[0];
    return (
      <g key={e} {...elementProps(scene, `edge-${e}`, option?.key ?? e, 'edge-of')}>
        <rect className="case" x={0} y={e === 'north' ? 0 : h - 46} width={w} height={46} />
        <rect className="glow" x={0} y={e === 'north' ? 0 : h - 46} width={w} height={46} />
      </g>
    );
  });
};

/** The element of the board under the hand or the focus. */
const elementOf = (e: SyntheticEvent): string | null =>
  e.target instanceof Element ? (e.target.closest('[data-el]')?.getAttribute('data-el') ?? null) : null;

/** A table so many times as wide as it is deep gets the room of the column beside it. */
const WIDE = 1.4;

/** The battlefield from above, in millimetres: nothing is displaced, since players measure. */
export const Board = (scene: Scene): ReactNode => {
  const { view } = scene;
  const [looked, setLooked] = useState<string | null>(null);
  const isPlacing = usePlaced() !== null;
  const ground = groundIn(view);
  const units = view.units.filter(unit => unit.where === 'field');
  const [w, h] = [ground.width / 100, ground.depth / 100];
  const look = (e: SyntheticEvent): void => setLooked(elementOf(e));
  return (
    <svg
      className={['board legion', isPlacing ? 'placing-now' : '', w > WIDE * h ? 'wide' : '']
        .filter(Boolean)
        .join(' ')}
      viewBox={`${-RIM} ${-RIM} ${w + 2 * RIM} ${h + 2 * RIM}`}
      role="group"
      aria-label={WORDS[scene.lang].table}
      onPointerOver={look}
      // A finger leaves with every touch: what it has touched stays looked at.
      onPointerLeave={e => e.pointerType === 'mouse' && setLooked(null)}
      onFocus={look}
    >
      <Ground {...{ scene, ground }} isStill={isPlacing} />
      <Zones {...{ scene, ground }} />
      <Edges {...{ scene, ground }} />
      <Figures units={view.units} />
      {fromBehind(units).map(unit => (
        <UnitOf
          key={unit.id}
          {...{ scene, unit, ground }}
          isLeaving={isPlacing && scene.question?.ask.args?.unit === unit.id}
        />
      ))}
      <Counters {...{ scene, ground }} />
      <Signs {...{ units, ground }} />
      {looked && <HeightOf ground={ground} id={looked} />}
      {!isPlacing && <Sights {...{ scene, ground, looked }} />}
      <Happening {...{ scene, ground }} />
      <Placing {...{ scene, ground }} />
    </svg>
  );
};
