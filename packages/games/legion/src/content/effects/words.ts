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

export const ORDER_ITSELF: Omit<Effect, 'turns'> = {
  at: 'orders',
  to: { is: 'own', order: 'none' },
  do: [{ do: 'order' }],
};

export const UNFLINCHING: Effect = {
  at: 'activated',
  of: { is: 'own', has: 'suppression' },
  turns: 'exhaust',
  do: [bend('no-rally', 1, 'activation'), bend('never-suppressed', 1, 'activation')],
};

export const LESSER_FOE = { side: 'enemy', of: [TROOPER], not: [COMMANDER, OPERATIVE], most: 1 } as const;

/** The weapon of the card, for one activation of its unit. */
export const ARMS_IT: Effect = { at: 'actionsStart', do: [{ do: 'arm', until: 'activation' }] };

export const FREE_RECOVERY: Effect = { at: 'action', do: [recover] };

/** After an attack on a unit with a face-up order, that order goes back. */
export const shuffledBack = (of: NonNullable<Effect['of']>): Effect => ({
  at: 'defended',
  role: 'defender',
  of,
  against: { side: 'enemy', order: 'up' },
  do: [{ do: 'returnOrder' }],
});

/** One unit of this kind may strike from afar at the end of its activation. */
export const fromAbove = (type: 'clone' | 'droid'): Effect => ({
  at: 'activationEnd',
  of: { of: [{ rank: 'commander', type }, { has: 'field-commander' }] },
  once: 'round',
  may: true,
  do: [{ do: 'strike' }],
});

/** An order for somebody beside a vehicle that got one. */
export const alongside = (type: 'clone' | 'droid'): Effect => ({
  at: 'ordered',
  of: { of: [VEHICLE] },
  to: { of: [{ type }], nearIt: 2, order: 'none', most: 1 },
  do: [{ do: 'order' }],
});
