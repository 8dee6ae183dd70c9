import { judgeAnswer, nearAnswer } from '../answers.js';
import type { Dice } from '../chance.js';
import { legalList } from '../legal.js';
import { canonical } from '../plain.js';
import type { Pose } from '../pose.js';
import type { Answer, ManyAsk, OneAsk, PlaceAsk, PlacesAsk } from '../question.js';
import { remembered } from '../remembered.js';
import { optionsShown } from './secrets.js';
import { must, same } from './suite.js';

/** One of so many proposals is legal. */
const FIRST = 16;
/** Poses near which a legal one is looked for. */
const TRIED = 4;

/** The first of what a question proposes. */
const proposals = <A>(propose: () => Iterable<A>): A[] => {
  const first: A[] = [];
  for (const a of propose()) {
    first.push(a);
    if (first.length >= FIRST) break;
  }
  return first;
};

const checkProposals = (ask: OneAsk, first: readonly Answer[]): void =>
  must(
    first.some(a => !judgeAnswer(ask, a)),
    `${ask.spec.rule}: none of the first ${FIRST} proposals is legal`,
  );

const checkSets = (ask: ManyAsk<unknown>): void => {
  const { rule, propose, key, from } = ask.spec;
  if (!propose) {
    must(!legalList(ask).ranOut, `${rule}: too many sets to try; propose some`);
    return;
  }
  const keys = new Set(from.map(key));
  const first = proposals(propose).map(set => set.map(key));
  must(
    first.every(set => set.every(k => keys.has(k))),
    `${rule}: a set is proposed of what is no candidate`,
  );
  checkProposals(ask, first);
};

/** A pose moved by something of the size of the numbers that it has. */
const moved = (pose: Pose, dice: Dice): Pose => {
  const off = (n: number): number => n + dice.below(Math.abs(n) + 3) - Math.floor(Math.abs(n) / 2);
  return { ...pose, x: off(pose.x), y: off(pose.y) };
};

const checkNear = (ask: PlaceAsk | PlacesAsk, a: Answer): void => {
  const { rule } = ask.spec;
  const near = nearAnswer(ask, a);
  if (near === undefined) return;
  must(
    !judgeAnswer(ask, near),
    () => `${rule}: near ${canonical(a)} is ${canonical(near)}, which is illegal`,
  );
  must(same(nearAnswer(ask, near), near), () => `${rule}: near a legal pose is another: ${canonical(near)}`);
};

const checkPlaces = (ask: PlaceAsk | PlacesAsk, dice: Dice): void => {
  const first: readonly Answer[] = proposals<Answer>(ask.spec.propose);
  checkProposals(ask, first);
  if (!ask.spec.near) return;
  for (const a of first) if (!judgeAnswer(ask, a)) checkNear(ask, a);
  must(
    first.every(a => judgeAnswer(ask, a) || same(nearAnswer(ask, a), a)),
    `${ask.spec.rule}: near a legal pose is another`,
  );
  for (let i = 0; i < TRIED; i++) {
    const a = first[dice.below(first.length)] as Pose | readonly Pose[];
    checkNear(ask, Array.isArray(a) ? a.map(pose => moved(pose, dice)) : moved(a as Pose, dice));
  }
};

/** What is shown of a question can be shown: within the tries, with legal proposals, and the same at every look. */
export const checkLooks = (ask: OneAsk, dice: Dice): void => {
  if (ask.kind === 'many') checkSets(ask);
  if (ask.kind === 'place' || ask.kind === 'places') checkPlaces(ask, dice);
  const fresh = canonical(optionsShown(ask));
  for (let look = 1; look <= 2; look++)
    must(canonical(optionsShown(remembered(ask))) === fresh, `${ask.spec.rule}: looked at again, it differs`);
};
