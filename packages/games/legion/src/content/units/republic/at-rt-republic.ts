import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'at-rt-republic',
  name: 'AT-RT',
  faction: 'republic',
  rank: 'support',
  type: 'groundVehicle',
  points: 60,
  minis: 1,
  base: 70,
  silhouette: [0, 65.4],
  wounds: 6,
  resilience: 4,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['hardpoint', 'comms'],
  keywords: { armor: true, 'climbing-vehicle': true, 'expert-climber': true, scout: 1 },
  weapons: [
    { name: 'Grappling Claws', melee: true, dice: { red: 3 }, keywords: { impact: 1 } },
    {
      name: 'Merr-Sonn RPC-2 Rocket Launcher',
      range: [1, 3],
      dice: { black: 1, white: 2 },
      keywords: { critical: 1, impact: 1 },
    },
  ],
};
