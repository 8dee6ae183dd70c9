import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'dsd1-dwarf-spider-droid',
  name: 'DSD1 Dwarf Spider Droid',
  faction: 'separatists',
  rank: 'support',
  type: 'groundVehicle',
  points: 55,
  minis: 1,
  base: 70,
  silhouette: [0, 44.6],
  wounds: 6,
  resilience: 4,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['programming', 'hardpoint', 'comms'],
  keywords: {
    'self-destruct': { x: 4, free: true },
    'armor-x': 3,
    'climbing-vehicle': true,
    'expert-climber': true,
    programmed: true,
  },
  weapons: [
    {
      name: 'DSD1 Self-Destruct Mechanism',
      special: 'self-destruct',
      range: [0, 1],
      dice: { red: 3 },
      keywords: { blast: true, impact: 1 },
    },
    { name: 'Wicked Kick', melee: true, dice: { red: 1, black: 1, white: 1 } },
  ],
};
