import { distance } from '@potyczka/geometry/lattice';
import { ask } from '../../ask.js';
import type { Ability } from '../../content/abilities/types.js';
import { cool, place, queue } from '../../rules/abilities.js';
import { enemiesOf, legendOf, type S, standsOn } from '../../state.js';
import { msg, no } from '../../text/say.js';
import type { LegendId } from '../../vocabulary.js';
import { cards } from './cards.js';

const NOBODY_NEAR = no('APX-LEGEND-34', 'nobody-near');

/** Enemies at distance 1-3; no line of sight is needed. */
const near = (s: S, me: LegendId): LegendId[] => {
  const from = standsOn(s, me);
  return enemiesOf(s, me).flatMap(e => {
    const far = e.at ? distance(from, e.at) : 0;
    return far >= EYE.low && far <= EYE.high ? [e.id] : [];
  });
};

const {
  ways: [EYE_WAY],
  figures: EYE,
  ...eyeCard
} = cards.abilities['BH-A-1'];

/** APX-LEGEND-34 to -36 */
const eye: Ability = {
  id: 'BH-A-1',
  ...eyeCard,
  modes: [
    {
      ...EYE_WAY,
      judge: (s, me) => (near(s, me).length > 0 ? undefined : NOBODY_NEAR),
      *play(t, me, token) {
        const from = near(t.s, me);
        const marked = yield* ask.many(t, legendOf(t.s, me).seat, 'legend', {
          rule: 'APX-LEGEND-34',
          ask: msg('ask-ravens', { who: me }),
          from,
          least: 1,
          upTo: Math.min(EYE.most, from.length),
        });
        for (const legend of marked) place(t, me, token, 'raven', { on: 'legend', legend }, 'APX-LEGEND-34');
        queue(t, token, EYE.lasts);
      },
    },
  ],
  *due(t, token) {
    cool(t, token);
  },
};

const {
  ways: [BEAST_WAY],
  figures: BEAST,
  ...beastCard
} = cards.abilities['BH-A-2'];

/** APX-LEGEND-37 to -40 */
const beast: Ability = {
  id: 'BH-A-2',
  ...beastCard,
  restartsOnKill: BEAST.lasts,
  modes: [
    {
      ...BEAST_WAY,
      *play(t, me, token) {
        place(t, me, token, 'beast', { on: 'legend', legend: me }, 'APX-LEGEND-37');
        queue(t, token, BEAST.lasts);
      },
    },
  ],
  *due(t, token) {
    cool(t, token);
  },
};

export const abilities = [eye, beast] as const;
