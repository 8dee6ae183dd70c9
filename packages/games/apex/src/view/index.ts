import type { CardId, Pile, Who } from '@potyczka/kernel';
import { BAGS, eachBag, lootOf } from '../content/loot.js';
import type { Options } from '../options.js';
import {
  type Act,
  type Figure,
  type L,
  type OwnedWeapon,
  type Phase,
  pointsOf,
  type Rect,
  type S,
  type Seat,
  type Shot,
  type Stage,
  shieldLimit,
  turnOf,
} from '../state.js';
import type { BagId, GearKind, LegendId, MapEdge, Space, Team, TokenId } from '../vocabulary.js';

/** Cards that somebody holds: their number, and the faces that the viewer may see, in place. */
export interface HeldCards {
  readonly n: number;
  /** Empty for those who may not look; in a backpack tokens that everybody has seen are listed for all. */
  readonly cards: readonly CardId[];
}

/** A legend's board, as the viewer sees it. */
export interface LegendView {
  readonly id: LegendId;
  readonly team: Team;
  readonly seat: Seat;
  readonly chosen: boolean;
  readonly at: Space | null;
  readonly edge: MapEdge | null;
  readonly shield: number;
  readonly shieldLimit: number;
  readonly health: number;
  readonly boxes: number;
  readonly done: boolean;
  readonly hand: HeldCards;
  readonly deck: number;
  readonly discard: readonly CardId[];
  readonly pool: HeldCards;
  readonly pack: HeldCards;
  readonly tray: HeldCards;
  readonly gear: Readonly<Record<GearKind, { readonly card: CardId; readonly exhausted: boolean }>>;
  /** Of an Automa: Charge tokens, its active Feat, used Feats, its weapon set from 0. */
  readonly automa: {
    readonly allied: boolean;
    readonly charge: number;
    readonly feats: number;
    readonly used: readonly CardId[];
    readonly active: CardId | null;
    readonly set: number;
    readonly more: number;
  } | null;
  readonly weapons: readonly {
    readonly card: CardId;
    readonly ammo: number;
    readonly on: readonly CardId[];
  }[];
}

/** The shot in hand; what lies in the Aim deck is nobody's to see, but for the cards that a team has looked at. */
export interface ShotView {
  readonly shooter: LegendId;
  readonly target: LegendId;
  readonly slot: number;
  readonly distance: number;
  readonly part: Shot['part'];
  readonly boost: string | null;
  readonly reactions: readonly string[];
  readonly cards: readonly (readonly CardId[])[];
  readonly looked: readonly CardId[];
}

/** What lies face down while a match is played. */
export interface Opened {
  readonly bags: Readonly<Record<BagId, readonly CardId[]>>;
  readonly weapons: readonly CardId[];
  readonly bins: readonly CardId[];
  readonly ring: readonly CardId[];
  readonly feats: Readonly<Record<string, readonly CardId[]>>;
  readonly gone: readonly CardId[];
  readonly aim: readonly CardId[];
  readonly decisions: readonly CardId[];
}

export interface View {
  readonly options: Options;
  readonly map: string;
  readonly stage: Stage;
  readonly phase: Phase;
  readonly round: number;
  readonly clock: number;
  /** Whose turn it is in stage 3. */
  readonly turn: Team | null;
  readonly teams: Readonly<Record<Team, readonly Seat[]>>;
  readonly points: Readonly<Record<Team, number>>;
  readonly legends: readonly LegendView[];
  readonly left: Readonly<Record<BagId | 'weapons' | 'bins', number>>;
  readonly ring: Rect | null;
  /** The Ring card that lies face up: the next shrink. */
  readonly nextRing: CardId | null;
  readonly open: readonly number[];
  readonly loot: Readonly<Record<string, readonly CardId[]>>;
  readonly tile: S['tile'];
  readonly figures: readonly Figure[];
  readonly track: readonly { readonly token: TokenId; readonly due: number }[];
  readonly cooling: Readonly<Record<string, number>>;
  readonly exhausted: readonly CardId[];
  readonly act: Act | null;
  readonly shot: ShotView | null;
  /** Decision cards left, and those that were used. */
  readonly decisions: number;
  readonly decided: readonly CardId[];
  /** Only when the match is over and everything is turned over. */
  readonly opened?: Opened;
}

/** Who looks: somebody at the table, or everybody when the match is over. */
type Eyes = Who | 'everybody';

const mayLook = (s: S, team: Team, who: Eyes): boolean =>
  who === 'everybody' || (who !== 'spectator' && s.teams[team].includes(who));

/** Whether everybody knows a token in a backpack: no screens are used, or it has lain open. */
const isOpen = (s: S, card: CardId): boolean => !s.options.screens || s.known.includes(card);

const held = (cards: readonly CardId[], sees: (card: CardId) => boolean): HeldCards => ({
  n: cards.length,
  cards: cards.filter(sees),
});

const weaponView = (w: { readonly [K in keyof OwnedWeapon]: Readonly<OwnedWeapon[K]> }) => ({
  card: w.card,
  ammo: w.ammo,
  on: [...w.on],
});

