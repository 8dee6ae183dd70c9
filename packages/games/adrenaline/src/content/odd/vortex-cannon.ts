import type { RuleId, Verdict } from '@potyczka/kernel';
import { showSquare, showTarget } from '../../ask.js';
import { moveTo } from '../../rules/effects.js';
import { allTargets, type Effect, hit, judgeWhere, type Shot } from '../../rules/shot.js';
import { arenaOf, movesBetween, type S, seesSquare, squareOf, standsOn, type T } from '../../state.js';
import { msg, no } from '../../text/say.js';
import { isFigure, type SquareId, type Target } from '../../vocabulary.js';
import { BLACK_HOLE, VORTEX } from '../weapons/vortex-cannon.js';

/** ADR-WPN-VORTEXCANNON-02, -04: on the vortex or one move from it, and not chosen before. */
const judgeVictim = (
  s: S,
  shot: Shot,
  rule: RuleId,
  vortex: SquareId,
  at: SquareId,
  target: Target,
): Verdict => {
  if (shot.targets.includes(target)) return no('ADR-WPN-VORTEXCANNON-04', 'chosen-before');
  const place = squareOf(s, target);
  if (place === null) return no(rule, 'not-on-board');
  if (!isFigure(target) && !seesSquare(s, at, place)) return no('ADR-XDOM-03', 'not-visible');
  return movesBetween(s, vortex, place) > VORTEX.moves ? no(rule, 'too-far-from-vortex') : undefined;
};

/** ADR-WPN-VORTEXCANNON-01: where the vortex may be. */
const judgeHole = (s: S, at: SquareId, vortex: SquareId): Verdict =>
  judgeWhere(s, 'ADR-WPN-VORTEXCANNON-01', { visible: true, least: 1 }, at, vortex);

/** ADR-WPN-VORTEXCANNON-02: the first whom it draws in. */
const judgeSucked = (s: S, shot: Shot, vortex: SquareId, at: SquareId, target: Target): Verdict =>
  judgeVictim(s, shot, 'ADR-WPN-VORTEXCANNON-02', vortex, at, target);

const judgeVortex = (s: S, shot: Shot, at: SquareId, vortex: SquareId): Verdict => {
  const place = judgeHole(s, at, vortex);
  if (place) return place;
  const anybody = allTargets(s, shot.by).some(x => !judgeSucked(s, shot, vortex, at, x));
  return anybody ? undefined : no('ADR-WPN-VORTEXCANNON-02', 'nobody-near');
};

const pullIn = (t: T, shot: Shot, rule: RuleId, target: Target, damage: number): void => {
  shot.targets.push(target);
  if (isFigure(target)) moveTo(t, shot, rule, target, shot.place as SquareId, 'pushed');
  hit(t, shot, rule, target, damage);
};

export const vortex: Effect = {
  judge: (s, shot, at) =>
    arenaOf(s).squares.some(q => !judgeVortex(s, shot, at, q))
      ? undefined
      : no('ADR-WPN-VORTEXCANNON-01', 'no-target'),
  aim: (s, shot, at, target) =>
    arenaOf(s).squares.some(q => judgeHole(s, at, q) === undefined && !judgeSucked(s, shot, q, at, target))
      ? undefined
      : no('ADR-WPN-VORTEXCANNON-02', 'out-of-reach'),
  *play(t, shot) {
    const at = standsOn(t.s, shot.by);
    const place = yield* t.choose(shot.by, {
      rule: 'ADR-WPN-VORTEXCANNON-01',
      ask: msg('ask-vortex'),
      from: arenaOf(t.s).squares,
      key: q => q,
      judge: q => judgeVortex(t.s, shot, at, q),
      show: showSquare,
    });
    shot.place = place;
    const target = yield* t.choose<Target>(shot.by, {
      rule: 'ADR-WPN-VORTEXCANNON-02',
      ask: msg('ask-target'),
      from: allTargets(t.s, shot.by),
      key: x => x,
      judge: x => judgeSucked(t.s, shot, place, at, x),
      show: x => showTarget(t.s, shot, x, VORTEX.damage, 0, place),
    });
    pullIn(t, shot, 'ADR-WPN-VORTEXCANNON-02', target, VORTEX.damage);
  },
};

export const blackHole: Effect = {
  judge: (s, shot, at) =>
    allTargets(s, shot.by).some(
      x => !judgeVictim(s, shot, 'ADR-WPN-VORTEXCANNON-03', shot.place as SquareId, at, x),
    )
      ? undefined
      : no('ADR-WPN-VORTEXCANNON-03', 'nobody-near'),
  *play(t, shot) {
    const at = standsOn(t.s, shot.by);
    const place = shot.place as SquareId;
    const targets = yield* t.chooseMany<Target>(shot.by, {
      rule: 'ADR-WPN-VORTEXCANNON-03',
      ask: msg('ask-targets', { most: BLACK_HOLE.targets }),
      from: allTargets(t.s, shot.by),
      key: x => x,
      judge: x => judgeVictim(t.s, shot, 'ADR-WPN-VORTEXCANNON-03', place, at, x),
      show: x => showTarget(t.s, shot, x, BLACK_HOLE.damage, 0, place),
      min: 1,
      max: BLACK_HOLE.targets,
    });
    for (const x of targets) pullIn(t, shot, 'ADR-WPN-VORTEXCANNON-03', x, BLACK_HOLE.damage);
  },
};
