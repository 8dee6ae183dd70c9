import {
  angleOf,
  direction,
  type EndPose,
  endOf,
  endPoses,
  type Field,
  type Pose as FieldPose,
  type Unit as FieldUnit,
  halfWay,
  inBaseContact,
  isNotched,
  type Judged,
  judgeMove,
  type Mobility,
  type Move,
  type MoveKind,
  type MoveRule,
  mayMove,
  mm,
  placesTouching,
  type ReachedBy,
  type ReachSurvey,
  reachOf,
  type Speed,
  speedFor,
  surveyReach,
  TOOLS,
} from '@potyczka/geometry/plane';
import { type Pose, sure, type Verdict } from '@potyczka/kernel';
import type { ToolShown } from '../events.js';
import { fieldOf, fieldUnit, onceStanding } from '../ground.js';
import type { MoveHow } from '../moments.js';
import { type S, unitCardOf, unitOf } from '../state.js';
import { no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';
import { once } from './memory.js';
import { moveEnds, rawEnds } from './move-ends.js';
import { answerPose, fieldPose, nearField, refusalOf, terrainNear } from './place.js';
import {
  apart,
  bentOtherwise,
  compulsoryMoves,
  everyMove,
  farthest,
  hasWhole,
  isStandard,
  isWholeWay,
  kindsOf,
  moveTo,
} from './tool-work.js';
import { worth } from './values.js';

/** `urged`: with all that its player may do for speed when it moves (LEG-KWU-SPUR-01). */
export const speedOf = (s: S, unit: UnitId, how: MoveHow, urged = false): number =>
  Math.max(0, Math.min(3, worth('speed', unitCardOf(s, unitOf(s, unit)).speed, { s, unit, how, urged })));

/** LEG-UTYPE-06, -19, -35, -44, LEG-CLIMB-01: how a unit of this type moves, with its keywords. */
export const mobilityOf = (s: S, unit: UnitId, how: MoveHow): Mobility => {
  const { type } = unitCardOf(s, unitOf(s, unit));
  const notched = isNotched(type);
  const start: Mobility = {
    climbs: notched ? 0 : 1,
    pivots: notched ? 9000 : 0,
    reverses: notched && type !== 'repulsorVehicle',
  };
  return worth('mobility', start, { s, unit, how });
};

/** The unit as it moves now. */
export const mover = (s: S, unit: UnitId, how: MoveHow, urged = false): FieldUnit => ({
  ...fieldUnit(s, unitOf(s, unit)),
  speed: speedOf(s, unit, how, urged),
  mobility: mobilityOf(s, unit, how),
});

/** A millimetre: places are whole units, and a tool to one of them is bent a little otherwise. */
const NEARLY = 100;
/** No base comes farther, with the longest tool, than this from where its centre was. */
const REACH = mm(450);
/** So many places beside enemies are tried for a notched base: few lie where its tool leads. */
const MOST_TRIES = 48;
/** Minis of a unit whose other minis are in melee stand no farther from them. */
const SPREAD = mm(600);
const NO_CONTACT = no('LEG-SETUP-21', 'no-LEG-MOVE-30');
/** What only the place of the tool is to blame for. */
const OF_TOOL: readonly MoveRule[] = ['LEG-MOVE-20', 'LEG-MOVE-23', 'LEG-MOVE-27', 'G-27'];
const OFF_TOOL = no('LEG-MOVE-13', 'off-tool');

/** What a pose of a leader comes to: the end, the tool, why not. */
export interface LeaderMove {
  readonly refusal: Verdict;
  readonly end: FieldPose;
  readonly tool: ToolShown | null;
  readonly speed: number;
  readonly judged: Judged | null;
  /** LEG-MOVE-13: the whole tool was used, where the base is notched; of a small one see `isWhole`. */
  readonly full: boolean;
}

const shown = (speed: number, path: readonly { x: number; y: number }[]): ToolShown => ({
  speed,
  path: path.map(p => [Math.round(p.x), Math.round(p.y)] as const),
});

/** A leader on a small base that a tool takes to its end. */
const walked = ({ at, level, way }: EndPose, facing: number): LeaderMove => ({
  refusal: undefined,
  end: { at, level, facing },
  tool: shown(way.speed, way.path),
  speed: way.speed,
  judged: null,
  full: false,
});

/** One leader about to move: questions about its ends share what was looked up. */
export class Leader {
  readonly field: Field;
  /** As much of the field as a move can come to. */
  private readonly near: Field;
  readonly body: FieldUnit;
  readonly kinds: readonly MoveKind[];
  readonly kind: MoveKind;
  private readonly survey: ReachSurvey | undefined;
  private readonly known = new Map<string, LeaderMove>();

  constructor(
    s: S,
    readonly unit: UnitId,
    readonly how: MoveHow,
    /** A move that may not end in contact with an enemy. */
    readonly keepsAway: boolean,
    urged: boolean,
  ) {
    this.field = fieldOf(s);
    this.body = mover(s, unit, how, urged);
    this.kinds = kindsOf(how);
    this.kind = kindsOf(how)[0];
    this.near = nearField(this.field, this.body.minis[0].pose.at, REACH, SPREAD);
    if (!this.isNotched) this.survey = surveyReach(this.near, this.body, this.kind, how === 'withdraw');
  }

  /** The leader without the others. */
  private get alone(): FieldUnit {
    return { ...this.body, minis: [this.body.minis[0]] };
  }

  get isNotched(): boolean {
    return isNotched(this.body.type);
  }

  /** Where an answer brings the leader, on the level that was asked for or the first that is legal. */
  at(p: Pose): LeaderMove {
    const key = `${p.x},${p.y},${p.z},${p.facing}`;
    const before = this.known.get(key);
    if (before) return before;
    const found = this.look(p);
    this.known.set(key, found);
    return found;
  }

  private look(p: Pose): LeaderMove {
    const found = this.isNotched ? this.slide(p) : this.step(p);
    return this.keepsAway && !found.refusal && this.touchesEnemy(found.end)
      ? { ...found, refusal: NO_CONTACT }
      : found;
  }

  /** LEG-SETUP-21: no move of the deployment ends in contact with an enemy. */
  private touchesEnemy(end: FieldPose): boolean {
    const leader = { id: this.body.minis[0].id, pose: end };
    return this.field.units.some(
      u => u.side !== this.body.side && u.minis.some(m => inBaseContact(this.body, leader, u, m)),
    );
  }

  private step(p: Pose): LeaderMove {
    const { facing } = this.body.minis[0].pose;
    const found = this.found?.get(`${p.x},${p.y},${p.z}`);
    if (found) return walked(found, facing);
    return this.stepAnew(p, facing);
  }

  private stepAnew(p: Pose, facing: number): LeaderMove {
    const levels = p.z === undefined ? this.levelsAt(p) : [p.z];
    let found: ReachedBy | undefined;
    for (const level of levels) {
      found = reachOf(sure(this.survey, 'survey'), p, level);
      if ('way' in found) return walked({ at: { x: p.x, y: p.y }, level, way: found.way }, facing);
    }
    const refusals = found && 'refusals' in found ? found.refusals : [];
    const end = { at: { x: p.x, y: p.y }, level: levels[0] ?? 0, facing };
    return { refusal: refusalOf(refusals) ?? OFF_TOOL, end, tool: null, speed: 0, judged: null, full: false };
  }

  private levelsAt(p: Pose): number[] {
    const near = terrainNear(this.near, p, mm(20));
    return [0, ...new Set(near.filter(t => t.kind !== 'area').map(t => t.top))];
  }

  /** LEG-KWW-RAM-01, LEG-GAP-170: a standard move with the whole tool of the highest speed. */
  isWhole(move: LeaderMove): boolean {
    if (!isStandard(this.how)) return false;
    if (this.isNotched) return move.full && move.speed === this.body.speed;
    return isWholeWay(this.near, this.alone, move.end);
  }

  private whole: boolean | undefined;
  private get hasWhole(): boolean {
    this.whole ??= hasWhole(this.near, this.alone, p => this.levelsOf(p));
    return this.whole;
  }

  /** The compulsory moves that one might make. */
  compulsory(): Generator<Move> {
    return compulsoryMoves(this.near, this.alone, p => this.levelsOf(p), this.hasWhole);
  }

  /** LEG-KWU-SPEEDER-03, -04: the whole tool of the highest speed; no less, unless no whole one fits. */
  private isCompulsory(move: Move): boolean {
    if (move.tool !== this.body.speed) return false;
    if (move.travel === 'full') return true;
    if (this.hasWhole) return false;
    const most = farthest(this.near, this.alone, move.tool, move.bend, q => this.levelsOf(q))?.travel;
    return typeof most === 'number' && move.travel >= most - NEARLY;
  }

  /** Levels on which a notched base may end: where it is, and what its keywords let it stand on. */
  private levelsOf(p: Pose): number[] {
    const { level } = this.body.minis[0].pose;
    const up = this.kind === 'climb' || (this.body.mobility?.over ?? 0) > 0;
    return up || level !== 0 ? [...new Set([level, ...this.levelsAt(p)])] : [level];
  }

  /** The tools that a notched base may use, and how they are laid. */
  tools(): (readonly [MoveKind, Speed])[] {
    const { body } = this;
    return this.kinds.flatMap(kind =>
      TOOLS.filter(x => x <= speedFor(body, kind)).map(tool => [kind, tool] as const),
    );
  }

  /** With the tool bent so that it lies free, where the base stops before its hinge. */
  private judgeBent(move: Move): Judged {
    const { alone } = this;
    const judged = judgeMove(this.near, alone, move);
    if (judged.legal || !judged.refusals.every(r => OF_TOOL.includes(r.rule))) return judged;
    const half = halfWay(alone.base, alone.type, move.tool, move.kind);
    for (const bent of bentOtherwise(move, half))
      if (mayMove(this.near, alone, bent)) return judgeMove(this.near, alone, bent);
    return judged;
  }

  /** Whatever end there is, looked for in a fine raster. */
  *everyEnd(): Generator<FieldPose> {
    const { alone } = this;
    const withdraw = this.how === 'withdraw';
    for (const tool of this.tools())
      for (const move of everyMove(
        alone,
        tool,
        m => judgeMove(this.near, alone, { ...m, withdraw }),
        p => this.levelsOf(p),
      ))
        yield endOf(alone, move);
  }

  private slide(p: Pose): LeaderMove {
    let best: LeaderMove | undefined;
    const withdraw = this.how === 'withdraw';
    const compulsory = this.how === 'compulsory';
    for (const [kind, tool] of this.tools())
      for (const level of p.z === undefined ? this.levelsOf(p) : [p.z]) {
        const move = moveTo(this.body, kind, tool, p, level);
        if (!move || (compulsory && !this.isCompulsory(move))) continue;
        const judged = this.judgeBent({ ...move, withdraw, compulsory });
        const off = p.facing === undefined ? 0 : apart(judged.end.facing, p.facing);
        const found: LeaderMove = {
          refusal: off > 100 ? OFF_TOOL : refusalOf(judged.refusals),
          end: judged.end,
          tool: shown(tool, judged.tool.path),
          speed: tool,
          judged,
          full: move.travel === 'full',
        };
        if (!found.refusal) return found;
        if (!best || off <= 100) best = found;
      }
    return best ?? { refusal: OFF_TOOL, end: fieldPose(p), tool: null, speed: 0, judged: null, full: false };
  }

  /** Whether there is an end at all, once somebody has looked. */
  moves: boolean | undefined;

  /** The pose itself if it is legal, else one close by. */
  nearby(p: Pose): Pose | undefined {
    const here = this.at(p);
    if (!here.refusal) return p;
    if (this.isNotched) {
      const free = this.at({ x: p.x, y: p.y });
      return free.refusal ? undefined : answerPose(free.end);
    }
    for (const distance of [5, 10, 20, 30, 45])
      for (let n = 0; n < 8; n++) {
        const u = direction(n * 4500);
        const q = { x: Math.round(p.x + u.x * mm(distance)), y: Math.round(p.y + u.y * mm(distance)) };
        const found = this.at(q);
        if (!found.refusal) return answerPose(found.end);
      }
    return undefined;
  }

  /** Legal ends worth a thought, best first; the start itself last if one may stay. */
  *propose(s: S, most = 16): Generator<Pose> {
    let given = 0;
    for (const end of moveEnds(this, s)) {
      const p = answerPose(end);
      if (this.at(p).refusal) continue;
      yield p;
      if (++given >= most) return;
    }
    if (given === 0 && this.isNotched) yield* this.anywhere(most);
    if (given === 0 && !this.isNotched) yield* this.narrowly();
  }

  /** Whatever end there is, if none of the good ones can be reached. */
  private *anywhere(most: number): Generator<Pose> {
    let given = 0;
    const { pose } = this.body.minis[0];
    const stay = this.how === 'compulsory' ? [] : [pose]; // LEG-MOVE-12, -14: stopped at once
    for (const ends of [rawEnds(this), this.everyEnd(), stay]) {
      for (const end of ends) {
        const p = answerPose(end);
        if (this.at(p).refusal) continue;
        yield p;
        if (++given >= most) return;
      }
      if (given > 0 || this.how === 'compulsory') return;
    }
  }

  private ends: readonly EndPose[] | undefined;
  /** The same by place. */
  private found: ReadonlyMap<string, EndPose> | undefined;
  /** Where there is hardly room: the start itself, else whatever a fine raster finds. */
  private *narrowly(): Generator<Pose> {
    const stay = answerPose(this.body.minis[0].pose);
    if (!this.at(stay).refusal) yield stay;
    else for (const p of this.between()) if (!this.at(p).refusal) return yield p;
  }

  /** As the raster has them, closer together. */
  private *between(): Generator<Pose> {
    for (const { at, level } of endPoses(this.near, this.body, this.kind, mm(4), this.how === 'withdraw'))
      yield { x: at.x, y: at.y, z: level };
  }

  /** All ends of a small base on a raster of two centimetres. */
  raster(): readonly EndPose[] {
    if (this.isNotched) return [];
    this.ends ??= endPoses(this.near, this.body, this.kind, mm(20), this.how === 'withdraw');
    this.found ??= new Map(this.ends.map(e => [`${e.at.x},${e.at.y},${e.level}`, e]));
    return this.ends;
  }

  /** Places from which the leader touches an enemy mini; a notched base turns as its tool does. */
  *contacts(): Generator<FieldPose> {
    const { base } = this.body;
    if (this.how === 'withdraw' || (this.isNotched && base.shape !== 'round')) return;
    const own = base.shape === 'round' ? base.diameter / 2 : 0;
    const { at, level, facing } = this.body.minis[0].pose;
    let tries = MOST_TRIES;
    for (const u of this.field.units) {
      if (u.side === this.body.side || u.base.shape !== 'round') continue;
      for (const m of u.minis) {
        const first = angleOf({ x: at.x - m.pose.at.x, y: at.y - m.pose.at.y });
        const reach = own + u.base.diameter / 2;
        if (Math.abs(m.pose.at.x - at.x) > mm(260) || Math.abs(m.pose.at.y - at.y) > mm(260)) continue;
        for (const p of placesTouching(m.pose.at, reach, 8, first)) {
          if (!this.isNotched) yield { at: p, level, facing };
          else if (tries-- <= 0) return;
          else {
            const slid = this.at({ x: Math.round(p.x), y: Math.round(p.y) });
            if (!slid.refusal) yield slid.end;
          }
        }
      }
    }
  }
}

const STAYS_AWAY: readonly MoveHow[] = ['scout', 'disembark', 'hostage'];

/** Whoever asks about a move of a unit while everybody stands where they are asks the same leader. */
export const leaderFor = (s: S, unit: UnitId, how: MoveHow, urged = false): Leader =>
  once(s, `leader:${unit}:${how}:${urged}`, () => {
    const keepsAway = STAYS_AWAY.includes(how) || !worth('mayStartMelee', true, { s, unit });
    const moves = JSON.stringify([speedOf(s, unit, how, urged), mobilityOf(s, unit, how), keepsAway]);
    return onceStanding(
      s,
      `leader:${unit}:${how}:${moves}`,
      () => new Leader(s, unit, how, keepsAway, urged),
    );
  });
