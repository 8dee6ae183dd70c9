import { sure } from '@potyczka/kernel';
import { CLASS_EVENTS, typeOf } from '../content/index.js';
import type { EventDeck, Party } from '../state.js';
import type { DeckName } from '../types.js';
import { note, partyOf, type Work } from '../work.js';

/** Achievements, sealed boxes and the special conditions for opening them (D9). */

/** GLM-CAMP-52, -69, -70: one of a type; without a type as often as it is gained. */
export const gainGlobal = (w: Work, name: string): void => {
  const type = typeOf(name);
  if (type !== undefined) w.c.global = w.c.global.filter(x => typeOf(x) !== type);
  w.c.global.push(name);
  note(w, 'GLM-CAMP-52', 'global-gained', { achievement: name });
  check(w);
};

/** GLM-CAMP-57 */
export const gainParty = (w: Work, name: string, party: Party = partyOf(w)): void => {
  if (!party.achievements.includes(name)) {
    party.achievements.push(name);
    note(w, 'GLM-CAMP-57', 'party-gained', { achievement: name });
  }
  check(w);
};

const byNumber = (a: number, b: number): number => a - b;

/** GLM-EVENT-03, -06: a card added, and the deck is shuffled; what has left the game stays out. */
export const addEvent = (w: Work, name: DeckName, n: number): void => {
  const deck: EventDeck = w.c.decks[name];
  const all = [...deck.shuffled, ...deck.below];
  if (deck.gone.includes(n) || all.includes(n)) return;
  deck.shuffled = [...all, n].sort(byNumber);
  deck.below = [];
  note(w, 'GLM-EVENT-03', name === 'city' ? 'city-event-added' : 'road-event-added', {});
};

/** GLM-EVENT-25: one card in each deck. */
export const addEvents = (w: Work, n: number): void => {
  addEvent(w, 'city', n);
  addEvent(w, 'road', n);
};

/** GLM-CAMP-50: the sticker is placed. */
export const unlockScenario = (w: Work, n: number): void => {
  if (w.c.unlocked.includes(n)) return;
  w.c.unlocked.push(n);
  note(w, 'GLM-CAMP-50', 'place-unlocked', { scenario: n });
};

/** GLM-CAMP-65: what is open already gives a design and a side scenario instead. */
const insteadOfBox = (w: Work): void => {
  partyOf(w).matters.push({ kind: 'design' }, { kind: 'side' });
};

/** GLM-CAMP-63, GLM-RETIRE-13 */
export const openClass = (w: Work, id: string): void => {
  if (w.c.classes.includes(id)) {
    insteadOfBox(w);
    return;
  }
  w.c.classes.push(id);
  note(w, 'GLM-CAMP-63', 'class-unlocked', { figure: id });
  const { unlocked } = sure(CLASS_EVENTS[id], 'one of CLASS_EVENTS');
  if (unlocked !== undefined) addEvents(w, unlocked);
};

/** GLM-CAMP-62, -64: what is inside is not in the sources; that it is open is recorded. */
export const openEnvelope = (w: Work, letter: string): void => {
  if (w.c.envelopes.includes(letter)) {
    insteadOfBox(w);
    return;
  }
  w.c.envelopes.push(letter);
  note(w, 'GLM-CAMP-62', 'envelope-opened', { letter: letter.toUpperCase() });
};

interface Condition {
  readonly id: string;
  holds(w: Work): boolean;
  bring(w: Work): void;
}

const anyParty = (w: Work, test: (p: Party) => boolean): boolean => Object.values(w.c.parties).some(test);

/** D9; each takes effect once in a campaign (GLM-CAMP-77, GLM-REP-10). */
const CONDITIONS: readonly Condition[] = [
  {
    id: 'technology', // GLM-CAMP-78
    holds: w => w.c.global.filter(x => x === 'ancient-technology').length >= 5,
    bring: w => openEnvelope(w, 'a'),
  },
  {
    id: 'drake', // GLM-CAMP-79
    holds: w =>
      anyParty(
        w,
        p => p.achievements.includes('the-drakes-command') && p.achievements.includes('the-drakes-treasure'),
      ),
    bring: w => {
      addEvent(w, 'city', 75);
      addEvent(w, 'road', 66);
      gainGlobal(w, 'the-drake-aided');
    },
  },
  { id: 'donations', holds: w => w.c.donated >= 100, bring: w => openEnvelope(w, 'b') }, // GLM-DONATE-04
  { id: 'honour', holds: w => anyParty(w, p => p.reputation >= 10), bring: w => openClass(w, 'sunkeeper') }, // GLM-REP-06
  {
    id: 'glory', // GLM-REP-07
    holds: w => anyParty(w, p => p.reputation >= 20),
    bring: w => {
      addEvent(w, 'city', 76);
      addEvent(w, 'road', 67);
    },
  },
  { id: 'shame', holds: w => anyParty(w, p => p.reputation <= -10), bring: w => openClass(w, 'nightshroud') }, // GLM-REP-08
  {
    id: 'infamy', // GLM-REP-09
    holds: w => anyParty(w, p => p.reputation <= -20),
    bring: w => {
      addEvent(w, 'city', 77);
      addEvent(w, 'road', 68);
    },
  },
];

/** GLM-CAMP-77: looked at whenever a value changes. */
export const check = (w: Work): void => {
  for (const condition of CONDITIONS) {
    if (w.c.ticked.includes(condition.id) || !condition.holds(w)) continue;
    w.c.ticked.push(condition.id);
    condition.bring(w);
  }
};
