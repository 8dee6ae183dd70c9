import { mm, type Outline, type Point, type Polygon } from '@potyczka/geometry/plane';
import type { DeploymentCard, Zone } from '../content/cards.js';
import { battleCard } from '../content/index.js';
import { colourOf, type S, type Seat } from '../state.js';

/** An area of the battlefield, in hundredths of a millimetre. */
export type Area = { readonly polygon: Polygon } | { readonly centre: Point; readonly radius: number };

const areaOf = (s: S, zone: Zone): Area => {
  const at = ([x, y]: readonly [number, number]): Point =>
    s.turned ? { x: s.ground.width - mm(x), y: s.ground.depth - mm(y) } : { x: mm(x), y: mm(y) };
  if ('centre' in zone) return { centre: at(zone.centre), radius: mm(zone.radius) };
  return { polygon: zone.map(at) };
};

/** LEG-CARD-03: the deployment zones of a seat. */
export const zonesOf = (s: S, seat: Seat): Area[] => {
  if (s.battle.deployment === null) return [];
  const card = battleCard(s.battle.deployment) as DeploymentCard;
  return card.zones[colourOf(s, seat)].map(zone => areaOf(s, zone));
};

const farthestFrom = (centre: Point, base: Outline): number =>
  Math.max(
    ...base.core.map(p => {
      const dx = p.x - centre.x;
      const dy = p.y - centre.y;
      return Math.sqrt(dx * dx + dy * dy) + base.radius;
    }),
  );

/** Does a base lie wholly inside an area? Its rim is tried at each border. */
export const isInside = (
  base: Outline,
  area: Area,
  isWholly: (base: Outline, p: Polygon) => boolean,
): boolean =>
  'polygon' in area ? isWholly(base, area.polygon) : farthestFrom(area.centre, base) <= area.radius + 10;

/** A box round an area. */
export const boxOfArea = (area: Area): { x0: number; y0: number; x1: number; y1: number } => {
  if ('centre' in area) {
    const { centre, radius } = area;
    return { x0: centre.x - radius, x1: centre.x + radius, y0: centre.y - radius, y1: centre.y + radius };
  }
  const xs = area.polygon.map(p => p.x);
  const ys = area.polygon.map(p => p.y);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
};
