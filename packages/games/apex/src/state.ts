import { isFreeForLegend, isSame, isSeen, type Lattice, levelOf } from '@potyczka/geometry/lattice';
import { type CardId, type DeepReadonly, memo, type Seat, type Table } from '@potyczka/kernel';
import type { ShotChange } from './content/feats/index.js';
import { gearOf } from './content/loot.js';
import { MAPS, type MapData } from './content/maps.js';
import { type OwnCards, traitsOf } from './content/own-cards.js';
import { groundWith, lookBetween } from './content/sight.js';
import type { Event } from './events.js';
import type { Options } from './options.js';
import {
  type AbilityId,
  type BagId,
  BOXES,
  type Facing,
  type FeatId,
  type FigureKind,
  type GearKind,
  HEALTH,
  type Intersection,
  keyOf,
  type LegendId,
  type MapEdge,
  otherTeam,
  type Space,
  type Spot,
  type Team,
  type TokenId,
} from './vocabulary.js';

export interface OwnedWeapon {
  card: CardId;
  ammo: number;
  /** Attachments laid on it; each covers what is printed on its slot (APX-LOOT-33). */
  on: CardId[];
}

/** What an Automa has instead of hand, weapons and loot (D5 of part 3). */
export interface AutomaBoard {
  /** On the team of the people (AUT-VARIANT-02). */
  allied: boolean;
  charge: number;
  /** Its own Feat deck, discard pile and active Feat. */
  feats: CardId[];
  used: CardId[];
  active: CardId | null;
  /** Which weapon set, from 0. */
  set: number;
  /** Shield and health above the usual (AUT-SETUP-20). */
  more: number;
}

/** A legend's board. */
export interface Legend {
  id: LegendId;
  /** Somebody has taken its Recruit card; those that nobody takes leave with the draft (APX-SETUP-55). */
  chosen: boolean;
  team: Team;
  seat: Seat;
  /** Null before the drop and while eliminated. */
  at: Space | null;
  /** Where it waits beside the entry tile (APX-DROP-04). */
  edge: MapEdge | null;
  shield: number;
  health: number;
  /** Death boxes left. */
  boxes: number;
  /** Its Recruit card is turned (APX-ROUND-06). */
  done: boolean;
  hand: CardId[];
  deck: CardId[];
  discard: CardId[];
  /** The starting pool of stage 1: weapon cards and tokens. */
  pool: CardId[];
  pack: CardId[];
  /** Tokens picked up, and tokens dropped out of the backpack, in its activations. No rule asks; bots, who might do so for ever, do. */
  picked: number;
  dropped: number;
  /** Tokens that it has received and not yet decided about (APX-LOOT-09). */
  tray: CardId[];
  gear: Record<GearKind, CardId>;
  weapons: OwnedWeapon[];
  automa: AutomaBoard | null;
}

/** Something that an ability has put on the map. */
export interface Figure {
  /** Unique while it is there: its kind and a number. */
  id: string;
  kind: FigureKind;
  owner: LegendId;
  token: TokenId;
  spot: Spot;
  facing: Facing | null;
  /** What was in it has been taken (APX-LEGEND-54). */
  open: boolean;
}

/** The activation in hand. */
export interface Act {
  legend: LegendId;
  ap: number;
  shot: boolean;
  dashed: boolean;
  /** It has taken an action or been eliminated in it; and whether it owes one after handling loot (APX-LOOT-40). */
  acted: boolean;
  owes: boolean;
  /** How often it has picked up or dropped a token. */
  handled: number;
  /** MP that each Move action has more (APX-LEGEND-25). */
  morePoints: number;
  /** Of an Automa: the step, its priorities (AUT-PRIO-12) and steps that a card leaves out. */
  step: number;
  main: LegendId | null;
  secondary: LegendId | null;
  skips: number[];
}

export const newAct = (legend: LegendId): Act => ({
  legend,
  ap: 2, // APX-ACT-03
  shot: false,
  dashed: false,
  acted: false,
  owes: false,
  handled: 0,
  morePoints: 0,
  step: 0,
  main: null,
  secondary: null,
  skips: [],
});

/** A card that changes the shot in hand, and whose it is. */
export interface Played {
  card: FeatId | AbilityId;
  by: LegendId;
}

