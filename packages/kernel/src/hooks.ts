import { canonical } from './plain.js';
import type { Choice, Proc } from './question.js';
import { PASS, type Table } from './table.js';
import type { Msg, RuleId, Seat, Show } from './vocabulary.js';
import { orPass } from './window.js';

type AnyTable = Table<unknown, { type: string }>;

declare const VALUE: unique symbol;
declare const CONTEXT: unique symbol;

/** A value that cards and keywords change, in named phases whose order a rule gives. */
export interface Sum<V, C, P extends string> {
  readonly rule: RuleId;
  readonly phases: readonly P[];
  readonly [VALUE]?: (v: V) => V;
  readonly [CONTEXT]?: (c: C) => void;
}

/** Declares a value of type `V`, worked out in a context of type `C`: `sum<number, Attack>()(rule, phases)`. */
export const sum =
  <V, C>() =>
  <const P extends string>(rule: RuleId, phases: readonly P[]): Sum<V, C, P> => ({ rule, phases });

/** A moment at which cards and keywords act: seat by seat, each in the order its owner likes. */
export interface EffectStep<C> {
  readonly rule: RuleId;
  /** Whose effects come first. */
  order(c: C): readonly Seat[];
  /** What the owner of several effects is asked; the name of the moment, unless it says otherwise. */
  readonly ask?: Msg;
  /** The words on the button with which an owner uses no more of them. */
  readonly pass?: Msg;
}

/** How something changes a value: in which phase, and to what. Changes of one phase must not hang on their order. */
export interface SumAct<V, C, P extends string, Me> {
  readonly in: P;
  readonly change: (v: V, c: C, me: Me) => V;
}

/** What something does at a moment. */
export interface StepAct<C, T, Me> {
  readonly rule: RuleId;
  /** `may` can be declined, `must` cannot. */
  readonly is: 'may' | 'must';
  /** Whether it can act now. From public facts only. */
  readonly when: (t: T, c: C, me: Me) => boolean;
  readonly play: (t: T, c: C, me: Me) => Proc;
}

type Sums = Readonly<Record<string, { readonly rule: RuleId; readonly phases: readonly string[] }>>;
type Steps = Readonly<Record<string, { readonly rule: RuleId }>>;
type ValueOf<X> = X extends Sum<infer V, infer _C, infer _P> ? V : never;
type ContextOf<X> =
  X extends Sum<infer _V, infer C, infer _P> ? C : X extends EffectStep<infer C> ? C : never;
type SumActOf<X, Me> = X extends Sum<infer V, infer C, infer P> ? SumAct<V, C, P, Me> : never;

/** What changes values: a part of `Acts`. */
interface Changes<SS extends Sums, Me> {
  readonly id: string;
  readonly sums?: { readonly [K in keyof SS]?: SumActOf<SS[K], Me> };
}

/** What acts at moments: a part of `Acts`. */
interface Doings<ST extends Steps, T, Me> {
  readonly id: string;
  readonly steps?: { readonly [K in keyof ST]?: StepAct<ContextOf<ST[K]>, T, Me> };
}

/**
 * Where a card or keyword acts, and nothing else. `SS` and `ST` are the game's
 * closed lists of values and moments, `T` its table, `Me` what the rules know
 * of one who has it.
 */
export interface Acts<SS extends Sums, ST extends Steps, T, Me> extends Changes<SS, Me>, Doings<ST, T, Me> {}

/** A card or keyword in play, and who has it. */
export interface Source<A, Me> {
  readonly acts: A;
  readonly me: Me;
}

/**
 * A value after all that changes it: phase by phase, as its rule orders them.
 * List the sources once for a question or a part of an attack and pass them on:
 * listing costs more than the fold.
 */
export const fold = <SS extends Sums, K extends keyof SS & string, Me>(
  sums: SS,
  name: K,
  sources: readonly Source<Changes<SS, Me>, Me>[],
  start: ValueOf<SS[K]>,
  c: ContextOf<SS[K]>,
): ValueOf<SS[K]> => {
  let value = start;
  for (const phase of (sums[name] as Sums[string]).phases) {
    for (const { acts, me } of sources) {
      const act = actOn<SS, K, Me>(acts, name);
      if (act?.in === phase) value = act.change(value, c, me);
    }
  }
  return value;
};

type AnyAct<SS extends Sums, K extends keyof SS, Me> = SumAct<ValueOf<SS[K]>, ContextOf<SS[K]>, string, Me>;

const actOn = <SS extends Sums, K extends keyof SS & string, Me>(
  acts: Changes<SS, Me>,
  name: K,
): AnyAct<SS, K, Me> | undefined => acts.sums?.[name] as AnyAct<SS, K, Me> | undefined;

/**
 * The pairs of sources that change a value in one phase to something else in
 * the other order: a fault of the list, for a test. Split the phase then.
 */
