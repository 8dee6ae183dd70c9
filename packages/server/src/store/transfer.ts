import type { Driver } from './driver.js';
import * as sql from './transfer-statements.js';

/** Why nothing is copied, or why a copy is not what it should be; one line. */
export class CannotCopy extends Error {}

/** One side of a copy, and what it is called. */
export interface End {
  readonly name: string;
  readonly query: Driver['query'];
}

/** Tells how far something long has come. */
export type Progress = (what: string, total: number) => { step(by: number): void; end(): void };

/** Rows of each part of the schema. */
type Rows = Readonly<Record<string, number>>;

export interface Copied {
  /** Tables that were put down now, and those that were there already, equal. */
  readonly copied: number;
  readonly already: number;
  readonly rows: Rows;
  readonly names: number;
  /** Whether the source keeps the secret that signs cookies. */
  readonly hasSecret: boolean;
}

interface Looked {
  readonly id: string;
  readonly hash: string;
  readonly rows: Rows;
}

type Pair = readonly [key: string, value: string];

/** What one statement carries: few enough that it takes well under a second. */
const MOST_TABLES = 50;
const MOST_ENTRIES = 2000;
const MOST_PAIRS = 1000;

const ELSEWHERE = 'copy into an empty database';

/**
 * Copies everything from one database to another with the same schema. What is in both must be equal, else
 * nothing is copied; so it may be broken off at any time and called again. In the end everything is compared.
 */
export const transfer = async (from: End, to: End, progress: Progress): Promise<Copied> => {
  const batches = batchesOf((await from.query(sql.EVERY_TABLE)) as (readonly [string, number])[]);
  const total = batches.flat().length;
  const [agreed, names, belongings, notices] = (await Promise.all([
    from.query(sql.AGREED.all),
    from.query(sql.NAMES.all),
    from.query(sql.BELONGINGS.all),
    from.query(sql.NOTICES.all),
  ])) as Pair[][] as [Pair[], Pair[], Pair[], Pair[]];
  const isNew = rowsOf((await to.query(sql.COUNT_ROWS))[0]).tables === 0;
  // Where there is no table yet, nobody has a seat to lose: a server that was tried there has left nothing of worth.
  if (!isNew) await refuseOthers(to, agreed, names);
  const missing = await missingOf(from, to, batches, progress('comparing', total));
  // The secret and the names come before the first table: after that, they must be equal.
  await put(to, sql.AGREED, agreed);
  await put(to, sql.NAMES, names);
  await put(to, sql.BELONGINGS, belongings);
  await put(to, sql.NOTICES, notices);
  await forEach(missing, progress('copying', missing.flat().length), async ids => {
    const [taken] = await from.query(sql.TAKE, [JSON.stringify(ids)]);
    await to.query(sql.PUT, [taken as string]);
  });
  const rows = await verify(from, to, batches, progress('checking', total));
  await verifyPairs(to, sql.AGREED, agreed);
  await verifyPairs(to, sql.NAMES, names);
  await verifyPairs(to, sql.BELONGINGS, belongings);
  await verifyPairs(to, sql.NOTICES, notices);
  const copied = missing.flat().length;
  const hasSecret = agreed.some(([key]) => key === 'secret');
  return { copied, already: total - copied, rows, names: names.length, hasSecret };
};

type Batches = readonly (readonly string[])[];
type Bar = ReturnType<Progress>;

const forEach = async (
  batches: Batches,
  bar: Bar,
  work: (ids: readonly string[]) => Promise<void>,
): Promise<void> => {
  try {
    for (const ids of batches) {
      await work(ids);
      bar.step(ids.length);
    }
  } finally {
    bar.end();
  }
};

const batchesOf = (tables: readonly (readonly [id: string, entries: number])[]): string[][] => {
  const batches: string[][] = [];
  let weight = MOST_ENTRIES;
  for (const [id, entries] of tables) {
    const last = batches.at(-1);
    if (last && last.length < MOST_TABLES && weight + entries <= MOST_ENTRIES) {
      last.push(id);
      weight += entries;
    } else {
      batches.push([id]);
      weight = entries;
    }
  }
  return batches;
};

const rowsOf = (found: unknown): Rows => found as Rows;

