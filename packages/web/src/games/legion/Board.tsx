import { miniLabel, unitLabel } from '@potyczka/legion/text';
import {
  type Event,
  groundOf,
  tableOf,
  terrainTable,
  type UnitView,
  unitCard,
  type View,
} from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import type { SceneProps } from '../game-ui.js';

type Scene = SceneProps<View, Event>;

const radiusOf = (unit: UnitView): number => {
  const { base = 27 } = unitCard(unit.card);
  return typeof base === 'number' ? base / 2 : base[1] / 2;
};

const Minis = ({ scene, unit }: { readonly scene: Scene; readonly unit: UnitView }): ReactNode =>
  unit.minis.map((mini, n) => (
    <g key={mini.id} {...elementProps(scene, mini.id, miniLabel(scene.lang, mini.id), `mini ${unit.seat}`)}>
      <circle cx={mini.x / 100} cy={mini.y / 100} r={radiusOf(unit)} className={n === 0 ? 'leader' : ''} />
    </g>
  ));

/** The battlefield from above. */
export const Board = (scene: Scene): ReactNode => {
  const { view } = scene;
  const ground = groundOf(terrainTable(tableOf(view.options)));
  return (
    <svg
      className="board legion"
      viewBox={`0 0 ${ground.width / 100} ${ground.depth / 100}`}
      role="group"
      aria-label={scene.lang === 'pl' ? 'Pole bitwy' : 'Battlefield'}
    >
      {ground.terrain.map(piece => (
        <polygon
          key={piece.id}
          points={piece.polygon.map(p => `${p.x / 100},${p.y / 100}`).join(' ')}
          {...elementProps(scene, piece.id, piece.id, `terrain ${piece.kind} ${piece.move}`)}
        />
      ))}
      {view.tokens.map(token => (
        <circle
          key={token.id}
          cx={token.x / 100}
          cy={token.y / 100}
          r={12.5}
          {...elementProps(scene, token.id, token.id, 'token')}
        />
      ))}
      {view.units
        .filter(unit => unit.where === 'field')
        .map(unit => (
          <g key={unit.id} {...elementProps(scene, unit.id, unitLabel(unit.id), `unit ${unit.seat}`)}>
            <Minis scene={scene} unit={unit} />
          </g>
        ))}
    </svg>
  );
};
