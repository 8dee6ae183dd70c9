import type { Verdict } from '@potyczka/kernel';
import { showTarget } from '../../ask.js';
import { allTargets, type Effect, hit, judgeTarget, type Shot } from '../../rules/shot.js';
import { type S, standsOn } from '../../state.js';
import { msg, no } from '../../text/say.js';
import { isFigure, type SquareId, type Target } from '../../vocabulary.js';
import { FOCUS_SHOT, TURRET_TRIPOD } from '../weapons/machine-gun.js';

const VISIBLE = { visible: true } as const;

/** A basic target that no optional effect has raised yet (ADR-WPN-MACHINEGUN-04, G-21). */
const judgeRaise = (shot: Shot, target: Target): Verdict => {
  if (!shot.targets.includes(target)) return no('ADR-WPN-MACHINEGUN-02', 'not-a-basic-target');
  if (!isFigure(target)) return no('ADR-XDOM-03', 'spawn-tagged-once');
  return shot.raised.includes(target) ? no('ADR-WPN-MACHINEGUN-04', 'raised-before') : undefined;
};

const raise = (shot: Shot, target: Target): void => {
  shot.raised.push(target);
};

export const focusShot: Effect = {
  judge: (_, shot) => {
    const verdicts = shot.targets.map(x => judgeRaise(shot, x));
    return verdicts.includes(undefined) ? undefined : verdicts[0];
  },
  *play(t, shot) {
    const target = yield* t.choose<Target>(shot.by, {
      rule: 'ADR-WPN-MACHINEGUN-02',
      ask: msg('ask-target'),
      from: allTargets(t.s, shot.by),
      key: x => x,
      judge: x => judgeRaise(shot, x),
      show: x => showTarget(t.s, shot, x, FOCUS_SHOT.damage, 0),
    });
    raise(shot, target);
    hit(t, shot, 'ADR-WPN-MACHINEGUN-02', target, FOCUS_SHOT.damage);
  },
};

/** ADR-WPN-MACHINEGUN-03: one of the basic targets again, a new visible one, or both. */
const judgeTripod = (s: S, shot: Shot, at: SquareId, target: Target): Verdict =>
  shot.targets.includes(target)
    ? judgeRaise(shot, target)
    : judgeTarget(s, 'ADR-WPN-MACHINEGUN-03', VISIBLE, at, target);

export const turretTripod: Effect = {
  judge: (s, shot, at) =>
    allTargets(s, shot.by).some(x => !judgeTripod(s, shot, at, x))
      ? undefined
      : no('ADR-WPN-MACHINEGUN-03', 'no-target'),
  *play(t, shot) {
    const at = standsOn(t.s, shot.by);
    const isBasic = (x: Target): boolean => shot.targets.includes(x);
    const set = yield* t.chooseMany<Target>(shot.by, {
      rule: 'ADR-WPN-MACHINEGUN-03',
      ask: msg('ask-tripod'),
      from: allTargets(t.s, shot.by),
      key: x => x,
      judge: x => judgeTripod(t.s, shot, at, x),
      show: x => showTarget(t.s, shot, x, TURRET_TRIPOD.damage, 0, at),
      min: 1,
      max: 2,
      judgeAll: xs =>
        xs.filter(isBasic).length > 1 || xs.filter(x => !isBasic(x)).length > 1
          ? no('ADR-WPN-MACHINEGUN-03', 'one-old-one-new')
          : undefined,
    });
    for (const x of set) {
      if (isBasic(x)) raise(shot, x);
      hit(t, shot, 'ADR-WPN-MACHINEGUN-03', x, TURRET_TRIPOD.damage);
    }
  },
};
