import { PASS, type Proc, sure } from '@potyczka/kernel';
import { type Pick, pick, skip } from '../ask.js';
import type { Ability, Of, On } from '../content/abilities.js';
import { classOf, halfOf, itemOf } from '../content/index.js';
import type { Half } from '../content/types.js';
import type { S, T } from '../state.js';
import { msg, no } from '../text/say.js';
import type { CardId, FigureId, HalfName, HeroId } from '../vocabulary.js';
import { cardFrom, idOf } from './ability-ids.js';
import { findsTarget } from './attack.js';
import { useBonus } from './bonuses.js';
import { endingNow, isNegative, isStunned } from './conditions.js';
import { suffer } from './damage.js';
import { abilityOf, type Bonus, bonusesAt } from './effects.js';
import { infuse } from './elements.js';
import { itemOffers, offerPick, wornAt } from './items.js';
import { figure, has, hero, isAlive, placeOf } from './look.js';
import { lootOwnHex } from './loot.js';
import { atLeisure, doFreely, freeDeeds, isStepwise, pause, stepwisePick, useItem } from './meanwhile.js';
import { fire } from './moments.js';
import { actByCard, linesOf, runOf } from './monster-turn.js';
import { perform } from './perform.js';
import { longRest } from './rests.js';
import { asGift, newNotes, type Running, runFor } from './running.js';
import { afterTurn } from './scenario.js';
import { rulesAtTurnStart } from './scenario-rules.js';
import { legal, select } from './select.js';
import { sourceOf } from './stickers.js';
import { summonOf } from './summons.js';
import { doWork, workPick, worksOf } from './works.js';

/** GLM-TURN: a figure's turn begins; whoever has no choice in it is done at once. */
export function* beginTurn(t: T, who: FigureId): Proc {
  t.emit({ type: 'turn', who, at: placeOf(t.s, figure(t.s, who).at) }, 'GLM-ROUND-04');
  if (has(figure(t.s, who), 'wound')) yield* suffer(t, who, 1, { how: 'wound', by: null }); // GLM-COND-06
  if (isAlive(t.s, who)) yield* rulesAtTurnStart(t, who);
  if (isAlive(t.s, who)) yield* runOn(t, who);
  yield* fire(t, who, 'turnStart');
  if (!isAlive(t.s, who)) {
    yield* endTurn(t, who);
    return;
  }
  if (t.s.heroes[who] === undefined) {
    if (has(figure(t.s, who), 'stun')) t.emit({ type: 'stays', who, why: 'stunned' }, 'GLM-COND-11');
    else yield* actFor(t, who);
    yield* endTurn(t, who);
  } else if (t.s.chosen[who] === 'rest') {
    yield* restTurn(t, who); // GLM-REST-09: also when stunned
  }
}

/** GLM-REST-05: the whole turn; items may be used before the rest and after it. */
function* restTurn(t: T, who: HeroId): Proc {
  yield* atLeisure(t, who, 'rest-now-label');
  if (isAlive(t.s, who)) yield* longRest(t, who);
  yield* atLeisure(t, who, 'end-turn-label');
  yield* endTurn(t, who);
}

/** A monster acts by its card; one that was turned acts for the other side. */
function* actFor(t: T, who: FigureId): Proc {
  const turned = t.s.lasting.find(x => x.on.includes(who) && abilityOf(x).a === 'turncoat');
  const byYou = turned !== undefined && (abilityOf(turned) as Of<'turncoat'>).byYou;
  const master = byYou && t.s.heroes[turned.owner] ? turned.owner : undefined;
  if (turned) t.emit({ type: 'turned-coat', who }, 'GLM-TURN-05');
  const { owner, type } = figure(t.s, who);
  if (owner !== null && classOf(owner).companion?.figure.id === type && isAlive(t.s, owner))
    yield* fire(t, owner, 'beforeBearActs');
  if (master === undefined) yield* actByCard(t, who);
  else yield* actByMaster(t, who, master);
  if (turned && isAlive(t.s, who)) t.emit({ type: 'turned-coat', who }, 'GLM-TURN-05');
}

