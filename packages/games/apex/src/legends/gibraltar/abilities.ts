import { PATTERNS } from '@potyczka/geometry/lattice';
import { ask } from '../../ask.js';
import type { Ability } from '../../content/abilities/types.js';
import { cool, freePointsIn, hasFreePoint, place, queue } from '../../rules/abilities.js';
import { askField, fieldSpaces, inPattern } from '../../rules/areas.js';
import { hurtArea } from '../../rules/damage.js';
import { judgeThrow } from '../../rules/zones.js';
import { legendOf, spaceOfFigure, standsOn } from '../../state.js';
import { msg, no } from '../../text/say.js';
import { cards } from './cards.js';

const NO_PLACE = no('APX-ABIL-04', 'no-place');

const {
  ways: [DOME_WAY],
  figures: DOME,
  ...domeCard
} = cards.abilities['GB-A-1'];

/** APX-LEGEND-07 to -13 */
const dome: Ability = {
  id: 'GB-A-1',
  ...domeCard,
  modes: [
    {
      ...DOME_WAY,
      judge: (s, me) => (hasFreePoint(s, standsOn(s, me), DOME.low, DOME.high, true) ? undefined : NO_PLACE),
      *play(t, me, token) {
        const from = freePointsIn(t.s, standsOn(t.s, me), DOME.low, DOME.high, true); // G-12
        const at = yield* ask.one(t, legendOf(t.s, me).seat, 'point', {
          rule: 'APX-LEGEND-07',
          ask: msg('ask-dome', { who: me }),
          from: from,
        });
        place(t, me, token, 'dome', { on: 'point', at }, 'APX-LEGEND-07');
        queue(t, token, DOME.lasts);
      },
    },
  ],
  *due(t, token) {
    cool(t, token); // APX-LEGEND-13
  },
};

const {
  ways: [BOMBS_WAY],
  figures: BOMBS,
  ...bombsCard
} = cards.abilities['GB-A-2'];

/** APX-LEGEND-14 to -16 */
const bombardment: Ability = {
  id: 'GB-A-2',
  ...bombsCard,
  modes: [
    {
      ...BOMBS_WAY,
      *play(t, me, token) {
        const from = standsOn(t.s, me);
        const at = yield* askField(t, me, {
          rule: 'APX-LEGEND-14',
          ask: 'ask-bombardment',
          from: fieldSpaces(t.s, from, BOMBS.low, BOMBS.high),
          judge: to => judgeThrow(t.s, from, to), // G-42
          area: () => PATTERNS['5x5'],
        });
        place(t, me, token, 'bombardment', { on: 'space', at }, 'APX-LEGEND-14');
        queue(t, token, BOMBS.delay);
      },
    },
  ],
  *due(t, token) {
    const figure = t.s.figures.find(f => f.token === token);
    const at = figure && spaceOfFigure(t.s, figure);
    if (figure && at)
      hurtArea(t, l => (l.at && inPattern(at, PATTERNS['5x5'], l.at) ? BOMBS.damage : 0), {
        by: 'bombardment',
        rule: 'APX-LEGEND-15',
        from: figure.owner,
        thrown: true,
      });
    cool(t, token); // APX-LEGEND-16
  },
};

export const abilities = [dome, bombardment] as const;
