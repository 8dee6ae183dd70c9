import { adjacentSpaces, type Lattice, neighbouringSpaces, objectOn } from '@potyczka/geometry/lattice';
import {
  type CardId,
  type Choice,
  memo,
  type Proc,
  type RuleId,
  type Show,
  type Verdict,
} from '@potyczka/kernel';
import { askSpace } from '../ask.js';
import { attachmentOf, isTwoSided, type LootKind, lootOf } from '../content/loot.js';
import { weaponIn } from '../content/own-cards.js';
import { takes } from '../content/weapons.js';
import { type L, latticeOf, legendOf, type S, shieldLimit, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import { keyOf, type LegendId, PACK, placeOf, RANKS, type Space } from '../vocabulary.js';

/** Where a received token may go (APX-LOOT-09). */
type Where =
  | { readonly to: 'pack' }
  | { readonly to: 'wear' }
  | { readonly to: 'weapon'; readonly slot: number }
  | { readonly to: 'ground'; readonly at: Space }
  | { readonly to: 'box' }
  /** Everything that has been received, each token where it does most. */
  | { readonly to: 'all' }
  /** APX-LOOT-19: another token is dropped, and this one is kept in its place. */
  | { readonly to: 'room'; readonly out: CardId };

const whereKey = (w: Where): string => {
  if (w.to === 'ground') return `drop:${keyOf(w.at)}`;
  if (w.to === 'room') return `room:${w.out}`;
  return w.to === 'weapon' ? `on:${w.slot}` : w.to;
};

const PACK_FULL = no('APX-LOOT-18', 'pack-full');
const GEAR_IS_WORN = no('APX-LOOT-05', 'gear-is-worn');
const REPLACED = no('APX-LOOT-14', 'replaced-gear-goes');
const TAKEN_OFF = no('APX-LOOT-21', 'taken-off');

/** APX-LOOT-10: the own space and neighbouring ones. */
const dropSpaces = (s: S, who: LegendId): readonly Space[] => {
  const { at } = legendOf(s, who);
  return at ? [at, ...neighbouringSpaces(latticeOf(s), at)] : [];
};

/** The attachment that a slot of a weapon holds already, if it is a token. */
export const attachedIn = (s: S, who: LegendId, slot: number, card: CardId): CardId | null =>
  legendOf(s, who).weapons[slot]?.on.find(c => attachmentOf(c).slot === attachmentOf(card).slot) ?? null;

/** Where tokens of a sort have their places: the rule that says so is the reason. */
const PLACES: Readonly<Record<LootKind['sort'], RuleId>> = {
  gear: 'APX-LOOT-05',
  attachment: 'APX-LOOT-06',
  grenade: 'APX-LOOT-07',
  accessory: 'APX-LOOT-07',
};

/** APX-LOOT-06, -28 to -30 */
export const judgeAttach = (s: S, who: LegendId, card: CardId, slot: number): Verdict => {
  const loot = lootOf(card);
  const weapon = legendOf(s, who).weapons[slot];
  if (loot.sort !== 'attachment') return no(PLACES[loot.sort], 'not-attachment', { card });
  if (weapon && takes(weaponIn(s, weapon.card), loot.attachment)) return undefined;
  return no('APX-LOOT-28', 'wrong-slot', { who, card, weapon: weapon?.card ?? '#' });
};

const judgeWhere = (s: S, who: LegendId, card: CardId, isOld: boolean, w: Where): Verdict => {
  const loot = lootOf(card);
  const { pack } = legendOf(s, who);
  if (w.to === 'pack') {
    if (loot.sort === 'gear') return GEAR_IS_WORN;
    return pack.length >= PACK ? PACK_FULL : undefined;
  }
  if (w.to === 'wear') {
    if (loot.sort !== 'gear') return no(PLACES[loot.sort], 'not-gear', { card });
    return isOld ? REPLACED : undefined;
  }
  if (w.to === 'weapon') return isOld ? TAKEN_OFF : judgeAttach(s, who, card, w.slot);
  if (w.to !== 'room') return undefined; // 'all' as well: it takes nothing but legal places
  return loot.sort === 'gear' ? GEAR_IS_WORN : isOld ? TAKEN_OFF : undefined;
};

const showWhere = (card: CardId, weapons: L['weapons'], w: Where): Show => {
  const args = { card };
  if (w.to === 'room') return { label: msg('make-room-label', { card: w.out }), at: [w.out] };
  if (w.to === 'all') return { label: msg('all-label'), at: [] };
  if (w.to === 'ground') return { label: msg('drop-label', { card, space: keyOf(w.at) }), at: [keyOf(w.at)] };
  if (w.to === 'weapon') {
    const weapon = weapons[w.slot]?.card ?? '#';
    return { label: msg('attach-label', { card, weapon }), at: [card] };
  }
  if (w.to === 'pack') return { label: msg('pack-label', args), at: [card] };
  return w.to === 'wear'
    ? { label: msg('wear-label', args), at: [card] }
    : { label: msg('remove-label', args), at: [card] };
};

/**
 * APX-LOOT-09 to -21: the legend decides about every token that it has received, one by one. Whoever is not
 * on the map yet has nowhere to drop it (APX-DROP-08). What is asked tells nothing about the token.
 */
export function* decide(t: T, who: LegendId, replaced: readonly CardId[] = []): Proc {
  const old = new Set<CardId>(replaced);
  for (;;) {
    const { tray, seat, at, pack, weapons } = legendOf(t.s, who);
    const card = tray[0];
    if (!card) return;
    const isOld = old.has(card);
    const ground: readonly Where[] = at
      ? dropSpaces(t.s, who).map(space => ({ to: 'ground', at: space }))
      : [{ to: 'box' }];
    const room: readonly Where[] = pack.length >= PACK ? pack.map(out => ({ to: 'room', out })) : [];
    const slots: readonly Where[] = [0, 1].map(slot => ({ to: 'weapon', slot }));
    const all: readonly Where[] = tray.length > 1 ? [{ to: 'all' }] : [];
    const choice: Choice<Where> = {
      rule: 'APX-LOOT-09',
      ask: msg('ask-token', { who, card }),
      from: [...all, { to: 'pack' }, ...ground, { to: 'wear' }, ...slots, ...room],
      key: whereKey,
      judge: w => judgeWhere(t.s, who, card, isOld, w),
      show: w => showWhere(card, weapons, w),
    };
    const where = yield* t.choose(seat, choice);
    if (where.to === 'all') return putAll(t, who, old);
    if (where.to === 'room') yield* dropFrom(t, who, where.out);
    const replaced = put(t, who, card, where.to === 'room' ? { to: 'pack' } : where);
    if (replaced) old.add(replaced);
  }
}

/** Every token of the tray, and what it replaces, goes to the first of its good places that it may take. */
const putAll = (t: T, who: LegendId, old: Set<CardId>): void => {
  for (;;) {
    const [card] = legendOf(t.s, who).tray;
    if (!card) return;
    const isOld = old.has(card);
    const where = goodPlaces(t.s, who, card).find(w => !judgeWhere(t.s, who, card, isOld, w));
    const replaced = where && put(t, who, card, where);
    if (replaced) old.add(replaced);
  }
};

type PlaceForLoot = Exclude<Where, { to: 'room' } | { to: 'all' }>;

/** Gear that is better than what is worn, free slots of weapons, the backpack; in the end the ground. */
const goodPlaces = (s: S, who: LegendId, card: CardId): readonly PlaceForLoot[] => {
  const l = legendOf(s, who);
  const ground: PlaceForLoot = l.at ? { to: 'ground', at: l.at } : { to: 'box' };
  const loot = lootOf(card);
  if (loot.sort === 'gear') return isBetter(s, l, card, loot.gear.kind) ? [{ to: 'wear' }, ground] : [ground];
  if (loot.sort !== 'attachment') return [{ to: 'pack' }, ground];
  const free = [0, 1].filter(slot => attachedIn(s, who, slot, card) === null);
  return [...free.map((slot): PlaceForLoot => ({ to: 'weapon', slot })), { to: 'pack' }, ground];
};

const GEAR_RANKS = ['starting', ...RANKS] as const;

/** Of a higher rank than what is worn, or fresh where that is exhausted. */
const isBetter = (s: S, l: L, card: CardId, kind: keyof L['gear']): boolean => {
  const rankOf = (gear: CardId): number => GEAR_RANKS.indexOf(lootOf(gear).rank);
  const worn = l.gear[kind];
  if (rankOf(card) !== rankOf(worn)) return rankOf(card) > rankOf(worn);
  return s.exhausted.includes(worn) && !s.exhausted.includes(card);
};

/** Puts a token where it was decided; gives back what it replaces. */
const put = (t: T, who: LegendId, card: CardId, w: PlaceForLoot): CardId | undefined => {
  switch (w.to) {
    case 'pack':
      t.emit({ type: 'kept', who, card }, 'APX-LOOT-09');
      return undefined;
    case 'wear':
      return wear(t, who, card);
    case 'weapon': {
      const old = attachedIn(t.s, who, w.slot, card);
      const weapon = legendOf(t.s, who).weapons[w.slot]?.card ?? '#';
      t.emit({ type: 'attached', who, card, slot: w.slot, weapon, old }, 'APX-LOOT-21');
      return old ?? undefined;
    }
    case 'ground':
      drop(t, who, card, w.at);
      return undefined;
    case 'box':
      t.emit({ type: 'removed', who, card }, 'APX-DROP-08');
      return undefined;
  }
};

/** APX-LOOT-14, -17: an unexhausted body shield restores points as it is put on. */
const wear = (t: T, who: LegendId, card: CardId): CardId => {
  const loot = lootOf(card);
  if (loot.sort !== 'gear') throw new Error(`${card} is no gear`);
  const l = legendOf(t.s, who);
  const old = l.gear[loot.gear.kind];
  const isFresh = loot.gear.kind === 'body' && isTwoSided(card) && !t.s.exhausted.includes(card);
  const limit = loot.gear.kind === 'body' ? loot.gear.limit : shieldLimit(l);
  const gain = loot.gear.kind === 'body' && isFresh ? loot.gear.restores : 0;
  const restored = Math.max(0, Math.min(gain, limit - l.shield));
  t.emit({ type: 'wore', who, card, old, restored, exhausts: isFresh }, 'APX-LOOT-17');
  return old;
};

/** Drops a token of the backpack on a space that the legend chooses; off the map it leaves the game (APX-DROP-08). */
export function* dropFrom(t: T, who: LegendId, card: CardId): Proc {
  if (!legendOf(t.s, who).at) return t.emit({ type: 'removed', who, card }, 'APX-DROP-08');
  const at = yield* askSpace(t, legendOf(t.s, who).seat, {
    rule: 'APX-LOOT-10',
    ask: 'ask-drop',
    who,
    from: dropSpaces(t.s, who),
  });
  drop(t, who, card, at);
}

/** APX-LOOT-10, APX-OBJ-19: what falls into a canyon is lost. */
const drop = (t: T, who: LegendId, card: CardId, at: Space): void => {
  const lost = objectOn(latticeOf(t.s), at)?.canyon === true;
  t.emit({ type: 'dropped', who, card, at, lost }, lost ? 'APX-OBJ-19' : 'APX-LOOT-10');
};

/** APX-LOOT-36: tokens on the own space and on adjacent ones. */
export const lootInReach = (s: S, who: LegendId): { card: CardId; at: Space }[] => {
  const { at } = legendOf(s, who);
  const found: { card: CardId; at: Space }[] = [];
  if (at)
    for (const { space, key } of inReach(latticeOf(s), at))
      for (const card of s.loot[key] ?? []) found.push({ card, at: space });
  return found;
};

/** APX-LOOT-37: picking up reaches adjacent spaces only, on the same level. */
const inReach = memo(
  [lattice => lattice, (_, at) => placeOf(at)],
  (lattice: Lattice, at: Space) =>
    [at, ...adjacentSpaces(lattice, at)].map(space => ({ space, key: keyOf(space) })),
  { most: 2000 },
);
