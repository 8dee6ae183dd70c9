import { baseLength } from '../base.js';
import { inMeleeWith } from '../contact.js';
import type { Point } from '../exact.js';
import type { Field, Mini, Terrain, Token, Unit } from '../field.js';
import { MEASURES } from '../measures.js';
import { disc } from '../shapes.js';
import { type Bystander, bystanders } from './bases.js';
import { type Box, boxOf, isNear } from './box.js';
import { judgeEnds, judgeEngaged, judgeLevelChange, slowedSpeed, speedFor } from './judge.js';
import { layFreely, type Way } from './lay.js';
import { between, climbsOf } from './level.js';
import { type Obstacle, refusal } from './obstacle.js';
import { difficultUnder } from './standing.js';
import {
  edgeOf,
  halfWay,
  isLongEnough,
  type LaidTool,
  type MoveKind,
  type Speed,
  TOOLS,
  toolBetween,
} from './tool.js';
import { type Blocker, difficultBlockers, footprint, toolBlockers } from './under.js';

/** What is the same for all ends of one leader's move: looked up once, and only what it can come near. */
export interface ReachSurvey {
  readonly field: Field;
  readonly unit: Unit;
  readonly kind: MoveKind;
  readonly terrain: readonly { readonly terrain: Terrain; readonly box: Box }[];
  readonly tokens: readonly { readonly token: Token; readonly box: Box }[];
  readonly standing: readonly Bystander[];
  readonly tools: readonly Speed[];
  /** LEG-MELEE-14, -16: units in melee do not bar the way, and it ends beside no enemy. */
  readonly withdraw: boolean;
  /** Against the move as a whole: engaged, speed 0, a notched base that climbs. */
  readonly refusals: readonly Obstacle[];
  /** LEG-MOVE-18 */
  readonly slowedAtStart: readonly Obstacle[];
  /** What a tool may not lie over, by the level of the end. */
  readonly blockers: Map<
    number,
    { readonly hard: readonly Blocker[]; readonly difficult: readonly Blocker[] }
  >;
}

const boxed = new WeakMap<Field['terrain'], ReachSurvey['terrain']>();

/** Terrain with the boxes round it, made once for a list of pieces. */
const boxedTerrain = (pieces: Field['terrain']): ReachSurvey['terrain'] => {
  const known = boxed.get(pieces);
  if (known) return known;
  const made = pieces.map(terrain => ({ terrain, box: boxOf(footprint(terrain.polygon)) }));
  boxed.set(pieces, made);
  return made;
};

export const surveyReach = (field: Field, unit: Unit, kind: MoveKind, withdraw = false): ReachSurvey => {
  const climbs = kind === 'climb';
  const fastest = climbs || withdraw ? Math.min(1, unit.speed) : speedFor(unit, kind);
  const tools = TOOLS.filter(tool => tool <= fastest);
  const { at } = unit.minis[0].pose;
  const far = baseLength(unit.base) / 2 + 2 * halfWay(unit.base, unit.type, tools[tools.length - 1] ?? 1);
  const near = (thing: { readonly box: Box }) => isNear(at, far + MEASURES.toolWidth, thing.box);
  return {
    field,
    unit,
    kind,
    terrain: boxedTerrain(field.terrain).filter(near),
    tokens: field.tokens.map(t => ({ token: t, box: boxOf(disc(t.at, t.radius)) })).filter(near),
    standing: bystanders(field, unit).filter(near),
    tools,
    withdraw,
    refusals: [
      ...(withdraw ? [] : judgeEngaged(field, unit)),
      ...(unit.speed < 1 ? [refusal(withdraw ? 'LEG-MELEE-15' : 'G-58')] : []),
      ...(climbs && climbsOf(unit) === 0 ? [refusal('LEG-CLIMB-01')] : []),
    ],
    slowedAtStart:
      climbs || unit.mobility?.ignoresDifficult === 'all'
        ? []
        : unit.minis.flatMap(mini =>
            difficultUnder(field, unit, mini.pose).map(t =>
              refusal('LEG-MOVE-18', mini.id, { terrain: t.id }),
            ),
          ),
    blockers: new Map(),
  };
};

/** May a leader on a small base end there? With a tool that takes it there, or with the reasons that were met. */
export interface Reached {
  readonly legal: boolean;
  readonly refusals: readonly Obstacle[];
  readonly tool?: LaidTool;
}

/** The same before the tool is drawn. */
export type ReachedBy = { readonly way: Way } | { readonly refusals: readonly Obstacle[] };

