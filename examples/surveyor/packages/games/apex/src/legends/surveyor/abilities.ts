import { isFreeForObject } from '@potyczka/geometry/lattice';
import { ask, askSpace } from '../../ask.js';
import type { Ability } from '../../content/abilities/types.js';
import { cool, freePointsIn, place, queue } from '../../rules/abilities.js';
import { fieldSpaces } from '../../rules/areas.js';
import { bodies, latticeOf, legendOf, type S, sees, standsOn } from '../../state.js';
import { msg, no } from '../../text/say.js';
import type { LegendId, Space } from '../../vocabulary.js';
import { cards } from './cards.js';

const NO_PLACE = no('APX-ABIL-04', 'no-place');

/** Spaces in sight on which nothing stands yet. */
const placesIn = (s: S, me: LegendId, low: number, high: number): Space[] => {
  const from = standsOn(s, me);
  const isTaken = ({ x, y }: Space): boolean =>
    s.figures.some(f => f.spot.on === 'space' && f.spot.at.x === x && f.spot.at.y === y);
  return fieldSpaces(s, from, low, high).filter(
    x => isFreeForObject(latticeOf(s), x, bodies(s)) && !isTaken(x) && sees(s, from, x),
  );
};

const {
  ways: [DIG_WAY],
  figures: DIG,
  ...digCard
} = cards.abilities['SV-A-1'];

/** Two burrows for three turns: whoever enters one comes out beside the other. */
const dig: Ability = {
  id: 'SV-A-1',
  ...digCard,
  modes: [
    {
      ...DIG_WAY,
      judge: (s, me) =>
        placesIn(s, me, DIG.low, DIG.near).length > 0 && placesIn(s, me, DIG.beyond, DIG.high).length > 0
          ? undefined
          : NO_PLACE,
      *play(t, me, token) {
        const { seat } = legendOf(t.s, me);
        const bands = [
          ['ask-burrow-near', DIG.low, DIG.near],
          ['ask-burrow-far', DIG.beyond, DIG.high],
        ] as const;
        for (const [question, low, high] of bands) {
          const from = placesIn(t.s, me, low, high);
          const at = yield* askSpace(t, seat, { rule: 'APX-ABIL-07', ask: question, who: me, from });
          place(t, me, token, 'burrow', { on: 'space', at }, 'APX-ABIL-07');
        }
        queue(t, token, DIG.lasts);
      },
    },
  ],
  *due(t, token) {
    cool(t, token);
  },
};

const {
  ways: [CAMP_WAY],
  figures: CAMP,
  ...campCard
} = cards.abilities['SV-A-2'];

/** A camp that stays, and a haze over it for two turns. */
const camp: Ability = {
  id: 'SV-A-2',
  ...campCard,
  modes: [
    {
      ...CAMP_WAY,
      judge: (s, me) =>
        placesIn(s, me, CAMP.low, CAMP.high).length > 0 &&
        freePointsIn(s, standsOn(s, me), 0, CAMP.high, true).length > 0
          ? undefined
          : NO_PLACE,
      *play(t, me, token) {
        const { seat } = legendOf(t.s, me);
        const old = t.s.figures.filter(f => f.token === token).map(f => f.id);
        if (old.length > 0) t.emit({ type: 'taken', figures: old }, 'APX-ABIL-35');
        const from = placesIn(t.s, me, CAMP.low, CAMP.high);
        const at = yield* askSpace(t, seat, { rule: 'APX-ABIL-07', ask: 'ask-camp', who: me, from });
        place(t, me, token, 'camp', { on: 'space', at }, 'APX-ABIL-07');
        const points = freePointsIn(t.s, standsOn(t.s, me), 0, CAMP.high, true);
        const corner = yield* ask.one(t, seat, 'point', {
          rule: 'APX-ABIL-13',
          ask: msg('ask-haze', { who: me }),
          from: points,
        });
        place(t, me, token, 'haze', { on: 'point', at: corner }, 'APX-ABIL-13');
        queue(t, token, CAMP.lasts);
      },
    },
  ],
  *due(t, token) {
    cool(t, token);
  },
};

export const abilities = [dig, camp] as const;
