import {
  boxOfPolygon,
  direction,
  endOf,
  type Pose as FieldPose,
  halfWay,
  mm,
  notchedHeading,
  type Point,
} from '@potyczka/geometry/plane';
import { focusOf, touchingPlaces } from '../battle/focus.js';
import { leaderOf, onField, type S, unitOf } from '../state.js';
import { foeOf, type UnitId } from '../vocabulary.js';
import type { Leader } from './leader.js';
import { isMelee, isRanged, weaponsOf } from './sheet.js';

/** Ends of one aim are at least this far apart, so that they are worth choosing between. */
const APART = mm(40);

const distance = (a: Point, b: Point): number => {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
};

/** The least that a notched base can go: what cannot do that can hardly go anywhere. */
export const aLittle = (leader: Leader): FieldPose => {
  const { pose } = leader.body.minis[0];
  const u = direction(notchedHeading(pose, leader.kind));
  const at = { x: Math.round(pose.at.x + u.x * mm(3)), y: Math.round(pose.at.y + u.y * mm(3)) };
  return { at, level: pose.level, facing: pose.facing };
};

/** Raw ends: a raster for small bases, tools with bends for notched ones. */
export function* rawEnds(leader: Leader): Generator<FieldPose> {
  const { pose } = leader.body.minis[0];
  if (!leader.isNotched) {
    for (const { at, level } of leader.raster()) yield { at, level, facing: pose.facing };
    return;
  }
  if (leader.how === 'compulsory') {
    for (const move of leader.compulsory()) yield endOf(leader.body, move);
    return;
  }
  for (const [kind, tool] of leader.tools()) {
    const heading = notchedHeading(pose, kind);
    const half = halfWay(leader.body.base, leader.body.type, tool, kind);
    const u = direction(heading);
    for (const bend of [0, -1500, 1500, -3000, 3000, -6000, 6000, -9000, 9000]) {
      const v = direction(heading + bend);
      const at = { x: pose.at.x + half * (u.x + v.x), y: pose.at.y + half * (u.y + v.y) };
      const facing = (((pose.facing + bend) % 36000) + 36000) % 36000;
      yield { at: { x: Math.round(at.x), y: Math.round(at.y) }, level: pose.level, facing };
    }
    const ahead = { x: Math.round(pose.at.x + half * u.x), y: Math.round(pose.at.y + half * u.y) };
    yield { at: ahead, level: pose.level, facing: pose.facing };
  }
  yield aLittle(leader);
}

const rangeOfWeapons = (s: S, unit: UnitId): number => {
  const u = unitOf(s, unit);
  return Math.max(
    0,
    ...u.minis.flatMap(m =>
      weaponsOf(s, u, m)
        .filter(a => isRanged(a.weapon))
        .map(a => (a.weapon.range?.[1] === 'any' ? 5 : Number(a.weapon.range?.[1]))),
    ),
  );
};

type Cost = (end: FieldPose) => number;

/** What an end may be good for: the mission, an enemy in range, cover on the way to the enemy, a step back. */
const aimsOf = (leader: Leader, s: S): Cost[] => {
  const { unit } = leader;
  const u = unitOf(s, unit);
  const enemies = onField(s, foeOf(u.seat)).map(e => ({ x: leaderOf(e).x, y: leaderOf(e).y }));
  const focus = focusOf(s, unit);
  const start = leader.body.minis[0].pose.at;
  const [nearest] = enemies.toSorted((a, b) => distance(a, start) - distance(b, start));
  const aims: Cost[] = focus ? [end => distance(end.at, focus)] : [];
  if (!nearest) return aims;
  const reach = rangeOfWeapons(s, unit) * mm(152.4);
  aims.push(end => {
    const far = distance(end.at, nearest);
    return far <= reach ? -far : far; // as far as the weapon reaches
  });
  aims.push(end => distance(end.at, nearest) - (isShielded(leader, end, nearest) ? mm(400) : 0));
  aims.push(end => (isShielded(leader, end, nearest) ? -mm(2000) : 0) + distance(end.at, focus ?? nearest));
  aims.push(end => -distance(end.at, nearest));
  return aims;
};

/** Something that gives cover stands close to the end, on the side of the enemy. */
const isShielded = (leader: Leader, end: FieldPose, enemy: Point): boolean => {
  const far = distance(end.at, enemy) || 1;
  const ahead = {
    x: end.at.x + ((enemy.x - end.at.x) / far) * mm(35),
    y: end.at.y + ((enemy.y - end.at.y) / far) * mm(35),
  };
  return leader.field.terrain.some(t => t.cover !== 'none' && t.top > end.level && inBox(t.polygon, ahead));
};

const inBox = (points: readonly Point[], p: Point): boolean => {
  const { x0, x1, y0, y1 } = boxOfPolygon(points);
  return p.x >= x0 && p.x <= x1 && p.y >= y0 && p.y <= y1;
};

/** Ends worth a thought, the best of each aim in turn; contact with enemies first for those who fight best so. */
export function* moveEnds(leader: Leader, s: S): Generator<FieldPose> {
  const all = [...rawEnds(leader)];
  const given: FieldPose[] = [];
  const isNew = (end: FieldPose) =>
    given.every(g => distance(g.at, end.at) >= APART || g.level !== end.level);
  const aims = aimsOf(leader, s).map(cost =>
    all.map(end => ({ end, cost: cost(end) })).sort((a, b) => a.cost - b.cost),
  );
  const fights = prefersMelee(s, leader.unit);
  const contacts = !leader.isNotched || hasMelee(s, leader.unit) ? leader.contacts() : NOWHERE;
  const touching = goalContacts(leader, s);
  for (let round = 0; round < 8; round++) {
    const touches = touching.next();
    if (!touches.done) yield touches.value;
    if (fights || round > 0) {
      const next = contacts.next();
      if (!next.done) yield next.value;
    }
    for (const aim of aims) {
      const best = aim.find(x => isNew(x.end));
      if (!best) continue;
      given.push(best.end);
      yield best.end;
    }
  }
}

/** Places on the battlefield from which a small base touches what the mission wants to be touched. */
function* goalContacts(leader: Leader, s: S): Generator<FieldPose> {
  const { facing } = leader.body.minis[0].pose;
  if (leader.isNotched || leader.how === 'withdraw') return;
  for (const at of touchingPlaces(s, leader.unit))
    if (!leader.at({ ...at, z: 0 }).refusal) yield { at, level: 0, facing };
}

const NOWHERE: Iterator<FieldPose, undefined> = [].values();

/** Is the leader armed for a melee? Few on notched bases are. */
const hasMelee = (s: S, unit: UnitId): boolean => {
  const u = unitOf(s, unit);
  return weaponsOf(s, u, leaderOf(u)).some(a => isMelee(a.weapon));
};

const prefersMelee = (s: S, unit: UnitId): boolean => {
  const u = unitOf(s, unit);
  const dice = (of: (w: Parameters<typeof isMelee>[0]) => boolean) =>
    Math.max(
      0,
      ...weaponsOf(s, u, leaderOf(u))
        .filter(a => of(a.weapon))
        .map(a => (a.weapon.dice.red ?? 0) * 3 + (a.weapon.dice.black ?? 0) * 2 + (a.weapon.dice.white ?? 0)),
    );
  return dice(isMelee) > dice(isRanged);
};
