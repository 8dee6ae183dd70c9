import { PATTERNS } from '@potyczka/geometry/lattice';
import { ask } from '../../ask.js';
import type { Ability } from '../../content/abilities/types.js';
import { cool, freePointsIn, hasFreePoint, place, queue } from '../../rules/abilities.js';
import { askField, fieldSpaces, inPattern } from '../../rules/areas.js';
import { hurtArea } from '../../rules/damage.js';
import { judgeThrow } from '../../rules/zones.js';
import { legendOf, spaceOfFigure, standsOn } from '../../state.js';
import { msg, no } from '../../text/say.js';

const NO_PLACE = no('APX-ABIL-04', 'no-place');

/** APX-LEGEND-07 to -13 */
const dome: Ability = {
  id: 'GB-A-1',
  kind: 'tactical',
  tokens: ['GB-A-1'],
  cooldown: 3,
  modes: [
    {
      label: 'free',
      ap: 0,
      judge: (s, me) => (hasFreePoint(s, standsOn(s, me), 0, 2, true) ? undefined : NO_PLACE),
      *play(t, me, token) {
        const from = freePointsIn(t.s, standsOn(t.s, me), 0, 2, true); // G-12
        const at = yield* ask.one(t, legendOf(t.s, me).seat, 'point', {
          rule: 'APX-LEGEND-07',
          ask: msg('ask-dome', { who: me }),
          from: from,
        });
        place(t, me, token, 'dome', { on: 'point', at }, 'APX-LEGEND-07');
        queue(t, token, 3);
      },
    },
  ],
  *due(t, token) {
    cool(t, token); // APX-LEGEND-13
  },
};

/** APX-LEGEND-14 to -16 */
const bombardment: Ability = {
  id: 'GB-A-2',
  kind: 'ultimate',
  tokens: ['GB-A-2'],
  cooldown: 3,
  modes: [
    {
      label: 'free',
      ap: 0,
      *play(t, me, token) {
        const from = standsOn(t.s, me);
        const at = yield* askField(t, me, {
          rule: 'APX-LEGEND-14',
          ask: 'ask-bombardment',
          from: fieldSpaces(t.s, from, 0, 5),
          judge: to => judgeThrow(t.s, from, to), // G-42
          area: () => PATTERNS['5x5'],
        });
        place(t, me, token, 'bombardment', { on: 'space', at }, 'APX-LEGEND-14');
        queue(t, token, 2);
      },
    },
  ],
  *due(t, token) {
    const figure = t.s.figures.find(f => f.token === token);
    const at = figure && spaceOfFigure(t.s, figure);
    if (figure && at)
      hurtArea(t, l => (l.at && inPattern(at, PATTERNS['5x5'], l.at) ? 24 : 0), {
        by: 'bombardment',
        rule: 'APX-LEGEND-15',
        from: figure.owner,
        thrown: true,
      });
    cool(t, token); // APX-LEGEND-16
  },
};

export const abilities = [dome, bombardment] as const;
