import type { Keyword } from '../../moments.js';
import { ODD_COMMANDS } from './commands.js';
import { ODD_UPGRADES } from './upgrades.js';

/** Cards that do not fit the vocabulary: a short procedure each. */
export const ODD: readonly Keyword[] = [...ODD_UPGRADES, ...ODD_COMMANDS];
