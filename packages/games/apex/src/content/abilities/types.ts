import type { Proc, Verdict } from '@potyczka/kernel';
import type { AbilityCard, Way } from '../../legends/types.js';
import type { S, T } from '../../state.js';
import type { AbilityId, LegendId, TokenId } from '../../vocabulary.js';
import type { ShotChange } from '../feats/index.js';

/** One labelled way to initiate an ability (APX-LEGEND-04), as it is played. */
export interface Mode extends Way {
  /** Whether its placement conditions can be met (APX-ABIL-04). */
  judge?(s: S, me: LegendId): Verdict;
  /** Places what it places and says how it goes on: a token on the track, or cooldown at once. */
  play(t: T, me: LegendId, token: TokenId): Proc;
}

/** An Ability card with what is done by it (D11). */
export interface Ability extends Pick<AbilityCard, 'kind' | 'cooldown'> {
  readonly id: AbilityId;
  readonly tokens: readonly TokenId[];
  readonly modes: readonly Mode[];
  /** When the initiative marker reaches the token; `part` counts how often it was put there. */
  due?(t: T, token: TokenId, part: number): Proc;
  /** What its Reaction does to the shot, and what follows the damage. */
  readonly shot?: ShotChange;
  afterDamage?(t: T, me: LegendId): Proc;
  /** It starts again when its owner eliminates an enemy while it lasts. */
  readonly restartsOnKill?: number;
}
