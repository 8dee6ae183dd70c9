import { type Answer, type Dice, unreachable } from '@potyczka/kernel';
import { judgeAnswer, legalAnswers, type OneAsk } from '@potyczka/kernel/run';

/** Sets that are drawn before all legal ones are listed. */
const DRAWS = 64;
/** Poses out of which one is drawn. */
const POSES = 16;
/** Legal sets that are listed at most. */
const LISTED = 2048;

/** The first of a list in random order that passes: every one that passes is as likely. */
const firstThat = <X>(dice: Dice, list: readonly X[], passes: (x: X) => boolean): X | undefined => {
  const left = list.slice();
  for (let n = left.length; n > 0; n--) {
    const i = dice.below(n);
    const x = left[i] as X;
    if (passes(x)) return x;
    left[i] = left[n - 1] as X;
  }
  return undefined;
};

/** How many sets of each size there are, divided by the largest such number so that it never overflows. */
const weights = (of: number, min: number, max: number): number[] => {
  const logs: number[] = [];
  let log = 0;
  for (let k = 1; k <= max; k++) {
    if (k > min) logs.push(log);
    log += Math.log((of - k + 1) / k);
  }
  logs.push(log);
  const top = Math.max(...logs);
  return logs.map(x => Math.exp(x - top));
};

const FINE = 2 ** 30;

/** A size of a set, as likely as there are sets of that size. */
const drawSize = (dice: Dice, of: number, min: number, max: number): number => {
  const w = weights(of, min, max);
  let at = (dice.below(FINE) / FINE) * w.reduce((a, b) => a + b, 0);
  for (const [i, x] of w.entries()) {
    at -= x;
    if (at < 0) return min + i;
  }
  return max;
};

const randomSet = (ask: Extract<OneAsk, { kind: 'many' }>, dice: Dice): Answer => {
  const { spec } = ask;
  const keys = spec.from.filter(x => !spec.judge?.(x)).map(x => spec.key(x));
  const most = Math.min(spec.max, keys.length);
  for (let i = 0; i < DRAWS && most >= spec.min; i++) {
    const size = drawSize(dice, keys.length, spec.min, most);
    const left = keys.slice();
    const set = Array.from({ length: size }, () => left.splice(dice.below(left.length), 1)[0] as string);
    if (!judgeAnswer(ask, set)) return set;
  }
  const listed = legalAnswers(ask, LISTED);
  return listed[dice.below(listed.length)] as Answer;
};

const randomNumber = (ask: Extract<OneAsk, { kind: 'number' }>, dice: Dice): Answer => {
  const { min, max } = ask.spec;
  for (let i = 0; i < DRAWS; i++) {
    const n = min + dice.below(max - min + 1);
    if (!judgeAnswer(ask, n)) return n;
  }
  const listed = legalAnswers(ask, LISTED);
  return listed[dice.below(listed.length)] as Answer;
};

/**
 * Any legal answer, each as likely as the others; of poses, one of the first
 * legal ones that are proposed. Large sets are drawn, not listed.
 */
export const randomAnswer = (ask: OneAsk, dice: Dice): Answer => {
  switch (ask.kind) {
    case 'choose': {
      const { spec } = ask;
      return spec.key(firstThat(dice, spec.from, x => !spec.judge?.(x)));
    }
    case 'many':
      return randomSet(ask, dice);
    case 'number':
      return randomNumber(ask, dice);
    case 'place':
    case 'places':
      // A pose may be dear to judge, and the first proposals are the best: so many are enough to choose from.
      return legalAnswers(ask, 1 + dice.below(POSES)).at(-1) as Answer;
    default:
      return unreachable(ask);
  }
};
