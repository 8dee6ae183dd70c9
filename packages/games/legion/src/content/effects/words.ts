import type { Named } from '../cards.js';
import type { Deed, Effect, Standing } from './types.js';

/** Shorthand for what many cards say. */
export const TROOPER: Named = { type: 'trooper' };
export const VEHICLE: Named = { type: 'vehicle' };
export const COMMANDER: Named = { rank: 'commander' };
export const OPERATIVE: Named = { rank: 'operative' };
export const CORPS: Named = { rank: 'corps' };
export const SPECIAL: Named = { rank: 'special-forces' };
export const SUPPORT: Named = { rank: 'support' };
export const HEAVY: Named = { rank: 'heavy' };
export const EWOK: Named = { affiliation: 'ewoks', type: 'trooper' };

export const aim = (n = 1): Deed => ({ do: 'gain', token: 'aim', n });
export const dodge = (n = 1): Deed => ({ do: 'gain', token: 'dodge', n });
export const surge = (n = 1): Deed => ({ do: 'gain', token: 'surge', n });
export const standby: Deed = { do: 'gain', token: 'standby', n: 1 };
export const suppression = (n = 1): Deed => ({ do: 'gain', token: 'suppression', n });
export const observation = (n: number): Deed => ({ do: 'gain', token: 'observation', n });
export const immobilize = (n: number): Deed => ({ do: 'gain', token: 'immobilize', n });
export const recover: Deed = { do: 'recover' };

type Give = Extract<Deed, { do: 'give' }>;
export const give = (keywords: Give['keywords'], until: Give['until'] = 'round'): Deed => ({
  do: 'give',
  keywords,
  until,
});
export const weapons = (keywords: Give['keywords'], until: Give['until'] = 'round'): Deed => ({
  do: 'giveWeapons',
  keywords,
  until,
});
type BendDeed = Extract<Deed, { do: 'bend' }>;
export const bend = (what: BendDeed['what'], n = 1, until: BendDeed['until'] = 'round'): Deed => ({
  do: 'bend',
  what,
  n,
  until,
});
export const either = (...among: readonly (readonly Deed[])[]): Deed => ({ do: 'choose', among });

/** When the card is revealed, to its own units. */
export const revealed = (...deeds: readonly Deed[]): Effect => ({ at: 'revealed', do: deeds });
/** Of a card that states no moment (LEG-PROC-17): to its own units. */
export const thisRound = (...deeds: readonly Deed[]): Effect => ({ at: 'played', do: deeds });
/** A corps unit that spends aim in a ranged attack gives one to another. */
export const passesAimOn: Effect = {
  at: 'aimed',
  of: { of: [CORPS] },
  kind: 'ranged',
  once: 'attack',
  may: true,
  to: { nearIt: 2, elsewhere: true, most: 1 },
  do: [aim()],
};
/** To units that get their order from this card. */
export const orderedByThis = (...deeds: readonly Deed[]): Effect => ({
  at: 'ordered',
  of: {},
  byThis: true,
  do: deeds,
});
/** To the card's own unit when it gets an order. */
export const whenOrdered = (...deeds: readonly Deed[]): Effect => ({ at: 'ordered', do: deeds });
export const onActivation = (...deeds: readonly Deed[]): Effect => ({ at: 'activated', do: deeds });
export const atItsEnd = (...deeds: readonly Deed[]): Effect => ({ at: 'activationEnd', do: deeds });

export const courage: Standing = { is: 'courage', n: 1 };
export const staff: Standing = { is: 'unpierced', kind: 'melee' };
