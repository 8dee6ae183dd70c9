import { drawn, measured, type Point } from './plan.js';

export const FORMATIONS = ['rows', 'line', 'wedge', 'ring'] as const;
export type Formation = (typeof FORMATIONS)[number];

/** Bases of a formation stand so far from each other, in millimetres: no two touch. */
const GAP = 3;

/** One after the other to the left and right of the first: 1, -1, 2, -2. */
const aside = (n: number): number => (n % 2 === 1 ? (n + 1) / 2 : -n / 2);

/** Where the nth of so many others stands, in bases: x to the right of the leader, y behind it. */
const PLACES: Readonly<Record<Formation, (n: number, of: number) => Point>> = {
  rows: n => (n <= 2 ? { x: aside(n), y: 0 } : { x: aside((n - 3) % 3), y: 1 + Math.floor((n - 3) / 3) }),
  line: n => ({ x: aside(n), y: 0 }),
  wedge: n => {
    const row = n <= 2 ? 1 : 2;
    return n === 5 ? { x: 0, y: 2 } : { x: aside(n <= 2 ? n : n - 2) * 0.9, y: n > 5 ? 3 : row };
  },
  ring: (n, of) => {
    const far = Math.max(1, 0.5 / Math.sin(Math.PI / Math.max(3, of)));
    const angle = (2 * Math.PI * (n - 1)) / of;
    return { x: far * Math.sin(angle), y: -far * Math.cos(angle) };
  },
};

interface Pose {
  readonly x: number;
  readonly y: number;
}

interface Table {
  /** The diameter of a base, in millimetres. */
  readonly base: number;
  readonly width: number;
  readonly depth: number;
  at(p: Point): Point;
}

/** Which way is behind a leader, who looks at the middle of the table: along it or across it. */
const behind = (leader: Point, { width, depth }: Table): Point => {
  const [dx, dy] = [leader.x - width / 200, leader.y - depth / 200];
  return Math.abs(dy) * width >= Math.abs(dx) * depth * 0.6
    ? { x: 0, y: dy < 0 ? -1 : 1 }
    : { x: dx < 0 ? -1 : 1, y: 0 };
};

/** A unit drawn up anew round its leader, who stays and looks at the middle of the table. */
export const formed = <P extends Pose>(formation: Formation, poses: readonly P[], table: Table): P[] => {
  const leader = drawn(table.depth, poses[0] as P);
  const back = behind(leader, table);
  const step = table.base + GAP;
  return poses.map((pose, n) => {
    if (n === 0) return pose;
    const place = PLACES[formation](n, poses.length - 1);
    const x = leader.x + step * (place.x * back.y + place.y * back.x);
    const y = leader.y + step * (-place.x * back.x + place.y * back.y);
    return { ...pose, ...table.at(measured(table.depth, { x, y })) };
  });
};
