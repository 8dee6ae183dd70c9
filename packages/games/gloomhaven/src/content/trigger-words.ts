import type { Fact, Facts } from './types.js';

/** Words that say when to look, not what must hold. */
export const TIMES = new Set(['at', 'rounds', 'characters', 'until', 'from', 'each', 'once', 'n']);

const isFacts = (x: Fact | undefined): x is Facts => typeof x === 'object' && x !== null && !Array.isArray(x);

const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...TIMES,
  'all',
  'any',
  'doorOpened',
  'roomRevealed',
  'section',
  'killed',
  'tileFullOf',
  'allDead',
  'noneOnMap',
  'plateOccupied',
  'plateAtTurnEnd',
  'platesOccupiedAtTurnEnd',
  'goalTreasureLooted',
  'goalTreasuresLooted',
  'roundEndAfter',
  'unexhaustedCharacters',
  'entersTile',
  'onTile',
  'plates',
  'allCharactersOnPlatesAtTurnEnd',
  'noCharacterInRoom',
  'noneOnTile',
  'characterInEachRoom',
  'on',
  'if',
  'unlockedBy',
  'roundStart',
  'roundEnd',
  'doorDestroyed',
  'destroyed',
  'doorStands',
  'allKilled',
  'only',
]);

/** Words of a trigger that nothing here understands: a scenario that waits for one carries a mark. */
export const strangeWords = (trigger: Fact | undefined): string[] => {
  if (Array.isArray(trigger)) return trigger.flatMap(strangeWords);
  if (!isFacts(trigger)) return [];
  return Object.entries(trigger).flatMap(([word, value]) => {
    if (!KNOWN_WORDS.has(word)) return [word];
    return ['all', 'any', 'if', 'unlockedBy', 'from', 'until', 'once'].includes(word)
      ? strangeWords(value)
      : [];
  });
};
