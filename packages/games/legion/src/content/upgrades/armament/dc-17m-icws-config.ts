import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dc-17m-icws-config',
  name: 'DC-17m ICWS Config',
  type: 'armament',
  points: 0,
  only: { any: [{ unit: ['clone-commandos'] }, { unit: ['clone-commandos-delta-squad'] }] },
  keywords: { reconfigure: true },
  weapons: [
    {
      name: 'DC-17m ICWS Sniper Config',
      range: [3, 4],
      dice: { red: 1 },
      keywords: { 'high-velocity': true, lethal: 1 },
      by: 'each',
      face: 'A',
    },
    {
      name: 'DC-17m ICWS Launcher Config',
      range: [1, 2],
      dice: { black: 2 },
      keywords: { impact: 1, scatter: true },
      by: 'each',
      face: 'B',
    },
  ],
  exhaust: true,
  moments: ['ACT-START'],
};

export const text: CardText = { mark: 'part' };
