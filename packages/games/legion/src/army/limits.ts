import type { RuleId } from '@potyczka/kernel';
import { type Format, isAmong, RANKS, type Rank, type RankLimits, type UnitCard } from '../content/cards.js';
import { battleForce, unitCard } from '../content/index.js';
import { no } from '../text/say.js';
import { type Draft, type Fault, forceOf, isMercenary, isSaid, namesCard } from './draft.js';
import { associatesOf, commandsInTheField, entourageOf, hiresOneMore } from './keywords.js';

/** LEG-ARMY-03; the smaller format is not in the rulebook. */
export const MOST_POINTS: Readonly<Record<Format, number>> = { standard: 800, skirmish: 500 };

/** D12 */
const LIMITS: Readonly<Record<Format, RankLimits>> = {
  standard: {
    commander: [1, 2],
    operative: [0, 2],
    corps: [3, 6],
    'special-forces': [0, 3],
    support: [0, 3],
    heavy: [0, 2],
  },
  skirmish: {
    commander: [1, 1],
    operative: [0, 1],
    corps: [2, 4],
    'special-forces': [0, 2],
    support: [0, 2],
    heavy: [0, 1],
  },
};

const RANK_RULES: Readonly<Record<Rank, RuleId>> = {
  commander: 'LEG-ARMY-04',
  operative: 'LEG-ARMY-05',
  corps: 'LEG-ARMY-06',
  'special-forces': 'LEG-ARMY-07',
  support: 'LEG-ARMY-08',
  heavy: 'LEG-ARMY-09',
};

/** The least and the most units of each rank; nothing where a battle force does not know the format. */
const limitsOf = (army: Draft): RankLimits | null =>
  army.force ? battleForce(army.force).limits[army.format] : LIMITS[army.format];

interface Listed {
  readonly n: number;
  readonly card: UnitCard;
}

export const listed = (army: Draft): Listed[] =>
  army.units.map(({ unit }, n) => ({ n, card: unitCard(unit) }));

/** LEG-KWU-ENTOURAGE-01: for each card that brings one, a unit that does not count towards the most of its rank. */
const uncounted = (all: readonly Listed[]): Set<number> => {
  const free = new Set<number>();
  for (const { card } of all) {
    const who = entourageOf(card);
    const guest = all.find(u => !free.has(u.n) && who.some(w => namesCard(w, u.card)));
    if (guest) free.add(guest.n);
  }
  for (const { n, card } of all)
    if (all.some(u => associatesOf(card).some(w => namesCard(w, u.card)))) free.add(n);
  return free;
};

/** LEG-KWU-FIELDCMD-01 */
const needsNoCommander = (army: Draft): boolean =>
  (forceOf(army)?.fieldCommander ?? !army.force) && isSaid(army, commandsInTheField);

/** How many units of a rank a list has, of how many. */
export interface RankCount {
  readonly rank: Rank;
  readonly has: number;
  readonly least: number;
  readonly most: number;
}

/** LEG-ARMY-04 to -09: every rank as the judge counts it; none where a battle force does not know the format. */
export const rankCounts = (army: Draft): readonly RankCount[] => {
  const limits = limitsOf(army);
  if (!limits) return [];
  const all = listed(army);
  const free = uncounted(all);
  return RANKS.map(rank => {
    const [least, most] = limits[rank];
    const has = all.filter(u => u.card.rank === rank && !free.has(u.n)).length;
    return { rank, has, least: rank === 'commander' && needsNoCommander(army) ? 0 : least, most };
  });
};

function* rankFaults(army: Draft, limits: RankLimits): Generator<Fault> {
  const all = listed(army);
  const free = uncounted(all);
  const force = forceOf(army);
  for (const rank of RANKS) {
    const [least, most] = limits[rank];
    const rule = force ? 'LEG-MERC-13' : RANK_RULES[rank];
    const ofRank = all.filter(u => u.card.rank === rank);
    // LEG-MERC-03, -04
    const own = ofRank.filter(u => force?.mercenariesCount || !isMercenary(u.card));
    const counted = ofRank.filter(u => !free.has(u.n));
    const has = own.length;
    if (has < least && !(rank === 'commander' && needsNoCommander(army)))
      yield { at: 'units', refusal: no(rule, 'army-too-few', { rank, least, has }) };
    const last = counted[most];
    if (last)
      yield {
        at: `units.${last.n}`,
        refusal: no(rule, 'army-too-many', { rank, most, has: counted.length }),
      };
  }
  const most = limits.commandersAndOperativesTogether;
  if (most === undefined) return;
  const leaders = all.filter(u => u.card.rank === 'commander' || u.card.rank === 'operative');
  const last = leaders[most];
  if (last) yield { at: `units.${last.n}`, refusal: no('LEG-MERC-13', 'army-leaders', { most }) };
}

/** LEG-MERC-05, -06, LEG-KWU-ALLIES-02 */
function* mercenaryFaults(army: Draft): Generator<Fault> {
  if (forceOf(army)?.mercenariesCount) return;
  const hired = listed(army).filter(u => isMercenary(u.card));
  let more = isSaid(army, hiresOneMore) ? 1 : 0;
  for (const rank of RANKS) {
    const most = rank === 'corps' ? 2 : 1;
    for (const { n } of hired.filter(u => u.card.rank === rank).slice(most)) {
      if (more-- > 0) continue;
      const rule = rank === 'corps' ? 'LEG-MERC-05' : 'LEG-MERC-06';
      yield { at: `units.${n}`, refusal: no(rule, 'army-mercenaries', { rank, most }) };
    }
  }
}

/** LEG-MERC-13: what a battle force says of its own units. */
function* forceFaults(army: Draft): Generator<Fault> {
  const force = forceOf(army);
  for (const { units, min, max } of force?.unitLimits ?? []) {
    const of = listed(army).filter(u => isAmong(u.card.id, units));
    const names = units.map(id => unitCard(id).name);
    if (of.length < min)
      yield { at: 'units', refusal: no('LEG-MERC-13', 'army-units-min', { names, least: min }) };
    const last = of[max];
    if (last)
      yield { at: `units.${last.n}`, refusal: no('LEG-MERC-13', 'army-units-max', { names, most: max }) };
  }
}

/** How many units of which kind. */
export function* countFaults(army: Draft): Generator<Fault> {
  const limits = limitsOf(army);
  if (!limits) {
    yield { at: 'format', refusal: no('LEG-MERC-13', 'army-no-format') };
    return;
  }
  yield* rankFaults(army, limits);
  yield* mercenaryFaults(army);
  yield* forceFaults(army);
}
