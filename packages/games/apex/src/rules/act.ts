import { adjacentSpaces } from '@potyczka/geometry/lattice';
import {
  type CardId,
  type Choice,
  type DeepReadonly,
  orPass,
  PASS,
  type Proc,
  type Show,
  type Verdict,
} from '@potyczka/kernel';
import { automaActivation } from '../automa/turn.js';
import { abilityById } from '../content/abilities/index.js';
import { featOn } from '../content/feats/index.js';
import { gearOf } from '../content/loot.js';
import { type Act, enemiesOf, isFree, latticeOf, legendOf, type S, standsOn, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import { type AbilityId, keyOf, type LegendId, type Space } from '../vocabulary.js';
import { abilitiesOf, initiate, judgeInitiate } from './abilities.js';
import { eliminate } from './damage.js';
import { canDestroy, destroy } from './destroy.js';
import { judgeFeat, playEffects } from './effects.js';
import {
  canRefit,
  type Interaction,
  interact,
  interactionKey,
  objectsBeside,
  showInteraction,
} from './interact.js';
import { judgeItem, useItem } from './items.js';
import { decide, dropFrom, lootInReach } from './loot.js';
import { BLOW, hit, judgeMelee, meleeTargets } from './melee.js';
import {
  dash,
  dashWalk,
  enter,
  foreseeWalk,
  isInCanyon,
  judgeWalk,
  moveBy,
  NO_WALK,
  stopsOf,
  type Walk,
  walkOf,
  walkTo,
} from './move.js';
import { judgeRespawn, respawn } from './respawn.js';
import { type Aim, aimKey, aimsOf, begin, judgeAim, payTokens, showAim } from './shoot.js';

/** The part of a combined action that is not "Move 1". */
type Part = 'interact' | 'use' | 'melee' | 'destroy';

/** One thing that a legend may do in its activation (APX-ACT-05 to -18). */
type Option =
  | { readonly do: 'end' }
  | { readonly do: 'move'; readonly to: Space }
  | { readonly do: 'dash'; readonly to: Space }
  | { readonly do: 'shoot'; readonly aim: Aim }
  | { readonly do: 'interact'; readonly what: Interaction }
  | { readonly do: 'use'; readonly card: CardId }
  | { readonly do: 'melee'; readonly at: LegendId }
  | { readonly do: 'destroy' }
  /** Move 1 first, then the part. */
  | { readonly do: 'then'; readonly part: Part }
  | { readonly do: 'feat'; readonly card: CardId }
  | { readonly do: 'ability'; readonly id: AbilityId; readonly mode: number }
  | { readonly do: 'helmet' }
  | { readonly do: 'respawn' }
  | { readonly do: 'pick'; readonly card: CardId; readonly at: Space }
  | { readonly do: 'drop'; readonly card: CardId }
  | { readonly do: 'climb'; readonly to: Space }
  | { readonly do: 'perish' };

const keyOfOption = (o: Option): string => {
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

interface Looked {
  readonly act: DeepReadonly<Act>;
  readonly walk: Walk;
  readonly dash: Walk;
}

const MOVE = 2;
const PARTS: readonly Part[] = ['interact', 'use', 'melee', 'destroy'];

const actOf = (s: S): DeepReadonly<Act> => {
  if (!s.act) throw new Error('nobody acts');
  return s.act;
};

/** Everything that a person would expect to find, the harmless one first. */
function* optionsOf(s: S, looked: Looked): Generator<Option> {
  const who = looked.act.legend;
  const l = legendOf(s, who);
  yield { do: 'end' };
  if (!l.at) return yield { do: 'respawn' };
  if (isInCanyon(s, who)) return yield* canyonOptions(s, who);
  for (const to of looked.walk.ends) yield { do: 'move', to };
  for (const to of looked.dash.ends) yield { do: 'dash', to };
  for (const aim of aimsOf(s, who)) {
    yield { do: 'shoot', aim };
    for (const pays of payTokens(s, who, aim.slot)) yield { do: 'shoot', aim: { ...aim, pays } };
  }
  for (const what of objectsBeside(s, who)) yield { do: 'interact', what };
  yield { do: 'interact', what: { with: 'weapons' } };
  for (const card of l.pack) yield { do: 'use', card };
  for (const e of enemiesOf(s, who)) if (e.at) yield { do: 'melee', at: e.id };
  yield { do: 'destroy' };
  for (const part of PARTS) yield { do: 'then', part };
  if (gearOf(l.gear.helmet, 'helmet').action) yield { do: 'helmet' };
  for (const ability of abilitiesOf(who))
    for (const [mode, m] of ability.modes.entries())
      if (m.label === 'free' || m.label === 'special') yield { do: 'ability', id: ability.id, mode };
  for (const card of l.hand) yield { do: 'feat', card };
  for (const { card, at } of lootInReach(s, who)) yield { do: 'pick', card, at };
  for (const card of l.pack) yield { do: 'drop', card };
}

/** APX-OBJ-25, G-26 */
function* canyonOptions(s: S, who: LegendId): Generator<Option> {
  const at = standsOn(s, who);
  for (const to of adjacentSpaces(latticeOf(s), at)) if (isFree(s, to)) yield { do: 'climb', to };
  yield { do: 'perish' };
}

const NO_AP = no('APX-ACT-03', 'no-ap');
const RESPAWN_FIRST = no('APX-ACT-15', 'respawn-first');
const CLIMB_FIRST = no('APX-OBJ-25', 'climb-first');
const OWES_ACTION = no('APX-LOOT-40', 'owes-action');
const NO_INTERACTION = no('APX-INTER-01', 'nothing-to-refit');
const NOTHING_TO_DESTROY = no('APX-DEST-01', 'nothing-to-destroy');
const NOT_IN_ACTIVATION = no('APX-CARD-02', 'not-in-activation');
const NOT_AFTER_MOVE = no('APX-ACT-07', 'not-after-move');

const priceOf = (o: Option): number => {
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

const judgeOption = (s: S, looked: Looked, o: Option): Verdict => {
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
      return o.what.with !== 'weapons' || canRefit(s, who) ? undefined : NO_INTERACTION;
    case 'use':
      return judgeItem(s, who, o.card);
    case 'melee':
      return judgeMelee(s, who, o.at);
    case 'destroy':
      return canDestroy(s, who) ? undefined : NOTHING_TO_DESTROY;
    case 'then':
      return judgeThen(s, who, o.part);
    case 'feat': {
      const { kind } = featOn(o.card);
      return kind === 'free' || kind === 'special' ? judgeFeat(s, who, o.card) : NOT_IN_ACTIVATION;
    }
    case 'ability': {
      const ability = abilityById(o.id);
      const mode = ability.modes[o.mode];
      return mode ? judgeInitiate(s, who, ability, mode) : NOT_IN_ACTIVATION;
    }
    case 'respawn':
      return looked.act.ap < 1 && !looked.act.acted ? NO_AP : judgeRespawn(s, who);
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
  act.ap > 0 && stopsOf(s, act.legend, MOVE).some(x => x.cost > 0 && x.mayEnd);

/** APX-ACT-07: some end of Move 1 has to make the part possible. */
const judgeThen = (s: S, who: LegendId, part: Part): Verdict => {
  if (part === 'use')
    return legendOf(s, who).pack.some(c => !judgeItem(s, who, c)) ? undefined : NOT_AFTER_MOVE;
  const ends = stopsOf(s, who, 1).filter(x => x.cost > 0 && x.mayEnd);
  const isPossible = ends.some(({ space }) => {
    if (part === 'melee') return meleeTargets(s, who, space).length > 0;
    if (part === 'destroy') return canDestroy(s, who, space);
    return objectsBeside(s, who, space).length > 0;
  });
  return isPossible ? undefined : NOT_AFTER_MOVE;
};

const showOption = (s: S, looked: Looked, o: Option): Show => {
  const who = looked.act.legend;
  switch (o.do) {
    case 'end':
      return { label: msg('end-label'), declines: true };
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
const lookAt = (s: S, act: DeepReadonly<Act>): Looked => {
  const who = act.legend;
  const isFixed = !legendOf(s, who).at || isInCanyon(s, who);
  let walk: Walk | undefined;
  let dash: Walk | undefined;
  return {
    act,
    get walk() {
      walk ??= isFixed || act.ap < 1 ? NO_WALK : walkOf(s, who, MOVE);
      return walk;
    },
    get dash() {
      dash ??= isFixed ? NO_WALK : dashWalk(s, who);
      return dash;
    },
  };
};

/** One action of the legend in activation, or its end (APX-ACT-01, -02). */
export function* act(t: T): Proc {
  const current = actOf(t.s);
  const who = current.legend;
  if (legendOf(t.s, who).automa) return yield* automaActivation(t, who);
  const { seat } = legendOf(t.s, who);
  const looked = lookAt(t.s, current);
  let options: readonly Option[] | undefined;
  const choice: Choice<Option> = {
    rule: 'APX-ACT-01',
    ask: msg('ask-act', { who, ap: current.ap }),
    /** Found when somebody looks: a bot that only values the position does not. */
    get from() {
      options ??= [...optionsOf(t.s, looked)];
      return options;
    },
    key: keyOfOption,
    judge: o => judgeOption(t.s, looked, o),
    show: o => showOption(t.s, looked, o),
  };
  yield* perform(t, who, looked, yield* t.choose(seat, choice));
}

function* perform(t: T, who: LegendId, looked: Looked, o: Option): Proc {
  switch (o.do) {
    case 'end':
      return t.emit({ type: 'activation-over', who }, 'APX-ACT-04');
    case 'move':
      t.emit({ type: 'acted', who, action: 'move', ap: 1 }, 'APX-ACT-05');
      return yield* walkTo(t, who, looked.walk, o.to, 'move');
    case 'dash':
      return yield* dashTo(t, who, looked.dash, o.to);
    case 'shoot':
      return begin(t, who, o.aim, 1);
    case 'feat':
      t.emit({ type: 'played', who, card: o.card, ap: priceOf(o) }, 'APX-CARD-07');
      return yield* playEffects(t, who, featOn(o.card).effects ?? []);
    case 'ability':
      return yield* useAbility(t, who, o.id, o.mode);
    case 'respawn':
      return yield* respawn(t, who);
    case 'pick':
      t.emit({ type: 'picked-up', who, card: o.card, at: o.at }, 'APX-LOOT-36');
      return yield* decide(t, who);
    case 'drop':
      return yield* dropFrom(t, who, o.card);
    case 'climb':
      t.emit({ type: 'acted', who, action: 'climb', ap: 1 }, 'APX-OBJ-25');
      return yield* enter(t, who, 'climb', [o.to], 'APX-OBJ-25');
    case 'perish':
      return eliminate(t, who, null, 'APX-OBJ-25');
    case 'helmet':
      return yield* interactAndUse(t, who);
    default:
      return yield* combined(t, who, o);
  }
}

function* dashTo(t: T, who: LegendId, walk: Walk, to: Space): Proc {
  yield* dash(t, who);
  yield* walkTo(t, who, walk, to, 'dash');
}

function* useAbility(t: T, who: LegendId, id: AbilityId, n: number): Proc {
  const ability = abilityById(id);
  const mode = ability.modes[n];
  if (mode) yield* initiate(t, who, ability, mode, mode.ap);
}

/** APX-ACT-07: the two parts of "A and Move 1" in the order that the player wants; a canyon ends it (APX-OBJ-21). */
function* combined(t: T, who: LegendId, o: Extract<Option, { do: Part | 'then' }>): Proc {
  const part = o.do === 'then' ? o.part : o.do;
  t.emit({ type: 'acted', who, action: part, ap: 1 }, 'APX-ACT-05');
  if (o.do === 'then') {
    yield* moveBy(t, who, 1, 'APX-ACT-07');
    if (isAble(t.s, who)) yield* doPart(t, who, part);
    return;
  }
  if (o.do === 'interact') yield* interact(t, who, o.what);
  else if (o.do === 'use') yield* useItem(t, who, o.card);
  else if (o.do === 'melee') yield* hit(t, who, o.at, BLOW);
  else yield* destroy(t, who);
  if (isAble(t.s, who)) yield* moveBy(t, who, 1, 'APX-ACT-07');
}

const isAble = (s: S, who: LegendId): boolean => legendOf(s, who).at !== null && !isInCanyon(s, who);

/** The part after the move: what exactly, or nothing. */
function* doPart(t: T, who: LegendId, part: Part): Proc {
  const { seat } = legendOf(t.s, who);
  const choice: Choice<Option> = {
    rule: 'APX-ACT-07',
    ask: msg(`ask-part-${part}`, { who }),
    from: partOptions(t.s, who, part),
    key: keyOfOption,
    judge: o => judgePart(t.s, who, o),
    show: o => showOption(t.s, { act: actOf(t.s), walk: NO_WALK, dash: NO_WALK }, o),
  };
  if (choice.from.length === 0) return;
  const o = yield* t.choose(seat, orPass(choice, msg('none-label')));
  if (o === PASS) return;
  if (o.do === 'interact') yield* interact(t, who, o.what);
  else if (o.do === 'use') yield* useItem(t, who, o.card);
  else if (o.do === 'melee') yield* hit(t, who, o.at, BLOW);
  else if (o.do === 'destroy') yield* destroy(t, who);
}

const partOptions = (s: S, who: LegendId, part: Part): Option[] => {
  if (part === 'interact')
    return [...objectsBeside(s, who), { with: 'weapons' as const }].map(what => ({ do: 'interact', what }));
  if (part === 'use') return legendOf(s, who).pack.map(card => ({ do: 'use', card }));
  if (part === 'melee')
    return enemiesOf(s, who).flatMap((e): Option[] => (e.at ? [{ do: 'melee', at: e.id }] : []));
  return canDestroy(s, who) ? [{ do: 'destroy' }] : [];
};

const judgePart = (s: S, who: LegendId, o: Option): Verdict => {
  if (o.do === 'interact') return o.what.with !== 'weapons' || canRefit(s, who) ? undefined : NO_INTERACTION;
  if (o.do === 'use') return judgeItem(s, who, o.card);
  return o.do === 'melee' ? judgeMelee(s, who, o.at) : undefined;
};

/** APX-GEAR-06: Interact and Use, in either order. */
function* interactAndUse(t: T, who: LegendId): Proc {
  t.emit({ type: 'acted', who, action: 'helmet', ap: 1 }, 'APX-GEAR-06');
  const first = yield* t.choose<'interact' | 'use'>(legendOf(t.s, who).seat, {
    rule: 'APX-GEAR-06',
    ask: msg('ask-which-first', { who }),
    from: ['interact', 'use'],
    key: x => x,
    show: x => ({ label: msg(`first-${x}-label`) }),
  });
  yield* doPart(t, who, first);
  if (isAble(t.s, who)) yield* doPart(t, who, first === 'use' ? 'interact' : 'use');
}
