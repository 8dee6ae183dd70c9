import { KILLSHOT, type SquareId, type View } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import type { SceneProps } from '../game-ui.js';
import { figuresOf, pointOf, standing } from './figures.js';
import { middleOf, type Point, standOf } from './plan.js';
import { Mark, Skull } from './shapes.js';

/** What the rules tell of an option before it is chosen. */
export interface Previewed {
  readonly path?: readonly SquareId[];
  readonly line?: readonly [SquareId, SquareId];
  readonly damage?: number;
  readonly marks?: number;
  readonly hits?: readonly string[];
  readonly pays?: readonly ('red' | 'blue' | 'yellow')[];
}

/** What would happen: the way, the line of fire, what it does to whom. */
export const Preview = (props: SceneProps): ReactNode => {
  const view = props.view as View;
  const preview = (props.pointed?.preview ?? null) as Previewed | null;
  if (!preview || !props.pointed) return null;
  const { path, line, damage = 0, marks = 0 } = preview;
  const hits = preview.hits ?? (damage + marks > 0 ? props.pointed.at.slice(0, 1) : []);
  const target = hits[0] && pointOf(view, hits[0]);
  const mine = standing(view).find(f => f.figure.who === props.me);
  const start = mine && mine.at === (path ?? line)?.[0] ? mine.point : undefined;
  const from = line && (start ?? middleOf(line[0]));
  return (
    <g className="preview" pointerEvents="none">
      {path && path.length > 1 && (
        <Way
          points={[start ?? standOf(path[0] as SquareId, 0, 1), ...path.slice(1).map(q => standOf(q, 0, 1))]}
          kind="path"
        />
      )}
      {from && target && <Way points={[from, target]} kind="shot" />}
      {hits.map(who => {
        const point = pointOf(view, who);
        const board = figuresOf(view).find(f => f.who === who);
        const dies = board !== undefined && board.damage.length + damage >= KILLSHOT;
        return point && <Blow key={who} {...{ point, damage, marks, dies }} narrow={props.narrow} />;
      })}
    </g>
  );
};

const Way = ({ points, kind }: { points: readonly Point[]; kind: 'path' | 'shot' }): ReactNode => {
  const d = points.map((p, i) => `${i ? 'L' : 'M'}${p.x},${p.y}`).join(' ');
  const end = points.at(-1) as Point;
  return (
    <>
      <path className="halo" d={d} />
      <path className={kind} d={d} />
      <circle className="tip" cx={end.x} cy={end.y} r={11} />
    </>
  );
};

interface BlowProps {
  readonly point: Point;
  readonly damage: number;
  readonly marks: number;
  readonly dies: boolean;
  readonly narrow: boolean;
}

/** How much a figure would take, above it. */
const Blow = ({ point, damage, marks, dies, narrow }: BlowProps): ReactNode => {
  const size = narrow ? 1.5 : 1;
  const parts: { width: number; draw: (x: number) => ReactNode }[] = [];
  const words = (text: string): void => {
    parts.push({ width: text.length * 15, draw: x => <text x={x}>{text}</text> });
  };
  if (damage > 0) words(`−${damage}`);
  if (marks > 0) {
    parts.push({ width: 24, draw: x => <Mark x={x + 10} y={-8} size={1.1} /> });
    words(String(marks));
  }
  if (dies) parts.push({ width: 26, draw: x => <Skull x={x + 13} y={-8} /> });
  const width = parts.reduce((sum, p) => sum + p.width, 24);
  let x = 12 - width / 2;
  return (
    <g className="blow" transform={`translate(${point.x} ${point.y - 46 * size}) scale(${size})`}>
      <rect x={-width / 2} y={-28} width={width} height={40} rx={20} />
      {parts.map((p, i) => {
        const drawn = p.draw(x);
        x += p.width;
        return <g key={i}>{drawn}</g>;
      })}
    </g>
  );
};
