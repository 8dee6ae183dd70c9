import {
  type Field,
  type Hex,
  hexes,
  isAdjacent,
  isEmptyHex,
  judgeRecipient,
  NONE,
  type Occupancy,
  stepsFrom,
} from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';

/** The abilities of monsters beside Move and Attack, as far as they are about space. Several answers: the players choose. */

/** A monster that could be healed, the healer itself included. */
export interface Patient {
  readonly at: Hex;
  /** Maximum hit points minus present ones. */
  readonly lost: number;
  /** Poisoned or wounded. */
  readonly ailing?: boolean;
}

/** GLM-MON-51, GLM-G51: whom a Heal goes to; nobody if none is hurt or ailing. A Heal without range stays with the healer. */
export function whomToHeal<P extends Patient>(
  field: Field,
  healer: Hex,
  range: number,
  patients: readonly P[],
): P[] {
  const near = patients.filter(p => judgeRecipient(field, healer, range, p.at) === undefined);
  const most = Math.max(0, ...near.map(p => p.lost));
  return most > 0 ? near.filter(p => p.lost === most) : near.filter(p => p.ailing === true);
}

/**
 * GLM-MON-52, -53, GLM-G52: where a summoned monster may stand: an empty hex
 * beside the summoner, as near as possible to an enemy that is not invisible.
 */
export function summonHexes(
  field: Field,
  summoner: Hex,
  enemies: readonly Hex[],
  occupancy: Occupancy,
  standeesLeft: number,
): Hex[] {
  if (standeesLeft === 0) return [];
  const empty = hexes(field).filter(
    hex => isAdjacent(field, summoner, hex) && isEmptyHex(field, hex, occupancy),
  );
  const steps = stepsFrom(field, enemies, field.size);
  const far = (hex: Hex): number =>
    steps[hex] === NONE ? Number.POSITIVE_INFINITY : sure(steps[hex], 'one of steps');
  const least = Math.min(...empty.map(far));
  return empty.filter(hex => far(hex) === least);
}
