import type { Terrain } from '@potyczka/geometry/plane';
import type { CardId, Seat } from '@potyczka/kernel';
import type { DieColour, Rank } from './content/cards.js';
import type { MoveHow } from './moments.js';
import type { Armed, AttackPart, Bomb, Equipped, Granted, Mark, Now, TokenAt } from './state.js';
import type {
  ActionId,
  AttackFace,
  AttackKind,
  Damage,
  DefenceFace,
  MiniId,
  ScoredFor,
  TokenId,
  Touch,
  UnitId,
  UnitToken,
} from './vocabulary.js';

/** Where a mini stands. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly facing: number;
}

/** The tool of a move, for drawing: places of the leader's centre. */
export interface ToolShown {
  readonly speed: number;
  readonly path: readonly (readonly [number, number])[];
}

type BattleRow = 'objective' | 'deployment' | 'condition';

/** Setting up (LEG-SETUP). */
export type SetupEvent =
  /** `aside`: what is left of the cards that the army could have. */
  | {
      type: 'hand';
      who: Seat;
      cards: readonly CardId[];
      contingencies: readonly CardId[];
      aside: readonly CardId[];
    }
  | { type: 'divulged'; who: Seat; card: CardId }
  | { type: 'flaw'; who: Seat; card: CardId }
  /** LEG-KWX-BANE-05 */
  | { type: 'token-revealed'; token: TokenId; card: CardId }
  | { type: 'colours'; by: Seat; blue: Seat; rolled: DefenceFace | null }
  | { type: 'edge'; who: Seat; turned: boolean }
  | { type: 'laid-out'; rows: Readonly<Record<BattleRow, readonly CardId[]>> }
  | { type: 'vetoed'; who: Seat; row: BattleRow; card: CardId }
  | { type: 'kept'; who: Seat }
  | { type: 'battle'; objective: CardId; deployment: CardId; condition: CardId }
  | { type: 'token-placed'; who: Seat | null; token: TokenAt }
  | { type: 'barricade'; who: Seat; piece: Terrain }
  /** One that stands already: taken up and set down elsewhere. */
  | { type: 'barricade-shifted'; who: Seat; piece: Terrain }
  | { type: 'token-removed'; token: TokenId }
  | { type: 'token-moved'; token: TokenId; x: number; y: number; z: number }
  /** LEG-BATTLE-15: a bomb cart turns or moves. */
  | { type: 'cart-moved'; token: TokenId; x: number; y: number; z: number; facing: number }
  /** LEG-BATTLE-23 to -25 */
  | { type: 'token-turned'; token: TokenId }
  | { type: 'supplies-drawn'; unit: UnitId; cards: readonly string[] }
  | { type: 'supplied'; unit: UnitId; card: string }
  | { type: 'claimed'; unit: UnitId; token: TokenId }
  | { type: 'dropped'; unit: UnitId; token: TokenId; why: 'panic' | 'defeat' | 'choice' }
  | { type: 'token-wounds'; token: TokenId; wounds: number; unit: UnitId }
  | { type: 'scored'; who: Seat; points: number; was: number; why: ScoredFor };

/** Rounds, phases and turns. */
export type TurnEvent =
  | { type: 'now'; now: Now }
  | { type: 'round'; round: number }
  | { type: 'played'; who: Seat; card: CardId }
  /** LEG-KWU-CONTINGENCIES-04: it takes the place of the card that was played. */
  | { type: 'contingency'; who: Seat; card: CardId }
  | { type: 'flaw-played'; who: Seat; card: CardId }
  | { type: 'no-card'; who: Seat }
  | { type: 'priority'; who: Seat; rolled: DefenceFace | null }
  | { type: 'nominated'; who: Seat; unit: UnitId }
  | { type: 'ordered'; unit: UnitId; by: string }
  /** An order goes back into the pool, or is used up before the unit was activated. */
  | { type: 'order-returned'; unit: UnitId }
  | { type: 'order-spent'; unit: UnitId }
  | { type: 'pool'; who: Seat; ranks: readonly Rank[] }
  | { type: 'drawn'; who: Seat; rank: Rank }
  | { type: 'token-lost'; who: Seat; rank: Rank }
  | { type: 'passed'; who: Seat }
  | { type: 'turn'; who: Seat }
  | { type: 'activated'; unit: UnitId; drawn: boolean }
  | { type: 'rallied'; unit: UnitId; faces: readonly DefenceFace[]; removed: number }
  | { type: 'ready-to-act'; unit: UnitId; actions: number; suppressed: boolean; panicked: boolean }
  | { type: 'action'; unit: UnitId; action: ActionId; cost: number; free: string | null }
  | { type: 'granted'; unit: UnitId; granted: Granted }
  | { type: 'no-more-actions'; unit: UnitId }
  | { type: 'activation-over'; unit: UnitId }
  | { type: 'discarded'; who: Seat; card: CardId }
  | { type: 'back-to-hand'; who: Seat; card: CardId }
  | { type: 'stays'; who: Seat; card: CardId }
  | { type: 'round-cleared'; round: number }
  | { type: 'promoted'; unit: UnitId }
  | { type: 'leaderless'; who: Seat }
  | { type: 'game-over'; winner: Seat | null; why: 'defeat' | 'points' | 'destroyed' | 'army' | 'draw' };

