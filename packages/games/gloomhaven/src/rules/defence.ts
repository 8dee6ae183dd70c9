import { judgeRecipient } from '@potyczka/geometry/hex';
import { PASS, type Proc, sure } from '@potyczka/kernel';
import { figurePick, pick, skip } from '../ask.js';
import type { Give } from '../content/abilities.js';
import { fieldOf } from '../ground.js';
import type { S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { FigureId } from '../vocabulary.js';
import type { Blow } from './blow.js';
import type { About } from './holds.js';
import { giftOf, itemOffers, offerPick, spendItem, wornAt } from './items.js';
import { alliesOf, figure, hero, isAlive } from './look.js';
import { type Modifier, readModifier } from './modifiers.js';
import { payCost, perform } from './perform.js';
import type { Running } from './running.js';
import { runFor } from './running.js';

/** Items in a single attack: those of the attacker, and those of its target. */

/** An item of the attacker or of the target; the question names the other one. */
export function* useFor(
  t: T,
  who: FigureId,
  moment: 'attack' | 'attacked',
  other: FigureId,
  about: Omit<About, 'run'>,
  taken: number[] = [],
): Proc<Give | undefined> {
  const offers = itemOffers(t.s, who, moment, about, other).filter(o => !taken.includes(o.id));
  if (offers.length === 0) return undefined;
  const ask = msg(moment === 'attack' ? 'ask-attack-item' : 'ask-defence-item', { figure: other });
  const key = yield* pick(t, hero(t.s, who).seat, 'GLM-ITEM-14', ask, [
    skip('no-item-label'),
    ...offers.map(offerPick),
  ]);
  if (key === PASS) return undefined;
  const offer = sure(
    offers.find(o => `item-${o.id}` === key),
    'one of offers',
  );
  taken.push(offer.id);
  yield* spendItem(t, who, offer.id);
  const { cost } = offer.effect;
  return cost === undefined || (yield* payCost(t, runFor(t.s, who), cost)) ? giftOf(offer.effect) : undefined;
}

/** What the target's items do against the attack. */
export function* defence(t: T, run: Running, blow: Blow, target: FigureId): Proc<Give> {
  if (t.s.heroes[target] === undefined) return {};
  return (yield* useFor(t, target, 'attacked', run.me, { target: run.me, ranged: blow.ranged })) ?? {};
}

/** An ally of the attacker, within its range, takes the attack. */
export function* whoInstead(t: T, run: Running, blow: Blow, target: FigureId): Proc<FigureId | undefined> {
  const me = figure(t.s, run.me);
  const open = alliesOf(t.s, me).filter(
    f => judgeRecipient(fieldOf(t.s), me.at, blow.range, f.at) === undefined,
  );
  if (open.length < 2) return open[0]?.id;
  const picks = open.map(f => figurePick(t.s, f.id));
  return yield* pick(t, hero(t.s, target).seat, 'GLM-ITEM-14', msg('ask-whom'), picks);
}

/** What the target wears acts on its attacker when the attack is over. */
export function* afterDefence(t: T, run: Running, target: FigureId): Proc {
  if (t.s.heroes[target] === undefined) return;
  for (const { effect } of wornAt(t.s, target, 'attacked', { target: run.me }, run.me))
    for (const each of effect.do ?? []) {
      if (!isAlive(t.s, target) || !isAlive(t.s, run.me)) return;
      yield* perform(t, runFor(t.s, target, undefined, run.me), each);
    }
}

/** A card of the attacker that the target's items turn into another. */
export const turned = (s: S, target: FigureId, card: Modifier): Modifier => {
  for (const { effect } of s.heroes[target] ? wornAt(s, target, 'attacked') : [])
    for (const [from, to] of Object.entries(effect.give?.effect?.attackerModifier ?? {}))
      if (card.value === (from === '2x' ? 'x2' : from) && !card.leaves) return readModifier(to);
  return card;
};
