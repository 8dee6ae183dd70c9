import type { CardId, Seat } from '@potyczka/kernel';
import type { DieColour } from './content/cards.js';

export const SEATS: readonly Seat[] = ['p1', 'p2'];
export const foeOf = (seat: Seat): Seat => (seat === 'p1' ? 'p2' : 'p1');

/** LEG-SETUP-05 */
export const COLOURS = ['blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** A unit on the table, `p1-3-stormtroopers`; a mini of it, `p1-3-stormtroopers.0`: names of elements of the board, which say what they are. */
export type UnitId = string;
export type MiniId = string;

/** A mini in base contact with an enemy unit. */
export interface Touch {
  readonly mini: MiniId;
  readonly of: UnitId;
}
/** A piece of terrain, as its battlefield names it. */
export type PieceId = string;
/** An objective or condition token. */
export type TokenId = string;

/** D3, LEG-GEN-16 */
export type AttackFace = 'hit' | 'crit' | 'surge' | 'blank';
export type DefenceFace = 'block' | 'surge' | 'blank';
export const ATTACK_FACES: readonly AttackFace[] = ['crit', 'hit', 'surge', 'blank'];

const faces = <F>(...counted: readonly (readonly [F, number])[]): readonly F[] =>
  counted.flatMap(([face, n]) => Array.from({ length: n }, () => face));

/** D3 (reconstructed) */
export const ATTACK_DICE: Readonly<Record<DieColour, readonly AttackFace[]>> = {
  red: faces(['hit', 5], ['crit', 1], ['surge', 1], ['blank', 1]),
  black: faces(['hit', 3], ['crit', 1], ['surge', 1], ['blank', 3]),
  white: faces(['hit', 1], ['crit', 1], ['surge', 1], ['blank', 5]),
};
export const DEFENCE_DICE: Readonly<Record<'red' | 'white', readonly DefenceFace[]>> = {
  red: faces(['block', 3], ['surge', 1], ['blank', 2]),
  white: faces(['block', 1], ['surge', 1], ['blank', 4]),
};

/** D17: what lies beside a unit and is counted. `shield` is active, `shield-down` inactive. */
export const UNIT_TOKENS = [
  'aim',
  'dodge',
  'surge',
  'standby',
  'suppression',
  'observation',
  'ion',
  'poison',
  'immobilize',
  'shield',
  'shield-down',
] as const;
export type UnitToken = (typeof UNIT_TOKENS)[number];

/** LEG-UTYPE-33 */
export const DAMAGES = ['damaged', 'disabled', 'disrupted'] as const;
export type Damage = (typeof DAMAGES)[number];

/** D19, and what notched bases do in a move action. Card actions follow as `card:<id>`. */
export const ACTIONS = [
  'aim',
  'attack',
  'dodge',
  'move',
  'climb',
  'reverse',
  'pivot',
  'recover',
  'standby',
  'withdraw',
] as const;
export type PlainAction = (typeof ACTIONS)[number];
export type CardActionId = `card:${string}`;
export type ActionId = PlainAction | CardActionId;
/** What a free action may be: `move` stands for every kind of move action (LEG-MOVE-01), `card` for card actions. */
export type FreeAction = PlainAction | 'card';
/** LEG-KWU-RUTHLESS-01: any action but a withdrawal, which takes a whole activation. */
export const ANY_ACTION: readonly FreeAction[] = [
  'attack',
  'move',
  'aim',
  'dodge',
  'recover',
  'standby',
  'card',
];

/** LEG-MOVE-01: what counts as a move action. */
const MOVES: readonly ActionId[] = [
  'move',
  'climb',
  'reverse',
  'pivot',
  'card:jump',
  'card:strafe',
  'card:embark',
  'card:embark-closed',
  'card:disembark',
];
export const isMove = (action: ActionId): boolean => MOVES.includes(action);

export type AttackKind = 'ranged' | 'melee' | 'overrun';

export const ROUNDS = 6;
export const BATTLE_KINDS = ['objective', 'deployment', 'condition'] as const;

/** A command card of a seat as it lies on the table. */
export const commandOf = (card: CardId): string => card.slice('#p1-'.length);
export const cardOf = (seat: Seat, command: string): CardId => `#${seat}-${command}`;
/** A battle card. */
export const battleOf = (card: CardId): string => card.slice('#battle-'.length);
export const battleCardId = (id: string): CardId => `#battle-${id}`;

/** Why victory points are scored. */
export const SCORED_FOR = [
  'tokens',
  'pieces',
  'zone',
  'edge',
  'defeated',
  'sabotaged',
  'repaired',
  'hostages',
  'cart',
  'claimed',
  'bombs',
  'keywords',
] as const;
export type ScoredFor = (typeof SCORED_FOR)[number];
