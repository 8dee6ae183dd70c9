import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'a280-cfe-config',
  name: 'A280-CFE Config',
  type: 'armament',
  points: 0,
  only: { unit: ['cassian-andor-capable-intelligence-agent'] },
  keywords: { reconfigure: true },
  weapons: [
    {
      name: 'A280-CFE Pistol Config',
      range: [1, 2],
      dice: { red: 2, black: 1 },
      keywords: { 'long-shot': 1, pierce: 1 },
      by: 'each',
      face: 'A',
    },
    {
      name: 'A280-CFE Sniper Config',
      range: [1, 'any'],
      dice: { red: 1, black: 1 },
      keywords: { cumbersome: true, 'high-velocity': true, pierce: 1 },
      by: 'each',
      face: 'B',
    },
  ],
};
