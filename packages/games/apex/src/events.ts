import type { CardId, Seat } from '@potyczka/kernel';
import type { Idle, SchemeLetter } from './automa/activation.js';
import type { Criterion } from './automa/priorities.js';
import type { Compared, NoAbility, NoShot } from './automa/reasons.js';
import type { Bar } from './automa/surroundings.js';
import type { ShotChange } from './content/feats/index.js';
import type { Verdict } from './rules/plan.js';
import type { Figure, Rect } from './state.js';
import type {
  AbilityId,
  BagId,
  FeatId,
  FigureKind,
  LegendId,
  MapEdge,
  Space,
  Spot,
  Team,
  TokenId,
} from './vocabulary.js';

export type Pile = BagId | 'weapons' | 'bins' | 'ring' | 'feats' | 'aim' | 'decisions' | 'automa-feats';

/** What a legend spends its activation on (D: basic actions, cards, and climbing out of a canyon). */
export type ActionKind =
  | 'move'
  | 'interact'
  | 'shoot'
  | 'use'
  | 'melee'
  | 'destroy'
  | 'respawn'
  | 'weapon'
  | 'helmet'
  | 'climb';

/** Why a legend is on another space now. */
export type MovedBy =
  | 'move'
  | 'dash'
  | 'passage'
  | 'zipline'
  | 'ability'
  | 'swap'
  | 'pull'
  | 'push'
  | 'fall'
  | 'climb'
  | 'aside'
  | 'automa'
  | 'reposition';

/** What hurts: a figure that an ability has put on the map, or one of these. */
export type Harm = PlainHarm | FigureKind;
export type PlainHarm = 'shot' | 'melee' | 'collision' | 'grenade' | 'card' | 'ring';

/** Shield and health. */
export interface Points {
  readonly shield: number;
  readonly health: number;
}

export type EndedBy = 'all-eliminated' | 'points-held' | 'points' | 'health' | 'draw';

