import { figureName } from '@potyczka/adrenaline/text';
import { COLOURS, type View } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import type { SceneProps } from '../game-ui.js';
import { WIDTH } from './plan.js';
import { Piece, Skull } from './shapes.js';

const STEP = 46;

/** The killshot track, or in domination the three tracks of the spawnpoints. */
export const Track = (props: SceneProps): ReactNode => {
  const view = props.view as View;
  if (view.options.mode === 'domination') return <Tags {...props} />;
  const spaces = Math.max(view.options.skulls, view.track.length + view.skulls);
  const left = (WIDTH - spaces * STEP) / 2 + STEP / 2;
  const text =
    props.lang === 'pl'
      ? `Tor ofiar: zostało czaszek: ${view.skulls}`
      : `Killshot track: ${view.skulls} skulls left`;
  return (
    <g className="track" role="img" aria-label={text}>
      <rect x={left - STEP / 2 - 10} y={-60} width={spaces * STEP + 20} height={54} rx={12} />
      {Array.from({ length: spaces }, (_, i) => {
        const kill = view.track[i];
        return (
          <g key={`space ${i + 1}`} transform={`translate(${left + i * STEP} -33)`}>
            {kill ? (
              <>
                <Piece figure={kill.killer} size={0.58} />
                {kill.overkill && (
                  <g transform="translate(9 9)">
                    <Piece figure={kill.overkill} size={0.4} />
                  </g>
                )}
              </>
            ) : (
              <Skull size={1.1} />
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
          transform={`translate(${20 + row * 285} -60)`}
          role="img"
          aria-label={`${figureName(props.lang, `spawn-${c}`)}: ${view.tags[c].length}/8`}
        >
          <rect width={270} height={54} rx={12} style={{ stroke: `var(--cube-${c})`, strokeWidth: 2 }} />
          {Array.from({ length: Math.max(8, view.tags[c].length) }, (_, i) => {
            const owner = view.tags[c][i];
            return (
              <g key={`space ${i + 1}`} transform={`translate(${24 + i * 31} 27)`}>
                {owner ? <Piece figure={owner} size={0.48} /> : <circle r={5} fill="var(--line)" />}
              </g>
            );
          })}
        </g>
      ))}
      <g transform={`translate(${WIDTH - 24} -33)`}>
        <Skull />
        <text x={-34} y={7} textAnchor="end">
          {view.skulls}
        </text>
      </g>
    </g>
  );
};
