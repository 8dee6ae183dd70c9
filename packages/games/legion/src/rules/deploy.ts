import {
  baseOutline,
  bystanders,
  compareOutlines,
  type Field,
  type Mini as FieldMini,
  type Pose as FieldPose,
  type Unit as FieldUnit,
  isNotched,
  isWhollyOn,
  judgeCohesion,
  judgeEnds,
  MEASURES,
  mayStickOut,
  mm,
  outlineOf,
  touchesToken,
  unitAtRange,
} from '@potyczka/geometry/plane';
import { nth, type Pose, type Proc, type RuleId, type Seat, type Verdict } from '@potyczka/kernel';
import { boxOfArea, isInside, zonesOf } from '../battle/zones.js';
import type { Stand } from '../events.js';
import { fieldOf, fieldUnit } from '../ground.js';
import type { DeployRule } from '../moments.js';
import { leaderOf, onField, type S, type T, type UnitS, unitOf, unitsOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { foeOf, SEATS, type UnitId } from '../vocabulary.js';
import { carriedFrom, carryTokens } from './carry.js';
import { once } from './memory.js';
import {
  answerPose,
  fieldPose,
  formUp,
  judgeStand,
  nearField,
  refusalOf,
  rings,
  standOf,
  terrainNear,
} from './place.js';
import { happens, worth } from './values.js';

const OUTSIDE = no('LEG-SETUP-19', 'outside-zone');
const TOUCHES_TOKEN = no('LEG-SETUP-17', 'touches-token');
const NOT_YET = no('LEG-KWU-DETACHMENT-06', 'deploy-other-first');

/** Units that are still to be placed. */
export const waiting = (s: S, seat: Seat): UnitS[] =>
  unitsOf(s, seat).filter(u => u.where === 'aside' && !u.marks.reserve);

const ruleOf = (s: S, unit: UnitId): DeployRule =>
  worth('deploys', { zone: true, infiltrates: false, beside: [], after: [], late: false }, { s, unit });

/** LEG-KWU-REINFORCEMENTS-01: units that wait until all others stand. */
const isHeldBack = (u: UnitS): boolean => u.marks['held-back'] !== undefined;
const areAllHeldBack = (s: S): boolean => SEATS.every(seat => waiting(s, seat).every(isHeldBack));
/** Those who might be placed now. */
const inTurn = (s: S, seat: Seat): UnitS[] =>
  areAllHeldBack(s) ? waiting(s, seat) : waiting(s, seat).filter(u => !isHeldBack(u));

/** LEG-SETUP-19, G-62: who places the next unit; nobody is left when both are done. */
const nextToDeploy = (s: S): Seat | undefined => {
  const blue = s.blue ?? 'p1';
  const red = foeOf(blue);
  const [b, r] = [inTurn(s, blue).length, inTurn(s, red).length];
  if (b === 0 && r === 0) return undefined;
  if (b === 0) return red;
  if (r === 0) return blue;
  return onField(s, blue).length <= onField(s, red).length ? blue : red;
};

/** LEG-KWU-DETACHMENT-03: within the speed-1 tool and height 1 of a leader. */
const isBeside = (s: S, unit: FieldUnit, pose: FieldPose, anchor: UnitId): boolean => {
  const other = fieldUnit(s, unitOf(s, anchor));
  const { level } = other.minis[0].pose;
  const far = compareOutlines(
    outlineOf(other, other.minis[0]),
    baseOutline(unit.base, pose),
    MEASURES.tool[1],
  );
  return far <= 0 && Math.abs(level - pose.level) <= MEASURES.height;
};

/** The nearest of these units beside whose leader a unit was deployed. */
export const besideOf = (s: S, unit: UnitId, anchors: readonly UnitS[]): UnitId | undefined => {
  const body = fieldUnit(s, unitOf(s, unit));
  const { pose } = body.minis[0];
  const far = (u: UnitS) => {
    const { x, y } = leaderOf(u);
    return (x - pose.at.x) * (x - pose.at.x) + (y - pose.at.y) * (y - pose.at.y);
  };
  const near = anchors.filter(u => isBeside(s, body, pose, u.id));
  return near.toSorted((a, b) => far(a) - far(b))[0]?.id;
};

/** LEG-SETUP-19, LEG-NOTCH-02, LEG-KWU-INFILTRATE-01: may a base stand there at the start? Enemies count on the whole table. */
const isAllowedArea = (s: S, unit: FieldUnit, pose: FieldPose, rule: DeployRule): boolean => {
  const field = fieldOf(s);
  const base = baseOutline(unit.base, pose);
  if (rule.beside.some(anchor => isBeside(s, unit, pose, anchor))) return true;
  if (rule.zone) {
    for (const area of zonesOf(s, unit.side as Seat)) {
      if (isInside(base, area, (b, p) => isWhollyOn(b, [p]))) return true;
      if (unit.base.shape === 'oblong' && 'polygon' in area && mayStickOut(field, area.polygon, base))
        return true;
    }
  }
  if (!rule.infiltrates) return false;
  const alone: FieldUnit = { ...unit, minis: [{ id: unit.minis[0].id, pose }] };
  return field.units.every(
    u => u.side === unit.side || unitAtRange(alone, alone.minis[0], u, rule.far ?? 3).beyond,
  );
};

/** Verdicts on places where nobody has moved since: the same are asked for by proposals, by the judge and by each mini. */
const judgeOne = (s: S, field: Field, unit: FieldUnit, mini: FieldMini, rule: DeployRule): Verdict => {
  const { at, level, facing } = mini.pose;
  const who = mini.id === unit.minis[0].id ? 'leader' : 'other';
  const key = `place:${unit.id}:${who}:${at.x},${at.y},${level},${facing}:${rule.zone},${rule.infiltrates},${rule.far},${rule.beside}`;
  return once(s, key, () => judgeAnew(s, field, unit, mini, rule));
};

const judgeAnew = (s: S, field: Field, unit: FieldUnit, mini: FieldMini, rule: DeployRule): Verdict => {
  const isFree = rule.beside.length > 0 && mini.id !== unit.minis[0].id; // LEG-KWU-DETACHMENT-03
  if (!isFree && !isAllowedArea(s, unit, mini.pose, rule)) return OUTSIDE;
  if (field.tokens.some(token => !token.isCart && touchesToken(unit, mini, token))) return TOUCHES_TOKEN;
  const near = { ...field, terrain: terrainNear(field, mini.pose.at, mm(120)) };
  return refusalOf(judgeEnds(near, unit, [mini], bystanders(field, unit), 'LEG-MOVE-30'));
};

/** Places beside the leaders of other units (LEG-KWU-DETACHMENT-03). */
function* besideSpots(s: S, body: FieldUnit, anchors: readonly UnitId[]): Generator<FieldPose> {
  for (const anchor of anchors) {
    const { pose } = fieldUnit(s, unitOf(s, anchor)).minis[0];
    for (const at of rings(body, pose, pose.facing)) {
      yield at;
      if (at.level !== 0) yield { ...at, level: 0 };
    }
  }
}

/** Places all over the table, for those who may come anywhere. */
function* tableSpots(s: S): Generator<FieldPose> {
  const step = mm(120);
  for (let x = step; x < s.ground.width; x += step)
    for (let y = step; y < s.ground.depth; y += step)
      yield { at: { x, y }, level: 0, facing: y < s.ground.depth / 2 ? 9000 : 27000 };
}

/** Places for a leader in its zones, spread over the front by the number of the unit. */
function* spots(s: S, unit: UnitS, body: FieldUnit): Generator<FieldPose> {
  const all = unitsOf(s, unit.seat);
  const share = (all.findIndex(u => u.id === unit.id) + 0.5) / all.length;
  const middle = { x: s.ground.width / 2, y: s.ground.depth / 2 };
  const half = (body.base.shape === 'round' ? body.base.diameter : body.base.width) / 2;
  const found: { at: { x: number; y: number }; cost: number }[] = [];
  for (const area of zonesOf(s, unit.seat)) {
    const box = boxOfArea(area);
    const step = mm(40);
    const wish = box.x0 + share * (box.x1 - box.x0);
    for (let x = box.x0 + half + mm(1); x <= box.x1 - half; x += step)
      for (let y = box.y0 + half + mm(1); y <= box.y1 - half; y += step) {
        const front = Math.abs(y - middle.y) + Math.abs(x - middle.x) / 8;
        found.push({ at: { x: Math.round(x), y: Math.round(y) }, cost: Math.abs(x - wish) + 2 * front });
      }
  }
  found.sort((a, b) => a.cost - b.cost);
  for (const { at } of found) yield { at, level: 0, facing: at.y < middle.y ? 9000 : 27000 };
}

/** Wherever a notched base fits at all: every 20 mm, and turned to either side. */
function* closeSpots(s: S, unit: UnitS, body: FieldUnit): Generator<FieldPose> {
  const half = (body.base.shape === 'round' ? body.base.diameter : body.base.width) / 2;
  const step = mm(20);
  for (const area of zonesOf(s, unit.seat)) {
    const box = boxOfArea(area);
    for (let x = box.x0 + half; x <= box.x1 - half; x += step)
      for (let y = box.y0 + half; y <= box.y1 - half; y += step)
        for (const facing of isNotched(body.type) ? [0, 9000, 18000, 27000] : [9000])
          yield { at: { x: Math.round(x), y: Math.round(y) }, level: 0, facing };
  }
}

/** Formations of a unit round some places of its leader, at most ten. */
function* formations(
  s: S,
  body: FieldUnit,
  rule: DeployRule,
  places: Iterable<FieldPose>,
): Generator<readonly Pose[]> {
  const field = fieldOf(s);
  let given = 0;
  for (const leader of places) {
    if (judgeOne(s, field, body, { id: body.minis[0].id, pose: leader }, rule)) continue;
    const near = nearField(field, leader.at, mm(300));
    const minis = formUp(
      body,
      leader,
      () => rings(body, leader, leader.facing),
      (mini, placed) =>
        !judgeOne(s, near, body, mini, rule) &&
        judgeCohesion(near, body, nth(placed, 0).pose, mini).length === 0,
    );
    if (!minis) continue;
    yield minis.map(m => answerPose(m.pose));
    if (++given >= 10) return;
  }
}

function* propose(s: S, unit: UnitS, body: FieldUnit, rule: DeployRule): Generator<readonly Pose[]> {
  const zone = () => (rule.zone ? spots(s, unit, body) : tableSpots(s));
  const from = rule.beside.length > 0 ? besideSpots(s, body, rule.beside) : zone();
  let given = 0;
  for (const poses of formations(s, body, rule, from)) {
    given++;
    yield poses;
  }
  if (given === 0 && rule.zone) yield* formations(s, body, rule, closeSpots(s, unit, body));
}

/** LEG-KWU-DETACHMENT-03, -05: beside somebody if that can be done, else as usual. */
const settledRule = (s: S, u: UnitS, body: FieldUnit): DeployRule => {
  const rule = ruleOf(s, u.id);
  if (rule.beside.length === 0) return rule;
  const beside = { ...rule, zone: false, infiltrates: false };
  return propose(s, u, body, beside).next().done ? { ...rule, beside: [] } : beside;
};

/** LEG-SETUP-19 to -21: where one unit is placed as a whole. */
function* choosePlaces(t: T, unit: UnitId, given?: DeployRule): Proc<readonly Stand[]> {
  const u = unitOf(t.s, unit);
  const field = fieldOf(t.s);
  const body = fieldUnit(t.s, u);
  const rule = given ?? settledRule(t.s, u, body);
  const endsOf = (poses: readonly Pose[]): FieldMini[] =>
    poses.map((p, n) => ({ id: nth(body.minis, n).id, pose: fieldPose(p) }));
  const poses = yield* t.placeMany(u.seat, {
    rule: 'LEG-SETUP-19',
    ask: msg('ask-deploy', { unit }),
    of: u.minis.map(m => m.id),
    judge: (n, p) =>
      judgeOne(
        t.s,
        field,
        body,
        nth(
          endsOf([p]).map(m => ({ ...m, id: nth(body.minis, n).id })),
          0,
        ),
        rule,
      ),
    judgeAll: ps =>
      judgeStand(nearField(field, nth(endsOf(ps), 0).pose.at, mm(400)), body, endsOf(ps), 'LEG-MOVE-30'),
    propose: () => propose(t.s, u, body, rule),
    region: () => zonesOf(t.s, u.seat) as never,
    show: () => ({ label: msg('place-label', { unit }), at: [unit] }),
  });
  return endsOf(poses).map(m => standOf(m.pose));
}

function* placeUnit(t: T, unit: UnitId, given?: DeployRule): Proc {
  const at = yield* choosePlaces(t, unit, given);
  t.emit({ type: 'deployed', unit, at }, 'LEG-SETUP-19');
  yield* happens(t, 'deployed', { s: t.s, unit });
  yield* happens(t, 'keywordsChanged', { s: t.s });
}

/** Beyond range 2 of all enemies. */
const APART: DeployRule = { zone: false, infiltrates: true, beside: [], after: [], late: false, far: 2 };

/** Is there a place for a unit beyond range 2 of all enemies? */
export const canStandApart = (s: S, unit: UnitId): boolean => {
  const u = unitOf(s, unit);
  return !propose(s, u, fieldUnit(s, u), APART).next().done;
};

/** A unit that stands is taken off and set down again, beyond range 2 of all enemies. */
export function* standApart(t: T, unit: UnitId, rule: RuleId): Proc {
  const from = carriedFrom(t.s, unit);
  const at = yield* choosePlaces(t, unit, APART);
  t.emit({ type: 'moved', unit, how: 'effect', at, tool: null }, rule);
  yield* carryTokens(t, unit, from, true);
  yield* happens(t, 'placed', { s: t.s, unit });
}

/** A unit that comes later: beyond range 2 of all enemies, and it counts as activated. Without a place it waits on. */
export function* arrive(t: T, unit: UnitId): Proc {
  if (!canStandApart(t.s, unit)) return;
  for (const mark of ['reserve', 'reinforces']) t.emit({ type: 'unmark', unit, mark }, 'LEG-CARD-04');
  yield* placeUnit(t, unit, APART);
  t.emit({ type: 'order-spent', unit }, 'LEG-CARD-04');
}

/** LEG-KWU-REINFORCEMENTS-01: only such units are left here, and somebody has others to place. */
const mayHoldBack = (s: S, units: readonly UnitS[]): boolean =>
  units.every(u => ruleOf(s, u.id).late && !isHeldBack(u)) &&
  SEATS.some(seat => waiting(s, seat).some(u => !ruleOf(s, u.id).late));

const holdBack = (t: T, units: readonly UnitS[]): void => {
  const as = { until: 'game', n: 1, unit: null } as const;
  for (const u of units)
    t.emit({ type: 'mark', unit: u.id, mark: 'held-back', as }, 'LEG-KWU-REINFORCEMENTS-01');
};

/** LEG-KWU-DETACHMENT-06: one of those who may be placed now comes first; who comes later keeps nobody waiting. */
const waitsFor = (s: S, u: UnitS, now: readonly UnitS[]): boolean => {
  const { after } = ruleOf(s, u.id);
  return now.some(other => after.includes(other.id));
};

/** LEG-SETUP-19, -22: one player places one unit; when all stand, the first round begins. */
export function* deploy(t: T): Proc {
  const who = nextToDeploy(t.s);
  if (!who) {
    yield* happens(t, 'setUp', { s: t.s });
    t.emit({ type: 'round', round: 1 }, 'LEG-SETUP-22');
    return;
  }
  const units = inTurn(t.s, who);
  const mayWait = mayHoldBack(t.s, units);
  const unit = yield* t.choose<UnitS | 'later'>(who, {
    rule: 'LEG-SETUP-19',
    ask: msg('ask-deploy-which'),
    from: [...units, ...(mayWait ? (['later'] as const) : [])],
    key: u => (u === 'later' ? u : u.id),
    judge: u => (u !== 'later' && waitsFor(t.s, u, units) ? NOT_YET : undefined),
    show: u =>
      u === 'later'
        ? { label: msg('later-label'), declines: true }
        : { label: msg('unit-label', { unit: u.id }), at: [u.id] },
  });
  if (unit === 'later') {
    holdBack(t, units);
    return;
  }
  yield* happens(t, 'deploy', { s: t.s, unit: unit.id });
  if (hasPlace(t.s, unit.id)) yield* placeUnit(t, unit.id);
  else t.emit({ type: 'unit-defeated', unit: unit.id }, 'LEG-SETUP-19'); // decision 55
}

/** Is there any place for a unit? In a zone full of terrain and friends there may be none. */
const hasPlace = (s: S, unit: UnitId): boolean => {
  const u = unitOf(s, unit);
  const body = fieldUnit(s, u);
  return !propose(s, u, body, settledRule(s, u, body)).next().done;
};