/** A monster under somebody's control does what its card says, as they decide. */
function* actByMaster(t: T, who: FigureId, master: HeroId): Proc {
  const lines = linesOf(t.s, figure(t.s, who));
  const run: Running = {
    ...runOf(t.s, figure(t.s, who)),
    by: hero(t.s, master).seat,
  };
  for (const ability of lines) if (isAlive(t.s, who)) yield* perform(t, asGift(run), ability);
}

/** At its own turn start a doom may run on to its last slot. */
function* runOn(t: T, who: FigureId): Proc {
  for (const { lasting, ability } of bonusesAt(t.s, 'turnStart', figure(t.s, who))) {
    if (ability.advanceSlot !== true || lasting.card === null) continue;
    const slots = holderSlots(t.s, lasting.card);
    const last = slots !== undefined && slots.used + 1 >= slots.of;
    if (last)
      for (const each of ability.afterLastSlot ?? [])
        yield* perform(t, runFor(t.s, lasting.owner, lasting), each);
    if (!last || t.s.lasting.some(x => x.n === lasting.n)) yield* useBonus(t, { lasting });
  }
}

/** Slots used and printed of an active card. */
const holderSlots = (s: S, card: CardId): { used: number; of: number } | undefined => {
  for (const id of s.order) {
    const entry = hero(s, id).active.find(a => a.card === card);
    const uses = entry && halfOf(card, entry.half).uses;
    if (entry && uses) return { used: entry.used, of: uses.length };
  }
  return undefined;
};

/** One decision of a hero's turn: a half, an item, or the end. */
export function* heroStep(t: T, who: HeroId): Proc {
  const turn = sure(t.s.turn, 'turn');
  if (!isAlive(t.s, who) || turn.cards.length === 0) {
    yield* atLeisure(t, who, 'end-turn-label');
    yield* endTurn(t, who);
    return;
  }
  if (isStunned(t.s.figures[who])) yield* atLeisure(t, who, 'end-turn-label'); // An item may free them.
  if (!isAlive(t.s, who) || isStunned(t.s.figures[who])) {
    t.emit({ type: 'cards-discarded', who, cards: [...turn.cards] }, 'GLM-TURN-08');
    yield* endTurn(t, who);
    return;
  }
  const { seat } = hero(t.s, who);
  const key = yield* pick(t, seat, 'GLM-TURN-01', msg('ask-half', { figure: who, n: turn.cards.length }), [
    { key: 'end', show: { label: msg('end-turn-label'), declines: true } },
    ...turn.cards.flatMap(card => turn.halves.flatMap(half => halfPicks(t.s, who, card, half))),
    ...freeDeeds(t.s, who),
    ...worksOf(t.s, who).map(workPick),
    ...readyEffects(t.s, who).map(({ lasting }) => ({
      key: `use/${lasting.n}`,
      show: {
        label: lasting.card ? msg('use-effect-label', { card: lasting.card }) : msg('use-it-label'),
        ...(lasting.card ? { at: [lasting.card] } : {}),
      },
    })),
    ...stepwisePick(t.s, who),
  ]);
  if (yield* doFreely(t, who, key)) return;
  if (key.startsWith('work/')) {
    doWork(t, who, key);
    return;
  }
  if (key.startsWith('use/')) {
    yield* useEffect(t, who, Number(key.slice(4)));
    return;
  }
  if (key === 'end') {
    t.emit({ type: 'cards-discarded', who, cards: [...turn.cards] }, 'GLM-TURN-03');
    yield* endTurn(t, who);
  } else yield* playHalf(t, who, key);
}

/** Effects of active cards that may be used at any time of the own turn. */
const readyEffects = (s: S, who: HeroId): Bonus[] =>
  bonusesAt(s, 'duringTurn', figure(s, who)).filter(
    ({ lasting, ability }) =>
      ability.limitPerTurn === undefined || (s.turn?.used[`bonus ${lasting.n}`] ?? 0) < ability.limitPerTurn,
  );

