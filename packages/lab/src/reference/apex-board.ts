import type { State } from '@potyczka/apex';
import type { Figure, Legend } from '@potyczka/apex/lab';
import {
  beaconsOf,
  binsOf,
  CROSSROADS,
  FIGURE_TRAITS,
  keyOf,
  type LegendId,
  type MapData,
  objectOf,
  planOf,
  pointKey,
  weaponOf,
} from '@potyczka/apex/view';
import {
  adjacentSpaces,
  distance,
  distanceToPoint,
  type Intersection,
  isAdjacent,
  isFreeForLegend,
  isFreeForObject,
  isFreeIntersection,
  isInZone,
  isSame,
  isSeen,
  isZoneBeforePoint,
  type Lattice,
  levelOf,
  makeLattice,
  neighbouringSpaces,
  objectOn,
  type Space,
  spacesOf,
  spacesOfEdge,
  zoneEffect,
} from '@potyczka/geometry/lattice';
import type { DeepReadonly } from '@potyczka/kernel';

type S = DeepReadonly<State>;
export type L = DeepReadonly<Legend>;
export type F = DeepReadonly<Figure>;

const BOARDS = new Map<string, Lattice>();

/** What lies on the table, as one legend looks at it: the shape of the ground is the lattice's, what may be done on it is told here. */
export class Board {
  readonly lattice: Lattice;
  readonly me: L;
  readonly map: MapData;

  constructor(
    readonly s: S,
    readonly id: LegendId,
  ) {
    const things = s.figures.flatMap(f => {
      const object = objectOf(f.kind, FIGURE_TRAITS[f.kind]);
      return object && f.spot.on === 'space' ? [{ object, at: f.spot.at }] : [];
    });
    this.map = (s.ground as MapData | null) ?? CROSSROADS;
    const key = `${this.map.id} ${things.map(t => `${t.object.kind}${keyOf(t.at)}`).join(' ')}`;
    this.lattice = BOARDS.get(key) ?? makeLattice(planOf(this.map, things));
    BOARDS.set(key, this.lattice);
    this.me = this.legend(id);
  }

  legend(id: LegendId): L {
    const found = this.s.legends.find(l => l.id === id);
    if (!found) throw new Error(`${id} does not play`);
    return found;
  }

  get team(): readonly L[] {
    return this.s.legends.filter(l => l.team === this.me.team);
  }
  get allies(): readonly L[] {
    return this.team.filter(l => l.id !== this.id && l.at !== null);
  }
  /** Enemies on the map. */
  get enemies(): readonly L[] {
    return this.s.legends.filter(l => l.team !== this.me.team && l.at !== null);
  }

  /** Spaces on which somebody stands, but for one. */
  bodies(but: LegendId = this.id): readonly Space[] {
    return this.s.legends.flatMap(l => (l.at && l.id !== but ? [l.at] : []));
  }
  isFree(at: Space, but: LegendId = this.id): boolean {
    return isFreeForLegend(this.lattice, at, this.bodies(but));
  }

  /** APX-OBJ-18 to -25: whoever enters it is done. */
  isCanyon(at: Space): boolean {
    return objectOn(this.lattice, at)?.canyon === true;
  }
  level(at: Space): number {
    return levelOf(this.lattice, at);
  }
  adjacent(to: Space | Intersection): readonly Space[] {
    return adjacentSpaces(this.lattice, to);
  }
  isAdjacent(a: Space, to: Space | Intersection): boolean {
    return isAdjacent(this.lattice, a, to);
  }
  neighbours(of: Space | Intersection): readonly Space[] {
    return neighbouringSpaces(this.lattice, of);
  }
  sees(from: Space, to: Space | Intersection): boolean {
    return isSeen(this.lattice, from, to);
  }
  get spaces(): readonly Space[] {
    return [...spacesOf(this.lattice)];
  }
  /** Map spaces so far away. */
  ring(from: Space, least: number, most: number): readonly Space[] {
    return this.spaces.filter(at => distance(from, at) >= least && distance(from, at) <= most);
  }
  isNear(from: Space, to: Space, least: number, most: number): boolean {
    return distance(from, to) >= least && distance(from, to) <= most;
  }

  of(kind: string): readonly F[] {
    return this.s.figures.filter(f => f.kind === kind);
  }
  /** Whether the legend carries such a figure. */
  bears(id: LegendId, kind: string): boolean {
    return this.of(kind).some(f => f.spot.on === 'legend' && f.spot.legend === id);
  }

  /** APX-ABIL-07, G-30: where something may be placed that needs a free space. */
  takesObject(at: Space): boolean {
    const isSite = this.of('drop-site').some(f => f.spot.on === 'space' && isSame(f.spot.at, at));
    return !isSite && isFreeForObject(this.lattice, at, this.bodies('none' as LegendId));
  }

  /** APX-ABIL-40: free intersections within a distance; figures of `but` are as good as taken away (APX-ABIL-05). */
  freePoints(from: Space, least: number, most: number, but: readonly F[] = []): readonly Intersection[] {
    const held = [
      ...this.s.figures.flatMap(f => (f.spot.on === 'point' && !but.includes(f) ? [f.spot.at] : [])),
      ...this.map.ziplines.flatMap(z => [z.a, z.b]),
    ];
    const found: Intersection[] = [];
    for (let x = 0; x <= this.lattice.width; x++) {
      for (let y = 0; y <= this.lattice.height; y++) {
        const away = distanceToPoint(from, { x, y });
        if (away < least || away > most) continue;
        for (const level of [0, 1, 2]) {
          const point = { x, y, level };
          if (isFreeIntersection(this.lattice, point, held)) found.push(point);
        }
      }
    }
    return found;
  }

  private get domes(): readonly Intersection[] {
    return this.of('dome').flatMap(f => (f.spot.on === 'point' ? [f.spot.at] : []));
  }
  isInDome(at: Space): boolean {
    return this.domes.some(d => isInZone(this.lattice, d, at));
  }
  /** APX-LEGEND-09, -10: nothing is shot or destroyed out of a Dome zone, into it or through it. */
  isDomeBetween(from: Space, to: Space): boolean {
    return this.domes.some(d => {
      const [here, there] = [isInZone(this.lattice, d, from), isInZone(this.lattice, d, to)];
      return here !== there || zoneEffect(this.lattice, d, from, to).effect === 'through';
    });
  }
  /** The same to an intersection, which is in no zone (APX-ABIL-17). */
  isDomeBeforePoint(from: Space, to: Intersection): boolean {
    return this.domes.some(d => isZoneBeforePoint(this.lattice, d, from, to));
  }
  /** APX-LEGEND-09, G-42: where somebody may direct a thing that flies. */
  mayThrow(from: Space, to: Space): boolean {
    return this.domes.every(d => !isInZone(this.lattice, d, from) || isInZone(this.lattice, d, to));
  }
}

export const key = keyOf;
export type { Intersection, LegendId, S, Space };
export { beaconsOf, binsOf, isSame, pointKey, spacesOfEdge, weaponOf };
