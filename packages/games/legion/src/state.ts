import { type CardId, type DeepReadonly, memo, type Seat, sure, type Table } from '@potyczka/kernel';
import type { DieColour, Param, Rank, UnitCard, UpgradeCard, Weapon } from './content/cards.js';
import type { Ground } from './content/terrain.js';
import type { Event } from './events.js';
import type { Settled } from './options.js';
import { once } from './rules/memory.js';
import {
  type ActionId,
  type AttackFace,
  type AttackKind,
  type Colour,
  type Damage,
  type FreeAction,
  type MiniId,
  type PieceId,
  type TokenId,
  type Touch,
  UNIT_TOKENS,
  type UnitId,
  type UnitToken,
} from './vocabulary.js';

/** A card as the table names it: one of the content, or a test's own. */
type CardName = string;

/** A mini: hundredths of a millimetre and of a degree. */
export interface Mini {
  id: MiniId;
  /** 0: of the unit card; n: added by the n-th upgrade of the unit; -1: of the counterpart. */
  role: number;
  x: number;
  y: number;
  /** Level of the underside of the base. */
  z: number;
  facing: number;
  wounds: number;
  /** LEG-KWX-LEADER-02: wounds beyond the threshold of its card. */
  tougher?: number;
}

/** An upgrade card that a unit has (LEG-CARD-13 to -15). */
export interface Equipped {
  card: CardName;
  state: 'ready' | 'exhausted' | 'expended';
  /** The side that is up, of a card with two. */
  face: string;
  /** It belongs to the counterpart of the unit. */
  on?: 'counterpart';
  /** Tokens on the card: uses of Repair and Treat, or the tokens of Cache by kind. */
  tokens: Record<string, number>;
}

/** What a keyword or a card has to remember about a unit, and how long. */
export interface Mark {
  /** `attack`: until the pool that is being resolved is done with. */
  until: 'attack' | 'activation' | 'round' | 'game';
  n: number;
  unit: UnitId | null;
  /** Parameters of a keyword that is given for a time. */
  param?: Param;
}

export interface Unit {
  id: UnitId;
  seat: Seat;
  card: CardName;
  upgrades: Equipped[];
  /** LEG-KWU-LOADOUT-01: upgrade cards set aside for it. */
  spare: CardName[];
  /** LEG-KWU-COUNTERPART-01: the card that was added to it. */
  counterpart: CardName | null;
  /** LEG-END-10: a promoted unit has another rank than its card. */
  rank: Rank;
  /** `minis[0]` is the unit leader. */
  minis: Mini[];
  /** `aboard`: transported by the vehicle that the mark `aboard` names (n: 1 open, 0 closed). */
  where: 'aside' | 'field' | 'aboard' | 'defeated';
  tokens: Record<UnitToken, number>;
  /** LEG-TOKEN-01 */
  order: 'none' | 'up' | 'down';
  damage: Damage | null;
  /** The weapon that Weapon Disrupted lies on. */
  disrupted: string | null;
  marks: Record<string, Mark>;
  /** Roles of the minis that were defeated in this round (LEG-KWX-RESTORE). */
  fallen: number[];
}

export interface Side {
  hand: CardId[];
  /** Command cards that are not in the hand: nobody but the owner knows which. */
  aside: CardId[];
  /** LEG-KWU-CONTINGENCIES-03: known to the owner alone. */
  contingencies: CardId[];
  /** LEG-KWX-DIVULGE-04: cards of the hand that everybody has seen. */
  divulged: CardId[];
  /** LEG-KWU-FLAWED-01, -05: cards against units of the enemy; no command cards. */
  flaws: CardId[];
  /** Face up in this round. */
  played: CardId | null;
  /** Permanent cards that stay in play (LEG-KWX-PERMANENT-01). */
  lasting: CardId[];
  discard: CardId[];
  /** Ranks of the tokens in the order pool; the order is drawn by lot. */
  pool: Rank[];
  passed: boolean;
  /** The nominated commander of this round. */
  commander: UnitId | null;
  /** LEG-END-11: no commander is left to play cards. */
  leaderless: boolean;
  points: number;
}

/** An objective or condition token on the battlefield. */
export interface TokenAt {
  id: TokenId;
  kind: 'objective' | 'condition' | 'smoke' | 'charge' | 'graffiti' | 'bane' | 'cart' | 'mission';
  x: number;
  y: number;
  z: number;
  /** Claimed by a unit (LEG-BATTLE-01). */
  by: UnitId | null;
  /** Who placed it. */
  seat: Seat | null;
  /** The terrain on which it lies, where that matters. */
  on: PieceId | null;
  wounds: number;
  what: string;
  /** Of a bomb cart. */
  facing?: number;
}

/** What is played next; the state between two steps says all. */
export type Now =
  | 'hands'
  | 'colours'
  | 'edge'
  | 'reveal'
  | 'veto'
  | 'objective'
  | 'deploy'
  | 'round'
  | 'command'
  | 'orders'
  | 'turn'
  | 'activate'
  | 'actions'
  | 'attack'
  | 'end'
  | 'over';

