import { legendName } from '@potyczka/apex/text';
import { keyOf, type LegendId, type MapData, type Space } from '@potyczka/apex/view';
import type { ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { Standee } from '../../ui/Standee.js';
import { Glyph } from './glyphs.js';
import { type GlyphName, standeeOf } from './look.js';
import { mapOf, middleOf, type Point } from './plan.js';
import { legendIn, previewOf, type Scene } from './scene.js';
import { WORDS } from './words.js';

/** A line through the middles of spaces, on their levels. */
export const lineThrough = (map: MapData, spaces: readonly Space[]): string =>
  spaces
    .map(at => middleOf(map, at))
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');

/** A line on its casing: it can be seen on every floor. */
export const Cased = ({ d, kind }: { readonly d: string; readonly kind: string }): ReactNode => (
  <>
    <path className="line-case" d={d} />
    <path className={kind} d={d} />
  </>
);

interface CalloutProps {
  readonly at: Point;
  readonly text: string;
  readonly glyph?: GlyphName;
  readonly kind?: string;
}

/** The number that matters, on a slab beside its place. */
export const Callout = ({ at, text, glyph, kind = '' }: CalloutProps): ReactNode => {
  const { px } = useCamera();
  const size = Math.min(46, Math.max(24, px(16)));
  const sign = glyph ? size * 1.1 : 0;
  const width = text.length * size * 0.56 + size + sign;
  return (
    <g className={`callout ${kind}`} transform={`translate(${at.x} ${at.y - 66})`}>
      <rect x={-width / 2} y={-size} width={width} height={size * 1.5} rx={size * 0.35} />
      {glyph && <Glyph name={glyph} x={-width / 2 + size * 0.4 + sign / 2} y={-size * 0.25} size={sign} />}
      <text x={sign / 2} y={size * 0.12} fontSize={size} textAnchor="middle">
        {text}
      </text>
    </g>
  );
};

/** A shield where the line meets what the target hides behind; a cross where nothing gets through. */
export const Mark = ({
  at,
  kind,
}: {
  readonly at: Point;
  readonly kind: 'hidden' | 'blocked';
}): ReactNode => {
  const { px } = useCamera();
  const r = Math.min(30, Math.max(18, px(12)));
  return (
    <g className={`mark ${kind}`}>
      <circle cx={at.x} cy={at.y} r={r} />
      <Glyph name={kind === 'hidden' ? 'shield' : 'cancel'} x={at.x} y={at.y} size={r * 1.15} />
    </g>
  );
};

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** How likely a grenade lands where: the fuller, the likelier. */
const Scatter = ({ scene, map }: { readonly scene: Scene; readonly map: MapData }): ReactNode => {
  const { scatter } = previewOf(scene.pointed);
  return scatter?.map(([x, y, chance]) => {
    const m = middleOf(map, { x, y });
    return (
      <g key={`${x},${y}`} className="scatter">
        <circle cx={m.x} cy={m.y} r={9 + 34 * Math.sqrt(chance)} />
        {chance >= 0.05 && (
          <text x={m.x} y={m.y + 9} fontSize={26} textAnchor="middle">
            {Math.round(100 * chance)}
          </text>
        )}
      </g>
    );
  });
};

/** What the option that is pointed at would do: the way, the line, the area, whom one would see. */
export const Preview = (scene: Scene): ReactNode => {
  const { pointed, view, lang } = scene;
  if (!pointed || pointed.refusal) return null;
  const w = WORDS[lang];
  const map = mapOf(view);
  const { path, cost, dash, line, area, shot, sees } = previewOf(pointed);
  const end = path?.at(-1);
  const goer = end && legendIn(view, String(scene.question?.ask.args?.who ?? view.act?.legend ?? ''));
  const target = shot && line ? middleOf(map, line[1]) : null;
  return (
    <g className="preview" pointerEvents="none">
      {area?.map(at => {
        const m = middleOf(map, at);
        return (
          <rect key={keyOf(at)} className="in-area" x={m.x - 46} y={m.y - 46} width={92} height={92} rx={5} />
        );
      })}
      <Scatter scene={scene} map={map} />
      {path && path.length > 1 && <Cased d={lineThrough(map, path)} kind="way" />}
      {end &&
        sees?.map(id => {
          const at = legendIn(view, id)?.at;
          return at && <Cased key={id} d={lineThrough(map, [end, at])} kind="sees" />;
        })}
      {end && goer && (
        <g transform={`translate(${middleOf(map, end).x} ${middleOf(map, end).y + 24})`}>
          <Standee {...standeeOf(goer.id, goer.team)} size={1.05} isGhost />
        </g>
      )}
      {end && cost !== undefined && (
        <Callout at={middleOf(map, end)} glyph="boots" text={dash ? `${cost} · ${w.dash}` : String(cost)} />
      )}
      {line && <Cased d={lineThrough(map, line)} kind={shot?.hidden ? 'aim hidden-target' : 'aim'} />}
      {line && shot?.hidden && (
        <Mark at={between(middleOf(map, line[0]), middleOf(map, line[1]), 0.82)} kind="hidden" />
      )}
      {target && shot && (
        <Callout
          at={target}
          glyph="bullseye"
          text={`${shot.threshold}+`}
          kind={shot.eliminates > 0 ? 'deadly' : ''}
        />
      )}
    </g>
  );
};

/** What each lit space of a move costs, small, in its corner. */
export const Costs = (scene: Scene): ReactNode => {
  const { px, zoom } = useCamera();
  const map = mapOf(scene.view);
  const size = Math.max(20, px(14));
  if (zoom < 0.3 || size > 44) return null;
  return scene.question?.options.flatMap(o => {
    const { cost, dash, path } = previewOf(o);
    const end = path?.at(-1);
    if (o.refusal || cost === undefined || !end || o.key.startsWith('dash:')) return [];
    const m = middleOf(map, end);
    return [
      <text
        key={o.key}
        className={dash ? 'cost dashing' : 'cost'}
        x={m.x + 36}
        y={m.y - 38 + size * 0.7}
        fontSize={size}
        textAnchor="end"
      >
        {dash ? `${cost}!` : cost}
      </text>,
    ];
  });
};

/** Said of a look in words, for the callout at its end. */
export const lookText = (scene: Scene, id: string, seen: boolean, hidden: boolean, far: number): string => {
  const w = WORDS[scene.lang];
  const name = legendName(scene.lang, id as LegendId);
  return `${name}: ${seen ? `${far}${hidden ? ` · ${w.hidden}` : ''}` : w.blocked}`;
};