export const clashes = <SS extends Sums, K extends keyof SS & string, Me>(
  sums: SS,
  name: K,
  sources: readonly Source<Changes<SS, Me>, Me>[],
  start: ValueOf<SS[K]>,
  c: ContextOf<SS[K]>,
): (readonly [string, string])[] => {
  const found: (readonly [string, string])[] = [];
  for (const [i, a] of sources.entries()) {
    for (const b of sources.slice(i + 1)) {
      if (actOn<SS, K, Me>(a.acts, name)?.in !== actOn<SS, K, Me>(b.acts, name)?.in) continue;
      const one = fold(sums, name, [a, b], start, c);
      const other = fold(sums, name, [b, a], start, c);
      if (canonical(one) !== canonical(other)) found.push([a.acts.id, b.acts.id]);
    }
  }
  return found;
};

/** How what acts at a moment is owned, named and shown. */
export interface Owned<Me> {
  seat(me: Me): Seat;
  /** Tells two who have the same keyword apart. */
  key(me: Me): string;
  show(id: string, me: Me): Show;
  /** What the owner of a single effect that can be declined is asked, and the words with which they decline it. */
  alone?(id: string, me: Me): { readonly ask: Msg; readonly pass: Msg };
}

/**
 * Plays a moment: seat by seat in the order of its rule, each source once, its
 * owner choosing which comes next. What can act is read anew after each; one
 * that is alone and compulsory is not asked for. The sources must lie open:
 * for cards in a hand open a window.
 */
export function* through<
  T extends Pick<AnyTable, 'choose'>,
  ST extends Steps,
  K extends keyof ST & string,
  Me,
>(
  t: T,
  steps: ST,
  name: K,
  sources: () => readonly Source<Doings<ST, T, Me>, Me>[],
  c: ContextOf<ST[K]>,
  by: Owned<Me>,
): Proc {
  const step = steps[name] as unknown as EffectStep<ContextOf<ST[K]>>;
  const done = new Set<string>();
  const ready = (seat: Seat): Ready<ContextOf<ST[K]>, T, Me>[] => {
    const found: Ready<ContextOf<ST[K]>, T, Me>[] = [];
    for (const { acts, me } of sources()) {
      const act = acts.steps?.[name];
      if (!act || by.seat(me) !== seat) continue;
      const key = `${by.key(me)}:${acts.id}`;
      if (!done.has(key) && act.when(t, c, me)) found.push({ key, id: acts.id, me, act });
    }
    return found;
  };
  for (const seat of step.order(c)) {
    for (let acts = ready(seat); acts.length > 0; acts = ready(seat)) {
      const next = yield* chooseNext(t, seat, acts, {
        rule: step.rule,
        ask: step.ask ?? { id: name },
        pass: step.pass,
        show: by.show,
        ...aloneAsk(acts, by),
      });
      if (next === PASS) break;
      done.add(next.key);
      yield* next.act.play(t, c, next.me);
    }
  }
}

/** One that can act at a moment now. */
interface Ready<C, T, Me> {
  readonly key: string;
  readonly id: string;
  readonly me: Me;
  readonly act: StepAct<C, T, Me>;
}

/** A question about one effect names it. */
const aloneAsk = <C, T, Me>(acts: readonly Ready<C, T, Me>[], by: Owned<Me>) => {
  const [only] = acts;
  return only && acts.length === 1 ? by.alone?.(only.id, only.me) : undefined;
};

/** Which comes next: asked of the owner, unless there is but one and it must. */
function* chooseNext<C, T extends Pick<AnyTable, 'choose'>, Me>(
  t: T,
  seat: Seat,
  acts: readonly Ready<C, T, Me>[],
  how: {
    readonly rule: RuleId;
    readonly ask: Msg;
    readonly pass: Msg | undefined;
    show(id: string, me: Me): Show;
  },
): Proc<Ready<C, T, Me> | typeof PASS> {
  const [first] = acts;
  const must = acts.some(a => a.act.is === 'must');
  if (first && must && acts.length === 1) return first;
  const choice: Choice<Ready<C, T, Me>> = {
    rule: how.rule,
    ask: how.ask,
    from: acts,
    key: a => a.key,
    show: a => how.show(a.id, a.me),
  };
  return must ? yield* t.choose(seat, choice) : yield* t.choose(seat, orPass(choice, how.pass));
}

/** For each moment and phase, which cards or keywords act there: keep it as a test, so that a new one shows where it acts. */
export const actsAt = (
  list: readonly {
    readonly id: string;
    readonly sums?: Readonly<Record<string, { readonly in: string } | undefined>>;
    readonly steps?: Readonly<Record<string, unknown>>;
  }[],
): Record<string, string[]> => {
  const at: Record<string, string[]> = {};
  const note = (moment: string, id: string): void => {
    at[moment] = [...(at[moment] ?? []), id];
  };
  for (const { id, sums = {}, steps = {} } of list) {
    for (const [name, act] of Object.entries(sums)) if (act) note(`${name}: ${act.in}`, id);
    for (const [name, act] of Object.entries(steps)) if (act) note(name, id);
  }
  return at;
};
