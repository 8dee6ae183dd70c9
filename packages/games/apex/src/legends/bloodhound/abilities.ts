import { distance } from '@potyczka/geometry/lattice';
import { ask } from '../../ask.js';
import type { Ability } from '../../content/abilities/types.js';
import { cool, place, queue } from '../../rules/abilities.js';
import { enemiesOf, legendOf, type S, standsOn } from '../../state.js';
import { msg, no } from '../../text/say.js';
import type { LegendId } from '../../vocabulary.js';

const RAVENS = 3;
const NOBODY_NEAR = no('APX-LEGEND-34', 'nobody-near');

/** Enemies at distance 1-3; no line of sight is needed. */
const near = (s: S, me: LegendId): LegendId[] => {
  const from = standsOn(s, me);
  return enemiesOf(s, me).flatMap(e => (e.at && distance(from, e.at) <= 3 ? [e.id] : []));
};

/** APX-LEGEND-34 to -36 */
const eye: Ability = {
  id: 'BH-A-1',
  kind: 'tactical',
  tokens: ['BH-A-1'],
  cooldown: 3,
  modes: [
    {
      label: 'free',
      ap: 0,
      judge: (s, me) => (near(s, me).length > 0 ? undefined : NOBODY_NEAR),
      *play(t, me, token) {
        const from = near(t.s, me);
        const marked = yield* ask.many(t, legendOf(t.s, me).seat, 'legend', {
          rule: 'APX-LEGEND-34',
          ask: msg('ask-ravens', { who: me }),
          from,
          least: 1,
          upTo: Math.min(RAVENS, from.length),
        });
        for (const legend of marked) place(t, me, token, 'raven', { on: 'legend', legend }, 'APX-LEGEND-34');
        queue(t, token, 3);
      },
    },
  ],
  *due(t, token) {
    cool(t, token);
  },
};

/** APX-LEGEND-37 to -40 */
const beast: Ability = {
  id: 'BH-A-2',
  kind: 'ultimate',
  tokens: ['BH-A-2'],
  cooldown: 2,
  restartsOnKill: 3,
  modes: [
    {
      label: 'free',
      ap: 0,
      *play(t, me, token) {
        place(t, me, token, 'beast', { on: 'legend', legend: me }, 'APX-LEGEND-37');
        queue(t, token, 3);
      },
    },
  ],
  *due(t, token) {
    cool(t, token);
  },
};

export const abilities = [eye, beast] as const;