/** Everything that can happen. Only these change the state. */
export type Event =
  // setup
  | { type: 'shuffled'; pile: Pile; who: LegendId | null; cards: readonly CardId[] }
  /** One Aim card for each side, red's first. */
  | { type: 'drew-colours'; cards: readonly CardId[] }
  | { type: 'teams'; red: readonly Seat[]; blue: readonly Seat[] }
  | { type: 'recruited'; who: LegendId; team: Team; seat: Seat; automa: 'enemy' | 'ally' | null }
  | { type: 'armed-automa'; who: LegendId; set: number; more: number }
  | { type: 'announced'; card: CardId }
  | { type: 'stage'; stage: 'equip' | 'drop' | 'enter' | 'clash' }
  // stage 1
  | { type: 'pooled'; who: LegendId; weapons: readonly CardId[]; tokens: readonly CardId[] }
  | { type: 'gave-up'; who: LegendId; card: CardId }
  | { type: 'gave'; who: LegendId; to: LegendId; card: CardId }
  | {
      type: 'equipped';
      who: LegendId;
      weapons: readonly { card: CardId; ammo: number; on: readonly CardId[] }[];
      wears: readonly CardId[];
      packs: readonly CardId[];
      left: readonly CardId[];
    }
  // stage 2
  | { type: 'laid-bonus'; edge: MapEdge; bonus: number; epic: CardId }
  | { type: 'drew-feats'; who: LegendId; cards: readonly CardId[] }
  | { type: 'waits'; who: LegendId; edge: MapEdge; epic: CardId | null }
  | { type: 'entered'; who: LegendId; path: readonly Space[] }
  | { type: 'tile-cleared' }
  // loot
  | { type: 'drew-loot'; who: LegendId; bag: BagId; cards: readonly CardId[] }
  | { type: 'picked-up'; who: LegendId; card: CardId; at: Space }
  | { type: 'kept'; who: LegendId; card: CardId }
  /** The old token joins those to be decided about. */
  | { type: 'wore'; who: LegendId; card: CardId; old: CardId; restored: number; exhausts: boolean }
  | {
      type: 'attached';
      who: LegendId;
      card: CardId;
      slot: number;
      weapon: CardId;
      old: CardId | null;
    }
  | { type: 'detached'; who: LegendId; card: CardId; slot: number; weapon: CardId }
  | { type: 'dropped'; who: LegendId; card: CardId; at: Space; lost: boolean }
  | { type: 'removed'; who: LegendId; card: CardId }
  | { type: 'opened-bin'; who: LegendId; bin: number; card: CardId }
  | { type: 'opened-figure'; who: LegendId; figure: string }
  | { type: 'drew-weapons'; who: LegendId; cards: readonly CardId[] }
  | {
      type: 'rearmed';
      who: LegendId;
      slot: number;
      card: CardId;
      old: CardId;
      ammo: number;
      freed: readonly CardId[];
    }
  | { type: 'took-ammo'; who: LegendId; card: CardId; ammo: readonly number[] }
  | { type: 'ammo'; who: LegendId; slot: number; card: CardId; had: number; ammo: number }
  | { type: 'scrapped'; who: LegendId; card: CardId }
  // turns
  | { type: 'turn'; team: Team; round: number }
  | { type: 'activated'; who: LegendId }
  | { type: 'acted'; who: LegendId; action: ActionKind; ap: number }
  | { type: 'activation-over'; who: LegendId }
  | { type: 'transition'; round: number }
  | { type: 'cooled'; tokens: readonly TokenId[]; back: readonly TokenId[] }
  | { type: 'round'; round: number }
  | { type: 'shrunk'; card: CardId; ring: Rect }
  // actions
  | { type: 'dashed'; who: LegendId; card: CardId }
  /** `over`: the figure or ability by which it came there, or the zipline that an Automa has taken. */
  | { type: 'moved'; who: LegendId; how: MovedBy; path: readonly Space[]; over?: string }
  | { type: 'played'; who: LegendId; card: CardId; ap: number }
  | { type: 'initiated'; who: LegendId; ability: AbilityId; token: TokenId; ap: number }
  | { type: 'used'; who: LegendId; card: CardId; on: LegendId }
  | { type: 'threw'; who: LegendId; card: CardId; at: Space; along: 'x' | 'y' | null }
  | { type: 'drifted'; cards: readonly CardId[]; at: Space }
  | { type: 'showed'; who: LegendId; card: CardId }
  | { type: 'deflected'; who: LegendId; at: Space; to: Space }
  | { type: 'helped'; who: LegendId; card: CardId }
  | { type: 'fizzled'; card: CardId; at: Space }
  | { type: 'struck'; who: LegendId; at: LegendId; card: CardId; success: boolean }
  | { type: 'collided'; who: LegendId; from: Space }
  | { type: 'destroyed'; who: LegendId; figures: readonly string[] }
  /** `beacon`: the one that an enemy Automa has come back at. */
  | { type: 'respawned'; who: LegendId; at: Space; ap: number; beacon?: Space }
  // shooting
  | {
      type: 'aimed';
      who: LegendId;
      at: LegendId;
      slot: number;
      card: CardId;
      distance: number;
      from: Space;
      to: Space;
      by: FeatId | null;
      paid: CardId | null;
      ap: number;
      charged: readonly number[];
    }
  | { type: 'boosted'; who: LegendId; card: CardId }
  | { type: 'waits-to-boost'; who: LegendId }
  | { type: 'reacted'; who: LegendId; card: CardId; when: 'before' | 'after' }
  | { type: 'reacted-with'; who: LegendId; ability: AbilityId; when: 'before' | 'after' }
  | { type: 'looked'; who: LegendId; cards: readonly CardId[] }
  | { type: 'ordered'; who: LegendId; top: readonly CardId[]; bottom: readonly CardId[] }
  | { type: 'swapped'; who: LegendId; with: LegendId }
  | {
      type: 'revealed';
      who: LegendId;
      threshold: number;
      /** `verdicts`: what the plan makes of each card. */
      shots: readonly { at: number; cards: readonly CardId[]; verdicts: readonly Verdict[] }[];
    }
  | { type: 'replaced'; who: LegendId; shot: number; old: CardId; card: CardId; verdict: Verdict }
  | {
      type: 'judged';
      who: LegendId;
      at: LegendId;
      hits: number;
      headshots: number;
      stopped: number;
      damage: number;
      ignored: number;
      /** What lay on the track in the end, from the left. */
      cards: readonly CardId[];
    }
  /** `cards`: those of an Aim deck that somebody had looked at, in no order. */
  | { type: 'shot-over'; who: LegendId; cards: readonly CardId[] }
  // points
  | {
      type: 'suffered';
      who: LegendId;
      by: Harm;
      amount: number;
      prevented: number;
      /** Shield and health before it. */
      had: Points;
      shield: number;
      health: number;
    }
  | { type: 'spared'; who: LegendId; by: Harm; shelter: FigureKind }
  | { type: 'restored'; who: LegendId; had: Points; shield: number; health: number }
  | { type: 'eliminated'; who: LegendId; by: LegendId | null; box: boolean }
  // figures and tokens
  | { type: 'placed'; figure: Figure }
  | { type: 'shifted'; figure: string; spot: Spot }
  | { type: 'taken'; figures: readonly string[] }
  | { type: 'queued'; token: TokenId; due: number; turns: number; part: number }
  | { type: 'due'; token: TokenId }
  | { type: 'cooling'; token: TokenId; at: number }
  | { type: 'quickened'; token: TokenId; at: number }
  | { type: 'surged'; who: LegendId; mp: number }
  // Automas
  | { type: 'automa-step'; who: LegendId; step: number }
  | {
      type: 'main-enemy';
      who: LegendId;
      main: LegendId;
      secondary: LegendId | null;
      by: Criterion;
      compared: readonly Compared[];
    }
  | { type: 'automa-idle'; who: LegendId; step: number; why: Idle }
  /** `zone`: of the figure that is in the way. */
  | { type: 'holds-fire'; who: LegendId; target: LegendId; because: NoShot; zone?: FigureKind }
  | { type: 'no-ability'; who: LegendId; ability: AbilityId; why: NoAbility }
  | { type: 'used-bin'; who: LegendId }
  | { type: 'automa-feat'; who: LegendId; card: CardId }
  | { type: 'automa-feat-over'; who: LegendId; card: CardId }
  /** `mp`: what its Move has; to leave a danger zone needs none. */
  | { type: 'scheme'; who: LegendId; scheme: SchemeLetter | 'danger'; mp: number }
  | { type: 'charge'; who: LegendId; had: number; charge: number }
  | { type: 'drew-decision'; who: LegendId; card: CardId }
  | {
      type: 'laid';
      who: LegendId;
      card: CardId;
      rotation: number;
      path: readonly Space[];
      bars: readonly Bar[];
    }
  /** A card that was begun leads no further (AUT-MOVE-18). */
  | { type: 'card-ends'; who: LegendId; card: CardId; at: Space; bars: readonly Bar[] }
  /** Its symbol lets it go no further (AUT-MOVE-06). */
  | { type: 'stands'; who: LegendId; left: number }
  /** Its main enemy is off the map (AUT-PRIO-12). */
  | { type: 'next-enemy'; who: LegendId; main: LegendId; gone: LegendId }
  | { type: 'automa-change'; who: LegendId; card: CardId; changes: readonly ShotChange[] }
  | { type: 'revealed-feat'; who: LegendId; card: CardId; keeps: boolean }
  | {
      type: 'weighed';
      who: LegendId;
      to: Space;
      seen: number;
      up: number;
      cover: boolean;
      among: readonly Space[];
      candidates: readonly { at: Space; seen: number; up: number; cover: boolean }[];
    }
  | { type: 'skips'; who: LegendId; step: number }
  | { type: 'game-over'; winner: Team | null; by: EndedBy };
