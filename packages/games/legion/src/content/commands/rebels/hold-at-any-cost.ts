import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, standby, TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'hold-at-any-cost',
  name: 'Hold at Any Cost',
  pips: 3,
  faction: 'rebels',
  force: 'echo-base-defenders',
  orders: [{ count: 3, of: ['corps', 'support'] }],
  moments: ['ORDER-RECEIVED'],
  missing: ['tokens'],
};

export const text: CardText = {
  effects: [{ at: 'ordered', of: { of: [TROOPER] }, byThis: true, do: [aim(), standby] }],
  mark: 'not-in-sources',
};
