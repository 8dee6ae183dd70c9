import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, give, thisRound, weapons } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'gunner-infantry',
  name: 'Gunner, Infantry!',
  pips: 1,
  faction: 'empire',
  units: ['major-marquand-tempest-scout-2'],
  orders: [{ unit: ['major-marquand-tempest-scout-2'], count: 1 }],
  moments: ['ROUND'],
};

export const text: CardText = {
  effects: [thisRound(give({ tactical: 1 }), weapons({ suppressive: true }), bend('speed', -1))],
};