/** One activation (LEG-ACTV-08). */
export interface Activation {
  unit: UnitId;
  /** The drawn token lies on the unit afterwards (LEG-ACTV-25). */
  drawn: boolean;
  /** Actions left. */
  left: number;
  /** Actions and free actions that were performed, in order. */
  done: ActionId[];
  /** Free actions that a keyword granted and that are not used yet. */
  granted: Granted[];
  /** LEG-ACTV-12: panicked when it entered the step. */
  panicked: boolean;
  suppressed: boolean;
  /** How often a keyword was used in this activation. */
  used: Record<string, number>;
  /** Units that were displaced already (LEG-MOVE-31). */
  displaced: UnitId[];
  /** LEG-MOVE-04, LEG-MELEE-13: nothing more may be done. */
  over: boolean;
}

/** A free action that may be performed now. */
export interface Granted {
  by: string;
  actions: FreeAction[];
  against: UnitId | null;
  only: 'melee' | 'ranged' | null;
  /** LEG-GAP-128: it is performed next or not at all. */
  next?: true;
}

/** A weapon in a pool: whose, and which. */
export interface Armed {
  unit: UnitId;
  mini: MiniId;
  /** `unit:0`, `upgrade:2:0` (second upgrade, first weapon), `command:0`. */
  weapon: string;
  dice: Record<DieColour, number>;
}

export interface Pool {
  to: UnitId;
  kind: AttackKind;
  weapons: Armed[];
  resolved: boolean;
}

export const ATTACK_PARTS = [
  'declare',
  'arm',
  'more',
  'next',
  'roll',
  'reroll',
  'convert',
  'dodge',
  'cover',
  'modify',
  'defend',
  'reroll-defence',
  'convert-defence',
  'modify-defence',
  'compare',
  'suppress',
  'resolved',
  'over',
] as const;
export type AttackPart = (typeof ATTACK_PARTS)[number];

/** An attack in progress: all that its parts pass to each other. */
export interface Attack {
  by: UnitId;
  why: string;
  part: AttackPart;
  against: UnitId | null;
  only: 'melee' | 'ranged' | null;
  pools: Pool[];
  /** The pool that is being formed or resolved. */
  at: number;
  /** Dice by colour and face until surges are converted; the colours not rolled yet are empty. */
  dice: Record<DieColour, Record<AttackFace, number>>;
  rolled: DieColour[];
  hits: number;
  crits: number;
  blanks: number;
  /** LEG-ATK-37, G-49: there was a hit or crit at the end of step 4. */
  scored: boolean;
  /** Dodge tokens spent in step 5. */
  dodged: number;
  /** Results cancelled so far. */
  cancelled: number;
  cover: number;
  /** Pierce beyond that of the weapons, and how much was used. */
  pierce: number;
  pierced: number;
  defence: { blocks: number; surges: number; blanks: number };
  /** What the attacking unit is to suffer (Deflect and its like). */
  backlash: number;
  wounds: number;
  /** LEG-WOUND-04: no more than these, as the attacker saw them. */
  most: number;
  /** LEG-MELEE-18: everybody in melee before the dice were rolled. */
  met: Touch[];
  /** How often a keyword was used in this pool. */
  used: Record<string, number>;
  /** What goes off, where no unit attacks: a charge, a mine, a bomb. */
  bomb: Bomb | null;
}

/** Something on the table that attacks as if it were a unit (LEG-KWW-DETONATE-05, LEG-GAP-139). */
export interface Bomb {
  id: UnitId;
  seat: Seat;
  x: number;
  y: number;
  z: number;
  weapon: Weapon;
}

export interface Battle {
  /** The rows of LEG-SETUP-08, what is left of them. */
  rows: Record<'objective' | 'deployment' | 'condition', CardId[]>;
  /** Opportunities left to discard (LEG-SETUP-10). */
  vetoes: number;
  objective: CardName | null;
  deployment: CardName | null;
  condition: CardName | null;
}

export interface State {
  options: Settled;
  /** Terrain: replaced, never changed. */
  ground: Ground;
  /** The cards of the units in this battle. */
  cards: { units: Record<CardName, UnitCard>; upgrades: Record<CardName, UpgradeCard> };
  now: Now;
  round: number;
  blue: Seat | null;
  /** Red chose the other edge: zones are turned by half a turn. */
  turned: boolean;
  priority: Seat | null;
  turn: Seat;
  units: Record<UnitId, DeepReadonly<Unit>>;
  sides: Record<Seat, Side>;
  battle: Battle;
  tokens: TokenAt[];
  act: Activation | null;
  attack: Attack | null;
}

/** The state, for looking. */
export type S = DeepReadonly<State>;
export type T = Table<State, Event>;
export type UnitS = DeepReadonly<Unit>;
export type MiniS = DeepReadonly<Mini>;
export type { Colour, Seat };

