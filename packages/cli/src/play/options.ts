import type { Answer, Msg, Pose, Refusal } from '@potyczka/kernel';
import { unreachable } from '@potyczka/kernel';
import { legalAnswers, type OneAsk } from '@potyczka/kernel/run';

/** One candidate of a question, as it is listed. */
export interface Option {
  /** What choosing it alone would answer; a key of a set, or a whole answer. */
  readonly key: string | Answer;
  readonly label: Msg;
  /** Why it cannot be chosen now. */
  readonly refusal: Refusal | undefined;
}

const keyed = (key: string): Msg => ({ id: 'option', args: { key } });

/** The candidates of a question, the legal ones first; none for a number, which is typed as it is. */
export function optionsOf(ask: OneAsk): Option[] {
  switch (ask.kind) {
    case 'choose':
    case 'many': {
      const { from, key, judge, show } = ask.spec;
      const all = from.map(x => ({
        key: key(x),
        label: show?.(x).label ?? keyed(key(x)),
        refusal: judge?.(x),
      }));
      return [...all.filter(o => !o.refusal), ...all.filter(o => o.refusal)];
    }
    case 'number':
      return [];
    case 'place':
      return legalAnswers(ask).map(pose => ({
        key: pose,
        label: ask.spec.show?.(pose as Pose).label ?? keyed(JSON.stringify(pose)),
        refusal: undefined,
      }));
    case 'places':
      return legalAnswers(ask).map(poses => ({
        key: poses,
        label: ask.spec.show?.(poses as readonly Pose[]).label ?? keyed(JSON.stringify(poses)),
        refusal: undefined,
      }));
    default:
      return unreachable(ask);
  }
}

/** What typed numbers mean; undefined if they mean nothing here. */
export function answerOf(
  ask: OneAsk,
  options: readonly Option[],
  numbers: readonly number[],
): Answer | undefined {
  if (ask.kind === 'number') return numbers.length === 1 ? numbers[0] : undefined;
  const chosen = numbers.map(n => options[n - 1]);
  if (chosen.includes(undefined)) return undefined;
  const keys = chosen.map(option => (option as Option).key);
  if (ask.kind === 'many') return keys as string[];
  return keys.length === 1 ? keys[0] : undefined;
}
