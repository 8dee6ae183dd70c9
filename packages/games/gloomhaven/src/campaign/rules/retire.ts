import { sure } from '@potyczka/kernel';
import { CLASS_EVENTS, questOf } from '../content/index.js';
import { type Hero, partiesOf } from '../look.js';
import type { Character } from '../state.js';
import { no, note, partyOf, type Work } from '../work.js';
import { addEvents, openClass, openEnvelope } from './conditions.js';
import { addProsperity } from './gains.js';
import { countRetirement, isFulfilled } from './quests.js';

/** Retirement, and the other way to leave: death (GLM-RETIRE, GLM-PERMA). */

const NO_QUEST = no('GLM-RETIRE-17', 'no-quest');
const NOT_FULFILLED = no('GLM-RETIRE-02', 'quest-not-fulfilled');

export const judgeRetirement = (ch: Hero) => {
  if (ch.quest === null) return NO_QUEST;
  return isFulfilled(ch) ? undefined : NOT_FULFILLED;
};

/** The sheet is put away: items are in the supply again, gold is lost (GLM-RETIRE-05, GLM-PERMA-05). */
const putAway = (w: Work, ch: Character, how: 'retired' | 'died'): void => {
  for (const party of partiesOf(w.c))
    sure(w.c.parties[party.id], 'one of parties').members = party.members.filter(id => id !== ch.id);
  delete w.c.characters[ch.id];
  w.c.past.push({ name: ch.name, class: ch.class, level: ch.level, how });
};

/** GLM-RETIRE-05 to -19, in the order of G-46. */
export const retire = (w: Work, ch: Character): void => {
  const { opens } = questOf(sure(ch.quest, 'quest'));
  const others = partyOf(w).members.filter(id => id !== ch.id);
  note(w, 'GLM-RETIRE-02', 'retired', { name: ch.name, figure: ch.class });
  putAway(w, ch, 'retired'); // the quest card leaves the game with it (GLM-RETIRE-08)
  addProsperity(w, 1);
  if (opens.class !== undefined) openClass(w, opens.class);
  if (opens.envelope !== undefined) openEnvelope(w, opens.envelope);
  if (!w.c.retiredClasses.includes(ch.class)) {
    w.c.retiredClasses.push(ch.class);
    addEvents(w, sure(CLASS_EVENTS[ch.class], 'one of CLASS_EVENTS').retired); // GLM-RETIRE-12
  }
  if (!w.c.records) {
    w.c.records = true; // GLM-RETIRE-18
    note(w, 'GLM-CAMP-66', 'records-opened');
  }
  w.c.lineages[ch.lineage] = (w.c.lineages[ch.lineage] ?? 0) + 1;
  for (const id of others) countRetirement(w, sure(w.c.characters[id], 'one of characters'));
};

/** GLM-PERMA-05, -06: the quest goes back, and nothing is gained. */
export const bury = (w: Work, ch: Character): void => {
  if (ch.quest !== null) w.c.quests = [...w.c.quests, ch.quest].sort();
  note(w, 'GLM-PERMA-05', 'died', { name: ch.name, figure: ch.class });
  putAway(w, ch, 'died');
};
