/** English and Polish. */
export type Both = readonly [en: string, pl: string];
export type Names = Readonly<Record<string, Both>>;
/** What a word is called before its colon: `has:poison` is `has`. */
export type WordOf<X extends string> = X extends `${infer Word}:${string}` ? Word : X;
/** Names for all of a sort: what lacks one in a language does not compile. */
export type NamesOf<Ids extends string | number> = Readonly<Record<Ids, Both>>;