const look = async (end: End, ids: readonly string[]): Promise<ReadonlyMap<string, Looked>> => {
  const found = (await end.query(sql.LOOK, [JSON.stringify(ids)])) as Looked[];
  return new Map(found.map(each => [each.id, each]));
};

/** What is not in the target yet; throws if something is there that differs. */
const missingOf = async (from: End, to: End, batches: Batches, bar: Bar): Promise<string[][]> => {
  const missing: string[][] = [];
  const differing: string[] = [];
  await forEach(batches, bar, async ids => {
    const there = (await to.query(sql.WHICH, [JSON.stringify(ids)])) as string[];
    if (there.length > 0) {
      const [here, beyond] = [await look(from, there), await look(to, there)];
      differing.push(...there.filter(id => here.get(id)?.hash !== beyond.get(id)?.hash));
    }
    const rest = ids.filter(id => !there.includes(id));
    if (rest.length > 0) missing.push(rest);
  });
  const [first] = differing;
  if (first !== undefined)
    throw new CannotCopy(
      `nothing was copied: ${to.name} has other versions of ${differing.length} of the tables, for example ${first}; ${ELSEWHERE}`,
    );
  return missing;
};

/** Where people have seats already, a secret or a name that differs would be somebody's loss. */
const refuseOthers = async (to: End, agreed: readonly Pair[], names: readonly Pair[]): Promise<void> => {
  if ((await differingOf(to, sql.AGREED, agreed)).some(d => d.there !== undefined))
    throw new CannotCopy(
      `nothing was copied: ${to.name} has tables, and signs cookies with another secret, so that people would lose their seats; ${ELSEWHERE}`,
    );
  const renamed = (await differingOf(to, sql.NAMES, names)).filter(d => d.there !== undefined);
  if (renamed.length > 0)
    throw new CannotCopy(
      `nothing was copied: ${to.name} has tables, and other names for ${renamed.length} of the same people; ${ELSEWHERE}`,
    );
};

const parcels = function* (pairs: readonly Pair[]): Generator<readonly Pair[]> {
  for (let at = 0; at < pairs.length; at += MOST_PAIRS) yield pairs.slice(at, at + MOST_PAIRS);
};

const differingOf = async (to: End, { some }: sql.Pairs, pairs: readonly Pair[]) => {
  const differing: { readonly key: string; readonly there: string | undefined }[] = [];
  for (const parcel of parcels(pairs)) {
    const keys = JSON.stringify(parcel.map(([key]) => key));
    const there = new Map((await to.query(some, [keys])) as Pair[]);
    for (const [key, value] of parcel)
      if (there.get(key) !== value) differing.push({ key, there: there.get(key) });
  }
  return differing;
};

const put = async (to: End, { put: statement }: sql.Pairs, pairs: readonly Pair[]): Promise<void> => {
  for (const parcel of parcels(pairs)) await to.query(statement, [JSON.stringify(parcel)]);
};

const verifyPairs = async (to: End, which: sql.Pairs, pairs: readonly Pair[]): Promise<void> => {
  const wrong = await differingOf(to, which, pairs);
  if (wrong.length > 0) throw new CannotCopy(`the copy is wrong: ${wrong.length} names or secrets differ`);
};

/** Compares every table by its content, and the counts of all rows. */
const verify = async (from: End, to: End, batches: Batches, bar: Bar): Promise<Rows> => {
  const found: Record<string, number> = Object.fromEntries(sql.PART_NAMES.map(name => [name, 0]));
  await forEach(batches, bar, async ids => {
    const [here, there] = [await look(from, ids), await look(to, ids)];
    for (const id of ids) {
      const [source, copy] = [here.get(id), there.get(id)];
      if (!source || !copy || source.hash !== copy.hash)
        throw new CannotCopy(`the copy is wrong: table ${id} differs in ${to.name}`);
      for (const name of sql.PART_NAMES) found[name] = (found[name] ?? 0) + (copy.rows[name] ?? 0);
    }
  });
  const all = rowsOf((await from.query(sql.COUNT_ROWS))[0]);
  for (const name of sql.PART_NAMES)
    if (all[name] !== found[name])
      throw new CannotCopy(`the copy is wrong: ${all[name]} rows of ${name}, but ${found[name]} arrived`);
  return found;
};
