import type { PowerUpCard } from '../../vocabulary.js';
import { kindOf, type PowerUpId } from './cards.js';
import { newton } from './newton.js';
import { tagbackGrenade } from './tagback-grenade.js';
import { targetingScope } from './targeting-scope.js';
import { teleporter } from './teleporter.js';
import type { PowerUp } from './types.js';

const powerUps: Readonly<Record<PowerUpId, PowerUp>> = {
  'targeting-scope': targetingScope,
  newton,
  'tagback-grenade': tagbackGrenade,
  teleporter,
};

/** What a power-up card does. */
export const powerUpOf = (card: PowerUpCard): PowerUp => powerUps[kindOf(card)];
