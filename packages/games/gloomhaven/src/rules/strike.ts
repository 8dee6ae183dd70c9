import { isAdjacent, stepsFrom } from '@potyczka/geometry/hex';
import { PASS, type Proc, sure } from '@potyczka/kernel';
import { figurePick, pick, skip } from '../ask.js';
import type { AttackAbility, Condition, Give } from '../content/abilities.js';
import { fieldOf } from '../ground.js';
import type { S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { FigureId } from '../vocabulary.js';
import { giveId } from './ability-ids.js';
import { type Aim, aimAt, attackBonuses } from './aim.js';
import { type Blow, judged } from './blow.js';
import { useBonus } from './bonuses.js';
import { gain, isStunned } from './conditions.js';
import { heal, suffer } from './damage.js';
import { afterDefence, defence, turned, useFor, whoInstead } from './defence.js';
import { abilityOf, type Bonus, bonusesAt, isAmong, retaliatesOf, shieldOf } from './effects.js';
import { canConsume, consume, infuse } from './elements.js';
import { force, hexesBlocked } from './force.js';
import { type About, allHold } from './holds.js';
import { giftOf, spendItem, wornAt } from './items.js';
import { areEnemies, deckNameOf, figure, hero, isAlive } from './look.js';
import { isStepwise, pause } from './meanwhile.js';
import { drawModifiers, effectNumber, isElement, type Modifier, modeOf, valueAfter } from './modifiers.js';
import { fire } from './moments.js';
import { expected } from './odds.js';
import { canPay, payCost, perform } from './perform.js';
import { asGift, type Running } from './running.js';
import { amount } from './values.js';

/** Targets still to be struck, those that were, and how many more ADD TARGET has brought. Plain data. */
export interface Volley {
  left: FigureId[];
  done: FigureId[];
  added: number;
  single: boolean;
  /** All were taken at once, so that their order is still open. */
  isOpen: boolean;
}

export const volleyAt = (targets: readonly FigureId[], isOpen = false): Volley => ({
  left: [...targets],
  done: [],
  added: 0,
  single: targets.length === 1,
  isOpen,
});

/** Every target in order (GLM-G32), then those that ADD TARGET brings (GLM-ATK-26). */
export function* strikeAll(
  t: T,
  run: Running,
  blow: Blow,
  targets: readonly FigureId[],
  isOpen = false,
): Proc {
  const volley = volleyAt(targets, isOpen);
  while (yield* strikeNext(t, run, blow, volley)) {
    // Each target is a part of its own.
  }
}

/** Somebody may draw the attacks on neighbours to themselves. */
const redirected = (s: S, run: Running, target: FigureId): FigureId => {
  const f = s.figures[target];
  const me = s.figures[run.me];
  if (!f || !me) return target;
  for (const x of s.lasting) {
    const ability = abilityOf(x);
    const owner = s.figures[x.owner];
    if (ability.a !== 'redirectAttacks' || !owner || owner.side === me.side || owner.id === target) continue;
    if (isAmong(s, owner, ability.from, f)) return owner.id;
  }
  return target;
};

/** The next target of an attack; false when there is none left. */
export function* strikeNext(t: T, run: Running, blow: Blow, volley: Volley): Proc<boolean> {
  if (!isAlive(t.s, run.me)) return false; // GLM-G33
  if (volley.done.length > 0) yield* pause(t, run.me);
  if (!isAlive(t.s, run.me) || isStunned(t.s.figures[run.me])) return false; // GLM-G33, -G74
  const printed = yield* whoIsNext(t, run, blow, volley);
  if (printed !== undefined) {
    volley.done.push(printed);
    const target = redirected(t.s, run, printed);
    if (isAlive(t.s, target)) volley.added += yield* strike(t, run, blow, target, volley.single);
    return true;
  }
  if (volley.added === 0) return false;
  volley.added--;
  const next = yield* addedTarget(t, run, blow, volley.done);
  if (next === undefined) return false;
  volley.done.push(next);
  yield* strike(t, run, blow, next, false);
  return true;
}

/** GLM-G32: in the order that the attacker likes; asked where it matters what is done to one before another. */
function* whoIsNext(t: T, run: Running, blow: Blow, volley: Volley): Proc<FigureId | undefined> {
  const left = volley.left.filter(id => isAlive(t.s, id));
  const isAsked =
    volley.isOpen && run.by !== undefined && left.length > 1 && orderMatters(t.s, run, blow, left);
  if (!isAsked) return volley.left.shift();
  const key = yield* pick(
    t,
    sure(run.by, 'by'),
    'GLM-ATK-01',
    msg('ask-next-target', { n: blow.value }),
    left.map(id => figurePick(t.s, id, undefined, () => expected(t.s, run, blow, id))),
  );
  volley.left = volley.left.filter(id => id !== key);
  return key;
}

const orderMatters = (s: S, run: Running, { ability, gives }: Blow, left: readonly FigureId[]): boolean =>
  isStepwise(s, run.me) ||
  left.some(id => retaliatesOf(s, figure(s, id)).length > 0) ||
  [ability, ...gives].some(x => x.push !== undefined || x.pull !== undefined) ||
  gives.some(give => give.add?.push !== undefined);

function* addedTarget(t: T, run: Running, blow: Blow, done: readonly FigureId[]): Proc<FigureId | undefined> {
  const open = judged(t.s, run, blow, done)
    .filter(c => c.refusal === undefined)
    .map(c => c.f.id);
  if (open.length === 0) return undefined;
  if (run.by === undefined) return open[0];
  const key = yield* pick(t, run.by, 'GLM-ATK-26', msg('ask-added-target'), [
    skip('no-attack-label'),
    ...open.map(id => figurePick(t.s, id, undefined, () => expected(t.s, run, blow, id))),
  ]);
  return key === PASS ? undefined : key;
}

/** Items and optional bonuses for this one attack, used before a card is drawn (GLM-ITEM-14). */
function* beforeDraw(t: T, run: Running, blow: Blow, target: FigureId, single: boolean): Proc<Give[]> {
  const given: Give[] = [];
  const about = { target, ranged: blow.ranged, single };
  if (run.by !== undefined && run.hero === run.me) {
    for (const bonus of bonusesAt(t.s, 'attack', figure(t.s, run.me)))
      given.push(...(yield* mayAdd(t, run, bonus, about)));
    for (const { id, effect } of wornAt(t.s, run.me, 'attack', about)) {
      given.push(giftOf(effect));
      if (effect.limitPerTurn !== undefined) yield* spendItem(t, run.me, id);
    }
    const taken: number[] = [];
    for (
      let gave = yield* useFor(t, run.me, 'attack', target, about, taken);
      gave;
      gave = yield* useFor(t, run.me, 'attack', target, about, taken)
    ) {
      run.notes.items++;
      given.push(gave);
    }
  }
  return given;
}

/** A bonus that its owner may leave, or must pay for. */
function* mayAdd(t: T, run: Running, { ability, lasting }: Bonus, about: Omit<About, 'run'>): Proc<Give[]> {
  const { may, cost, consume: augments, give } = ability;
  if (may !== true && cost === undefined && augments === undefined) return [];
  if (ability.oncePerAction && run.notes.attacks > 0) return [];
  const key = `bonus ${lasting.n}`;
  if (ability.limitPerTurn !== undefined && (t.s.turn?.used[key] ?? 0) >= ability.limitPerTurn) return [];
  if (!allHold(t.s, ability.if, { ...about, run, mark: lasting.on }) || !canPay(t.s, run, cost ?? {}))
    return [];
  const elements = augments?.[0]?.elements;
  if (elements && !canConsume(t.s, elements)) return give && may !== true && cost === undefined ? [give] : [];
  const card = lasting.card;
  const answer = yield* pick(
    t,
    sure(run.by, 'by'),
    'GLM-CARD-10',
    card ? msg('ask-use-bonus', { card }) : msg('ask-use-effect'),
    [skip('no-label'), { key: 'yes', show: { label: msg('yes-label'), ...(card ? { at: [card] } : {}) } }],
  );
  if (answer === PASS) return give && may !== true && cost === undefined ? [give] : [];
  if (cost && !(yield* payCost(t, run, cost))) return [];
  const more = elements ? [sure(sure(augments, 'augments')[0], 'one of augments').give] : [];
  if (elements) run.notes.consumed.push(...(yield* consume(t, run.me, sure(run.by, 'by'), elements)));
  yield* useBonus(t, { lasting });
  return [...(give ? [give] : []), ...more];
}

/** GLM-ATK-11 to -25: one target, from the bonuses to Retaliate. Gives the number of targets that its card adds. */
function* strike(t: T, run: Running, blow: Blow, target: FigureId, single: boolean): Proc<number> {
  const instead = blow.gives.find(give => give.instead !== undefined)?.instead;
  for (const { pays } of blow.gives) if (pays && !(yield* payCost(t, run, pays))) return 0;
  const extra = yield* beforeDraw(t, run, blow, target, single);
  const ward = yield* defence(t, run, blow, target);
  if (ward.effect?.attackRedirectedTo !== undefined) {
    const other = yield* whoInstead(t, run, blow, target);
    if (other !== undefined) return yield* strike(t, run, blow, other, single);
  }
  const aim = aimAt(
    t.s,
    run,
    blow,
    target,
    single,
    ward.disadvantage ? [...extra, { disadvantage: true }] : extra,
  );
  const bonuses = attackBonuses(t.s, figure(t.s, run.me), { run, target, ranged: blow.ranged, single });
  const mode = modeOf(aim.advantage, aim.disadvantage);
  const { drawn, used: counting } = drawModifiers(t, deckNameOf(t.s, run.me), mode, aim.base); // GLM-MON-49, GLM-SUMM-06
  const used = counting.map(card => turned(t.s, target, card));
  const effects = used.flatMap(card => card.effects);
  const value = valueAfter(aim.base, used, t.s.options.tamed);
  const pierce = aim.pierce + effectNumber(effects, 'pierce');
  const worn = amount(t.s, ward.add?.shield, { run });
  const shield = aim.ignoreShield ? 0 : shieldOf(t.s, figure(t.s, target)) + worn;
  const damage = Math.max(0, value - Math.max(0, shield - pierce)); // GLM-ATK-25, GLM-SHIELD-04
  t.emit(
    {
      type: 'attacked',
      who: run.me,
      on: target,
      told: { mode, base: aim.base, drawn: texts(drawn), used: texts(used), value, shield, pierce, damage },
    },
    'GLM-ATK-12',
  );
  run.notes.attacks++;
  if (!run.notes.targets.includes(target)) run.notes.targets.push(target);
  for (const bonus of bonuses) yield* useBonus(t, bonus);
  const f = figure(t.s, target);
  if (instead && f.rank !== null && f.rank !== 'boss')
    yield* perform(t, run, sure(instead[0], 'one of instead'));
  else yield* takeBlow(t, run, target, damage, Math.max(0, pierce - shield));
  yield* attackEffects(t, run, aim, target, effects, blow.ability);
  yield* ownEffects(t, run, effects);
  for (const give of aim.gifts) yield* afterGift(t, run, give);
  yield* retaliate(t, run, target);
  yield* afterDefence(t, run, target);
  yield* fire(t, run.me, 'afterAttack', { other: target, itself: true });
  if (used.some(card => card.text === 'curse')) yield* cancelled(t, run);
  return effects.filter(e => e === 'addTarget').length;
}

/** A CURSE has spoilt an enemy's attack. */
function* cancelled(t: T, run: Running): Proc {
  if (run.hero !== undefined) return;
  for (const id of t.s.order) yield* fire(t, id, 'curseCancelsEnemyAttack', { other: run.me });
}

const texts = (cards: readonly Modifier[]): string[] => cards.map(card => card.text);

/** Damage of the attack and what is noted of it. */
function* takeBlow(t: T, run: Running, target: FigureId, damage: number, pierce: number): Proc {
  const before = figure(t.s, target);
  const suffered = yield* suffer(t, target, damage, { how: 'attack', by: run.me, pierce });
  run.notes.dealt += suffered;
  if (suffered > 0) run.notes.damaged.push(target);
  if (isAlive(t.s, target)) return;
  run.notes.killed.push({ id: target, at: before.at, rank: before.rank });
  const whole =
    before.hp === before.max && run.hero !== undefined && areEnemies(before, t.s.figures[run.me] ?? before);
  if (whole && run.hero) t.emit({ type: 'noted', who: run.hero, what: 'executed', n: 1 }, 'GLM-ATK-16');
}

/** GLM-ATK-21, -22, GLM-MOD-05: on a target that lives, damage or not. */
function* attackEffects(
  t: T,
  run: Running,
  aim: Aim,
  target: FigureId,
  effects: readonly string[],
  ability: AttackAbility,
): Proc {
  if (!isAlive(t.s, target)) return; // GLM-ATK-17
  const conditions = [...aim.conditions, ...(effects.filter(e => TARGET_CONDITIONS.has(e)) as Condition[])];
  const once = conditions.filter((c, i) => c === 'curse' || conditions.indexOf(c) === i); // GLM-COND-02, GLM-CURSE-07
  for (const condition of once)
    if (yield* wantsEffect(t, run, target, condition)) gain(t, target, condition, run.me);
  const push = aim.push + effectNumber(effects, 'push');
  const pull = aim.pull + effectNumber(effects, 'pull');
  const began = figure(t.s, target).at;
  if (push > 0) yield* force(t, run, 'push', push, target, { into: ability.pushIntoObstacles });
  const blocked = ability.pushBlocked && hexesBlocked(t.s, run.me, target, began, push);
  if (ability.pushBlocked && blocked && run.hero) {
    t.emit({ type: 'xp', who: run.hero, n: blocked * ability.pushBlocked.xpPerHex }, 'GLM-XP-03');
    const n = blocked * ability.pushBlocked.damagePerHex;
    yield* suffer(t, target, n, { how: 'ability', by: run.me });
  }
  if (pull > 0 && isAlive(t.s, target)) yield* force(t, run, 'pull', pull, target);
}

/** GLM-ATK-23: an effect may be left aside; only who goes step by step is asked. */
function* wantsEffect(t: T, run: Running, target: FigureId, condition: Condition): Proc<boolean> {
  if (run.by === undefined || run.hero !== run.me || !isStepwise(t.s, run.me)) return true;
  const ask = msg('ask-effect', { figure: target, condition });
  const yes = { key: 'yes', show: { label: msg('yes-label'), at: [target] } };
  return (yield* pick(t, run.by, 'GLM-ATK-23', ask, [skip('no-label'), yes])) !== PASS;
}

const TARGET_CONDITIONS = new Set<string>([
  'poison',
  'wound',
  'immobilize',
  'disarm',
  'stun',
  'muddle',
  'curse',
]);

const OWN_CONDITIONS = ['invisible', 'bless', 'strengthen'] as const;

/** What a modifier card does for the attacker. */
function* ownEffects(t: T, run: Running, effects: readonly string[]): Proc {
  if (!isAlive(t.s, run.me)) return;
  for (const effect of effects) {
    // GLM-MOD-05: each card heals by itself, so that the second helps whom the first has cured of POISON.
    if (effect.startsWith('heal ')) heal(t, run.me, Number(effect.slice(5)), run.me);
    if (isElement(effect)) yield* infuse(t, run.me, run.by ?? sure(t.s.seats[0], 'one of seats'), [effect]);
    const own = OWN_CONDITIONS.find(c => c === effect);
    if (own) gain(t, run.me, own, run.me);
    if (effect.startsWith('shield ')) shieldFromCard(t, run.me, Number(effect.slice(7)));
    if (effect === 'refresh' && run.hero) refreshOne(t, run.hero);
  }
}

/** The Shield of a modifier card; its number stands on the card. */
const SHIELD = giveId('modifier-shield', { a: 'shield', n: 0 });

const shieldFromCard = (t: T, who: FigureId, n: number): void =>
  t.emit(
    {
      type: 'lasts',
      who,
      effect: {
        n: t.s.counter,
        owner: who,
        ability: SHIELD.id,
        on: [who],
        until: 'round',
        card: null,
        value: n,
        used: 0,
      },
    },
    'GLM-MOD-05',
  );

const refreshOne = (t: T, who: FigureId): void => {
  const item = hero(t.s, who).items.find(i => i.state !== 'ready');
  if (item) t.emit({ type: 'refreshed', who, items: [item.id] }, 'GLM-ITEM-18');
};

/** What a gift brings beside numbers. */
function* afterGift(t: T, run: Running, give: Give): Proc {
  if (give.xp && run.hero && !hero(t.s, run.hero).out)
    t.emit({ type: 'xp', who: run.hero, n: give.xp }, 'GLM-XP-03');
  if (give.infuse && isAlive(t.s, run.me))
    yield* infuse(t, run.me, run.by ?? sure(t.s.seats[0], 'one of seats'), give.infuse);
  for (const each of give.do ?? []) yield* perform(t, asGift(run), each);
}

/** GLM-RETAL: after the attack and its effects, by a target that lives and reaches the attacker. */
function* retaliate(t: T, run: Running, target: FigureId): Proc {
  const f = t.s.figures[target];
  const me = t.s.figures[run.me];
  if (!f || !me) return; // GLM-RETAL-04
  const all = retaliatesOf(t.s, f);
  if (all.length === 0) return;
  const distance = sure(stepsFrom(fieldOf(t.s), [f.at], 99)[me.at], 'one of steps from');
  const near = isAdjacent(fieldOf(t.s), f.at, me.at);
  const n = all
    .filter(r => (r.range === 1 ? near : distance >= 0 && distance <= r.range))
    .reduce((sum, r) => sum + r.n, 0); // GLM-RETAL-05
  if (n === 0) return;
  const bonus = bonusesAt(t.s, 'retaliates', f);
  yield* suffer(t, run.me, n, { how: 'retaliate', by: target });
  for (const each of bonus) {
    const who = t.s.heroes[each.lasting.owner] ? each.lasting.owner : undefined;
    if (who && each.ability.give?.xp) t.emit({ type: 'xp', who, n: each.ability.give.xp }, 'GLM-XP-03');
    yield* useBonus(t, each);
  }
}
