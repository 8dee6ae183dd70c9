import type { UpgradeCard } from '../cards.js';

/** Upgrades: crew. */
export const crew: readonly UpgradeCard[] = [
  {
    id: 'a-300-rifle-gunner',
    name: 'A-300 Rifle Gunner',
    type: 'crew',
    points: 1,
    only: { unit: ['x-34-landspeeder'] },
    weapons: [{ name: 'A-300 Rifle Gunner', range: [1, 3], dice: { white: 2 }, by: 'each' }],
  },
  {
    id: 'backworld-medic',
    name: 'Backworld Medic',
    type: 'crew',
    points: 12,
    only: { unit: ['a-a5-speeder-truck-mercenary', 'a-a5-speeder-truck-rebels'] },
    moments: ['CARD-ACTION'],
  },
  {
    id: 'barc-ion-gunner',
    name: 'BARC Ion Gunner',
    type: 'crew',
    points: 24,
    only: { unit: ['barc-speeder'] },
    weapons: [
      {
        name: 'BARC Ion Gunner',
        range: [1, 3],
        dice: { black: 3, white: 1 },
        keywords: { fixed: { of: ['front', 'rear'] }, impact: 1, ion: 1 },
        by: 'each',
      },
    ],
    exhaust: true,
  },
  {
    id: 'barc-rps-6-gunner',
    name: 'BARC RPS-6 Gunner',
    type: 'crew',
    points: 21,
    only: { unit: ['barc-speeder'] },
    weapons: [
      {
        name: 'BARC RPS-6 Gunner',
        range: [2, 4],
        dice: { red: 1, black: 1, white: 1 },
        keywords: { impact: 2 },
        by: 'each',
      },
    ],
  },
  {
    id: 'barc-twin-laser-gunner',
    name: 'BARC Twin Laser Gunner',
    type: 'crew',
    points: 18,
    only: { unit: ['barc-speeder'] },
    weapons: [
      {
        name: 'BARC Twin Laser Gunner',
        range: [1, 3],
        dice: { black: 2, white: 2 },
        keywords: { fixed: { of: ['front', 'rear'] } },
        by: 'each',
      },
    ],
  },
  {
    id: 'gnasp-bombardier',
    name: 'Gnasp Bombardier',
    type: 'crew',
    points: 20,
    only: { unit: ['raddaugh-gnasp-fluttercraft', 'raddaugh-gnasp-fluttercraft-attack-craft'] },
    weapons: [
      {
        name: 'Gnasp Bombardier',
        special: 'overrun',
        dice: { red: 2, white: 2 },
        keywords: { 'immune-deflect': true, overrun: 2, suppressive: true },
        by: 'each',
      },
    ],
  },
  {
    id: 'gnasp-gunner',
    name: 'Gnasp Gunner',
    type: 'crew',
    points: 15,
    only: { unit: ['raddaugh-gnasp-fluttercraft', 'raddaugh-gnasp-fluttercraft-attack-craft'] },
    weapons: [
      {
        name: 'Gnasp Gunner',
        range: [1, 3],
        dice: { red: 2, black: 2 },
        keywords: { fixed: { of: ['rear'] }, impact: 1, pierce: 1 },
        by: 'each',
      },
    ],
  },
  {
    id: 'refurbished-gonk-droid',
    name: 'Refurbished "Gonk" Droid',
    type: 'crew',
    points: 14,
    only: {
      any: [
        { unit: ['x-34-landspeeder'] },
        { unit: ['a-a5-speeder-truck-mercenary', 'a-a5-speeder-truck-rebels'] },
      ],
    },
    keywords: { shielded: 2 },
    moments: ['END-START'],
  },
  {
    id: 'rps-6-rocket-gunner',
    name: 'RPS-6 Rocket Gunner',
    type: 'crew',
    points: 21,
    only: { unit: ['x-34-landspeeder'] },
    weapons: [
      {
        name: 'RPS-6 Rocket Gunner',
        range: [2, 4],
        dice: { red: 1, black: 1, white: 1 },
        keywords: { impact: 2 },
        by: 'each',
      },
    ],
  },
  {
    id: 'unorthodox-tactician',
    name: 'Unorthodox Tactician',
    type: 'crew',
    points: 16,
    only: { unit: ['a-a5-speeder-truck-mercenary', 'a-a5-speeder-truck-rebels'] },
    moments: ['ACT-START'],
  },
  {
    id: 'unstable-r5-astromech',
    name: 'Unstable R5 Astromech',
    type: 'crew',
    points: 6,
    only: {
      any: [
        { unit: ['x-34-landspeeder'] },
        { unit: ['a-a5-speeder-truck-mercenary', 'a-a5-speeder-truck-rebels'] },
      ],
    },
    expend: true,
    moments: ['ACT-END'],
  },
];
