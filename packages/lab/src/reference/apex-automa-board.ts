import {
  adjacentSpaces,
  type Direction,
  distance,
  distanceToPoint,
  type Intersection,
  isAdjacent,
  isFreeForLegend,
  isInZone,
  isOnMap,
  isSame,
  isSeen,
  type Lattice,
  levelOf,
  neighbouringSpaces,
  type Space,
  STEP,
  step,
  zoneEffect,
} from '@potyczka/geometry/lattice';
import {
  type Band,
  latticeOf,
  type Name,
  type Pair,
  type Point,
  type Position,
} from './apex-automa-cases.js';

/** What the table is for Automa A, told from the ledger: the shape of the ground is the lattice's. */

const at = ([x, y]: Pair): Space => ({ x, y });
export const xy = ({ x, y }: Space): Pair => [x, y];
const point = ([x, y, level]: Point): Intersection => ({ x, y, level });

export const isIn = ([low, high]: Band, far: number): boolean => far >= low && (high === null || far <= high);
/** D15, y downwards: bottom left, left, top left, top, top right, right, bottom right, bottom. */
const AROUND: readonly Pair[] = [
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
];
/** Spaces round an intersection, and intersections of a space: bottom left, top left, top right, bottom right. */
const SPACES_AROUND: readonly Pair[] = [
  [-1, 0],
  [-1, -1],
  [0, -1],
  [0, 0],
];
const CORNERS: readonly Pair[] = [
  [0, 1],
  [0, 0],
  [1, 0],
  [1, 1],
];
const plus = (a: Space, [dx, dy]: Pair): Space => ({ x: a.x + dx, y: a.y + dy });

/** D15, `turns` times a quarter clockwise; the arrow looks up in the default orientation. */
export const laid = (from: Space, path: readonly Pair[], turns: number): Space[] =>
  path.map(([right, ahead]) => {
    let [dx, dy] = [right, -ahead];
    for (let k = 0; k < turns % 4; k++) [dx, dy] = [-dy, dx];
    return plus(from, [dx, dy]);
  });

/** AUT-DEC-03 to -06 */
export const turnsTowards = (from: Space, to: Space | null): number => {
  if (!to || isSame(from, to)) return 0;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const faces = [
    dy < 0 && -dy >= Math.abs(dx),
    dx > 0 && dx >= Math.abs(dy),
    dy > 0 && dy >= Math.abs(dx),
    dx < 0 && -dx >= Math.abs(dy),
  ];
  return faces.indexOf(true);
};

export interface Trip {
  readonly pair: string;
  readonly key: string;
  readonly to: Space;
}

