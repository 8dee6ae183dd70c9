import {
  type AreaSpace,
  area,
  cover,
  type Direction,
  type Intersection,
  intersectionState,
  isIntersection,
  isOnMap,
  isSame,
  type Lattice,
  near,
  type Pattern,
  type Point,
  pathTo,
  push,
  reach,
  type Space,
  type Stop,
  sight,
  spacesInZone,
  spacesOf,
  zoneEffect,
} from '@potyczka/geometry/lattice';
import {
  arrow,
  centre,
  circle,
  dot,
  figure,
  HIDDEN,
  highlight,
  label,
  line,
  SEEN,
  sightLayers,
  svg,
  TINT,
  type Wash,
  wash,
} from './lattice-draw.js';

const mark = (to: Space | Intersection, letter: string): string =>
  isIntersection(to) ? dot(to, '#24292f') : figure(to, letter);

/** Lines from one place to several others, with what blocks them. */
export const lines = (
  lattice: Lattice,
  title: string,
  from: Space,
  to: readonly (readonly [string, Space | Intersection])[],
): string =>
  svg(lattice, title, [
    ...to.map(([, at]) => sightLayers(lattice, sight(lattice, from, at))),
    ...to.map(([letter, at]) => mark(at, letter)),
    figure(from, 'A', '#6639ba'),
  ]);

/** Lines between pairs of places. */
export const sights = (
  lattice: Lattice,
  title: string,
  pairs: readonly (readonly [Space, Space | Intersection])[],
): string =>
  svg(lattice, title, [
    ...pairs.map(([from, to]) => sightLayers(lattice, sight(lattice, from, to))),
    ...pairs.map(([from, to]) => figure(from, 'A', '#6639ba') + mark(to, 'B')),
  ]);

/** Everything that a Legend sees and does not see, by the rule that hides it; c where a target has cover. */
export function view(lattice: Lattice, title: string, from: Space): string {
  const washes = [...spacesOf(lattice)]
    .filter(to => !isSame(to, from))
    .map((at): Wash => {
      const { rule } = sight(lattice, from, at);
      if (rule === 'APX-LOS-30') return { at, colour: TINT[rule], letter: 'H' };
      if (rule !== 'APX-LOS-12') return { at, colour: TINT[rule], letter: rule.at(-1) };
      return cover(lattice, from, at).length > 0
        ? { at, colour: TINT.cover, letter: 'c' }
        : { at, colour: TINT.seen };
    });
  return svg(lattice, title, [wash(washes), figure(from, 'A', '#6639ba')]);
}

/** The intersections of one level that a Legend sees and does not see. */
export function pointView(lattice: Lattice, title: string, from: Space, level: number): string {
  const layers: string[] = [];
  for (const at of pointsOf(lattice, level)) {
    const { seen, rule } = sight(lattice, from, at);
    layers.push(dot(at, seen || rule === 'APX-LOS-12' ? TINT.seen : TINT[rule]));
  }
  return svg(lattice, title, [...layers, figure(from, 'A', '#6639ba')]);
}

function* pointsOf(lattice: Lattice, level: number): Generator<Intersection> {
  for (let y = 0; y <= lattice.height; y++)
    for (let x = 0; x <= lattice.width; x++)
      if (intersectionState(lattice, { x, y, level }).state !== 'none') yield { x, y, level };
}

/** What one move action comes to: least costs, ways, and where it may not end. */
export function reachOf(
  lattice: Lattice,
  title: string,
  from: Space,
  points: number,
  figures: readonly Space[] = [],
): string {
  const stops = reach(lattice, from, points, figures).filter(stop => stop.cost > 0);
  const colour = ({ mayEnd }: Stop): string => (mayEnd ? SEEN : '#57606a');
  const costs = stops.map(stop =>
    label({ x: stop.space.x + 0.5, y: stop.space.y + 0.66 }, String(stop.cost), `fill="${colour(stop)}"`),
  );
  const others = figures.filter(f => !isSame(f, from)).map(f => figure(f, 'L', '#0969da'));
  return svg(lattice, title, [
    wash(stops.map(stop => ({ at: stop.space, colour: colour(stop) }))),
    ...stops.map(stop => arrow(pathTo(stop).slice(-2), '#8c959f')),
    ...others,
    `<g font-size="17" font-weight="bold">${costs.join('')}</g>`,
    figure(from, 'A', '#6639ba'),
  ]);
}

/** Adjacent green, neighbouring only blue, neither red. */
export function nearOf(lattice: Lattice, title: string, of: Space | Intersection): string {
  const washes = near(lattice, of).map(({ space: at, adjacent, neighbouring }) => ({
    at,
    colour: adjacent ? SEEN : neighbouring ? '#0969da' : HIDDEN,
    letter: adjacent ? 'a' : neighbouring ? 'n' : '×',
  }));
  return svg(lattice, title, [
    wash(washes),
    isIntersection(of) ? dot(of, '#6639ba') : figure(of, 'S', '#6639ba'),
  ]);
}

