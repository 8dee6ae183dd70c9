import { moveTo, showSquare } from '../../rules/effects.js';
import type { InTurn } from '../../rules/power-ups.js';
import { squaresFrom } from '../../rules/shot.js';
import { standsOn } from '../../state.js';
import { msg } from '../../text/say.js';

/** ADR-PWR-15 */
export const teleporter: InTurn = {
  id: 'teleporter',
  when: 'turn',
  judge: () => undefined,
  *play(t, p) {
    const to = yield* t.choose(p, {
      rule: 'ADR-PWR-15',
      ask: msg('ask-teleport'),
      from: squaresFrom(t.s, standsOn(t.s, p)),
      key: q => q,
      show: showSquare,
    });
    moveTo(t, p, to, 'power-up');
  },
};
