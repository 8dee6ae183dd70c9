import { figureName, squareName } from '@potyczka/adrenaline/text';
import { ammoTile, arenas, KILLSHOT, type SquareId, spawnOn } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { elementProps } from '../element.js';
import { Floor } from './Floor.js';
import { standing } from './figures.js';
import { Happening } from './Happening.js';
import { useFont } from './measure.js';
import { Offers } from './Offers.js';
import { Ground, Preview } from './Preview.js';
import { cornerOf, HEIGHT, type Point, SIDE, sizeOf, WIDTH } from './plan.js';
import type { Scene } from './scene.js';
import { Body, Bolt, Cube, Pin, Skull } from './shapes.js';
import { headroomOf, Track } from './Track.js';
import { Walls } from './Walls.js';

/** The arena with everything on it. */
export const Board = (props: Scene): ReactNode => {
  const view = props.view;
  const arena = arenas[view.options.arena];
  const { squares } = arena.rooms;
  const headroom = headroomOf(view, props.narrow);
  useFont();
  const lit = squares.filter(q => (props.lit.get(q) ?? []).some(o => !o.refusal && o.at[0] === q));
  const is = [
    'board adrenaline',
    props.narrow ? 'narrow' : '',
    2 * lit.length > squares.length ? 'many' : '',
    view.frenzy ? 'frenzied' : '',
  ];
  return (
    <svg
      className={is.filter(Boolean).join(' ')}
      viewBox={`0 ${-headroom} ${WIDTH} ${HEIGHT + headroom}`}
      role="group"
      aria-label={props.lang === 'pl' ? 'Plansza' : 'Board'}
    >
      <Track {...props} />
      <Floor arena={arena} />
      <Walls rooms={arena.rooms} />
      {squares.map(square => (
        <Square key={square} {...props} square={square} />
      ))}
      {view.frenzy && (
        <rect
          className="frenzy-air"
          x={5}
          y={5}
          rx={12}
          width={WIDTH - 10}
          height={HEIGHT - 10}
          pointerEvents="none"
        />
      )}
      <Ground {...props} />
      <Figures {...props} />
      <Happening {...props} />
      <Preview {...props} />
    </svg>
  );
};

/** Inside the walls. */
const INSET = 14;
/** The four corners of a square, where most of the board may be chosen. */
const CORNERS = (() => {
  const [far, arm, r] = [SIDE - 2 * INSET, 34, 10];
  const corner = (x: number, y: number, sx: number, sy: number): string =>
    `M${x} ${y + sy * arm}V${y + sy * r}Q${x} ${y} ${x + sx * r} ${y}H${x + sx * arm}`;
  return [corner(0, 0, 1, 1), corner(far, 0, -1, 1), corner(0, far, 1, -1), corner(far, far, -1, -1)].join(
    '',
  );
})();

const Square = (props: Scene & { square: SquareId }): ReactNode => {
  const { square, lang, narrow } = props;
  const view = props.view;
  const { px } = useCamera();
  const { x, y } = cornerOf(square);
  const spawn = spawnOn(square);
  const tile = view.tiles[square];
  const name = squareName(square);
  const label = spawn ? `${name}: ${figureName(lang, `spawn-${spawn}`)}` : name;
  const font = Math.min(38, Math.max(21, px(15)));
  const inner = { x: x + INSET, y: y + INSET, width: SIDE - 2 * INSET, height: SIDE - 2 * INSET, rx: 12 };
  return (
    <>
      <g {...elementProps(props, square, label, 'square')}>
        <rect className="area" x={x} y={y} width={SIDE} height={SIDE} />
        <rect className="case" {...inner} />
        <path className="case-corners" d={CORNERS} transform={`translate(${x + INSET} ${y + INSET})`} />
        <path className="corners" d={CORNERS} transform={`translate(${x + INSET} ${y + INSET})`} />
        <rect className="glow" {...inner} />
        <text className="name" fontSize={font} x={x + 24} y={y + 24 + font * 0.72}>
          {name}
        </text>
        {tile && <Ammo card={tile} right={x + SIDE - 20} top={y + 20} size={ammoSize(px)} />}
        {spawn && <Pin colour={spawn} x={x + SIDE - 36} y={y + 33} size={narrow ? 1.25 : 1} />}
      </g>
      {spawn && <Offers {...props} at={spawn} x={x} y={y} />}
    </>
  );
};

/** Cubes are told apart down to 13 pixels; they never take more than half of a square. */
const ammoSize = (px: (pixels: number) => number): number => Math.min(1.5, Math.max(1.05, px(13.5) / 18));

interface AmmoProps {
  readonly card: `#${string}`;
  readonly right: number;
  readonly top: number;
  readonly size: number;
}

const Ammo = ({ card, right, top, size }: AmmoProps): ReactNode => {
  const { cubes, powerUp } = ammoTile(card);
  return (
    <g className="ammo" transform={`translate(${right} ${top}) scale(${size})`}>
      <rect className="plate" x={-76} y={0} width={76} height={31} rx={9} />
      {cubes.map((c, i) => (
        <Cube key={`${c}${i}`} colour={c} x={-61 + i * 23} y={15.5} />
      ))}
      {powerUp && <Bolt x={-15} y={15.5} />}
    </g>
  );
};

const Figures = (props: Scene): ReactNode => {
  const view = props.view;
  const figures = standing(view).map(f => ({ ...f, size: sizeOf(f.at, f.of, props.narrow) }));
  return (
    <>
      {[...figures]
        .sort((a, b) => a.point.y - b.point.y)
        .map(({ figure, at, point, size }) => (
          <g
            key={figure.who}
            {...elementProps(
              props,
              figure.who,
              `${figureName(props.lang, figure.who)}, ${squareName(at)}`,
              'figure',
            )}
            style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
          >
            <rect
              className="area"
              x={-31 * size}
              y={-60 * size}
              width={62 * size}
              height={76 * size}
              rx={14}
            />
            <ellipse className="case" rx={39 * size} ry={19 * size} />
            <ellipse className="glow" rx={39 * size} ry={19 * size} />
            {figure.damage.length >= KILLSHOT ? (
              <g className="dead" transform={`rotate(74) translate(${6 * size} ${22 * size})`}>
                <Body figure={figure.who} size={size} />
              </g>
            ) : (
              <Body figure={figure.who} size={size} isActing={view.turn === figure.who} />
            )}
          </g>
        ))}
      {/* On top of all figures, so that nobody hides another's. */}
      {figures.map(
        ({ figure, point, size }) =>
          figure.damage.length > 0 && (
            <Wounds
              key={figure.who}
              taken={figure.damage.length}
              isDead={figure.damage.length >= KILLSHOT}
              point={{ x: point.x + 27 * size, y: point.y - 50 * size }}
            />
          ),
      )}
    </>
  );
};

/** How much damage a figure has, at its head. */
const Wounds = ({ taken, isDead, point }: { taken: number; isDead: boolean; point: Point }): ReactNode => {
  const { px } = useCamera();
  const font = Math.min(30, Math.max(18, px(14)));
  return (
    <g className="wounds" pointerEvents="none" style={{ transform: `translate(${point.x}px, ${point.y}px)` }}>
      <circle r={font * 0.72} />
      {isDead ? (
        <Skull size={font / 20} />
      ) : (
        <text textAnchor="middle" dominantBaseline="central" fontSize={font}>
          {taken}
        </text>
      )}
    </g>
  );
};
