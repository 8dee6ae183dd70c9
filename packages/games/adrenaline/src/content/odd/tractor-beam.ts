import type { Verdict } from '@potyczka/kernel';
import { showLanding, showTarget } from '../../ask.js';
import { moveTo } from '../../rules/effects.js';
import { allTargets, type Effect, hit, squaresFrom } from '../../rules/shot.js';
import { arenaOf, movesBetween, type S, seesSquare, squareOf, standsOn } from '../../state.js';
import { msg, no } from '../../text/say.js';
import { isFigure, type SquareId, type Target } from '../../vocabulary.js';
import { PULL } from '../weapons/tractor-beam.js';

const RULE = 'ADR-WPN-TRACTORBEAM-01';
const { damage, moves } = PULL;

/** ADR-WPN-TRACTORBEAM-03: the target must be visible after the move, not before it. */
const judgeTo = (s: S, at: SquareId, from: SquareId, to: SquareId): Verdict => {
  if (movesBetween(s, from, to) > moves)
    return no('ADR-WPN-TRACTORBEAM-04', 'too-far-to-move', { most: moves });
  return seesSquare(s, at, to) ? undefined : no('ADR-WPN-TRACTORBEAM-03', 'square-not-visible');
};

const judgeTarget = (s: S, at: SquareId, target: Target): Verdict => {
  const from = squareOf(s, target);
  if (from === null) return no(RULE, 'not-on-board');
  if (!isFigure(target)) return seesSquare(s, at, from) ? undefined : no('ADR-XDOM-03', 'not-visible');
  return arenaOf(s).squares.some(q => !judgeTo(s, at, from, q)) ? undefined : no(RULE, 'no-square-in-sight');
};

export const pull: Effect = {
  judge: (s, shot, at) =>
    allTargets(s, shot.by).some(x => !judgeTarget(s, at, x)) ? undefined : no(RULE, 'no-target'),
  aim: (s, _, at, target) => judgeTarget(s, at, target),
  *play(t, shot) {
    const at = standsOn(t.s, shot.by);
    const target = yield* t.choose<Target>(shot.by, {
      rule: RULE,
      ask: msg('ask-target'),
      from: allTargets(t.s, shot.by),
      key: x => x,
      judge: x => judgeTarget(t.s, at, x),
      show: x => showTarget(t.s, shot, x, damage, 0, at),
    });
    if (isFigure(target)) {
      const from = standsOn(t.s, target);
      const to = yield* t.choose(shot.by, {
        rule: RULE,
        ask: msg('ask-push', { target }),
        from: squaresFrom(t.s, from),
        key: q => q,
        judge: q => judgeTo(t.s, at, from, q),
        show: q => showLanding(from, q),
      });
      moveTo(t, shot, RULE, target, to, 'pushed');
    }
    hit(t, shot, RULE, target, damage);
  },
};
