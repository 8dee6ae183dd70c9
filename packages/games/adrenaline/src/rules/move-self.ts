import { reach } from '@potyczka/geometry/rooms';
import type { RuleId, Verdict } from '@potyczka/kernel';
import { showSquare } from '../ask.js';
import { arenaOf, movesBetween, type S, standsOn } from '../state.js';
import { msg, no } from '../text/say.js';
import type { SquareId } from '../vocabulary.js';
import { moveTo } from './effects.js';
import { type Effect, type Shot, squaresFrom } from './shot.js';

/**
 * The shooter moves, to another square (G-17). Before the basic effect only
 * squares are offered from which that can still be carried out (G-06).
 */
export const moveSelf = (rule: RuleId, most: number): Effect => {
  const judgeTo = (s: S, shot: Shot, from: SquareId, to: SquareId): Verdict => {
    if (from === to) return no(rule, 'must-move');
    if (movesBetween(s, from, to) > most) return no(rule, 'too-far-to-move', { most });
    const [basic] = shot.weapon.modes;
    if (shot.used.includes(basic.id)) return undefined;
    return basic.effect.judge(s, shot, to) && no(rule, 'no-shot-from-there');
  };
  return {
    judge: (s, shot, at) =>
      reach(arenaOf(s), at, most).some(q => !judgeTo(s, shot, at, q))
        ? undefined
        : no(rule, 'no-shot-after-move'),
    aim: (s, shot, at, target) => {
      const { aim } = shot.weapon.modes[0].effect;
      return aim && reach(arenaOf(s), at, most).some(q => q !== at && !aim(s, shot, q, target))
        ? undefined
        : no(rule, 'no-shot-after-move');
    },
    *play(t, shot) {
      const from = standsOn(t.s, shot.by);
      const to = yield* t.choose(shot.by, {
        rule,
        ask: msg('ask-move-self', { most }),
        from: squaresFrom(t.s, from),
        key: q => q,
        judge: q => judgeTo(t.s, shot, from, q),
        show: showSquare,
      });
      moveTo(t, shot, rule, shot.by, to, 'effect');
    },
  };
};
