import { mm } from '@potyczka/geometry/plane';
import type { Dice } from '@potyczka/kernel';
import { battleCard, type DeploymentCard } from '@potyczka/legion/view';
import { apart, isOpenGround, radiusOf } from './legion-scatter.js';
import {
  cardOf,
  enemiesOf,
  hasNotchedBase,
  keywordsOf,
  type S,
  type UnitS,
  type Word,
} from './legion-unit.js';

/** Where a mini may be deployed, read off the ledger and the deployment card. */

/** Keywords that say where else a unit may stand. */
const ELSEWHERE = ['infiltrate', 'covert-ops', 'detachment', 'scouting-party'] as const;

/** A unit of one small round base and without a word of its own about it: the reference knows all of these. */
export const isPlainToDeploy = (s: S, u: UnitS): boolean =>
  u.minis.length === 1 &&
  !hasNotchedBase(s, u) &&
  typeof cardOf(s, u).base !== 'object' &&
  ELSEWHERE.every(id => !keywordsOf(s, u).has(id)) &&
  !Object.keys(u.marks).some(m => m.startsWith('given:'));

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Farther inside a convex or crooked zone than its border by so much; or outside of all of them. */
const inZones = (s: S, u: UnitS, at: Spot, r: number): Word => {
  const card = battleCard(s.battle.deployment ?? '') as DeploymentCard;
  const zones = card.zones[s.blue === u.seat ? 'blue' : 'red'];
  const turned = (x: number, y: number): Spot =>
    s.turned ? { x: s.ground.width - mm(x), y: s.ground.depth - mm(y) } : { x: mm(x), y: mm(y) };
  const words = zones.map((zone): Word => {
    if ('centre' in zone) {
      const far = apart(at, turned(zone.centre[0], zone.centre[1])) + r - mm(zone.radius);
      return far < -SURE ? 'must' : far > SURE ? 'mustNot' : 'either';
    }
    const corners = zone.map(([x, y]) => turned(x, y));
    const rim = Math.min(...corners.map((a, n) => toSide(at, a, corners[(n + 1) % corners.length]!)));
    if (rim > r + SURE) return isInside(at, corners) ? 'must' : 'mustNot';
    return rim < r - SURE ? 'mustNot' : 'either';
  });
  return words.includes('must') ? 'must' : words.every(w => w === 'mustNot') ? 'mustNot' : 'either';
};

/** Half a millimetre: nearer to a border the reference says nothing. */
const SURE = 50;

const toSide = (p: Spot, a: Spot, b: Spot): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / Math.max(1, dx * dx + dy * dy)));
  return apart(p, { x: a.x + t * dx, y: a.y + t * dy });
};

const isInside = (p: Spot, corners: readonly Spot[]): boolean =>
  corners.reduce((inside, a, n) => {
    const b = corners[(n + 1) % corners.length]!;
    const crosses = a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);

/** LEG-SETUP-17, -19, -21: in the own zone, on open ground, on nobody and beside no enemy. */
export const wordOfSpot = (s: S, u: UnitS, at: Spot): Word => {
  const r = radiusOf(s, u);
  const zone = inZones(s, u, at, r);
  if (zone !== 'must') return zone;
  const minis = Object.values(s.units)
    .filter(x => x.where === 'field')
    .flatMap(x => x.minis.map(m => ({ x: m.x, y: m.y, r: radiusOf(s, x) })));
  if (enemiesOf(s, u).some(e => e.minis.some(m => apart(m, at) < radiusOf(s, e) * 0.7 + r * 0.7)))
    return 'mustNot';
  const isClear = minis.every(m => apart(m, at) > m.r + r + SURE);
  const isFree = s.tokens.every(t => apart(t, at) > r + mm(25));
  return isClear && isFree && isOpenGround(s, { ...at, r: r + SURE }) ? 'must' : 'either';
};

/** A place near a zone, or anywhere. */
export const randomSpot = (s: S, dice: Dice): Spot => {
  const depth = s.ground.depth;
  const y = dice.below(2) === 0 ? dice.below(Math.round(depth / 4)) : dice.below(depth);
  return { x: dice.below(s.ground.width), y: dice.below(2) === 0 ? y : depth - y };
};