const COVERS = ['low-wall', 'low-edge-wall', 'supply-bin'];
const MEETS: readonly Direction[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const isZone = (kind: string) => (p: Position['map']['points'][number]) => p[0] === kind;

/** Where everything stands now. Things go, people move; the ground stays. */
export class AutomaBoard {
  readonly lattice: Lattice;
  readonly gone = new Set<string>();
  readonly where: Record<Name, Space | null>;

  constructor(readonly p: Position) {
    this.lattice = latticeOf(p.map);
    const placed = (name: Name): Space | null => {
      const found = p.legends.find(l => l.id === name)?.at;
      return found ? at(found) : null;
    };
    this.where = { A: placed('A'), B: placed('B'), E: placed('E'), F: placed('F') };
  }

  get a(): Space {
    const { A } = this.where;
    if (!A) throw new Error('A is off the map');
    return A;
  }
  points(name: Name): number {
    const l = this.p.legends.find(x => x.id === name);
    return (l?.shield ?? 0) + (l?.health ?? 0);
  }
  get enemies(): readonly ('E' | 'F')[] {
    return (['E', 'F'] as const).filter(name => this.where[name]);
  }
  of(name: Name): Space {
    const found = this.where[name];
    if (!found) throw new Error(`${name} is off the map`);
    return found;
  }
  private things(kind: string): readonly Space[] {
    return this.p.things.flatMap(t => (t.kind === kind && !this.gone.has(t.id) ? [at(t.at)] : []));
  }
  private ends(): readonly { id: string; at: Intersection; pair: string; other: Intersection }[] {
    return this.p.ziplines.flatMap(z => {
      const [a, b] = z.ends;
      if (this.gone.has(`${z.id}/0`) || this.gone.has(`${z.id}/1`)) return [];
      return [
        { id: `${z.id}/0`, pair: z.id, at: point(a), other: point(b) },
        { id: `${z.id}/1`, pair: z.id, at: point(b), other: point(a) },
      ];
    });
  }

  /** AUT-MOVE-03: free for an Automa; a drone occupies its space. */
  isFree(s: Space, who: Name = 'A'): boolean {
    const others = (['A', 'B', 'E', 'F'] as const).flatMap(n =>
      n !== who && this.where[n] ? [this.of(n)] : [],
    );
    const held = [...others, ...this.things('drone'), ...this.things('portal')];
    return isFreeForLegend(this.lattice, s, held) && !this.isCanyon(s);
  }
  private isCanyon(s: Space): boolean {
    return this.p.map.spaces.some(([kind, x, y]) => kind === 'canyon' && x === s.x && y === s.y);
  }

  /** AUT-DANGER-01, D14 */
  isDanger(s: Space): boolean {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = this.p.ring ?? [];
    if (this.p.ring && (s.x < x0 || s.x > x1 || s.y < y0 || s.y > y1)) return true;
    if (this.p.bombardments.some(([x, y]) => Math.abs(x - s.x) <= 2 && Math.abs(y - s.y) <= 2)) return true;
    return this.things('gas-trap').some(t => isSame(t, s) || isAdjacent(this.lattice, s, t));
  }

  sees(from: Space, to: Space): boolean {
    return isSeen(this.lattice, from, to);
  }
  private bands(kind: 'best' | 'range', far: number): boolean {
    return this.p.weapons.some(w => isIn(w[kind], far));
  }
  /** AUT-SCHEME-03 */
  band(from: Space, name: Name): 'A' | 'B' | 'C' | 'D' {
    const to = this.of(name);
    if (!this.sees(from, to)) return 'D';
    const far = distance(from, to);
    if (this.bands('best', far)) return 'A';
    return this.bands('range', far) ? 'B' : 'C';
  }
  /** APX-LEGEND-09, -10, AUT-GAP-26 */
  isBarred(from: Space, to: Space): boolean {
    return this.p.map.points.filter(isZone('dome')).some(([, x, y, level]) => {
      const zone = { x, y, level };
      const [here, there] = [isInZone(this.lattice, zone, from), isInZone(this.lattice, zone, to)];
      return here !== there || zoneEffect(this.lattice, zone, from, to).effect === 'through';
    });
  }
  isOptimal(from: Space, name: Name): boolean {
    return this.band(from, name) === 'A' && !this.isBarred(from, this.of(name));
  }
  /** G-42: nobody throws out of a Dome zone. */
  mayThrow(from: Space, to: Space): boolean {
    return this.p.map.points.filter(isZone('dome')).every(([, x, y, level]) => {
      const zone = { x, y, level };
      return !isInZone(this.lattice, zone, from) || isInZone(this.lattice, zone, to);
    });
  }
  smokes(from: Space, to: Space): number {
    return this.p.map.points
      .filter(isZone('smoke'))
      .filter(([, x, y, level]) => zoneEffect(this.lattice, { x, y, level }, from, to).effect !== 'none')
      .length;
  }

  /** AUT-PRIO-02 to -10: nobody decides with criterion E. */
  priority(from: Space): { readonly main: 'E' | 'F' | null; readonly by: string } {
    const [one, other] = this.enemies;
    if (!one || !other) return { main: one ?? null, by: 'only' };
    const only = (holds: (n: 'E' | 'F') => boolean) =>
      holds(one) === holds(other) ? undefined : holds(one) ? one : other;
    const least = (of: (n: 'E' | 'F') => number) =>
      of(one) === of(other) ? undefined : of(one) < of(other) ? one : other;
    const tries = [
      ['A', only(n => this.band(from, n) === 'A')],
      ['B', least(n => this.points(n))],
      ['C', only(n => this.band(from, n) !== 'D')],
      ['D', least(n => distance(from, this.of(n)))],
    ] as const;
    const [by, main] = tries.find(([, found]) => found) ?? ['E', null];
    return { main: main ?? null, by };
  }

  /** `mayStep` of the ledger: every reason against it. */
  bars(from: Space, to: Space, isLast: boolean, ignoresDanger: boolean): readonly string[] {
    const direction = MEETS.find(d => isSame(plus(from, [STEP[d].x, STEP[d].y]), to));
    if (!direction || !isOnMap(this.lattice, to)) return ['off-map'];
    const tried = step(this.lattice, from, direction);
    const isClosed = this.isCanyon(to) || this.things('portal').some(p => isSame(p, to));
    const why = new Set<string>(tried.legal ? [] : tried.refused.map(r => r.why).filter(w => w !== 'canyon'));
    if (isClosed) why.add('impassable');
    if (isLast && !why.has('impassable') && !this.isFree(to)) why.add('occupied');
    if (!ignoresDanger && this.isDanger(to) && !this.isDanger(from)) why.add('danger');
    return [...why];
  }

  /** AUT-DESTROY, AUT-GAP-11 to -13 */
  destroy(from: Space, path: readonly Space[]): readonly string[] {
    const hit = this.p.things.flatMap(t => (path.some(s => isSame(s, at(t.at))) ? [t.id] : []));
    if (hit.some(id => /^p\d/.test(id)))
      hit.push(...this.p.things.filter(t => t.kind === 'portal').map(t => t.id));
    const crossed = [from, ...path].flatMap((s, k, all) => {
      const next = all[k + 1];
      if (!next || next.x === s.x || next.y === s.y) return [];
      const levels = [levelOf(this.lattice, s), levelOf(this.lattice, next)];
      return [{ x: Math.max(s.x, next.x), y: Math.max(s.y, next.y), levels }];
    });
    for (const z of this.p.ziplines)
      for (const [k, [x, y, level]] of z.ends.entries())
        if (z.pathfinder && crossed.some(c => c.x === x && c.y === y && c.levels.includes(level)))
          hit.push(`${z.id}/${k}`);
    const now = [...new Set(hit)].filter(id => !this.gone.has(id)).sort();
    for (const id of now) this.gone.add(id);
    return now;
  }

  /** `zipTrip` of the ledger. */
  trip(
    from: Space,
    main: Space | null,
    path: 'white' | 'green',
    barred: ReadonlySet<string>,
  ): Trip | undefined {
    if (!main) return undefined;
    const sign = path === 'white' ? 1 : -1;
    const trips = this.ends()
      .filter(e => !barred.has(e.id) && isAdjacent(this.lattice, from, e.at))
      .filter(e => sign * distanceToPoint(main, e.other) < sign * distanceToPoint(main, e.at))
      .flatMap(e => {
        const spaces = SPACES_AROUND.map(o => plus(e.other, o)).filter(
          s => isAdjacent(this.lattice, s, e.other) && this.isFree(s),
        );
        const best = Math.min(...spaces.map(s => sign * distance(main, s)));
        const to = spaces.find(s => sign * distance(main, s) === best);
        const rank = CORNERS.findIndex(o => isSame(plus(from, o), e.at));
        return to ? [{ pair: e.pair, key: e.id, to, best, rank }] : [];
      });
    return trips.sort((a, b) => a.best - b.best || a.rank - b.rank)[0];
  }

  /** AUT-PLACE-01 to -03 */
  beside(of: Space, how: 'adjacent' | 'neighbouring', who: Name = 'A'): readonly Space[] {
    const near = how === 'adjacent' ? adjacentSpaces(this.lattice, of) : neighbouringSpaces(this.lattice, of);
    return AROUND.map(o => plus(of, o)).filter(s => near.some(n => isSame(n, s)) && this.isFree(s, who));
  }

  isBesideBin(s: Space): boolean {
    return this.edgesOf(s, ['supply-bin']);
  }
  /** Objects on the edges of a space, on its level. */
  private edgesOf(s: Space, kinds: readonly string[]): boolean {
    return this.p.map.edges.some(([kind, side, x, y]) => {
      const [a, b] =
        side === 'V'
          ? [
              { x: x - 1, y },
              { x, y },
            ]
          : [
              { x, y: y - 1 },
              { x, y },
            ];
      const base = Math.max(levelOf(this.lattice, a), levelOf(this.lattice, b));
      const isEnd = isSame(a, s) || isSame(b, s);
      return kinds.includes(kind) && isEnd && levelOf(this.lattice, s) === base;
    });
  }
  /** AUT-GAP-30 */
  private hasCover(s: Space): boolean {
    return (
      this.edgesOf(s, COVERS) ||
      this.p.map.spaces.some(
        ([kind, x, y]) =>
          (kind === 'beacon' || kind === 'heat-shield') && isAdjacent(this.lattice, s, { x, y }),
      )
    );
  }

  /** AUT-TACT-03 to -08: all candidates, and the one. */
  reposition(from: Space): {
    readonly to: Space;
    readonly candidates: readonly (readonly [number, number, number, number, boolean])[];
  } {
    const level = levelOf(this.lattice, from);
    const spaces = [from, ...AROUND.map(o => plus(from, o)).filter(s => this.isFree(s))].filter(
      s => levelOf(this.lattice, s) - level <= 1,
    );
    const all = spaces.map(s => ({
      s,
      seen: this.enemies.filter(e => this.sees(this.of(e), s)).length,
      up: levelOf(this.lattice, s) - level,
      cover: this.hasCover(s),
    }));
    const hidden = all.filter(c => c.seen === Math.min(...all.map(x => x.seen)));
    const high = [1, 0, -1, -2]
      .map(up => hidden.filter(c => c.up === up || (up === -2 && c.up < -2)))
      .find(list => list.length > 0) as typeof all;
    const covered = high.filter(c => c.cover);
    const [chosen] = covered.length > 0 ? covered : high;
    return {
      to: (chosen as (typeof all)[number]).s,
      candidates: all.map(c => [c.s.x, c.s.y, c.seen, c.up, c.cover]),
    };
  }

  get beacons(): readonly Space[] {
    return this.p.map.spaces.flatMap(([kind, x, y]) => (kind === 'beacon' ? [{ x, y }] : []));
  }
}
