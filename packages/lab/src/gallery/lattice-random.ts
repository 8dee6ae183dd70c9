import {
  DIRECTIONS,
  type Edge,
  edge,
  isFreeForLegend,
  type Lattice,
  makeLattice,
  OBJECTS,
  type ObjectKind,
  PATTERNS,
  type PatternName,
  type Plan,
  type Space,
  space,
  spacesOf,
} from '@potyczka/geometry/lattice';
import {
  areaOf,
  coverOf,
  freeOf,
  lines,
  nearOf,
  pointView,
  pushOf,
  reachOf,
  view,
  zoneOf,
} from './lattice-scenes.js';
import type { Picture } from './picture.js';

/** Numbers that look random and are the same on every machine: mulberry32. */
class Dice {
  constructor(private state: number) {}

  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}

const EDGES: readonly ObjectKind[] = [
  'wall',
  'wall',
  'wall',
  'low-wall',
  'low-edge-wall',
  'supply-bin',
  'edge-wall',
];
const SPACES: readonly ObjectKind[] = [
  'rock',
  'tree',
  'care-package',
  'beacon',
  'heat-shield',
  'drone',
  'canyon',
];

/** A map with a few buildings, runs of walls and other objects. */
function randomPlan(dice: Dice): Plan {
  const [width, height] = [7 + dice.below(4), 6 + dice.below(4)];
  const levels = Array.from({ length: height }, () => new Array<number>(width).fill(0));
  for (let n = 2 + dice.below(3); n > 0; n--) {
    const [x0, y0] = [dice.below(width), dice.below(height)];
    const [w, h, level] = [1 + dice.below(4), 1 + dice.below(3), 1 + dice.below(2)];
    for (let y = y0; y < Math.min(height, y0 + h); y++)
      for (let x = x0; x < Math.min(width, x0 + w); x++) levels[y]![x] = Math.max(levels[y]![x]!, level);
  }
  const edges = new Map<string, { at: Edge; object: (typeof OBJECTS)[ObjectKind] }>();
  for (let n = 5 + dice.below(7); n > 0; n--) {
    const side = dice.of(['V', 'H'] as const);
    const [x, y, kind] = [1 + dice.below(width - 1), 1 + dice.below(height - 1), dice.of(EDGES)];
    for (let k = dice.below(3); k >= 0; k--) {
      const at =
        side === 'V' ? edge('V', x, Math.min(height - 1, y + k)) : edge('H', Math.min(width - 1, x + k), y);
      edges.set(`${at.side}${at.x},${at.y}`, { at, object: OBJECTS[kind] });
    }
  }
  const spaces = new Map<string, { at: Space; object: (typeof OBJECTS)[ObjectKind] }>();
  for (let n = 1 + dice.below(4); n > 0; n--) {
    const at = space(dice.below(width), dice.below(height));
    spaces.set(`${at.x},${at.y}`, { at, object: OBJECTS[dice.of(SPACES)] });
  }
  return { levels, edges: [...edges.values()], spaces: [...spaces.values()] };
}

type Scene = (
  lattice: Lattice,
  dice: Dice,
  standing: () => Space,
) => readonly [string, (title: string) => string];

const SCENES: readonly Scene[] = [
  (lattice, _, standing) => {
    const from = standing();
    return [`what a Legend on (${from.x},${from.y}) sees`, title => view(lattice, title, from)];
  },
  (lattice, _, standing) => {
    const [from, b, c] = [standing(), standing(), standing()];
    const to = [['B', b] as const, ['C', c] as const];
    return [
      `lines from (${from.x},${from.y}) and what blocks them`,
      title => lines(lattice, title, from, to),
    ];
  },
  (lattice, dice, standing) => {
    const from = standing();
    const figures = [standing(), standing()];
    const points = 2 + dice.below(3);
    return [`reach with ${points} MP`, title => reachOf(lattice, title, from, points, figures)];
  },
  (lattice, _, standing) => {
    const from = standing();
    return [`what a Legend on (${from.x},${from.y}) sees`, title => view(lattice, title, from)];
  },
  (lattice, dice) => {
    const shape = dice.of(Object.keys(PATTERNS) as PatternName[]);
    const source = space(dice.below(lattice.width + 2) - 1, dice.below(lattice.height + 2) - 1);
    return [`area ${shape}`, title => areaOf(lattice, title, source, PATTERNS[shape], false)];
  },
  (lattice, dice, standing) => {
    const [from, direction] = [standing(), dice.of(DIRECTIONS)];
    const figures = [standing(), standing(), standing()];
    return [`push 3 to ${direction}`, title => pushOf(lattice, title, from, direction, 3, figures)];
  },
  (lattice, _, standing) => {
    const [from, to] = [standing(), standing()];
    return ['a shot and the cover of its target', title => coverOf(lattice, title, from, to)];
  },
  (lattice, dice, standing) => {
    const from = standing();
    const level = dice.below(3);
    return [`intersections of level ${level} in sight`, title => pointView(lattice, title, from, level)];
  },
  (lattice, _, standing) => {
    const of = standing();
    return ['adjacent and neighbouring spaces', title => nearOf(lattice, title, of)];
  },
  (lattice, dice, standing) => {
    const zone = {
      x: 1 + dice.below(lattice.width - 1),
      y: 1 + dice.below(lattice.height - 1),
      level: dice.below(2),
    };
    const shots = [[standing(), standing()] as const, [standing(), standing()] as const];
    return [`a zone on level ${zone.level} and two lines`, title => zoneOf(lattice, title, zone, shots)];
  },
  lattice => ['free intersections of every level', title => freeOf(lattice, title)],
];

/** Positions drawn from a fixed seed, the kinds of question in turn. */
export function* random(count: number): Generator<Picture> {
  for (let k = 0; k < count; k++) {
    const dice = new Dice(1000 + k);
    const lattice = makeLattice(randomPlan(dice));
    const free = [...spacesOf(lattice)].filter(s => isFreeForLegend(lattice, s));
    const standing = (): Space => free.splice(dice.below(free.length), 1)[0]!;
    const [shows, make] = SCENES[k % SCENES.length]!(lattice, dice, standing);
    const number = String(k + 1).padStart(3, '0');
    const title = `Random position ${number}: ${shows}`;
    yield { name: `random-${number}`, title, svg: make(title) };
  }
}
