import type { Verdict } from '@potyczka/kernel';
import { enemiesOf, legendOf, type S, standsOn } from '../state.js';
import { no } from '../text/say.js';
import type { LegendId, Space } from '../vocabulary.js';
import { canDestroy } from './destroy.js';
import { canRefit, objectsBeside } from './interact.js';
import { judgeItem } from './items.js';
import { judgeMelee } from './melee.js';
import type { Option } from './offers.js';

/** The part of a combined action that is not "Move 1". */
export const PARTS = ['interact', 'use', 'melee', 'destroy'] as const;
export type ActionPart = (typeof PARTS)[number];

const NO_INTERACTION = no('APX-INTER-01', 'nothing-to-refit');
const NOTHING_TO_DESTROY = no('APX-DEST-01', 'nothing-to-destroy');

const WEAPONS: Option = { do: 'interact', what: { with: 'weapons' } };
const DESTROY: Option = { do: 'destroy' };
const NONE: readonly Option[] = [];

/** What a part may be begun with wherever the legend stands. */
const carried = (s: S, who: LegendId, part: ActionPart): readonly Option[] => {
  if (part === 'interact') return [WEAPONS];
  if (part === 'use') return legendOf(s, who).pack.map(card => ({ do: 'use', card }));
  if (part !== 'melee') return NONE;
  return enemiesOf(s, who).flatMap((e): Option[] => (e.at ? [{ do: 'melee', at: e.id }] : []));
};

/** What it finds on a space. */
const found = (s: S, who: LegendId, part: ActionPart, at: Space): readonly Option[] => {
  if (part === 'interact') return objectsBeside(s, who, at).map(what => ({ do: 'interact', what }));
  return part === 'destroy' && canDestroy(s, who, at) ? [DESTROY] : NONE;
};

/** What a part may be begun with on a space: its own, or one that the Move part leads to. */
export const partOptions = (s: S, who: LegendId, part: ActionPart, at: Space): readonly Option[] => [
  ...found(s, who, part, at),
  ...carried(s, who, part),
];

export const judgePart = (s: S, who: LegendId, o: Option, at: Space = standsOn(s, who)): Verdict => {
  if (o.do === 'interact') return o.what.with !== 'weapons' || canRefit(s, who) ? undefined : NO_INTERACTION;
  if (o.do === 'use') return judgeItem(s, o.card, at);
  if (o.do === 'melee') return judgeMelee(s, o.at, at);
  return o.do === 'destroy' && !canDestroy(s, who, at) ? NOTHING_TO_DESTROY : undefined;
};

/** Whether the part can be begun on one of the spaces, with one of its options there. */
export const canBegin = (s: S, who: LegendId, part: ActionPart, places: readonly Space[]): boolean => {
  const everywhere = carried(s, who, part);
  return places.some(
    at =>
      everywhere.some(o => !judgePart(s, who, o, at)) ||
      found(s, who, part, at).some(o => !judgePart(s, who, o, at)),
  );
};
