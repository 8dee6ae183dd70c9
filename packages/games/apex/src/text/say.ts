import { type Msg, type Refusal, type RuleId, refuse } from '@potyczka/kernel';
import type { TextId } from './en.js';

/** A message of this game: its id is checked by the compiler. */
export const msg = (id: TextId, args?: Msg['args']): Msg => (args ? { id, args } : { id });

/** A refusal of this game: its reason is checked by the compiler. */
export const no = (rule: RuleId, why: TextId, args?: Msg['args']): Refusal => refuse(rule, why, args);
