import { PATTERNS, type PatternName, STEP } from '@potyczka/geometry/lattice';
import { ask } from '../../ask.js';
import type { Ability } from '../../content/abilities/types.js';
import { cool, freePointsIn, hasFreePoint, place, queue } from '../../rules/abilities.js';
import { askField, fieldSpaces, inPattern } from '../../rules/areas.js';
import { hurtArea } from '../../rules/damage.js';
import { judgeThrow } from '../../rules/zones.js';
import { legendOf, spaceOfFigure, standsOn, teamOf } from '../../state.js';
import { msg, no } from '../../text/say.js';
import { FACINGS, type Facing } from '../../vocabulary.js';
import { cards } from './cards.js';

const NO_PLACE = no('APX-ABIL-04', 'no-place');

const {
  ways: [SMOKE_WAY],
  figures: SMOKE,
  ...smokeCard
} = cards.abilities['BL-A-1'];

/** APX-LEGEND-17 to -19 */
const smoke: Ability = {
  id: 'BL-A-1',
  ...smokeCard,
  modes: [
    {
      ...SMOKE_WAY,
      judge: (s, me) =>
        hasFreePoint(s, standsOn(s, me), SMOKE.low, SMOKE.high, false) ? undefined : NO_PLACE,
      *play(t, me, token) {
        const from = freePointsIn(t.s, standsOn(t.s, me), SMOKE.low, SMOKE.high, false);
        const at = yield* ask.one(t, legendOf(t.s, me).seat, 'point', {
          rule: 'APX-LEGEND-17',
          ask: msg('ask-smoke', { who: me }),
          from: from,
        });
        place(t, me, token, 'smoke', { on: 'point', at }, 'APX-LEGEND-17');
        queue(t, token, SMOKE.lasts);
      },
    },
  ],
  *due(t, token) {
    cool(t, token);
  },
};

const areaOf = (facing: Facing) => PATTERNS[`5x4-${facing}` satisfies PatternName];

const {
  ways: [THUNDER_WAY],
  figures: THUNDER,
  ...thunderCard
} = cards.abilities['BL-A-2'];

/** APX-LEGEND-20 to -24, G-13 */
const thunder: Ability = {
  id: 'BL-A-2',
  ...thunderCard,
  modes: [
    {
      ...THUNDER_WAY,
      *play(t, me, token) {
        const from = standsOn(t.s, me);
        const { seat } = legendOf(t.s, me);
        const facing = yield* t.choose<Facing>(seat, {
          rule: 'APX-LEGEND-20',
          ask: msg('ask-facing', { who: me }),
          from: FACINGS,
          key: f => f,
          show: f => ({ label: msg('facing-label', { facing: f }), at: [] }),
        });
        const at = yield* askField(t, me, {
          rule: 'APX-LEGEND-20',
          ask: 'ask-thunder',
          from: fieldSpaces(t.s, from, THUNDER.low, THUNDER.high),
          judge: to => judgeThrow(t.s, from, to),
          area: () => areaOf(facing),
        });
        place(t, me, token, 'thunder', { on: 'space', at }, 'APX-LEGEND-20', facing);
        queue(t, token, THUNDER.delay, 1);
      },
    },
  ],
  *due(t, token, part) {
    const figure = t.s.figures.find(f => f.token === token);
    const at = figure && spaceOfFigure(t.s, figure);
    const facing = figure?.facing;
    if (!figure || !at || !facing) return cool(t, token);
    const mine = teamOf(t.s, figure.owner);
    hurtArea(
      t,
      l => (l.at && teamOf(t.s, l.id) !== mine && inPattern(at, areaOf(facing), l.at) ? THUNDER.damage : 0),
      {
        by: 'thunder',
        rule: 'APX-LEGEND-23',
        from: figure.owner,
        thrown: true,
      },
    );
    if (part > 1) return cool(t, token); // APX-LEGEND-22
    const { x, y } = STEP[facing];
    const to = { x: at.x + THUNDER.ahead * x, y: at.y + THUNDER.ahead * y };
    t.emit({ type: 'shifted', figure: figure.id, spot: { on: 'space', at: to } }, 'APX-LEGEND-21');
    queue(t, token, THUNDER.delay, 2);
  },
};

export const abilities = [smoke, thunder] as const;
