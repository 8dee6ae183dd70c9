import type { AbilityId, AimSymbol, FeatId, FigureKind, Rank } from '../../vocabulary.js';

/** Conditions that a card names. */
export type Condition =
  /** The target is outside the weapon's best range. */
  | 'outside-best-range'
  /** The shot goes from, into or through the zone of such a figure. */
  | { readonly meets: FigureKind }
  | Borne;

/** Such a figure of the card owner's team is attached to the shooter, to the target or to some enemy. */
export interface Borne {
  readonly borne: FigureKind;
  readonly who: 'shooter' | 'target' | 'enemy';
}

/** What a Shoot Boost or a before-fire Reaction changes in one Shoot action. */
export interface ShotChange {
  readonly when?: Condition;
  readonly rof?: number;
  readonly stability?: number;
  readonly threshold?: number;
  /** The threshold is exactly this, whatever else would change it. */
  readonly thresholdIs?: number;
  /** Threshold for each space outside the best range, instead of the usual one. */
  readonly rangePrice?: number;
  readonly perHit?: number;
  readonly firstHit?: number;
  /** Lowers the weapon's headshot damage, not below 0. */
  readonly headshotLess?: number;
  /** Damage of this Shoot action that the target ignores. */
  readonly ignore?: number;
  readonly ignoredSymbols?: readonly AimSymbol[];
  readonly missSymbols?: readonly AimSymbol[];
  readonly hitSymbols?: readonly AimSymbol[];
  /** A first number of the rate of fire from here on counts as that. */
  readonly rofCap?: { readonly from: number; readonly to: number };
  /** After the reveal so many cards may be put on the bottom and replaced. */
  readonly replaces?: number;
  /** Shield restored to the card's owner after the damage, if there was a hit. */
  readonly shieldOnHit?: number;
}

export type Recipient = 'self' | 'self-or-adjacent-ally' | 'target';

/** What a card lets its owner do, step by step. */
export type Effect =
  | {
      readonly do: 'move';
      readonly mp: number;
      readonly more?: number;
      readonly moreWhen?: Borne;
      readonly end?: 'beside-ally';
    }
  /** Any one legend of the team may move. */
  | { readonly do: 'team-move'; readonly mp: number }
  | { readonly do: 'shoot'; readonly changes?: readonly ShotChange[] }
  | {
      readonly do: 'melee';
      readonly damage: number;
      readonly push: number;
      readonly collision: number;
      readonly move?: number;
    }
  | { readonly do: 'push'; readonly who: 'one' | 'each'; readonly spaces: number; readonly collision: number }
  | {
      readonly do: 'hurt';
      readonly damage: number;
      readonly label?: 'shield' | 'health';
      readonly may?: true;
    }
  | {
      readonly do: 'restore';
      readonly to: Recipient;
      readonly shield?: number;
      readonly health?: number;
      readonly oneOf?: true;
    }
  | { readonly do: 'ammo'; readonly n: number }
  | { readonly do: 'cool'; readonly n: number; readonly which: AbilityId | 'one' }
  | { readonly do: 'pull'; readonly low: number; readonly high: number }
  | { readonly do: 'use'; readonly on: Recipient; readonly rank?: Rank; readonly may?: true }
  /** Each legend of the team inside the zone of such a figure may use an accessory. */
  | { readonly do: 'team-use'; readonly within: FigureKind }
  /** Somebody beside such a figure, which is a passage, goes through it. */
  | { readonly do: 'send'; readonly through: FigureKind }
  /** One legend of the team may move and use a zipline, in any order. */
  | { readonly do: 'zipline'; readonly mp: number }
  | { readonly do: 'initiate'; readonly ability: AbilityId }
  | { readonly do: 'either'; readonly of: readonly (readonly Effect[])[] }
  /** The owner stands in for the target beside it. */
  | { readonly do: 'take-place' }
  /** Looks at the top of the Aim deck; what is not kept goes to the bottom. */
  | { readonly do: 'look'; readonly cards: number; readonly bottom: boolean };

/** What has to be the case for the card to be played at all. */
export type Need = 'beside-bin' | 'target-or-beside-target' | Borne;

interface Common {
  readonly id: FeatId;
  /** From the rulebook, or filler of ours (P3). */
  readonly mark: 'book' | 'placeholder';
  readonly need?: Need;
  readonly effects?: readonly Effect[];
}

export type Feat = Common &
  (
    | { readonly kind: 'free' }
    | { readonly kind: 'special'; readonly ap: 1 | 2 }
    | { readonly kind: 'boost'; readonly changes?: readonly ShotChange[] }
    | {
        readonly kind: 'reaction';
        readonly when: 'before' | 'after';
        readonly team?: true;
        readonly changes?: readonly ShotChange[];
      }
    | { readonly kind: 'instant'; readonly at: 'shot'; readonly changes?: readonly ShotChange[] }
    | { readonly kind: 'instant'; readonly at: 'landing'; readonly within: number; readonly shift: number }
    | { readonly kind: 'instant'; readonly at: 'respawn' }
  );
