import type { RuleId } from '@potyczka/kernel';
import type { Colour, Cost } from '../vocabulary.js';

/** What cards say, as plain records: `rules/interpret.ts` plays them; signs, previews and figures in texts are read off them. */

/** What a target or a square must fulfil, seen from a square. */
export interface Where {
  /** True: must be visible. False: must not be. */
  readonly visible?: boolean;
  /** The least and the most moves away. */
  readonly least?: number;
  readonly most?: number;
}

/** How far a target may be moved. */
export interface Push {
  /** By which, if another rule says so than the effect's. */
  readonly rule?: RuleId;
  readonly most: number;
  readonly straight?: true;
}

/** What every effect that hits gives each of its targets. */
interface Blow {
  /** By which it judges and hits, if another rule says so than the one that the effect is known by. */
  readonly rule?: RuleId;
  readonly damage: number;
  readonly marks?: number;
}

/** One target of the shooter's choice. */
export interface HitOne extends Blow {
  readonly does: 'hit-one';
  readonly where: Where;
  /** Must not have been chosen by this shot before (ADR-GEN-12). */
  readonly other?: true;
  /** Sight and moves are judged from the last target's square, not from the shooter's. */
  readonly from?: 'last-target';
  /** Movement before the damage. */
  readonly moveBefore?: 'shooter-to-target' | 'target-to-shooter';
  /** Movement of the target after the damage. */
  readonly pushAfter?: Push;
  /** Marks for every figure on the target's square, the target included. */
  readonly marksOnSquare?: number;
}

/** Several targets, or fewer (ADR-GEN-03). */
export interface HitSome extends Blow {
  readonly does: 'hit-some';
  /** By which it hits, if another rule limits whom. */
  readonly hitsBy?: RuleId;
  readonly where: Where;
  readonly most: number;
  /**
   * What they must be together, by which rules: each on a square of its own, on one half-line whatever the walls
   * (ADR-WPN-RAILGUN-05), or within two squares straight ahead, one on each (ADR-WPN-FLAMETHROWER-05).
   */
  readonly together?:
    | { readonly are: 'on-different-squares' | 'in-one-direction'; readonly rule: RuleId }
    | { readonly are: 'in-one-flame'; readonly rule: RuleId; readonly oneEach: RuleId };
}

/** Everybody in an area: nobody can be spared (ADR-GEN-04). */
export interface HitAll extends Blow {
  readonly does: 'hit-all';
  /**
   * One square that fulfils a condition, a visible room that is not the own one, all squares exactly one move
   * away, or the square where the first target was hit.
   */
  readonly area: { readonly square: Where } | 'other-room' | 'ring' | 'where-hit';
}

/** Moves the basic effect's target, as a step of its own that other effects may precede. */
export interface PushTarget extends Push {
  readonly does: 'push-target';
}

/** Additional damage to the basic effect's target. */
export interface HitAgain {
  readonly does: 'hit-again';
  readonly damage: number;
}

/** The shooter moves. */
export interface MoveSelf {
  readonly does: 'move-self';
  readonly most: number;
}

/** A procedure of its own (`content/odd`), with its figures and its signs: `d{damage}` is what `damage` says. */
export interface Odd {
  readonly does: 'odd';
  readonly figures: Readonly<Record<string, number>>;
  readonly signs: string;
}

export type EffectRecord = HitOne | HitSome | HitAll | PushTarget | HitAgain | MoveSelf | Odd;

/** A mode, or the basic effect (ADR-GEN-07, -09, -10). */
export interface ModeRecord {
  readonly id: string;
  readonly rule: RuleId;
  readonly pays: Cost;
  readonly effect: EffectRecord;
}

/** An optional effect (ADR-GEN-08). */
export interface OptionalRecord extends ModeRecord {
  /**
   * `around`: before or after the basic effect. `after`: only after it. `inside`: a part of the basic effect, too
   * late once anything that is no part of it has followed (G-07).
   */
  readonly when: 'around' | 'after' | 'inside';
  /** Another optional effect that must have been used. */
  readonly needs?: string;
  /** Another optional effect that must not have been used yet. */
  readonly before?: string;
  /** The card has it as a last part of the basic effect, not by a name: the log tells only what comes of it. */
  readonly isUnnamed?: true;
}

/** A weapon card: either modes, of which one is used, or one basic effect with optional ones. */
export interface WeaponRecord {
  readonly id: string;
  /** The top cube first (ADR-XCOST-01, -02). */
  readonly cost: readonly [Colour, ...Colour[]];
  readonly modes: readonly [ModeRecord, ...ModeRecord[]];
  readonly optional?: readonly OptionalRecord[];
}

/** All effects of a weapon, in the order of the card. */
export const effectsOf = ({ modes, optional = [] }: WeaponRecord): readonly ModeRecord[] => [
  ...modes,
  ...optional,
];
