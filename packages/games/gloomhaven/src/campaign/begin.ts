import type { Json } from '@potyczka/kernel';
import { CLASSES, ITEMS, itemOf } from '../content/index.js';
import { eventsOf, QUESTS } from './content/index.js';
import { itemsOfLevel } from './look.js';
import type { Campaign, EventDeck, Settings } from './state.js';

const FIRST_EVENTS = 30;

/** GLM-EVENT-02 */
const newDeck = (all: readonly { readonly n: number }[]): EventDeck => ({
  shuffled: all.filter(e => e.n <= FIRST_EVENTS).map(e => e.n),
  below: [],
  gone: [],
});

const readSettings = (o: Json): Settings => {
  const given = (typeof o === 'object' && o !== null ? o : {}) as Partial<Record<keyof Settings, unknown>>;
  return {
    permanentDeath: given.permanentDeath === true,
    tamed: given.tamed === true,
    open: given.open === true,
  };
};

/** GLM-SHOP-07, GLM-CITY-07, GLM-CAMP-44: the box at the start of a campaign. */
export const begin = (o: Json): Campaign => ({
  settings: readSettings(o),
  unlocked: [1],
  done: [],
  global: [],
  marks: 0,
  inPlay: Object.fromEntries(itemsOfLevel(1).map(id => [id, itemOf(id).count])),
  designs: ITEMS.filter(item => item.randomDesign).map(item => item.id),
  sides: [63, 64, 65, 66, 67, 68, 69, 70, 71],
  quests: QUESTS.map(q => `#${q.id}` as const).sort(),
  decks: { city: newDeck(eventsOf('city')), road: newDeck(eventsOf('road')) },
  donated: 0,
  classes: CLASSES.filter(c => c.start).map(c => c.id),
  envelopes: [],
  retiredClasses: [],
  stickers: {},
  treasures: [],
  records: false,
  ticked: [],
  parties: {},
  characters: {},
  lineages: {},
  past: [],
  journal: [],
  counter: 0,
});
