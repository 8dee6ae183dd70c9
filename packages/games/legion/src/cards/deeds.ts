import { nth, type Proc, type RuleId } from '@potyczka/kernel';
import { askAmount } from '../ask.js';
import { type Param, TOKENS, type TokenKind } from '../content/cards.js';
import { bonusOf } from '../content/effects/index.js';
import type { Amount, Deed, Until } from '../content/effects/types.js';
import { commandCard } from '../content/index.js';
import { isEngaged, rangeBetween } from '../ground.js';
import type { Me } from '../moments.js';
import { afterMove, performFree } from '../rules/actions.js';
import { attackNow } from '../rules/attack/index.js';
import { legalTargets } from '../rules/attack/targets.js';
import { healBy, loseTokens, turnUpgrade } from '../rules/counted.js';
import { mobilityOf, speedOf } from '../rules/leader.js';
import { mayGainSuppression, mayStandby, removeSuppression, suppress } from '../rules/morale.js';
import { canMove, moveUnit, pivot } from '../rules/move.js';
import { issueOrder } from '../rules/orders.js';
import { bringBack, canBringBack } from '../rules/restore.js';
import { gain, gainPlain } from '../rules/tokens.js';
import { suffer, woundMini } from '../rules/wounds.js';
import {
  attackOf,
  isThere,
  type S,
  sideOf,
  type T,
  type UnitS,
  unitCardOf,
  unitOf,
  unitsOf,
} from '../state.js';
import { msg } from '../text/say.js';
import { ATTACK_DICE, commandOf, DEFENCE_DICE, foeOf, type UnitId, type UnitToken } from '../vocabulary.js';
import { cardIdOf, meantBy } from './who.js';

/** LEG-CARD-09, -11: what the text of a card does, happens by the card. */
export const ruleOf = (me: Me): RuleId => (me.id.startsWith('command:') ? 'LEG-CARD-11' : 'LEG-CARD-09');

const sourceOf = (me: Me): string => me.id.split('~')[0] as string;

/** Wounds on the minis of a unit, and minis that it has lost. */
const hurtOf = (s: S, u: UnitS): number => {
  const full = unitCardOf(s, u).minis + u.upgrades.filter(e => s.cards.upgrades[e.card]?.mini).length;
  return Math.max(0, full - u.minis.length) + u.minis.reduce((sum, m) => sum + m.wounds, 0);
};

/** A figure, counted now. */
const amountOf = (s: S, n: Amount | undefined, me: Me, unit: UnitId): number => {
  if (n === undefined) return 1;
  if (typeof n === 'number') return n;
  if ('each' in n)
    return Math.min(n.most ?? 99, meantBy(s, n.each, me, unit).filter(u => u.id !== unit).length);
  if ('defeatedEnemies' in n) return unitsOf(s, foeOf(me.seat)).filter(u => u.where === 'defeated').length;
  if ('hurt' in n) return hurtOf(s, unitOf(s, unit));
  return Math.min(
    n.most,
    unitOf(s, unit).minis.reduce((sum, m) => sum + m.wounds, 0),
  );
};

const isKind = (token: UnitToken): token is TokenKind => (TOKENS as readonly string[]).includes(token);

function* gainTokens(t: T, unit: UnitId, token: UnitToken, n: number, me: Me): Proc {
  const why = sourceOf(me);
  if (token === 'suppression') suppress(t, unit, n, why, ruleOf(me));
  else if (isKind(token)) yield* gain(t, unit, token, n, why, ruleOf(me));
  else if (token === 'standby') {
    const u = unitOf(t.s, unit);
    if (u.tokens.standby === 0 && mayStandby(t.s, u)) gainPlain(t, unit, token, 1, why, ruleOf(me));
  } else gainPlain(t, unit, token, n, why, ruleOf(me));
}

/** Marks of keywords, weapons and values last until something ends; each card has its own. */
const markOf = (t: T, unit: UnitId, me: Me, mark: string, n: number, until: Until, param?: Param): void => {
  const as = { until, n, unit: null, ...(param && { param }) };
  t.emit({ type: 'mark', unit, mark: `${mark}@${sourceOf(me)}`, as }, ruleOf(me));
};

const giveKeywords = (t: T, unit: UnitId, me: Me, deed: Deed & { do: 'give' | 'giveWeapons' }): void => {
  const prefix = deed.do === 'give' ? 'given:' : 'weapons:';
  for (const [id, value] of Object.entries(deed.keywords)) {
    const param = typeof value === 'object' ? value : undefined;
    markOf(t, unit, me, `${prefix}${id}`, typeof value === 'number' ? value : 0, deed.until, param);
  }
};

