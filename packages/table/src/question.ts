import type { OneAsk } from '@potyczka/kernel/run';
import type { OptionShown, QuestionShown } from './protocol.js';

/** More poses than a page can show are not sent; a pose may still be answered freely. */
const MOST_POSES = 400;

/** A question with everything that its seat may choose, legal or not. */
export const shown = (ask: OneAsk, q: number): QuestionShown => {
  const { rule, ask: prompt } = ask.spec;
  const base: Pick<QuestionShown, 'q' | 'seat' | 'kind' | 'rule' | 'ask'> = {
    q,
    seat: ask.seat,
    kind: ask.kind,
    rule,
    ask: prompt,
  };
  switch (ask.kind) {
    case 'choose':
      return { ...base, options: candidates(ask), min: 1, max: 1 };
    case 'many':
      return { ...base, options: candidates(ask), min: ask.spec.min, max: ask.spec.max };
    case 'number':
      return { ...base, options: [], min: ask.spec.min, max: ask.spec.max };
    case 'place':
      return { ...base, options: poses(ask), min: 1, max: 1 };
  }
};

const candidates = (ask: Extract<OneAsk, { kind: 'choose' | 'many' }>): OptionShown[] =>
  ask.spec.from.map(x => {
    const show = ask.spec.show?.(x);
    return {
      key: ask.spec.key(x),
      label: show?.label ?? null,
      at: show?.at ?? [],
      preview: show?.preview ?? null,
      refusal: ask.spec.judge?.(x) ?? null,
    };
  });

const poses = (ask: Extract<OneAsk, { kind: 'place' }>): OptionShown[] =>
  ask.spec
    .candidates()
    .filter(p => !ask.spec.judge(p))
    .slice(0, MOST_POSES)
    .map(p => {
      const show = ask.spec.show?.(p);
      return {
        key: JSON.stringify(p),
        label: show?.label ?? null,
        at: show?.at ?? [],
        preview: show?.preview ?? null,
        refusal: null,
      };
    });
