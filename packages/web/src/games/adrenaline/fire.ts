import { arenas, type SquareId, type View } from '@potyczka/adrenaline/view';
import { beside, DIRECTIONS, type Direction, type Rooms, sees } from '@potyczka/geometry/rooms';
import { between, middleOf, type Point, SIDE } from './plan.js';

/** All that sight depends on. */
type OnArena = { readonly options: Pick<View['options'], 'arena'> };

const roomsOf = (view: OnArena): Rooms => arenas[view.options.arena].rooms;

const TOWARDS: Readonly<Record<Direction, Point>> = {
  north: { x: 0, y: -SIDE / 2 },
  east: { x: SIDE / 2, y: 0 },
  south: { x: 0, y: SIDE / 2 },
  west: { x: -SIDE / 2, y: 0 },
};

const doorway = (square: SquareId, d: Direction): Point => {
  const { x, y } = middleOf(square);
  return { x: x + TOWARDS[d].x, y: y + TOWARDS[d].y };
};

const length = (points: readonly Point[]): number =>
  points.reduce((sum, p, i) => {
    const before = points[i - 1] ?? p;
    return sum + Math.hypot(p.x - before.x, p.y - before.y);
  }, 0);

/** A line of fire as it is drawn; it is blind where nobody sees along it. */
export interface FireLine {
  readonly points: readonly Point[];
  readonly isBlind: boolean;
}

/** From one figure to another: straight within a room, else through the nearest door that gives sight. */
export const lineOfFire = (view: OnArena, from: SquareId, a: Point, to: SquareId, b: Point): FireLine => {
  const g = roomsOf(view);
  if (g.roomOf[from] === g.roomOf[to]) return { points: [a, b], isBlind: false };
  const ways = DIRECTIONS.filter(
    d => g.borders[from]?.[d] === 'door' && g.roomOf[beside(from, d)] === g.roomOf[to],
  ).map(d => [a, doorway(from, d), b]);
  const [shortest] = ways.sort((p, q) => length(p) - length(q));
  // In one row or column a shot is a straight ray, through its door as well.
  if (shortest && (from[0] === to[0] || from[1] === to[1])) return { points: [a, b], isBlind: false };
  return shortest ? { points: shortest, isBlind: false } : { points: [a, b], isBlind: true };
};

/** From the middle of a figure to where a line may begin. */
const BESIDE = 34;

const towards = (a: Point, b: Point): Point => {
  const way = Math.hypot(b.x - a.x, b.y - a.y);
  return way > BESIDE + 10 ? between(a, b, BESIDE / way) : a;
};

/** Ends beside the figures, so that their letters can be read. */
export const trimmed = (line: FireLine): FireLine => {
  const [from, to] = [line.points[0] as Point, line.points.at(-1) as Point];
  const [next, last] = [line.points[1] as Point, line.points.at(-2) as Point];
  const inner = line.points.slice(1, -1);
  return { ...line, points: [towards(from, next), ...inner, towards(to, last)] };
};

/** A line as the path of a drawing. */
export const drawn = (points: readonly Point[]): string =>
  points.map((p, i) => `${i ? 'L' : 'M'}${p.x},${p.y}`).join(' ');

/** Where the head of an arrow along a line stands, and which way it points. */
export const headOf = ({ points }: FireLine): string => {
  const [to, last] = [points.at(-1) as Point, points.at(-2) as Point];
  const angle = (Math.atan2(to.y - last.y, to.x - last.x) * 180) / Math.PI;
  return `translate(${to.x} ${to.y}) rotate(${Math.round(angle)})`;
};

/** The squares that nobody sees from a square. */
export const unseenFrom = (view: OnArena, from: SquareId): readonly SquareId[] => {
  const g = roomsOf(view);
  return g.squares.filter(q => !sees(g, from, q));
};