/** Yes or no, asked of whoever controls the unit. */
function* wants(t: T, unit: UnitId, me: Me): Proc<boolean> {
  return yield* t.choose<boolean>(unitOf(t.s, unit).seat, {
    rule: ruleOf(me),
    ask: msg('ask-card', { keyword: sourceOf(me), unit }),
    from: [true, false],
    key: String,
    show: yes => ({ label: msg(yes ? 'yes-label' : 'no-label'), ...(!yes && { declines: true as const }) }),
  });
}

/** LEG-MOVE-05: a move of a stated speed; an engaged unit moves only where the card says so. */
function* moveBy(t: T, unit: UnitId, me: Me, deed: Deed & { do: 'move' }): Proc {
  const rule = ruleOf(me);
  if (unitOf(t.s, unit).where !== 'field' || (isEngaged(t.s, unit) && !deed.evenEngaged)) return;
  const as = { until: 'round', n: deed.speed, unit: null } as const;
  t.emit({ type: 'mark', unit, mark: 'effect-speed', as }, rule);
  if (deed.evenEngaged) t.emit({ type: 'mark', unit, mark: 'pushed', as }, rule);
  if (canMove(t.s, unit, 'effect') && (!deed.may || (yield* wants(t, unit, me))))
    yield* afterMove(
      t,
      unit,
      yield* moveUnit(t, unit, 'effect', rule, false, deed.mover === 'card' ? me.seat : undefined),
    );
  t.emit({ type: 'unmark', unit, mark: 'effect-speed' }, rule);
  if (deed.evenEngaged) t.emit({ type: 'unmark', unit, mark: 'pushed' }, rule);
}

/** LEG-ACTV-23: as the action, by the effect of a card. */
function* recover(t: T, unit: UnitId, me: Me): Proc {
  yield* removeSuppression(t, unit, unitOf(t.s, unit).tokens.suppression, sourceOf(me), ruleOf(me));
  unitOf(t.s, unit).upgrades.forEach((e, upgrade) => {
    if (e.state === 'exhausted')
      turnUpgrade(t, { unit, upgrade, state: 'ready', face: e.face }, 'LEG-CARD-18');
  });
}

/** LEG-CARD-12: attacks with the weapon of the card alone; each time somebody else. */
function* strike(t: T, unit: UnitId, me: Me, deed: Deed & { do: 'strike' }): Proc {
  const card = cardIdOf(me.id);
  if (!commandCard(card).weapons?.[0]) return;
  const mark = `only:command:${card}:0`;
  const struck = new Set<UnitId>();
  const most = deed.each === undefined ? (deed.times ?? 1) : 99;
  for (let n = 0; n < most && t.s.units[unit]?.where === 'field'; n++) {
    t.emit({ type: 'mark', unit, mark, as: { until: 'round', n: 1, unit: null } }, 'LEG-CARD-12');
    const left = legalTargets(t.s, unit).filter(
      x => !struck.has(x.to) && (deed.each === undefined || rangeBetween(t.s, unit, x.to) <= deed.each),
    );
    const to =
      left.length === 0
        ? undefined
        : yield* askStruck(
            t,
            unit,
            me,
            left.map(x => x.to),
          );
    if (to !== undefined) {
      struck.add(to);
      yield* attackNow(t, unit, sourceOf(me), { against: to, only: null });
    }
    t.emit({ type: 'unmark', unit, mark }, 'LEG-CARD-12');
    if (to === undefined) return;
  }
}

const askStruck = (t: T, unit: UnitId, me: Me, from: readonly UnitId[]) =>
  t.choose<UnitId | undefined>(unitOf(t.s, unit).seat, {
    rule: ruleOf(me),
    ask: msg('ask-target', { unit }),
    from: [...new Set(from), undefined],
    key: x => x ?? 'none',
    show: x =>
      x === undefined
        ? { label: msg('enough-label'), declines: true }
        : { label: msg('target-label', { unit: x }), at: [x] },
  });

