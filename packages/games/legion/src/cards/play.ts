import { nth, type Proc, type Seat, type Verdict } from '@potyczka/kernel';
import type { Effect, Whom } from '../content/effects/types.js';
import { rangeFromLeader } from '../ground.js';
import type { CardAction, Keyword, Me, TextId } from '../moments.js';
import { loseTokens, turnUpgrade } from '../rules/counted.js';
import { weaponAt } from '../rules/sheet.js';
import { isThere, type S, sideOf, type T, type UnitS, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { type ActionId, commandOf, foeOf, type UnitId } from '../vocabulary.js';
import { canHappenTo, happensTo, ruleOf } from './deeds.js';
import { cardIdOf, isMeant, meantBy, ownUnits } from './who.js';

const TURNED = no('LEG-CARD-14', 'card-turned');
const NOBODY = no('LEG-ACTV-17', 'nobody-near');

/** What the moments have in common, as far as a card looks. */
interface Moment {
  readonly s: S;
  readonly unit?: UnitId;
  readonly seat?: string;
  readonly by?: string;
  readonly to?: UnitId;
  readonly kind?: string;
  readonly action?: ActionId;
  readonly how?: string;
  readonly isAction?: boolean;
  readonly token?: string;
  readonly cause?: string;
}

const OWN = { is: 'own' } as const;
const ANYBODY = { side: 'any' } as const;

const isReady = (s: S, me: Me): boolean =>
  me.unit === null || unitOf(s, me.unit).upgrades[me.from[0] ?? 0]?.state === 'ready';

const isAttack = (c: Moment): boolean => c.to !== undefined && c.kind !== undefined;

/** The unit that the moment is about: in an attack, whose part the card takes. */
const unitAt = (e: Effect, c: Moment): UnitId | null => {
  if (isAttack(c)) return (e.role === 'defender' ? c.to : c.by) ?? null;
  return c.unit ?? null;
};

const suits = (s: S, e: Effect, c: Moment, me: Me): boolean => {
  if (isAttack(c)) return attackSuits(s, e, c, me);
  const it = unitAt(e, c);
  if (it === null) return true;
  const u = s.units[it];
  return u !== undefined && isMeant(s, e.of ?? OWN, me, u, it);
};

const attackSuits = (s: S, e: Effect, c: Moment, me: Me): boolean => {
  const [by, to] = [s.units[c.by ?? ''], s.units[c.to ?? '']];
  if (!by || !to || (e.kind && e.kind !== c.kind)) return false;
  const isDefender = e.role === 'defender';
  const ofAttacker = e.of ?? (isDefender ? ANYBODY : OWN);
  const ofDefender = e.against ?? (isDefender ? OWN : ANYBODY);
  return (
    isMeant(s, ofAttacker, me, by, to.id) &&
    isMeant(s, ofDefender, me, to, by.id) &&
    (e.within === undefined || rangeFromLeader(s, by.id, to.id) <= e.within) &&
    (e.pool === undefined || poolHas(s, e.pool, me))
  );
};

/** What is in the pool that is being formed or resolved. */
export const poolHas = (s: S, what: NonNullable<Effect['pool']>, me: Me): boolean => {
  const a = s.attack;
  const weapons = a?.pools[a.at]?.weapons ?? [];
  const own = `upgrade:${me.from[0]}:`;
  const isOwn = (w: (typeof weapons)[number]) => w.unit === me.unit && w.weapon.startsWith(own);
  if (what === 'own') return weapons.some(isOwn);
  if (what === 'only-own') return weapons.length > 0 && weapons.every(isOwn);
  if (what === 'others') return weapons.some(w => w.unit !== a?.by);
  return weapons.some(w => weaponAt(s, unitOf(s, w.unit), w.weapon).keywords?.fixed !== undefined);
};

/** Conditions that do not hang on a unit. */
const holds = (s: S, e: Effect, c: Moment, me: Me): boolean => {
  if (e.rounds && (s.round < e.rounds[0] || s.round > e.rounds[1])) return false;
  if (e.after && !(c.action && e.after.includes(c.action))) return false;
  if (e.byThis && c.by !== cardIdOf(me.id)) return false;
  if (e.byCommand && !isCommand(s, c.by, foeOf(me.seat))) return false;
  if (e.own && !ownUnits(s, me).some(u => isMeant(s, { ...e.own, is: 'own' }, me, u))) return false;
  if (e.having && !e.having.some(a => s.act?.done.includes(a))) return false;
  if (e.notAfter?.some(a => s.act?.done.includes(a))) return false;
  if (e.standardMove && !(c.isAction && (c.how === 'move' || c.how === 'jump'))) return false;
  if (e.face !== undefined && faceOf(s, me) !== e.face) return false;
  if (e.drawn && !s.act?.drawn) return false;
  if (e.token && (c.token !== e.token || c.cause === me.id.split('~')[0])) return false;
  if (e.nominated && !ownUnits(s, me).some(u => u.id === sideOf(s, me.seat).commander)) return false;
  return (e.at !== 'revealed' && e.at !== 'played') || isPlayed(s, me);
};

const isCommand = (s: S, by: string | undefined, seat: Seat): boolean => {
  const { played } = sideOf(s, seat);
  return played !== null && commandOf(played) === by;
};

const faceOf = (s: S, me: Me): string | undefined =>
  me.unit === null ? undefined : unitOf(s, me.unit).upgrades[me.from[0] ?? 0]?.face;

/** Cards that stay in play are not revealed again. */
const isPlayed = (s: S, me: Me): boolean => {
  const { played } = sideOf(s, me.seat);
  return me.unit !== null || (played !== null && commandOf(played) === cardIdOf(me.id));
};

const usedMark = (me: Me): string => `used:${me.id.split('~')[0]}`;

const isSpent = (s: S, e: Effect, me: Me): boolean =>
  e.once !== undefined && ownUnits(s, me).some(u => u.marks[usedMark(me)] !== undefined);

const targets = (s: S, e: Effect, me: Me, it: UnitId | null): readonly UnitS[] => {
  if (e.to) return meantBy(s, e.to, me, it).filter(u => canHappenTo(s, u, e.do));
  const all = it === null ? ownUnits(s, me) : [unitOf(s, it)];
  return all.filter(u => isThere(s, u.id) && canHappenTo(s, u, e.do));
};

const canPlay = (s: S, e: Effect, c: Moment, me: Me): boolean =>
  (!e.turns || isReady(s, me)) &&
  !isSpent(s, e, me) &&
  holds(s, e, c, me) &&
  suits(s, e, c, me) &&
  targets(s, e, me, unitAt(e, c)).length > 0;

/** LEG-CARD-14, -15 */
const turnCard = (t: T, e: Effect, me: Me): void => {
  const upgrade = me.from[0] ?? 0;
  if (!e.turns || me.unit === null) return;
  const { face } = nth(unitOf(t.s, me.unit).upgrades, upgrade);
  const [state, rule] =
    e.turns === 'expend' ? (['expended', 'LEG-CARD-15'] as const) : (['exhausted', 'LEG-CARD-14'] as const);
  turnUpgrade(t, { unit: me.unit, upgrade, state, face }, rule);
};

const remember = (t: T, e: Effect, me: Me): void => {
  const [own] = ownUnits(t.s, me);
  if (!e.once || !own) return;
  const as = { until: e.once, n: 1, unit: null };
  t.emit({ type: 'mark', unit: own.id, mark: usedMark(me), as }, ruleOf(me));
};

/** Whom it happens to: all, or as many as the owner of the card chooses. */
function* chosen(t: T, e: Effect, me: Me, it: UnitId | null): Proc<readonly UnitS[]> {
  const from = targets(t.s, e, me, it);
  const { most, chooser } = (e.to ?? {}) as Whom;
  if (most === undefined || from.length === 0) return from;
  const isOffered = e.may === true || e.turns !== undefined || e.at === 'action';
  if (most === 1 && from.length === 1) return from;
  return yield* t.chooseMany<UnitS>(chooser === 'foe' ? foeOf(me.seat) : me.seat, {
    rule: ruleOf(me),
    ask: msg('ask-card-whom', { keyword: me.id, most }),
    from,
    key: u => u.id,
    min: most === 1 || isOffered ? 1 : 0,
    max: Math.min(most, from.length),
    propose: () => [from.slice(0, most)],
    show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
  });
}

/** Plays an effect: the card is turned, the price paid, and each deed happens to each unit. */
function* playEffect(t: T, e: Effect, c: Moment, me: Me): Proc {
  const it = unitAt(e, c);
  turnCard(t, e, me);
  remember(t, e, me);
  if (e.observed && c.to !== undefined)
    loseTokens(
      t,
      { unit: c.to, token: 'observation', n: 1, why: 'spent', for: me.id.split('~')[0] as string },
      ruleOf(me),
    );
  const payer = it ?? ownUnits(t.s, me)[0]?.id;
  if (payer !== undefined) for (const deed of e.pays ?? []) yield* happensTo(t, payer, me, deed);
  for (const u of yield* chosen(t, e, me, it)) for (const deed of e.do) yield* happensTo(t, u.id, me, deed);
}

const judgeOffer = (s: S, e: Effect, me: Me, unit: UnitId): Verdict => {
  if (e.turns && !isReady(s, me)) return TURNED;
  return canPlay(s, e, { s, unit }, me) ? undefined : NOBODY;
};

/** A card action, free or not (LEG-ACTV-17). */
const actionOf = (id: TextId, e: Effect): Keyword => ({
  id,
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c, me) => {
        const { unit } = c;
        if (!isMeant(c.s, e.of ?? OWN, me, unitOf(c.s, unit), unit)) return v;
        const made: CardAction = {
          id: `card:${id}`,
          rule: 'LEG-ACTV-17',
          cost: e.cost ?? 0,
          judge: s => judgeOffer(s, e, me, unit),
          play: t => playEffect(t, e, { s: t.s, unit }, me),
        };
        return [...v, made];
      },
    },
  },
});