const legendView = (s: S, l: L, who: Eyes): LegendView => {
  const own = mayLook(s, l.team, who);
  const gear = (kind: GearKind) => ({ card: l.gear[kind], exhausted: s.exhausted.includes(l.gear[kind]) });
  return {
    id: l.id,
    team: l.team,
    seat: l.seat,
    chosen: l.chosen,
    at: l.at && { ...l.at },
    edge: l.edge,
    shield: l.shield,
    shieldLimit: shieldLimit(l),
    health: l.health,
    boxes: l.boxes,
    done: l.done,
    hand: held(l.hand, () => own),
    deck: l.deck.length,
    discard: [...l.discard],
    pool: held(l.pool, () => own),
    pack: held(l.pack, card => own || isOpen(s, card)),
    tray: held(l.tray, card => own || isOpen(s, card)),
    gear: { helmet: gear('helmet'), body: gear('body'), knockdown: gear('knockdown') },
    automa: l.automa && { ...l.automa, feats: l.automa.feats.length, used: [...l.automa.used] },
    weapons: l.weapons.map(weaponView),
  };
};

const shotView = (s: S, who: Eyes): ShotView | null => {
  const { shot } = s;
  if (!shot) return null;
  const sees = shot.by !== null && mayLook(s, shot.by, who);
  return {
    shooter: shot.shooter,
    target: shot.target,
    slot: shot.slot,
    distance: shot.distance,
    part: shot.part,
    boost: shot.boost?.card ?? null,
    reactions: shot.reactions.map(r => r.card),
    cards: shot.cards.map(row => [...row]),
    looked: sees ? [...shot.looked] : [],
  };
};

const shown = (s: S, who: Eyes): View => ({
  options: { ...s.options },
  map: s.map,
  stage: s.stage,
  phase: s.phase,
  round: s.round,
  clock: s.clock,
  turn: s.stage === 'clash' && s.clock > 0 ? turnOf(s.clock) : null,
  teams: { red: [...s.teams.red], blue: [...s.teams.blue] },
  points: { red: pointsOf(s, 'red'), blue: pointsOf(s, 'blue') },
  legends: s.legends.map(l => legendView(s, l, who)),
  left: {
    ...eachBag(bag => s.bags[bag].length),
    weapons: s.weaponDeck.length,
    bins: s.binDeck.length,
  },
  ring: s.ring && { ...s.ring },
  nextRing: s.announced ? (s.ringDeck[0] ?? null) : null,
  open: [...s.open],
  loot: Object.fromEntries(Object.entries(s.loot).map(([key, cards]) => [key, [...cards]])),
  tile: s.tile && {
    top: { ...s.tile.top },
    right: { ...s.tile.right },
    bottom: { ...s.tile.bottom },
    left: { ...s.tile.left },
  },
  figures: s.figures.map(f => ({ ...f })),
  track: s.track.map(({ token, due }) => ({ token, due })),
  cooling: { ...s.cooling },
  exhausted: [...s.exhausted],
  act: s.act && { ...s.act, skips: [...s.act.skips] },
  decisions: s.decisions.length,
  decided: [...s.decided],
  shot: shotView(s, who),
});

export const view = (s: S, who: Who): View => shown(s, who);

/** What everybody may look at when the match is over. */
export const openView = (s: S): View => ({
  ...shown(s, 'everybody'),
  opened: {
    bags: eachBag(bag => [...s.bags[bag]]),
    weapons: [...s.weaponDeck],
    bins: [...s.binDeck],
    ring: [...s.ringDeck],
    feats: Object.fromEntries(s.legends.map(l => [l.id, [...l.deck, ...(l.automa?.feats ?? [])]])),
    gone: s.gone.map(g => g.card),
    aim: s.shot ? [...s.shot.deck] : [],
    decisions: [...s.decisions],
  },
});

const nobody: readonly Seat[] = [];

/** Decks and bags are hidden from all, hands, backpacks and pools from the other team. */
export const hidden = (s: S): readonly Pile[] => {
  const piles: Pile[] = [];
  for (const bag of BAGS) piles.push({ cards: s.bags[bag], seen: nobody });
  for (const deck of [s.weaponDeck, s.binDeck]) piles.push({ cards: deck, seen: nobody });
  piles.push({ cards: s.announced ? s.ringDeck.slice(1) : s.ringDeck, seen: nobody });
  piles.push({ cards: s.decisions, seen: nobody });
  for (const l of s.legends) {
    if (l.automa) piles.push({ cards: l.automa.feats, seen: nobody });
    const team = s.teams[l.team];
    piles.push({ cards: l.deck, seen: nobody }, { cards: l.hand, seen: team }, { cards: l.pool, seen: team });
    const secret = (card: CardId): boolean => !isOpen(s, card) && lootOf(card).rank !== 'starting';
    piles.push({ cards: l.tray.filter(secret), seen: team }, { cards: l.pack.filter(secret), seen: team });
  }
  for (const team of ['red', 'blue'] as const)
    piles.push({ cards: s.gone.filter(g => g.by === team).map(g => g.card), seen: s.teams[team] });
  if (s.shot && s.shot.deck.length > 0) {
    const { looked, by, deck } = s.shot;
    piles.push({ cards: deck.filter(c => looked.includes(c)), seen: by ? s.teams[by] : nobody });
    piles.push({ cards: deck.filter(c => !looked.includes(c)), seen: nobody });
  }
  return piles;
};