function* roll(t: T, unit: UnitId, me: Me, deed: Deed & { do: 'roll' }): Proc {
  const dice = deed.dice === 'minis' ? unitOf(t.s, unit).minis.length : deed.dice;
  const faces: readonly string[] =
    deed.die === 'defence-red' || deed.die === 'defence-white'
      ? t.rollMany(ruleOf(me), DEFENCE_DICE[deed.die === 'defence-red' ? 'red' : 'white'], dice)
      : t.rollMany(ruleOf(me), ATTACK_DICE[deed.die], dice);
  const n = faces.filter(f => deed.on.includes(f)).length;
  t.emit({ type: 'card-rolled', unit, keyword: sourceOf(me), faces, good: n }, ruleOf(me));
  for (let i = 0; i < (deed.once ? Math.min(1, n) : n); i++)
    for (const each of deed.each) yield* happensTo(t, unit, me, each);
}

/** One of several things, chosen by whoever controls the unit. */
function* chooseOne(t: T, unit: UnitId, me: Me, among: readonly (readonly Deed[])[]): Proc {
  const from = among.map((deeds, n) => ({ deeds, n })).filter(x => x.deeds.some(d => isUseful(t.s, unit, d)));
  const [only] = from;
  if (!only) return;
  const chosen =
    from.length === 1
      ? only
      : yield* t.choose<(typeof from)[number]>(unitOf(t.s, unit).seat, {
          rule: ruleOf(me),
          ask: msg('ask-card-which', { keyword: sourceOf(me), unit }),
          from,
          key: x => String(x.n + 1),
          show: x => ({ label: msg('deed-label', { deed: deedKey(x.deeds) }), at: [unit] }),
        });
  for (const deed of chosen.deeds) yield* happensTo(t, unit, me, deed);
}

/** How a choice is named: `gain aim`, `shed`. */
const deedKey = (deeds: readonly Deed[]): string =>
  deeds.map(d => (d.do === 'gain' ? `gain-${d.token}` : d.do)).join('+');

const isUseful = (s: S, unit: UnitId, deed: Deed): boolean => {
  const u = unitOf(s, unit);
  if (deed.do === 'shed') return u.tokens.suppression > 0;
  if (deed.do === 'heal') return u.minis.some(m => m.wounds > 0);
  if (deed.do === 'lose') return u.tokens[deed.token] > 0;
  if (deed.do === 'cancel') return (s.attack?.hits ?? 0) + (s.attack?.crits ?? 0) > 0;
  if (deed.do === 'fewerWounds') return (s.attack?.wounds ?? 0) > deed.to;
  if (deed.do === 'returnOrder') return u.order === 'up';
  if (deed.do === 'bringBack') return canBringBack(s, u);
  if (deed.do === 'actNext') return u.order !== 'down';
  if (deed.do === 'pivot') return (mobilityOf(s, unit, 'pivot').pivots ?? 0) > 0;
  if (deed.do === 'bend' && deed.what === 'speed' && (deed.n ?? 1) < 0) return speedOf(s, unit, 'move') > 1;
  return true;
};

function* shed(t: T, unit: UnitId, me: Me, n: number, may: boolean): Proc {
  const most = Math.min(n, unitOf(t.s, unit).tokens.suppression);
  const some = may
    ? yield* askAmount(t, unitOf(t.s, unit).seat, {
        rule: ruleOf(me),
        ask: most => msg('ask-recover', { unit, most }),
        most,
        sensible: most,
      })
    : most;
  yield* removeSuppression(t, unit, some, sourceOf(me), ruleOf(me));
}

const heal = (t: T, unit: UnitId, n: number, me: Me): void => {
  let left = n;
  for (const m of unitOf(t.s, unit).minis) {
    const some = Math.min(left, m.wounds);
    if (some > 0) healBy(t, { unit, mini: m.id, n: some }, ruleOf(me));
    left -= some;
  }
};

function* mayGain(t: T, unit: UnitId, me: Me, token: UnitToken, n: number): Proc {
  if (token === 'suppression' && !mayGainSuppression(t.s, unitOf(t.s, unit))) return;
  const some = yield* askAmount(t, unitOf(t.s, unit).seat, {
    rule: ruleOf(me),
    ask: most => msg('ask-may-gain', { unit, token, most }),
    most: n,
    sensible: token === 'suppression' ? 0 : n,
  });
  yield* gainTokens(t, unit, token, some, me);
}

