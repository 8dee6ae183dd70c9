import {
  type Ask,
  type CardId,
  type Choice,
  orPass,
  type PASS,
  type RuleId,
  type Seat,
  type Show,
  type Verdict,
} from '@potyczka/kernel';
import { type Preview, plainSpace } from '../preview.js';
import { type L, legendOf, type S, type T } from '../state.js';
import type { TextId } from '../text/en.js';
import { msg } from '../text/say.js';
import { type Intersection, keyOf, type LegendId, pointKey, type Space } from '../vocabulary.js';

/** How things are shown: the names of board elements are their keys (README of the package). */
const showSpace = (at: Space, preview?: Preview): Show => ({
  label: msg('space-label', { space: keyOf(at) }),
  at: [keyOf(at)],
  ...(preview && { preview }),
});

export const showPoint = (at: Intersection, preview?: Preview): Show => ({
  label: msg('point-label', { point: pointKey(at) }),
  at: [pointKey(at)],
  ...(preview && { preview }),
});

export const showLegend = (s: S, id: LegendId): Show => {
  const { at } = legendOf(s, id);
  return { label: msg('legend-label', { who: id }), at: at ? [id, keyOf(at)] : [id] };
};

export const showCard = (card: CardId): Show => ({ label: msg('card-label', { card }), at: [card] });

interface SpaceAsked {
  readonly rule: RuleId;
  readonly ask: TextId;
  readonly who: LegendId;
  readonly from: readonly Space[];
  readonly judge?: (at: Space) => Verdict;
  readonly preview?: (at: Space) => Preview;
}

/** A question about a space. */
const spaceChoice = ({ rule, ask, who, from, judge, preview }: SpaceAsked): Choice<Space> => ({
  rule,
  ask: msg(ask, { who }),
  from,
  key: keyOf,
  ...(judge && { judge }),
  show: at => showSpace(at, preview?.(at)),
});

export const askSpace = (t: T, seat: Seat, c: SpaceAsked): Ask<Space> => t.choose(seat, spaceChoice(c));

/** The same, and it may be declined. */
export const askSpaceOrNot = (t: T, seat: Seat, c: SpaceAsked, no: TextId): Ask<Space | typeof PASS> =>
  t.choose(seat, orPass(spaceChoice(c), msg(no)));

export const pointChoice = (
  rule: RuleId,
  ask: TextId,
  who: LegendId,
  from: readonly Intersection[],
  preview?: (at: Intersection) => Preview,
): Choice<Intersection> => ({
  rule,
  ask: msg(ask, { who }),
  from,
  key: pointKey,
  show: at => showPoint(at, preview?.(at)),
});

export const legendChoice = (
  t: T,
  rule: RuleId,
  ask: TextId,
  who: LegendId,
  from: readonly L[],
): Choice<LegendId> => ({
  rule,
  ask: msg(ask, { who }),
  from: from.map(l => l.id),
  key: id => id,
  show: id => showLegend(t.s, id),
});

export const path = (spaces: readonly Space[]) => spaces.map(plainSpace);
