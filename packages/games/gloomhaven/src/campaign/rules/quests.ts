import { sure } from '@potyczka/kernel';
import { isMonster, itemOf, monsterOf, scenarioOf } from '../../content/index.js';
import { aimOf, hasScenario, NAMED, placeOf, questOf, regionOf } from '../content/index.js';
import type { Hero } from '../look.js';
import type { Character } from '../state.js';
import type { QuestStep } from '../types.js';
import { note, type Work } from '../work.js';
import { unlockScenario } from './conditions.js';

/** Personal quests: what is counted, and when they are fulfilled (GLM-RETIRE-01, G-19). */

/** What a step has come to: what is owned now, or what was counted. */
export const stepValue = (ch: Hero, n: number): number => {
  const step = sure(questOf(sure(ch.quest, 'quest')).steps[n], 'one of steps');
  if (step.ownGold !== undefined) return Math.min(ch.gold, step.ownGold);
  if (step.ownItem !== undefined) return ch.items.includes(step.ownItem) ? 1 : 0;
  if (step.ownItems !== undefined) {
    const slots: readonly string[] = typeof step.ownItems === 'string' ? [step.ownItems] : step.ownItems;
    return Math.min(aimOf(step), ch.items.filter(id => slots.includes(itemOf(id).slot)).length);
  }
  return ch.counted[n] ?? 0;
};

/** What each step of a quest asks for. */
export const questSteps = (ch: Hero): number[] => questOf(sure(ch.quest, 'quest')).steps.map(aimOf);

/** The one kind of monster that a step counts, if it is one. */
export const kindOfStep = (ch: Hero, n: number): string | undefined => {
  const { kill } = sure(questOf(sure(ch.quest, 'quest')).steps[n], 'one of steps');
  return kill?.length === 1 ? kill[0] : undefined;
};

const stepIsDone = (ch: Hero, n: number): boolean =>
  stepValue(ch, n) >= aimOf(sure(questOf(sure(ch.quest, 'quest')).steps[n], 'one of steps'));

/** GLM-RETIRE-04: barred from further scenarios, due to retire in the city. */
export const isFulfilled = (ch: Hero): boolean =>
  ch.quest !== null && questOf(ch.quest).steps.every((_, n) => stepIsDone(ch, n));

const mayCount = (ch: Character, step: QuestStep): boolean =>
  step.after === undefined || stepIsDone(ch, step.after - 1);

/** Counts for one character what `worth` gives each step. */
const count = (w: Work, ch: Character, worth: (step: QuestStep, n: number) => number): void => {
  if (ch.quest === null) return;
  const quest = questOf(ch.quest);
  const before = isFulfilled(ch);
  ch.counted = quest.steps.map((_, n) => ch.counted[n] ?? 0);
  const open = quest.steps.map(step => mayCount(ch, step));
  for (const [n, step] of quest.steps.entries()) {
    if (!open[n]) continue;
    ch.counted[n] = Math.min(aimOf(step), sure(ch.counted[n], 'one of counted') + worth(step, n));
  }
  if (quest.unlocks !== undefined && stepIsDone(ch, 0)) unlockScenario(w, quest.unlocks);
  if (!before && isFulfilled(ch)) note(w, 'GLM-RETIRE-02', 'quest-fulfilled', { name: ch.name });
};

/** What a scenario gave a character to count. */
export interface Counted {
  readonly kills: Readonly<Record<string, number>>;
  readonly elites: number;
  readonly checks: number;
  readonly exhausted: boolean;
  /** Others of the party that became exhausted. */
  readonly othersExhausted: number;
  /** Enemies killed with an item, by the item. */
  readonly withItem: Readonly<Record<string, number>>;
}

/** Monsters of a scenario's own name count as what they are a variant of. */
const kindOf = (kind: string): string => (isMonster(kind) ? (monsterOf(kind).variantOf ?? kind) : kind);

const fresh = (ch: Character, thing: string): boolean => {
  if (ch.noted.includes(thing)) return false;
  ch.noted.push(thing);
  return true;
};

const killsOf = (c: Counted, kinds: readonly string[]): number =>
  Object.entries(c.kills).reduce((sum, [kind, n]) => sum + (kinds.includes(kindOf(kind)) ? n : 0), 0);

export const countScenario = (w: Work, ch: Character, c: Counted): void =>
  count(w, ch, step => {
    if (step.kill) return killsOf(c, step.kill);
    if (step.killElites !== undefined) return c.elites;
    if (step.killDifferentKinds !== undefined)
      return Object.keys(c.kills).filter(kind => fresh(ch, `kind ${kindOf(kind)}`)).length;
    if (step.killWithItem !== undefined) return c.withItem[step.killWithItem] ?? 0;
    if (step.battleGoalChecks !== undefined) return c.checks;
    if (step.becomeExhausted !== undefined) return c.exhausted ? 1 : 0;
    if (step.partyMembersExhausted !== undefined) return c.othersExhausted;
    return 0;
  });

const isBossScenario = (n: number): boolean =>
  hasScenario(n) && scenarioOf(n).monsters.some(kind => monsterOf(kind).stats.boss !== undefined);

const counts = (step: QuestStep, n: number): boolean => {
  const place = placeOf(n);
  if (step.completeScenario) return step.completeScenario.includes(n);
  if (step.completeScenariosNamed !== undefined)
    return sure(NAMED[step.completeScenariosNamed], 'one of NAMED').includes(n);
  if (step.completeScenariosIn !== undefined) return regionOf(place) === step.completeScenariosIn;
  if (step.completeSideScenarios !== undefined) return n > (step.numberAbove ?? 0);
  if (step.completeBossScenarios !== undefined) return isBossScenario(n);
  return step.completeDifferentScenarios !== undefined;
};

/** A scenario completed: each counts once for a step. */
export const countCompletion = (w: Work, ch: Character, n: number): void =>
  count(w, ch, (step, at) => (counts(step, n) && fresh(ch, `${at} scenario ${n}`) ? 1 : 0));

export const countDonation = (w: Work, ch: Character, gold: number): void =>
  count(w, ch, step => (step.donateGold !== undefined ? gold : 0));

export const countEnhancement = (w: Work, ch: Character): void =>
  count(w, ch, step => (step.buyEnhancements !== undefined ? 1 : 0));

export const countRetirement = (w: Work, ch: Character): void =>
  count(w, ch, step => (step.partyMembersRetired !== undefined ? 1 : 0));
