import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dioxis-mine-saboteur',
  name: 'Dioxis Mine Saboteur',
  type: 'heavy-weapon',
  points: 28,
  only: {
    any: [{ unit: ['bx-series-droid-commandos'] }, { unit: ['bx-series-droid-commandos-strike-team'] }],
  },
  mini: true,
  keywords: { arm: { x: 1, of: ['dioxis-mine'] }, detonate: { x: 1, of: ['dioxis-mine'] } },
  weapons: [
    {
      name: 'Dioxis Mine',
      special: 'area',
      range: [0, 1],
      dice: { black: 1, white: 2 },
      keywords: { blast: true, poison: 1 },
      surge: 'hit',
      by: 'added',
    },
  ],
};
