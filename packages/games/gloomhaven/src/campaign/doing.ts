import { sure } from '@potyczka/kernel';
import { begin as beginDeed, type Deed, type DeedName, judgeDeed, perform } from './deeds.js';
import type { Campaign, CharacterId, PartyId } from './state.js';

/** A deed done without a table: positions for checks and lessons. */
export interface Doing {
  readonly who?: CharacterId;
  readonly by?: string;
  /** Answers in order; after them the first that is legal. */
  readonly answers?: readonly string[];
}

/** A campaign after a deed; the same campaign where the deed is refused. */
export const doing = (
  c: Campaign,
  party: PartyId,
  what: DeedName,
  { who, by = 'p1', answers = [] }: Doing = {},
): Campaign => {
  if (judgeDeed(c, party, what, who ?? null)) return c;
  const { needs } = beginDeed(c, party, { do: what, who: who ?? null, by });
  const given: string[] = [];
  let step = needs.next();
  while (!step.done) {
    const need = step.value;
    const usual =
      need.kind === 'draw'
        ? sure(need.from[0], 'one of from')
        : sure(
            need.from.find(x => !x.refusal),
            'one of from',
          ).key;
    given.push(answers[given.length] ?? usual);
    step = needs.next(sure(given.at(-1), 'one of given'));
  }
  const deed: Deed = { do: what, who: who ?? null, by, answers: given };
  return perform(c, party, deed).c;
};