/** What happens to a unit; `was`: how many there were before, `most`: wounds that a mini can take. */
export type UnitEvent =
  | { type: 'deployed'; unit: UnitId; at: readonly Stand[] }
  | { type: 'moved'; unit: UnitId; how: MoveHow; at: readonly Stand[]; tool: ToolShown | null }
  /** LEG-KWU-TRANSPORT-08; `open`: the unit may be seen. */
  | { type: 'embarked'; unit: UnitId; into: UnitId; open: boolean }
  | { type: 'disembarked'; unit: UnitId; at: readonly Stand[] }
  | { type: 'replaced'; unit: UnitId; at: readonly Stand[]; why: 'melee' | 'displaced' | 'scatter' }
  | { type: 'displaced'; unit: UnitId; by: UnitId }
  | { type: 'gained'; unit: UnitId; token: UnitToken; n: number; was: number; why: string }
  | {
      type: 'lost';
      unit: UnitId;
      token: UnitToken;
      n: number;
      was: number;
      why: 'spent' | 'removed';
      for: string;
    }
  | { type: 'card'; unit: UnitId; upgrade: number; card: string; state: Equipped['state']; face: string }
  | { type: 'card-rolled'; unit: UnitId; keyword: string; faces: readonly string[]; good: number }
  /** LEG-KWU-LOADOUT-02 */
  | { type: 'swapped'; unit: UnitId; upgrade: number; spare: number }
  | { type: 'card-token'; unit: UnitId; upgrade: number; card: string; token: string; n: number; was: number }
  | { type: 'mark'; unit: UnitId; mark: string; as: Mark }
  | { type: 'unmark'; unit: UnitId; mark: string }
  | { type: 'rank'; unit: UnitId; rank: Rank }
  | { type: 'used'; unit: UnitId; keyword: string; in: 'activation' | 'attack' }
  | { type: 'wounded'; unit: UnitId; mini: MiniId; n: number; was: number; most: number }
  | { type: 'healed'; unit: UnitId; mini: MiniId; n: number; was: number; most: number }
  | { type: 'mini-defeated'; unit: UnitId; mini: MiniId }
  | { type: 'restored'; unit: UnitId; mini: MiniId; role: number; at: Stand; wounds: number }
  | { type: 'new-leader'; unit: UnitId; mini: MiniId; wounds: number }
  | { type: 'unit-defeated'; unit: UnitId }
  | { type: 'resilience'; unit: UnitId; rolled: DefenceFace; damage: Damage; weapon: string | null }
  | { type: 'repaired'; unit: UnitId };

/** The attack, step by step (LEG-ATK-03). */
export type AttackEvent =
  | {
      type: 'attack';
      by: UnitId;
      why: string;
      against: UnitId | null;
      only: 'melee' | 'ranged' | null;
      bomb?: Bomb;
    }
  | { type: 'attack-part'; part: AttackPart }
  | { type: 'defender'; by: UnitId; to: UnitId; kind: AttackKind }
  | { type: 'armed'; by: UnitId; weapons: readonly Armed[] }
  /** `most`: wounds that the minis in sight can take (LEG-WOUND-04). */
  | { type: 'pool-chosen'; at: number; most: number; met: readonly Touch[] }
  | { type: 'rolled'; by: UnitId; colour: DieColour; faces: Readonly<Record<AttackFace, number>> }
  | {
      type: 'rerolled';
      by: UnitId;
      colour: DieColour;
      gone: Readonly<Record<AttackFace, number>>;
      faces: Readonly<Record<AttackFace, number>>;
    }
  | { type: 'surges'; to: 'hit' | 'crit'; n: number; by: string }
  | { type: 'pool-rolled'; hits: number; crits: number; blanks: number }
  | { type: 'changed'; from: 'hit' | 'crit' | 'blank'; to: 'hit' | 'crit'; n: number; by: string }
  | { type: 'cancelled'; hits: number; crits: number; by: string }
  | { type: 'dodged'; n: number }
  | { type: 'scored-hit' }
  | { type: 'covered'; unit: UnitId; cover: number }
  | { type: 'pierce-gained'; n: number; by: string }
  | { type: 'pierced'; n: number; unit: UnitId }
  | { type: 'defence-rolled'; unit: UnitId; faces: Readonly<Record<DefenceFace, number>>; by: string }
  | {
      type: 'defence-rerolled';
      unit: UnitId;
      gone: Readonly<Record<DefenceFace, number>>;
      faces: Readonly<Record<DefenceFace, number>>;
    }
  | { type: 'defence-surges'; unit: UnitId; n: number; by: string }
  | { type: 'backlash'; unit: UnitId; n: number; by: string }
  | { type: 'suffers'; unit: UnitId; wounds: number }
  | { type: 'pool-resolved'; at: number }
  | { type: 'attack-over'; by: UnitId };

/** Everything that can happen. Only these change the state. */
export type Event = SetupEvent | TurnEvent | UnitEvent | AttackEvent;
