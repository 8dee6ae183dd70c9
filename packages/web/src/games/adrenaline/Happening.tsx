import type { Event, View } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import { pointOf, squareOf } from './figures.js';
import { lineOfFire } from './fire.js';
import { textWidth } from './measure.js';
import type { Point } from './plan.js';
import type { Scene } from './scene.js';
import { Mark } from './shapes.js';

type Hurt = Extract<Event, { type: 'damaged' | 'marked' }>;

/** What others have just done: from where, at whom, how much. */
export const Happening = (props: Scene): ReactNode => {
  const { view } = props;
  const events = props.happening.map(t => t.event);
  const hurts = events.filter((e): e is Hurt => e.type === 'damaged' || e.type === 'marked');
  if (hurts.length === 0) return null;
  const lines = new Map(hurts.map(e => [`${e.by} ${e.who}`, e]));
  const victims = [...new Set(hurts.map(e => e.who))];
  return (
    <g key={props.happening[0]?.n} className="happening" pointerEvents="none">
      {[...lines].map(([key, e]) => (
        <Fire key={key} view={view} by={e.by} who={e.who} />
      ))}
      {victims.map(who => {
        const point = pointOf(view, who);
        const sum = totalOf(hurts.filter(e => e.who === who));
        return point && <Rising key={who} point={point} {...sum} narrow={props.narrow} />;
      })}
    </g>
  );
};

const Fire = ({ view, by, who }: { view: View; by: string; who: string }): ReactNode => {
  const [a, b] = [pointOf(view, by), pointOf(view, who)];
  const [from, to] = [squareOf(view, by), squareOf(view, who)];
  if (!a || !b || !from || !to || by === who) return null;
  const { points } = lineOfFire(view, from, a, to, b);
  return <path className="fire" d={points.map((p, i) => `${i ? 'L' : 'M'}${p.x},${p.y}`).join(' ')} />;
};

const totalOf = (hurts: readonly Hurt[]): { damage: number; marks: number } => {
  let [damage, marks] = [0, 0];
  for (const e of hurts) {
    if (e.type === 'damaged') damage += e.amount + e.fromMarks;
    else marks += e.amount;
  }
  return { damage, marks };
};

interface RisingProps {
  readonly point: Point;
  readonly damage: number;
  readonly marks: number;
  readonly narrow: boolean;
}

/** Damage and, with their own sign, marks, rising from a figure. */
const Rising = ({ point, damage, marks, narrow }: RisingProps): ReactNode => {
  const size = narrow ? 60 : 38;
  const sign = size * 0.62;
  const hurt = damage > 0 ? `−${damage}` : '';
  const marked = marks > 0 ? `+${marks}` : '';
  const gap = hurt && marked ? size * 0.35 : 0;
  const [first, second] = [textWidth(hurt, size, 850), textWidth(marked, size, 850)];
  const left = -(first + gap + second + (marked ? sign : 0)) / 2;
  return (
    <g transform={`translate(${point.x} ${point.y - 34})`}>
      <g className="rising" fontSize={size}>
        {hurt && (
          <text className="hurt" x={left}>
            {hurt}
          </text>
        )}
        {marked && (
          <g className="marked">
            <text x={left + first + gap}>{marked}</text>
            <Mark x={left + first + gap + second + sign / 2} y={-size * 0.36} size={size / 32} />
          </g>
        )}
      </g>
    </g>
  );
};