/** What has been decided about the Shoot action in hand. Everything else follows from it: see `rules/plan`. */
export interface Shot {
  shooter: LegendId;
  target: LegendId;
  /** Which of the shooter's two weapons. */
  slot: number;
  /** Paid for by a Special action of the weapon itself (APX-WPN-18). */
  paid: boolean;
  /** Where both stood in step 1, and how far apart (gap 18). */
  from: Space;
  to: Space;
  distance: number;
  /** The Special action, the boost and the Reactions, in order of play. */
  action: Played | null;
  boost: Played | null;
  /** The boost waits until after the before-fire Reactions (APX-WPN-15). */
  late: boolean;
  reactions: Played[];
  /** Of an Automa: working attachments, and what its cards change (AUT-SHOOT-07, -08, AUT-REACT-02). */
  charged: number[];
  extra: { by: LegendId; change: ShotChange }[];
  /** A Reaction of the target Automa that waits for the end of the fire (AUT-REACT-03). */
  kept: CardId | null;
  /** Legends that have reacted before and after the fire (APX-REACT-04). */
  before: LegendId[];
  after: LegendId[];
  part: 'aim' | 'fire' | 'judge' | 'end';
  /** The Aim deck, once somebody has looked at its top; empty otherwise. */
  deck: CardId[];
  /** Cards put on the bottom of a deck that nobody has looked at. */
  bottom: CardId[];
  /** Cards of it that have been looked at, and the team that has. */
  looked: CardId[];
  by: Team | null;
  /** Revealed cards: one list for each shot (APX-SHOOT-24). */
  cards: CardId[][];
  hits: number;
  headshots: number;
}

/** What is true of every shot when its target has been chosen. Lists are replaced, never changed. */
export const NEW_SHOT = {
  boost: null,
  late: false,
  reactions: [],
  charged: [],
  extra: [],
  kept: null,
  before: [],
  after: [],
  part: 'aim',
  deck: [],
  bottom: [],
  looked: [],
  by: null,
  cards: [],
  hits: 0,
  headshots: 0,
} satisfies Partial<Shot>;

export type Stage = 'recruit' | 'equip' | 'drop' | 'enter' | 'clash';
export type Phase = 'start' | 'activations' | 'transition';

