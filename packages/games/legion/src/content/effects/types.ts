import type { ActionId, FreeAction, UnitToken } from '../../vocabulary.js';
import type { Dice, DieColour, Keywords, Named, Rank, TokenKind } from '../cards.js';
import type { KeywordId } from '../keywords.js';

/** The vocabulary in which upgrades and command cards say what they do. `cards/` plays it, `text/cards` tells it. */

/** Which units are meant, seen from the card: all that is said must hold. */
export interface Who {
  /** Its own: the unit with the upgrade, or a unit that the command card names; `other`: none of those. */
  readonly is?: 'own' | 'other';
  readonly side?: 'friend' | 'enemy' | 'any';
  /** One of these. */
  readonly of?: readonly Named[];
  /** None of these. */
  readonly not?: readonly Named[];
  readonly order?: 'up' | 'down' | 'none';
  /** At range 1 to this of one of the card's own units, or of the unit of the moment. */
  readonly near?: number;
  readonly nearIt?: number;
  /** Farther than this from the card's own unit. */
  readonly beyond?: number;
  /** In line of sight of the card's own unit. */
  readonly seen?: true;
  readonly wounded?: true;
  readonly suppressed?: true;
  readonly engaged?: boolean;
  readonly smallBase?: true;
  /** Has tokens of this kind. */
  readonly has?: UnitToken;
  /** Another unit than that of the moment. */
  readonly elsewhere?: true;
  /** In melee with one of the card's own units. */
  readonly inMelee?: true;
  /** On board of one of the card's own units; or has got out of it in this activation. */
  readonly aboard?: true;
  readonly gotOut?: true;
  /** Its card was divulged, or was not. */
  readonly divulged?: boolean;
  /** In this arc of one of the card's own units. */
  readonly arc?: 'front' | 'sides' | 'rear';
  /** Has a mini of this upgrade. */
  readonly mini?: string;
  /** One of the card's values is bent. */
  readonly bent?: Bend;
  /** No enemy, no friend at this range. */
  readonly noEnemyAt?: number;
  readonly noFriendAt?: number;
}

/** Whom something happens to: all of them, or as many as their owner chooses. */
export interface Whom extends Who {
  readonly most?: number;
  /** The opponent of the card's owner chooses. */
  readonly chooser?: 'foe';
}

export type Until = 'attack' | 'activation' | 'round' | 'game';

/** A figure: a number, or counted when it happens. */
export type Amount =
  | number
  | { readonly each: Who; readonly most?: number }
  | { readonly wounds: 'own'; readonly most: number }
  | { readonly defeatedEnemies: true }
  /** Wounds on its minis, and minis that it has lost. */
  | { readonly hurt: true };

/** What happens to a unit. */
export type Deed =
  | { readonly do: 'gain'; readonly token: UnitToken; readonly n?: Amount }
  /** May gain them, as many as it likes. */
  | { readonly do: 'mayGain'; readonly token: UnitToken; readonly n: number }
  | { readonly do: 'shed'; readonly n: number; readonly may?: true }
  | { readonly do: 'lose'; readonly token: UnitToken; readonly n: number | 'all' }
  | { readonly do: 'recover' }
  | { readonly do: 'give'; readonly keywords: Keywords; readonly until: Until }
  | { readonly do: 'giveWeapons'; readonly keywords: Keywords; readonly until: Until }
  | { readonly do: 'take'; readonly keywords: readonly KeywordId[]; readonly until: Until }
  /** Values of the unit: see `Bend`. */
  | { readonly do: 'bend'; readonly what: Bend; readonly n?: number; readonly until: Until }
  /** A move of this speed that is no action. */
  | {
      readonly do: 'move';
      readonly speed: number;
      readonly may?: true;
      readonly mover?: 'card';
      readonly evenEngaged?: true;
    }
  | { readonly do: 'pivot' }
  | {
      readonly do: 'act';
      readonly action: 'aim' | 'dodge' | 'standby' | 'move' | 'attack';
      readonly may?: true;
    }
  /** A free action that stands among the actions of its activation. */
  | { readonly do: 'grant'; readonly actions: readonly FreeAction[]; readonly elsewhere?: true }
  /** The unit may use the weapon of this command card. */
  | { readonly do: 'arm'; readonly until: Until }
  /** An attack with the weapon of this card, and nothing else. */
  | { readonly do: 'strike'; readonly times?: number; readonly each?: number }
  | { readonly do: 'order' }
  | { readonly do: 'returnOrder' }
  | { readonly do: 'spendOrder' }
  /** `mini`: the owner of the card chooses which. */
  | { readonly do: 'wound'; readonly n: number; readonly mini?: 'card' }
  | { readonly do: 'heal'; readonly n: number }
  /** Attack or defence dice; for each face named the deeds happen once. */
  | {
      readonly do: 'roll';
      readonly die: DieColour | 'defence-red' | 'defence-white';
      readonly dice: number | 'minis';
      readonly on: readonly string[];
      readonly each: readonly Deed[];
      readonly once?: true;
    }
  | { readonly do: 'choose'; readonly among: readonly (readonly Deed[])[] }
  /** Dice and keywords of the card's `bonus` join the pool. */
  | { readonly do: 'dice'; readonly times?: Amount; readonly colour?: DieColour }
  | { readonly do: 'cancel'; readonly hits: number; readonly crits: number }
  | { readonly do: 'fewerWounds'; readonly to: number }
  | { readonly do: 'rank'; readonly rank: Rank }
  /** At the end of the round. */
  | { readonly do: 'later'; readonly token: UnitToken; readonly n: number }
  | { readonly do: 'repeat'; readonly times: Amount; readonly deeds: readonly Deed[] }
  /** Up to so many tokens of one kind, and as many of another. */
  | { readonly do: 'trade'; readonly pay: UnitToken; readonly get: UnitToken; readonly most: number }
  /** A command card comes back from the discard pile: one of these, or one of these units. */
  | { readonly do: 'takeBack'; readonly cards?: readonly string[]; readonly units?: readonly string[] }
  /** It is activated next, before all others of its side. */
  | { readonly do: 'actNext' }
  /** The other side of the upgrade comes up. */
  | { readonly do: 'turn' }
  /** A mini that it has lost comes back unwounded. */
  | { readonly do: 'bringBack' };

