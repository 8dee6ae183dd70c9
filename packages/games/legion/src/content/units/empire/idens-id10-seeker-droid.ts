import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'idens-id10-seeker-droid',
  name: "Iden's ID10 Seeker Droid",
  faction: 'empire',
  counterpartOf: ['iden-versio-inferno-squad-leader'],
  type: 'droid',
  unique: true,
  points: 15,
  minis: 1,
  wounds: 1,
  speed: 0,
  die: 'white',
  slots: ['comms'],
  keywords: { counterpart: { who: [{ name: 'Iden Versio' }] }, recharge: 1, shielded: 1, small: true },
  weapons: [
    {
      name: 'Electro-Shock',
      melee: true,
      range: [1, 1],
      dice: { white: 3 },
      keywords: { suppressive: true },
    },
  ],
};
