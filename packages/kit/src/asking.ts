import {
  type Ask,
  type Choice,
  type Json,
  type Many,
  type Msg,
  orPass,
  type PASS,
  type Proc,
  type RuleId,
  type Seat,
  type Show,
  type Table,
  type Verdict,
} from '@potyczka/kernel';

/** A kind of thing that is asked for, the same wherever it is: a space, a figure, a card. */
export interface Kind<S, X> {
  /** The answer that stands for it. */
  readonly key: (x: X) => string;
  readonly show: (s: S, x: X) => Show;
}

/** What is asked about things of one kind. */
export interface Asked<X> {
  readonly rule: RuleId;
  readonly ask: Msg;
  /** All that a person would expect to find here, legal or not. */
  readonly from: readonly X[];
  readonly judge?: ((x: X) => Verdict) | undefined;
  /** What taking it would do, drawn before it is taken. */
  readonly preview?: ((x: X) => Json | undefined) | undefined;
}

/** How many of them: at least so many, up to so many. */
export interface Several<X> extends Asked<X> {
  readonly least?: number;
  readonly upTo: number;
  /** The words for none of them, where that is legal. */
  readonly none?: Msg;
  readonly judgeAll?: (set: readonly X[]) => Verdict;
}

/** A number that is asked for as a list of amounts. */
export interface Amount {
  readonly rule: RuleId;
  readonly ask: Msg;
  readonly least?: number;
  readonly upTo: number;
  /** What whoever does not think about it should take: comes first. */
  readonly sensible: number;
  readonly show: (n: number) => Msg;
}

type Chooses = Pick<Table<unknown, { type: string }>, 'choose' | 'chooseMany'>;

/** An option that means doing nothing, or nothing more: the one way to decline. */
export const declining = (label: Msg): Show => ({ label, declines: true });

/** Asks for an amount; does not ask where there is only one. */
export function* askAmount(t: Chooses, seat: Seat, q: Amount): Proc<number> {
  const { least = 0, upTo, sensible } = q;
  if (upTo <= least) return least;
  const all = Array.from({ length: upTo - least + 1 }, (_, n) => least + n);
  return yield* t.choose<number>(seat, {
    rule: q.rule,
    ask: q.ask,
    from: [sensible, ...all.filter(n => n !== sensible)],
    key: String,
    show: n => (n === 0 ? declining(q.show(n)) : { label: q.show(n) }),
  });
}

/** The ways to ask for things of some kinds. */
export interface Asking<S, Kinds> {
  /** One of them, as the kernel asks it: for windows, stages, and lists with something else among them. */
  choice<K extends keyof Kinds>(s: S, kind: K, q: Asked<Kinds[K]>): Choice<Kinds[K]>;
  one<K extends keyof Kinds>(
    t: Chooses & { readonly s: S },
    seat: Seat,
    kind: K,
    q: Asked<Kinds[K]>,
  ): Ask<Kinds[K]>;
  /** One of them, or none: that comes first, as the harmless answer. */
  orNot<K extends keyof Kinds>(
    t: Chooses & { readonly s: S },
    seat: Seat,
    kind: K,
    q: Asked<Kinds[K]>,
    not: Msg,
  ): Ask<Kinds[K] | typeof PASS>;
  /** One of them; does not ask where there is only one. Never where it would be a secret that there are more. */
  theOne<K extends keyof Kinds>(
    t: Chooses & { readonly s: S },
    seat: Seat,
    kind: K,
    q: Asked<Kinds[K]>,
  ): Proc<Kinds[K]>;
  /** Several of them, in no order. */
  many<K extends keyof Kinds>(
    t: Chooses & { readonly s: S },
    seat: Seat,
    kind: K,
    q: Several<Kinds[K]>,
  ): Ask<Kinds[K][]>;
}

/** Asking for the kinds of things that a game has: each is named and shown in one place. */
export const asking = <S, Kinds>(
  kinds: {
    readonly [K in keyof Kinds]: Kind<S, Kinds[K]>;
  },
): Asking<S, Kinds> => {
  const choice = <K extends keyof Kinds>(s: S, kind: K, q: Asked<Kinds[K]>): Choice<Kinds[K]> => {
    const { rule, ask, from, judge, preview } = q;
    const { key, show } = kinds[kind];
    const shown = (x: Kinds[K]): Show => {
      const drawn = preview?.(x);
      return drawn === undefined ? show(s, x) : { ...show(s, x), preview: drawn };
    };
    return { rule, ask, from, key, ...(judge && { judge }), show: shown };
  };
  return {
    choice,
    one: (t, seat, kind, q) => t.choose(seat, choice(t.s, kind, q)),
    orNot: (t, seat, kind, q, not) => t.choose(seat, orPass(choice(t.s, kind, q), not)),
    *theOne(t, seat, kind, q) {
      const [first] = q.from;
      if (q.from.length === 1 && first !== undefined) return first;
      return yield* t.choose(seat, choice(t.s, kind, q));
    },
    many(t, seat, kind, q) {
      const { least = 0, upTo, none, judgeAll } = q;
      const many: Many<(typeof q.from)[number]> = {
        ...choice(t.s, kind, q),
        min: least,
        max: upTo,
        ...(none && { none }),
        ...(judgeAll && { judgeAll }),
      };
      return t.chooseMany(seat, many);
    },
  };
};
