import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Param } from './driver.js';
import { DurableFs, durableStart } from './durable-fs.js';

/** What the worker is asked. */
export interface Asked {
  readonly id: number;
  readonly sql: string;
  readonly params: readonly Param[];
}

/** What it says: that it is ready, that it is busy by itself, or what came of something asked. */
export type Told =
  | { readonly ready: true }
  | { readonly tidying: boolean }
  | { readonly id: number; readonly rows: readonly (string | null)[] }
  | { readonly id: number; readonly message: string; readonly code: string | null };

/** Nobody else tidies up an embedded database: after so many statements, when there is time. */
const TIDY_AFTER = 20_000;
const TIDY_MS = 60_000;

const port = parentPort;
if (!port) throw new Error('this file runs in a worker');
const tell = (told: Told): void => port.postMessage(told);

const db = await PGlite.create({
  fs: new DurableFs((workerData as { folder: string }).folder),
  startParams: durableStart(PGlite.defaultStartParams),
  relaxedDurability: false,
});

const literal = (p: Param): string => {
  if (p === null) return 'NULL';
  if (typeof p === 'number') return String(p);
  if (p.includes('\0')) throw new Error('a text may not contain the character zero');
  return `'${p.replaceAll("'", "''")}'`;
};

/** Statements are prepared once: planning them takes longer than running them. */
const prepared = new Map<string, string>();

async function run({ sql, params }: Asked): Promise<(string | null)[]> {
  let call = sql;
  if (params.length > 0) {
    let name = prepared.get(sql);
    if (!name) {
      name = `s${prepared.size + 1}`;
      await db.exec(`PREPARE ${name} AS ${sql}`);
      prepared.set(sql, name);
    }
    call = `EXECUTE ${name}(${params.map(literal).join(', ')})`;
  }
  const [result] = await db.exec(call, { rowMode: 'array' });
  return (result?.rows ?? []).map(row => (row as unknown as (string | null)[])[0] ?? null);
}

let sinceTidy = 0;
setInterval(async () => {
  if (sinceTidy < TIDY_AFTER) return;
  sinceTidy = 0;
  tell({ tidying: true });
  // There is neither autovacuum nor a checkpointer: without this, the log would grow until the next start.
  await db.exec('VACUUM (ANALYZE) heads, tables, checkpoints, entries').catch(() => undefined);
  await db.exec('CHECKPOINT').catch(() => undefined);
  tell({ tidying: false });
}, TIDY_MS).unref();

port.on('message', async (asked: Asked | 'close') => {
  if (asked === 'close') {
    await db.close().catch(() => undefined);
    process.exit(0);
  }
  sinceTidy++;
  try {
    tell({ id: asked.id, rows: await run(asked) });
  } catch (e) {
    const { code, message } = e as { code?: unknown; message?: unknown };
    tell({ id: asked.id, message: String(message), code: typeof code === 'string' ? code : null });
  }
});
tell({ ready: true });
