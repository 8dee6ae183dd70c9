import { nth, type RuleId } from '@potyczka/kernel';
import type { Me } from '../../moments.js';
import { layOnUpgrade, turnUpgrade } from '../../rules/counted.js';
import { type S, type T, unitOf } from '../../state.js';
import type { UnitId } from '../../vocabulary.js';

/** The upgrade whose text is played: its unit, itself, and turning it. */
export const UPGRADE_TEXT: RuleId = 'LEG-CARD-09';

export const ownerOf = (me: Me): UnitId => me.unit as UnitId;

const indexOf = (me: Me): number => me.from[0] ?? 0;

export const equippedOf = (s: S, me: Me) => nth(unitOf(s, ownerOf(me)).upgrades, indexOf(me));

export const isReady = (s: S, me: Me): boolean => equippedOf(s, me).state === 'ready';

/** LEG-CARD-14, -15 */
export const turn = (t: T, me: Me, state: 'exhausted' | 'expended'): void => {
  const { face } = equippedOf(t.s, me);
  const rule = state === 'expended' ? 'LEG-CARD-15' : 'LEG-CARD-14';
  turnUpgrade(t, { unit: ownerOf(me), upgrade: indexOf(me), state, face }, rule);
};

/** Tokens laid on the card, or taken from it. */
export const lay = (t: T, me: Me, token: string, n: number): void =>
  layOnUpgrade(t, { unit: ownerOf(me), upgrade: indexOf(me), token, n }, UPGRADE_TEXT);
