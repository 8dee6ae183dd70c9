import { type Json, sure, type Verdict } from '@potyczka/kernel';
import { NAMES_OF_PARTIES } from './content/names.js';
import { isBound, levelIsDue, partiesOf, partyWith, prosperityOf } from './look.js';
import { create } from './rules/create.js';
import { donate, judgeDonation } from './rules/donate.js';
import { enhance, judgeEnhancing } from './rules/enhance.js';
import { cityEvent, judgeCityEvent, roadEvent } from './rules/events.js';
import { levelUp, markOwed, raise } from './rules/level.js';
import { settle } from './rules/matters.js';
import { chooseName } from './rules/naming.js';
import { isFulfilled } from './rules/quests.js';
import { judgeRetirement, retire } from './rules/retire.js';
import { buy, sell } from './rules/shop.js';
import { judgeJourney, travel } from './rules/travel.js';
import type { C, Campaign, Character, CharacterId, PartyId } from './state.js';
import { type Act, draft, msg, type Need, type Note, no, note, partyOf, type Work } from './work.js';

/** Everything that a party does between scenarios is a deed: judged here, done here, in a match and in the fold alike. */

export const DEEDS = [
  'found',
  'enter',
  'create',
  'join',
  'part',
  'event',
  'buy',
  'sell',
  'level',
  'raise',
  'perk',
  'donate',
  'enhance',
  'retire',
  'settle',
  'travel',
  'road',
] as const;
export type DeedName = (typeof DEEDS)[number];

/** A deed as it is kept: what, of which character, by which player, and what chance and people answered. */
export interface Deed {
  readonly do: DeedName;
  readonly who: CharacterId | null;
  readonly by: string;
  readonly answers: readonly string[];
}

const NOT_IN_CITY = no('GLM-CITY-02', 'not-in-the-city');
const NOT_MEMBER = no('GLM-CITY-02', 'not-of-this-party');
const NOT_DUE = no('GLM-LEVEL-01', 'level-not-due');
const HIGH_ENOUGH = no('GLM-PROSP-07', 'as-high-as-the-city');
const NOTHING_OWED = no('GLM-PERK-06', 'no-perk-owed');
const NOTHING_OPEN = no('GLM-CAMP-72', 'nothing-open');
const NO_ITEMS = no('GLM-SHOP-03', 'no-items');
/** What must come first, by the rule that demands it. */
const FIRST = {
  settle: no('GLM-CAMP-72', 'duty-first', { duty: 'settle' }),
  perk: no('GLM-PERK-06', 'duty-first', { duty: 'perk' }),
  level: no('GLM-LEVEL-01', 'duty-first', { duty: 'level' }),
  road: no('GLM-ROAD-02', 'duty-first', { duty: 'road' }),
  retire: no('GLM-RETIRE-02', 'duty-first', { duty: 'retire' }),
};
type Duty = Exclude<keyof typeof FIRST, 'retire'>;
const NO_VISIT = no('GLM-CITY-01', 'no-visit-now');
const ON_THE_WAY = no('GLM-ROAD-01', 'on-the-way');
const NO_ROAD = no('GLM-ROAD-03', 'no-road-event');
const TOO_MANY_PARTIES = no('GLM-CAMP-53', 'too-many-parties');
const FULL = no('GLM-CAMP-54', 'party-full');
const NOT_FREE = no('GLM-CAMP-54', 'not-free');

const MOST_PARTIES = 8;
const MOST_MEMBERS = 10;

/** What must come first: what was won is given out, perks are marked, levels are gained (GLM-CITY-03, G-40). */
export const dutyOf = (c: C, id: PartyId): { do: Duty; who: CharacterId | null } | undefined => {
  const party = c.parties[id];
  if (!party) return undefined;
  if (party.matters.length > 0) return { do: 'settle', who: null };
  const owed = party.members.find(m => sure(c.characters[m], 'one of characters').owed > 0);
  if (owed) return { do: 'perk', who: owed };
  const due = party.visit && party.members.find(m => levelIsDue(sure(c.characters[m], 'one of characters')));
  if (due) return { do: 'level', who: due };
  return party.bound?.road ? { do: 'road', who: null } : undefined;
};

/** GLM-RETIRE-02: what must still be announced before a visit ends. */
export const mustRetire = (c: C, id: PartyId): CharacterId | undefined =>
  sure(c.parties[id], 'one of parties').members.find(m =>
    isFulfilled(sure(c.characters[m], 'one of characters')),
  );

