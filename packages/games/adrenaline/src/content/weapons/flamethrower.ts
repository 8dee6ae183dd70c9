import { DIRECTIONS, straight } from '@potyczka/geometry/rooms';
import type { Verdict } from '@potyczka/kernel';
import type { Blow } from '../../preview.js';
import { hitSome } from '../../rules/effects.js';
import { type Effect, hit, isIn, type Shot, targetsOn, type Weapon } from '../../rules/shot.js';
import { blowsOf } from '../../rules/show.js';
import { arenaOf, type S, squareOf, standsOn } from '../../state.js';
import { msg, no } from '../../text/say.js';
import type { SquareId, Target } from '../../vocabulary.js';

/** ADR-WPN-FLAMETHROWER-05: one or two squares straight ahead, doors yes, walls no. */
const lines = (s: S, at: SquareId): (readonly SquareId[])[] =>
  DIRECTIONS.map(d => straight(arenaOf(s), at, d, 2)).filter(line => line.length > 0);

/** ADR-WPN-FLAMETHROWER-01, -02: all in one direction, at most one on each square. */
const inOneFlame = (s: S, at: SquareId, set: readonly Target[]): Verdict => {
  const squares = set.map(x => squareOf(s, x) as SquareId);
  if (!lines(s, at).some(line => squares.every(q => line.includes(q))))
    return no('ADR-WPN-FLAMETHROWER-01', 'not-in-flame');
  return new Set(squares).size === squares.length
    ? undefined
    : no('ADR-WPN-FLAMETHROWER-02', 'one-per-square');
};

interface Flame {
  readonly near: SquareId;
  readonly far?: SquareId;
}

/** G-20: the second square is optional. */
const flames = (s: S, at: SquareId): Flame[] =>
  lines(s, at).flatMap(([near, far]): Flame[] => {
    const one = { near: near as SquareId };
    return far ? [one, { ...one, far }] : [one];
  });

const burnt = (s: S, shot: Shot, flame: Flame): { near: Target[]; far: Target[] } => ({
  near: targetsOn(s, shot.by, flame.near),
  far: flame.far ? targetsOn(s, shot.by, flame.far) : [],
});

const burns = (s: S, shot: Shot, flame: Flame): Blow[] => {
  const { near, far } = burnt(s, shot, flame);
  return [...near.flatMap(x => blowsOf(s, shot, x, 2, 0)), ...far.flatMap(x => blowsOf(s, shot, x, 1, 0))];
};

const judgeFlame = (s: S, shot: Shot, flame: Flame): Verdict => {
  const { near, far } = burnt(s, shot, flame);
  return near.length + far.length > 0 ? undefined : no('ADR-WPN-FLAMETHROWER-03', 'nobody-there');
};

const barbecue: Effect = {
  judge: (s, shot, at) =>
    flames(s, at).some(f => !judgeFlame(s, shot, f)) ? undefined : no('ADR-WPN-FLAMETHROWER-03', 'no-target'),
  aim: (s, _, at, target) =>
    lines(s, at).some(line => isIn(s, line, target))
      ? undefined
      : no('ADR-WPN-FLAMETHROWER-03', 'not-in-flame'),
  *play(t, shot) {
    const flame = yield* t.choose(shot.by, {
      rule: 'ADR-WPN-FLAMETHROWER-03',
      ask: msg('ask-flame'),
      from: flames(t.s, standsOn(t.s, shot.by)),
      key: f => (f.far ? `${f.near}+${f.far}` : f.near),
      judge: f => judgeFlame(t.s, shot, f),
      show: f => ({
        label: f.far
          ? msg('two-squares-label', { near: f.near, far: f.far })
          : msg('square-label', { square: f.near }),
        at: f.far ? [f.near, f.far] : [f.near],
        preview: { blows: burns(t.s, shot, f) },
      }),
    });
    const { near, far } = burnt(t.s, shot, flame);
    for (const x of near) hit(t, shot, 'ADR-WPN-FLAMETHROWER-03', x, 2);
    for (const x of far) hit(t, shot, 'ADR-WPN-FLAMETHROWER-03', x, 1);
  },
};

export const flamethrower: Weapon = {
  id: 'flamethrower',
  cost: ['red'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-FLAMETHROWER-01',
      pays: [],
      effect: hitSome({
        rule: 'ADR-WPN-FLAMETHROWER-04',
        hitsBy: 'ADR-WPN-FLAMETHROWER-02',
        where: { least: 1 },
        most: 2,
        damage: 1,
        together: inOneFlame,
      }),
    },
    { id: 'barbecue', rule: 'ADR-WPN-FLAMETHROWER-03', pays: ['yellow', 'yellow'], effect: barbecue },
  ],
};
