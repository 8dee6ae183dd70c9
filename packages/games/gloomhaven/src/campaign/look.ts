import { type Seat, sure } from '@potyczka/kernel';
import { classOf, ITEMS, itemOf } from '../content/index.js';
import type { CardId } from '../vocabulary.js';
import { seatOf } from './chairs.js';
import type { C, Campaign, Character, CharacterId, Party, PartyId } from './state.js';

type Looked<X> = { readonly [K in keyof X]: X[K] };
export type Hero = Looked<C['characters'][CharacterId]>;
export type Group = Looked<C['parties'][PartyId]>;

/** D4: the experience that each level needs. */
const LEVEL_XP = [0, 0, 45, 95, 150, 210, 275, 345, 420, 500] as const;
const TOP_LEVEL = 9;
export const xpOf = (level: number): number => LEVEL_XP[level] ?? Number.POSITIVE_INFINITY;

/** GLM-LEVEL-01: experience for a higher level, which the city asks for. */
export const levelIsDue = (ch: Pick<Character, 'level' | 'xp'>): boolean =>
  ch.level < TOP_LEVEL && ch.xp >= xpOf(ch.level + 1);

/** D5: squares of the track that each prosperity level needs. */
export const THRESHOLDS = [0, 4, 9, 15, 22, 30, 39, 50, 64] as const;
export const MOST_MARKS = 64;
/** GLM-PROSP-03 */
const levelOfMarks = (marks: number): number => THRESHOLDS.filter(n => n <= marks).length;
export const prosperityOf = (c: Pick<Campaign, 'marks'>): number => levelOfMarks(c.marks);

/** GLM-SHOP-09: items of a prosperity level. */
export const itemsOfLevel = (level: number): number[] =>
  ITEMS.filter(item => item.prosperity === level).map(item => item.id);

/** D6, GLM-REP-05: the change to every price, by bands of four. */
export const priceChange = (reputation: number): number => {
  const band = Math.floor((Math.abs(reputation) + 1) / 4);
  return reputation > 0 ? 0 - band : band;
};

/** GLM-SHOP-02, G-26 */
export const priceFor = (reputation: number, item: number): number =>
  Math.max(0, itemOf(item).price + priceChange(reputation));

/** GLM-SHOP-03 */
export const saleOf = (item: number): number => Math.floor(itemOf(item).price / 2);

/** GLM-SHOP-11, -12, G-27: copies that a party may buy. */
export const availableTo = (c: C, party: PartyId, item: number): number => {
  const own = (c.parties[party]?.members ?? []).filter(id =>
    sure(c.characters[id], 'one of characters').items.includes(item),
  ).length;
  return (c.inPlay[item] ?? 0) - own;
};

/** GLM-CITY-09, GLM-LEVEL-04: the cards that a character may choose its hand from. */
export const activePool = (ch: Hero): CardId[] =>
  classOf(ch.class)
    .cards.filter(card => card.level === 1 || card.level === 'X' || ch.learned.includes(card.id))
    .map(card => `#${card.id}` as const);

/** GLM-PERK-02: boxes that are still free in a row. */
export const freeBoxes = (ch: Hero): number =>
  classOf(ch.class).perks.reduce((sum, perk, row) => sum + perk.times - (ch.perks[row] ?? 0), 0);

export const maxHpOf = (ch: Pick<Character, 'class' | 'level'>): number =>
  sure(classOf(ch.class).hp[ch.level - 1], 'one of hp');

/** GLM-ENH-19: cards of a class that carry a sticker. */
export const enhancedCards = (c: C, id: string): string[] =>
  classOf(id).cards.flatMap(card => ((c.stickers[card.id]?.length ?? 0) > 0 ? [card.id] : []));

/** G-20: a personal quest, and what it has counted, lie open to its own player only. */
export const questsOf = (c: C, chair: Seat | null, chairs: readonly Seat[]): C => ({
  ...c,
  quests: [],
  characters: Object.fromEntries(
    Object.values(c.characters).map(ch => [
      ch.id,
      seatOf(ch.lineage, chairs.length) === chair ? ch : { ...ch, quest: null, counted: [], noted: [] },
    ]),
  ),
});

export const partiesOf = (c: C): Group[] => Object.values(c.parties);
export const partyWith = (c: C, id: CharacterId): Group | undefined =>
  partiesOf(c).find(p => p.members.includes(id));
export const isBound = (p: Group | Party): boolean => p.bound !== null;
