import { figureName } from '@potyczka/adrenaline/text';
import { COLOURS, type View } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import { bannerOf } from './banner.js';
import { textWidth } from './measure.js';
import { WIDTH } from './plan.js';
import type { Scene } from './scene.js';
import { Cube, Piece, Skull } from './shapes.js';

const STEP = 54;
/** The track is drawn in this strip above the arena. */
const TOP = -54;
const HEIGHT = 50;

const bannerSize = (narrow: boolean): number => (narrow ? 34 : 24);

/** Room above the arena: for the track, and in domination for the banner, which needs a line of its own. */
export const headroomOf = (view: View, narrow: boolean): number =>
  2 - TOP + (view.frenzy && view.options.mode === 'domination' ? bannerSize(narrow) * 1.5 : 0);

/** The killshot track, or in domination the three tracks of the spawnpoints. */
export const Track = (props: Scene): ReactNode => {
  const { view } = props;
  if (view.options.mode === 'domination') return <Tags {...props} />;
  const spaces = Math.max(view.options.skulls, view.track.length + view.skulls);
  const banner = bannerOf(props.lang, view);
  const size = bannerSize(props.narrow);
  const before = banner ? textWidth(banner, size, 750) + 28 : 0;
  const step = Math.min(STEP, (WIDTH - 40 - before) / spaces);
  const left = (WIDTH - spaces * step - before) / 2 + before + step / 2;
  const text =
    props.lang === 'pl'
      ? `Tor ofiar, zostało czaszek: ${view.skulls}`
      : `Killshot track, skulls left: ${view.skulls}`;
  const label = banner ? `${banner}. ${text}` : text;
  return (
    <g {...elementProps(props, 'track', label, view.frenzy ? 'track frenzy' : 'track')}>
      <rect
        className="glow"
        x={left - step / 2 - 10 - before}
        y={TOP}
        width={spaces * step + 20 + before}
        height={HEIGHT}
        rx={12}
      />
      {banner && (
        <text
          className="banner"
          x={left - step / 2 - before + 8}
          y={TOP + HEIGHT / 2 + size * 0.36}
          fontSize={size}
        >
          {banner}
        </text>
      )}
      {Array.from({ length: spaces }, (_, i) => {
        const kill = view.track[i];
        return (
          <g key={`space ${i + 1}`} transform={`translate(${left + i * step} ${TOP + HEIGHT / 2})`}>
            {kill ? (
              <>
                <Piece figure={kill.killer} size={0.7} />
                {kill.overkill && (
                  <g transform="translate(13 11)">
                    <Piece figure={kill.overkill} size={0.44} />
                  </g>
                )}
              </>
            ) : (
              <Skull size={1.25} />
            )}
          </g>
        );
      })}
    </g>
  );
};

const Tags = (props: Scene): ReactNode => {
  const { view } = props;
  return (
    <g className={view.frenzy ? 'track frenzy' : 'track'}>
      {view.frenzy && (
        <text
          className="banner"
          x={WIDTH / 2}
          y={TOP - bannerSize(props.narrow) * 0.5}
          fontSize={bannerSize(props.narrow)}
          textAnchor="middle"
        >
          {bannerOf(props.lang, view)}
        </text>
      )}
      {COLOURS.map((c, row) => (
        <g
          key={c}
          transform={`translate(${14 + row * 256} ${TOP})`}
          {...elementProps(
            props,
            `track-${c}`,
            `${figureName(props.lang, `spawn-${c}`)}: ${view.tags[c].length}/8`,
          )}
        >
          <rect className="spawn-case" width={248} height={HEIGHT} rx={12} />
          <rect
            className="glow"
            width={248}
            height={HEIGHT}
            rx={12}
            style={{ stroke: `var(--cube-${c})`, strokeWidth: 3 }}
          />
          <g transform={`translate(20 ${HEIGHT / 2}) scale(1.15)`}>
            <Cube colour={c} />
          </g>
          {Array.from({ length: Math.max(8, view.tags[c].length) }, (_, i) => {
            const owner = view.tags[c][i];
            const step = 208 / Math.max(8, view.tags[c].length);
            return (
              <g key={`space ${i + 1}`} transform={`translate(${35 + (i + 0.5) * step} ${HEIGHT / 2})`}>
                {owner ? <Piece figure={owner} size={0.44} /> : <circle r={5} fill="var(--line-strong)" />}
              </g>
            );
          })}
        </g>
      ))}
      <g transform={`translate(${WIDTH - 30} ${TOP + HEIGHT / 2})`}>
        <Skull size={1.1} />
        <text x={-18} y={8} textAnchor="end">
          {view.skulls}
        </text>
      </g>
    </g>
  );
};
