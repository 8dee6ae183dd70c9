import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, give, weapons } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'we-do-what-we-do',
  name: 'We Do What We Do',
  pips: 3,
  units: ['the-bad-batch-clone-force-99-republic', 'the-bad-batch-clone-force-99-mercenary'],
  orders: [
    { unit: ['the-bad-batch-clone-force-99-republic', 'the-bad-batch-clone-force-99-mercenary'], count: 1 },
  ],
  moments: ['ROUND'],
};

export const text: CardText = {
  effects: [
    { at: 'played', to: { is: 'own', mini: 'hunter-bad-batch' }, do: [bend('speed')] },
    { at: 'played', to: { is: 'own', mini: 'tech' }, do: [give({ tactical: 1 })] },
    { at: 'played', to: { is: 'own', mini: 'echo-bad-batch' }, do: [give({ reliable: 1 })] },
    { at: 'played', to: { is: 'own', mini: 'crosshair' }, do: [give({ precise: 1 })] },
    { at: 'played', to: { is: 'own', mini: 'wrecker' }, do: [weapons({ suppressive: true })] },
  ],
  mark: 'part',
};
