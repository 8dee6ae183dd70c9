import { arePoses, isPose, type Pose, tidyPose, whole } from './pose.js';
import type { Answer, ChooseAsk, ManyAsk, OneAsk, PlacesAsk } from './question.js';
import { type Refusal, refuse, unreachable, type Verdict } from './vocabulary.js';

/** An answer that does not have the form of an answer to this question. */
export const MALFORMED = refuse('TABLE-ANSWER', 'table-malformed');
/** An answer that names something that is not among the candidates. */
export const UNKNOWN = refuse('TABLE-ANSWER', 'table-unknown');

const TOO_FEW = refuse('TABLE-ANSWER', 'table-too-few');
const TOO_MANY = refuse('TABLE-ANSWER', 'table-too-many');

const indexOfKey = (ask: ChooseAsk<unknown> | ManyAsk<unknown>, key: string): number => {
  const { from } = ask.spec;
  for (let i = 0; i < from.length; i++) if (ask.spec.key(from[i]) === key) return i;
  return -1;
};

/** The candidates that keys name, in the order of the candidates. */
const chosen = (ask: ManyAsk<unknown>, keys: ReadonlySet<string>): unknown[] => {
  const left = new Set(keys);
  return ask.spec.from.filter(x => left.delete(ask.spec.key(x)));
};

const judgeMany = (ask: ManyAsk<unknown>, a: unknown): Verdict => {
  if (!Array.isArray(a)) return MALFORMED;
  if (a.length > ask.spec.from.length) return TOO_MANY;
  const keys = new Set<string>();
  for (const k of a as unknown[]) {
    if (typeof k !== 'string') return MALFORMED;
    keys.add(k);
  }
  if (keys.size !== a.length) return MALFORMED;
  const set = chosen(ask, keys);
  if (set.length < keys.size) return UNKNOWN;
  for (const x of set) {
    const verdict = ask.spec.judge?.(x);
    if (verdict) return verdict;
  }
  if (set.length < ask.spec.min) return TOO_FEW;
  if (set.length > ask.spec.max) return TOO_MANY;
  return ask.spec.judgeAll?.(set);
};

const judgePlaces = (ask: PlacesAsk, a: unknown): Verdict => {
  const { of, judge, judgeAll } = ask.spec;
  if (!arePoses(a) || a.length !== of.length) return MALFORMED;
  for (const [i, pose] of a.entries()) {
    const verdict = judge?.(i, pose);
    if (verdict) return verdict;
  }
  return judgeAll(a);
};

/** Judges any input as an answer to a question: the one place that decides what is accepted. */
export const judgeAnswer = (ask: OneAsk, a: unknown): Verdict => {
  switch (ask.kind) {
    case 'choose': {
      if (typeof a !== 'string') return MALFORMED;
      const i = indexOfKey(ask, a);
      return i < 0 ? UNKNOWN : ask.spec.judge?.(ask.spec.from[i]);
    }
    case 'many':
      return judgeMany(ask, a);
    case 'number': {
      if (!Number.isSafeInteger(a)) return MALFORMED;
      const n = a as number;
      if (n < ask.spec.min) return TOO_FEW;
      return n > ask.spec.max ? TOO_MANY : ask.spec.judge?.(n);
    }
    case 'place':
      return isPose(a) ? ask.spec.judge(a) : MALFORMED;
    case 'places':
      return judgePlaces(ask, a);
    default:
      return unreachable(ask);
  }
};

/** A legal answer close to a pose or poses, if the question knows one; the form has been judged before. */
export const nearAnswer = (ask: OneAsk, a: Answer): Answer | undefined => {
  if (ask.kind === 'place') return ask.spec.near?.(a as Pose);
  return ask.kind === 'places' ? ask.spec.near?.(a as readonly Pose[]) : undefined;
};

/** What the procedure gets for an answer that was judged before; throws if it names no candidate. */
export const resolve = (ask: OneAsk, a: Answer): unknown => {
  switch (ask.kind) {
    case 'choose': {
      const i = indexOfKey(ask, a as string);
      if (i < 0) throw new Error(`no candidate ${String(a)} for ${ask.spec.rule}`);
      return ask.spec.from[i];
    }
    case 'many': {
      const keys = new Set(a as readonly string[]);
      const set = chosen(ask, keys);
      if (set.length !== keys.size) throw new Error(`no candidates ${String(a)} for ${ask.spec.rule}`);
      return set;
    }
    case 'number':
      return a;
    case 'place':
      return { ...(a as Pose) }; // the rules may keep it; the record keeps its own
    case 'places':
      return (a as readonly Pose[]).map(pose => ({ ...pose }));
    default:
      return unreachable(ask);
  }
};

/** A legal answer in the one form that goes into a record: keys in the order of the candidates, no minus zero. */
export const canonicalAnswer = (ask: OneAsk, a: Answer): Answer => {
  switch (ask.kind) {
    case 'choose':
      return a;
    case 'many':
      return chosen(ask, new Set(a as readonly string[])).map(x => ask.spec.key(x));
    case 'number':
      return whole(a as number);
    case 'place':
      return tidyPose(a as Pose);
    case 'places':
      return (a as readonly Pose[]).map(tidyPose);
    default:
      return unreachable(ask);
  }
};

/** A refusal, marked as such for callers that expect either. */
export const isRefusal = (x: unknown): x is Refusal =>
  typeof x === 'object' && x !== null && 'rule' in x && 'why' in x;
