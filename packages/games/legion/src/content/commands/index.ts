import type { CommandCard } from '../cards.js';
import { anyCommands } from './any.js';
import { empireCommands } from './empire.js';
import { mercenaryCommands } from './mercenary.js';
import { rebelsCommands } from './rebels.js';
import { republicCommands } from './republic.js';
import { separatistsCommands } from './separatists.js';

export const COMMANDS: readonly CommandCard[] = [
  ...anyCommands,
  ...rebelsCommands,
  ...empireCommands,
  ...republicCommands,
  ...separatistsCommands,
  ...mercenaryCommands,
];
