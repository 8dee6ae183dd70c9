/** English and Polish. */
export type Both = readonly [en: string, pl: string];
export type Names = Readonly<Record<string, Both>>;
/** Names for all of a sort: what lacks one in a language does not compile. */
export type NamesOf<Ids extends string | number> = Readonly<Record<Ids, Both>>;
