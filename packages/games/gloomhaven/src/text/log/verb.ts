/** A verb in Polish that goes with a name, with names that are several, or with a list of them. */
export const goes = <W extends string, One extends string, More extends string>(
  who: W,
  one: One,
  more: More,
) => `{${who}_n, plural, one {${one}} few {${more}} many {${more}} other {${more}}}` as const;

/** A verb in English that goes with a name, or with a list of them. */
export const verb = <W extends string, One extends string, More extends string>(
  who: W,
  one: One,
  more: More,
) => `{${who}_n, plural, one {${one}} other {${more}}}` as const;
