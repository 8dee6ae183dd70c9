import { misprints } from '@potyczka/kit/testing';
import { expect, test } from 'vitest';
import { AIM_DECK, AIM_TRACK, TRACK_START } from './content/aim.js';
import { BIN_CARDS, BONUSES, binOf, RING_CARDS, ringOf } from './content/decks.js';
import { FEATS } from './content/feats/index.js';
import { BAG_TOKENS, LOOT } from './content/loot.js';
import { WEAPONS } from './content/weapons.js';
import { ABILITIES } from './legends/abilities.js';

const byId = <X extends { readonly id: string }>(all: readonly X[]): Record<string, Omit<X, 'id'>> =>
  Object.fromEntries(all.map(({ id, ...rest }) => [id, rest]));

test('APX-CARD-06 APX-CARD-03 APX-CARD-04 the figures of weapons, loot, the Aim deck, abilities and feats are those of the source', () => {
  const content = {
    weapons: byId(WEAPONS),
    aim: { cards: byId(AIM_DECK), track: AIM_TRACK, start: TRACK_START },
    feats: byId(FEATS),
    cooldowns: Object.fromEntries(ABILITIES.map(({ id, cooldown }) => [id, cooldown])),
    loot: LOOT,
    bags: BAG_TOKENS,
    bins: Object.fromEntries(BIN_CARDS.map(card => [card, binOf(card)])),
    ring: Object.fromEntries(RING_CARDS.map(card => [card, ringOf(card)])),
    bonuses: BONUSES,
  };
  expect(misprints('apex', content)).toEqual([]);
});
