import { Client, freshDataFolder, RefusedByTable } from '@potyczka/server/fixtures';
import { GAMES } from '@potyczka/server/registry';
import type { Now } from '@potyczka/table';
import { beginningOf } from './beginning.js';
import { type Child, megabytesOf, startChild } from './child.js';
import { percentile } from './load.js';
import { mainThreadOf } from './main-thread.js';
import { anyAnswer } from './player.js';
import { tidily } from './tidily.js';
import { pause } from './trial.js';

export interface BotTables {
  readonly game: string;
  /** So many tables at a time, one number after the other, until answers take too long. */
  readonly counts: readonly number[];
  /** How long people think before each answer, and how long each number of tables is played, in milliseconds. */
  readonly thinkMs: number;
  readonly forMs: number;
  /** An answer may take so long: nineteen of twenty do not take longer. */
  readonly mostMs: number;
  readonly level: 'random' | 'greedy' | 'search';
  onProgress?(words: string): void;
}

/** How a number of tables went. */
export interface Carried {
  readonly tables: number;
  readonly answers: number;
  /** Milliseconds from an answer to its acknowledgement. */
  readonly p50: number;
  readonly p95: number;
  /** The same until somebody is asked again: what bots take. */
  readonly askedAgain: number;
  /** Of a second of the first thread. */
  readonly mainThread: number;
  readonly megabytes: number;
}

/** One person against bots, who thinks a little about each answer. */
class Lonely {
  readonly took: number[] = [];
  readonly waited: number[] = [];
  private isStopped = false;
  private since: number | undefined;
  private asked = '';

  private constructor(
    private readonly client: Client,
    private readonly table: string,
    private readonly thinkMs: number,
  ) {
    client.onPush = p => void (p.push === 'news' && p.table === table && this.look(p.now));
  }

  static async sitDown(port: number, { game, level, thinkMs }: BotTables): Promise<Lonely> {
    const found = GAMES.find(g => g.game.id === game);
    if (!found) throw new Error(`there is no game ${game}`);
    const { wanted, brings } = beginningOf(found.game as never);
    const client = await Client.connect(port);
    const seats = wanted.seats.map(s => (s.kind === 'bot' ? { ...s, level } : s));
    const { table } = await client.ask('create', { ...wanted, seats });
    const isOpen = (await client.ask('watch', { table })).info.phase === 'open';
    if (isOpen) {
      for (const [i] of seats.entries())
        for (const each of brings(i)) await client.ask('bring', { table, seat: `p${i + 1}`, ...each });
      await client.ask('start', { table });
    }
    return new Lonely(client, table, thinkMs);
  }

  async play(): Promise<void> {
    this.look(await this.client.ask('watch', { table: this.table, changes: true }));
  }

  private look({ mine }: Pick<Now, 'mine'>): void {
    this.client.received.length = 0;
    this.client.pushes.length = 0;
    if (!mine || this.isStopped || this.asked === `${mine.q} ${mine.step}`) return;
    this.asked = `${mine.q} ${mine.step}`;
    if (this.since !== undefined) this.waited.push(performance.now() - this.since);
    void this.answer(mine).catch(() => undefined);
  }

  private async answer(mine: NonNullable<Now['mine']>): Promise<void> {
    await pause(this.thinkMs * (0.5 + Math.random()));
    for (let n = 0; n < 50 && !this.isStopped; n++) {
      const a = anyAnswer(mine);
      if (a === undefined) return;
      const since = performance.now();
      try {
        await this.client.ask('answer', { table: this.table, q: mine.q, step: mine.step, a });
        this.took.push(performance.now() - since);
        this.since = performance.now();
        return;
      } catch (e) {
        if (!(e instanceof RefusedByTable) || /stale|not-asked|over/.test(e.problem.why.id)) return;
      }
    }
  }

  stop(): void {
    this.isStopped = true;
    this.client.close();
  }
}

const sorted = (of: readonly number[]): number[] => of.toSorted((a, b) => a - b);

const round = async (child: Child, tables: readonly Lonely[], forMs: number): Promise<Carried> => {
  for (const each of tables) {
    each.took.length = 0;
    each.waited.length = 0;
  }
  const before = await mainThreadOf(child);
  await pause(forMs);
  const took = sorted(tables.flatMap(t => t.took));
  return {
    tables: tables.length,
    answers: took.length,
    p50: percentile(took, 0.5),
    p95: percentile(took, 0.95),
    askedAgain: percentile(sorted(tables.flatMap(t => t.waited)), 0.95),
    mainThread: ((await mainThreadOf(child)) - before) / 1000 / forMs,
    megabytes: await megabytesOf(child),
  };
};

/** How many tables of a game with bots one process carries: more and more of them, until answers take too long. */
export const botTables = (given: BotTables): Promise<readonly Carried[]> =>
  tidily(async later => {
    const { game, counts, forMs, mostMs, onProgress = () => {} } = given;
    const folder = await freshDataFolder();
    later(() => folder.release());
    const child = await startChild('./serve-fixtures.js', {
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'silent', TRIAL_GAMES: 'all' },
      DATA_DIR: folder.path,
    });
    later(() => child.kill());
    const tables: Lonely[] = [];
    later(() => tables.forEach(t => void t.stop()));
    const rounds: Carried[] = [];
    for (const count of counts) {
      onProgress(`${game}, ${count} tables`);
      while (tables.length < count) {
        const one = await Lonely.sitDown(child.port, given);
        tables.push(one);
        await one.play();
      }
      rounds.push(await round(child, tables, forMs));
      if ((rounds.at(-1)?.p95 ?? 0) > mostMs) break;
    }
    return rounds;
  });
