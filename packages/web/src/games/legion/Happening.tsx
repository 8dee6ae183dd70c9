import type { Event, Ground, Mini, UnitView } from '@potyczka/legion/view';
import { type ReactNode, useRef } from 'react';
import { useCamera } from '../../ui/camera.js';
import { Base, headOf, Standing, signRadius, TokenDisc } from './Bases.js';
import { Glyph } from './glyphs.js';
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
    const head = headOf(unit, ground);
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

/** Where every mini stood when it was last seen: whoever falls is no longer on the table when it is told. */
const useStood = ({ view }: Scene) => {
  const stood = useRef(new Map<string, Mini>());
  for (const { minis } of view.units) for (const mini of minis) stood.current.set(mini.id, mini);
  return stood;
};

/** Somebody falls where they stood, and lies there for a moment. */
const Fallen = ({ unit, mini, ground }: { unit: UnitView; mini: Mini; ground: Ground }): ReactNode => {
  const { x, y } = drawn(ground.depth, mini);
  return (
    <g className="fallen" transform={`translate(${x} ${y})`}>
      <g opacity={0.7}>
        <Base unit={unit} isLeader={false} />
      </g>
      <g className="falls">
        <Standing unit={unit} mini={mini} />
      </g>
      <Glyph name="death-skull" x={0} y={-30} size={24} />
    </g>
  );
};

/** One bolt from each that fires to somebody whom they fire at, spread over all of them. */
const Shots = ({ scene, ground, events }: HappeningProps & { events: readonly Event[] }): ReactNode => {
  const { attack } = scene.view;
  const [armed] = ofType(events, 'armed');
  const [aimed] = ofType(events, 'defender');
  const by = unitNamed(scene.view, armed?.by ?? aimed?.by ?? '');
  const to = unitNamed(scene.view, aimed?.to ?? attack?.pools[attack.at]?.to ?? '');
  if (!by || !to || (!armed && !aimed) || to.minis.length === 0) return null;
  const firing = armed
    ? by.minis.filter(m => armed.weapons.some(w => w.mini === m.id))
    : by.minis.slice(0, 1);
  return firing.map((m, n) => {
    const [a, b] = [drawn(ground.depth, m), drawn(ground.depth, to.minis[n % to.minis.length] as Mini)];
    const d = `M${a.x} ${a.y - 14}L${b.x} ${b.y - 12}`;
    return (
      <g key={m.id}>
        <path className="fire-case" d={d} />
        <path className="fire" d={d} pathLength={100} style={{ animationDelay: `${n * 40}ms` }} />
        <circle className="impact" cx={b.x} cy={b.y - 12} r={9} style={{ animationDelay: `${n * 40}ms` }} />
      </g>
    );
  });
};

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
  const stood = useStood(scene);
  if (events.length === 0) return null;
  return (
    <g key={source[0]?.n} className={isAgain ? 'happening again' : 'happening'} pointerEvents="none">
      {ofType(events, 'moved').map(
        e => e.tool && <Tool key={`${e.unit} ${e.tool.path.join()}`} tool={e.tool} ground={ground} />,
      )}
      <Shots {...{ scene, ground, events }} />
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
        const mini = stood.current.get(e.mini);
        const unit = unitNamed(scene.view, e.unit);
        return mini && unit && <Fallen key={e.mini} {...{ unit, mini, ground }} />;
      })}
    </g>
  );
};
