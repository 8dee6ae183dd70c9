import type { Proc, RuleId } from '@potyczka/kernel';
import type { KeywordId } from '../../content/keywords.js';
import { type T, type UnitS, unitOf } from '../../state.js';
import { msg } from '../../text/say.js';
import type { UnitId } from '../../vocabulary.js';

/** Chooses units one by one, up to X, or stops. */
export function* eachOf(
  t: T,
  by: UnitId,
  most: number,
  { rule, deed }: { readonly rule: RuleId; readonly deed: KeywordId },
  from: () => UnitS[],
  act: (u: UnitS) => Proc,
): Proc {
  for (let n = 0; n < most; n++) {
    const units = from();
    if (units.length === 0) return;
    const unit = yield* t.choose<UnitS | 'stop'>(unitOf(t.s, by).seat, {
      rule,
      ask: msg('ask-whom', { unit: by, left: most - n, deed }),
      from: [...units, 'stop'],
      key: u => (u === 'stop' ? u : u.id),
      show: u =>
        u === 'stop'
          ? { label: msg('no-more-label'), declines: true }
          : { label: msg('unit-label', { unit: u.id }), at: [u.id] },
    });
    if (unit === 'stop') return;
    yield* act(unit);
  }
}
