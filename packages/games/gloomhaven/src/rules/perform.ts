import { PASS, type Proc, sure } from '@potyczka/kernel';
import { type Pick, pick, skip } from '../ask.js';
import type { Ability, Augment, Cost, Give, Verb } from '../content/abilities.js';
import type { S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { CardId, FigureId } from '../vocabulary.js';
import { gain, isStunned } from './conditions.js';
import { suffer } from './damage.js';
import { abilityOf } from './effects.js';
import { canConsume, consume, infuse } from './elements.js';
import { allHold } from './holds.js';
import { itemOffers, offerPick, spendItem } from './items.js';
import { figure, hero, isAlive, speaker } from './look.js';
import { registry } from './registry.js';
import type { Running } from './running.js';
import { legal, select } from './select.js';
import { amount, counted } from './values.js';

/** What an ability came to. */
export type Done = 'performed' | 'skipped';

/**
 * One ability, in the order that all share: its condition, what it costs, the
 * augments and payments that its player takes, the verb itself, experience, and
 * what follows from it. The verb does its own part and nothing else.
 */
export function* perform(t: T, run: Running, ab: Ability): Proc<Done> {
  if (!canAct(t.s, run)) return 'skipped';
  if (ab.a !== 'bonus' && !allHold(t.s, ab.if, { run, target: run.notes.targets.at(-1) })) return 'skipped';
  if (ab.a !== 'bonus' && ab.cost && !(yield* payCost(t, run, ab.cost))) return 'skipped';
  const gives = [...run.changes];
  if (ab.a !== 'bonus') {
    gives.push(...(yield* takeAugments(t, run, ab.consume ?? [], ab.a)));
    gives.push(...(yield* takePayments(t, run, ab)));
  }
  const converted = yield* convertedBy(t, run, ab);
  if (converted !== undefined) return yield* perform(t, run, converted);
  const times = ab.repeat ? counted(t.s, ab.repeat.x, { run }) : 1;
  const changed = changedBy(ab, gives);
  let done: Done = 'skipped';
  for (let i = 0; i < times && canAct(t.s, run); i++)
    if ((yield* verb(t, run, changed, gives, ab)) === 'performed') done = 'performed';
  if (done === 'skipped') return done;
  run.performed = true;
  yield* follow(t, run, ab, gives);
  return done;
}

/** An effect may let its owner do something else with the number of an Attack or a Move. */
function* convertedBy(t: T, run: Running, ab: Ability): Proc<Ability | undefined> {
  if ((ab.a !== 'attack' && ab.a !== 'move') || run.hero !== run.me || run.by === undefined) return undefined;
  for (const x of t.s.lasting) {
    const change = abilityOf(x);
    if (change.a !== 'convert' || x.owner !== run.me || !change.from.includes(ab.a)) continue;
    const n = amount(t.s, ab.n, { run }) + (change.plus ?? 0);
    const verb = change.to as 'attack' | 'heal';
    const key = yield* pick(t, run.by, 'GLM-CARD-10', msg('ask-convert', { n }), [
      skip('no-convert-label'),
      {
        key: 'yes',
        show: { label: msg(`convert-${verb}-label`, { n }), ...(x.card ? { at: [x.card] } : {}) },
      },
    ]);
    if (key !== PASS) return { a: verb, n };
  }
  return undefined;
}

/** GLM-G64, -G74: the dead and the stunned do nothing more. */
const canAct = (s: S, run: Running): boolean => {
  if (run.hero === run.me && run.hero !== undefined)
    return isAlive(s, run.me) && (run.evenStunned === true || !isStunned(s.figures[run.me]));
  return isAlive(s, run.me) || run.notes.killed.length > 0 || run.evenFallen;
};

type Perform = (t: T, run: Running, ab: Ability, gives: readonly Give[], printed: Ability) => Proc<boolean>;

function* verb(t: T, run: Running, ab: Ability, gives: readonly Give[], printed: Ability): Proc<Done> {
  const play = registry().verbs[ab.a] as Perform;
  return (yield* play(t, run, ab, gives, printed)) ? 'performed' : 'skipped';
}

/** Fields that gifts replace: `set` of augments and bonuses. */
const changedBy = (ab: Ability, gives: readonly Give[]): Ability => {
  let changed = ab;
  for (const give of gives) {
    if (!give.set) continue;
    const { add: _, ...set } = give.set;
    changed = { ...changed, ...set } as Ability;
  }
  return changed;
};

/** Experience and whatever comes after (GLM-XP-01, -03). */
function* follow(t: T, run: Running, ab: Ability, gives: readonly Give[]): Proc {
  const gainXp = (n: number): void => {
    if (n > 0 && run.hero && !hero(t.s, run.hero).out) t.emit({ type: 'xp', who: run.hero, n }, 'GLM-XP-03');
  };
  if (ab.xp) gainXp(ab.xp);
  if (ab.xpPer)
    gainXp(Math.floor(counted(t.s, ab.xpPer.count, { run }) / (ab.xpPer.each ?? 1)) * ab.xpPer.xp);
  const fresh = gives.filter(give => !run.changes.includes(give));
  for (const give of fresh) {
    if (give.xp) gainXp(give.xp);
    if (give.infuse && isAlive(t.s, run.me)) yield* infuse(t, run.me, seatOf(t.s, run), give.infuse);
    for (const each of give.do ?? []) yield* perform(t, run, each);
  }
  for (const each of ab.after ?? []) yield* perform(t, run, each);
}

const seatOf = (s: S, run: Running) => run.by ?? speaker(s, run.me);

/** GLM-ELEM-04, -07, -09, -10: a player chooses; a monster type consumes once and all of it profits. */
export function* takeAugments(t: T, run: Running, augments: readonly Augment[], verb: Verb): Proc<Give[]> {
  const taken: Give[] = [];
  for (const { elements, give } of augments) {
    if (run.by === undefined) {
      if (yield* monsterAugment(t, run, elements, `${verb} ${elements.join('+')}`)) taken.push(give);
      continue;
    }
    if (!canConsume(t.s, elements)) continue;
    const key = yield* pick(t, run.by, 'GLM-ELEM-04', msg('ask-augment', { elements }), [
      skip('no-augment-label'),
      { key: 'yes', show: { label: msg('augment-label', { elements }), at: [...elements] } },
    ]);
    if (key === PASS) continue;
    run.notes.consumed.push(...(yield* consume(t, run.me, run.by, elements)));
    taken.push(give);
  }
  return taken;
}

function* monsterAugment(t: T, run: Running, elements: Augment['elements'], key: string): Proc<boolean> {
  const flag = `augment ${figure(t.s, run.me).type} ${key}`;
  if ((t.s.flags[flag] ?? 0) === t.s.round) return true;
  if (!canConsume(t.s, elements) || (yield* isForestalled(t, run, elements))) return false;
  run.notes.consumed.push(...(yield* consume(t, run.me, speaker(t.s, run.me), elements)));
  t.emit({ type: 'flag', flag, n: t.s.round }, 'GLM-ELEM-10');
  return true;
}

/** A hero's item may consume an element before an enemy does. */
function* isForestalled(t: T, run: Running, elements: Augment['elements']): Proc<boolean> {
  if (figure(t.s, run.me).side === 'heroes') return false;
  for (const id of t.s.order) {
    const offers = itemOffers(t.s, id, 'enemyWouldConsumeElement', {});
    if (offers.length === 0) continue;
    const ask = msg('ask-forestall', { figure: run.me, elements });
    const key = yield* pick(t, hero(t.s, id).seat, 'GLM-ITEM-12', ask, [
      skip('no-item-label'),
      ...offers.map(offerPick),
    ]);
    if (key === PASS) continue;
    yield* spendItem(t, id, Number(key.slice(5)));
    yield* consume(t, id, hero(t.s, id).seat, elements);
    return true;
  }
  return false;
}

function* takePayments(t: T, run: Running, ab: Ability): Proc<Give[]> {
  const taken: Give[] = [];
  for (const { cost, give } of ab.mayPay ?? []) {
    if (run.by === undefined || !canPay(t.s, run, cost)) continue;
    const key = yield* pick(t, run.by, 'GLM-TURN-02', msg('ask-pay'), [
      skip('no-label'),
      { key: 'yes', show: { label: msg('pay-label') } },
    ]);
    if (key !== PASS && (yield* payCost(t, run, cost))) taken.push(give);
  }
  return taken;
}

export const canPay = (s: S, run: Running, cost: Cost): boolean => {
  if (cost.consume && !canConsume(s, cost.consume)) return false;
  if (cost.forgoAction && (!run.hero || isForgone(s, run.hero, cost.forgoAction))) return false;
  if (cost.discardCards && (!run.hero || hero(s, run.hero).hand.length < cost.discardCards)) return false;
  return isAlive(s, run.me);
};

const forgone = (who: FigureId, half: string): string => `forgone ${half} ${who}`;

const isForgone = (s: S, who: FigureId, half: string): boolean => s.flags[forgone(who, half)] === s.round;

/** Pays what an ability takes; false if it cannot be paid. */
export function* payCost(t: T, run: Running, cost: Cost): Proc<boolean> {
  if (!canPay(t.s, run, cost)) return false;
  if (cost.consume) run.notes.consumed.push(...(yield* consume(t, run.me, seatOf(t.s, run), cost.consume)));
  if (cost.damageSelf)
    run.notes.suffered += yield* suffer(t, run.me, cost.damageSelf, { how: 'cost', by: run.me });
  if (cost.forgoAction && run.hero)
    t.emit({ type: 'flag', flag: forgone(run.hero, cost.forgoAction), n: t.s.round }, 'GLM-TURN-03');
  for (let i = 0; i < (cost.discardCards ?? 0) && run.hero && run.by; i++) yield* discardOne(t, run);
  if (cost.condition) {
    const whom = cost.on ? legal(select(t.s, cost.on, run)) : [run.me];
    const target = whom.length > 1 && run.by ? yield* whichOf(t, run, whom) : whom[0];
    if (target === undefined) return false;
    const already = t.s.figures[target]?.conditions[cost.condition] !== undefined;
    if (already && cost.orDamageIfAlready)
      yield* suffer(t, target, cost.orDamageIfAlready, { how: 'cost', by: run.me });
    else gain(t, target, cost.condition, run.me);
  }
  return isAlive(t.s, run.me);
}

function* discardOne(t: T, run: Running): Proc {
  const { hand } = hero(t.s, sure(run.hero, 'hero'));
  const picks: Pick[] = hand.map(card => ({
    key: card,
    show: { label: msg('card-label', { card }), at: [card] },
  }));
  const key = yield* pick(t, sure(run.by, 'by'), 'GLM-TURN-03', msg('ask-discard'), picks);
  t.emit(
    {
      type: 'card-to',
      who: sure(run.hero, 'hero'),
      card: key as CardId,
      half: 'top',
      to: 'discard',
      until: 'round',
    },
    'GLM-TURN-03',
  );
}

function* whichOf(t: T, run: Running, whom: readonly FigureId[]): Proc<FigureId> {
  return yield* pick(
    t,
    seatOf(t.s, run),
    'GLM-ATK-24',
    msg('ask-whom'),
    whom.map(id => ({ key: id, show: { label: msg('figure-label', { figure: id }), at: [id] } })),
  );
}
