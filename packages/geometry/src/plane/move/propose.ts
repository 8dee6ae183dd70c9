import { outlineOf } from '../base.js';
import type { Point } from '../exact.js';
import type { Field, Pose, Terrain, Unit } from '../field.js';
import { MEASURES, mm } from '../measures.js';
import { isAt } from '../range.js';
import { disc, lengthOf, meetingOfSegments, sides } from '../shapes.js';
import { type Bystander, bystanders, enemiesTouched } from './bases.js';
import { type Candidate, candidatesOf } from './candidates.js';
import { type Judged, judgeMove, slowedSpeed } from './judge.js';
import type { Move } from './move.js';
import type { Offender } from './obstacle.js';
import { placeOthers } from './place.js';
import type { MoveKind } from './tool.js';

/** What an end is good for. */
export const AIMS = ['contact', 'cover', 'range', 'advance', 'objective'] as const;
export type Aim = (typeof AIMS)[number];

/** A legal move, what it is good for and with regard to whom or what. */
export interface Proposal {
  readonly aim: Aim;
  readonly of: Offender;
  readonly move: Move;
  readonly judged: Judged;
}

export interface Wishes {
  /** Range of the weapon that the unit wants to use, in segments. */
  readonly weaponRange: number;
  /** How many ends for each aim. */
  readonly each: number;
}

const WISHES: Wishes = { weaponRange: 3, each: 2 };

/** A candidate for an aim; the least cost is best. */
interface Rated {
  readonly aim: Aim;
  readonly of: Offender;
  readonly candidate: Candidate;
  readonly cost: number;
}

const distanceTo = (end: Pose, p: Point): number => lengthOf(end.at, p);

/** Does the piece lie between two points, seen from above? */
const isBetween = (terrain: Terrain, p: Point, q: Point): boolean =>
  sides(terrain.polygon).some(([a, b]) => meetingOfSegments(p, q, a, b) !== 'apart');

const rateContact = (unit: Unit, c: Candidate, standing: readonly Bystander[]): readonly Rated[] =>
  [...enemiesTouched(unit, c.end, standing).values()].map(mini => ({
    aim: 'contact',
    of: { mini: mini.id },
    candidate: c,
    cost: distanceTo(c.end, unit.minis[0].pose.at),
  }));

/** Close behind a piece that gives cover, as the nearest enemy sees it. */
const rateCover = (field: Field, unit: Unit, c: Candidate, enemy: Bystander): readonly Rated[] => {
  const base = outlineOf(unit, { id: '', pose: c.end });
  const close = disc(c.end.at, base.radius + MEASURES.touch);
  return field.terrain
    .filter(
      t =>
        t.cover !== 'none' &&
        t.bottom <= c.end.level &&
        c.end.level < t.top &&
        isBetween(t, c.end.at, enemy.mini.pose.at) &&
        isAt(close, { core: t.polygon, radius: 0 }, 0),
    )
    .map(t => ({
      aim: 'cover',
      of: { terrain: t.id },
      candidate: c,
      cost: distanceTo(c.end, unit.minis[0].pose.at) - (t.cover === 'heavy' ? mm(1000) : 0),
    }));
};

/** At the range of a weapon, but no nearer than need be; and as near as it gets. */
const rateRange = (unit: Unit, c: Candidate, enemy: Bystander, range: number): readonly Rated[] => {
  const away = distanceTo(c.end, enemy.mini.pose.at);
  const base = { of: { mini: enemy.mini.id }, candidate: c };
  const inRange = isAt(outlineOf(unit, { id: '', pose: c.end }), enemy.outline, range);
  return [
    ...(inRange ? [{ ...base, aim: 'range' as const, cost: -away }] : []),
    { ...base, aim: 'advance' as const, cost: away },
  ];
};

const rateObjectives = (field: Field, c: Candidate): readonly Rated[] =>
  field.tokens.map(token => ({
    aim: 'objective',
    of: { token: token.id },
    candidate: c,
    cost: distanceTo(c.end, token.at),
  }));

const rate = (
  field: Field,
  unit: Unit,
  candidates: readonly Candidate[],
  wishes: Wishes,
): readonly Rated[] => {
  const standing = bystanders(field, unit);
  const enemies = standing.filter(b => b.unit.side !== unit.side);
  const start = unit.minis[0].pose;
  const [nearest] = enemies.toSorted(
    (a, b) => distanceTo(start, a.mini.pose.at) - distanceTo(start, b.mini.pose.at),
  );
  return candidates.flatMap(c => [
    ...rateObjectives(field, c),
    ...(nearest
      ? [
          ...rateContact(unit, c, standing),
          ...rateCover(field, unit, c, nearest),
          ...rateRange(unit, c, nearest, wishes.weaponRange),
        ]
      : []),
  ]);
};

/** Ends of one aim with regard to the same thing are this far apart, so that they are worth choosing between. */
const APART = mm(40);

const isLike = (a: Rated, b: Rated): boolean => {
  const [p, q] = [a.candidate.end, b.candidate.end];
  const apart = JSON.stringify(a.of) === JSON.stringify(b.of) ? APART : 1;
  return p.level === q.level && distanceTo(p, q.at) < apart;
};

/** The whole move of a candidate with its other minis, if it is legal as a whole. */
const complete = (field: Field, unit: Unit, { candidate, aim, of }: Rated): Proposal | undefined => {
  const { end } = candidate;
  const move = candidate.move();
  const avoidDifficult = move.kind !== 'climb' && move.tool > slowedSpeed(unit, move.kind);
  const whole = { ...move, others: placeOthers(field, unit, end, { avoidDifficult }) };
  const judged = judgeMove(field, unit, whole);
  return judged.legal ? { aim, of, move: whole, judged } : undefined;
};

/**
 * A useful set of moves for bots and for players without a pointer: into contact, close behind cover, into range,
 * nearer to the enemy, towards the objectives. Every one is legal as it stands.
 */
export const proposeMoves = (
  field: Field,
  unit: Unit,
  kind: MoveKind,
  wishes: Partial<Wishes> = {},
): readonly Proposal[] => {
  const wanted = { ...WISHES, ...wishes };
  const rated = rate(field, unit, candidatesOf(field, unit, kind), wanted);
  const proposals: Proposal[] = [];
  for (const aim of AIMS) {
    const taken: Rated[] = [];
    for (const next of rated.filter(r => r.aim === aim).sort((a, b) => a.cost - b.cost)) {
      if (taken.length >= wanted.each) break;
      if (taken.some(other => isLike(other, next))) continue;
      const proposal = complete(field, unit, next);
      if (!proposal) continue;
      taken.push(next);
      proposals.push(proposal);
    }
  }
  return proposals;
};
