/** All cards and tables, by their ids. */
import { STARTERS } from './armies.js';
import { type BattleCardId, CONDITIONS, DEPLOYMENTS, OBJECTIVES } from './battle.js';
import type {
  BattleCard,
  BattleForce,
  CommandCard,
  CommandId,
  ForceId,
  StarterArmy,
  TerrainTable,
  UnitCard,
  UnitCardId,
} from './cards.js';
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
export const BATTLE_CARDS: readonly BattleCard<BattleCardId>[] = [
  ...OBJECTIVES,
  ...DEPLOYMENTS,
  ...CONDITIONS,
];

export const unitCard = finder<UnitCard<UnitCardId>>(UNITS);
export const upgradeCard = finder(UPGRADES);
export const commandCard = finder<CommandCard<CommandId>>(COMMANDS);
export const battleCard = finder<BattleCard<BattleCardId>>(BATTLE_CARDS);
export const battleForce = finder<BattleForce<ForceId>>(FORCES);
export const starterArmy: (id: string) => StarterArmy = finder(STARTERS);
export const terrainTable: (id: string) => TerrainTable = finder(ALL_TABLES);

export { COMMANDS, FORCES, STARTERS, UNITS, UPGRADES };
