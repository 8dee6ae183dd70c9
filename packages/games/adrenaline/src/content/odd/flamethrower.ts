import type { Verdict } from '@potyczka/kernel';
import { blowsOf } from '../../ask.js';
import { type Effect, hit, isIn, type Shot, targetsOn } from '../../rules/shot.js';
import { flamesFrom as lines } from '../../rules/together.js';
import { type S, standsOn } from '../../state.js';
import { msg, no } from '../../text/say.js';
import type { Blow } from '../../view/preview.js';
import type { SquareId, Target } from '../../vocabulary.js';
import { BARBECUE } from '../weapons/flamethrower.js';

const { damage, further } = BARBECUE;

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
  return [
    ...near.flatMap(x => blowsOf(s, shot, x, damage, 0)),
    ...far.flatMap(x => blowsOf(s, shot, x, further, 0)),
  ];
};

const judgeFlame = (s: S, shot: Shot, flame: Flame): Verdict => {
  const { near, far } = burnt(s, shot, flame);
  return near.length + far.length > 0 ? undefined : no('ADR-WPN-FLAMETHROWER-03', 'nobody-there');
};

export const barbecue: Effect = {
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
    for (const x of near) hit(t, shot, 'ADR-WPN-FLAMETHROWER-03', x, damage);
    for (const x of far) hit(t, shot, 'ADR-WPN-FLAMETHROWER-03', x, further);
  },
};
