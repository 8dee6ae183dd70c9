import type { CardId } from '@potyczka/kernel';
import { BATTLE_GOALS } from './battle-goals.js';
import { CLASS_DEFS } from './classes/index.js';
import { DECK_DEFS } from './decks/index.js';
import { ITEM_DEFS } from './items/index.js';
import type { MonsterId } from './monsters/ids.js';
import { MONSTER_DEFS } from './monsters/index.js';
import { SCENARIO_DEFS } from './scenarios/index.js';
import type {
  AbilityCard,
  BattleGoal,
  ClassDef,
  Half,
  ItemDef,
  MonsterCard,
  MonsterDeck,
  MonsterDef,
  ScenarioDef,
} from './types.js';

const table = <X extends { readonly id: string | number }>(
  all: readonly X[],
): ReadonlyMap<string | number, X> => new Map(all.map(x => [x.id, x]));

/** What a name stands for; a name that stands for nothing is a fault that says so. */
const need = <X>(map: ReadonlyMap<string | number, X>, what: string, id: string | number): X => {
  const x = map.get(id);
  if (x === undefined) throw new Error(`there is no ${what} ${id}`);
  return x;
};

export const CLASSES: readonly ClassDef[] = CLASS_DEFS;
export const MONSTERS: readonly MonsterDef[] = MONSTER_DEFS;
export const DECKS: readonly MonsterDeck[] = DECK_DEFS;
export const ITEMS: readonly ItemDef[] = ITEM_DEFS;
export const SCENARIOS: readonly ScenarioDef[] = SCENARIO_DEFS;
export const GOALS: readonly BattleGoal[] = BATTLE_GOALS;

const classes = table(CLASSES);
const monsters = table(MONSTERS);
const decks = table(DECKS);
const items = table(ITEMS);
const scenarios = table(SCENARIOS);
const goals = table(GOALS);
/** Copies of a card have numbers: `#sawbones-417.2`. */
const copyIds = (card: AbilityCard): CardId[] =>
  Array.from({ length: card.copies ?? 1 }, (_, i): CardId => `#${card.id}${i === 0 ? '' : `.${i + 1}`}`);

const cards: ReadonlyMap<string | number, AbilityCard> = new Map(
  CLASSES.flatMap(c => c.cards.flatMap(card => copyIds(card).map(id => [id, card] as const))),
);
const monsterCards: ReadonlyMap<string | number, MonsterCard> = new Map(
  DECKS.flatMap(d => d.cards.map(card => [card.id, card] as const)),
);

export const classOf = (id: string): ClassDef => need(classes, 'class', id);

export const monsterOf = (id: string): MonsterDef => need(monsters, 'monster', id);
export const isMonster = (id: string): id is MonsterId => monsters.has(id);
export const deckOf = (id: string): MonsterDeck => need(decks, 'deck', id);
export const itemOf = (id: number): ItemDef => need(items, 'item', id);
export const scenarioOf = (id: number): ScenarioDef => need(scenarios, 'scenario', id);
export const goalOf = (card: CardId): BattleGoal => need(goals, 'battle goal', card.slice('#goal-'.length));
export const monsterCardOf = (id: string): MonsterCard => need(monsterCards, 'monster card', id);

/** A class card by the name that it has in play. */
export const cardOf = (id: CardId): AbilityCard => need(cards, 'card', id);
export const halfOf = (id: CardId, half: 'top' | 'bottom'): Half => cardOf(id)[half];

/** The copies of a card that lies in supply for everybody. */
export const copiesOf = (key: string): CardId[] =>
  CLASSES.flatMap(c => c.cards.filter(card => card.supplyCard === key).flatMap(copyIds));

/** Goes back to the supply whenever it would be discarded or lost. */
export const isSupply = (id: CardId): boolean => cardOf(id).supplyCard !== undefined;

/** The cards that a character of this level may choose a hand from (GLM-LEVEL-04, -10). */
export const poolOf = (id: string, level: number): CardId[] =>
  classOf(id)
    .cards.filter(c => c.level === 'X' || (c.level !== 'M' && c.level <= level))
    .map(c => `#${c.id}` as const);

export const GOAL_CARDS: readonly CardId[] = GOALS.map(g => `#goal-${g.id}` as const);
