/** All cards and tables, by their ids. */
import { STARTERS } from './armies.js';
import { CONDITIONS, DEPLOYMENTS, OBJECTIVES } from './battle.js';
import type { BattleCard, BattleForce, CommandCard, StarterArmy, TerrainTable, UnitCard } from './cards.js';
import { COMMANDS } from './commands/index.js';
import { FORCES } from './forces.js';
import { TABLES } from './tables.js';
import { SKIRMISH_TABLES } from './tables-skirmish.js';
import { UNITS } from './units/index.js';
import { UPGRADES } from './upgrades/index.js';

/** A card that is named by another, or by a list that was judged before. */
const finder = <T extends { readonly id: string }>(cards: readonly T[]) => {
  let byId: ReadonlyMap<string, T> | undefined;
  return (id: string): T => {
    byId ??= new Map(cards.map(card => [card.id, card]));
    const card = byId.get(id);
    if (!card) throw new Error(`no card ${id}`);
    return card;
  };
};

export const ALL_TABLES: readonly TerrainTable[] = [...TABLES, ...SKIRMISH_TABLES];
export const BATTLE_CARDS: readonly BattleCard[] = [...OBJECTIVES, ...DEPLOYMENTS, ...CONDITIONS];

export const unitCard: (id: string) => UnitCard = finder(UNITS);
export const upgradeCard = finder(UPGRADES);
export const commandCard: (id: string) => CommandCard = finder(COMMANDS);
export const battleCard: (id: string) => BattleCard = finder(BATTLE_CARDS);
export const battleForce: (id: string) => BattleForce = finder(FORCES);
export const starterArmy: (id: string) => StarterArmy = finder(STARTERS);
export const terrainTable: (id: string) => TerrainTable = finder(ALL_TABLES);

export { COMMANDS, FORCES, STARTERS, UNITS, UPGRADES };
