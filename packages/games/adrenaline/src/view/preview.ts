import type { MsgArg, RuleId } from '@potyczka/kernel';
import type { Colour, Figure, SquareId, Target, WeaponCard } from '../vocabulary.js';

/** What one figure would take. Types, not interfaces: options carry them as plain data. */
export type Blow = {
  readonly who: Figure;
  /** Tokens that the effect itself would put on the board, as far as there is room. */
  readonly damage: number;
  /** Tokens that marks of the same player would add (ADR-XMARK-02). */
  readonly fromMarks: number;
  /** New marks, as far as there is room. */
  readonly marks: number;
  /** Marks of this player on that board once the shot is over. */
  readonly marksAfter: number;
  /** Tokens on the board afterwards. */
  readonly taken: number;
  /** It would be the killshot; `overkill`: the twelfth token would be laid. */
  readonly kills: boolean;
  readonly overkill: boolean;
};

/** A weapon that lies on a square, and whether it can be paid for. */
export type Offered = {
  readonly card: WeaponCard;
  readonly cost: readonly Colour[];
  readonly payable: boolean;
};

/** Somebody or something that could be shot, and with which weapons. */
export type Aim = { readonly who: Target; readonly cards: readonly WeaponCard[] };

/** What a weapon lacks to hit a target. */
export type Lack = {
  readonly card: WeaponCard;
  readonly rule: RuleId;
  readonly why: { readonly id: string; readonly args: Readonly<Record<string, MsgArg>> };
};

/** Somebody or something that could not be shot: what each weapon lacks. */
export type Spared = { readonly who: Target; readonly lacks: readonly Lack[] };

/** What an option would do, for whoever draws it before it is chosen. */
export type Preview = {
  /** A move: the squares from the first to the last. */
  readonly path?: readonly SquareId[];
  /** Whom the player would see from the end of the move. */
  readonly sees?: readonly Figure[];
  /** Loaded weapons, or weapons that could be reloaded first, that could be fired from there. */
  readonly fires?: readonly WeaponCard[];
  /** Ammo that would be taken: the cubes that fit, and whether a power-up would be drawn. */
  readonly ammo?: { readonly cubes: readonly Colour[]; readonly draws: boolean };
  /** Weapons on offer there. */
  readonly weapons?: readonly Offered[];
  /** Squares that an action can lead to: to run there, to grab something there, to shoot from there. */
  readonly reach?: readonly SquareId[];
  /** Whom a Shoot action could be about, and whom not. */
  readonly aims?: readonly Aim[];
  readonly spared?: readonly Spared[];
  /** A shot: from where to where. */
  readonly line?: readonly [SquareId, SquareId];
  /** What the effect gives each of its targets, before marks and limits. */
  readonly damage?: number;
  readonly marks?: number;
  /** Everybody and everything that would be hit, where it is more than the option itself. */
  readonly hits?: readonly Target[];
  /** What each figure would take. */
  readonly blows?: readonly Blow[];
  /** The rule of an effect, and what it costs. */
  readonly rule?: string;
  readonly pays?: readonly Colour[];
};