const judgeJoin = (c: C, id: PartyId, who: CharacterId | null): Verdict => {
  if (who === null || c.characters[who] === undefined) return NOT_FREE;
  const now = partyWith(c, who);
  if (now?.id === id || (now && isBound(now))) return NOT_FREE;
  return sure(c.parties[id], 'one of parties').members.length >= MOST_MEMBERS ? FULL : undefined;
};

/** GLM-CITY-01: a visit after every scenario of the campaign. */
const judgeEntering = (c: C, id: PartyId): Verdict => {
  const party = sure(c.parties[id], 'one of parties');
  if (party.bound !== null) return ON_THE_WAY;
  return party.visit !== null || party.next === 'none' ? NO_VISIT : undefined;
};

const judgeOf = (c: C, party: PartyId, ch: C['characters'][CharacterId], deed: DeedName): Verdict => {
  const visiting = sure(c.parties[party], 'one of parties').visit !== null;
  if (deed === 'perk') return ch.owed > 0 ? undefined : NOTHING_OWED;
  if (deed === 'enhance') return judgeEnhancing(c, visiting);
  if (!visiting) return NOT_IN_CITY;
  switch (deed) {
    case 'level':
      return levelIsDue(ch) ? undefined : NOT_DUE;
    case 'raise':
      return ch.level < prosperityOf(c) ? undefined : HIGH_ENOUGH;
    case 'donate':
      return judgeDonation(c, party, ch);
    case 'retire':
      return judgeRetirement(ch);
    case 'sell':
      return ch.items.length > 0 ? undefined : NO_ITEMS;
    default:
      return undefined;
  }
};

/** Whether a deed may be done now: the one judge of them all. */
export const judgeDeed = (c: C, id: PartyId, deed: DeedName, who: CharacterId | null): Verdict => {
  if (deed === 'found') return partiesOf(c).length >= MOST_PARTIES ? TOO_MANY_PARTIES : undefined;
  const party = c.parties[id];
  if (!party) return NOT_MEMBER;
  if (deed === 'enter') return judgeEntering(c, id);
  const duty = dutyOf(c, id);
  if (duty && (duty.do !== deed || duty.who !== who)) return FIRST[duty.do];
  switch (deed) {
    case 'settle':
      return party.matters.length > 0 ? undefined : NOTHING_OPEN;
    case 'road':
      return party.bound?.road ? undefined : NO_ROAD;
    case 'travel':
      return party.visit !== null && mustRetire(c, id) ? FIRST.retire : judgeJourney(c, id);
    case 'join':
      return party.bound !== null ? ON_THE_WAY : judgeJoin(c, id, who);
    case 'event':
      return judgeCityEvent(c, id);
    case 'create':
      if (party.visit === null) return NOT_IN_CITY;
      return party.members.length >= MOST_MEMBERS ? FULL : undefined;
    case 'part':
      if (party.bound !== null) return ON_THE_WAY;
      return who !== null && party.members.includes(who) ? undefined : NOT_MEMBER;
    default:
      if (who === null || !party.members.includes(who)) return NOT_MEMBER;
      return judgeOf(c, id, sure(c.characters[who], 'one of characters'), deed);
  }
};

/** GLM-CAMP-53, -55, G-11: a sheet of its own, in the city, with a full visit. */
function* found(w: Work): Act {
  const taken = partiesOf(w.c).map(p => p.name);
  const name = yield* chooseName(
    'GLM-CAMP-53',
    msg('ask-party-name'),
    NAMES_OF_PARTIES.filter(n => !taken.includes(n)),
    new Set(taken),
  );
  w.c.counter += 1;
  w.c.parties[w.party] = {
    id: w.party,
    name,
    members: [],
    at: 0,
    achievements: [],
    reputation: 0, // GLM-REP-01
    visit: { full: true, event: false, donors: [] },
    next: 'none',
    bound: null,
    effects: [],
    matters: [],
  };
  note(w, 'GLM-CAMP-53', 'founded', { name });
}

/** GLM-ROAD-07, GLM-CITY-01 */
const enter = (w: Work): void => {
  const party = partyOf(w);
  party.visit = { full: party.next === 'full', event: false, donors: [] };
  party.next = 'none';
  party.at = 0;
  note(w, 'GLM-ROAD-01', 'entered');
};

