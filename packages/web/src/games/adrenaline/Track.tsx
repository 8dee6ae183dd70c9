import { figureName } from '@potyczka/adrenaline/text';
import { COLOURS, type View } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import type { SceneProps } from '../game-ui.js';
import { WIDTH } from './plan.js';
import { Piece, Skull } from './shapes.js';

const STEP = 54;

/** The killshot track, or in domination the three tracks of the spawnpoints. */
export const Track = (props: SceneProps): ReactNode => {
  const view = props.view as View;
  if (view.options.mode === 'domination') return <Tags {...props} />;
  const spaces = Math.max(view.options.skulls, view.track.length + view.skulls);
  const step = Math.min(STEP, (WIDTH - 40) / spaces);
  const left = (WIDTH - spaces * step) / 2 + step / 2;
  const text =
    props.lang === 'pl'
      ? `Tor ofiar: zostało czaszek: ${view.skulls}`
      : `Killshot track: ${view.skulls} skulls left`;
  return (
    <g className="track" role="img" aria-label={text}>
      <rect x={left - step / 2 - 10} y={-58} width={spaces * step + 20} height={54} rx={12} />
      {Array.from({ length: spaces }, (_, i) => {
        const kill = view.track[i];
        return (
          <g key={`space ${i + 1}`} transform={`translate(${left + i * step} -31)`}>
            {kill ? (
              <>
                <Piece figure={kill.killer} size={0.72} />
                {kill.overkill && (
                  <g transform="translate(13 11)">
                    <Piece figure={kill.overkill} size={0.44} />
                  </g>
                )}
              </>
            ) : (
              <Skull size={1.3} />
            )}
          </g>
        );
      })}
    </g>
  );
};

const Tags = (props: SceneProps): ReactNode => {
  const view = props.view as View;
  return (
    <g className="track">
      {COLOURS.map((c, row) => (
        <g
          key={c}
          transform={`translate(${14 + row * 262} -58)`}
          role="img"
          aria-label={`${figureName(props.lang, `spawn-${c}`)}: ${view.tags[c].length}/8`}
        >
          <rect width={252} height={54} rx={12} style={{ stroke: `var(--cube-${c})`, strokeWidth: 3 }} />
          {Array.from({ length: Math.max(8, view.tags[c].length) }, (_, i) => {
            const owner = view.tags[c][i];
            const step = 236 / Math.max(8, view.tags[c].length);
            return (
              <g key={`space ${i + 1}`} transform={`translate(${8 + (i + 0.5) * step} 27)`}>
                {owner ? <Piece figure={owner} size={0.48} /> : <circle r={5} fill="var(--line)" />}
              </g>
            );
          })}
        </g>
      ))}
      <g transform={`translate(${WIDTH - 30} -31)`}>
        <Skull size={1.1} />
        <text x={-18} y={8} textAnchor="end">
          {view.skulls}
        </text>
      </g>
    </g>
  );
};
