import { nth, type Proc, type RuleId } from '@potyczka/kernel';
import { askAmount } from '../../ask.js';
import type { UpgradeCard } from '../../content/cards.js';
import { rangeFromLeader } from '../../ground.js';
import {
  type Armed,
  attackOf,
  isThere,
  type S,
  type T,
  type UnitS,
  unitOf,
  upgradeCardOf,
} from '../../state.js';
import { msg } from '../../text/say.js';
import type { AttackKind, UnitId } from '../../vocabulary.js';
import { turnUpgrade } from '../counted.js';
import { allTouches } from '../melee.js';
import { isRanged, weaponsOf } from '../sheet.js';
import { spend, spendable } from '../tokens.js';
import { happens, ownSources, worth, worthWith } from '../values.js';
import {
  armedWith,
  judgeRanged,
  judgeTarget,
  legalTargets,
  meanOf,
  mostWounds,
  type Shooter,
  shootersOf,
  type Target,
  targetsOf,
} from './targets.js';

/** Step 1, LEG-ATK-04, -05: the attacker names the defender; without a legal one the attack is lost. */
export function* declareDefender(t: T): Proc {
  const a = attackOf(t.s);
  const bounds = { against: a.against, only: a.only };
  const legal = legalTargets(t.s, a.by, bounds);
  if (legal.length === 0) {
    t.emit({ type: 'attack-part', part: 'over' }, 'LEG-ATK-05');
    return;
  }
  const [only] = legal;
  const target = a.against && only && legal.length === 1 ? only : yield* askTarget(t, legal, false);
  if (target === 'enough') return;
  yield* takeTarget(t, target);
}

function* takeTarget(t: T, target: Target): Proc {
  const { by } = attackOf(t.s);
  t.emit({ type: 'defender', by, to: target.to, kind: target.kind }, 'LEG-ATK-04');
  yield* happens(t, 'declared', { s: t.s, by, to: target.to, kind: target.kind });
  if (target.kind === 'ranged') yield* lengthen(t, target.to);
  t.emit({ type: 'attack-part', part: 'arm' }, 'LEG-PROC-32');
}

/** LEG-KWW-LONGSHOT-01, -02: aim tokens for the range of a weapon, before anything is measured. */
function* lengthen(t: T, to: UnitId): Proc {
  const { by } = attackOf(t.s);
  const unit = unitOf(t.s, by);
  const arms = unit.minis.flatMap(m => weaponsOf(t.s, unit, m)).filter(a => isRanged(a.weapon));
  const longest = Math.max(
    0,
    ...arms.map(a =>
      worthWith('lengthens', 0, { s: t.s, unit: by }, ownSources(unit, a.weapon.keywords, 'lengthens')),
    ),
  );
  const most = Math.min(longest, spendable(t.s, by, 'aim'));
  if (most === 0) return;
  const reach = Math.max(0, ...arms.map(a => Number(a.weapon.range?.[1] ?? 0) || 99));
  const wanted = Math.min(most, Math.max(0, rangeFromLeader(t.s, by, to) - reach));
  const n = yield* askAmount(t, unit.seat, {
    rule: 'LEG-KWW-LONGSHOT-01',
    ask: most => msg('ask-long-shot', { unit: by, most }),
    most,
    sensible: wanted,
  });
  for (let i = 0; i < n; i++) {
    yield* spend(t, by, 'aim', 'long-shot', 'LEG-KWW-LONGSHOT-01');
    t.emit({ type: 'used', unit: by, keyword: `lengthened:${to}`, in: 'attack' }, 'LEG-KWW-LONGSHOT-01');
  }
}

/** LEG-MELEE-11, -12: nobody shoots into or out of a melee. */
export const mayShootAt = (s: S, by: UnitId, to: UnitId): boolean => !judgeRanged(s, by, to);

/** A defender of a keyword's own pool; `more`: one may stop. */
export function* chooseDefender(
  t: T,
  from: readonly UnitS[],
  more: boolean,
  rule: RuleId,
): Proc<UnitS | undefined> {
  if (from.length === 0) return undefined;
  const { by } = attackOf(t.s);
  const chosen = yield* t.choose<UnitS | 'enough'>(unitOf(t.s, by).seat, {
    rule,
    ask: msg('ask-further-target', { unit: by }),
    from: more ? ['enough', ...from] : from,
    key: x => (x === 'enough' ? x : x.id),
    show: x =>
      x === 'enough'
        ? { label: msg('enough-label'), declines: true }
        : { label: msg('target-label', { unit: x.id }), at: [x.id] },
  });
  return chosen === 'enough' ? undefined : chosen;
}

