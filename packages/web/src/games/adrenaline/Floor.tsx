import type { Arena, RoomColour, SquareId } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import { paint } from '../../ui/defs.js';
import { cornerOf, SIDE } from './plan.js';

/** What the floor of each colour is made of, so that colour is never alone. */
const PATTERNS: Readonly<Record<RoomColour, readonly [size: number, d: string, dots?: string]>> = {
  blue: [70, 'M0 0H70M0 0V70', 'M6 6h.1M64 6h.1M6 64h.1M64 64h.1'],
  red: [24, 'M3 9l6-6M15 3l6 6M3 15l6 6M15 21l6-6'],
  yellow: [48, 'M0 0H48M0 24H48M12 0V24M36 24V48'],
  green: [36, 'M0 10.4L9 0H27L36 10.4L27 20.8H9ZM9 20.8L0 31.2M27 20.8L36 31.2'],
  purple: [40, 'M20 0L40 20L20 40L0 20Z'],
  white: [60, 'M0 0H60M0 20H60M0 40H60M15 0V20M45 20V40M30 40V60'],
};

const squarePath = (square: SquareId): string => {
  const { x, y } = cornerOf(square);
  return `M${x} ${y}h${SIDE}v${SIDE}h${-SIDE}z`;
};

/** Shadows fall to the lower right: under the northern and beside the western walls of a square. */
const shadowPath = (arena: Arena, square: SquareId): string => {
  const { x, y } = cornerOf(square);
  const borders = arena.rooms.borders[square];
  const north = borders?.north === 'open' ? '' : `M${x} ${y}h${SIDE}v20h${-SIDE}z`;
  const west = borders?.west === 'open' ? '' : `M${x} ${y}h15v${SIDE}h-15z`;
  return north + west;
};

/** Floors with their material, the shadows of the walls on them, and the light over all of it. */
export const Floor = ({ arena }: { arena: Arena }): ReactNode => {
  const { rooms, colours } = arena;
  const names = [...new Set(rooms.squares.map(q => rooms.roomOf[q] as SquareId))];
  const whole = rooms.squares.map(squarePath).join('');
  return (
    <g className="floors" pointerEvents="none">
      <defs>
        {Object.entries(PATTERNS).map(([colour, [size, d, dots]]) => (
          <pattern
            key={colour}
            id={`room-${colour}`}
            width={size}
            height={colour === 'green' ? 41.6 : size}
            patternUnits="userSpaceOnUse"
          >
            <path className="pattern" d={d} />
            {dots && <path className="pattern rivet" d={dots} />}
          </pattern>
        ))}
      </defs>
      <path className="fallen" d={whole} transform="translate(22 24)" />
      {names.map(room => {
        const d = rooms.squares
          .filter(q => rooms.roomOf[q] === room)
          .map(squarePath)
          .join('');
        const colour = colours[room] ?? 'white';
        return (
          <g key={room}>
            <path className="floor" d={d} fill={`var(--room-${colour})`} />
            <path className="weave" d={d} fill={`url(#room-${colour})`} />
          </g>
        );
      })}
      <path className="wall-shadow" d={rooms.squares.map(q => shadowPath(arena, q)).join('')} />
      <path className="daylight" d={whole} fill={paint('light')} />
    </g>
  );
};
