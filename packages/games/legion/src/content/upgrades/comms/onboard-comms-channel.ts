import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'onboard-comms-channel',
  name: 'Onboard Comms Channel',
  type: 'comms',
  points: 3,
  only: { any: [{ type: ['groundVehicle'] }, { type: ['repulsorVehicle'] }] },
  moments: ['CMD-ORDERS'],
};

export const text: CardText = {
  effects: [
    { at: 'ordered', may: true, to: { aboard: true, order: 'none', most: 1 }, do: [{ do: 'order' }] },
  ],
};
