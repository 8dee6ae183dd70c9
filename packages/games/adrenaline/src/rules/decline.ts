import { type Choice, PASS, type Show } from '@potyczka/kernel';
import type { TextId } from '../text/en.js';
import { msg } from '../text/say.js';

/** An option that means doing nothing, or nothing more. */
export const showDecline = (label: TextId) => ({ label: msg(label), declines: true }) as const;

/** A choice whose candidates are shown. */
export interface Shown<X> extends Choice<X> {
  show(x: X): Show;
}

/** A choice that may be declined: that comes first, as the harmless answer. */
export const orNot = <X extends string>(c: Shown<X>, label: TextId): Choice<X | typeof PASS> => {
  const isPass = (x: X | typeof PASS): x is typeof PASS => x === PASS;
  return {
    rule: c.rule,
    ask: c.ask,
    from: [PASS, ...c.from],
    key: x => (isPass(x) ? PASS : c.key(x)),
    judge: x => (isPass(x) ? undefined : c.judge?.(x)),
    show: x => (isPass(x) ? showDecline(label) : c.show(x)),
  };
};
