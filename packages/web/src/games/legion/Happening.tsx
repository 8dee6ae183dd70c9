import type { Event, Ground } from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { headOf, signRadius, TokenDisc } from './Bases.js';
import { Glyph } from './glyphs.js';
import { radiusOf } from './look.js';
import { Tool } from './Placing.js';
import { drawn, type Point } from './plan.js';
import { type Scene, unitNamed } from './scene.js';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const ofType = <T extends Event['type']>(events: readonly Event[], type: T): Of<T>[] =>
  events.filter((e): e is Of<T> => e.type === type);

/** Tokens that a unit gains drop onto the table beside it; those that it spends or loses leave it upwards. */
const Tokens = ({ scene, ground, events }: HappeningProps & { events: readonly Event[] }): ReactNode => {
  const { px } = useCamera();
  const r = signRadius(px) * 1.25;
  return events.map((e, n) => {
    if (e.type !== 'gained' && e.type !== 'lost') return null;
    const unit = unitNamed(scene.view, e.unit);
    if (unit?.where !== 'field' || unit.minis.length === 0) return null;
    const head = headOf(
      unit.minis.map(m => drawn(ground.depth, m)),
      radiusOf(unit),
    );
    return (
      <g key={`${e.unit} ${e.token} ${n}`} transform={`translate(${head.x + 2.2 * r} ${head.y - r})`}>
        <g className={e.type === 'gained' ? 'token-comes' : 'token-goes'}>
          <TokenDisc token={e.token} r={r} />
        </g>
      </g>
    );
  });
};

interface HappeningProps {
  readonly scene: Scene;
  readonly ground: Ground;
}

/** What has just happened on the table, or is looked at again: moves with their tool, shots, wounds, defeats. */
export const Happening = ({ scene, ground }: HappeningProps): ReactNode => {
  const { px } = useCamera();
  const isAgain = scene.happening.length === 0 && scene.lingering.length > 0;
  const source = isAgain ? scene.lingering : scene.happening;
  const events = source.map(line => line.event);
  const pointOf = (unit: string): Point | null => {
    const leader = unitNamed(scene.view, unit)?.minis[0];
    return leader ? drawn(ground.depth, leader) : null;
  };
  const wounds = new Map<string, number>();
  for (const e of ofType(events, 'wounded')) wounds.set(e.unit, (wounds.get(e.unit) ?? 0) + e.n);
  const size = Math.max(22, px(24));
  if (events.length === 0) return null;
  return (
    <g key={source[0]?.n} className={isAgain ? 'happening again' : 'happening'} pointerEvents="none">
      {ofType(events, 'moved').map(
        e => e.tool && <Tool key={`${e.unit} ${e.tool.path.join()}`} tool={e.tool} ground={ground} />,
      )}
      {ofType(events, 'defender').map(e => {
        const [a, b] = [pointOf(e.by), pointOf(e.to)];
        if (!a || !b) return null;
        const d = `M${a.x} ${a.y}L${b.x} ${b.y}`;
        return (
          <g key={`${e.by} ${e.to}`}>
            <path className="fire-case" d={d} />
            <path className="fire" d={d} />
          </g>
        );
      })}
      {[...wounds].map(([unit, n]) => {
        const p = pointOf(unit);
        return (
          p && (
            <text key={unit} className="rising" x={p.x} y={p.y - 18} fontSize={size} textAnchor="middle">
              −{n}
            </text>
          )
        );
      })}
      {!isAgain && <Tokens {...{ scene, ground, events }} />}
      {ofType(events, 'mini-defeated').map(e => {
        const p = pointOf(e.unit);
        return (
          p && (
            <g key={e.mini} className="fallen">
              <Glyph name="death-skull" x={p.x + 16} y={p.y - 26} size={size} />
            </g>
          )
        );
      })}
    </g>
  );
};
