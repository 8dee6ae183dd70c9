import { nth, type Proc, type RuleId, sure } from '@potyczka/kernel';
import {
  isThere,
  leaderOf,
  type MiniS,
  type S,
  type T,
  type UnitS,
  unitCardOf,
  unitOf,
  upgradeCardOf,
} from '../state.js';
import { msg } from '../text/say.js';
import { type Damage, DEFENCE_DICE, foeOf, type MiniId, type UnitId } from '../vocabulary.js';
import { isAimedShot } from './attack/kind.js';
import { woundBy } from './counted.js';
import { COUNTERPART, isRanged, isTrooper, roomOf, thresholdOf, weaponsOf } from './sheet.js';
import { happens, worth, worthOfMini } from './values.js';

const orAll = <X>(some: readonly X[], all: readonly X[]): readonly X[] => (some.length > 0 ? some : all);

/** LEG-KWX-SMALL-01, LEG-GAP-152: minis that a shot cannot hurt while others are left. */
const hittable = (s: S, unit: UnitS): readonly MiniS[] => {
  const pool = s.attack?.pools[s.attack.at];
  if (pool?.to !== unit.id || !isAimedShot(s)) return unit.minis;
  return orAll(
    unit.minis.filter(m => worthOfMini('countsAsTarget', true, s, unit, m.role)),
    unit.minis,
  );
};

/** LEG-KWU-COUNTERPART-04, LEG-GAP-133: anybody, but the counterpart falls first. */
const ofCombined = (s: S, unit: UnitS): readonly MiniS[] =>
  unit.minis.filter(m => m.role === COUNTERPART || roomOf(s, unit, m) > 1);

const isCombined = (unit: UnitS): boolean => unit.minis.some(m => m.role === COUNTERPART);

/** LEG-WOUND-05, -07, -08, -14, LEG-KWX-NONCOMBATANT-02, -03: the minis that may take the next wound. */
const woundable = (s: S, unit: UnitS): readonly MiniId[] => {
  if (isCombined(unit)) return ofCombined(s, unit).map(m => m.id);
  const [leader] = unit.minis;
  const able = hittable(s, unit);
  const from = orAll(
    able.filter(m => m !== leader),
    able,
  );
  const most = Math.max(...from.map(m => m.wounds));
  const fighters = from.filter(m => !worthOfMini('isSpared', false, s, unit, m.role));
  const first = most > 0 ? from.filter(m => m.wounds === most) : orAll(fighters, from);
  return first.map(m => m.id);
};

/** Those with special weapons fall last if nobody says otherwise; of equal ones the last. */
const inOrderOfWorth = (unit: UnitS, ids: readonly MiniId[]): MiniId[] =>
  [...ids].sort((a, b) => {
    const [m, n] = [unit.minis.find(x => x.id === a), unit.minis.find(x => x.id === b)] as [MiniS, MiniS];
    return Number(m.role > 0) - Number(n.role > 0) || unit.minis.indexOf(n) - unit.minis.indexOf(m);
  });

/** Who is left after some wounds if nobody says otherwise; nothing where more than their number decides. */
export const minisAfter = (s: S, unit: UnitS, wounds: number): UnitS['minis'] | undefined => {
  if (isCombined(unit) || hittable(s, unit).length < unit.minis.length) return undefined;
  if (worth('fallsLater', false, { s, unit: unit.id })) return undefined;
  let now = unit;
  for (let left = wounds; left > 0 && now.minis.length > 0; ) {
    const [first] = inOrderOfWorth(now, woundable(s, now));
    const room = roomOf(s, now, now.minis.find(m => m.id === first) as MiniS);
    const n = Math.min(left, room);
    left -= n;
    const minis = now.minis.flatMap(m =>
      m.id !== first ? [m] : n < room ? [{ ...m, wounds: m.wounds + n }] : [],
    );
    now = { ...now, minis };
  }
  return now.minis;
};

/** What is lost with a mini: the weapon that it was added with, or the one that reaches farthest. */
const carried = (s: S, unit: UnitS, mini: MiniId): string => {
  const { role, ...m } = sure(
    unit.minis.find(x => x.id === mini),
    'mini',
  );
  const arms = weaponsOf(s, unit, { ...m, role });
  const own = arms.find(arm => role > 0 && arm.from === role - 1);
  return (own ?? arms.find(arm => isRanged(arm.weapon)) ?? arms[0])?.weapon.name ?? '';
};

