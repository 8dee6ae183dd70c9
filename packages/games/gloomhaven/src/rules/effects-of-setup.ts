import { scenarioOf } from '../content/index.js';
import type { SetupWords } from '../content/scenario-words.js';
import type { S } from '../state.js';

/** The effects of a scenario's set-up that say a word (GLM-SETUP-02). */
export const setupHere = <K extends keyof SetupWords>(s: S, word: K): NonNullable<SetupWords[K]>[] =>
  (scenarioOf(s.scenario).setup ?? []).flatMap(effect => {
    const value = (effect as Partial<SetupWords>)[word];
    return value === undefined ? [] : [value];
  });
