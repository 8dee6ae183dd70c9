import type { CardId } from '@potyczka/kernel';
import { BATTLE_GOALS } from './battle-goals.js';
import { CLASS_DEFS } from './classes/index.js';
import { decksA } from './decks/a.js';
import { decksB } from './decks/b.js';
import { decksC } from './decks/c.js';
import { itemsA } from './items/a.js';
import { itemsB } from './items/b.js';
import { itemsC } from './items/c.js';
import { bosses } from './monsters/bosses.js';
import { named } from './monsters/named.js';
import { typesA } from './monsters/types-a.js';
import { typesB } from './monsters/types-b.js';
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

export type MonsterId = string;
export type ItemId = number;

const table = <X extends { readonly id: string | number }>(all: readonly X[]): ReadonlyMap<X['id'], X> =>
  new Map(all.map(x => [x.id, x]));

const need = <K, X>(map: ReadonlyMap<K, X>, key: K): X => {
  const x = map.get(key);
  if (x === undefined) throw new Error(`no such content: ${String(key)}`);
  return x;
};

export const CLASSES: readonly ClassDef[] = CLASS_DEFS;
export const MONSTERS: readonly MonsterDef[] = [...typesA, ...typesB, ...bosses, ...named];
export const DECKS: readonly MonsterDeck[] = [...decksA, ...decksB, ...decksC];
export const ITEMS: readonly ItemDef[] = [...itemsA, ...itemsB, ...itemsC];
export const SCENARIOS: readonly ScenarioDef[] = SCENARIO_DEFS;
export const GOALS: readonly BattleGoal[] = BATTLE_GOALS;

const classes = table<ClassDef>(CLASSES);
const monsters = table(MONSTERS);
const decks = table(DECKS);
const items = table(ITEMS);
const scenarios = table(SCENARIOS);
const goals = table<BattleGoal>(GOALS);
/** Copies of a card have numbers: `#sawbones-417.2`. */
const copyIds = (card: AbilityCard): CardId[] =>
  Array.from({ length: card.copies ?? 1 }, (_, i): CardId => `#${card.id}${i === 0 ? '' : `.${i + 1}`}`);

const cards: ReadonlyMap<CardId, AbilityCard> = new Map(
  CLASSES.flatMap(c => c.cards.flatMap(card => copyIds(card).map(id => [id, card] as const))),
);
const monsterCards = new Map(DECKS.flatMap(d => d.cards.map(card => [card.id, card] as const)));

export const classOf = (id: string): ClassDef => need(classes, id);

export const monsterOf = (id: MonsterId): MonsterDef => need(monsters, id);
export const isMonster = (id: string): boolean => monsters.has(id);
export const deckOf = (id: string): MonsterDeck => need(decks, id);
export const itemOf = (id: ItemId): ItemDef => need(items, id);
export const scenarioOf = (id: number): ScenarioDef => need(scenarios, id);
export const goalOf = (card: CardId): BattleGoal => need(goals, card.slice('#goal-'.length));
export const monsterCardOf = (id: string): MonsterCard => need(monsterCards, id);

/** A class card by the name that it has in play. */
export const cardOf = (id: CardId): AbilityCard => need(cards, id);
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
