import { BLANK, type CardId, type Pile, sure, type Who } from '@potyczka/kernel';
import { monsterCardOf, monsterOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { isOpen, type Options, type Scale } from '../options.js';
import { flies, retaliatesOf, shieldOf } from '../rules/effects.js';
import { type Forecast, forecasts } from '../rules/forecast.js';
import { scale } from '../rules/formula.js';
import { hero, placeOf } from '../rules/look.js';
import { groupsLeft, initiativeOf, inOrder } from '../rules/order.js';
import { statistics } from '../rules/statistics.js';
import { carriesWater } from '../rules/waters.js';
import type {
  Active,
  CardChoice,
  Deck,
  F,
  FigureKind,
  H,
  Item,
  Phase,
  S,
  Seat,
  Side,
  Thing,
} from '../state.js';
import { type Element, type FigureId, type HeroId, numberOf, type Place, type Token } from '../vocabulary.js';

/** A figure on the board, with everything that its card and running effects say about it. */
export interface FigureView {
  readonly id: FigureId;
  readonly kind: FigureKind;
  readonly side: Side;
  readonly type: string;
  readonly rank: 'normal' | 'elite' | 'boss' | null;
  readonly number: number;
  readonly at: Place;
  readonly hp: number;
  readonly max: number;
  readonly conditions: readonly Token[];
  readonly shield: number;
  readonly retaliate: readonly { readonly n: number; readonly range: number }[];
  readonly move: number | null;
  readonly attack: number | null;
  readonly range: number | null;
  readonly flying: boolean;
  readonly owner: HeroId | null;
  readonly acted: boolean;
  /** What it would do if its turn came now; of monsters and summons. */
  readonly forecast: Forecast | null;
}

export interface HeroView {
  readonly id: HeroId;
  readonly seat: Seat;
  readonly level: number;
  /** A blank for each card whose face the viewer may not see. */
  readonly hand: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly lost: readonly CardId[];
  readonly active: readonly Active[];
  readonly items: readonly Item[];
  readonly perks: readonly number[];
  readonly xp: number;
  readonly money: number;
  readonly gold: number;
  readonly treasures: readonly number[];
  readonly out: boolean;
  readonly goals: readonly CardId[];
  readonly choice: CardChoice | null;
  readonly initiative: number | null;
  /** A tile of water that must be taken to where it can be poured out. */
  readonly carriesWater: boolean;
}

export interface DoorView {
  readonly id: string;
  readonly at: Place;
  readonly kind: string;
  readonly state: 'open' | 'closed' | 'locked';
}

export interface ThingView {
  readonly id: string;
  readonly kind: Thing['kind'];
  readonly what: string | number;
  readonly at: readonly Place[];
  /** Of a trap. */
  readonly damage: number | null;
  readonly conditions: readonly string[];
}

/** One entry of the initiative track. */
export interface TrackView {
  /** A hero or a monster type. */
  readonly id: string;
  readonly initiative: number;
  readonly figures: readonly FigureId[];
  readonly done: boolean;
}

export interface AbilityView {
  readonly kind: string;
  readonly card: string;
  readonly initiative: number;
  /** Cards of its deck drawn since the last shuffle. */
  readonly drawn: readonly string[];
}

export interface View {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly scenario: number;
  readonly level: number;
  readonly scale: Scale;
  readonly round: number;
  readonly phase: Phase;
  readonly outcome: 'won' | 'lost' | null;
  /** Columns and rows of the printed map, odd rows half a hex to the right. */
  readonly size: readonly [width: number, height: number];
  readonly rooms: readonly { readonly id: number; readonly hexes: readonly Place[] }[];
  /** Pairs of hexes that touch but are not adjacent. */
  readonly walls: readonly (readonly [Place, Place])[];
  readonly doors: readonly DoorView[];
  readonly things: readonly ThingView[];
  readonly money: readonly Place[];
  readonly elements: Readonly<Record<Element, 0 | 1 | 2>>;
  readonly infused: readonly Element[];
  readonly figures: readonly FigureView[];
  readonly heroes: readonly HeroView[];
  readonly decks: Readonly<Record<string, Deck>>;
  readonly pools: S['pools'];
  readonly abilities: readonly AbilityView[];
  readonly track: readonly TrackView[];
  readonly turn: {
    readonly of: FigureId;
    readonly cards: readonly CardId[];
    readonly halves: readonly ('top' | 'bottom')[];
    readonly playing: {
      readonly card: CardId;
      readonly half: 'top' | 'bottom';
      readonly basic: boolean;
    } | null;
  } | null;
  readonly flags: Readonly<Record<string, number>>;
}

type Eyes = Who | 'everybody';

const figureView = (s: S, f: F, forecast: Forecast | null): FigureView => {
  const own = statistics(s, f);
  return {
    id: f.id,
    kind: f.kind,
    side: f.side,
    type: f.type,
    rank: f.rank,
    number: numberOf(f.id),
    at: placeOf(s, f.at),
    hp: f.hp,
    max: f.max,
    conditions: Object.keys(f.conditions) as Token[],
    shield: shieldOf(s, f),
    retaliate: retaliatesOf(s, f),
    move: f.kind === 'hero' ? null : (own.move ?? null),
    attack: f.kind === 'hero' ? null : own.attack,
    range: f.kind === 'hero' ? null : (own.range ?? null),
    flying: flies(s, f),
    owner: f.owner,
    acted: s.acted.includes(f.id),
    forecast,
  };
};

const sees = (s: S, h: H, who: Eyes): boolean =>
  who === 'everybody' || who === h.seat || (isOpen(s.options) && who !== 'spectator');

const heroView = (s: S, id: HeroId, who: Eyes): HeroView => {
  const h = hero(s, id);
  const own = sees(s, h, who);
  const mine = who === 'everybody' || who === h.seat;
  const choice = s.chosen[id] ?? null;
  return {
    id,
    seat: h.seat,
    level: h.level,
    hand: h.hand.map(card => (own || !h.unseen.includes(card) ? card : BLANK)),
    discard: [...h.discard],
    lost: [...h.lost],
    active: h.active.map(a => ({ ...a })),
    items: h.items.map(i => ({ ...i })),
    perks: [...h.perks],
    xp: h.xp,
    money: h.money,
    gold: h.gold,
    treasures: [...h.treasures],
    out: h.out,
    goals: mine ? [...h.goals] : h.goals.map(() => BLANK),
    choice: choice === null || choice === 'rest' ? choice : { ...choice },
    initiative: choice === null ? null : initiativeOf(s, id),
    carriesWater: carriesWater(s, id),
  };
};

const thingView = (s: S, t: S['land']['things'][number]): ThingView => ({
  id: t.id,
  kind: t.kind,
  what: t.what,
  at: t.at.map(hex => placeOf(s, hex)),
  damage: t.kind === 'trap' ? (t.damage ?? scale(s).trap) : null,
  conditions: [...t.conditions],
});

/** Doors of revealed rooms; what lies behind them is not shown. */
const doorsOf = (s: S): DoorView[] =>
  planOf(s.scenario)
    .doors.filter(d => d.rooms.some(room => s.land.rooms.includes(room)))
    .map(d => ({
      id: d.id,
      at: placeOf(s, d.at),
      kind: d.kind,
      state: s.land.open.includes(d.id) ? 'open' : s.land.locked.includes(d.id) ? 'locked' : 'closed',
    }));

const trackOf = (s: S): TrackView[] => {
  if (s.phase !== 'turns') return [];
  const left = groupsLeft(s).map(g => ({
    id: g.id,
    initiative: sure(g.key[0], 'one of key'),
    figures: g.figures,
    done: false,
  }));
  const done = [
    ...s.order
      .filter(id => s.acted.includes(id) && s.chosen[id] !== undefined)
      .map(id => ({ id, initiative: initiativeOf(s, id), figures: [id], done: true })),
    ...Object.entries(s.abilities)
      .filter(([type]) => !left.some(g => g.id === type))
      .map(([type, card]) => ({
        id: type,
        initiative: monsterCardOf(card).initiative,
        figures: inOrder(Object.values(s.figures).filter(f => f.type === type) as F[]).map(f => f.id),
        done: true,
      })),
  ];
  return [...left, ...done].sort((a, b) => a.initiative - b.initiative);
};

const roomsOf = (s: S): View['rooms'] => {
  const plan = planOf(s.scenario);
  return s.land.rooms.map(id => ({
    id,
    hexes: (plan.rooms.get(id)?.hexes ?? []).map(hex => placeOf(s, hex)),
  }));
};

const wallsOf = (s: S): View['walls'] => {
  const plan = planOf(s.scenario);
  const shown = (column: number, row: number): boolean => {
    const room = plan.roomAt.get((column * plan.rows + row) as never);
    return room !== undefined && s.land.rooms.includes(room);
  };
  return plan.walls
    .filter(([[a, b], [c, d]]) => shown(a, b) && shown(c, d))
    .map(([[a, b], [c, d]]) => [`${b},${a}`, `${d},${c}`] as const);
};

const deckView = (deck: S['decks'][string]): Deck => ({
  draw: { ...deck.draw },
  discard: { ...deck.discard },
  aside: [...deck.aside],
  shuffle: deck.shuffle,
});

const figuresOf = (s: S): FigureView[] => {
  const foreseen = forecasts(s);
  return Object.values(s.figures).map(f => figureView(s, f as F, foreseen[f.id] ?? null));
};

const shown = (s: S, who: Eyes): View => ({
  options: { ...s.options },
  seats: [...s.seats],
  scenario: s.scenario,
  level: s.level,
  scale: scale(s),
  round: s.round,
  phase: s.phase,
  outcome: s.outcome,
  size: [planOf(s.scenario).rows, planOf(s.scenario).columns],
  rooms: roomsOf(s),
  walls: wallsOf(s),
  doors: doorsOf(s),
  things: s.land.things.map(t => thingView(s, t)),
  money: s.money.map(hex => placeOf(s, hex)),
  elements: { ...s.elements },
  infused: [...s.infused],
  figures: figuresOf(s),
  heroes: s.order.map(id => heroView(s, id, who)),
  decks: Object.fromEntries(Object.entries(s.decks).map(([id, deck]) => [id, deckView(deck)])),
  pools: { ...s.pools },
  abilities: Object.entries(s.abilities).map(([kind, card]) => ({
    kind,
    card,
    initiative: monsterCardOf(card).initiative,
    drawn: [...(s.drawn[monsterOf(kind).deck] ?? [])],
  })),
  track: trackOf(s),
  turn: s.turn && {
    of: s.turn.of,
    cards: [...s.turn.cards],
    halves: [...s.turn.halves],
    playing: s.turn.playing && { ...s.turn.playing },
  },
  flags: { ...s.flags },
});

export const view = (s: S, who: Who): View => shown(s, who);
export const openView = (s: S): View => shown(s, 'everybody');

/** Hands that others have not seen, what was left at home, and battle goals. */
export const hidden = (s: S): Pile[] => {
  const piles: Pile[] = [
    { cards: s.goals as CardId[], seen: [] },
    { cards: Object.values(s.veils.rooms), seen: [], among: 'rooms' },
    { cards: s.veils.box as CardId[], seen: [], among: 'rooms' },
  ];
  for (const id of s.order) {
    const h = hero(s, id);
    piles.push({ cards: h.goals, seen: [h.seat] }, { cards: h.passed, seen: [h.seat] });
    const seen = isOpen(s.options) ? s.seats : [h.seat];
    if (h.unseen.length === 0) continue;
    piles.push({ cards: h.hand.filter(card => h.unseen.includes(card)), seen, among: id });
    piles.push({ cards: h.box.filter(card => h.unseen.includes(card)), seen, among: id });
  }
  return piles;
};
