import type { Event, View } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import type { SceneProps } from '../game-ui.js';
import { pointOf } from './figures.js';

type Hurt = Extract<Event, { type: 'damaged' | 'marked' }>;

/** What others have just done: from where, at whom, how much. */
export const Happening = (props: SceneProps): ReactNode => {
  const view = props.view as View;
  const events = props.happening.map(t => t.event as Event);
  const hurts = events.filter((e): e is Hurt => e.type === 'damaged' || e.type === 'marked');
  if (hurts.length === 0) return null;
  const lines = new Map(hurts.map(e => [`${e.by} ${e.who}`, e]));
  const victims = [...new Set(hurts.map(e => e.who))];
  return (
    <g key={props.happening[0]?.n} className="happening" pointerEvents="none">
      {[...lines].map(([key, e]) => {
        const [a, b] = [pointOf(view, e.by), pointOf(view, e.who)];
        return a && b && e.by !== e.who ? (
          <line key={key} className="fire" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
        ) : null;
      })}
      {victims.map(who => {
        const point = pointOf(view, who);
        return (
          point && (
            <text key={who} className="hurt" x={point.x} y={point.y - 34} textAnchor="middle">
              {totalOf(hurts.filter(e => e.who === who))}
            </text>
          )
        );
      })}
    </g>
  );
};

const totalOf = (hurts: readonly Hurt[]): string => {
  let [damage, marks] = [0, 0];
  for (const e of hurts) {
    if (e.type === 'damaged') damage += e.amount + e.fromMarks;
    else marks += e.amount;
  }
  return [damage ? `−${damage}` : '', marks ? `+${marks}` : ''].filter(Boolean).join(' ');
};
