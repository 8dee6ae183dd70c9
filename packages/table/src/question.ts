import type { Answer, Pose, Show, Verdict } from '@potyczka/kernel';
import { legalAnswers, type OneAsk } from '@potyczka/kernel/run';
import type { OptionShown, QuestionShown } from './protocol.js';

/** A question with everything that its seat may choose, legal or not. */
export const shown = (ask: OneAsk, q: number): QuestionShown => {
  const { rule, ask: prompt } = ask.spec;
  const [options, min, max] = rangeOf(ask);
  const none = (ask.kind === 'many' && ask.spec.none) || null;
  return { q, seat: ask.seat, kind: ask.kind, rule, ask: prompt, options, min, max, none };
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
      return [poses(ask), 1, 1];
    case 'places':
      return [poses(ask), 1, 1];
  }
};

const NOWHERE: OptionShown['at'] = [];

const candidates = (ask: Extract<OneAsk, { kind: 'choose' | 'many' }>): OptionShown[] =>
  ask.spec.from.map(x => optionOf(ask.spec.key(x), ask.spec.show?.(x), ask.spec.judge?.(x)));

const poses = (ask: Extract<OneAsk, { kind: 'place' | 'places' }>): OptionShown[] =>
  legalAnswers(ask).map(a => optionOf(JSON.stringify(a), showOf(ask, a), undefined));

const showOf = (ask: Extract<OneAsk, { kind: 'place' | 'places' }>, a: Answer): Show | undefined =>
  ask.kind === 'place' ? ask.spec.show?.(a as Pose) : ask.spec.show?.(a as readonly Pose[]);

const optionOf = (key: string, show: Show | undefined, refusal: Verdict): OptionShown => ({
  key,
  label: show?.label ?? null,
  at: show?.at ?? NOWHERE,
  preview: show?.preview ?? null,
  declines: show?.declines ?? false,
  refusal: refusal ?? null,
});
