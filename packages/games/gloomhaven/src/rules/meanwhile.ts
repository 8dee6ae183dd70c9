import { type Msg, PASS, type Proc, type RuleId, type Seat, sure } from '@potyczka/kernel';
import { type Pick, pick, skip } from '../ask.js';
import type { Moment } from '../content/abilities.js';
import { itemOf } from '../content/index.js';
import type { S, T } from '../state.js';
import { msg, type Says } from '../text/say.js';
import type { CardId, FigureId, HalfName, HeroId } from '../vocabulary.js';
import { endCard } from './bonuses.js';
import { isNegative, isStunned } from './conditions.js';
import { grounding } from './falls.js';
import { actsAlone, itemOffers, type Offer, offerPick, spendItem } from './items.js';
import { figure, figures, has, hero, isAlive } from './look.js';
import { chooseOne } from './moments.js';
import { payCost, perform } from './perform.js';
import { type Running, runFor } from './running.js';

/**
 * What a player may do at any moment of their turn, also in the middle of an action: use an item (GLM-ITEM-12), put a
 * card away (GLM-CARD-16). Items lie beside the questions that are asked anyway. Between steps that ask nothing there
 * is a question only for those who want to go step by step.
 */

/** The hero in whose turn we are, if this seat plays it. */
const actingFor = (s: S, seat: Seat): HeroId | undefined => {
  const who = s.turn?.of;
  return who !== undefined && s.heroes[who]?.seat === seat && isAlive(s, who) ? who : undefined;
};

const flagOf = (who: FigureId): string => `step by step ${who}`;

export const isStepwise = (s: S, who: FigureId): boolean =>
  s.turn?.of === who && s.flags[flagOf(who)] === s.round;

/** To be asked before each step of the turn, and before each effect that may be left aside. */
const STEPWISE = 'stepwise';

export const stepwisePick = (s: S, who: HeroId): Pick[] =>
  isStepwise(s, who) ? [] : [{ key: STEPWISE, show: { label: msg('stepwise-label'), at: [who] } }];

export const goStepwise = (t: T, who: HeroId): void =>
  t.emit({ type: 'flag', flag: flagOf(who), n: t.s.round }, 'GLM-ITEM-12');

const itemsNow = (s: S, who: HeroId): Offer[] => itemOffers(s, who, 'duringTurn', {});

/** GLM-CARD-13, -16: every card of the active area. */
const dropPicks = (s: S, who: HeroId): Pick[] =>
  hero(s, who).active.map(a => ({
    key: `drop/${a.card}`,
    show: { label: msg('drop-label', { card: a.card }), at: [a.card], declines: true as const },
  }));

/** Items that lie beside a question; cards too for those who go step by step. */
export const meanwhile = (s: S, seat: Seat): Pick[] => {
  const who = actingFor(s, seat);
  if (who === undefined) return [];
  return [...itemsNow(s, who).map(offerPick), ...(isStepwise(s, who) ? dropPicks(s, who) : [])];
};

/** All of it, as the hero's own turn offers it between two actions. */
export const freeDeeds = (s: S, who: HeroId): Pick[] => [
  ...itemsNow(s, who).map(offerPick),
  ...dropPicks(s, who),
];

/** True if the answer was one of those. */
export function* doFreely(t: T, who: HeroId, key: string): Proc<boolean> {
  if (key === STEPWISE) {
    goStepwise(t, who);
    return true;
  }
  if (key.startsWith('drop/')) {
    yield* grounding(t, () => endCard(t, key.slice(5) as CardId));
    return true;
  }
  const item = itemsNow(t.s, who).find(o => offerPick(o).key === key);
  if (item === undefined) return false;
  yield* useItem(t, who, item.id);
  return true;
}

export function* doMeanwhile(t: T, seat: Seat, key: string): Proc<boolean> {
  const who = actingFor(t.s, seat);
  return who !== undefined && (yield* doFreely(t, who, key));
}

/** Asks as `pick` does, with items beside; after an item all is looked at anew. */
export function* pickMeanwhile(
  t: T,
  run: Running,
  rule: RuleId,
  ask: () => Msg,
  from: () => readonly Pick[],
): Proc<string> {
  const seat = sure(run.by, 'by');
  for (;;) {
    const key = yield* pick(t, seat, rule, ask(), [...from(), ...meanwhile(t.s, seat)]);
    if (!(yield* doMeanwhile(t, seat, key))) return key;
    if (!isAlive(t.s, run.me) || isStunned(t.s.figures[run.me])) return PASS;
  }
}

/** A moment between two steps that ask nothing. */
export function* pause(t: T, who: FigureId): Proc {
  if (isStepwise(t.s, who)) yield* atLeisure(t, who, 'go-on-label');
}

/** A moment of the own turn without another question: only for whoever wants it, or has an item that would help. */
export function* atLeisure(t: T, who: HeroId, goOn: Says): Proc {
  while (isAlive(t.s, who) && (isStepwise(t.s, who) || itemsNow(t.s, who).some(o => helps(t.s, who, o)))) {
    const deeds = freeDeeds(t.s, who);
    if (deeds.length === 0) return;
    const { seat } = hero(t.s, who);
    const ask = msg('ask-meanwhile', { figure: who });
    const key = yield* pick(t, seat, 'GLM-ITEM-12', ask, [skip(goOn), ...deeds]);
    if (key === PASS) return;
    yield* doFreely(t, who, key);
  }
}

/** Whether an item would do something now. Where it would not, nobody is stopped for its sake. */
const helps = (s: S, who: HeroId, { effect }: Offer): boolean =>
  effect.do?.some(each => {
    const f = figure(s, who);
    const h = hero(s, who);
    const isWell = (id: FigureId): boolean => {
      const { hp, max } = figure(s, id);
      return hp >= max && !has(figure(s, id), 'poison') && !has(figure(s, id), 'wound');
    };
    switch (each.a) {
      case 'heal':
        return figures(s).some(
          x => x.side === f.side && (each.on?.who !== 'self' || x.id === who) && !isWell(x.id),
        );
      case 'recover':
        return each.on?.who !== 'self' || h[each.pile].length > 0 || h.active.length > 0;
      case 'refresh':
        return each.on?.who !== 'self' || h.items.some(i => i.state !== 'ready');
      case 'removeConditions':
        return Object.keys(f.conditions).some(c => isNegative(c as Parameters<typeof isNegative>[0]));
      default:
        return true;
    }
  }) ?? true;

/** GLM-ITEM-12: an item for its own sake. */
export function* useItem(
  t: T,
  who: HeroId,
  id: number,
  moment: Moment = 'duringTurn',
  half: HalfName = 'top',
): Proc {
  const effect = sure(
    itemOf(id).effects.find(e => e.event === moment),
    'one of effects',
  );
  const evenStunned = effect.usableWhileStunned === true;
  const run: Running = { ...runFor(t.s, who), half, lasts: 'round', evenFallen: true, evenStunned };
  if (!actsAlone(id, effect)) yield* spendItem(t, who, id);
  if (effect.cost && !(yield* payCost(t, run, effect.cost))) return;
  if (effect.give?.xp) t.emit({ type: 'xp', who, n: effect.give.xp }, 'GLM-XP-03');
  for (const each of effect.do ?? []) yield* perform(t, run, each);
  if (effect.choose) yield* chooseOne(t, run, effect.choose);
}