function* useEffect(t: T, who: HeroId, n: number): Proc {
  const bonus = readyEffects(t.s, who).find(each => each.lasting.n === n);
  if (bonus === undefined) return;
  const { lasting, ability } = bonus;
  const run = runFor(t.s, who, lasting);
  yield* useBonus(t, bonus);
  for (const each of ability.give?.do ?? []) yield* perform(t, run, each);
}

const DISARMED = no('GLM-COND-10', 'is-disarmed');

const IMMOBILIZED = no('GLM-COND-09', 'is-immobilized');

/** A half as printed, and as Attack 2 or Move 2 (GLM-TURN-06). */
const halfPicks = (s: S, who: HeroId, card: CardId, half: HalfName): Pick[] => {
  const f = figure(s, who);
  const basic =
    half === 'top'
      ? has(f, 'disarm')
        ? DISARMED
        : undefined
      : has(f, 'immobilize')
        ? IMMOBILIZED
        : undefined;
  const warned = (abilities: readonly Ability[]): { preview?: { noTarget: true } } =>
    isVain(s, runOfHalf(s, who, card, half), abilities) ? { preview: { noTarget: true } } : {};
  return [
    {
      key: `${card}/${half}`,
      show: () => ({
        label: msg(half === 'top' ? 'top-label' : 'bottom-label', { card }),
        at: [card, `${card}/${half}`],
        ...warned(cardFrom(sourceOf(s, who, card))[half].do),
      }),
    },
    {
      key: `${card}/${half}/basic`,
      refusal: basic,
      show: () => ({
        label: msg(half === 'top' ? 'basic-top-label' : 'basic-bottom-label', { card }),
        at: [card, `${card}/${half}/basic`],
        ...warned([basicOf(s, who, half)]),
      }),
    },
  ];
};

/** An action that begins with an attack, while nobody can be attacked: its player is warned. */
const isVain = (s: S, run: Running, abilities: readonly Ability[]): boolean => {
  const [first] = abilities.filter(each => each.a !== 'consume');
  return first?.a === 'attack' && !findsTarget(s, run, first);
};

const BASIC: Readonly<Record<HalfName, Ability>> = {
  top: { a: 'attack', n: 2 },
  bottom: { a: 'move', n: 2 },
};

const runOfHalf = (s: S, who: HeroId, card: CardId, half: HalfName): Running => ({
  me: who,
  by: hero(s, who).seat,
  hero: who,
  card,
  half,
  lasts: halfOf(card, half).active === 'persistent' ? 'scenario' : 'round',
  notes: newNotes(),
  changes: [],
  installed: false,
  performed: false,
  other: undefined,
  evenFallen: true,
});

/** Consumes that change the whole action are taken first: their symbol may be printed after what they change. */
const comesFirst = (ab: Ability): boolean =>
  ab.a === 'consume' &&
  (ab.give.add !== undefined || ab.give.set !== undefined || ab.give.conditions !== undefined);

