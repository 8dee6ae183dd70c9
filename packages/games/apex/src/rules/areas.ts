import { distance, isOnMap, isSame, type Pattern } from '@potyczka/geometry/lattice';
import type { Ask, RuleId, Verdict } from '@potyczka/kernel';
import { askSpace, path } from '../ask.js';
import { latticeOf, legendOf, type S, type T } from '../state.js';
import type { Says } from '../text/say.js';
import type { Preview } from '../view/preview.js';
import type { LegendId, Space } from '../vocabulary.js';

/** Map spaces in a band of distance, occupied or not (APX-ABIL-06). */
export const fieldSpaces = (s: S, from: Space, low: number, high: number): Space[] => {
  const out: Space[] = [];
  const lattice = latticeOf(s);
  for (let y = from.y - high; y <= from.y + high; y++)
    for (let x = from.x - high; x <= from.x + high; x++)
      if (isOnMap(lattice, { x, y }) && distance(from, { x, y }) >= low) out.push({ x, y });
  return out;
};

/** The spaces of a pattern round a space. */
const around = (at: Space, pattern: Pattern): Space[] => pattern.map(o => ({ x: at.x + o.x, y: at.y + o.y }));

export const inPattern = (at: Space, pattern: Pattern, who: Space): boolean =>
  around(at, pattern).some(x => isSame(x, who));

interface FieldAsked {
  readonly rule: RuleId;
  readonly ask: Says<'who'>;
  readonly from: readonly Space[];
  readonly judge?: (to: Space) => Verdict;
  readonly area: (to: Space) => Pattern;
  readonly scatter?: (to: Space) => NonNullable<Preview['scatter']>;
}

/** Asks for the space of something with an area, which is shown. */
export const askField = (t: T, me: LegendId, c: FieldAsked): Ask<Space> => {
  const { rule, ask, from, judge, area, scatter } = c;
  return askSpace(t, legendOf(t.s, me).seat, {
    rule,
    ask,
    who: me,
    from,
    ...(judge && { judge }),
    preview: to => ({
      ...(scatter && { scatter: scatter(to) }),
      area: path(around(to, area(to)).filter(x => isOnMap(latticeOf(t.s), x))),
    }),
  });
};
