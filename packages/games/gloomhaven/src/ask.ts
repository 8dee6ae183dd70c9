import { type Msg, PASS, type Proc, type RuleId, type Seat, type Show, type Verdict } from '@potyczka/kernel';
import { placeOf } from './rules/look.js';
import type { S, T } from './state.js';
import { msg, type Says } from './text/say.js';
import type { FigureId, Hex } from './vocabulary.js';

/** One candidate of a question. */
export interface Pick {
  readonly key: string;
  /** Worked out only when somebody looks. */
  readonly show: Show | (() => Show);
  readonly refusal?: Verdict | (() => Verdict);
}

/** Asks for one of several things and gives its key. */
export function* pick(t: T, seat: Seat, rule: RuleId, ask: Msg, from: readonly Pick[]): Proc<string> {
  const chosen = yield* t.choose<Pick>(seat, {
    rule,
    ask,
    from,
    key: x => x.key,
    judge: x => (typeof x.refusal === 'function' ? x.refusal() : x.refusal),
    show: x => (typeof x.show === 'function' ? x.show() : x.show),
  });
  return chosen.key;
}

/** To do without. */
export const skip = (label: Says = 'skip-label'): Pick => ({
  key: PASS,
  show: { label: msg(label), declines: true },
});

type Preview = () => Show['preview'];

const withPreview = (show: Show, preview: Preview | undefined): Show => {
  const seen = preview?.();
  return seen === undefined ? show : { ...show, preview: seen };
};

export const figurePick = (s: S, id: FigureId, refusal?: Pick['refusal'], preview?: Preview): Pick => ({
  key: id,
  refusal,
  show: () => {
    const f = s.figures[id];
    return withPreview(
      { label: msg('figure-label', { figure: id }), at: f ? [id, placeOf(s, f.at)] : [id] },
      preview,
    );
  },
});

export const hexPick = (s: S, hex: Hex, refusal?: Pick['refusal'], preview?: Preview): Pick => {
  const place = placeOf(s, hex);
  return {
    key: place,
    refusal,
    show: () => withPreview({ label: msg('hex-label', { hex: place }), at: [place] }, preview),
  };
};
