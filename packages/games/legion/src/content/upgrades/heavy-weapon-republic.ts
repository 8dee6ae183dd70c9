import type { UpgradeCard } from '../cards.js';

/** Upgrades: heavy-weapon-republic. */
export const heavyWeaponRepublic: readonly UpgradeCard[] = [
  {
    id: 'dc-15-phase-i-trooper',
    name: 'DC-15 Phase I Trooper',
    type: 'heavy-weapon',
    points: 24,
    only: { unit: ['phase-i-clone-troopers'] },
    mini: true,
    weapons: [
      {
        name: 'DC-15 Phase I Trooper',
        range: [1, 4],
        dice: { red: 2 },
        keywords: { critical: 1 },
        by: 'added',
      },
    ],
  },
  {
    id: 'dc-15x-arc-trooper',
    name: 'DC-15x ARC Trooper',
    type: 'heavy-weapon',
    points: 31,
    only: { any: [{ unit: ['arc-troopers'] }, { unit: ['arc-troopers-strike-team'] }] },
    mini: true,
    weapons: [
      {
        name: 'DC-15x ARC Trooper',
        range: [1, 5],
        dice: { red: 1, black: 1 },
        keywords: { 'immune-deflect': true, lethal: 1 },
        by: 'added',
      },
    ],
  },
  {
    id: 'dp-23-phase-i-trooper',
    name: 'DP-23 Phase I Trooper',
    type: 'heavy-weapon',
    points: 20,
    only: { unit: ['phase-i-clone-troopers'] },
    mini: true,
    weapons: [
      {
        name: 'DP-23 Phase I Trooper',
        range: [1, 2],
        dice: { black: 2, white: 1 },
        keywords: { pierce: 1 },
        by: 'added',
      },
    ],
  },
  {
    id: 'phase-ii-mortar-trooper',
    name: 'Phase II Mortar Trooper',
    type: 'heavy-weapon',
    points: 18,
    only: { unit: ['phase-ii-clone-troopers'] },
    mini: true,
    weapons: [
      {
        name: 'Phase II Mortar Trooper',
        range: [2, 4],
        dice: { black: 2 },
        keywords: { critical: 1, suppressive: true, cumbersome: true },
        by: 'added',
      },
    ],
  },
  {
    id: 'rps-6-phase-i-trooper',
    name: 'RPS-6 Phase I Trooper',
    type: 'heavy-weapon',
    points: 21,
    only: { unit: ['phase-i-clone-troopers'] },
    mini: true,
    weapons: [
      {
        name: 'RPS-6 Phase I Trooper',
        range: [2, 4],
        dice: { red: 1, black: 1, white: 1 },
        keywords: { cumbersome: true, impact: 2 },
        by: 'added',
      },
    ],
  },
  {
    id: 'z-6-phase-i-trooper',
    name: 'Z-6 Phase I Trooper',
    type: 'heavy-weapon',
    points: 22,
    only: { unit: ['phase-i-clone-troopers'] },
    mini: true,
    weapons: [{ name: 'Z-6 Phase I Trooper', range: [1, 3], dice: { white: 6 }, by: 'added' }],
  },
  {
    id: 'z-6-phase-ii-clone-trooper',
    name: 'Z-6 Phase II Clone Trooper',
    type: 'heavy-weapon',
    points: 27,
    only: { unit: ['phase-ii-clone-troopers'] },
    mini: true,
    weapons: [{ name: 'Z-6 Trooper', range: [1, 3], dice: { white: 6 }, by: 'added' }],
  },
];
