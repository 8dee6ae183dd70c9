import type { RuleEntry } from '../game-ui.js';

export const rules: readonly RuleEntry[] = [];
