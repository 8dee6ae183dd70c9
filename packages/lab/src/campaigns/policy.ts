import type { State } from '@potyczka/gloomhaven/campaign';
import type { Campaign } from '@potyczka/gloomhaven/campaign/view';
import type { Answer, Dice, Seat } from '@potyczka/kernel';
import { legalAnswers, type OneAsk } from '@potyczka/kernel/run';

/** How somebody without a plan plays between scenarios: four heroes, what they can pay for, the next open place. */

/** In a visit one wish in so many is for the shop, the temple or the enhancer; then it is enough. */
const WISHES = 14;

const startsWith = (legal: readonly string[], ...words: readonly string[]): string[] =>
  legal.filter(key => words.some(word => key.startsWith(word)));

/** What is done in the city: who may retire does, the company is filled up, then wishes. */
const inTheCity = (s: State, seat: Seat, legal: readonly string[], dice: Dice): string | undefined => {
  const party = s.c.parties[s.party];
  const [retires] = startsWith(legal, 'retire ');
  if (retires) return retires;
  const members = party?.members.map(id => s.c.characters[id]!) ?? [];
  const hasOne = members.some(ch => ch.lineage.split('.')[0] === seat);
  if (!hasOne && legal.includes('create')) return 'create';
  if (legal.includes('event')) return 'event';
  const wishes = startsWith(legal, 'buy ', 'donate ', 'enhance ', 'raise ');
  const isEnough = dice.below(WISHES) < s.deeds.length - 4;
  return wishes.length === 0 || isEnough ? 'done' : wishes[dice.below(wishes.length)];
};

/** The next place: one that was not lost of late, by its number; a story that is only told goes before nothing. */
const nextPlace = (legal: readonly string[], tired: ReadonlyMap<number, number>): string | undefined => {
  const numberOf = (key: string): number => Number(key.split('-')[1]);
  const open = startsWith(legal, 'campaign-', 'told-');
  const by = (key: string): number => (tired.get(numberOf(key)) ?? 0) * 1000 + numberOf(key);
  return open.sort((a, b) => by(a) - by(b))[0] ?? startsWith(legal, 'casual-')[0];
};

/** A class that the company lacks, so that four can go together. */
const newClass = (c: Campaign, party: State['party'], legal: readonly string[], dice: Dice): string => {
  const there = c.parties[party]?.members.map(id => c.characters[id]!.class) ?? [];
  const free = legal.filter(id => !there.includes(id));
  const from = free.length > 0 ? free : legal;
  return from[dice.below(from.length)]!;
};

/** An answer to a question between scenarios. */
export const answerBetween = (
  s: State,
  ask: OneAsk,
  dice: Dice,
  tired: ReadonlyMap<number, number>,
): Answer => {
  const legal = legalAnswers(ask, 200) as readonly string[];
  if (legal.length === 0) throw new Error(`no legal answer at ${ask.spec.rule}`);
  switch (ask.spec.rule) {
    case 'GLM-CITY-02':
      return inTheCity(s, ask.seat, legal, dice) ?? 'done';
    case 'GLM-CAMP-54':
      return 'travel';
    case 'GLM-ROAD-01':
      return nextPlace(legal, tired) ?? legal[0]!;
    case 'GLM-CITY-08':
      return legal[0]!;
    case 'GLM-SCALE-01':
      return legal.includes('0') ? '0' : legal[0]!;
    case 'GLM-CITY-07':
      return newClass(s.c, s.party, legal, dice);
    default:
      return legal[dice.below(legal.length)]!;
  }
};