/** GLM-CAMP-54, G-36 */
const join = (w: Work, ch: Character): void => {
  const before = partyWith(w.c, ch.id);
  if (before)
    sure(w.c.parties[before.id], 'one of parties').members = before.members.filter(id => id !== ch.id);
  partyOf(w).members.push(ch.id);
  note(w, 'GLM-CAMP-54', 'joined', { name: ch.name });
};

const part = (w: Work, ch: Character): void => {
  partyOf(w).members = partyOf(w).members.filter(id => id !== ch.id);
  note(w, 'GLM-CAMP-54', 'parted', { name: ch.name });
};

function* act(w: Work, deed: DeedName, who: CharacterId | null): Act {
  const ch = who === null ? undefined : sure(w.c.characters[who], 'one of characters');
  switch (deed) {
    case 'found':
      return yield* found(w);
    case 'enter':
      return enter(w);
    case 'create':
      return yield* create(w);
    case 'event':
      return yield* cityEvent(w);
    case 'settle':
      return yield* settle(w);
    case 'travel':
      return yield* travel(w);
    case 'road':
      return yield* roadEvent(w);
    default:
      return yield* actOf(w, deed, sure(ch, 'ch'));
  }
}

function* actOf(w: Work, deed: DeedName, ch: Character): Act {
  switch (deed) {
    case 'join':
      return join(w, ch);
    case 'part':
      return part(w, ch);
    case 'buy':
      return yield* buy(w, ch);
    case 'sell':
      return yield* sell(w, ch);
    case 'level':
      return yield* levelUp(w, ch);
    case 'raise':
      return yield* raise(w, ch);
    case 'perk':
      return yield* markOwed(w, ch);
    case 'donate':
      return donate(w, ch);
    case 'enhance':
      return yield* enhance(w, ch);
    default:
      return retire(w, ch);
  }
}

/** A deed on a draft of its own: the match answers its needs one by one. */
export const begin = (
  c: C,
  party: PartyId,
  deed: Pick<Deed, 'do' | 'who' | 'by'>,
): { readonly work: Work; readonly needs: Act } => {
  const work: Work = { c: draft(c), party, lineage: deed.by, notes: [] };
  return { work, needs: act(work, deed.do, deed.who) };
};

/** A deed that could not be done, with its reason. */
export class BadDeed extends Error {}

/** Whether an answer is one of those that a need allows. */
export const accepts = (need: Need, answer: string): boolean => {
  if (need.kind === 'draw') return need.from.includes(answer);
  const way = need.from.find(x => x.key === answer);
  return way !== undefined && way.refusal === undefined;
};

export interface Done {
  readonly c: Campaign;
  readonly notes: readonly Note[];
}

/** Does a deed that was kept on a draft; throws where it could not have been done, and the draft is then worth nothing. */
export const repeatOn = (c: Campaign, party: PartyId, deed: Deed, rulesVersion?: number): readonly Note[] => {
  const refusal = judgeDeed(c, party, deed.do, deed.who);
  if (refusal) throw new BadDeed(`${deed.do}: ${refusal.why.id}`);
  const work: Work = {
    c,
    party,
    lineage: deed.by,
    notes: [],
    ...(rulesVersion === undefined ? {} : { rulesVersion }),
  };
  const needs = act(work, deed.do, deed.who);
  let step = needs.next();
  for (const answer of deed.answers) {
    if (step.done) throw new BadDeed(`${deed.do}: one answer too many`);
    if (!accepts(step.value, answer)) throw new BadDeed(`${deed.do}: '${answer}' could not be answered`);
    step = needs.next(answer);
  }
  if (!step.done) throw new BadDeed(`${deed.do}: an answer is missing`);
  return work.notes;
};

/** The same, and what it was done to stays as it was. */
export const perform = (c: C, party: PartyId, deed: Deed): Done => {
  const now = draft(c);
  return { notes: repeatOn(now, party, deed), c: now };
};

const isDeed = (x: unknown): x is Deed => {
  const d = x as Deed | null;
  return (
    typeof d === 'object' &&
    d !== null &&
    DEEDS.includes(d.do) &&
    (d.who === null || typeof d.who === 'string') &&
    typeof d.by === 'string' &&
    Array.isArray(d.answers) &&
    d.answers.every(a => typeof a === 'string')
  );
};

/** The deeds of a result, as they came from outside. */
export const readDeeds = (x: Json): readonly Deed[] => {
  const deeds = (x as { deeds?: unknown } | null)?.deeds;
  if (!Array.isArray(deeds) || !deeds.every(isDeed)) throw new BadDeed('no list of deeds');
  return deeds;
};
