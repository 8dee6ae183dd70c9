import { isAdjacent } from '@potyczka/geometry/hex';
import { PASS, type Proc, type RuleId, sure } from '@potyczka/kernel';
import { type Pick, pick, skip } from '../ask.js';
import type { Give, Token } from '../content/abilities.js';
import { isSupply, itemOf } from '../content/index.js';
import type { Hurt } from '../events.js';
import { fieldOf } from '../ground.js';
import type { S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { CardId, FigureId, HeroId } from '../vocabulary.js';
import { spendBonus, useBonus } from './bonuses.js';
import { abilityOf, bonusesAt } from './effects.js';
import { allHold } from './holds.js';
import { itemOffers, offerPick, spendItem } from './items.js';
import { figure, figures, has, hero, isAlive, placeOf } from './look.js';
import { registry } from './registry.js';
import { runFor } from './running.js';
import { isUnhurtable, sacrificesFor } from './scenario-figures.js';
import { amount } from './values.js';

/** Where damage comes from. */
export interface Source {
  readonly how: Hurt;
  readonly by: FigureId | null;
  /** What PIERCE has left for Shield that is added as the damage is worked out (GLM-ATK-25). */
  readonly pierce?: number;
  /** Hit points are lost in another way than by damage: nothing helps. */
  readonly isNoDamage?: boolean;
}

/** Damage on its way to a figure: what is left of it, and of the PIERCE that goes with it. */
interface Coming {
  left: number;
  pierce: number;
}

/** Shield that is added now stops what PIERCE lets it stop; gives how much. */
const block = (coming: Coming, shield: number): number => {
  const less = Math.min(coming.left, Math.max(0, shield - coming.pierce));
  coming.pierce = Math.max(0, coming.pierce - shield);
  coming.left -= less;
  return less;
};

const RULE_OF: Readonly<Record<Hurt, RuleId>> = {
  attack: 'GLM-ATK-01',
  trap: 'GLM-TILE-11',
  hazard: 'GLM-TILE-16',
  wound: 'GLM-COND-06',
  retaliate: 'GLM-RETAL-01',
  ability: 'GLM-TURN-02',
  cost: 'GLM-TURN-03',
  rest: 'GLM-REST-04',
  scenario: 'GLM-SETUP-02',
};

/** What a scenario lets characters do for somebody: lose a card, and the damage does not happen. */
function* bySacrifice(t: T, who: FigureId): Proc<boolean> {
  if (!sacrificesFor(t.s, figure(t.s, who))) return false;
  for (const id of t.s.order) {
    const h = hero(t.s, id);
    if (h.out || h.hand.length === 0) continue;
    const key = yield* pick(t, h.seat, 'GLM-DMG-01', msg('ask-sacrifice', { figure: who }), [
      { key: 'pass', show: { label: msg('no-label'), declines: true } },
      ...h.hand.map(card => ({ key: card, show: { label: msg('lose-card-label', { card }), at: [card] } })),
    ]);
    if (key === 'pass') continue;
    t.emit({ type: 'cards-lost', who: id, cards: [key as CardId], from: 'hand' }, 'GLM-DMG-01');
    t.emit({ type: 'flag', flag: `spared ${who}`, n: (t.s.flags[`spared ${who}`] ?? 0) + 1 }, 'GLM-SETUP-02');
    return true;
  }
  return false;
}

/** GLM-CARD-12, GLM-G35: bonuses with slots come first and must be used when they can; Shield before what stops all. */
function* byBonuses(t: T, who: FigureId, coming: Coming, source: Source, by: 'shield' | 'noDamage'): Proc {
  const moments =
    source.how === 'attack' ? (['damagedByAttack', 'damaged'] as const) : (['damaged'] as const);
  for (const moment of moments)
    for (const bonus of bonusesAt(t.s, moment, figure(t.s, who))) {
      const run = runFor(t.s, bonus.lasting.owner, bonus.lasting, source.by ?? undefined);
      const { give, may } = bonus.ability;
      if (
        coming.left <= 0 ||
        !give ||
        !allHold(t.s, bonus.ability.if, { run, incoming: coming.left, target: source.by ?? undefined })
      )
        continue;
      if (by === 'noDamage' ? give.noDamage !== true : give.add?.shield === undefined) continue;
      if (may === true && !(yield* wantsBonus(t, who, bonus.lasting.card, coming.left))) continue;
      const less = stopped(coming, give, amount(t.s, give.add?.shield, { run }));
      if (less > 0)
        t.emit({ type: 'negated', who, n: less, by: bonus.lasting.card ?? 'cards' }, 'GLM-CARD-12');
      yield* useBonus(t, bonus);
    }
}

/** All of it, or as much as Shield stops. */
const stopped = (coming: Coming, give: Give | undefined, shield: number): number => {
  if (give?.noDamage !== true) return block(coming, shield);
  const all = coming.left;
  coming.left = 0;
  return all;
};

function* wantsBonus(t: T, who: FigureId, card: CardId | null, n: number): Proc<boolean> {
  const seat = hero(t.s, who).seat;
  const key = yield* pick(t, seat, 'GLM-CARD-12', msg('ask-ward', { n }), [
    { key: 'pass', show: { label: msg('no-label'), declines: true } },
    { key: 'yes', show: { label: msg('ward-label'), ...(card ? { at: [card] } : {}) } },
  ]);
  return key === 'yes';
}

/** GLM-DMG-01: suffer it, lose a card from the hand or two from the discard pile; or an item that helps. */
function* byCards(t: T, who: HeroId, coming: Coming, source: Source): Proc {
  const n = coming.left;
  const h = hero(t.s, who);
  const hand = h.hand.filter(card => !isSupply(card));
  const offers =
    source.how === 'attack'
      ? itemOffers(t.s, who, 'damagedByAttack', {}).filter(o => itemOf(o.id).uses === undefined)
      : [];
  const discards = h.discard.length + h.active.filter(a => !a.lost).length;
  if (hand.length === 0 && discards < 2 && offers.length === 0) return;
  const hp = figure(t.s, who).hp;
  const from: Pick[] = [
    { key: 'take', show: { label: msg('take-damage-label', { n, left: Math.max(0, hp - n) }), at: [who] } },
    ...hand.map(card => ({ key: card, show: { label: msg('lose-card-label', { card }), at: [card] } })),
    ...(discards >= 2 ? [{ key: 'two', show: { label: msg('lose-two-label') } }] : []),
    ...offers.map(o => ({
      key: `item-${o.id}`,
      show: { label: msg('item-label', { item: `item-${o.id}` }), at: [`item-${o.id}`] },
    })),
  ];
  const key = yield* pick(t, h.seat, 'GLM-DMG-01', msg('ask-damage', { who, n, hp }), from);
  if (key === 'take') return;
  if (key.startsWith('item-')) {
    const id = Number(key.slice(5));
    const { cost, give } = sure(
      offers.find(o => o.id === id),
      'one of offers',
    ).effect;
    yield* spendItem(t, who, id);
    if (cost === undefined || (yield* registry().payCost(t, runFor(t.s, who), cost))) {
      const less = stopped(coming, give, amount(t.s, give?.add?.shield, { run: runFor(t.s, who) }));
      if (less > 0) t.emit({ type: 'negated', who, n: less, by: id }, 'GLM-ITEM-12');
      yield* strikeBack(t, who, give, source);
    }
    if (coming.left > 0 && isAlive(t.s, who)) yield* byCards(t, who, coming, source);
    return;
  }
  if (key === 'two') yield* loseTwo(t, who);
  else t.emit({ type: 'cards-lost', who, cards: [key as CardId], from: 'hand' }, 'GLM-DMG-01');
  t.emit({ type: 'negated', who, n, by: 'cards' }, 'GLM-DMG-01');
  coming.left = 0;
}

function* loseTwo(t: T, who: HeroId): Proc {
  for (const nth of [1, 2]) {
    const h = hero(t.s, who);
    const active = h.active.filter(a => !a.lost).map(a => a.card); // GLM-CARD-15, -16
    const card = yield* pick(
      t,
      h.seat,
      'GLM-DMG-01',
      msg('ask-lose-discard', { nth }),
      [...h.discard, ...active].map(c => ({
        key: c,
        show: { label: msg('card-label', { card: c }), at: [c] },
      })),
    );
    if (active.some(c => c === card))
      t.emit({ type: 'card-left', who, card: card as CardId, to: 'discard' }, 'GLM-CARD-16');
    t.emit({ type: 'cards-lost', who, cards: [card as CardId], from: 'discard' }, 'GLM-DMG-01');
  }
}

/** GLM-ITEM-09, -17: armour with slots must be used when it can, but not by a stunned wearer (GLM-G39). */
function* byArmour(t: T, who: HeroId, coming: Coming, source: Source): Proc {
  for (const { id, effect } of itemOffers(t.s, who, 'damagedByAttack', {})) {
    if (coming.left <= 0 || itemOf(id).uses === undefined || effect.may === true) continue;
    yield* spendItem(t, who, id);
    const less = stopped(
      coming,
      effect.give,
      amount(t.s, effect.give?.add?.shield, { run: runFor(t.s, who) }),
    );
    if (less > 0) t.emit({ type: 'negated', who, n: less, by: id }, 'GLM-ITEM-17');
    yield* strikeBack(t, who, effect.give, source);
  }
}

/** Armour with spikes: Retaliate for this one attack (GLM-RETAL-01). */
function* strikeBack(t: T, who: HeroId, give: Give | undefined, { by }: Source): Proc {
  const n = amount(t.s, give?.add?.retaliate, { run: runFor(t.s, who) });
  const [me, attacker] = [t.s.figures[who], by === null ? undefined : t.s.figures[by]];
  if (n > 0 && me && attacker && isAdjacent(fieldOf(t.s), me.at, attacker.at))
    yield* suffer(t, attacker.id, n, { how: 'retaliate', by: who });
}

/** What a summoner may use for a summon that an attack would hurt. */
function* bySummoner(t: T, who: FigureId, n: number): Proc<number> {
  const { owner } = figure(t.s, who);
  const offers = owner === null ? [] : itemOffers(t.s, owner, 'yourSummonDamagedByAttack', {});
  if (owner === null || offers.length === 0) return n;
  const key = yield* pick(
    t,
    hero(t.s, owner).seat,
    'GLM-ITEM-14',
    msg('ask-summon-item', { figure: who, n }),
    [skip('no-item-label'), ...offers.map(offerPick)],
  );
  if (key === PASS) return n;
  yield* spendItem(t, owner, Number(key.slice(5)));
  t.emit({ type: 'negated', who, n, by: Number(key.slice(5)) }, 'GLM-ITEM-12');
  return 0;
}

/** Another hero may take the damage instead, a little less of it. */
function* bySomebody(t: T, who: HeroId, n: number, source: Source): Proc<number> {
  for (const id of t.s.order) {
    if (id === who || !isAlive(t.s, id)) continue;
    for (const bonus of bonusesAt(t.s, 'allyDamaged', figure(t.s, id))) {
      const less = bonus.ability.give?.takeInstead?.less;
      if (less === undefined || !(yield* wantsBonus(t, id, bonus.lasting.card, n))) continue;
      t.emit({ type: 'negated', who, n, by: bonus.lasting.card ?? 'cards' }, 'GLM-CARD-12');
      yield* useBonus(t, bonus);
      yield* suffer(t, id, n - less, { ...source, how: source.how === 'attack' ? 'ability' : source.how });
      return 0;
    }
  }
  return n;
}

/** Damage of any kind to a figure; gives what was really suffered. Shield has been taken off before. */
export function* suffer(t: T, who: FigureId, n: number, source: Source): Proc<number> {
  if (n <= 0 || !isAlive(t.s, who) || isUnhurtable(t.s, figure(t.s, who))) return 0;
  const left = source.isNoDamage ? n : yield* ward(t, who, n, source);
  if (left <= 0 || !isAlive(t.s, who)) return 0;
  const hp = figure(t.s, who).hp;
  const { how, by } = source;
  t.emit({ type: 'hurt', who, n: left, left: Math.max(0, hp - left), how, by }, RULE_OF[how]);
  if (hp - left < 1) yield* die(t, who, by, left - hp);
  return left;
}

/** Everything that may keep damage from a figure; gives what is left of it. */
function* ward(t: T, who: FigureId, n: number, source: Source): Proc<number> {
  if (yield* bySacrifice(t, who)) return 0;
  const coming: Coming = { left: n, pierce: source.pierce ?? 0 };
  const isHero = t.s.heroes[who] !== undefined;
  yield* byBonuses(t, who, coming, source, 'shield');
  if (coming.left > 0 && isHero && source.how === 'attack') yield* byArmour(t, who, coming, source);
  yield* byBonuses(t, who, coming, source, 'noDamage');
  if (coming.left > 0 && source.how === 'attack') coming.left = yield* bySummoner(t, who, coming.left);
  if (coming.left > 0 && isHero) coming.left = yield* bySomebody(t, who, coming.left, source);
  if (coming.left > 0 && isHero && source.how !== 'rest') yield* byCards(t, who, coming, source); // GLM-DMG-04, GLM-G36
  return coming.left;
}

/** GLM-ATK-16, GLM-EXH-01: nothing more is resolved on it. */
export function* die(t: T, who: FigureId, by: FigureId | null, over: number): Proc {
  if (t.s.heroes[who]) {
    yield* exhaust(t, who, 'hp');
    return;
  }
  const f = figure(t.s, who);
  if (f.kind === 'objective') registry().beforeFall(t);
  const money = f.kind === 'monster' && !f.summoned; // GLM-ATK-18
  t.emit({ type: 'died', who, by, at: placeOf(t.s, f.at), money, over: Math.max(0, over) }, 'GLM-ATK-16');
  yield* registry().afterDeath(t, f, by);
}

/** GLM-EXH-04, -07 */
export function* exhaust(t: T, who: HeroId, how: 'hp' | 'cards' | 'ability'): Proc {
  registry().beforeFall(t);
  for (const f of figures(t.s))
    if (f.owner === who)
      t.emit(
        { type: 'died', who: f.id, by: null, at: placeOf(t.s, f.at), money: false, over: 0 },
        'GLM-EXH-07',
      );
  const at = t.s.figures[who]?.at;
  if (at !== undefined) t.emit({ type: 'flag', flag: 'exhausted at', n: at + 1 }, 'GLM-EXH-04');
  t.emit(
    { type: 'exhausted', who, how, cards: allCards(t.s, who) },
    how === 'hp' ? 'GLM-EXH-01' : 'GLM-EXH-02',
  );
}

const allCards = (s: S, who: HeroId): CardId[] => {
  const h = hero(s, who);
  const choice = s.chosen[who];
  const chosen = choice && choice !== 'rest' ? [choice.lead, choice.second] : [];
  const all = [...h.hand, ...h.discard, ...h.lost, ...h.active.map(a => a.card), ...chosen];
  return [...new Set(all)];
};

/** GLM-HEAL, GLM-COND-05, -07, -08: POISON takes all of it, WOUND is cured on the way. */
export const heal = (t: T, who: FigureId, amountOf: number, by: FigureId, most?: number): number => {
  const f = figure(t.s, who);
  let n = amountOf;
  for (const bonus of bonusesAt(t.s, 'healed', f)) {
    n += amount(t.s, bonus.ability.give?.add?.heal, { run: runFor(t.s, who) });
    spendBonus(t, bonus);
  }
  const cured = (['poison', 'wound'] as const).filter(token => has(f, token)) as Token[];
  const over = t.s.lasting.flatMap(x => {
    const ability = abilityOf(x);
    return ability.a === 'overheal' && x.owner === who ? [ability.upToHp] : [];
  });
  const limit = Math.max(most ?? f.max, ...over);
  const restored = has(f, 'poison') ? 0 : Math.max(0, Math.min(limit, f.hp + n) - f.hp);
  t.emit(
    { type: 'healed', who, n: restored, hp: f.hp + restored, cured, by },
    cured.includes('poison') ? 'GLM-COND-05' : cured.length > 0 ? 'GLM-COND-07' : 'GLM-HEAL-01',
  );
  return restored;
};