/** A pool that is formed whole: its weapons are given. */
export function* formPool(t: T, to: UnitId, kind: AttackKind, weapons: readonly Armed[], rule: RuleId): Proc {
  const { by } = attackOf(t.s);
  t.emit({ type: 'defender', by, to, kind }, rule);
  yield* happens(t, 'declared', { s: t.s, by, to, kind });
  t.emit({ type: 'armed', by, weapons }, rule);
}

const keyOf = (x: Target): string => (x.kind === 'ranged' ? x.to : `${x.to}:${x.kind}`);

const askTarget = (t: T, legal: readonly Target[], further: boolean) => {
  const a = attackOf(t.s);
  const all = targetsOf(t.s, a.by);
  const rest = all.filter(x => !legal.some(y => keyOf(y) === keyOf(x)));
  const enough: readonly 'enough'[] = further ? ['enough'] : [];
  return t.choose<Target | 'enough'>(unitOf(t.s, a.by).seat, {
    rule: further ? 'LEG-ATK-20' : 'LEG-ATK-04',
    ask: msg(further ? 'ask-further-target' : 'ask-target', { unit: a.by }),
    from: [...enough, ...legal, ...rest],
    key: x => (x === 'enough' ? x : keyOf(x)),
    judge: x =>
      x === 'enough' || legal.includes(x)
        ? undefined
        : (judgeTarget(t.s, a.by, x.to, x.kind, a) ?? { rule: 'LEG-ATK-04', why: msg('another-target') }),
    show: x =>
      x === 'enough'
        ? { label: msg('enough-label'), declines: true }
        : {
            label: msg(x.kind === 'melee' ? 'melee-target-label' : 'target-label', { unit: x.to }),
            at: [x.to],
          },
  });
};

/** The upgrade that a weapon is printed on, if its use turns it (LEG-CARD-16). */
const turnedBy = (s: S, by: UnitId, weapon: string): UpgradeCard | undefined => {
  const [kind, n] = weapon.split(':');
  if (kind !== 'upgrade') return undefined;
  const card = upgradeCardOf(s, nth(unitOf(s, by).upgrades, Number(n)));
  return card.exhaust || card.expend ? card : undefined;
};

/** LEG-CARD-16, -17, G-04: a card that is turned serves one mini, unless it is an armament. */
const isServed = (s: S, by: UnitId, weapon: string, used: readonly Armed[]): boolean => {
  const card = turnedBy(s, by, weapon);
  return card !== undefined && card.type !== 'armament' && used.some(w => turnedBy(s, by, w.weapon) === card);
};

/** The best weapon of each mini, by the mean of its dice. */
const bestArms = (s: S, by: UnitId, shooters: readonly Shooter[]): Armed[] => {
  const most = worth('weaponsPerMini', 1, { s, unit: by });
  const best: Armed[] = [];
  for (const { mini, arms } of shooters) {
    const free = arms
      .filter(({ arm }) => !isServed(s, by, arm.ref, best))
      .map(({ arm, use }) => armedWith(s, by, { mini, arm, use }));
    best.push(...free.sort((a, b) => meanOf(b.dice) - meanOf(a.dice)).slice(0, most));
  }
  return best;
};

/** Step 2, LEG-ATK-06 to -18: each eligible mini may add one of its weapons. */
export function* armPool(t: T): Proc {
  const a = attackOf(t.s);
  const pool = nth(a.pools, a.at);
  const shooters = shootersOf(t.s, a.by, pool.to, pool.kind);
  if (shooters.length === 0) {
    t.emit({ type: 'attack-part', part: 'next' }, 'LEG-KWW-LONGSHOT-03'); // LEG-ATK-05
    return;
  }
  yield* addWeapons(t, a.by, shooters, 'LEG-ATK-08');
  yield* happens(t, 'armed', { s: t.s, by: a.by, to: pool.to, kind: pool.kind });
  t.emit({ type: 'attack-part', part: 'more' }, 'LEG-PROC-33');
}

