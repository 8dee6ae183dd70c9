import type { Chance } from '../chance.js';
import type { ChanceOutcome } from '../engine.js';
import type { Answer } from '../question.js';
import type { CardId, RuleId, Seat } from '../vocabulary.js';

/** One thing that happened since a checkpoint: an answer, a seat's part of a stage, or what chance gave. */
export type TailItem =
  | { readonly seat: Seat; readonly rule: RuleId; readonly a: Answer }
  /** A seat's answers in a stage, where they were not just one. */
  | { readonly seat: Seat; readonly rule: RuleId; readonly path: readonly Answer[] }
  | { readonly chance: ChanceOutcome };

/** A replay came to another question than the one that was answered. */
export class ReplayMismatch extends Error {}

/** Gives what chance gave before; after that, asks the chance behind it. */
export class ReplayedChance implements Chance {
  next = 0;
  constructor(
    private readonly behind: Chance,
    private readonly queue: readonly TailItem[],
  ) {}

  /** The next outcome; undefined once all have been given. */
  private take(): ChanceOutcome | undefined {
    if (this.next >= this.queue.length) return undefined;
    const item = this.queue[this.next] as TailItem;
    if (!('chance' in item)) throw new ReplayMismatch('chance where an answer was given');
    this.next++;
    return item.chance;
  }

  roll(rule: RuleId, faces: readonly unknown[]): number {
    const known = this.take();
    if (known === undefined) return this.behind.roll(rule, faces);
    if (typeof known !== 'number') throw new ReplayMismatch(`${rule}: a die where cards were shuffled`);
    if (known >= faces.length) throw new ReplayMismatch(`${rule}: a die without the face that came up`);
    return known;
  }

  shuffle(rule: RuleId, cards: readonly CardId[]): CardId[] {
    const known = this.take();
    if (known === undefined) return this.behind.shuffle(rule, cards);
    if (typeof known === 'number') throw new ReplayMismatch(`${rule}: a shuffle where a die was rolled`);
    if (!sameCards(known, cards)) throw new ReplayMismatch(`${rule}: other cards than were shuffled`);
    return known.slice();
  }
}

const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean => {
  if (a.length !== b.length) return false;
  const cards = new Set(a);
  return b.every(card => cards.has(card));
};

/** Chance for a replay that must not need more of it. */
export const NO_MORE: Chance = {
  roll: rule => {
    throw new ReplayMismatch(`${rule}: chance where none was left`);
  },
  shuffle: rule => {
    throw new ReplayMismatch(`${rule}: chance where none was left`);
  },
};
