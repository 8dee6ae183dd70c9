import { adjacentSpaces } from '@potyczka/geometry/lattice';
import { type CardId, type DeepReadonly, memo, type Show, type Verdict } from '@potyczka/kernel';
import { declining } from '@potyczka/kit';
import { abilitiesOf, abilityById } from '../content/abilities/index.js';
import { featOn } from '../content/feats/index.js';
import { gearOf } from '../content/loot.js';
import { type Act, enemiesOf, isFree, latticeOf, legendOf, type S, standsOn } from '../state.js';
import { msg, no } from '../text/say.js';
import { type AbilityId, keyOf, type LegendId, placeOf, type Space } from '../vocabulary.js';
import { judgeInitiate } from './abilities.js';
import { placesAfterMove } from './after-move.js';
import { type Aim, aimKey, aimsOf, judgeAim, payTokens, showAim } from './aim.js';
import { judgeFeat } from './effects.js';
import { type Interaction, interactionKey, objectsBeside, showInteraction } from './interact.js';
import { lootInReach } from './loot.js';
import { momentOf } from './moments.js';
import { dashWalk, endsOf, foreseeWalk, isInCanyon, judgeWalk, NO_WALK, type Walk, walkOf } from './move.js';
import { type ActionPart, canBegin, judgePart, PARTS } from './parts.js';
import { judgeRespawn } from './respawn.js';

/** One thing that a legend may do in its activation (APX-ACT-05 to -18). */
export type Option =
  | { readonly do: 'end' }
  | { readonly do: 'move'; readonly to: Space }
  | { readonly do: 'dash'; readonly to: Space }
  | { readonly do: 'shoot'; readonly aim: Aim }
  | { readonly do: 'interact'; readonly what: Interaction }
  | { readonly do: 'use'; readonly card: CardId }
  | { readonly do: 'melee'; readonly at: LegendId }
  | { readonly do: 'destroy' }
  /** Move 1 first, then the part. */
  | { readonly do: 'then'; readonly part: ActionPart }
  | { readonly do: 'feat'; readonly card: CardId }
  | { readonly do: 'ability'; readonly id: AbilityId; readonly mode: number }
  | { readonly do: 'helmet' }
  | { readonly do: 'respawn' }
  | { readonly do: 'pick'; readonly card: CardId; readonly at: Space }
  | { readonly do: 'drop'; readonly card: CardId }
  | { readonly do: 'climb'; readonly to: Space }
  | { readonly do: 'perish' };

export const keyOfOption = (o: Option): string => {
  switch (o.do) {
    case 'move':
    case 'dash':
    case 'climb':
      return `${o.do}:${keyOf(o.to)}`;
    case 'shoot':
      return `${o.aim.pays ? 'pay' : 'shoot'}:${aimKey(o.aim)}`;
    case 'interact':
      return interactionKey(o.what);
    case 'melee':
      return `melee:${o.at}`;
    case 'then':
      return `then:${o.part}`;
    case 'ability':
      return `ability:${o.id}`;
    case 'use':
    case 'feat':
    case 'pick':
    case 'drop':
      return `${o.do}:${o.card}`;
    default:
      return o.do;
  }
};

export interface Looked {
  readonly act: DeepReadonly<Act>;
  readonly walk: Walk;
  readonly dash: Walk;
  /** Where the Move 1 of a combined action may end. */
  readonly moved: readonly Space[];
}

const MOVE = 2;

export const actOf = (s: S): DeepReadonly<Act> => {
  if (!s.act) throw new Error('nobody acts');
  return s.act;
};

/** The same object for the same space: options are listed again and again. */
const moveTo = memo(placeOf, (to: Space): Option => ({ do: 'move', to }), { most: 2000 });