/** Effects of one card at one moment that nobody may decline: as they are printed, one after the other. */
export const effectsOf = (id: TextId, all: readonly Effect[]): readonly Keyword[] => {
  const isFixed = (e: Effect) => e.at !== 'action' && !e.may && !e.turns;
  const first = (e: Effect) => all.find(x => isFixed(x) && x.at === e.at) === e;
  const made = all
    .filter(e => !isFixed(e) || first(e))
    .map(e => (isFixed(e) ? all.filter(x => isFixed(x) && x.at === e.at) : [e]));
  return made.map((some, n) => effectOf(n === 0 ? id : `${id}~${n + 1}`, some));
};

/** An effect as the engine plays it. */
const effectOf = (id: TextId, some: readonly Effect[]): Keyword => {
  const e = some[0] as Effect;
  if (e.at === 'action') return actionOf(id, e);
  const act = {
    rule: id.startsWith('command:') ? ('LEG-CARD-11' as const) : ('LEG-CARD-09' as const),
    is: e.may || e.turns ? ('may' as const) : ('must' as const),
    when: (t: T, c: Moment, me: Me) => some.some(x => canPlay(t.s, x, c, me)),
    *play(t: T, c: Moment, me: Me): Proc {
      for (const x of some) if (canPlay(t.s, x, c, me)) yield* playEffect(t, x, c, me);
    },
  };
  return { id, steps: { [e.at]: act } } as Keyword;
};