const areaColour = (a: AreaSpace): string =>
  a.affected ? '#d4730a' : a.why === 'level' ? '#0969da' : '#57606a';

/** Affected orange, on another level blue, behind a blocker grey with the line that is cut. */
export function areaOf(
  lattice: Lattice,
  title: string,
  source: Space,
  shape: Pattern,
  aerial: boolean,
  figures: readonly (readonly [string, Space])[] = [],
): string {
  const found = area(lattice, source, shape, { aerial });
  const washes = found.map(a => ({
    at: a.space,
    colour: areaColour(a),
    letter: a.affected ? undefined : '×',
  }));
  const cut = found.flatMap(a => ('sight' in a ? [sightLayers(lattice, a.sight)] : []));
  const legends = figures.map(([letter, at]) => figure(at, letter));
  const margin = isOnMap(lattice, source) ? undefined : 2;
  return svg(lattice, title, [wash(washes), ...cut, ...legends, dot(centre(source), '#d4730a')], margin);
}

/** The line of a shot and everything that its target hides behind. */
export function coverOf(lattice: Lattice, title: string, shooter: Space, target: Space): string {
  const found = cover(lattice, shooter, target).map(c =>
    c.rule === 'APX-SHOOT-47'
      ? wash([{ at: c.at, colour: TINT.cover, letter: 'c' }])
      : highlight(c.element.at, TINT.cover) +
        ('joint' in c ? circle(c.joint, 0.16, `fill="none" stroke="${TINT.cover}" stroke-width="3"`) : ''),
  );
  return svg(lattice, title, [
    sightLayers(lattice, sight(lattice, shooter, target)),
    ...found,
    figure(shooter, 'A', '#6639ba'),
    figure(target, 'B', found.length > 0 ? '#9a6700' : '#24292f'),
  ]);
}

/** The way of a push, the collision, and where the Legend may be placed after a fall. */
export function pushOf(
  lattice: Lattice,
  title: string,
  from: Space,
  direction: Direction,
  spaces: number,
  figures: readonly Space[] = [],
): string {
  const found = push(lattice, from, direction, spaces, figures);
  const at = found.path.at(-1) ?? from;
  const layers = [arrow([from, ...found.path], SEEN)];
  if (found.next) {
    const [a, b] = [centre(at), centre(found.next)];
    layers.push(line(a, b, `stroke="${HIDDEN}" stroke-width="2" stroke-dasharray="3 3"`));
    layers.push(label({ x: b.x, y: b.y - 0.22 }, `× ${found.collision}`, `font-size="15" fill="${HIDDEN}"`));
  }
  layers.push(...found.elements.map(e => highlight(e.at, HIDDEN)));
  layers.push(wash(found.options.map(at => ({ at, colour: SEEN }))));
  layers.push(...figures.filter(f => !isSame(f, from)).map(f => figure(f, 'L', '#0969da')));
  if (found.end && found.path.length > 0) layers.push(figure(found.end, 'a', '#8250df'));
  return svg(lattice, title, [...layers, figure(from, 'A', '#6639ba')]);
}

const diamond = ({ x, y }: Point): string => {
  const corners = [
    { x: x - 1, y },
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
  ];
  return corners
    .map((c, k) => line(c, corners[(k + 1) % 4] ?? c, 'stroke="#8250df" stroke-width="2"'))
    .join('');
};

/** A zone with its spaces, and lines that it does or does not affect. */
export function zoneOf(
  lattice: Lattice,
  title: string,
  zone: Intersection,
  shots: readonly (readonly [Space, Space])[],
): string {
  const layers = [wash(spacesInZone(lattice, zone).map(at => ({ at, colour: '#8250df' })))];
  layers.push(diamond(zone), dot(zone, '#8250df'));
  for (const [a, b] of shots) {
    const { effect } = zoneEffect(lattice, zone, a, b);
    const colour = effect === 'none' ? '#57606a' : HIDDEN;
    layers.push(line(centre(a), centre(b), `stroke="${colour}" stroke-width="2"`));
    layers.push(label({ x: b.x + 0.5, y: b.y + 0.98 }, effect, `font-size="11" fill="${colour}"`));
    layers.push(figure(a, 'A', '#6639ba'), figure(b, 'B'));
  }
  return svg(lattice, title, layers);
}

/** Free intersections green, occupied ones red, each with its level. */
export function freeOf(lattice: Lattice, title: string, figures: readonly Intersection[] = []): string {
  const layers = [0, 1, 2].flatMap(level =>
    [...pointsOf(lattice, level)].map(at => {
      const free = intersectionState(lattice, at, figures).state === 'free';
      const spot = { x: at.x + (level - 1) * 0.2, y: at.y - (level - 1) * 0.2 };
      return (
        circle(spot, 0.11, `fill="${free ? SEEN : HIDDEN}"`) +
        label({ x: spot.x, y: spot.y + 0.07 }, String(level), 'font-size="7" fill="#fff"')
      );
    }),
  );
  return svg(lattice, title, layers);
}