/** Everything that a person would expect to find, the harmless one first. */
export const optionsOf = (s: S, looked: Looked): readonly Option[] => {
  const who = looked.act.legend;
  const l = legendOf(s, who);
  if (!l.at) return [{ do: 'end' }, { do: 'respawn' }];
  if (isInCanyon(s, who)) return [{ do: 'end' }, ...canyonOptions(s, l.at)];
  const found: Option[] = [{ do: 'end' }];
  for (const to of looked.walk.ends) found.push(moveTo(to));
  for (const to of looked.dash.ends) found.push({ do: 'dash', to });
  for (const aim of aimsOf(s, who)) {
    found.push({ do: 'shoot', aim });
    for (const pays of payTokens(s, who, aim.slot)) found.push({ do: 'shoot', aim: { ...aim, pays } });
  }
  for (const what of objectsBeside(s, who)) found.push({ do: 'interact', what });
  found.push({ do: 'interact', what: { with: 'weapons' } });
  for (const card of l.pack) found.push({ do: 'use', card });
  for (const e of enemiesOf(s, who)) if (e.at) found.push({ do: 'melee', at: e.id });
  found.push({ do: 'destroy' });
  for (const part of PARTS) found.push({ do: 'then', part });
  if (gearOf(l.gear.helmet, 'helmet').action) found.push({ do: 'helmet' });
  for (const ability of abilitiesOf(who))
    for (const [mode, m] of ability.modes.entries())
      if (m.label === 'free' || m.label === 'special') found.push({ do: 'ability', id: ability.id, mode });
  for (const card of l.hand) found.push({ do: 'feat', card });
  for (const { card, at } of lootInReach(s, who)) found.push({ do: 'pick', card, at });
  for (const card of l.pack) found.push({ do: 'drop', card });
  return found;
};

/** APX-OBJ-25, G-26 */
const canyonOptions = (s: S, at: Space): Option[] => [
  ...adjacentSpaces(latticeOf(s), at)
    .filter(to => isFree(s, to))
    .map((to): Option => ({ do: 'climb', to })),
  { do: 'perish' },
];

const NO_AP = no('APX-ACT-03', 'no-ap');
const RESPAWN_FIRST = no('APX-ACT-15', 'respawn-first');
const CLIMB_FIRST = no('APX-OBJ-25', 'climb-first');
const NO_AP_YET = no('APX-OBJ-25', 'no-ap');
const OWES_ACTION = no('APX-LOOT-40', 'owes-action');
const NOT_IN_ACTIVATION = no('APX-CARD-02', 'not-in-activation');
const NEITHER_PART = no('APX-GEAR-06', 'neither-part');
const NOT_AFTER_MOVE = no('APX-ACT-07', 'not-after-move');

/** APX-GEAR-06: what the action of a helmet is made of. */
const HELMET_PARTS: readonly ActionPart[] = ['interact', 'use'];

export const priceOf = (o: Option): number => {
  switch (o.do) {
    case 'move':
    case 'shoot':
    case 'interact':
    case 'use':
    case 'melee':
    case 'destroy':
    case 'then':
    case 'helmet':
    case 'climb':
      return 1;
    case 'feat': {
      const feat = featOn(o.card);
      return feat.kind === 'special' ? feat.ap : 0;
    }
    case 'ability':
      return abilityById(o.id).modes[o.mode]?.ap ?? 0;
    default:
      return 0;
  }
};

export const judgeOption = (s: S, looked: Looked, o: Option): Verdict => {
  if (o.do === 'end') return judgeEnd(s, looked.act);
  if (priceOf(o) > looked.act.ap) return NO_AP;
  const who = looked.act.legend;
  switch (o.do) {
    case 'move':
      return judgeWalk(s, looked.walk, o.to);
    case 'dash':
      return judgeWalk(s, looked.dash, o.to);
    case 'shoot':
      return judgeAim(s, who, o.aim);
    case 'interact':
    case 'use':
    case 'melee':
    case 'destroy':
      return judgePart(s, who, o);
    case 'then':
      return judgeThen(s, looked, o.part);
    case 'feat': {
      const feat = featOn(o.card);
      const isOwn = feat.kind === 'free' || feat.kind === 'special';
      return isOwn ? judgeFeat(s, who, o.card) : momentOf(feat);
    }
    case 'ability': {
      const ability = abilityById(o.id);
      const mode = ability.modes[o.mode];
      return mode ? judgeInitiate(s, who, ability, mode) : NOT_IN_ACTIVATION;
    }
    case 'helmet':
      return HELMET_PARTS.some(part => canBegin(s, who, part, [standsOn(s, who)])) ? undefined : NEITHER_PART;
    case 'respawn':
      return looked.act.ap < 1 ? NO_AP : judgeRespawn(s, who); // APX-REV-02; a card may only spare the AP
    case 'perish':
      return looked.act.ap < 1 ? NO_AP_YET : undefined;
    default:
      return undefined;
  }
};

