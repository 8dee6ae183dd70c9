import type { Ask, CardId, Many, Proc, Seat, Verdict } from '@potyczka/kernel';
import { ask } from '../ask.js';
import { DECISION_CARDS } from '../automa/content/decisions.js';
import { automaFeats } from '../automa/content/feats.js';
import { SETS } from '../automa/content/sets.js';
import { featsOf } from '../content/feats/index.js';
import { attachmentOf, isLoot, lootOf } from '../content/loot.js';
import { isWeapon, takes, weaponOf } from '../content/weapons.js';
import { isAgainstAutomas } from '../options.js';
import { alliesOf, type L, legendOf, type S, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import { type GearKind, type LegendId, PACK, RANKS, type Slot } from '../vocabulary.js';

const WEAPONS_IN_POOL = 4;
const TOKENS_OF_EACH = 4;
const EPICS = 2;

/** Automas do nothing in stage 1 (AUT-LOAD-01). */
const people = (s: S): readonly L[] => s.legends.filter(l => !l.automa);

/** AUT-SETUP-16 to -23: the Decision deck, and for each Automa its Feats and a weapon set of its own. */
const prepareAutomas = (t: T): void => {
  const decisions = t.shuffle('AUT-SETUP-16', DECISION_CARDS);
  t.emit({ type: 'shuffled', pile: 'decisions', who: null, cards: decisions }, 'AUT-SETUP-16');
  const left = SETS.map((_, k) => k);
  for (const { id, automa } of t.s.legends.filter(l => l.automa)) {
    const cards = t.shuffle('AUT-SETUP-19', automaFeats(id));
    t.emit({ type: 'shuffled', pile: 'automa-feats', who: id, cards }, 'AUT-SETUP-19');
    const set = t.roll('AUT-SETUP-23', left);
    left.splice(left.indexOf(set), 1);
    const more = automa?.allied ? 0 : t.s.options.tougher;
    t.emit({ type: 'armed-automa', who: id, set, more }, 'AUT-SETUP-23');
  }
};

/** APX-EQUIP-01 */
const formPools = (t: T): void => {
  if (isAgainstAutomas(t.s.options)) prepareAutomas(t);
  for (const { id } of people(t.s)) {
    const cards = t.shuffle('APX-SETUP-61', featsOf(id));
    t.emit({ type: 'shuffled', pile: 'feats', who: id, cards }, 'APX-SETUP-61');
  }
  for (const { id } of people(t.s)) {
    const { bags, weaponDeck } = t.s;
    const epics = isAgainstAutomas(t.s.options) ? bags.epic.slice(0, EPICS) : []; // AUT-LOAD-02
    const tokens = [...bags.common.slice(0, TOKENS_OF_EACH), ...bags.rare.slice(0, TOKENS_OF_EACH), ...epics];
    t.emit(
      { type: 'pooled', who: id, weapons: weaponDeck.slice(0, WEAPONS_IN_POOL), tokens },
      'APX-EQUIP-01',
    );
  }
};

/** Stage 1 [first game]: pools, gifts, then everybody equips at the same time (APX-EQUIP-01 to -09). */
export function* equip(t: T): Proc {
  if (t.s.legends.every(l => l.pool.length === 0)) {
    formPools(t);
    return;
  }
  if (isAgainstAutomas(t.s.options)) yield* chooseEpics(t);
  yield* gifts(t);
  const seats = [...new Set(people(t.s).map(l => l.seat))];
  const plans = yield* t.askAll(seats.map(seat => askLoadout(t, seat)));
  for (const [k, seat] of seats.entries()) equipAll(t, seat, plans[k] ?? []);
  t.emit({ type: 'stage', stage: 'drop' }, 'APX-FLOW-01');
}

/** AUT-LOAD-03: of two epic tokens one is chosen, the other leaves the game at once. */
function* chooseEpics(t: T): Proc {
  for (const { id, seat } of people(t.s)) {
    const epics = legendOf(t.s, id).pool.filter(c => isLoot(c) && lootOf(c).rank === 'epic');
    if (epics.length < EPICS) continue;
    const kept = yield* ask.one(t, seat, 'card', {
      rule: 'AUT-LOAD-03',
      ask: msg('ask-epic', { who: id }),
      from: epics,
    });
    for (const card of epics) if (card !== kept) t.emit({ type: 'gave-up', who: id, card }, 'AUT-LOAD-03');
  }
}

interface Gift {
  readonly from: LegendId;
  readonly to: LegendId;
  readonly card: CardId;
}

/** What was received stays, and two weapons have to be left. */
const judgeGift = (s: S, g: Gift): Verdict => {
  if (s.given.includes(g.card)) return no('APX-EQUIP-03', 'given-before', { who: g.from, card: g.card });
  const left = legendOf(s, g.from).pool.filter(c => isWeapon(c) && c !== g.card);
  return left.length < 2 ? no('APX-EQUIP-04', 'keeps-two-weapons', { who: g.from }) : undefined;
};

const giftsOf = (s: S, seat: Seat): Gift[] => {
  const found: Gift[] = [];
  for (const l of s.legends) {
    if (l.seat !== seat) continue;
    for (const ally of alliesOf(s, l.id))
      if (!ally.automa) for (const card of l.pool) found.push({ from: l.id, to: ally.id, card });
  }
  return found;
};

/** AUT-GAP-40: with an Automa nothing is exchanged. */
const hasPartner = (s: S, l: L): boolean => alliesOf(s, l.id).some(a => !a.automa);

/** APX-EQUIP-03: cards and tokens of a pool may go to allies; that comes before the choice that all make at once. */
function* gifts(t: T): Proc {
  yield* t.window<Gift>({
    able: () => [
      ...new Set(t.s.legends.filter(l => l.pool.length > 0 && hasPartner(t.s, l)).map(l => l.seat)),
    ],
    choice: seat => ({
      rule: 'APX-EQUIP-03',
      ask: msg('ask-gift'),
      get from() {
        return giftsOf(t.s, seat);
      },
      key: g => `${g.from}:${g.to}:${g.card}`,
      judge: g => judgeGift(t.s, g),
      show: g => ({ label: msg('gift-label', { who: g.from, to: g.to, card: g.card }), at: [g.card, g.to] }),
    }),
    *play(_, g) {
      t.emit({ type: 'gave', who: g.from, to: g.to, card: g.card }, 'APX-EQUIP-03');
    },
    order: 'at-once',
    again: 'rest',
    pass: msg('no-gift-label'),
  });
}

/** Where a card or token of the pool goes. */
export interface Putting {
  readonly who: LegendId;
  readonly card: CardId;
  readonly to: 'arm' | 'pack' | 'wear' | 'on-1' | 'on-2';
}

const puttingKey = (p: Putting): string => `${p.who}:${p.to}:${p.card}`;

const puttingsOf = (who: LegendId, card: CardId): Putting[] => {
  const to = (places: readonly Putting['to'][]) => places.map(place => ({ who, card, to: place }));
  if (isWeapon(card)) return to(['arm']);
  const { sort } = lootOf(card);
  if (sort === 'gear') return to(['wear']);
  return to(sort === 'attachment' ? ['on-1', 'on-2', 'pack'] : ['pack']);
};

/** What a legend has put in its places so far. */
interface Load {
  readonly arms: readonly CardId[];
  readonly used: Set<CardId>;
  readonly worn: Set<GearKind>;
  readonly slots: { readonly 'on-1': Set<Slot>; readonly 'on-2': Set<Slot> };
  packed: number;
}

const newLoad = (arms: readonly CardId[]): Load => ({
  arms,
  used: new Set(arms),
  worn: new Set(),
  slots: { 'on-1': new Set(), 'on-2': new Set() },
  packed: 0,
});

/** APX-EQUIP-06, APX-LOOT-13, -18, -28, APX-WPN-09: one token more, or why not. */
const add = (load: Load, { who, card, to }: Putting): Verdict => {
  if (load.used.has(card)) return no('APX-EQUIP-06', 'one-place', { who, card });
  if (to === 'pack') {
    if (load.packed >= PACK) return no('APX-LOOT-18', 'pack-overfull', { who });
    load.packed++;
  } else if (to === 'wear') {
    const kind = gearKind(card);
    if (load.worn.has(kind)) return no('APX-LOOT-13', 'one-of-a-kind', { who, card });
    load.worn.add(kind);
  } else if (to !== 'arm') {
    const attachment = attachmentOf(card);
    const weapon = load.arms[to === 'on-1' ? 0 : 1] ?? '#';
    if (!takes(weaponOf(weapon), attachment)) return no('APX-LOOT-28', 'wrong-slot', { who, card, weapon });
    if (load.slots[to].has(attachment.slot)) return no('APX-WPN-09', 'slot-taken', { who, card, weapon });
    load.slots[to].add(attachment.slot);
  }
  load.used.add(card);
  return undefined;
};

/** Weapons that each legend takes. */
const ARMS = 2;

/** APX-EQUIP-04, -06: the whole loadout of one legend. */
const judgeLoadout = (l: L, set: readonly Putting[]): Verdict => {
  const own = set.filter(p => p.who === l.id);
  const arms = own.filter(p => p.to === 'arm').map(p => p.card);
  if (arms.length !== ARMS) return no('APX-EQUIP-04', 'two-weapons', { who: l.id, n: arms.length });
  const load = newLoad(arms);
  for (const p of own) {
    const verdict = p.to === 'arm' ? undefined : add(load, p);
    if (verdict) return verdict;
  }
  return undefined;
};

const gearKind = (card: CardId): GearKind => {
  const loot = lootOf(card);
  if (loot.sort !== 'gear') throw new Error(`${card} is no gear`);
  return loot.gear.kind;
};

const legendsOfSeat = (s: S, seat: Seat): readonly L[] => people(s).filter(l => l.seat === seat);

/** One question with everything that a seat's legends may do with their pools. */
const askLoadout = (t: T, seat: Seat): Ask<Putting[]> => {
  const legends = legendsOfSeat(t.s, seat);
  const from = legends.flatMap(l => l.pool.flatMap(card => puttingsOf(l.id, card)));
  const many: Many<Putting> = {
    rule: 'APX-EQUIP-04',
    ask: msg('ask-loadout'),
    from,
    key: puttingKey,
    show: p => ({
      label: msg(`equip-${p.to}-label`, { card: p.card, who: p.who }),
      at: [p.card, p.who],
    }),
    min: ARMS * legends.length,
    max: from.length,
    judgeAll: set => {
      for (const l of legends) {
        const verdict = judgeLoadout(l, set);
        if (verdict) return verdict;
      }
      return undefined;
    },
    propose: () => proposals(legends),
  };
  return t.chooseMany(seat, many);
};

/** Pairs of weapons, the better ones first, with everything put on that fits and the rest in the backpack; then with nothing. */
function* proposals(legends: readonly L[]): Generator<readonly Putting[]> {
  const pairs = legends.map(pairsOf);
  const most = Math.max(...pairs.map(p => p.length));
  const nth = (k: number, make: (l: L, pair: Pair) => Putting[]): readonly Putting[] =>
    legends.flatMap((l, i) => {
      const own = pairs[i] ?? [];
      const pair = own[Math.min(k, own.length - 1)];
      return pair ? make(l, pair) : [];
    });
  for (let k = 0; k < most; k++) yield nth(k, loadout);
  for (let k = 0; k < most; k++) yield nth(k, armsOnly);
}

type Pair = readonly [CardId, CardId];

const pairsOf = (l: L): readonly Pair[] => {
  const weapons = l.pool.filter(isWeapon).sort((a, b) => worthOf(b) - worthOf(a) || (a < b ? -1 : 1));
  return weapons.flatMap((a, i) => weapons.slice(i + 1).map(b => [a, b] as const));
};

/** Mean damage of a good shot, roughly. */
const worthOf = (card: CardId): number => {
  const { rof, damage, threshold } = weaponOf(card);
  return rof[0] * rof[1] * damage * (100 - threshold);
};

/** These two weapons, in the order of the pool. */
const armsOnly = (l: L, pair: Pair): Putting[] =>
  l.pool.filter(c => pair.includes(c)).map(card => ({ who: l.id, card, to: 'arm' }));

/** Everything in a sensible place. */
const loadout = (l: L, pair: Pair): Putting[] => {
  const put = armsOnly(l, pair);
  const load = newLoad(put.map(p => p.card));
  const tokens = l.pool.filter(isLoot).sort((a, b) => rankOf(b) - rankOf(a));
  for (const card of tokens) {
    const fitting = puttingsOf(l.id, card).find(p => !add(load, p));
    if (fitting) put.push(fitting);
  }
  return put;
};

const rankOf = (card: CardId): number => (RANKS as readonly string[]).indexOf(lootOf(card).rank);

/** APX-EQUIP-05 to -09 */
const equipAll = (t: T, seat: Seat, set: readonly Putting[]): void => {
  for (const { id } of legendsOfSeat(t.s, seat)) {
    const l = legendOf(t.s, id);
    const cards = (to: Putting['to']) => set.filter(p => p.who === id && p.to === to).map(p => p.card);
    const on = [cards('on-1'), cards('on-2')];
    const weapons = cards('arm').map((card, k) => ({
      card,
      ammo: weaponOf(card).startingAmmo,
      on: on[k] ?? [],
    }));
    const used = new Set(set.filter(p => p.who === id).map(p => p.card));
    t.emit(
      {
        type: 'equipped',
        who: id,
        weapons,
        wears: cards('wear'),
        packs: cards('pack'),
        left: l.pool.filter(c => !used.has(c)),
      },
      'APX-EQUIP-06',
    );
  }
};
