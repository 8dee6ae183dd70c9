import type { Param } from './driver.js';
import { MOMENT_MS, Tidying, WHILE_MS } from './tidying.js';

/** A statement that is to be run. */
export interface Asked {
  readonly id: number;
  readonly sql: string;
  readonly params: readonly Param[];
}

/** What is said: that it is ready, that it is busy by itself, or what came of something asked. */
export type ThreadMessage =
  | { readonly ready: true; readonly isNew: boolean }
  | { readonly tidying: boolean }
  | { readonly id: number; readonly rows: readonly (string | null)[] }
  | { readonly id: number; readonly message: string; readonly code: string | null };

/** What is needed of the embedded database. */
export interface Db {
  exec(
    sql: string,
    options?: { readonly rowMode: 'array' },
  ): Promise<readonly { readonly rows: unknown[] }[]>;
}

/** Statements in one group, and characters in all of them. */
const MOST = 64;
const MOST_CHARACTERS = 2_000_000;
const breathe = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** A value as a part of a statement: the one place where a text from outside becomes a part of one. */
export const literal = (p: Param): string => {
  if (p === null) return 'NULL';
  if (typeof p === 'number') return String(p);
  if (p.includes('\0')) throw new Error('a text may not contain the character zero');
  return `'${p.replaceAll("'", "''")}'`;
};

/**
 * Runs statements in the order in which they came. Those that wait together
 * are one transaction, so that they share one flush to disk; what came of each
 * is told once all are durable. If one of them fails, each is run by itself.
 */
export class StatementQueue {
  private readonly waiting: Asked[] = [];
  private isBusy = false;
  private idle: NodeJS.Timeout | undefined;
  /** Statements are prepared once: planning them takes longer than running them. */
  private readonly prepared = new Map<string, string>();

  constructor(
    private readonly db: Db,
    private readonly tell: (told: ThreadMessage) => void,
    private readonly tidying = new Tidying(),
  ) {}

  add(asked: Asked): void {
    this.waiting.push(asked);
    if (!this.isBusy) void this.work();
  }

  /** Waits until everything that was asked is done. */
  async end(): Promise<void> {
    while (this.isBusy || this.waiting.length > 0) await breathe();
    clearTimeout(this.idle);
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    clearTimeout(this.idle);
    for (;;) {
      // Whatever has come meanwhile comes along.
      await breathe();
      const group = this.take();
      if (group.length === 0) break;
      await this.runTogether(group);
      await this.tidy(0);
    }
    this.isBusy = false;
    this.tidyAfter(MOMENT_MS);
  }

  /** Tidies up after a moment, and what takes longer after a while, unless something is asked before. */
  private tidyAfter(quietMs: number): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(async () => {
      if (this.isBusy) return;
      this.isBusy = true;
      const didSome = await this.tidy(quietMs);
      this.isBusy = false;
      if (this.waiting.length > 0) void this.work();
      else if (didSome) this.tidyAfter(quietMs);
      else if (quietMs < WHILE_MS) this.tidyAfter(WHILE_MS);
    }, quietMs).unref();
  }

  private async tidy(quietMs: number): Promise<boolean> {
    const part = this.tidying.part(quietMs, Date.now());
    if (part === undefined) return false;
    this.tell({ tidying: true });
    await this.db.exec(part).catch(() => undefined);
    this.tell({ tidying: false });
    return true;
  }

  /** Those that wait first; one without values may begin or end a transaction and is run by itself. */
  private take(): Asked[] {
    let characters = 0;
    let count = 0;
    for (const asked of this.waiting) {
      characters += lengthOf(asked);
      if (count > 0 && (characters > MOST_CHARACTERS || count >= MOST || asked.params.length === 0)) break;
      count++;
      if (asked.params.length === 0) break;
    }
    return this.waiting.splice(0, count);
  }

  private async runTogether(group: readonly Asked[]): Promise<void> {
    if (group.length === 1) return this.runAlone(group[0] as Asked);
    try {
      const calls: string[] = [];
      for (const asked of group) calls.push(await this.callOf(asked));
      const results = await this.db.exec(calls.join(';\n'), { rowMode: 'array' });
      for (const [i, { id }] of group.entries()) this.tell({ id, rows: rowsOf(results[i]) });
    } catch {
      for (const asked of group) await this.runAlone(asked);
    }
  }

  private async runAlone(asked: Asked): Promise<void> {
    const { id } = asked;
    try {
      const [result] = await this.db.exec(await this.callOf(asked), { rowMode: 'array' });
      this.tell({ id, rows: rowsOf(result) });
    } catch (e) {
      const { code, message } = e as { code?: unknown; message?: unknown };
      this.tell({ id, message: String(message), code: typeof code === 'string' ? code : null });
    }
  }

  private async callOf({ sql, params }: Asked): Promise<string> {
    if (params.length === 0) return sql;
    let name = this.prepared.get(sql);
    if (!name) {
      name = `s${this.prepared.size + 1}`;
      await this.db.exec(`PREPARE ${name} AS ${sql}`);
      this.prepared.set(sql, name);
    }
    const call = `EXECUTE ${name}(${params.map(literal).join(', ')})`;
    this.tidying.note(call.length);
    return call;
  }
}

const lengthOf = ({ params }: Asked): number =>
  params.reduce<number>((sum, p) => sum + (typeof p === 'string' ? p.length : 10), 0);

const rowsOf = (result: { readonly rows: unknown[] } | undefined): (string | null)[] =>
  (result?.rows ?? []).map(row => (row as (string | null)[])[0] ?? null);
