import type { Condition, Slot } from '../content/abilities.js';

/** Shapes of the campaign's content: figures and facts, no sentences. */

export const DECKS = ['city', 'road'] as const;
export type DeckName = (typeof DECKS)[number];
export type OptionName = 'a' | 'b';

/** When an outcome applies (GLM-EVENT-12 to -15). */
export type When =
  | { readonly if: 'otherwise' }
  | { readonly if: 'class'; readonly of: readonly string[] }
  | { readonly if: 'reputation'; readonly above?: number; readonly below?: number }
  /** Together; `less` from a reputation on. */
  | { readonly if: 'pay'; readonly n: number; readonly fromReputation?: number; readonly less?: number }
  | { readonly if: 'payEach'; readonly n: number }
  | { readonly if: 'payItem'; readonly n: number };

/** What an outcome does. Without another word it concerns each character (G-12). */
export type Effect = { readonly if?: When } & (
  | {
      readonly do: 'reputation' | 'prosperity' | 'gold' | 'collectiveGold' | 'xp' | 'checks';
      readonly n: number;
    }
  | { readonly do: 'choose'; readonly of: readonly Effect[] }
  | { readonly do: 'outcome'; readonly option: 'A' | 'B' }
  | { readonly do: 'addEvent'; readonly deck: DeckName; readonly n: number }
  | { readonly do: 'unlock' | 'item' | 'design'; readonly n: number }
  | { readonly do: 'partyAchievement' | 'globalAchievement'; readonly name: string }
  | { readonly do: 'randomDesign' }
  | {
      readonly do: 'start';
      readonly conditions?: readonly Condition[];
      readonly damage?: number;
      readonly discard?: number;
    }
  | { readonly do: 'minusOnesForOne'; readonly n: number }
  | { readonly do: 'consumeEach' | 'consumeOne'; readonly slot: Slot }
);

export interface OutcomeDef {
  readonly when?: When;
  readonly do: readonly Effect[];
  /** Back to the bottom of the deck; otherwise it leaves the game. Left out where another outcome decides. */
  readonly back?: boolean;
}

export interface EventDef {
  readonly n: number;
  readonly a: readonly OutcomeDef[];
  readonly b: readonly OutcomeDef[];
}

/** One thing that a personal quest asks for. */
export interface QuestStep {
  readonly n?: number;
  /** Counts only once that step is done. */
  readonly after?: number;
  readonly kill?: readonly string[];
  readonly killElites?: number;
  readonly killDifferentKinds?: number;
  readonly killWithItem?: number;
  readonly kinds?: readonly string[];
  readonly completeScenariosNamed?: string;
  readonly completeScenariosIn?: string;
  readonly completeScenario?: readonly number[];
  readonly completeDifferentScenarios?: number;
  readonly completeSideScenarios?: number;
  readonly numberAbove?: number;
  readonly completeBossScenarios?: number;
  readonly ownItems?: Slot | readonly Slot[];
  readonly ownItem?: number;
  readonly ownGold?: number;
  readonly partyMembersExhausted?: number;
  readonly becomeExhausted?: number;
  readonly battleGoalChecks?: number;
  readonly donateGold?: number;
  readonly buyEnhancements?: number;
  readonly partyMembersRetired?: number;
}

/** GLM-RETIRE-01 */
export interface QuestDef {
  readonly id: string;
  readonly steps: readonly QuestStep[];
  /** A scenario that the first step unlocks. */
  readonly unlocks?: number;
  readonly opens: { readonly class?: string; readonly envelope?: string };
}

export interface Rewards {
  readonly global?: readonly string[];
  readonly party?: readonly string[];
  readonly lost?: readonly string[];
  readonly gold?: number;
  readonly collectiveGold?: number;
  readonly xp?: number;
  readonly reputation?: number;
  readonly prosperity?: number;
  readonly checks?: number;
  readonly items?: readonly number[];
  readonly designs?: readonly number[];
  readonly events?: readonly { readonly deck: DeckName; readonly n: number }[];
  readonly opensClass?: string;
  readonly envelopes?: readonly string[];
  /** The players unlock one of these. */
  readonly oneOf?: readonly number[];
}

/** Achievements that must be had, or with `!` must not; `name:3` three times. */
export interface Needs {
  readonly global?: readonly string[];
  readonly party?: readonly string[];
}

/** A scenario on the world map. */
export interface PlaceDef {
  readonly id: number;
  /** A letter and a number of the grid. */
  readonly at: string;
  readonly needs?: readonly Needs[];
  readonly unlocks?: readonly number[];
  readonly links?: readonly number[];
  readonly linkedToCity?: boolean;
  readonly side?: boolean;
  readonly rewards?: Rewards;
}

export const SPOT_KINDS = ['square', 'circle', 'diamond', 'diamondPlus', 'hex', 'summon'] as const;
export type SpotKind = (typeof SPOT_KINDS)[number];

/** The way to an ability inside the half, its line, the kind of spot; of an attack hex where it lies. */
export type Spot = readonly [path: string, line: string, kind: SpotKind, hex?: readonly [number, number]];
