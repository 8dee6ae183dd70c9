import { adjacentSpaces, isSame } from '@potyczka/geometry/lattice';
import { askSpace } from '../../ask.js';
import type { Ability } from '../../content/abilities/types.js';
import { cool, place, queue, takesObject } from '../../rules/abilities.js';
import { type MoveEnd, moveBy } from '../../rules/move.js';
import { latticeOf, legendOf, type S, spaceOfFigure, standsOn } from '../../state.js';
import { no } from '../../text/say.js';
import type { LegendId, Space } from '../../vocabulary.js';
import { cards } from './cards.js';

const {
  ways: [MOVING, AS_TARGET],
  figures: VOID,
  ...voidCard
} = cards.abilities['WR-A-1'];

/** APX-LEGEND-25 to -29 */
const intoTheVoid: Ability = {
  id: 'WR-A-1',
  ...voidCard,
  modes: [
    {
      ...MOVING,
      *play(t, me, token) {
        t.emit({ type: 'surged', who: me, mp: VOID.more }, 'APX-LEGEND-25');
        cool(t, token); // G-15
      },
    },
    {
      ...AS_TARGET,
      *play(t, _, token) {
        cool(t, token);
      },
    },
  ],
  shot: { rofCap: { from: VOID.from, to: VOID.to } }, // APX-LEGEND-27
  *afterDamage(t, me) {
    yield* moveBy(t, me, VOID.mp, 'APX-LEGEND-28');
  },
};

const NO_PLACE = no('APX-ABIL-04', 'no-place');

/** Free adjacent spaces for a portal, seen from where she stands or would come to stand. */
const roomFor = (s: S, me: LegendId, from: Space = standsOn(s, me)): Space[] =>
  adjacentSpaces(latticeOf(s), from).filter(
    x =>
      takesObject(s, x, isSame(from, standsOn(s, me)) ? undefined : me) &&
      !s.figures.some(f => f.kind === 'portal' && isSame(spaceOfFigure(s, f) ?? { x: -1, y: -1 }, x)),
  );

/** G-16: the second portal needs room beside the space where the Move ends. */
const besideRoom: MoveEnd = (s, me, at) => (roomFor(s, me, at).length > 0 ? undefined : NO_PLACE);

const {
  ways: [RIFT_WAY],
  figures: RIFT,
  ...riftCard
} = cards.abilities['WR-A-2'];

/** APX-LEGEND-30 to -33 */
const rift: Ability = {
  id: 'WR-A-2',
  ...riftCard,
  modes: [
    {
      ...RIFT_WAY,
      judge: (s, me) => (roomFor(s, me).length > 0 ? undefined : NO_PLACE),
      *play(t, me, token) {
        const { seat } = legendOf(t.s, me);
        const ask = (from: readonly Space[]) =>
          askSpace(t, seat, { rule: 'APX-LEGEND-30', ask: 'ask-portal-place', who: me, from });
        const first = yield* ask(roomFor(t.s, me));
        place(t, me, token, 'portal', { on: 'space', at: first }, 'APX-LEGEND-30');
        yield* moveBy(t, me, RIFT.mp, 'APX-LEGEND-30', besideRoom);
        const room = legendOf(t.s, me).at ? roomFor(t.s, me) : [];
        if (room.length === 0) return cool(t, token); // G-16
        const second = yield* ask(room);
        place(t, me, token, 'portal', { on: 'space', at: second }, 'APX-LEGEND-30');
        queue(t, token, RIFT.lasts);
      },
    },
  ],
  *due(t, token) {
    cool(t, token);
  },
};

export const abilities = [intoTheVoid, rift] as const;
