import type { Answer } from '../question.js';
import type { Stage, Steps } from '../stage.js';
import type { Seat } from '../vocabulary.js';
import type { By } from './record.js';

/** What a seat has answered in a stage that it has not finished: no part of the record yet. */
export interface Draft {
  readonly seat: Seat;
  readonly path: readonly Answer[];
  /** Who gave each answer; null: the player. */
  readonly by: readonly (By | null)[];
}

/** Who gave each answer of each seat in the stage that is open. */
export class Givers {
  private readonly bySeat = new Map<Seat, readonly (By | null)[]>();

  of(seat: Seat): readonly (By | null)[] {
    return this.bySeat.get(seat) ?? [];
  }

  set(seat: Seat, givers: readonly (By | null)[]): void {
    if (givers.length === 0) this.bySeat.delete(seat);
    else this.bySeat.set(seat, givers);
  }

  clear(): void {
    if (this.bySeat.size > 0) this.bySeat.clear();
  }

  /** After an undo: who gave the answers of the stage that is open now. */
  backTo(stage: Stage | undefined, drafts: readonly Steps[], lastBy: (seat: Seat) => By | null): void {
    const before = new Map(drafts.map(({ seat }) => [seat, this.of(seat)]));
    this.clear();
    for (const seat of stage?.seats ?? []) {
      const by = lastBy(seat);
      this.set(seat, before.get(seat) ?? (stage?.pathOf(seat) ?? []).map(() => by));
    }
  }

  /** The last step that the player decided; -1 if there is none. */
  lastOwn(seat: Seat): number {
    return this.of(seat).lastIndexOf(null);
  }
}

/** Who counts as the giver of a whole part: whoever took its last step that was not forced. */
export const giverOf = (givers: readonly (By | null)[]): By | null =>
  givers.every(by => by === 'forced')
    ? (givers[0] ?? null)
    : (givers.findLast(by => by !== 'forced') ?? null);
