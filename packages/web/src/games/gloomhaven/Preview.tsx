import type { FigureView } from '@potyczka/gloomhaven/view';
import type { ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { Standee } from '../../ui/Standee.js';
import { Glyph } from './glyphs.js';
import { lookOf } from './looks.js';
import { cornersOf, middleOf, type Point } from './plan.js';
import { foreseenOf, type Scene } from './scene.js';

/** What the attack that is pointed at would take of a figure, in the mean. */
export const threatTo = ({ pointed }: Scene, figure: FigureView): number => {
  const { odds } = foreseenOf(pointed);
  return odds && pointed?.at[0] === figure.id ? odds.mean : 0;
};

export const wayOf = (places: readonly string[]): string =>
  places
    .map(middleOf)
    .map((p, i) => `${i ? 'L' : 'M'}${p.x} ${p.y}`)
    .join('');

/** What would happen: the way with its cost and dangers, the area with whom it hits, the attack. */
export const Preview = (scene: Scene): ReactNode => {
  const { pointed, view } = scene;
  if (!pointed || pointed.refusal) return null;
  const { route, cost, met = [], area, targets = [], odds } = foreseenOf(pointed);
  const end = route?.at(-1);
  const goer = route && view.figures.find(f => f.at === route[0]);
  const target = odds && view.figures.find(f => f.id === pointed.at[0]);
  return (
    <g className="preview" pointerEvents="none">
      {area?.map(place => (
        <polygon key={place} className="in-area" points={cornersOf(place, 0.9)} />
      ))}
      {targets.map(id => {
        const at = view.figures.find(f => f.id === id)?.at;
        return at && <polygon key={id} className="threatened" points={cornersOf(at, 0.82)} />;
      })}
      {route && route.length > 1 && (
        <>
          <path className="halo" d={wayOf(route)} />
          <path className="path" d={wayOf(route)} />
        </>
      )}
      {met.map(({ at, what }) => (
        <g key={`${at} ${what}`}>
          <polygon className="threatened" points={cornersOf(at, 0.82)} />
          <Danger at={at} what={what} />
        </g>
      ))}
      {end && goer && end !== goer.at && (
        <g transform={`translate(${middleOf(end).x} ${middleOf(end).y + 13})`}>
          <Standee {...lookOf(view, scene.lang, goer)} size={0.74} isGhost />
        </g>
      )}
      {end && cost !== undefined && cost > 0 && (
        <Callout at={middleOf(end)} glyph="boots" text={String(cost)} />
      )}
      {target && odds && (
        <Callout
          at={middleOf(target.at)}
          glyph="broadsword"
          text={(Math.round(10 * odds.mean) / 10).toLocaleString(scene.lang)}
          {...(odds.kill > 0 && { kill: Math.round(100 * odds.kill) })}
        />
      )}
    </g>
  );
};

/** What the monster that is pointed at would do now: its way, whom it means, whom it would hit. */
export const Foreseen = ({
  view,
  lang,
  pointed,
  who,
}: Scene & { readonly who: string | null }): ReactNode => {
  const figure = view.figures.find(f => f.id === who);
  // Who means to strike it wants to see that, not what it would do.
  const isMeant = pointed && !pointed.refusal && pointed.at[0] === who;
  const forecast = isMeant ? null : figure?.forecast;
  if (!figure || !forecast) return null;
  const { route, focus, targets } = forecast;
  const end = route.at(-1) ?? figure.at;
  const placeOf = (id: string) => view.figures.find(f => f.id === id)?.at;
  const aimed = targets.length > 0 ? targets : focus ? [focus] : [];
  return (
    <g className="foreseen" pointerEvents="none">
      {targets.map(id => {
        const at = placeOf(id);
        return at && <polygon key={id} className="threatened" points={cornersOf(at, 0.82)} />;
      })}
      {route.length > 1 && (
        <>
          <path className="halo" d={wayOf(route)} />
          <path className="going" d={wayOf(route)} />
          <g transform={`translate(${middleOf(end).x} ${middleOf(end).y + 13})`}>
            <Standee {...lookOf(view, lang, figure)} size={0.74} isGhost />
          </g>
        </>
      )}
      {aimed.map(id => {
        const at = placeOf(id);
        if (!at) return null;
        const [from, to] = [middleOf(end), middleOf(at)];
        const d = `M${from.x} ${from.y - 12}L${to.x} ${to.y - 12}`;
        return (
          <g key={id}>
            <path className="halo" d={d} />
            <path className={targets.length > 0 ? 'strike' : 'focus'} d={d} />
          </g>
        );
      })}
    </g>
  );
};

/** What each hex in reach costs, and which of them harm on the way. */
export const Costs = ({ question, pointed }: Scene): ReactNode => {
  const { px } = useCamera();
  const font = Math.min(24, Math.max(15, px(14)));
  return (
    <g className="costs" pointerEvents="none">
      {question?.options
        .filter(o => !o.refusal && o.key !== pointed?.key)
        .map(o => ({ key: o.key, at: o.at[0], ...foreseenOf(o) }))
        .map(
          ({ key, at, cost, met = [] }) =>
            at !== undefined &&
            cost !== undefined &&
            cost > 0 && (
              <g key={key} className={met.length > 0 ? 'cost harm' : 'cost'}>
                <text x={middleOf(at).x} y={middleOf(at).y + 28} fontSize={font} textAnchor="middle">
                  {cost}
                  {met.length > 0 && '!'}
                </text>
              </g>
            ),
        )}
    </g>
  );
};

const Danger = ({ at, what }: { readonly at: string; readonly what: string }): ReactNode => {
  const { x, y } = middleOf(at);
  const glyph = what.includes('trap') ? 'spikes-full' : what.includes('hazard') ? 'fire' : 'boots';
  return (
    <g className="danger">
      <circle cx={x + 22} cy={y - 20} r={13} />
      <Glyph name={glyph} size={18} x={x + 22} y={y - 20} />
    </g>
  );
};

interface CalloutProps {
  readonly at: Point;
  readonly glyph: 'boots' | 'broadsword';
  readonly text: string;
  /** Per cent. */
  readonly kill?: number;
}

/** The large number beside what is pointed at. */
const Callout = ({ at, glyph, text, kill }: CalloutProps): ReactNode => {
  const { px } = useCamera();
  const font = Math.min(34, Math.max(20, px(18)));
  const width = font * (kill === undefined ? 1.6 + 0.6 * text.length : 5.5 + 0.6 * text.length);
  return (
    <g className="callout" transform={`translate(${at.x} ${at.y - 58})`} fontSize={font}>
      <rect x={-width / 2} y={-font * 0.85} width={width} height={font * 1.7} rx={9} />
      <Glyph name={glyph} size={font} x={-width / 2 + font * 0.75} y={0} />
      <text x={-width / 2 + font * 1.4} y={font * 0.35}>
        {text}
      </text>
      {kill !== undefined && (
        <g className="kill">
          <Glyph name="death-skull" size={font * 0.9} x={width / 2 - font * 3.2} y={0} />
          <text x={width / 2 - font * 0.3} y={font * 0.35} textAnchor="end">
            {kill}
            {'\u00a0'}%
          </text>
        </g>
      )}
    </g>
  );
};
