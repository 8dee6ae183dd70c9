import { adjacentSpaces, isSame, neighbouringSpaces } from '@potyczka/geometry/lattice';
import { type DeepReadonly, memo, type Proc } from '@potyczka/kernel';
import { askSpace } from '../ask.js';
import { traitsOf } from '../content/own-cards.js';
import { type Figure, isFree, type L, latticeOf, legendOf, type S, type T } from '../state.js';
import type { FigureKind, LegendId, Space } from '../vocabulary.js';

/** A figure whose space leads to the other one of its token (APX-LEGEND-33). */
export interface Passage {
  readonly kind: FigureKind;
  readonly at: Space;
  /** The space of its twin, beside which one comes out. */
  readonly to: Space;
}

type F = DeepReadonly<Figure>;

export const NO_PASSAGES: readonly Passage[] = [];

/** Passages that lead somewhere. */
export const passagesOf = memo(
  s => s.figures,
  (s: S): readonly Passage[] => {
    if (s.figures.length < 2) return NO_PASSAGES;
    const open = s.figures.filter(f => isPassage(s, f));
    const found = open.flatMap(f => {
      const pair = open.filter(x => x.token === f.token);
      const twin = pair.find(x => x !== f);
      return pair.length === 2 && twin ? passage(f, twin) : [];
    });
    return found.length === 0 ? NO_PASSAGES : found;
  },
);

const isPassage = (s: S, f: F): boolean => f.spot.on === 'space' && traitsOf(s, f.kind).passage === true;

const passage = (f: F, twin: F): Passage[] =>
  f.spot.on === 'space' && twin.spot.on === 'space'
    ? [{ kind: f.kind, at: f.spot.at, to: twin.spot.at }]
    : [];

export const passageAt = (s: S, at: Space): Passage | undefined => passagesOf(s).find(p => isSame(p.at, at));

/** AUT-MOVE-03: passages are occupied for an Automa, whether they lead somewhere or not. */
export const closedToAutomas = (s: S): Space[] =>
  s.figures.flatMap(f => (f.spot.on === 'space' && isPassage(s, f) ? [f.spot.at] : []));

const exitsBy = (s: S, to: Space, but?: LegendId): readonly Space[] =>
  neighbouringSpaces(latticeOf(s), to).filter(x => isFree(s, x, but));

/** Where somebody who enters a passage comes out: the space before it is left by then, its own is not free. */
const waysOut = (s: S, who: LegendId, { at, to }: Passage): readonly Space[] =>
  exitsBy(s, to, who).filter(x => !isSame(x, at));

/** Whether there is room at the other end (G-17). */
export const leadsOut = (s: S, who: LegendId, { at, to }: Passage): boolean =>
  neighbouringSpaces(latticeOf(s), to).some(x => !isSame(x, at) && isFree(s, x, who));

/** APX-LEGEND-31, -32; without room at the other end nothing happens (G-17). */
export function* goThrough(t: T, who: LegendId): Proc {
  const { at, seat } = legendOf(t.s, who);
  const entered = at && passageAt(t.s, at);
  if (!entered) return;
  const exits = waysOut(t.s, who, entered);
  if (exits.length === 0) return;
  const to = yield* askSpace(t, seat, { rule: 'APX-LEGEND-31', ask: 'ask-exit', who, from: exits });
  t.emit({ type: 'moved', who, how: 'passage', path: [to], over: entered.kind }, 'APX-LEGEND-31');
}

/** Where a legend beside such a figure could be sent through it (APX-CARDDATA-11). */
export const exitsBeside = (s: S, { at }: L, kind: FigureKind): readonly Space[] => {
  if (!at) return [];
  const near = passagesOf(s).filter(
    p => p.kind === kind && adjacentSpaces(latticeOf(s), p.at).some(x => isSame(x, at)),
  );
  const ends = passagesOf(s).filter(p => near.some(q => isSame(q.to, p.at)));
  const exits = ends.flatMap(p => exitsBy(s, p.at));
  return exits.filter((x, k) => exits.findIndex(y => isSame(x, y)) === k);
};