/** Dice and keywords that the card adds to the pool that is being formed. */
const addDice = (t: T, unit: UnitId, me: Me, deed: Deed & { do: 'dice' }): void => {
  const dice = { red: 0, black: 0, white: 0 };
  const times = amountOf(t.s, deed.times, me, unit);
  if (deed.colour) dice[deed.colour] = times;
  else Object.assign(dice, bonusOf(sourceOf(me)).dice);
  const armed = { unit, mini: `${unit}:${sourceOf(me)}`, weapon: `bonus:${sourceOf(me)}`, dice };
  if (times > 0) t.emit({ type: 'armed', by: unit, weapons: [armed] }, ruleOf(me));
};

/** LEG-ACTV-19: a free action at once. */
function* act(t: T, unit: UnitId, me: Me, deed: Deed & { do: 'act' }): Proc {
  const gift = { actions: [deed.action], by: sourceOf(me), ...(deed.may && { may: true as const }) };
  yield* performFree(t, unit, gift, ruleOf(me));
}

/** A deed happens to a unit. */
export function* happensTo(t: T, unit: UnitId, me: Me, deed: Deed): Proc {
  if (!isThere(t.s, unit)) return;
  const rule = ruleOf(me);
  switch (deed.do) {
    case 'gain':
      return yield* gainTokens(t, unit, deed.token, amountOf(t.s, deed.n, me, unit), me);
    case 'mayGain':
      return yield* mayGain(t, unit, me, deed.token, deed.n);
    case 'shed':
      return yield* shed(t, unit, me, deed.n, deed.may === true);
    case 'lose': {
      const has = unitOf(t.s, unit).tokens[deed.token];
      const n = deed.n === 'all' ? has : Math.min(deed.n, has);
      if (n > 0) loseTokens(t, { unit, token: deed.token, n, why: 'removed', for: sourceOf(me) }, rule);
      return;
    }
    case 'recover':
      return yield* recover(t, unit, me);
    case 'give':
    case 'giveWeapons':
      return giveKeywords(t, unit, me, deed);
    case 'take':
      for (const id of deed.keywords) markOf(t, unit, me, `taken:${id}`, 1, deed.until);
      return;
    case 'bend':
      return markOf(t, unit, me, `bend:${deed.what}`, deed.n ?? 1, deed.until);
    case 'arm':
      return t.emit(
        {
          type: 'mark',
          unit,
          mark: `arm:command:${cardIdOf(me.id)}:0`,
          as: { until: deed.until, n: 1, unit: null },
        },
        'LEG-CARD-12',
      );
    case 'rank':
      return t.emit({ type: 'rank', unit, rank: deed.rank }, rule);
    case 'order':
      return yield* issueOrder(t, unit, sourceOf(me));
    case 'actNext':
      return t.emit(
        { type: 'mark', unit, mark: 'acts-next', as: { until: 'round', n: 1, unit: null } },
        rule,
      );
    case 'returnOrder':
      return t.emit({ type: 'order-returned', unit }, rule);
    case 'spendOrder':
      return t.emit({ type: 'order-spent', unit }, rule);
    case 'wound':
      return yield* wound(t, unit, me, deed);
    case 'heal':
      return heal(t, unit, deed.n, me);
    case 'dice':
      return addDice(t, unit, me, deed);
    default:
      return yield* doMore(t, unit, me, deed);
  }
}

/** Wounds that no attack deals. */
function* wound(t: T, unit: UnitId, me: Me, deed: Deed & { do: 'wound' }): Proc {
  if (deed.mini !== 'card') return yield* suffer(t, unit, deed.n, ruleOf(me), me.unit);
  const { minis } = unitOf(t.s, unit);
  const mini =
    minis.length === 1
      ? (minis[0] as (typeof minis)[number])
      : yield* t.choose<(typeof minis)[number]>(me.seat, {
          rule: ruleOf(me),
          ask: msg('ask-wound', { unit, wounds: deed.n }),
          from: minis,
          key: m => m.id,
          show: m => ({ label: msg('mini-label', { mini: m.id }), at: [m.id] }),
        });
  yield* woundMini(t, unit, mini.id, deed.n, ruleOf(me), me.unit);
}

type More = Extract<
  Deed,
  {
    do:
      | 'move'
      | 'pivot'
      | 'act'
      | 'grant'
      | 'strike'
      | 'roll'
      | 'choose'
      | 'cancel'
      | 'fewerWounds'
      | 'later'
      | 'repeat'
      | 'trade'
      | 'takeBack'
      | 'bringBack'
      | 'turn';
  }
>;

