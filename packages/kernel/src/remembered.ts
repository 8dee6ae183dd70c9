import { canonical } from './plain.js';
import { type Pose, poseText } from './pose.js';
import {
  type Choice,
  ChooseAsk,
  type Many,
  ManyAsk,
  NumberAsk,
  type OneAsk,
  PlaceAsk,
  PlacesAsk,
} from './question.js';
import { unreachable, type Verdict } from './vocabulary.js';

/** Verdicts that a question keeps of each kind; one more, and it forgets them all. */
const MOST_VERDICTS = 512;
/** Proposals that are kept; those after them are made anew. */
const MOST_PROPOSALS = 1024;

/** A function that is worked out once for everything with the same name. */
const once = <A extends unknown[], V>(f: (...args: A) => V, nameOf: (...args: A) => unknown) => {
  const known = new Map<unknown, V>();
  return (...args: A): V => {
    const name = nameOf(...args);
    const before = known.get(name);
    if (before !== undefined || known.has(name)) return before as V;
    if (known.size >= MOST_VERDICTS) known.clear();
    const value = f(...args);
    known.set(name, value);
    return value;
  };
};

/** A list that is made one by one, as far as somebody has looked, and never twice. */
const lazily = <T>(make: () => Iterable<T>): (() => Iterable<T>) => {
  const made: T[] = [];
  let from: Iterator<T> | undefined;
  let isWhole = false;
  return function* () {
    for (let i = 0; i < MOST_PROPOSALS; i++) {
      if (i >= made.length) {
        if (isWhole) return;
        from ??= make()[Symbol.iterator]();
        const next = from.next();
        isWhole = next.done === true;
        if (next.done) return;
        made.push(next.value);
      }
      yield made[i] as T;
    }
  };
};

const choiceOf = <T>(spec: Choice<T>): Choice<T> => {
  const { judge, show } = spec;
  return {
    ...spec,
    ...(judge && { judge: once(judge, x => x) }),
    ...(show && { show: once(show, x => x) }),
  };
};

const manyOf = <T>(spec: Many<T>): Many<T> => {
  const { judgeAll, propose, key } = spec;
  return {
    ...spec,
    ...choiceOf(spec),
    ...(judgeAll && { judgeAll: once(judgeAll, set => canonical(set.map(key))) }),
    ...(propose && { propose: lazily(propose) }),
  };
};

const textOfAll = (poses: readonly Pose[]): string => poses.map(poseText).join(' ');

const make = (ask: OneAsk): OneAsk => {
  switch (ask.kind) {
    case 'choose':
      return new ChooseAsk(ask.seat, choiceOf(ask.spec));
    case 'many':
      return new ManyAsk(ask.seat, manyOf(ask.spec));
    case 'number': {
      const { judge } = ask.spec;
      return new NumberAsk(ask.seat, { ...ask.spec, ...(judge && { judge: once(judge, n => n) }) });
    }
    case 'place': {
      const { judge, propose, near, region, show } = ask.spec;
      return new PlaceAsk(ask.seat, {
        ...ask.spec,
        judge: once(judge, poseText),
        propose: lazily(propose),
        ...(near && { near: once(near, poseText) }),
        ...(region && { region: once(region, () => '') }),
        ...(show && { show: once(show, poseText) }),
      });
    }
    case 'places': {
      const { judge, judgeAll, propose, near, region, show } = ask.spec;
      const one = judge && ((piece: number, pose: Pose): Verdict => judge(piece, pose));
      return new PlacesAsk(ask.seat, {
        ...ask.spec,
        ...(one && { judge: once(one, (piece, pose) => `${piece} ${poseText(pose)}`) }),
        judgeAll: once(judgeAll, textOfAll),
        propose: lazily(propose),
        ...(near && { near: once(near, textOfAll) }),
        ...(region && { region: once(region, piece => piece) }),
        ...(show && { show: once(show, textOfAll) }),
      });
    }
    default:
      return unreachable(ask);
  }
};

/**
 * The same question, with a memory: whoever looks at it again, whatever for,
 * finds what was judged before. Nothing can be stale, because the state does
 * not change while a question is open, and a fork asks questions of its own.
 */
export const remembered = (ask: OneAsk): OneAsk => {
  if (ask.memory) return ask.memory as OneAsk;
  const again = make(ask);
  ask.memory = again;
  again.memory = again;
  return again;
};

/** The question with its memory if somebody has looked at it, otherwise as it is: an answer alone needs none. */
export const asLookedAt = (ask: OneAsk): OneAsk => (ask.memory as OneAsk | undefined) ?? ask;
