import type { PowerUpCard } from '../../vocabulary.js';
import type { Push } from '../effects.js';
import { kindOf, type PowerUpId } from './cards.js';

/** What a power-up says: its procedure plays these figures, and its face shows them. */
export interface PowerUpRecord {
  /** In the own turn before or after an action; while the own shot deals damage; when somebody seen has dealt damage. */
  readonly when: 'turn' | 'shot' | 'hurt';
  readonly does:
    | { readonly verb: 'hurts-more'; readonly damage: number }
    | { readonly verb: 'moves-somebody'; readonly push: Push }
    | { readonly verb: 'marks'; readonly marks: number }
    | { readonly verb: 'goes-anywhere' };
}

/** ADR-PWR-09 */
export const SCOPE = { verb: 'hurts-more', damage: 1 } as const;
/** ADR-PWR-12 */
export const NEWTON = { verb: 'moves-somebody', push: { most: 2, straight: true } } as const;
/** ADR-PWR-14 */
export const TAGBACK = { verb: 'marks', marks: 1 } as const;

export const POWER_UP_RECORDS: Readonly<Record<PowerUpId, PowerUpRecord>> = {
  'targeting-scope': { when: 'shot', does: SCOPE },
  newton: { when: 'turn', does: NEWTON },
  'tagback-grenade': { when: 'hurt', does: TAGBACK },
  teleporter: { when: 'turn', does: { verb: 'goes-anywhere' } },
};

export const powerUpRecord = (card: PowerUpCard): PowerUpRecord => POWER_UP_RECORDS[kindOf(card)];
