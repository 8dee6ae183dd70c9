import { showSquare } from '../../ask.js';
import { arenaOf, standsOn } from '../../state.js';
import { msg } from '../../text/say.js';
import { ASK_IN_TURN, type InTurn } from './types.js';

/** ADR-PWR-15. The own square comes last: whoever plays the card wants to go away. */
export const teleporter: InTurn = {
  id: 'teleporter',
  when: 'turn',
  rule: 'ADR-PWR-15',
  judge: () => undefined,
  *choose(t, p, card) {
    const from = standsOn(t.s, p);
    const to = yield* t.choose(p, {
      rule: ASK_IN_TURN,
      ask: msg('ask-power-up', { card }),
      from: [...arenaOf(t.s).squares.filter(q => q !== from), from],
      key: q => q,
      show: q => (q === from ? { label: msg('stay-label', { square: q }), at: [q] } : showSquare(q)),
    });
    return () => {
      if (to !== from) t.emit({ type: 'moved', who: p, to, how: 'power-up', by: p }, 'ADR-PWR-15');
    };
  },
};
