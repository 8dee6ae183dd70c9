import { CARD_TEXTS } from './cards/index.js';
import { MARKED } from './cards/marks.js';
import { baneTokens } from './keywords/bane.js';
import { smokeCover } from './keywords/cover.js';
import { graffiti } from './keywords/graffiti.js';
import { asset } from './keywords/hunted.js';
import { PLAYED } from './keywords/index.js';
import { lostShields } from './keywords/upkeep.js';
import type { Registry } from './registry.js';

/** Every keyword, every text of a card, and what tokens on the table do, whoever put them there. */
export const ALL_THAT_ACTS: Registry = {
  keywords: PLAYED,
  cards: CARD_TEXTS,
  always: [...MARKED, smokeCover, asset, graffiti, baneTokens, lostShields],
};
