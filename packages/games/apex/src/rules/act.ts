import { type Choice, orPass, PASS, type Proc } from '@potyczka/kernel';
import { automaActivation } from '../automa/turn.js';
import { abilityById } from '../content/abilities/index.js';
import { featOn } from '../content/feats/index.js';
import { legendOf, standsOn, type T } from '../state.js';
import { msg } from '../text/say.js';
import type { AbilityId, LegendId, Space } from '../vocabulary.js';
import { initiate } from './abilities.js';
import { isAble } from './after-move.js';
import { begin } from './aim.js';
import { eliminate } from './damage.js';
import { destroy } from './destroy.js';
import { playEffects } from './effects.js';
import { interact } from './interact.js';
import { useItem } from './items.js';
import { decide, dropFrom } from './loot.js';
import { BLOW, hit } from './melee.js';
import { dash, enter, moveOne, type Walk, walkTo } from './move.js';
import {
  actOf,
  judgeOption,
  keyOfOption,
  type Looked,
  lookAt,
  type Option,
  optionsOf,
  priceOf,
  showOption,
} from './offers.js';
import { type ActionPart, judgePart, partOptions } from './parts.js';
import { respawn } from './respawn.js';

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
      options ??= optionsOf(t.s, looked);
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
function* combined(t: T, who: LegendId, o: Extract<Option, { do: ActionPart | 'then' }>): Proc {
  const part = o.do === 'then' ? o.part : o.do;
  t.emit({ type: 'acted', who, action: part, ap: 1 }, 'APX-ACT-05');
  if (o.do === 'then') {
    yield* moveOne(t, who);
    if (isAble(t.s, who)) yield* doPart(t, who, part);
    return;
  }
  if (o.do === 'interact') yield* interact(t, who, o.what);
  else if (o.do === 'use') yield* useItem(t, who, o.card);
  else if (o.do === 'melee') yield* hit(t, who, o.at, BLOW);
  else yield* destroy(t, who);
  if (isAble(t.s, who)) yield* moveOne(t, who);
}

/** The part after the move: what exactly, or nothing. */
function* doPart(t: T, who: LegendId, part: ActionPart): Proc {
  const { seat } = legendOf(t.s, who);
  const choice: Choice<Option> = {
    rule: 'APX-ACT-07',
    ask: msg(`ask-part-${part}`, { who }),
    from: partOptions(t.s, who, part, standsOn(t.s, who)),
    key: keyOfOption,
    judge: o => judgePart(t.s, who, o),
    show: o => showOption(t.s, lookAt(t.s, actOf(t.s)), o),
  };
  if (choice.from.length === 0) return;
  const o = yield* t.choose(seat, orPass(choice, msg('none-label')));
  if (o === PASS) return;
  if (o.do === 'interact') yield* interact(t, who, o.what);
  else if (o.do === 'use') yield* useItem(t, who, o.card);
  else if (o.do === 'melee') yield* hit(t, who, o.at, BLOW);
  else if (o.do === 'destroy') yield* destroy(t, who);
}

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