const BOMB_CARD = {
  name: '',
  faction: 'rebels',
  type: 'repulsorVehicle',
  points: 0,
  minis: 1,
  wounds: 1,
} as const;

/** A bomb as the attack sees it: a unit of one flat mini, with no token and no keyword of its own, and its card. */
const bombMade = memo(
  (bomb: DeepReadonly<Bomb>) => bomb,
  (bomb: DeepReadonly<Bomb>) => ({ unit: bombUnit(bomb), card: bombCard(bomb.weapon as Weapon) }),
);

const bombUnit = ({ id, seat, x, y, z }: DeepReadonly<Bomb>): UnitS => ({
  id,
  seat,
  card: '',
  upgrades: [],
  spare: [],
  counterpart: null,
  rank: 'corps',
  minis: [{ id: `${id}.0`, role: 0, x, y, z, facing: 0, wounds: 0 }],
  where: 'aside',
  tokens: Object.fromEntries(UNIT_TOKENS.map(k => [k, 0])) as Record<UnitToken, number>,
  order: 'none',
  damage: null,
  disrupted: null,
  marks: {},
  fallen: [],
});

const bombCard = (weapon: Weapon): UnitCard => ({
  ...BOMB_CARD,
  id: '',
  base: 25,
  silhouette: [0, 1],
  speed: 0,
  die: 'white',
  weapons: [weapon],
  ...(weapon.surge && { attackSurge: weapon.surge }),
});

export const unitOf = (s: S, id: UnitId): UnitS => {
  const unit = s.units[id];
  if (unit) return unit;
  const bomb = s.attack?.bomb;
  if (bomb?.id === id) return bombMade(bomb).unit;
  throw new Error(`no unit ${id}`);
};

/** On the field, or in a vehicle on it. */
const isPlaying = (unit: UnitS): boolean => unit.where === 'field' || unit.where === 'aboard';

/** Is the unit still part of the battle? */
export const isThere = (s: S, id: UnitId): boolean => {
  const unit = s.units[id];
  return unit !== undefined && isPlaying(unit);
};
export const sideOf = (s: S, seat: Seat): S['sides'][Seat] => s.sides[seat] as S['sides'][Seat];
export const seatOf = (s: S, unit: UnitId): Seat => unitOf(s, unit).seat;

export const unitsOf = (s: S, seat?: Seat): UnitS[] => {
  const out: UnitS[] = [];
  for (const id in s.units) {
    const unit = s.units[id] as UnitS;
    if (!seat || unit.seat === seat) out.push(unit);
  }
  return out;
};

/** Those that play: on the battlefield, or transported (LEG-KWU-TRANSPORT-19, -20). */
export const inPlay = (s: S, seat?: Seat): readonly UnitS[] =>
  once(s, `play:${seat}`, () => unitsOf(s, seat).filter(isPlaying));

/** Those that can be attacked: on the battlefield, or in an open transport (LEG-KWU-TRANSPORT-16, -32). */
export const inTheOpen = (s: S, seat?: Seat): UnitS[] =>
  unitsOf(s, seat).filter(u => u.where === 'field' || (u.where === 'aboard' && u.marks.aboard?.n === 1));

/** Those that stand on the battlefield: of whom nobody is left stands nowhere, while others answer its defeat. */
export const onField = (s: S, seat?: Seat): readonly UnitS[] =>
  once(s, `field:${seat}`, () => unitsOf(s, seat).filter(u => u.where === 'field' && u.minis.length > 0));

export const unitCardOf = (s: S, unit: UnitS): UnitCard =>
  (s.cards.units[unit.card] as UnitCard | undefined) ?? bombMade(sure(s.attack?.bomb, 'bomb')).card;
export const upgradeCardOf = (s: S, equipped: { readonly card: CardName }): UpgradeCard =>
  s.cards.upgrades[equipped.card] as unknown as UpgradeCard;

/** The attack that is being made, the activation that goes on. */
export const attackOf = (s: S): NonNullable<S['attack']> => sure(s.attack, 'attack');
export const actOf = (s: S): NonNullable<S['act']> => sure(s.act, 'activation');

export const leaderOf = (unit: UnitS): MiniS => unit.minis[0] as MiniS;

export const colourOf = (s: S, seat: Seat): Colour => (s.blue === seat ? 'blue' : 'red');

/** LEG-GEN-06: the player with priority, or blue while nobody has it, and the other one. */
export const inOrder = (s: S): readonly Seat[] => {
  const first = s.priority ?? s.blue ?? 'p1';
  return first === 'p1' ? ['p1', 'p2'] : ['p2', 'p1'];
};
/** LEG-CMD-05 */
export const blueFirst = (s: S): readonly Seat[] => (s.blue === 'p2' ? ['p2', 'p1'] : ['p1', 'p2']);
