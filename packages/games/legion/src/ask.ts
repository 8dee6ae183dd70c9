import type { Msg, Proc, RuleId, Seat } from '@potyczka/kernel';
import type { T } from './state.js';
import type { TextId } from './text/en/messages.js';
import { msg } from './text/say.js';

interface Amount {
  readonly rule: RuleId;
  readonly ask: TextId;
  readonly args?: Msg['args'];
  readonly least?: number;
  readonly most: number;
  /** What whoever does not think about it should take: comes first. */
  readonly sensible: number;
}

/** Asks for a number, the sensible one first; not asked if there is only one. */
export function* askAmount(t: T, seat: Seat, q: Amount): Proc<number> {
  const least = q.least ?? 0;
  if (q.most <= least) return least;
  const others = Array.from({ length: q.most - least + 1 }, (_, n) => least + n).filter(
    n => n !== q.sensible,
  );
  return yield* t.choose<number>(seat, {
    rule: q.rule,
    ask: msg(q.ask, { ...q.args, most: q.most }),
    from: [q.sensible, ...others],
    key: n => String(n),
    show: n => ({ label: msg('amount-label', { n }), ...(n === 0 && { declines: true as const }) }),
  });
}
