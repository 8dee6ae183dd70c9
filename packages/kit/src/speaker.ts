import { type Msg, type Refusal, type RuleId, refuse } from '@potyczka/kernel';
import type { ArgsOf, Texts } from './gaps.js';

/** Messages and refusals of a game: the compiler checks the id, and that every gap of its text is filled. */
export interface Speaker<All extends Texts> {
  /** A prompt, a label or a reason. */
  msg<const K extends keyof All & string>(id: K, ...args: ArgsOf<All, K>): Msg;
  /** A refusal: its rule, and its reason. */
  no<const K extends keyof All & string>(rule: RuleId, why: K, ...args: ArgsOf<All, K>): Refusal;
}

/**
 * `speaker<typeof en | typeof pl>()`: the texts of all languages, as literals (`as const`), so that a gap which only
 * one of them has is filled too.
 */
export const speaker = <All extends Texts>(): Speaker<All> => ({
  msg: (id, ...[args]) => (args ? { id, args } : { id }),
  no: (rule, why, ...[args]) => refuse(rule, why, args),
});
