import { judgePush, moveTo, showSquare } from '../../rules/effects.js';
import type { InTurn } from '../../rules/power-ups.js';
import { squaresFrom } from '../../rules/shot.js';
import { boardOf, standsOn } from '../../state.js';
import { msg, no } from '../../text/say.js';

/** ADR-PWR-11, -12 */
export const newton: InTurn = {
  id: 'newton',
  when: 'turn',
  judge: (s, p) =>
    s.figures.some(f => f !== p && boardOf(s, f).at !== null)
      ? undefined
      : no('ADR-PWR-12', 'nobody-to-move'),
  *play(t, p) {
    const who = yield* t.choose(p, {
      rule: 'ADR-PWR-12',
      ask: msg('ask-newton'),
      from: t.s.figures.filter(f => f !== p),
      key: f => f,
      judge: f => (boardOf(t.s, f).at === null ? no('ADR-PWR-12', 'not-on-board') : undefined),
      show: f => ({ label: msg('figure-label', { target: f }), at: [f] }),
    });
    const from = standsOn(t.s, who);
    const to = yield* t.choose(p, {
      rule: 'ADR-PWR-12',
      ask: msg('ask-push', { target: who }),
      from: squaresFrom(t.s, from),
      key: q => q,
      judge: q =>
        q === from
          ? no('ADR-PWR-12', 'must-move')
          : judgePush(t.s, from, q, { rule: 'ADR-PWR-12', most: 2, straight: true }),
      show: showSquare,
    });
    moveTo(t, who, to, 'power-up');
  },
};
