import type { Answer, CardId } from '@potyczka/kernel';
import { DECISION_CARDS } from '../automa/content/decisions.js';
import { automaFeats } from '../automa/content/feats.js';
import { SETS, setWeaponCard } from '../automa/content/sets.js';
import { AIM_DECK } from '../content/aim.js';
import { BIN_CARDS, RING_CARDS } from '../content/decks.js';
import { FEATS } from '../content/feats/index.js';
import { LOOT_IDS, lootIdOf, lootOf } from '../content/loot.js';
import { WEAPON_CARDS } from '../content/weapons.js';
import type { Event } from '../events.js';
import { ABILITIES } from '../legends/abilities.js';
import { LEGENDS } from '../vocabulary.js';

const plain = (card: CardId): string => card.slice(1);

/** Names of cards and tokens, each kind as the rulebook groups them. */
export const things: Readonly<Record<string, readonly string[]>> = {
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

/** What random players would do too seldom; bins and figures have a number. */
const RARE = /^(?:shoot|pay|feat|ability|use|helmet|melee|destroy|wear|on:|replace|attach|#|[a-z-]+-\d+$)/;

export const likes = (a: Answer): number => (typeof a === 'string' && RARE.test(a) ? 1 : 0);

/** Which cards an event uses. */
export const uses = (e: Event): readonly string[] => {
  switch (e.type) {
    case 'played':
    case 'boosted':
    case 'reacted':
    case 'helped':
      return [plain(e.card)];
    case 'initiated':
    case 'reacted-with':
      return [e.ability];
    case 'aimed':
    case 'opened-bin':
    case 'shrunk':
    case 'drew-decision':
    case 'automa-feat':
    case 'revealed-feat':
      return [plain(e.card)];
    case 'used':
    case 'threw':
    case 'wore':
    case 'attached':
      return [lootIdOf(e.card)];
    case 'equipped':
      return [...e.wears, ...e.weapons.flatMap(w => w.on)].map(lootIdOf);
    case 'revealed':
      return e.shots.flatMap(shot => shot.cards.map(plain));
    default:
      return [];
  }
};