/** GLM-TURN-02, -06, GLM-XP-01, -02, GLM-ELEM-01: the action of one half, then its card goes where it belongs. */
export function* playHalf(t: T, who: HeroId, key: string): Proc {
  const [card, half, basic] = key.split('/') as [CardId, HalfName, string?];
  t.emit(
    { type: 'played', who, card, half, basic: basic !== undefined },
    basic ? 'GLM-TURN-06' : 'GLM-TURN-01',
  );
  const run = runOfHalf(t.s, who, card, half);
  const action = cardFrom(sourceOf(t.s, who, card))[half];
  if (basic !== undefined) {
    if (half === 'top') yield* fire(t, who, 'attackActionStart');
    yield* perform(t, run, basicOf(t.s, who, half));
    yield* afterAction(t, who, run, half === 'top');
    if (isAlive(t.s, who))
      t.emit({ type: 'card-to', who, card, half, to: 'discard', until: 'round' }, 'GLM-TURN-06');
    return;
  }
  if (isAugment(action))
    for (const { effect } of wornAt(t.s, who, 'augmentAction')) run.changes.push(effect.give ?? {});
  const order = [...action.do].sort((a, b) => Number(comesFirst(b)) - Number(comesFirst(a)));
  const attacks = action.do.some(each => each.a === 'attack');
  if (attacks) yield* fire(t, who, 'attackActionStart');
  for (const [n, ability] of order.entries())
    if (yield* goesOn(t, run, ability, n)) yield* perform(t, run, ability);
  yield* afterAction(t, who, run, attacks);
  if (hero(t.s, who).out) return;
  if (run.performed) {
    if (action.xp) t.emit({ type: 'xp', who, n: action.xp }, 'GLM-XP-01');
    if (action.infuse) yield* infuse(t, who, hero(t.s, who).seat, action.infuse);
  }
  yield* afterHalf(t, who, run, action);
  sendCard(t, who, card, half, run);
  const { turn } = run.notes;
  if (turn && isAlive(t.s, turn.who)) {
    const at = placeOf(t.s, figure(t.s, turn.who).at);
    t.emit({ type: 'extra-turn', who: turn.who, at, cards: turn.cards }, 'GLM-TURN-01');
  }
}

const MUST = no('GLM-TURN-03', 'must-be-performed');

/** GLM-TURN-03: whoever goes step by step may leave aside what asks nothing by itself. */
function* goesOn(t: T, run: Running, ability: Ability, n: number): Proc<boolean> {
  const who = run.me;
  const asksItself = ability.a === 'move' || ability.a === 'attack';
  while (!asksItself && isStepwise(t.s, who)) {
    const { seat } = hero(t.s, who);
    const ask = msg('ask-perform', { figure: who, card: sure(run.card, 'card'), part: idOf(ability) });
    const key = yield* pick(t, seat, 'GLM-TURN-03', ask, [
      { ...skip('leave-aside-label'), refusal: harmsOwn(t.s, run, ability) ? MUST : undefined },
      { key: 'perform', show: { label: msg('perform-label') } },
      ...freeDeeds(t.s, who),
    ]);
    if (key === 'perform') return true;
    if (!(yield* doFreely(t, who, key))) return false;
    if (!isAlive(t.s, who) || isStunned(t.s.figures[who])) return false;
  }
  if (n > 0) yield* pause(t, who);
  return true;
}

/** Whether an ability would do something bad to its own side now: damage, lost cards, a bad condition. */
const harmsOwn = (s: S, run: Running, ability: Ability): boolean => {
  switch (ability.a) {
    case 'damage':
      return meansOwn(s, run, ability.on ?? { who: 'self' });
    case 'condition':
      return ability.conditions.some(isNegative) && meansOwn(s, run, ability.on ?? { who: 'enemy' });
    case 'loseCards':
    case 'exhaust':
    case 'setHp':
      return true;
    default:
      return false;
  }
};

const meansOwn = (s: S, run: Running, on: On): boolean =>
  legal(select(s, on, run)).some(id => figure(s, id).side === figure(s, run.me).side);

const isAugment = (action: Half): boolean =>
  action.do.some(each => each.a === 'bonus' && each.kind === 'augment');

/** Items that follow an action of a certain kind: a song, a doom, a command, a Medical Pack. */
function* afterHalf(t: T, who: HeroId, run: Running, action: Half): Proc {
  if (!run.performed || !isAlive(t.s, who)) return;
  if (action.kind === 'song') yield* itemAfter(t, who, run, 'afterSongAction');
  if (action.kind === 'doom') yield* itemAfter(t, who, run, 'doomAction');
  if (action.do.some(each => each.a === 'command')) yield* itemAfter(t, who, run, 'afterCommandAction');
}

