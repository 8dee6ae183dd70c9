import type { Proc, RuleId, Seat } from '@potyczka/kernel';
import { colourOf } from '../content/power-ups/cards.js';
import { playerOf, type T } from '../state.js';
import { msg } from '../text/say.js';
import { SPAWN_SQUARE } from '../vocabulary.js';
import { drawPowerUp } from './decks.js';
import { showPowerUp } from './power-ups.js';

/** ADR-SPAWN-01 to -03: draw two, keep one; the other tells where. */
export function* firstSpawn(t: T, p: Seat): Proc {
  drawPowerUp(t, 'ADR-SPAWN-01', p);
  drawPowerUp(t, 'ADR-SPAWN-01', p);
  yield* spawnByDiscard(t, p, 'ADR-SPAWN-03', 'ADR-SPAWN-03');
}

/** ADR-SPAWN-04 to -06, ADR-XSPAWN-02: draw one, even a fourth; discard any; its colour tells where. */
export function* respawn(t: T, p: Seat): Proc {
  drawPowerUp(t, 'ADR-SPAWN-04', p);
  yield* spawnByDiscard(t, p, 'ADR-SPAWN-05', 'ADR-SPAWN-06');
}

function* spawnByDiscard(t: T, p: Seat, rule: RuleId, where: RuleId): Proc {
  const card = yield* t.choose(p, {
    rule,
    ask: msg('ask-spawn'),
    from: playerOf(t.s, p).powerUps,
    key: c => c,
    show: c => {
      const { label } = showPowerUp(c);
      return { label, at: [c, SPAWN_SQUARE[colourOf(c)]] };
    },
  });
  t.emit({ type: 'discarded', who: p, card }, rule);
  t.emit({ type: 'spawned', by: p, who: p, at: SPAWN_SQUARE[colourOf(card)] }, where);
}
