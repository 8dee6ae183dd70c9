import { sure } from '@potyczka/kernel';
import { OFFERED } from '../../content/offered.js';
import { recommended } from '../../options.js';
import { hasScenario, placeOf } from '../content/index.js';
import type { Group } from '../look.js';
import type { C, CharacterId, Mode, PartyId } from '../state.js';
import type { Needs } from '../types.js';
import { type Act, choose, msg, no, note, partyOf, type Way, type Work } from '../work.js';
import { isFulfilled } from './quests.js';
import { completeScenario } from './scenario.js';

/** Where a party may go, and what the way asks for (GLM-ROAD, GLM-CAMP-43 to -48). */

const holds = (held: readonly string[], need: string): boolean => {
  if (need.startsWith('!')) return !held.includes(need.slice(1)); // G-09
  const [name, times = '1'] = need.split(':');
  return held.filter(x => x === name).length >= Number(times);
};

const meets = (c: C, party: Group, needs: Needs): boolean =>
  (needs.global ?? []).every(x => holds(c.global, x)) &&
  (needs.party ?? []).every(x => holds(party.achievements, x)); // GLM-CAMP-71

const LOCKED = no('GLM-CAMP-44', 'place-locked');
const DONE = no('GLM-CAMP-45', 'place-done');
const NEEDS = no('GLM-CAMP-44', 'place-needs');
const UNPLAYED = no('GLM-SETUP-01', 'place-unplayed');

/** Whether the scenario's rules are played here. */
export const isPlayed = (n: number): boolean => OFFERED.some(id => id === n);

/** GLM-CAMP-44 to -46 */
export const judgePlace = (c: C, party: Group, n: number, mode: Mode) => {
  if (!c.unlocked.includes(n)) return LOCKED;
  if (mode === 'casual') return undefined;
  if (c.done.includes(n)) return DONE;
  const { needs } = placeOf(n);
  return needs === undefined || needs.some(each => meets(c, party, each)) ? undefined : NEEDS;
};

/** G-49: a link on either entry counts. */
export const areLinked = (a: number, b: number): boolean =>
  (placeOf(a).links ?? []).includes(b) || (placeOf(b).links ?? []).includes(a);

/** GLM-ROAD-02, -03, -05, -06 */
export const needsRoadEvent = (at: number, to: number, mode: Mode): boolean => {
  if (mode === 'casual') return false;
  if (at === 0) return placeOf(to).linkedToCity !== true;
  return at !== to && !areLinked(at, to);
};

/** GLM-CITY-08, GLM-SOLO-01, GLM-RETIRE-04: two to four of different classes go, none of them due to retire. */

/** Those who may go at all. */
const ableIn = (c: C, party: Group): CharacterId[] =>
  party.members.filter(id => !isFulfilled(sure(c.characters[id], 'one of characters')));

const MOST = 4;

/** Every company that may go, the largest first. */
export const companies = (c: C, party: Group): CharacterId[][] => {
  let sets: CharacterId[][] = [[]];
  for (const id of ableIn(c, party)) {
    const cls = sure(c.characters[id], 'one of characters').class;
    const joined = sets
      .filter(
        set =>
          set.length < MOST &&
          set.every(other => sure(c.characters[other], 'one of characters').class !== cls),
      )
      .map(set => [...set, id]);
    sets = sets.concat(joined);
  }
  return sets.filter(set => set.length >= 2).sort((x, y) => y.length - x.length);
};

/** Whether there is any: two of different classes suffice. */
const hasCompany = (c: C, party: Group): boolean =>
  new Set(ableIn(c, party).map(id => sure(c.characters[id], 'one of characters').class)).size >= 2;

const waysTo = (c: C, party: Group): Way[] =>
  [...c.unlocked]
    .sort((a, b) => a - b)
    .flatMap(n => {
      const played = hasScenario(n) && isPlayed(n);
      const campaign = {
        key: played ? `campaign-${n}` : `told-${n}`,
        label: msg(played ? 'go-label' : 'told-label', { scenario: n }),
        refusal: judgePlace(c, party, n, 'campaign'),
      };
      const casual = {
        key: `casual-${n}`,
        // GLM-CAMP-48: a warning where the campaign has not been there
        label: msg(c.done.includes(n) ? 'casual-label' : 'casual-early-label', { scenario: n }),
        refusal: played ? judgePlace(c, party, n, 'casual') : UNPLAYED,
      };
      return [campaign, casual];
    });

const NO_COMPANY = no('GLM-SOLO-01', 'too-few-to-go');
const ON_THE_WAY = no('GLM-ROAD-01', 'on-the-way');

/** GLM-ROAD-01: after every scenario, and from the city. */
export const judgeJourney = (c: C, id: PartyId) => {
  const party = sure(c.parties[id], 'one of parties');
  if (party.bound !== null) return ON_THE_WAY;
  return hasCompany(c, party) ? undefined : NO_COMPANY;
};

/** GLM-SCALE-01 to -04: any level, the recommended one first. */
function* chooseLevel(w: Work, going: readonly CharacterId[]): Act<number> {
  const levels = going.map(id => sure(w.c.characters[id], 'one of characters').level);
  const normal = recommended(levels, 'normal');
  const top = w.c.settings.open || isAlone(w.c, going) ? 6 : 7; // G-07
  const best = Math.min(normal, top);
  const all = [best, ...Array.from({ length: top + 1 }, (_, n) => n).filter(n => n !== best)];
  return Number(
    yield* choose(
      'GLM-SCALE-01',
      null,
      msg('ask-scenario-level', { n: best }),
      all.map(n => ({ key: String(n), label: msg('scenario-level-label', { n }) })),
    ),
  );
}

const chairOf = (lineage: string): string => sure(lineage.split('.')[0], 'one of lineage');
/** GLM-SOLO-01: one player leads them all. */
const isAlone = (c: C, going: readonly CharacterId[]): boolean =>
  new Set(going.map(id => chairOf(sure(c.characters[id], 'one of characters').lineage))).size === 1;

export function* travel(w: Work): Act {
  const party = partyOf(w);
  const key = yield* choose('GLM-ROAD-01', null, msg('ask-where'), waysTo(w.c, party));
  const [how, place] = key.split('-') as ['campaign' | 'casual' | 'told', string];
  const n = Number(place);
  if (how === 'told') {
    note(w, 'GLM-CAMP-72', 'told', { scenario: n });
    completeScenario(w, n, party.members);
    party.at = n;
    party.visit = null;
    party.next = 'full';
    return;
  }
  const all = companies(w.c, party);
  const company =
    all.length === 1
      ? sure(all[0], 'one of all')
      : ((yield* choose(
          'GLM-CITY-08',
          null,
          msg('ask-who-goes'),
          all.map(going => ({
            key: going.join('+'),
            label: msg('company-label', {
              names: going.map(id => sure(w.c.characters[id], 'one of characters').name),
            }),
          })),
        )).split('+') as CharacterId[]);
  const level = yield* chooseLevel(w, company);
  const road = needsRoadEvent(party.at, n, how);
  party.bound = { scenario: n, mode: how, level, going: company, road };
  party.visit = null; // GLM-CITY-05
  note(w, 'GLM-ROAD-01', 'set-out', { scenario: n });
  if (!road && how === 'campaign') note(w, 'GLM-ROAD-03', 'no-road-event');
}
