import type { Msg, Proc, RuleId, Seat } from '@potyczka/kernel';
import { askAmount as askOneOf } from '@potyczka/kit';
import type { KeywordId } from './content/keywords.js';
import { type T, unitOf } from './state.js';
import { msg } from './text/say.js';
import type { UnitId } from './vocabulary.js';

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

interface HowMuch {
  readonly keyword: KeywordId;
  readonly most: number;
  readonly rule: RuleId;
}

/** How much of an effect 'up to X' a unit uses: all of it, unless the table wants to be asked. */
export function* askHowMuch(t: T, unit: UnitId, { keyword, most, rule }: HowMuch): Proc<number> {
  if (!t.s.options.inPart || most <= 0) return most;
  return yield* askAmount(t, unitOf(t.s, unit).seat, {
    rule,
    ask: most => msg('ask-how-much', { keyword, unit, most }),
    most,
    sensible: most,
  });
}
