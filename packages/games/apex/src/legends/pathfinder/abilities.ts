import { elementsOn, neighbourIn, objectOn } from '@potyczka/geometry/lattice';
import { PASS, type Verdict } from '@potyczka/kernel';
import { ask, askSpace, askSpaceOrNot } from '../../ask.js';
import type { Ability } from '../../content/abilities/types.js';
import { cool, freePointsIn, place } from '../../rules/abilities.js';
import { enter, freeSpacesIn, isInCanyon } from '../../rules/move.js';
import { latticeOf, legendOf, levelAt, type S, sees, standsOn } from '../../state.js';
import { msg, no } from '../../text/say.js';
import type { Edge, LegendId, Space } from '../../vocabulary.js';
import { cards } from './cards.js';

const NO_PLACE = no('APX-ABIL-04', 'no-place');

const hookSpaces = (s: S, me: LegendId, high: number): Space[] =>
  freeSpacesIn(s, standsOn(s, me), HOOK.low, high).filter(to => sees(s, standsOn(s, me), to));

const edgesOf = ({ x, y }: Space): readonly Edge[] => [
  { side: 'V', x, y },
  { side: 'V', x: x + 1, y },
  { side: 'H', x, y },
  { side: 'H', x, y: y + 1 },
];

/** APX-LEGEND-42: beside an object with Obstacle, Screen or Impassable, on its level. */
const isBesideObject = (s: S, at: Space): boolean => {
  const lattice = latticeOf(s);
  const level = levelAt(s, at);
  const onEdge = edgesOf(at).some(edge =>
    elementsOn(lattice, edge).some(
      e => e.base === level && (e.object.obstacle || e.object.blocker || e.object.impassable),
    ),
  );
  if (onEdge) return true;
  const around = (['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const).map(d => neighbourIn(at, d));
  return around.some(x => {
    const object = objectOn(lattice, x);
    return levelAt(s, x) === level && (object?.blocker === true || object?.impassable === true);
  });
};

const {
  ways: [PULLED, AS_TARGET],
  figures: HOOK,
  ...hookCard
} = cards.abilities['PF-A-1'];

/** APX-LEGEND-41 to -44 */
const hook: Ability = {
  id: 'PF-A-1',
  ...hookCard,
  modes: [
    {
      ...PULLED,
      judge: (s, me) => (hookSpaces(s, me, HOOK.high).length > 0 ? undefined : NO_PLACE),
      *play(t, me, token) {
        const { seat } = legendOf(t.s, me);
        const level = levelAt(t.s, standsOn(t.s, me));
        const from = hookSpaces(t.s, me, HOOK.high);
        const to = yield* askSpace(t, seat, { rule: 'APX-LEGEND-41', ask: 'ask-hook', who: me, from });
        yield* enter(t, me, 'ability', [to], 'APX-LEGEND-41', hook.id);
        const here = legendOf(t.s, me).at;
        if (here && !isInCanyon(t.s, me) && (levelAt(t.s, here) > level || isBesideObject(t.s, here))) {
          const further = freeSpacesIn(t.s, here, HOOK.low, HOOK.further);
          const next = yield* askSpaceOrNot(
            t,
            seat,
            { rule: 'APX-LEGEND-42', ask: 'ask-hook-on', who: me, from: further },
            'stay-label',
          );
          if (next !== PASS) yield* enter(t, me, 'ability', [next], 'APX-LEGEND-42', hook.id);
        }
        cool(t, token);
      },
    },
    {
      ...AS_TARGET,
      judge: (s, me) => (hookSpaces(s, me, HOOK.short).length > 0 ? undefined : NO_PLACE),
      *play(t, me, token) {
        const from = hookSpaces(t.s, me, HOOK.short);
        const to = yield* askSpace(t, legendOf(t.s, me).seat, {
          rule: 'APX-LEGEND-43',
          ask: 'ask-hook',
          who: me,
          from,
        });
        yield* enter(t, me, 'ability', [to], 'APX-LEGEND-43', hook.id);
        cool(t, token);
      },
    },
  ],
};

const {
  ways: [GUN_WAY],
  figures: GUN,
  ...gunCard
} = cards.abilities['PF-A-2'];

/** APX-LEGEND-45 to -47 */
const zipline: Ability = {
  id: 'PF-A-2',
  ...gunCard,
  modes: [
    {
      ...GUN_WAY,
      judge: judgeAnchors,
      *play(t, me, token) {
        const { seat } = legendOf(t.s, me);
        const old = anchorsOf(t.s, me).map(f => f.id);
        if (old.length > 0) t.emit({ type: 'taken', figures: old }, 'APX-LEGEND-47');
        const near = yield* ask.one(t, seat, 'point', {
          rule: 'APX-LEGEND-45',
          ask: msg('ask-anchor-near', { who: me }),
          from: nearPoints(t.s, me),
        });
        place(t, me, token, 'anchor', { on: 'point', at: near }, 'APX-LEGEND-45');
        const far = yield* ask.one(t, seat, 'point', {
          rule: 'APX-LEGEND-45',
          ask: msg('ask-anchor-far', { who: me }),
          from: farPoints(t.s, me),
        });
        place(t, me, token, 'anchor', { on: 'point', at: far }, 'APX-LEGEND-45');
        cool(t, token);
      },
    },
  ],
};

const anchorsOf = (s: S, me: LegendId) => s.figures.filter(f => f.kind === 'anchor' && f.owner === me);

/** APX-LEGEND-47: the old anchors leave the map first, so their corners are free. */
function judgeAnchors(s: S, me: LegendId): Verdict {
  const old = anchorsOf(s, me);
  const cleared: S = { ...s, figures: s.figures.filter(f => !old.includes(f)) };
  return nearPoints(cleared, me).length > 0 && farPoints(cleared, me).length > 0 ? undefined : NO_PLACE;
}

/** A free adjacent intersection: a corner of his own space on his level. */
const nearPoints = (s: S, me: LegendId) =>
  freePointsIn(s, standsOn(s, me), 0, 0, false).filter(p => p.level === levelAt(s, standsOn(s, me)));
const farPoints = (s: S, me: LegendId) => freePointsIn(s, standsOn(s, me), GUN.low, GUN.high, true);

export const abilities = [hook, zipline] as const;