function* doMore(t: T, unit: UnitId, me: Me, deed: More): Proc {
  const rule = ruleOf(me);
  switch (deed.do) {
    case 'move':
      return yield* moveBy(t, unit, me, deed);
    case 'pivot':
      return yield* afterMove(t, unit, yield* pivot(t, unit, rule));
    case 'act':
      return yield* act(t, unit, me, deed);
    case 'grant': {
      if (t.s.act?.unit !== unit) return;
      const granted = { by: sourceOf(me), actions: [...deed.actions], against: null, only: null };
      return t.emit({ type: 'granted', unit, granted }, rule);
    }
    case 'strike':
      return yield* strike(t, unit, me, deed);
    case 'roll':
      return yield* roll(t, unit, me, deed);
    case 'choose':
      return yield* chooseOne(t, unit, me, deed.among);
    case 'cancel':
      return yield* cancel(t, me, deed);
    case 'fewerWounds':
      if (t.s.attack && t.s.attack.wounds > deed.to) t.emit({ type: 'suffers', unit, wounds: deed.to }, rule);
      return;
    case 'later': {
      const as = { until: 'game', n: deed.n, unit: null } as const;
      return t.emit({ type: 'mark', unit, mark: `later:${deed.token}@${sourceOf(me)}`, as }, rule);
    }
    case 'repeat': {
      const times = amountOf(t.s, deed.times, me, unit);
      for (let n = 0; n < times; n++) for (const d of deed.deeds) yield* happensTo(t, unit, me, d);
      return;
    }
    case 'trade':
      return yield* trade(t, unit, me, deed);
    case 'takeBack':
      return yield* takeBack(t, me, deed);
    case 'bringBack':
      return yield* bringBack(t, unit, rule);
    case 'turn': {
      const upgrade = me.from[0] ?? 0;
      const { state, face } = nth(unitOf(t.s, unit).upgrades, upgrade);
      return turnUpgrade(t, { unit, upgrade, state, face: face === 'A' ? 'B' : 'A' }, 'LEG-CARD-21');
    }
  }
}

function* trade(t: T, unit: UnitId, me: Me, deed: Deed & { do: 'trade' }): Proc {
  const n = yield* askAmount(t, unitOf(t.s, unit).seat, {
    rule: ruleOf(me),
    ask: most => msg('ask-may-gain', { unit, token: deed.pay, most }),
    most: deed.most,
    sensible: deed.most,
  });
  yield* gainTokens(t, unit, deed.pay, n, me);
  yield* gainTokens(t, unit, deed.get, n, me);
}

/** One card of the discard pile, which lies open. */
function* takeBack(t: T, me: Me, deed: Deed & { do: 'takeBack' }): Proc {
  const from = sideOf(t.s, me.seat).discard.filter(card => {
    const id = commandOf(card);
    return deed.cards?.includes(id) || commandCard(id).units?.some(u => deed.units?.includes(u));
  });
  const [only] = from;
  if (only === undefined) return;
  const card =
    from.length === 1
      ? only
      : yield* t.choose(me.seat, {
          rule: ruleOf(me),
          ask: msg('ask-take-back'),
          from,
          key: c => c,
          show: c => ({ label: msg('command-label', { card: c }) }),
        });
  t.emit({ type: 'back-to-hand', who: me.seat, card }, ruleOf(me));
}

/** One crit, or hits. */
function* cancel(t: T, me: Me, deed: Deed & { do: 'cancel' }): Proc {
  const { hits, crits } = attackOf(t.s);
  const some = { hits: Math.min(hits, deed.hits), crits: Math.min(crits, deed.crits) };
  const from = [
    ...(some.crits > 0 ? [{ hits: 0, crits: some.crits }] : []),
    ...(some.hits > 0 ? [{ hits: some.hits, crits: 0 }] : []),
  ];
  const [first] = from;
  if (!first) return;
  const gone =
    from.length === 1
      ? first
      : yield* t.choose<typeof first>(me.seat, {
          rule: ruleOf(me),
          ask: msg('ask-cancel', { keyword: sourceOf(me) }),
          from,
          key: x => (x.crits > 0 ? 'crits' : 'hits'),
          show: x => ({ label: msg('cancel-label', { hits: x.hits, crits: x.crits }) }),
        });
  t.emit({ type: 'cancelled', ...gone, by: sourceOf(me) }, ruleOf(me));
}

/** Units whose state the deeds of a card could change at all. */
export const canHappenTo = (s: S, u: UnitS, deeds: readonly Deed[]): boolean =>
  deeds.some(d => isUseful(s, u.id, d) && (d.do !== 'order' || u.order === 'none'));
