import { sure } from '@potyczka/kernel';
import { itemOf } from '../../content/index.js';
import { itemsOfLevel, levelIsDue, MOST_MARKS, prosperityOf, saleOf, THRESHOLDS, xpOf } from '../look.js';
import type { Character, Party } from '../state.js';
import { note, partyOf, type Work } from '../work.js';
import { check } from './conditions.js';

/** What characters, party and city gain and lose: the only places where these numbers change. */

/** GLM-EVENT-19, -20: nobody loses more gold than they have. */
export const addGold = (w: Work, ch: Character, n: number): void => {
  ch.gold = Math.max(0, ch.gold + n);
  if (n !== 0)
    note(w, 'GLM-EVENT-20', n > 0 ? 'gold-gained' : 'gold-lost', { name: ch.name, n: Math.abs(n) });
};

/** GLM-EVENT-21, GLM-LEVEL-03: never below the minimum of the own level. */
export const addXp = (w: Work, ch: Character, n: number): void => {
  ch.xp = Math.max(xpOf(ch.level), ch.xp + n);
  if (n !== 0) note(w, 'GLM-EVENT-21', n > 0 ? 'xp-gained' : 'xp-lost', { name: ch.name, n: Math.abs(n) });
  if (levelIsDue(ch)) note(w, 'GLM-LEVEL-01', 'level-due', { name: ch.name });
};

const MOST_CHECKS = 18;
const GROUP = 3;

/** GLM-PERK-05 to -08, GLM-EVENT-22: a perk for every third, and none of a full group is lost. */
export const addChecks = (w: Work, ch: Character, n: number): void => {
  const before = Math.floor(ch.checks / GROUP);
  const least = before * GROUP;
  const after = Math.min(MOST_CHECKS, Math.max(least, ch.checks + n));
  const change = after - ch.checks;
  ch.checks = after;
  ch.owed += Math.floor(after / GROUP) - before;
  if (change !== 0)
    note(w, 'GLM-PERK-05', change > 0 ? 'checks-gained' : 'checks-lost', {
      name: ch.name,
      n: Math.abs(change),
    });
};

/** GLM-SHOP-08: all copies of an item come into play. */
export const addDesign = (w: Work, item: number): void => {
  w.c.inPlay[item] = itemOf(item).count;
  note(w, 'GLM-SHOP-08', 'design-gained', { item: `item-${item}` });
};

/** GLM-SHOP-16, G-38: a single copy for a character; what it has already is sold at once. */
export const giveItem = (w: Work, ch: Character, item: number): void => {
  w.c.inPlay[item] = Math.min(itemOf(item).count, (w.c.inPlay[item] ?? 0) + 1);
  const owners = partyOf(w).members.filter(id =>
    sure(w.c.characters[id], 'one of characters').items.includes(item),
  ).length;
  if (ch.items.includes(item) || owners >= sure(w.c.inPlay[item], 'one of in play')) {
    ch.gold += saleOf(item);
    note(w, 'GLM-SHOP-16', 'item-sold-at-once', { name: ch.name, item: `item-${item}`, n: saleOf(item) });
    return;
  }
  ch.items.push(item);
  note(w, 'GLM-SHOP-16', 'item-gained', { name: ch.name, item: `item-${item}` });
};

/** GLM-PROSP-02, -03, -05, -09: squares of the track, and the items of each level reached. */
export const addProsperity = (w: Work, n: number): void => {
  const before = prosperityOf(w.c);
  const after = Math.min(
    MOST_MARKS,
    Math.max(sure(THRESHOLDS[before - 1], 'one of THRESHOLDS'), w.c.marks + n),
  );
  const change = after - w.c.marks;
  w.c.marks = after;
  if (change !== 0)
    note(w, 'GLM-PROSP-02', change > 0 ? 'prosperity-gained' : 'prosperity-lost', { n: Math.abs(change) });
  for (let level = before + 1; level <= prosperityOf(w.c); level++) {
    for (const item of itemsOfLevel(level)) w.c.inPlay[item] = itemOf(item).count;
    note(w, 'GLM-PROSP-03', 'city-grows', { n: level });
  }
};

const MOST_REPUTATION = 20;

/** GLM-REP-03 */
export const addReputation = (w: Work, n: number, party: Party = partyOf(w)): void => {
  const after = Math.max(0 - MOST_REPUTATION, Math.min(MOST_REPUTATION, party.reputation + n));
  const change = after - party.reputation;
  party.reputation = after;
  if (change !== 0)
    note(w, 'GLM-REP-02', change > 0 ? 'reputation-gained' : 'reputation-lost', { n: Math.abs(change) });
  check(w);
};