/** The controller of a unit chooses a weapon for each of these minis; cards with an icon are turned. */
export function* addWeapons(t: T, by: UnitId, shooters: readonly Shooter[], rule: RuleId): Proc {
  const best = bestArms(t.s, by, shooters);
  const weapons = isChoice(t.s, by, shooters, best) ? yield* askWeapons(t, by, shooters, best) : best;
  t.emit({ type: 'armed', by, weapons }, rule);
  turnCards(t, by, weapons);
}

/**
 * Whether it matters who uses what: somebody has several weapons, a card would be turned, or what is left out could be
 * used on somebody else. A table that wants to be asked is asked wherever weapons differ.
 */
const isChoice = (s: S, by: UnitId, shooters: readonly Shooter[], best: readonly Armed[]): boolean => {
  const isAlike = new Set(best.map(w => w.weapon)).size === 1;
  if (isAlike && shooters.every(x => x.arms.length === 1)) return false;
  if (s.options.inPart || best.some(w => turnedBy(s, by, w.weapon))) return true;
  if (worth('weaponsPerMini', 1, { s, unit: by }) > 1) return true; // less than all is no Arsenal
  return shooters.some(x => isTorn(x, best)) || hasOtherTarget(s, by);
};

/** Whether a mini has a weapon that could be wanted more than the one with the better dice: one with keywords. */
const isTorn = ({ mini, arms }: Shooter, best: readonly Armed[]): boolean =>
  arms.some(
    ({ arm }) =>
      Object.keys(arm.weapon.keywords ?? {}).length > 0 &&
      !best.some(w => w.mini === mini.id && w.weapon === arm.ref),
  );

/** LEG-ATK-20: whether a further pool could be formed against somebody else. */
const hasOtherTarget = (s: S, by: UnitId): boolean => {
  const a = attackOf(s);
  if (by !== a.by || nth(a.pools, 0).kind === 'overrun' || a.against) return false;
  return legalTargets(s, by, { against: null, only: a.only }).length > 0;
};

/** How many of each weapon: '5 × A-280 Blaster Rifle, Z-6 Trooper'. */
const listed = (shooters: readonly Shooter[], best: readonly Armed[]): string => {
  const arms = shooters.flatMap(x => x.arms);
  const names = best.map(b => arms.find(({ arm }) => arm.ref === b.weapon)?.arm.weapon.name ?? b.weapon);
  return [...new Set(names)]
    .map(name => {
      const n = names.filter(x => x === name).length;
      return n === 1 ? name : `${n} × ${name}`;
    })
    .join(', ');
};

/** One weapon of a single mini, or all at once, one kind of weapon alone, or mini by mini. */
function* askWeapons(
  t: T,
  by: UnitId,
  shooters: readonly Shooter[],
  best: readonly Armed[],
): Proc<readonly Armed[]> {
  if (shooters.length === 1 && worth('weaponsPerMini', 1, { s: t.s, unit: by }) === 1)
    return yield* askEach(t, by, shooters);
  const { to } = nth(attackOf(t.s).pools, attackOf(t.s).at);
  const isBound = worth('mustBeChosen', false, { s: t.s, by, to }); // LEG-KWU-DISTRACT-03
  const kinds = [...new Set(best.map(w => w.weapon))];
  const alone = kinds.length > 1 && !isBound ? kinds.map(kind => best.filter(w => w.weapon === kind)) : [];
  const how = yield* t.choose<readonly Armed[] | 'each'>(unitOf(t.s, by).seat, {
    rule: 'LEG-ATK-08',
    ask: msg('ask-weapons', { unit: by }),
    from: [best, ...alone, 'each'],
    key: x => (x === 'each' ? x : x === best ? 'all' : `only:${x[0]?.weapon}`),
    show: x => {
      if (x === 'each') return { label: msg('each-weapon-label') };
      const weapon = listed(shooters, x);
      return { label: msg(x === best ? 'all-weapons-label' : 'only-weapon-label', { weapon }) };
    },
  });
  return how === 'each' ? yield* askEach(t, by, shooters) : how;
}

