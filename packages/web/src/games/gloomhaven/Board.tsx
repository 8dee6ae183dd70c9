import { figureName } from '@potyczka/gloomhaven/text';
import type { Event, FigureView, View } from '@potyczka/gloomhaven/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import type { SceneProps } from '../game-ui.js';
import { cornersOf, HALF, middleOf, SIDE } from './plan.js';

type Scene = SceneProps<View, Event>;

const Figure = ({ scene, figure }: { readonly scene: Scene; readonly figure: FigureView }): ReactNode => {
  const { x, y } = middleOf(figure.at);
  const name = figureName(scene.lang, figure.id);
  return (
    <g
      {...elementProps(
        scene,
        figure.id,
        `${name}, ${figure.hp}/${figure.max}`,
        `figure ${figure.side} ${figure.rank ?? ''}`,
      )}
    >
      <circle cx={x} cy={y} r={17} />
      <text x={x} y={y - 2} textAnchor="middle">
        {name.slice(0, 2)}
        {figure.number > 0 ? figure.number : ''}
      </text>
      <text x={x} y={y + 10} textAnchor="middle" className="hp">
        {figure.hp}
      </text>
    </g>
  );
};

/** The revealed rooms with everything that stands in them. */
export const Board = (scene: Scene): ReactNode => {
  const { view } = scene;
  const [width, height] = view.size;
  const shown = [...view.rooms.flatMap(room => room.hexes), ...view.doors.map(door => door.at)];
  return (
    <svg
      className="board gloomhaven"
      viewBox={`0 0 ${HALF * (2 * width + 1)} ${SIDE * (1.5 * height + 0.5)}`}
      role="group"
      aria-label={scene.lang === 'pl' ? 'Mapa' : 'Map'}
    >
      {shown.map(place => (
        <polygon key={place} points={cornersOf(place, 0.97)} {...elementProps(scene, place, place, 'hex')} />
      ))}
      {view.doors.map(door => (
        <polygon key={door.id} points={cornersOf(door.at, 0.7)} className={`door ${door.state}`} />
      ))}
      {view.things.map(thing =>
        thing.at.map(place => (
          <polygon
            key={`${thing.id} ${place}`}
            points={cornersOf(place, 0.8)}
            className={`thing ${thing.kind}`}
          />
        )),
      )}
      {[...new Set(view.money)].map(place => (
        <circle key={place} cx={middleOf(place).x + 12} cy={middleOf(place).y + 12} r={5} className="money" />
      ))}
      {view.figures.map(figure => (
        <Figure key={figure.id} scene={scene} figure={figure} />
      ))}
    </svg>
  );
};
