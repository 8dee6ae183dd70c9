import { DIRECTIONS, type Direction, straight } from '@potyczka/geometry/rooms';
import { type Choice, orPass, PASS, type Proc, type RuleId, type Verdict } from '@potyczka/kernel';
import { showSquare, showTarget } from '../../ask.js';
import { moveTo } from '../../rules/effects.js';
import { type Effect, hit, isIn, type Shot, targetsOn } from '../../rules/shot.js';
import { arenaOf, type S, standsOn, type T } from '../../state.js';
import { msg, no } from '../../text/say.js';
import type { SquareId, Target } from '../../vocabulary.js';
import { ROCKET_FIST } from '../weapons/power-glove.js';

const next = (s: S, at: SquareId, d: Direction): SquareId | undefined => arenaOf(s).steps[at]?.[d];

const judgeWay = (s: S, at: SquareId, d: Direction): Verdict =>
  next(s, at, d) ? undefined : no('ADR-WPN-POWERGLOVE-02', 'wall');

/** ADR-WPN-POWERGLOVE-02: one target on the square just entered, or none. */
function* punch(t: T, shot: Shot, rule: RuleId): Proc {
  const here = targetsOn(t.s, shot.by, standsOn(t.s, shot.by));
  if (here.length === 0) return;
  const whom: Choice<Target> = {
    rule: 'ADR-WPN-POWERGLOVE-02',
    ask: msg('ask-punch'),
    from: here,
    key: x => x,
    show: x => showTarget(t.s, shot, x, ROCKET_FIST.damage, 0),
  };
  const target = yield* t.choose(shot.by, orPass(whom, msg('nobody-label')));
  if (target === PASS) return;
  hit(t, shot, rule, target, ROCKET_FIST.damage);
}

export const rocketFist: Effect = {
  // There is a way out of every square.
  judge: () => undefined,
  aim: (s, _, at, target) =>
    DIRECTIONS.some(d => isIn(s, straight(arenaOf(s), at, d, ROCKET_FIST.moves), target))
      ? undefined
      : no('ADR-WPN-POWERGLOVE-02', 'out-of-reach'),
  *play(t, shot) {
    const at = standsOn(t.s, shot.by);
    const way = yield* t.choose(shot.by, {
      rule: 'ADR-WPN-POWERGLOVE-02',
      ask: msg('ask-fly'),
      from: DIRECTIONS,
      key: d => d,
      judge: d => judgeWay(t.s, at, d),
      show: d => ({ label: msg(`${d}-label`), at: [next(t.s, at, d) ?? at] }),
    });
    const first = next(t.s, at, way) as SquareId;
    moveTo(t, shot, 'ADR-WPN-POWERGLOVE-02', shot.by, first, 'effect');
    yield* punch(t, shot, 'ADR-WPN-POWERGLOVE-02');
    const second = next(t.s, first, way);
    if (!second) return;
    const to = yield* t.choose(shot.by, {
      rule: 'ADR-WPN-POWERGLOVE-03',
      ask: msg('ask-fly-on'),
      from: [first, second],
      key: q => q,
      show: q =>
        q === first ? { label: msg('stay-label', { square: q }), at: [q], declines: true } : showSquare(q),
    });
    if (to === first) return;
    moveTo(t, shot, 'ADR-WPN-POWERGLOVE-03', shot.by, to, 'effect');
    yield* punch(t, shot, 'ADR-WPN-POWERGLOVE-03');
  },
};