/** A weapon for each mini, one after the other. */
function* askEach(t: T, by: UnitId, shooters: readonly Shooter[]): Proc<readonly Armed[]> {
  const { seat } = unitOf(t.s, by);
  const { to } = nth(attackOf(t.s).pools, attackOf(t.s).at);
  const isBound = worth('mustBeChosen', false, { s: t.s, by, to }); // LEG-KWU-DISTRACT-03
  const chosen: Armed[] = [];
  const most = worth('weaponsPerMini', 1, { s: t.s, unit: by });
  for (const [n, { mini, arms }] of shooters.entries()) {
    let left = arms.filter(({ arm }) => !isServed(t.s, by, arm.ref, chosen));
    for (let k = 0; k < most && left.length > 0; k++) {
      const isLast = n === shooters.length - 1 && chosen.length === 0; // LEG-ATK-16
      const arm = yield* t.choose<(typeof arms)[number] | 'none'>(seat, {
        rule: 'LEG-ATK-08',
        ask: msg('ask-weapon', { mini: mini.id }),
        from: isLast || (isBound && k === 0) ? left : [...left, 'none'],
        key: x => (x === 'none' ? x : x.arm.ref),
        show: x =>
          x === 'none'
            ? { label: msg('no-weapon-label'), at: [mini.id], declines: true }
            : { label: msg('weapon-label', { weapon: x.arm.weapon.name }), at: [mini.id] },
      });
      if (arm === 'none') break;
      chosen.push(armedWith(t.s, by, { mini, ...arm }));
      left = left.filter(a => a !== arm && !isServed(t.s, by, a.arm.ref, chosen));
    }
  }
  return chosen;
}

/** LEG-CARD-16, -17: cards with an icon are turned when their weapon is in the pool. */
const turnCards = (t: T, by: UnitId, weapons: readonly Armed[]): void => {
  const unit = unitOf(t.s, by);
  const used = new Set(
    weapons
      .filter(w => w.unit === by && w.weapon.startsWith('upgrade:'))
      .map(w => Number(w.weapon.split(':')[1])),
  );
  for (const n of used) {
    const equipped = nth(unit.upgrades, n);
    const card = upgradeCardOf(t.s, equipped);
    if (card.exhaust || card.expend)
      turnUpgrade(
        t,
        { unit: by, upgrade: n, state: card.expend ? 'expended' : 'exhausted', face: equipped.face },
        'LEG-CARD-16',
      );
  }
};

/** Step 3, LEG-ATK-20: a further pool against somebody else, while minis and weapons are left. */
export function* moreDefenders(t: T): Proc {
  const a = attackOf(t.s);
  const first = nth(a.pools, 0);
  const { to, kind } = nth(a.pools, a.at);
  yield* happens(t, 'further', { s: t.s, by: a.by, to, kind });
  const mayGoOn = first.kind !== 'overrun' && !a.against;
  const legal = mayGoOn ? legalTargets(t.s, a.by, { against: null, only: a.only }) : [];
  const next = legal.length > 0 ? yield* askTarget(t, legal, true) : 'enough';
  if (next === 'enough') t.emit({ type: 'attack-part', part: 'next' }, 'LEG-PROC-34');
  else yield* takeTarget(t, next);
}

/** Steps 4 and 11, LEG-ATK-22, -38: which pool is resolved next. */
export function* nextPool(t: T): Proc {
  const a = attackOf(t.s);
  const open = a.pools.flatMap((p, n) =>
    p.resolved || p.weapons.length === 0 || !isThere(t.s, p.to) ? [] : [n],
  );
  if (open.length === 0 || !(a.bomb || isThere(t.s, a.by))) {
    t.emit({ type: 'attack-part', part: 'over' }, 'LEG-ATK-39');
    return;
  }
  const at =
    open.length === 1
      ? nth(open, 0)
      : yield* t.choose<number>(unitOf(t.s, a.by).seat, {
          rule: 'LEG-ATK-22',
          ask: msg('ask-pool', { unit: a.by }),
          from: open,
          key: n => String(n),
          show: n => ({ label: msg('target-label', { unit: nth(a.pools, n).to }), at: [nth(a.pools, n).to] }),
        });
  const { to, kind } = nth(a.pools, at);
  const most = mostWounds(t.s, a.by, to);
  t.emit({ type: 'pool-chosen', at, most, met: allTouches(t.s) }, 'LEG-ATK-22');
  yield* happens(t, 'rollStart', { s: t.s, by: a.by, to, kind });
  t.emit({ type: 'attack-part', part: 'roll' }, 'LEG-PROC-34');
}