/** The rectangle inside the Ring, both corners included. */
export interface Rect {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface State {
  options: Options;
  map: string;
  /** Only in positions that are not played on a map of the box. */
  ground: MapData | null;
  /** Only in positions that are not played with the cards of the box. */
  cards: OwnCards | null;
  stage: Stage;
  phase: Phase;
  round: number;
  /** Team turns begun: odd ones are red's. */
  clock: number;
  teams: Record<Team, Seat[]>;
  legends: Legend[];
  bags: Record<BagId, CardId[]>;
  weaponDeck: CardId[];
  binDeck: CardId[];
  /** Decision cards of the Automas, and those that were used (AUT-SETUP-16). */
  decisions: CardId[];
  decided: CardId[];
  ringDeck: CardId[];
  /** Its first card lies face up (APX-SETUP-40). */
  announced: boolean;
  ring: Rect | null;
  /** Cards removed from the game without having been shown to all, and the team that knows them. */
  gone: { card: CardId; by: Team }[];
  /** Cards that went from one pool to another in stage 1: each at most once. */
  given: CardId[];
  /** Tokens in backpacks that everybody has seen. */
  known: CardId[];
  /** Shields on their exhausted side. */
  exhausted: CardId[];
  /** Supply bins that are open, by number. */
  open: number[];
  loot: Record<string, CardId[]>;
  /** At the entry tile: the bonus, by its place in the list, and the epic token if it still lies there. */
  tile: Record<MapEdge, { bonus: number; epic: CardId | null }> | null;
  /** The beacon from which the enemy Automas enter (AUT-DROP-14). */
  dropBeacon: Space | null;
  figures: Figure[];
  /** Ability tokens below the initiative track, in order of placement (APX-ABIL-33). */
  track: { token: TokenId; due: number; part: number }[];
  cooling: Record<string, number>;
  act: Act | null;
  shot: Shot | null;
}

/** The state, for looking. */
export type S = DeepReadonly<State>;
/** The table that the rules of this game play at. */
export type T = Table<State, Event>;
export type L = DeepReadonly<Legend>;
export type { Seat };

export const legendOf = (s: S, id: LegendId): L => {
  for (const l of s.legends) if (l.id === id) return l;
  throw new Error(`${id} does not play`);
};

export const teamOf = (s: S, id: LegendId): Team => legendOf(s, id).team;
export const legendsOf = (s: S, team: Team): readonly L[] => s.legends.filter(l => l.team === team);
export const onMap = (s: S): readonly L[] => s.legends.filter(l => l.at !== null);
export const alliesOf = (s: S, id: LegendId): readonly L[] => {
  const team = teamOf(s, id);
  return s.legends.filter(l => l.id !== id && l.team === team);
};
export const enemiesOf = (s: S, id: LegendId): readonly L[] => {
  const team = teamOf(s, id);
  return s.legends.filter(l => l.team !== team);
};
export const areEnemies = (s: S, a: LegendId, b: LegendId): boolean => teamOf(s, a) !== teamOf(s, b);

/** The space of a legend that is known to be on the map. */
export const standsOn = (s: S, id: LegendId): Space => {
  const { at } = legendOf(s, id);
  if (!at) throw new Error(`${id} is not on the map`);
  return at;
};

/** G-23: who decides for a team. */
export const speakerOf = (s: S, team: Team): Seat => s.teams[team][0] as Seat;

/** Whose turn it is: red's turns are the odd ones (APX-ROUND-01, -21). */
export const turnOf = (clock: number): Team => (clock % 2 === 1 ? 'red' : 'blue');
export const activeTeam = (s: S): Team => turnOf(s.clock);

export const mapOf = (s: S): MapData => {
  const map = s.ground ?? MAPS.find(m => m.id === s.map);
  if (!map) throw new Error(`no map ${s.map}`);
  return map;
};

/** What stands on a map as an object, in words. */
const objectsKey = (s: S): string => {
  let key = s.ground?.id ?? s.map;
  for (const f of s.figures)
    if (f.spot.on === 'space' && traitsOf(s, f.kind).object) key += ` ${f.kind}@${keyOf(f.spot.at)}`;
  return s.cards?.figures ? key + JSON.stringify(s.cards.figures) : key;
};

/** The lattice of a map with what abilities have put on its spaces: made once for each set of such things. */
const latticeWith = memo(
  objectsKey,
  (s: S): Lattice => groundWith(mapOf(s), s.figures, kind => traitsOf(s, kind)),
  { most: 200 },
);

export const latticeOf = memo([s => s.figures, s => s.ground?.id ?? s.map], latticeWith);

/** Spaces on which legends stand, but for one of them. */
export const bodies = (s: S, but?: LegendId): Space[] => {
  const out: Space[] = [];
  for (const l of s.legends) if (l.at && l.id !== but) out.push(l.at);
  return out;
};

export const levelAt = (s: S, at: Space): number => levelOf(latticeOf(s), at);

/** Whether a legend may be put on the space. */
export const isFree = (s: S, at: Space, but?: LegendId): boolean =>
  isFreeForLegend(latticeOf(s), at) && !s.legends.some(l => l.at && l.id !== but && isSame(l.at, at));

export const sees = (s: S, from: Space, to: Space | Intersection): boolean => isSeen(latticeOf(s), from, to);

/** APX-SHOOT-43: whether whoever stands there hides from a shot. */
export const isHidden = (s: S, from: Space, to: Space): boolean =>
  lookBetween(latticeOf(s), from, to).covers.length > 0;

/** APX-GEAR-09, AUT-LIFE-01 */
export const shieldLimit = (l: L): number => gearOf(l.gear.body, 'body').limit + (l.automa?.more ?? 0);
export const healthLimit = (l: L): number => HEALTH + (l.automa?.more ?? 0);

/** An Automa that nobody plays for. */
export const isEnemyAutoma = (l: L): boolean => l.automa !== null && !l.automa.allied;

/** Where a figure is: its own space, or that of the legend that carries it. */
export const spaceOfFigure = (s: S, f: DeepReadonly<Figure>): Space | null => {
  if (f.spot.on === 'space') return f.spot.at;
  return f.spot.on === 'legend' ? legendOf(s, f.spot.legend).at : null;
};

/** Intersections held by figures (APX-LEVEL-03). */
export const heldPoints = memo([s => s.figures, mapOf], (s: S): readonly Intersection[] => [
  ...s.figures.flatMap(f =>
    f.spot.on === 'point' && traitsOf(s, f.kind).occupies === 'point' ? [f.spot.at] : [],
  ),
  ...mapOf(s).ziplines.flatMap(z => [z.a, z.b]),
]);

/** Whether a figure of the kind, of the team, is attached to the legend (APX-ABIL-12). */
export const bears = (s: S, id: LegendId, kind: FigureKind, of: Team): boolean =>
  s.figures.some(
    f => f.kind === kind && f.spot.on === 'legend' && f.spot.legend === id && teamOf(s, f.owner) === of,
  );

/** Victory points: the death boxes that the other team has lost (APX-DMG-16). */
export const pointsOf = (s: S, team: Team): number =>
  legendsOf(s, otherTeam(team)).reduce((sum, l) => sum + BOXES - l.boxes, 0);
