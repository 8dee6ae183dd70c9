import { type AbilityId, LEGENDS, type LegendId } from '../vocabulary.js';

/** What a drawing needs to know about an Ability card without playing it (D11). */
export interface AbilityFacts {
  readonly id: AbilityId;
  readonly owner: LegendId;
  readonly kind: 'tactical' | 'ultimate';
}

export const ABILITY_FACTS: readonly AbilityFacts[] = LEGENDS.flatMap(owner => [
  { id: `${owner}-A-1` as const, owner, kind: 'tactical' as const },
  { id: `${owner}-A-2` as const, owner, kind: 'ultimate' as const },
]);