const blockersTo = (s: ReachSurvey, level: number) => {
  const known = s.blockers.get(level);
  if (known) return known;
  const start = s.unit.minis[0].pose.level;
  const levels = between(start, level);
  const near = { ...s.field, terrain: s.terrain.map(t => t.terrain) };
  const left = s.withdraw ? new Set(inMeleeWith(s.field, s.unit).map(u => u.id)) : undefined;
  const inTheWay = left ? s.standing.filter(b => !left.has(b.unit.id)) : s.standing;
  const hard = toolBlockers(near, s.unit, s.kind, start, levels, inTheWay);
  const eased = s.kind === 'climb' || s.unit.mobility?.ignoresDifficult !== undefined;
  const difficult = eased ? [] : difficultBlockers(near, s.unit, levels);
  const blockers = { hard, difficult: [...hard, ...difficult] };
  s.blockers.set(level, blockers);
  return blockers;
};

/** The field as far as a base at this place can touch it. */
export interface Here {
  readonly at: Point;
  readonly field: Field;
  readonly standing: readonly Bystander[];
}

export const hereAt = (s: ReachSurvey, at: Point): Here => {
  const by = baseLength(s.unit.base) / 2 + MEASURES.touch;
  const terrain: Terrain[] = [];
  const tokens: Token[] = [];
  for (const t of s.terrain) if (isNear(at, by, t.box)) terrain.push(t.terrain);
  for (const t of s.tokens) if (isNear(at, by, t.box)) tokens.push(t.token);
  const standing = s.standing.length > 0 ? s.standing.filter(b => isNear(at, by, b.box)) : s.standing;
  const { width, depth, units } = s.field;
  return { at, field: { width, depth, units, terrain, tokens }, standing };
};

/** Reasons against an end that no tool can mend. */
const judgeEnd = (s: ReachSurvey, here: Here, level: number): readonly Obstacle[] => {
  const { id, pose } = s.unit.minis[0];
  const end: Mini = { id, pose: { at: here.at, level, facing: pose.facing } };
  const longest = s.tools[s.tools.length - 1];
  const noContact = s.withdraw ? ('LEG-MELEE-16' as const) : undefined;
  const refusals = judgeEnds(here.field, s.unit, [end], here.standing, noContact);
  refusals.push(...s.refusals, ...judgeLevelChange(s.unit, s.kind, pose.level, level));
  if (longest !== undefined && !isLongEnough(pose.at, here.at, halfWay(s.unit.base, s.unit.type, longest)))
    refusals.push(refusal('LEG-MOVE-07'));
  return refusals;
};

/** Can some tool be laid such that the leader ends there? */
const layAny = (s: ReachSurvey, here: Here, level: number): ReachedBy => {
  const { unit, kind } = s;
  const { at } = here;
  const start = unit.minis[0].pose.at;
  const edge = edgeOf(unit.base, unit.type);
  const blockers = blockersTo(s, level);
  const met = new Set<Blocker>();
  let slowed: readonly Obstacle[] = [];
  for (const tool of s.tools) {
    if (!isLongEnough(start, at, halfWay(unit.base, unit.type, tool))) continue;
    const isSlow = kind === 'climb' || tool <= slowedSpeed(unit, kind);
    if (!isSlow) slowed = [...s.slowedAtStart, ...slowedAtEnd(s, here, level)];
    if (slowed.length > 0) break;
    const way = layFreely(tool, start, at, edge, isSlow ? blockers.hard : blockers.difficult, met);
    if (way) return { way };
  }
  const under = [...met].flatMap(b => b.rules.map(rule => refusal(rule, undefined, b.by)));
  return { refusals: [...slowed, ...under] };
};

/** LEG-MOVE-19 */
const slowedAtEnd = (s: ReachSurvey, here: Here, level: number): readonly Obstacle[] =>
  (s.unit.mobility?.ignoresDifficult === 'all'
    ? []
    : difficultUnder(here.field, s.unit, { at: here.at, level, facing: 0 })
  ).map(t => refusal('LEG-MOVE-19', s.unit.minis[0].id, { terrain: t.id }));

/** May the leader end here, with any tool up to the unit's speed, any heading and any bend? */
export const reachHere = (s: ReachSurvey, here: Here, level: number): ReachedBy => {
  const refusals = judgeEnd(s, here, level);
  return refusals.length > 0 ? { refusals } : layAny(s, here, level);
};

export const reachOf = (s: ReachSurvey, at: Point, level: number): ReachedBy =>
  reachHere(s, hereAt(s, at), level);

/** The same for a single end, with the tool drawn. */
export const judgeReach = (field: Field, unit: Unit, kind: MoveKind, at: Point, level: number): Reached => {
  const reached = reachOf(surveyReach(field, unit, kind), at, level);
  if (!('way' in reached)) return { legal: false, refusals: reached.refusals };
  const { speed, path } = reached.way;
  return { legal: true, refusals: [], tool: toolBetween(speed, path, edgeOf(unit.base, unit.type)) };
};
