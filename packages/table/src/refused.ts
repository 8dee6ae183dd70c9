import type { Msg, RuleId } from '@potyczka/kernel';
import type { Problem } from './protocol.js';

/** A request that cannot be granted; the reason goes to whoever asked. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

export const refused = (
  code: Problem['code'],
  id: string,
  args?: Msg['args'],
  rule?: RuleId,
  at?: string,
): Refused =>
  new Refused({
    code,
    why: args ? { id, args } : { id },
    ...(rule && { rule }),
    ...(at !== undefined && { at }),
  });
