import { LEVELS } from '@potyczka/bots';
import { isAnswer } from '@potyczka/kernel';
import { LANGS } from '@potyczka/kernel/run';
import * as v from 'valibot';

/** What a program may ask of an environment: one object a line. docs/research.md explains each. */

/** Answers that are listed of one question. */
export const MOST_ANSWERS = 4_096;

const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Seat = v.pipe(v.string(), v.maxLength(40));
const Name = v.pipe(v.string(), v.maxLength(100));

const Reset = v.strictObject({
  do: v.literal('reset'),
  /** The same seed deals the same match. */
  seed: v.optional(Whole, 1),
  options: v.optional(v.record(Name, v.unknown()), {}),
  /** Seats that a bot of ours answers for. */
  bots: v.optional(v.record(Seat, v.picklist(LEVELS)), {}),
  /** How long such a bot thinks about an answer. */
  iterations: v.optional(v.pipe(Whole, v.minValue(1), v.maxValue(1_000_000))),
  /** How many answers to a question are listed at most: fewer are found sooner. */
  most: v.optional(v.pipe(Whole, v.minValue(1), v.maxValue(MOST_ANSWERS)), MOST_ANSWERS),
});

const AnswerAs = v.strictObject({
  do: v.literal('answer'),
  /** Whoever is asked first, without it. */
  seat: v.optional(Seat),
  /** Which of the listed answers, counted from 0. */
  n: v.optional(Whole),
  /** Or the answer itself, listed or not. */
  a: v.optional(v.custom<Parameters<typeof isAnswer>[0]>(isAnswer)),
});

const Look = v.strictObject({ do: v.literal('look') });
const View = v.strictObject({ do: v.literal('view'), seat: Seat });
const Words = v.strictObject({
  do: v.literal('words'),
  seat: v.optional(Seat),
  lang: v.optional(v.picklist(LANGS), 'en'),
});
const Fork = v.strictObject({ do: v.literal('fork'), seed: v.optional(Whole) });
const Guess = v.strictObject({ do: v.literal('guess'), seat: Seat, seed: v.optional(Whole) });
const Use = v.strictObject({ do: v.literal('use'), world: Whole });
const Drop = v.strictObject({ do: v.literal('drop'), world: Whole });
const About = v.strictObject({ do: v.literal('about') });

const Request = v.variant('do', [Reset, AnswerAs, Look, View, Words, Fork, Guess, Use, Drop, About]);
export type Request = v.InferOutput<typeof Request>;
export type Reset = v.InferOutput<typeof Reset>;
export type AnswerAs = v.InferOutput<typeof AnswerAs>;

/** A line that is no request; the message is for the program that sent it. */
export class NotUnderstood extends Error {}

const WORDS = Request.options.map(each => each.entries.do.literal).join(', ');

/** Reads a line. */
export const requestFrom = (line: string): Request => {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    throw new NotUnderstood('a request is one JSON object on one line');
  }
  const read = v.safeParse(Request, input, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  const at = v.getDotPath(issue);
  if (at === null || at === 'do')
    throw new NotUnderstood(`a request is an object whose "do" is one of ${WORDS}`);
  throw new NotUnderstood(`${at}: ${issue.message}`);
};
