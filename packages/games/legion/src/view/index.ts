import type { CardId, Pile, Who } from '@potyczka/kernel';
import { isPutUp } from '../battle/barricades.js';
import { type Area, zonesOf } from '../battle/zones.js';
import type { Rank } from '../content/cards.js';
import { commandCard } from '../content/index.js';
import type { Ground } from '../content/terrain.js';
import type { Settled } from '../options.js';
import { courageOf, isPanicked, isSuppressed } from '../rules/morale.js';
import { costOf } from '../rules/sheet.js';
import {
  type Activation,
  type Attack,
  type Battle,
  type Equipped,
  type Mini,
  type Now,
  type S,
  type Seat,
  sideOf,
  type TokenAt,
  type UnitS,
  unitsOf,
} from '../state.js';
import { commandOf, type Damage, SEATS, type UnitId, type UnitToken } from '../vocabulary.js';

type Piece = Ground['terrain'][number];

/** A unit as everybody sees it. */
export interface UnitView {
  readonly id: UnitId;
  readonly seat: Seat;
  readonly card: string;
  readonly upgrades: readonly Equipped[];
  readonly rank: Rank;
  /** The first is the leader; hundredths of a millimetre and of a degree. */
  readonly minis: readonly Mini[];
  readonly where: 'aside' | 'field' | 'aboard' | 'defeated';
  readonly tokens: Readonly<Record<UnitToken, number>>;
  readonly order: 'none' | 'up' | 'down';
  readonly damage: Damage | null;
  readonly courage: number | null;
  readonly suppressed: boolean;
  readonly panicked: boolean;
  readonly points: number;
  /** Keywords and cards that are in force for a time. */
  readonly marks: readonly string[];
}

export interface SideView {
  readonly seat: Seat;
  readonly hand: number;
  readonly contingencies: number;
  readonly divulged: readonly CardId[];
  readonly flaws: readonly CardId[];
  readonly played: CardId | null;
  readonly lasting: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly pool: readonly Rank[];
  readonly passed: boolean;
  readonly commander: UnitId | null;
  readonly points: number;
}

export interface View {
  readonly options: Settled;
  readonly now: Now;
  readonly round: number;
  readonly blue: Seat | null;
  readonly turned: boolean;
  readonly priority: Seat | null;
  readonly turn: Seat;
  readonly units: readonly UnitView[];
  readonly sides: readonly SideView[];
  /** The viewer's own command cards. */
  readonly hand: readonly CardId[];
  readonly battle: Battle;
  readonly zones: Readonly<Record<Seat, readonly Area[]>>;
  readonly tokens: readonly TokenAt[];
  /** Barricades that players have put up: the battlefield has its own besides. */
  readonly putUp: readonly Piece[];
  readonly act: Activation | null;
  readonly attack: Attack | null;
  /** Only when the battle is over. */
  readonly open?: Readonly<Record<Seat, readonly CardId[]>>;
}

const copied = <X>(x: unknown): X => JSON.parse(JSON.stringify(x)) as X;

const unitView = (s: S, u: UnitS): UnitView => {
  const isThere = u.where === 'field';
  return {
    id: u.id,
    seat: u.seat,
    card: u.card,
    upgrades: u.upgrades.map(e => ({ ...e, tokens: { ...e.tokens } })),
    rank: u.rank,
    minis: u.minis.map(m => ({ ...m })),
    where: u.where,
    tokens: { ...u.tokens },
    order: u.order,
    damage: u.damage,
    courage: courageOf(s, u),
    suppressed: isThere && isSuppressed(s, u),
    panicked: isThere && isPanicked(s, u),
    points: costOf(s, u),
    marks: Object.keys(u.marks),
  };
};

const sideView = (s: S, seat: Seat): SideView => {
  const { hand, contingencies, divulged, flaws, played, lasting, discard, pool, passed, commander, points } =
    sideOf(s, seat);
  return {
    seat,
    hand: hand.length,
    contingencies: contingencies.length,
    divulged: [...divulged],
    flaws: [...flaws],
    played,
    lasting: [...lasting],
    discard: [...discard],
    pool: [...pool].sort(),
    passed,
    commander,
    points,
  };
};

/** LEG-KWX-BANE-02: a token that lies effect side down. */
const isHidden = (t: S['tokens'][number]): boolean => t.kind === 'bane' && t.what.startsWith('#');

/** What somebody is shown: all but the command cards of the other. */
export const view = (s: S, who: Who): View => ({
  options: { ...s.options },
  now: s.now,
  round: s.round,
  blue: s.blue,
  turned: s.turned,
  priority: s.priority,
  turn: s.turn,
  units: unitsOf(s).map(u => unitView(s, u)),
  sides: SEATS.map(seat => sideView(s, seat)),
  hand: who === 'spectator' ? [] : [...sideOf(s, who).hand],
  battle: copied<Battle>(s.battle),
  zones: Object.fromEntries(SEATS.map(seat => [seat, zonesOf(s, seat)])),
  tokens: s.tokens.map(t => (isHidden(t) && t.seat !== who ? { ...t, what: '' } : { ...t })),
  putUp: copied<Piece[]>(s.ground.terrain.filter(t => isPutUp(t.id))),
  act: copied<Activation | null>(s.act),
  attack: copied<Attack | null>(s.attack),
});

/** Everything, when the battle is over. */
export const openView = (s: S): View => ({
  ...view(s, 'spectator'),
  tokens: s.tokens.map(t => ({ ...t })),
  open: Object.fromEntries(SEATS.map(seat => [seat, [...sideOf(s, seat).hand]])),
});

/** LEG-ARMY-19: hands, and which cards stayed aside; cards of the same pips may stand for each other. */
export const hidden = (s: S): Pile[] =>
  SEATS.flatMap(seat => {
    const { hand, aside, contingencies, divulged } = sideOf(s, seat);
    const unseen = hand.filter(card => !divulged.includes(card));
    const piles = [unseen, contingencies, aside].flatMap(cards => byPips(seat, cards));
    const tokens = s.tokens.filter(t => isHidden(t) && t.seat === seat).map(t => t.what as CardId);
    return tokens.length === 0 ? piles : [...piles, { cards: tokens, seen: [seat], among: `${seat}-bane` }];
  });

const byPips = (seat: Seat, cards: readonly CardId[]): Pile[] => {
  const piles: CardId[][] = [[], [], [], [], []];
  for (const card of cards) piles[pipsOf(card)]?.push(card);
  return piles.flatMap((some, pips) =>
    some.length === 0 ? [] : [{ cards: some, seen: [seat], among: `${seat}-${pips}` }],
  );
};

const pipsOf = (card: CardId): number => {
  const { handPips, pips } = commandCard(commandOf(card));
  return handPips ?? pips ?? 0;
};
