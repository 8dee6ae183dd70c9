import type { Answer, ChooseAsk, ManyAsk, OneAsk, PlaceAsk, Pose } from './question.js';
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

const POSE_FIELDS = ['x', 'y', 'z', 'facing'];

const isPose = (a: unknown): a is Pose => {
  if (typeof a !== 'object' || a === null || Array.isArray(a)) return false;
  const o = a as Record<string, unknown>;
  const fields = Object.keys(o);
  return (
    fields.includes('x') &&
    fields.includes('y') &&
    fields.every(k => POSE_FIELDS.includes(k) && Number.isSafeInteger(o[k]))
  );
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
    default:
      return unreachable(ask);
  }
};

/** What the procedure gets for an answer that was judged before; throws if it names no candidate. */
export const answered = (ask: OneAsk, a: Answer): unknown => {
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
    default:
      return unreachable(ask);
  }
};

/** `n` itself, but never minus zero, which a save would lose. */
const whole = (n: number): number => n + 0;

const tidyPose = ({ x, y, z, facing }: Pose): Pose => ({
  x: whole(x),
  y: whole(y),
  ...(z !== undefined && { z: whole(z) }),
  ...(facing !== undefined && { facing: whole(facing) }),
});

/** A legal answer in the one form that goes into a record: keys in the order of the candidates, no minus zero. */
export const tidy = (ask: OneAsk, a: Answer): Answer => {
  switch (ask.kind) {
    case 'choose':
      return a;
    case 'many':
      return chosen(ask, new Set(a as readonly string[])).map(x => ask.spec.key(x));
    case 'number':
      return whole(a as number);
    case 'place':
      return tidyPose(a as Pose);
    default:
      return unreachable(ask);
  }
};

function* legalSets(ask: ManyAsk<unknown>): Generator<readonly string[]> {
  const { spec } = ask;
  const legal = spec.from.filter(x => !spec.judge?.(x));
  const keys = legal.map(x => spec.key(x));
  const most = Math.min(spec.max, legal.length);
  const chosen: number[] = [];
  function* grow(from: number, size: number): Generator<readonly string[]> {
    if (chosen.length === size) {
      if (!spec.judgeAll?.(chosen.map(i => legal[i]))) yield chosen.map(i => keys[i] as string);
      return;
    }
    for (let i = from; i <= legal.length - (size - chosen.length); i++) {
      chosen.push(i);
      yield* grow(i + 1, size);
      chosen.pop();
    }
  }
  for (let size = spec.min; size <= most; size++) yield* grow(0, size);
}

const legalPoses = (ask: PlaceAsk): Pose[] => ask.spec.candidates().filter(p => !ask.spec.judge(p));

/**
 * The legal answers, the harmless one first; sets in order of size. Poses are
 * the legal ones among the proposed. Stops after `limit`.
 */
export const legalAnswers = (ask: OneAsk, limit = 4096): Answer[] => {
  const out: Answer[] = [];
  switch (ask.kind) {
    case 'choose': {
      const { spec } = ask;
      const { from } = spec;
      for (let i = 0; i < from.length && out.length < limit; i++) {
        const x = from[i];
        if (!spec.judge?.(x)) out.push(spec.key(x));
      }
      return out;
    }
    case 'many':
      for (const set of legalSets(ask)) {
        out.push(set);
        if (out.length >= limit) break;
      }
      return out;
    case 'number':
      for (let n = ask.spec.min; n <= ask.spec.max && out.length < limit; n++) {
        if (!ask.spec.judge?.(n)) out.push(n);
      }
      return out;
    case 'place':
      return legalPoses(ask).slice(0, limit);
    default:
      return unreachable(ask);
  }
};

/** A refusal, marked as such for callers that expect either. */
export const isRefusal = (x: unknown): x is Refusal =>
  typeof x === 'object' && x !== null && 'rule' in x && 'why' in x;
