import { canonicalAnswer, judgeAnswer } from './answers.js';
import { canonical } from './plain.js';
import type { Answer, ManyAsk, OneAsk, PlaceAsk, PlacesAsk } from './question.js';
import { unreachable } from './vocabulary.js';

/** Sets that are tried before a list of them gives up. */
const SET_TRIES = 10_000;
/** Proposed poses that a list holds at most, and how many are tried for them. */
const MOST_POSES = 64;
const POSE_TRIES = 16 * MOST_POSES;

/** Legal answers to a question, as far as they were looked for. */
export interface LegalList {
  readonly answers: Answer[];
  /** The tries ran out: there may be legal answers that are not listed, even if none is. */
  readonly ranOut: boolean;
}

/** The first `limit` legal answers among those to be tried, each once. */
const firstLegal = (ask: OneAsk, tries: Iterable<Answer>, limit: number, most: number): LegalList => {
  const answers: Answer[] = [];
  if (limit <= 0) return { answers, ranOut: false };
  const known = new Set<string>();
  let tried = 0;
  for (const a of tries) {
    if (tried++ >= most) return { answers, ranOut: true };
    const text = canonical(a);
    if (known.has(text) || judgeAnswer(ask, a)) continue;
    known.add(text);
    answers.push(a);
    if (answers.length >= limit) break;
  }
  return { answers, ranOut: false };
};

const legalPoses = (ask: PlaceAsk | PlacesAsk, limit: number): LegalList =>
  firstLegal(ask, ask.spec.propose(), Math.min(limit, MOST_POSES), POSE_TRIES);

/** Legal sets, from small to large. */
const grownSets = (ask: ManyAsk<unknown>, limit: number): LegalList => {
  const { spec } = ask;
  const legal = spec.from.filter(x => !spec.judge?.(x));
  const keys = legal.map(x => spec.key(x));
  const most = Math.min(spec.max, legal.length);
  const answers: Answer[] = [];
  const chosen: number[] = [];
  let tries = 0;
  const isEnough = (): boolean => answers.length >= limit || tries > SET_TRIES;
  const grow = (from: number, size: number): void => {
    if (chosen.length === size) {
      if (++tries <= SET_TRIES && !spec.judgeAll?.(chosen.map(i => legal[i])))
        answers.push(chosen.map(i => keys[i] as string));
      return;
    }
    for (let i = from; i <= legal.length - (size - chosen.length) && !isEnough(); i++) {
      chosen.push(i);
      grow(i + 1, size);
      chosen.pop();
    }
  };
  for (let size = spec.min; size <= most && !isEnough(); size++) grow(0, size);
  return { answers, ranOut: tries > SET_TRIES };
};

/** Proposed sets as a record writes them: keys in the order of the candidates. */
function* proposedSets(ask: ManyAsk<unknown>): Generator<Answer> {
  const { propose, key } = ask.spec;
  for (const set of propose?.() ?? [])
    yield canonicalAnswer(
      ask,
      set.map(x => key(x)),
    );
}

/** Those proposed come first; the others follow while tries are left. */
const legalSets = (ask: ManyAsk<unknown>, limit: number): LegalList => {
  if (!ask.spec.propose) return grownSets(ask, limit);
  const first = firstLegal(ask, proposedSets(ask), limit, POSE_TRIES).answers;
  if (first.length >= limit) return { answers: first, ranOut: false };
  const known = new Set(first.map(canonical));
  const { answers, ranOut } = grownSets(ask, limit + first.length);
  return { answers: [...first, ...answers.filter(a => !known.has(canonical(a)))].slice(0, limit), ranOut };
};

/** The legal answers as `legalAnswers` lists them, and whether it gave up. */
export const legalList = (ask: OneAsk, limit = 4096): LegalList => {
  const answers: Answer[] = [];
  switch (ask.kind) {
    case 'choose': {
      const { from, key, judge } = ask.spec;
      for (let i = 0; i < from.length && answers.length < limit; i++) {
        const x = from[i];
        if (!judge?.(x)) answers.push(key(x));
      }
      return { answers, ranOut: false };
    }
    case 'many':
      return legalSets(ask, limit);
    case 'number':
      for (let n = ask.spec.min; n <= ask.spec.max && answers.length < limit; n++) {
        if (!ask.spec.judge?.(n)) answers.push(n);
      }
      return { answers, ranOut: false };
    case 'place':
    case 'places':
      return legalPoses(ask, limit);
    default:
      return unreachable(ask);
  }
};

/**
 * The legal answers, the harmless one first; sets in order of size, proposed
 * ones before them. Poses are the legal ones among the first proposed, at most
 * 64. Stops after `limit`, or when the tries run out.
 */
export const legalAnswers = (ask: OneAsk, limit?: number): Answer[] => legalList(ask, limit).answers;
