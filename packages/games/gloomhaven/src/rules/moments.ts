import { PASS, type Proc, sure } from '@potyczka/kernel';
import { pick } from '../ask.js';
import type { Ability, Moment } from '../content/abilities.js';
import type { T } from '../state.js';
import { msg } from '../text/say.js';
import type { CardId, FigureId } from '../vocabulary.js';
import { useBonus } from './bonuses.js';
import { gain } from './conditions.js';
import { type Bonus, bonusesAt } from './effects.js';
import { infuse } from './elements.js';
import { allHold } from './holds.js';
import { figure, isAlive, speaker } from './look.js';
import { canPay, payCost, perform } from './perform.js';
import type { Running } from './running.js';
import { runFor } from './running.js';

/** Moments at which running effects do something of their own: the start of a turn, the end of an attack action, a rest. */

/** What is known of the moment. */
export interface Happening {
  /** Whom it happened with: an attacker, a victim. */
  readonly other?: FigureId | undefined;
  readonly healed?: readonly FigureId[];
  /** The figure whose moment it is acts itself, not the owner of the effect. */
  readonly itself?: boolean;
}

/** Every effect that acts at this moment of a figure, each as its words say (GLM-CARD-10, -12). */
export function* fire(t: T, who: FigureId, moment: Moment, about: Happening = {}): Proc {
  if (!isAlive(t.s, who)) return;
  for (const bonus of bonusesAt(t.s, moment, figure(t.s, who))) {
    if (!isAlive(t.s, who) || !isAlive(t.s, bonus.lasting.owner)) return;
    yield* act(t, who, bonus, about);
  }
}

function* act(t: T, who: FigureId, { lasting, ability }: Bonus, about: Happening): Proc {
  const own = runFor(t.s, lasting.owner, lasting, about.other ?? who);
  const run: Running = about.itself ? { ...own, me: who } : own;
  run.notes.targets.push(about.other ?? who);
  run.notes.healed.push(...(about.healed ?? []));
  if (!allHold(t.s, ability.if, { run, target: who })) return;
  if (ability.may === true || ability.cost !== undefined) {
    if (!canPay(t.s, run, ability.cost ?? {}) || !(yield* wants(t, lasting.owner, lasting.card))) return;
    if (ability.cost && !(yield* payCost(t, run, ability.cost))) return;
  }
  yield* useBonus(t, { lasting });
  for (const each of ability.give?.do ?? []) yield* perform(t, run, each);
  if (ability.choose) yield* chooseOne(t, run, ability.choose);
  if (ability.give?.xp && run.hero) t.emit({ type: 'xp', who: run.hero, n: ability.give.xp }, 'GLM-XP-03');
  for (const condition of ability.give?.conditions ?? []) gain(t, who, condition, lasting.owner);
  if (ability.give?.infuse) yield* infuse(t, lasting.owner, speaker(t.s, lasting.owner), ability.give.infuse);
}

/** One of several abilities, as its owner likes. */
export function* chooseOne(t: T, run: Running, all: readonly Ability[]): Proc {
  const key = yield* pick(
    t,
    speaker(t.s, run.me),
    'GLM-CARD-10',
    msg('ask-which-ability'),
    all.map((each, n) => ({ key: String(n), show: { label: msg(`${each.a}-verb` as 'heal-verb') } })),
  );
  const each = sure(all[Number(key)], 'one of all');
  yield* perform(t, run, each);
}

function* wants(t: T, who: FigureId, card: CardId | null): Proc<boolean> {
  const key = yield* pick(
    t,
    speaker(t.s, who),
    'GLM-CARD-10',
    card ? msg('ask-use-bonus', { card }) : msg('ask-use-effect'),
    [
      { key: PASS, show: { label: msg('no-label'), declines: true } },
      { key: 'yes', show: { label: msg('yes-label'), ...(card ? { at: [card] } : {}) } },
    ],
  );
  return key === 'yes';
}
