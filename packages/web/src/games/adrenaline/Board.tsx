import { figureName, squareName } from '@potyczka/adrenaline/text';
import { ammoTile, arenas, type Colour, type SquareId, spawnOn } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import { standing } from './figures.js';
import { Happening } from './Happening.js';
import { useFont } from './measure.js';
import { Offers } from './Offers.js';
import { Ground, Preview } from './Preview.js';
import { cornerOf, HEIGHT, type Point, SIDE, sizeOf, WIDTH } from './plan.js';
import type { Scene } from './scene.js';
import { Bolt, Cube, Piece } from './shapes.js';
import { headroomOf, Track } from './Track.js';
import { Walls } from './Walls.js';

/** The arena with everything on it. */
export const Board = (props: Scene): ReactNode => {
  const { view } = props;
  const { rooms, colours } = arenas[view.options.arena];
  const headroom = headroomOf(view, props.narrow);
  useFont();
  return (
    <svg
      className={props.narrow ? 'board adrenaline narrow' : 'board adrenaline'}
      viewBox={`0 ${-headroom} ${WIDTH} ${HEIGHT + headroom}`}
      role="group"
      aria-label={props.lang === 'pl' ? 'Plansza' : 'Board'}
    >
      <Patterns />
      <Track {...props} />
      {rooms.squares.map(square => (
        <Square
          key={square}
          {...props}
          square={square}
          colour={colours[rooms.roomOf[square] as SquareId] ?? 'white'}
        />
      ))}
      <Ground {...props} />
      <Walls rooms={rooms} />
      <Figures {...props} />
      <Happening {...props} />
      <Preview {...props} />
    </svg>
  );
};

/** Rooms differ in pattern as well as in colour when the safe palette is on. */
const Patterns = (): ReactNode => (
  <defs>
    {Object.entries(PATTERNS).map(([colour, d]) => (
      <pattern key={colour} id={`room-${colour}`} width={24} height={24} patternUnits="userSpaceOnUse">
        <path className="pattern" d={d} />
      </pattern>
    ))}
  </defs>
);

const PATTERNS = {
  blue: 'M0 12H24',
  red: 'M0 0L24 24',
  yellow: 'M12 8V16M8 12H16',
  green: 'M12 0V24',
  purple: 'M0 24L24 0',
  white: 'M11 12H13',
} as const;

const Square = (props: Scene & { square: SquareId; colour: string }): ReactNode => {
  const { square, colour, lang, narrow } = props;
  const { view } = props;
  const { x, y } = cornerOf(square);
  const spawn = spawnOn(square);
  const tile = view.tiles[square];
  const name = squareName(square);
  const label = spawn ? `${name}: ${figureName(lang, `spawn-${spawn}`)}` : name;
  return (
    <>
      <g {...elementProps(props, square, label)}>
        <rect className="floor" x={x} y={y} width={SIDE} height={SIDE} fill={`var(--room-${colour})`} />
        <rect className="weave" x={x} y={y} width={SIDE} height={SIDE} fill={`url(#room-${colour})`} />
        {spawn && <SpawnMark x={x} y={y} colour={spawn} narrow={narrow} />}
        <text
          className="name"
          style={spawn ? { fill: `var(--cube-${spawn}-ink)` } : { stroke: `var(--room-${colour})` }}
          x={x + (narrow ? 20 : 18)}
          y={y + (narrow ? 41 : 32)}
        >
          {name}
        </text>
        {tile && <Ammo card={tile} right={x + SIDE - 12} top={y + 12} narrow={narrow} />}
        <rect className="glow" x={x + 6} y={y + 6} width={SIDE - 12} height={SIDE - 12} rx={12} />
      </g>
      {spawn && <Offers {...props} at={spawn} x={x} y={y} />}
    </>
  );
};

/** A spawnpoint: its name on a plate of its colour. */
const SpawnMark = ({
  x,
  y,
  colour,
  narrow,
}: {
  x: number;
  y: number;
  colour: Colour;
  narrow: boolean;
}): ReactNode => (
  <>
    {['spawn-case', 'spawn-edge'].map(part => (
      <rect
        key={part}
        className={part}
        x={x + 11}
        y={y + 11}
        width={SIDE - 22}
        height={SIDE - 22}
        rx={9}
        {...(part === 'spawn-edge' && { stroke: `var(--cube-${colour})` })}
      />
    ))}
    <rect
      className="spawn-plate"
      x={x + 11}
      y={y + 11}
      width={narrow ? 64 : 38}
      height={narrow ? 36 : 28}
      rx={7}
      fill={`var(--cube-${colour})`}
    />
  </>
);

interface AmmoProps {
  readonly card: `#${string}`;
  readonly right: number;
  readonly top: number;
  readonly narrow: boolean;
}

const Ammo = ({ card, right, top, narrow }: AmmoProps): ReactNode => {
  const { cubes, powerUp } = ammoTile(card);
  const size = narrow ? 1.6 : 1;
  return (
    <g className="ammo" transform={`translate(${right} ${top}) scale(${size})`}>
      <rect className="plate" x={-74} y={0} width={74} height={30} rx={8} />
      {cubes.map((c, i) => (
        <Cube key={`${c}${i}`} colour={c} x={-60 + i * 23} y={15} />
      ))}
      {powerUp && <Bolt x={-14} y={15} />}
    </g>
  );
};

const Figures = (props: Scene): ReactNode => {
  const { view } = props;
  const figures = standing(view).map(f => ({ ...f, size: sizeOf(f.at, f.of, props.narrow) }));
  return (
    <>
      {figures.map(({ figure, at, point, size }) => (
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
          <circle className="glow" r={35 * size} />
          {view.turn === figure.who && <circle className="turn" r={34 * size} />}
          <Piece figure={figure.who} size={size} />
        </g>
      ))}
      {/* On top of all figures, so that nobody hides another's. */}
      {figures.map(
        ({ figure, point, size }) =>
          figure.damage.length > 0 && (
            <Wounds
              key={figure.who}
              taken={figure.damage.length}
              point={{ x: point.x + 24 * size, y: point.y + 19 * size }}
              narrow={props.narrow}
            />
          ),
      )}
    </>
  );
};

/** How much damage a figure has, at its lower right. */
const Wounds = ({ taken, point, narrow }: { taken: number; point: Point; narrow: boolean }): ReactNode => (
  <g className="wounds" pointerEvents="none" style={{ transform: `translate(${point.x}px, ${point.y}px)` }}>
    <circle r={narrow ? 17 : 13} />
    <text textAnchor="middle" dominantBaseline="central">
      {taken}
    </text>
  </g>
);
