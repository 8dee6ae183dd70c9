import { rangeBetween } from '@potyczka/legion/lab';
import { type Kind, wordOfWeapon } from './legion-attacks.js';
import { armsOf, keywordsOf, type S, type UnitS, type Word } from './legion-unit.js';

type Attack = NonNullable<S['attack']>;

const nameOf = (s: S, unit: UnitS, ref: string): string => {
  const [kind, n, w] = ref.split(':');
  if (kind === 'unit') return s.cards.units[unit.card]?.weapons[Number(n)]?.name ?? ref;
  if (kind !== 'upgrade') return ref;
  return s.cards.upgrades[unit.upgrades[Number(n)]?.card ?? '']?.weapons?.[Number(w)]?.name ?? ref;
};

/** LEG-ATK-15, -21: a weapon of this name lies in a pool against somebody else. */
const isElsewhere = (s: S, a: Attack, by: UnitS, ref: string): boolean =>
  a.pools.some(
    (p, n) =>
      n !== a.at && p.weapons.some(w => w.unit === by.id && nameOf(s, by, w.weapon) === nameOf(s, by, ref)),
  );

/** LEG-CARD-16, -17, G-04: a card that turns serves one mini, unless its type lets all of them use it. */
const isTaken = (s: S, a: Attack, by: UnitS, ref: string): boolean => {
  const [kind, n] = ref.split(':');
  if (kind !== 'upgrade') return false;
  const card = s.cards.upgrades[by.upgrades[Number(n)]?.card ?? ''];
  const turns = card?.exhaust || card?.expend;
  const used = a.pools.some(p =>
    p.weapons.some(w => w.unit === by.id && w.weapon.startsWith(`upgrade:${n}:`)),
  );
  return Boolean(turns) && card?.type !== 'armament' && used;
};

/** What one mini of a unit may add to the pool that is being formed (LEG-ATK-07 to -15). */
export const weaponsOfMini = (
  s: S,
  by: UnitS,
  miniId: string,
  hasMoved: boolean,
): ReadonlyMap<string, Word> => {
  const a = s.attack!;
  const pool = a.pools[a.at]!;
  const mini = by.minis.find(m => m.id === miniId)!;
  const to = s.units[pool.to]!;
  const found = new Map<string, Word>();
  for (const arm of armsOf(s, by, mini)) {
    const word = wordOfWeapon(s, by, to, mini, arm, pool.kind as Kind, hasMoved);
    const isUsed = pool.weapons.some(w => w.mini === miniId && w.weapon === arm.ref);
    const isOut = isUsed || isElsewhere(s, a, by, arm.ref) || isTaken(s, a, by, arm.ref);
    // with Arsenal a mini is asked again, before what it has added lies in the pool
    const isOpen = word === 'must' && keywordsOf(s, by).has('arsenal');
    found.set(arm.ref, isOut ? 'mustNot' : isOpen ? 'either' : word);
  }
  return found;
};

type Token = 'aim' | 'dodge' | 'surge';

/** Whose tokens of a kind a unit may spend in an attack (LEG-UTYPE-04, LEG-GAP-159, LEG-KWU-EXEMPLAR-02). */
export const pursesOf = (s: S, unit: UnitS, token: Token): ReadonlyMap<string, Word> => {
  const found = new Map<string, Word>();
  const isClone = (u: UnitS): boolean => s.cards.units[u.card]?.type === 'clone';
  for (const u of Object.values(s.units)) {
    if (u.where !== 'field' || u.seat !== unit.seat) continue;
    const range = rangeBetween(s as never, unit.id, u.id);
    const lends = keywordsOf(s, u).has('exemplar') && range <= 2;
    const shares = isClone(u) && isClone(unit) && range <= 1;
    const has = u.tokens[token] > 0;
    const isOwn = u.id === unit.id;
    // a clone may have borrowed one already, and line of sight is for the game to judge
    found.set(u.id, !has ? 'mustNot' : isOwn ? 'must' : lends || shares ? 'either' : 'mustNot');
  }
  return found;
};
