import type { LegendId } from '../vocabulary.js';

/** What an enemy is weighed by (AUT-PRIO-04 to -07). */
export interface Compared {
  readonly who: LegendId;
  readonly best: boolean;
  readonly points: number;
  readonly seen: boolean;
  readonly distance: number;
}

/** Why an Automa does not shoot at somebody in step 7. */
export type NoShot = 'unseen' | 'out-of-range' | 'zone';

/** Why an ability is not initiated (AUT-ABIL-03). */
export type NoAbility = 'no-token' | 'no-charge' | 'condition';
