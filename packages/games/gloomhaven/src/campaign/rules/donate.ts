import { sure } from '@potyczka/kernel';
import type { Hero } from '../look.js';
import type { C, Character, PartyId } from '../state.js';
import { no, note, partyOf, type Work } from '../work.js';
import { check } from './conditions.js';
import { countDonation } from './quests.js';

/** The Sanctuary of the Great Oak (GLM-DONATE). */

const GIFT = 10;
const NOT_NOW = no('GLM-DONATE-01', 'no-donation-now');
const GAVE = no('GLM-DONATE-01', 'gave-already');
const TOO_POOR = no('GLM-DONATE-01', 'too-poor-to-give');

/** GLM-DONATE-01, G-22: each character once in a visit; not after casual play (G-10). */
export const judgeDonation = (c: C, party: PartyId, ch: Hero) => {
  const visit = sure(c.parties[party], 'one of parties').visit;
  if (!visit?.full) return NOT_NOW;
  if (visit.donors.includes(ch.id)) return GAVE;
  return ch.gold < GIFT ? TOO_POOR : undefined;
};

/** GLM-DONATE-02 to -05 */
export const donate = (w: Work, ch: Character): void => {
  ch.gold -= GIFT;
  ch.bless += 2;
  w.c.donated += GIFT;
  sure(partyOf(w).visit, 'visit').donors.push(ch.id);
  note(w, 'GLM-DONATE-01', 'donated', { name: ch.name, n: GIFT });
  countDonation(w, ch, GIFT);
  check(w);
};