function* itemAfter(
  t: T,
  who: HeroId,
  run: Running,
  moment: 'afterSongAction' | 'doomAction' | 'afterCommandAction',
): Proc {
  for (const { id } of wornAt(t.s, who, moment)) yield* useItem(t, who, id, moment, run.half);
  const offers = itemOffers(t.s, who, moment, {});
  if (offers.length === 0) return;
  const key = yield* pick(t, hero(t.s, who).seat, 'GLM-ITEM-12', msg('ask-after-item', { figure: who }), [
    { key: PASS, show: { label: msg('no-item-label'), declines: true } },
    ...offers.map(offerPick),
  ]);
  if (key !== PASS) yield* useItem(t, who, Number(key.slice(5)), moment, run.half);
}

/** Effects that follow a whole action: one that attacked, moved, or consumed an element. */
function* afterAction(t: T, who: HeroId, run: Running, attacks: boolean): Proc {
  if (attacks && run.notes.attacks > 0) yield* fire(t, who, 'attackActionEnd');
  if (run.notes.path.length > 1) yield* fire(t, who, 'moveActionEnd');
  if (run.notes.consumed.length > 0) yield* fire(t, who, 'actionConsumingElement');
}

/** GLM-CARD-05, -06, -08, -09 */
const sendCard = (t: T, who: HeroId, card: CardId, half: HalfName, run: Running): void => {
  const { active, lost } = halfOf(card, half);
  const until = active === 'persistent' ? 'scenario' : 'round';
  const lasts = run.installed && (active !== undefined || t.s.lasting.some(x => x.card === card));
  const to = lasts ? 'active' : lost && run.performed ? 'lost' : 'discard';
  const rule = to === 'active' ? 'GLM-CARD-08' : to === 'lost' ? 'GLM-CARD-06' : 'GLM-CARD-05';
  t.emit({ type: 'card-to', who, card, half, to, until }, rule);
};

/** Items may raise the basic actions. */
const basicOf = (s: S, who: HeroId, half: HalfName): Ability => {
  const effects = hero(s, who)
    .items.flatMap(i => itemOf(i.id).effects)
    .flatMap(e => (e.event === 'always' && e.give?.effect ? [e.give.effect] : []));
  const top = effects.find(e => e.defaultTop)?.defaultTop?.attack;
  const bottom = effects.find(e => e.defaultBottom)?.defaultBottom?.move;
  if (half === 'top' && top !== undefined) return { a: 'attack', n: top };
  if (half === 'bottom' && bottom !== undefined) return { a: 'move', n: bottom };
  return BASIC[half];
};

/** Items for the end of a turn. */
function* itemsAtEnd(t: T, who: HeroId): Proc {
  for (const { id } of wornAt(t.s, who, 'turnEnd')) yield* useItem(t, who, id, 'turnEnd');
  const offers = itemOffers(t.s, who, 'turnEnd', {});
  if (offers.length === 0) return;
  const key = yield* pick(t, hero(t.s, who).seat, 'GLM-ITEM-12', msg('ask-end-item', { figure: who }), [
    { key: PASS, show: { label: msg('no-item-label'), declines: true } },
    ...offers.map(offerPick),
  ]);
  if (key !== PASS) yield* useItem(t, who, Number(key.slice(5)), 'turnEnd');
}

/** What a summon does when its turn ends. */
function* summonAtEnd(t: T, who: FigureId): Proc {
  const f = t.s.figures[who];
  if (f?.kind !== 'summon') return;
  const run: Running = runFor(t.s, who);
  for (const each of summonOf(f).summon.turnEnd ?? []) if (isAlive(t.s, who)) yield* perform(t, run, each);
}

/** GLM-TURN-07, GLM-G70: loot, plates, infusions, conditions. */
export function* endTurn(t: T, who: FigureId): Proc {
  yield* fire(t, who, 'turnEnd');
  yield* summonAtEnd(t, who);
  if (isAlive(t.s, who) && t.s.heroes[who]) yield* itemsAtEnd(t, who);
  if (isAlive(t.s, who) && t.s.heroes[who]) yield* lootOwnHex(t, who);
  const f = t.s.figures[who];
  t.emit({ type: 'turn-over', who, ended: f ? endingNow(f) : [], strong: [...t.s.infused] }, 'GLM-TURN-07');
  yield* afterTurn(t, who);
}
