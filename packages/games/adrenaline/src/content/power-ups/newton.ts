import { showSquare } from '../../ask.js';
import { judgePush } from '../../rules/effects.js';
import { squaresFrom } from '../../rules/shot.js';
import { boardOf, standsOn } from '../../state.js';
import { msg, no } from '../../text/say.js';
import { NEWTON } from './records.js';
import { ASK_IN_TURN, type InTurn } from './types.js';

/** ADR-PWR-11, -12 */
export const newton: InTurn = {
  id: 'newton',
  when: 'turn',
  rule: 'ADR-PWR-11',
  judge: (s, p) =>
    s.figures.some(f => f !== p && boardOf(s, f).at !== null)
      ? undefined
      : no('ADR-PWR-12', 'nobody-to-move'),
  *choose(t, p, card) {
    const who = yield* t.choose(p, {
      rule: ASK_IN_TURN,
      ask: msg('ask-power-up', { card }),
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
          : judgePush(t.s, from, q, { rule: 'ADR-PWR-12', ...NEWTON.push }),
      show: showSquare,
    });
    return () => t.emit({ type: 'moved', who, to, how: 'power-up', by: p }, 'ADR-PWR-12');
  },
};
