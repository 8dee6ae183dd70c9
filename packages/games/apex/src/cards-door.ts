/** The door of the cards: everything that can be used in a game, by kind. For counting what was. */
import type { CardId } from '@potyczka/kernel';
import { DECISION_CARDS } from './automa/content/decisions.js';
import { automaFeats } from './automa/content/feats.js';
import { SETS, setWeaponCard } from './automa/content/sets.js';
import { ABILITIES } from './content/abilities/index.js';
import { AIM_DECK } from './content/aim.js';
import { BIN_CARDS, RING_CARDS } from './content/decks.js';
import { FEATS } from './content/feats/index.js';
import { LOOT_IDS, lootOf } from './content/loot.js';
import { WEAPON_CARDS } from './content/weapons.js';
import { LEGENDS } from './vocabulary.js';

const plain = (card: CardId): string => card.slice(1);

/** Names of cards and tokens, each kind as the rulebook groups them. */
export const CARDS: Readonly<Record<string, readonly string[]>> = {
  feats: FEATS.map(f => f.id),
  abilities: ABILITIES.map(a => a.id),
  weapons: WEAPON_CARDS.map(plain),
  loot: LOOT_IDS.filter(id => lootOf(`#${id}.1`).rank !== 'starting'),
  'supply bin cards': BIN_CARDS.map(plain),
  'Ring cards': RING_CARDS.map(plain),
  'Aim cards': AIM_DECK.map(c => c.id),
  'Decision cards': DECISION_CARDS.map(plain),
  'Feats of Automas': LEGENDS.flatMap(automaFeats).map(plain),
  'weapons of Automas': SETS.flatMap((set, k) => set.map((_, slot) => plain(setWeaponCard(k, slot)))),
};

export { lootIdOf } from './content/loot.js';
