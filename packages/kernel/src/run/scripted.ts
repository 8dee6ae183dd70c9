import type { Chance } from '../chance.js';
import type { CardId } from '../vocabulary.js';

/** Chance that a test writes down beforehand. */
export interface ScriptedChance extends Chance {
  /** Adds outcomes: the name of a face for a roll, the cards that come to lie on top for a shuffle. */
  add(...outcomes: (string | number | readonly CardId[])[]): void;
  /** Throws if an outcome was never used. */
  end(): void;
}

/**
 * Chance by name: each roll takes the face written down for it, each shuffle
 * puts the cards written down on top in that order and leaves the others as
 * they lay. A missing outcome throws where it is needed, an unused one at `end`.
 */
export const scripted = (...outcomes: (string | number | readonly CardId[])[]): ScriptedChance => {
  const queue = [...outcomes];
  const take = (rule: string): string | number | readonly CardId[] => {
    const next = queue.shift();
    if (next === undefined) throw new Error(`${rule}: no outcome written down`);
    return next;
  };
  return {
    add: (...more) => {
      queue.push(...more);
    },
    end: () => {
      if (queue.length > 0) throw new Error(`outcomes never used: ${JSON.stringify(queue)}`);
    },
    roll: (rule, faces) => {
      const face = take(rule);
      const i = faces.findIndex(f => f === face || String(f) === face);
      if (i < 0) throw new Error(`${rule}: no face ${String(face)} on this die`);
      return i;
    },
    shuffle: (rule, cards) => {
      const top = take(rule);
      if (!Array.isArray(top))
        throw new Error(`${rule}: cards are shuffled, ${String(top)} was written down`);
      for (const card of top as readonly CardId[]) {
        if (!cards.includes(card)) throw new Error(`${rule}: ${card} is not among the cards shuffled`);
      }
      return [...(top as readonly CardId[]), ...cards.filter(c => !(top as readonly CardId[]).includes(c))];
    },
  };
};
