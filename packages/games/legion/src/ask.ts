import type { Msg, Proc, RuleId, Seat } from '@potyczka/kernel';
import { askAmount as askOneOf } from '@potyczka/kit';
import type { T } from './state.js';
import { msg } from './text/say.js';

interface Amount {
  readonly rule: RuleId;
  readonly ask: (most: number) => Msg;
  readonly least?: number;
  readonly most: number;
  /** What whoever does not think about it should take: comes first. */
  readonly sensible: number;
}

/** Asks for a number, the sensible one first; not asked if there is only one. */
export function* askAmount(t: T, seat: Seat, { ask, most, ...q }: Amount): Proc<number> {
  return yield* askOneOf(t, seat, {
    ...q,
    ask: ask(most),
    upTo: most,
    show: n => msg('amount-label', { n }),
  });
}
