import { CARD_TEXTS } from './cards/index.js';
import { MARKED } from './cards/marks.js';
import { PLAYED } from './keywords/index.js';
import { assetTokens } from './keywords/tokens/asset.js';
import { baneTokens } from './keywords/tokens/bane.js';
import { graffitiTokens } from './keywords/tokens/graffiti.js';
import { shieldTokens } from './keywords/tokens/shields.js';
import { smokeTokens } from './keywords/tokens/smoke.js';
import type { Registry } from './registry.js';

/** Every keyword, every text of a card, and what tokens on the table do, whoever put them there. */
export const ALL_THAT_ACTS: Registry = {
  keywords: PLAYED,
  cards: CARD_TEXTS,
  always: [...MARKED, smokeTokens, assetTokens, graffitiTokens, baneTokens, shieldTokens],
};
