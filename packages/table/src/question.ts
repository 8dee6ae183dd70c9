import type { Answer, Json, Pose, Seat, Show, Verdict } from '@potyczka/kernel';
import { legalAnswers, type OneAsk } from '@potyczka/kernel/run';
import type { Match } from './match.js';
import type { OptionShown, QuestionShown } from './protocol.js';

/** A question with everything that its seat may choose, legal or not. */
export const shown = (
  ask: OneAsk,
  { q, step }: Pick<QuestionShown, 'q' | 'step'>,
  hasOdds: (a: Answer) => boolean,
): QuestionShown => {
  const { rule, ask: prompt } = ask.spec;
  const [options, min, max] = rangeOf(ask);
  const none = (ask.kind === 'many' && ask.spec.none) || null;
  const pieces = ask.kind === 'places' ? ask.spec.of : [];
  return {
    q,
    step,
    seat: ask.seat,
    kind: ask.kind,
    rule,
    ask: prompt,
    options,
    min,
    max,
    none,
    proposed: proposedSet(ask),
    pieces,
    region: regionOf(ask),
    odds: answersIn(ask, options).some(hasOdds),
  };
};

/** What seats are shown of their questions: worked out once for each, however many times it is told. */
export class Questions {
  private readonly known = new Map<Seat, { readonly ask: OneAsk; readonly shown: QuestionShown }>();

  of(match: Match, ask: OneAsk): QuestionShown {
    const { q } = match;
    const step = match.stepOf(ask.seat);
    const before = this.known.get(ask.seat);
    if (before?.ask === ask && before.shown.q === q && before.shown.step === step) return before.shown;
    const fresh = shown(ask, { q, step }, a => match.hasOdds(ask.seat, a));
    this.known.set(ask.seat, { ask, shown: fresh });
    return fresh;
  }
}

/** The first set that the game proposes and that is legal. */
const proposedSet = (ask: OneAsk): readonly string[] => {
  if (ask.kind !== 'many' || !ask.spec.propose) return [];
  const [first] = legalAnswers(ask, 1);
  return (first ?? []) as readonly string[];
};

/** Some answers of every kind that may be given. */
const answersIn = (ask: OneAsk, options: readonly OptionShown[]): Answer[] => {
  if (ask.kind === 'number') return [ask.spec.max];
  const legal = options.filter(o => !o.refusal && !o.declines);
  return legal.map(o => (ask.kind === 'many' ? [o.answer as string] : o.answer));
};

/** What may be chosen, and how many of it, or from which number to which. */
const rangeOf = (ask: OneAsk): readonly [options: OptionShown[], min: number, max: number] => {
  switch (ask.kind) {
    case 'choose':
      return [candidates(ask), 1, 1];
    case 'many':
      return [candidates(ask), ask.spec.min, ask.spec.max];
    case 'number':
      return [[], ask.spec.min, ask.spec.max];
    case 'place':
    case 'places':
      return [proposals(ask), 1, 1];
  }
};

/** Where something may be placed; for several pieces, for each of them. */
const regionOf = (ask: OneAsk): Json => {
  if (ask.kind === 'place') return ask.spec.region?.() ?? null;
  if (ask.kind !== 'places' || !ask.spec.region) return null;
  const { of, region } = ask.spec;
  return of.map((_, piece) => region(piece));
};

const NOWHERE: OptionShown['at'] = [];

const candidates = (ask: Extract<OneAsk, { kind: 'choose' | 'many' }>): OptionShown[] =>
  ask.spec.from.map(x => {
    const key = ask.spec.key(x);
    return optionOf(key, key, ask.spec.show?.(x), ask.spec.judge?.(x));
  });

const proposals = (ask: Extract<OneAsk, { kind: 'place' | 'places' }>): OptionShown[] =>
  legalAnswers(ask).map((a, i) => optionOf(`pose-${i + 1}`, a, showOf(ask, a), undefined));

const showOf = (ask: Extract<OneAsk, { kind: 'place' | 'places' }>, a: Answer): Show | undefined =>
  ask.kind === 'place' ? ask.spec.show?.(a as Pose) : ask.spec.show?.(a as readonly Pose[]);

const optionOf = (key: string, answer: Answer, show: Show | undefined, refusal: Verdict): OptionShown => ({
  key,
  answer,
  label: show?.label ?? null,
  at: show?.at ?? NOWHERE,
  preview: show?.preview ?? null,
  declines: show?.declines ?? false,
  refusal: refusal ?? null,
});