/** How many fall for sure if each takes what it can bear: of minis that can take one wound more, as many as there are wounds. */
const fallingAtOnce = (s: S, unit: UnitS, from: readonly MiniId[], wounds: number): number => {
  if (isCombined(unit) || worth('fallsLater', false, { s, unit: unit.id })) return 1;
  const isFrail = unit.minis.every(m => !from.includes(m.id) || roomOf(s, unit, m) === 1);
  return isFrail ? Math.min(wounds, from.length) : 1;
};

/** LEG-WOUND-01, -03: the controller chooses, in one question where each of several falls by one wound. */
function* chooseMinis(t: T, unit: UnitId, wounds: number): Proc<readonly MiniId[]> {
  const u = unitOf(t.s, unit);
  const from = inOrderOfWorth(u, woundable(t.s, u));
  const fallen = fallingAtOnce(t.s, u, from, wounds);
  if (from.length === fallen) return from;
  const question = {
    rule: 'LEG-WOUND-01',
    from,
    key: (id: MiniId) => id,
    show: (id: MiniId) => ({
      label: msg('wound-label', { weapon: carried(t.s, u, id), mini: id }),
      at: [id],
    }),
  } as const;
  if (fallen === 1)
    return [yield* t.choose<MiniId>(u.seat, { ...question, ask: msg('ask-wound', { unit, wounds }) })];
  return yield* t.chooseMany<MiniId>(u.seat, {
    ...question,
    ask: msg('ask-fallen', { unit, wounds, fallen }),
    min: fallen,
    max: fallen,
    propose: () => [from.slice(0, fallen)],
  });
}

/** LEG-WOUND-01 to -11: a unit suffers wounds until they are assigned or nobody is left. */
export function* suffer(t: T, unit: UnitId, wounds: number, rule: RuleId, by: UnitId | null): Proc {
  let left = wounds;
  while (left > 0 && isThere(t.s, unit))
    for (const mini of yield* chooseMinis(t, unit, left))
      left -= yield* woundMini(t, unit, mini, left, rule, by);
  if (wounds > 0 && isThere(t.s, unit)) yield* happens(t, 'wounded', { s: t.s, unit });
}

/** LEG-WOUND-01 to -03: one mini takes wounds until it is defeated; returns how many it took. */
export function* woundMini(
  t: T,
  unit: UnitId,
  mini: MiniId,
  wounds: number,
  rule: RuleId,
  by: UnitId | null,
): Proc<number> {
  const u = unitOf(t.s, unit);
  const m = u.minis.find(x => x.id === mini) as MiniS;
  if (worth('fallsLater', false, { s: t.s, unit })) {
    woundBy(t, { unit, mini, n: wounds }, rule);
    return wounds;
  }
  const room = roomOf(t.s, u, m);
  const n = Math.min(wounds, isCombined(u) ? 1 : room);
  woundBy(t, { unit, mini, n }, rule);
  if (n >= room) yield* defeatMini(t, unit, mini, by);
  return n;
}

/** LEG-WOUND-02: minis that bear as many wounds as they can fall now, if something kept them so far. */
export function* fallNow(t: T, unit: UnitId): Proc {
  for (const m of unitOf(t.s, unit).minis)
    if (isThere(t.s, unit) && roomOf(t.s, unitOf(t.s, unit), m) <= 0) yield* defeatMini(t, unit, m.id, null);
}

/** LEG-WOUND-09 to -11 */
function* defeatMini(t: T, unit: UnitId, mini: MiniId, by: UnitId | null): Proc {
  const u = unitOf(t.s, unit);
  const { role } = u.minis.find(m => m.id === mini) as MiniS;
  const wasLeader = leaderOf(u).id === mini;
  if (wasLeader) dropAll(t, unit, 'defeat'); // LEG-BATTLE-05: before it is removed
  yield* happens(t, 'miniDefeated', { s: t.s, unit, minis: [mini] });
  t.emit({ type: 'mini-defeated', unit, mini }, 'LEG-WOUND-09');
  if (unitOf(t.s, unit).minis.length === 0) {
    yield* happens(t, 'defeated', { s: t.s, unit, by });
    t.emit({ type: 'unit-defeated', unit }, 'LEG-WOUND-11');
    return;
  }
  if (wasLeader) yield* newLeader(t, unit, role);
  yield* happens(t, 'keywordsChanged', { s: t.s });
}