/** Values that a card bends for a time: marks `bend:<what>`. */
export const BENDS = [
  'speed',
  'speed-set',
  'courage',
  'surge-hit',
  'surge-crit',
  'surge-block',
  'defence-dice',
  'no-attack',
  'no-orders',
  'attacks-twice',
  'cards-twice',
  'no-rally',
  'never-suppressed',
  'never-panicked',
  'reach',
  'no-dodge-spent',
  'no-aim-spent',
  'no-tokens-spent',
  'keeps-dodge',
  'untargetable-ranged',
  'untargetable-far',
  'one-less-action',
  'no-withdraw',
  'dodges-crits',
  'provoked',
] as const;
export type Bend = (typeof BENDS)[number];

/** When: a moment of `moments.ts`, or an action of the activation. */
export type At =
  | 'setUp'
  | 'deployed'
  | 'roundStart'
  | 'revealed'
  | 'played'
  | 'orders'
  | 'ordered'
  | 'phaseStart'
  | 'activated'
  | 'rallied'
  | 'actionsStart'
  | 'acted'
  | 'moved'
  | 'beforeMove'
  | 'declared'
  | 'armed'
  | 'rollStart'
  | 'aimed'
  | 'converted'
  | 'guard'
  | 'woundsCounted'
  | 'defended'
  | 'attacked'
  | 'wounded'
  | 'defeated'
  | 'gained'
  | 'aided'
  | 'activationEnd'
  | 'phaseEnd'
  | 'endStart'
  | 'action';

/** Something that happens at a moment. */
export interface Effect {
  readonly at: At;
  /** The unit that the moment is about: in an attack, the attacker. Nothing said: the card's own. */
  readonly of?: Who;
  /** In an attack: the defender. */
  readonly against?: Who;
  /** In an attack: whom it happens to, where `to` says nothing. */
  readonly role?: 'attacker' | 'defender';
  readonly kind?: 'melee' | 'ranged';
  /** In an attack: the weapon of this upgrade is in the pool; alone; or weapons of others are; or a Fixed weapon. */
  readonly pool?: 'own' | 'only-own' | 'others' | 'fixed';
  /** Farthest range of the attack. */
  readonly within?: number;
  /** At `acted`: after one of these. */
  readonly after?: readonly ActionId[];
  /** At `activationEnd`: one of these was done. */
  readonly having?: readonly ActionId[];
  /** At `activationEnd`: none of these was done. */
  readonly notAfter?: readonly ActionId[];
  /** At `moved`: a standard move that was an action. */
  readonly standardMove?: true;
  /** At `ordered`: the order came from this card; from a command card of the enemy. */
  readonly byThis?: true;
  readonly byCommand?: true;
  /** One of the card's own units is like this. */
  readonly own?: Who;
  /** Only with this side of the upgrade up. */
  readonly face?: string;
  /** At `gained`: a token of this kind. */
  readonly token?: TokenKind;
  /** At `orders`: one of the card's own units is the nominated commander. */
  readonly nominated?: true;
  /** At `activated`: the token came from the pool. */
  readonly drawn?: true;
  readonly rounds?: readonly [number, number];
  /** In an attack: for an observation token of the defender. */
  readonly observed?: true;
  /** The owner may decline it. */
  readonly may?: true;
  readonly turns?: 'exhaust' | 'expend';
  /** At `action`: what it costs; nothing said: a free card action. */
  readonly cost?: 1 | 2;
  /** What the unit of the moment pays first. */
  readonly pays?: readonly Deed[];
  readonly once?: 'round' | 'activation' | 'attack';
  readonly to?: Whom;
  readonly do: readonly Deed[];
}

/** Something that holds as long as the card is there. */
export interface Standing {
  readonly is:
    | 'courage'
    | 'speed'
    | 'surge'
    | 'unpierced'
    | 'order-range'
    | 'ordered-range'
    | 'coordinate-range'
    | 'panic-range'
    | 'jams-orders'
    | 'only-commanders-order'
    | 'dodges-crits'
    | 'critical'
    | 'leaves-immobilized'
    | 'must-target'
    | 'one-order'
    | 'orders-near'
    | 'no-spend'
    | 'rally-most'
    | 'lends-tokens'
    | 'no-courage';
  readonly n?: number;
  readonly to?: 'hit' | 'crit' | 'block';
  readonly token?: TokenKind;
  readonly who?: Who;
  readonly kind?: 'melee' | 'ranged';
  readonly pool?: Effect['pool'];
  /** Only with this side up. */
  readonly face?: string;
}

/** What a card does, beside its figures and keywords. */
export interface CardText {
  readonly effects?: readonly Effect[];
  readonly standing?: readonly Standing[];
  /** Dice and keywords that it may add to a pool. */
  readonly bonus?: { readonly dice: Dice; readonly keywords?: Keywords };
  /** Played by a procedure of its own in `cards/odd`. */
  readonly odd?: true;
  /** Played but for this. */
  readonly mark?: Gap;
}

/** Why something is not played to the letter. */
export const GAPS = [
  'transport',
  'order-draw',
  'terrain',
  'army',
  'part',
  'not-in-sources',
  'keyword',
  'secret-pool',
] as const;
export type Gap = (typeof GAPS)[number];
