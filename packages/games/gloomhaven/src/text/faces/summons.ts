import type { Lang } from '@potyczka/words';
import type { Ability, SummonOf } from '../../content/abilities.js';
import { CLASSES } from '../../content/index.js';
import { linesOfCard } from '../cards/abilities.js';

/** Every summon that a card brings, by its name: as the card that brings it has it. */
const found = (): ReadonlyMap<string, SummonOf> => {
  const all = new Map<string, SummonOf>();
  const look = (x: unknown): void => {
    if (typeof x !== 'object' || x === null) return;
    if ('a' in x && x.a === 'summon') {
      const { summon } = x as Extract<Ability, { a: 'summon' }>;
      all.set(summon.id, summon);
    }
    for (const value of Object.values(x)) look(value);
  };
  for (const { cards, companion } of CLASSES) {
    look(cards);
    if (companion) all.set(companion.figure.id, companion.figure);
  }
  return all;
};

export const SUMMONS = found();

/** What the card says of the figure that it brings. */
export const summonFaceText = (lang: Lang, summon: SummonOf): string[] =>
  linesOfCard(lang, [{ a: 'summon', count: 1, summon }]).map(line => line.text);