/** A whole unit leaves the battle, whatever its wounds. */
export function* defeatUnit(t: T, unit: UnitId, by: UnitId | null, rule: RuleId): Proc {
  if (!isThere(t.s, unit)) return;
  dropAll(t, unit, 'defeat');
  for (const { id } of [...unitOf(t.s, unit).minis].reverse()) {
    yield* happens(t, 'miniDefeated', { s: t.s, unit, minis: [id] });
    t.emit({ type: 'mini-defeated', unit, mini: id }, rule);
  }
  yield* happens(t, 'defeated', { s: t.s, unit, by });
  t.emit({ type: 'unit-defeated', unit }, rule);
}

/** LEG-WOUND-10, G-10 */
function* newLeader(t: T, unit: UnitId, fallen: number): Proc {
  const u = unitOf(t.s, unit);
  const able = u.minis.filter(m => worthOfMini('mayLead', true, t.s, u, m.role));
  const from = orAll(able, u.minis).map(m => m.id);
  const mini =
    from.length === 1
      ? (from[0] as MiniId)
      : yield* t.choose<MiniId>(u.seat, {
          rule: 'LEG-WOUND-10',
          ask: msg('ask-leader', { unit }),
          from,
          key: id => id,
          show: id => ({ label: msg('mini-label', { mini: id }), at: [id] }),
        });
  const { role } = unitOf(t.s, unit).minis.find(m => m.id === mini) as MiniS;
  const tougher = thresholdOf(t.s, u, fallen) - thresholdOf(t.s, u, role);
  const leads = fallen > 0 && upgradeCardOf(t.s, nth(u.upgrades, fallen - 1)).keywords?.leader !== undefined;
  const wounds = leads ? Math.max(0, tougher) : 0; // LEG-KWX-LEADER-02, LEG-GAP-151
  t.emit({ type: 'new-leader', unit, mini, wounds }, wounds > 0 ? 'LEG-KWX-LEADER-02' : 'LEG-WOUND-10');
}

/** LEG-BATTLE-04, -05: claimed tokens stay where they lie. */
export const dropAll = (t: T, unit: UnitId, why: 'panic' | 'defeat' | 'choice'): void => {
  for (const token of t.s.tokens.filter(x => x.by === unit))
    t.emit(
      { type: 'dropped', unit, token: token.id, why },
      why === 'panic' ? 'LEG-BATTLE-04' : 'LEG-BATTLE-05',
    );
};

const totalWounds = (u: UnitS): number => u.minis.reduce((sum, m) => sum + m.wounds, 0);

const DAMAGE_OF: Readonly<Record<string, Damage>> = {
  block: 'damaged',
  blank: 'disabled',
  surge: 'disrupted',
};

/** LEG-UTYPE-26 to -34: once in a game, when the effect that wounded the vehicle is resolved. */
export function* rollResilience(t: T, unit: UnitId): Proc {
  const u = t.s.units[unit];
  if (u?.where !== 'field' || isTrooper(t.s, u) || u.marks.resilience) return;
  const { resilience } = unitCardOf(t.s, u);
  if (resilience === undefined || totalWounds(u) < resilience) return;
  const rolled = t.roll('LEG-UTYPE-26', DEFENCE_DICE.red);
  const damage = DAMAGE_OF[rolled] as Damage;
  const weapon = damage === 'disrupted' ? yield* chooseDisrupted(t, u) : null;
  t.emit({ type: 'resilience', unit, rolled, damage, weapon }, 'LEG-UTYPE-27');
}

/** LEG-UTYPE-31: the opponent chooses the weapon. */
function* chooseDisrupted(t: T, u: UnitS): Proc<string | null> {
  const arms = weaponsOf(t.s, u, leaderOf(u)).filter(a => a.weapon.melee || isRanged(a.weapon));
  if (arms.length === 0) return null;
  const arm = yield* t.choose(foeOf(u.seat), {
    rule: 'LEG-UTYPE-31',
    ask: msg('ask-disrupt', { unit: u.id }),
    from: arms,
    key: a => a.ref,
    show: a => ({ label: msg('weapon-label', { weapon: a.weapon.name }), at: [u.id] }),
  });
  return arm.ref;
}
