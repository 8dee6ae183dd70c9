import { isVehicle } from '@potyczka/geometry/plane';
import type { Refusal } from '@potyczka/kernel';
import type { Army, BattleForce, Faction, Keywords, Named, UnitCard } from '../content/cards.js';
import { battleForce, unitCard, upgradeCard } from '../content/index.js';
import type { KeywordId } from '../content/keywords.js';

/** A list that is being built: every card in it is known, no rule is judged yet. */
export type Draft = Army;

/** What is wrong with a list, and where: `units.3.upgrades.0`. */
export interface Fault {
  readonly at: string;
  readonly refusal: Refusal;
}

export const forceOf = (army: Pick<Draft, 'force'>): BattleForce | undefined =>
  army.force ? battleForce(army.force) : undefined;

export const isMercenary = (card: UnitCard): boolean => card.faction === 'mercenary';

/** Types of cards: `trooper` and `vehicle` are said of several. */
export const isOfType = (card: UnitCard, type: string): boolean =>
  card.type === type ||
  (type === 'trooper' && !isVehicle(card.type)) ||
  (type === 'vehicle' && isVehicle(card.type));

/** Does a keyword name this card? */
export const namesCard = (who: Named, card: UnitCard): boolean =>
  (who.name === undefined || who.name === card.name) &&
  (who.rank === undefined || who.rank === card.rank) &&
  (who.affiliation === undefined || who.affiliation === card.affiliation) &&
  (who.type === undefined || isOfType(card, who.type)) &&
  (who.has === undefined || has(card.keywords, who.has));

const has = (keywords: Keywords | undefined, id: KeywordId): boolean => keywords?.[id] !== undefined;

/** A unit of the list or one of its upgrades says so. */
export const isSaid = (
  army: Pick<Draft, 'units'>,
  says: (card: { readonly keywords?: Keywords }) => boolean,
): boolean =>
  army.units.some(({ unit, upgrades }) => says(unitCard(unit)) || upgrades.some(u => says(upgradeCard(u))));

const LIGHT: readonly Faction[] = ['rebels', 'republic'];

/** LEG-ARMY-02 */
export const sideOfArmy = (army: Pick<Draft, 'faction' | 'force'>): string =>
  forceOf(army)?.side ??
  (army.faction === 'mercenary' ? 'none' : LIGHT.includes(army.faction) ? 'light' : 'dark');

/** LEG-ARMY-11: what a unit of a list costs with all that it carries. */
export const unitPoints = ({ unit, upgrades, counterpart }: Draft['units'][number]): number =>
  [...upgrades, ...(counterpart?.upgrades ?? [])].reduce(
    (sum, id) => sum + upgradeCard(id).points,
    unitCard(unit).points + (counterpart ? unitCard(counterpart.unit).points : 0),
  );

export const pointsOf = (army: Pick<Draft, 'units'>): number =>
  army.units.reduce((sum, u) => sum + unitPoints(u), 0);