/** APX-ACT-04, -15, APX-OBJ-25, APX-LOOT-40: when an activation may end. */
const judgeEnd = (s: S, act: DeepReadonly<Act>): Verdict => {
  const who = act.legend;
  if (!legendOf(s, who).at) return !act.acted && !judgeRespawn(s, who) ? RESPAWN_FIRST : undefined;
  if (isInCanyon(s, who) && act.ap > 0) return CLIMB_FIRST;
  return act.owes && canAct(s, act) ? OWES_ACTION : undefined;
};

/** Whether some action is left that would pay what is owed: a Move at least. */
const canAct = (s: S, act: DeepReadonly<Act>): boolean =>
  act.ap > 0 && endsOf(s, act.legend, MOVE).length > 0;

/** APX-ACT-07: somewhere that the Move 1 leads to the part can be begun as it would be asked for there. */
const judgeThen = (s: S, { act, moved }: Looked, part: ActionPart): Verdict =>
  canBegin(s, act.legend, part, moved) ? undefined : NOT_AFTER_MOVE;

export const showOption = (s: S, looked: Looked, o: Option): Show => {
  const who = looked.act.legend;
  switch (o.do) {
    case 'end':
      return declining(msg('end-label'));
    case 'move':
      return {
        label: msg('move-label', { space: keyOf(o.to) }),
        at: [keyOf(o.to)],
        preview: foreseeWalk(s, who, looked.walk, o.to),
      };
    case 'dash':
      return {
        label: msg('dash-label', { space: keyOf(o.to) }),
        at: [keyOf(o.to)],
        preview: { ...foreseeWalk(s, who, looked.dash, o.to), dash: true },
      };
    case 'shoot': {
      const show = showAim(s, who, o.aim);
      return o.aim.pays
        ? { ...show, label: msg('pay-shoot-label', { target: o.aim.at, card: o.aim.pays }) }
        : show;
    }
    case 'interact':
      return showInteraction(o.what);
    case 'use':
      return { label: msg('use-label', { card: o.card }), at: [o.card] };
    case 'melee':
      return { label: msg('melee-label', { target: o.at }), at: [o.at] };
    case 'then':
      return { label: msg(`then-${o.part}-label`), at: [] };
    case 'feat':
      return { label: msg('play-label', { card: o.card, ap: priceOf(o) }), at: [o.card] };
    case 'ability':
      return { label: msg('initiate-label', { ability: o.id, ap: priceOf(o) }), at: [o.id] };
    case 'pick':
      return { label: msg('pick-label', { card: o.card }), at: [o.card, keyOf(o.at)] };
    case 'drop':
      return { label: msg('drop-token-label', { card: o.card }), at: [o.card] };
    case 'climb':
      return { label: msg('climb-label', { space: keyOf(o.to) }), at: [keyOf(o.to)] };
    default:
      return { label: msg(`${o.do}-label`), at: [] };
  }
};

/** Where the legend could go, found when it is first asked for. */
export const lookAt = (s: S, act: DeepReadonly<Act>): Looked => {
  const who = act.legend;
  const isFixed = !legendOf(s, who).at || isInCanyon(s, who);
  let walk: Walk | undefined;
  let dash: Walk | undefined;
  let moved: readonly Space[] | undefined;
  return {
    act,
    get walk() {
      walk ??= isFixed || act.ap < 1 ? NO_WALK : walkOf(s, who, MOVE);
      return walk;
    },
    get moved() {
      moved ??= isFixed ? [] : placesAfterMove(s, who);
      return moved;
    },
    get dash() {
      dash ??= isFixed ? NO_WALK : dashWalk(s, who);
      return dash;
    },
  };
};
