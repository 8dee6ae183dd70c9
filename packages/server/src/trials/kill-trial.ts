import type { Field } from '@potyczka/kernel';
import { replay } from '@potyczka/kernel/run';
import type { Listed } from '../registry.js';
import { migrate } from '../store/migrations.js';
import { PgliteDriver } from '../store/pglite.js';
import { PostgresDriver } from '../store/postgres.js';
import { SqlStore } from '../store/sql-store.js';
import { type Child, startChild } from './child.js';
import { GAMES as TINY } from './fixture-games.js';
import { type Acknowledged, Player, pause } from './player.js';
import { freshDataFolder, temporaryPostgres } from './temporary.js';

export interface KillOptions {
  readonly store: 'embedded' | 'postgres';
  readonly kills: number;
  /** Tables that are played at the same time; one that ends is followed by another. */
  readonly tables: number;
  /** The longest time between two kills, in milliseconds. */
  readonly longestMs: number;
  readonly games?: readonly Listed[];
  /** The program that serves them. */
  readonly program?: string;
  onProgress?(words: string): void;
}

/** What came of it. All lists of what went wrong must be empty. */
export interface KillReport {
  readonly kills: number;
  readonly matches: number;
  readonly finished: number;
  readonly acknowledged: number;
  /** Answers under way when a process was killed: stored or not, but never twice. */
  readonly unknown: number;
  readonly lost: readonly string[];
  readonly broken: readonly string[];
  readonly stuck: readonly string[];
  readonly refusals: Readonly<Record<string, number>>;
}

/** A way to start servers on one store, and to read that store when they are gone. */
interface Place {
  /** Several processes may serve at the same time. */
  readonly processes: number;
  start(): Promise<Child>;
  read<X>(use: (store: SqlStore) => Promise<X>): Promise<X>;
  release(): Promise<void>;
}

const embedded = async (program: string): Promise<Place> => {
  const folder = await freshDataFolder();
  return {
    processes: 1,
    start: () => startChild(program, { ...RELAXED, DATA_DIR: folder.path }),
    read: async use => {
      const driver = await PgliteDriver.open(folder.path, () => {});
      try {
        return await use(new SqlStore(driver, 'reader'));
      } finally {
        await driver.close();
      }
    },
    release: async () => folder.release(),
  };
};

const shared = async (program: string): Promise<Place> => {
  const postgres = await temporaryPostgres();
  const url = await postgres.database('killed');
  return {
    processes: 2,
    start: () => startChild(program, { ...RELAXED, DATABASE_URL: url }),
    read: async use => {
      const driver = new PostgresDriver(url, 2, () => {});
      try {
        await migrate(driver);
        return await use(new SqlStore(driver, 'reader'));
      } finally {
        await driver.close();
      }
    },
    release: () => postgres.release(),
  };
};

const RELAXED = {
  PORT: '0',
  SECRET: 'a secret that outlives every process',
  REACTION_MS: '5',
  BOT_MS: '10',
  REQUESTS_PER_SECOND: '10000',
  TABLES_PER_HOUR: '1000000',
  SOCKETS_PER_ADDRESS: '10000',
  SOCKETS_PER_PERSON: '10000',
  LOG_LEVEL: 'fatal',
};

/** One table after the other, with two people and bots, for as long as the trial goes on. */
class Row {
  readonly players: Player[] = [];
  finished = 0;
  private isStopped = false;

  constructor(
    private readonly port: () => number,
    private readonly game: Listed['game'],
  ) {}

  async run(): Promise<void> {
    while (!this.isStopped) {
      let table = '';
      const people = [0, 1].map(() => new Player(this.port, () => table, 20));
      this.players.push(...people);
      table = await this.sitDown(people);
      if (table) await Promise.all(people.map(p => p.play()));
      if (people.every(p => p.isOver)) this.finished++;
    }
  }

  /** Makes a table and sits the two down, however often the server dies meanwhile. */
  private async sitDown([host, guest]: readonly Player[]): Promise<string> {
    const options = Object.fromEntries(
      Object.entries<Field>(this.game.options).map(([k, f]) => [k, f.default]),
    );
    const seats = this.game
      .seats(options)
      .map((_, i) =>
        i === 0 ? { kind: 'me' } : i === 1 ? { kind: 'open' } : { kind: 'bot', level: 'random' },
      ) as { kind: 'me' }[];
    const wanted = { game: this.game.id, options: options as Record<string, number>, seats, hidden: true };
    while (!this.isStopped) {
      try {
        const { table } = await (await (host as Player).connect()).ask('create', wanted);
        await (await (guest as Player).connect()).ask('join', { table });
        await (await (host as Player).connect()).ask('start', { table });
        return table;
      } catch {
        await pause(100);
      }
    }
    return '';
  }

  stop(): void {
    this.isStopped = true;
    for (const p of this.players) p.stop();
  }
}

/** Kills servers in the middle of load, again and again, and looks whether anything was lost. */
export const killTrial = async (options: KillOptions): Promise<KillReport> => {
  const { games = TINY, program = './serve-fixtures.js', onProgress = () => {} } = options;
  const place = await (options.store === 'embedded' ? embedded(program) : shared(program));
  const children: Child[] = await Promise.all(Array.from({ length: place.processes }, () => place.start()));
  const port = (): number => children[Math.floor(Math.random() * children.length)]?.port ?? 0;
  const rows = Array.from(
    { length: options.tables },
    (_, i) => new Row(port, (games[i % games.length] as Listed).game),
  );
  const running = rows.map(row => row.run());
  const acknowledged = (): number =>
    rows.flatMap(r => r.players).reduce((sum, p) => sum + p.acknowledged.length, 0);
  for (let kill = 1; kill <= options.kills; kill++) {
    await underLoad(acknowledged, options.tables * 3);
    await pause(Math.random() * options.longestMs);
    const [victim] = children.splice(Math.floor(Math.random() * children.length), 1);
    await victim?.kill();
    children.push(await place.start());
    onProgress(`${kill} of ${options.kills} kills, ${acknowledged()} answers acknowledged`);
  }
  await pause(options.longestMs);
  const stuck = await findStuck(rows);
  for (const row of rows) row.stop();
  await Promise.all(running);
  await Promise.all(children.map(c => c.kill()));
  const players = rows.flatMap(r => r.players);
  const { lost, broken, matches } = await place.read(store => check(store, players, games));
  await place.release();
  return {
    kills: options.kills,
    matches,
    finished: rows.reduce((sum, r) => sum + r.finished, 0),
    acknowledged: players.reduce((sum, p) => sum + p.acknowledged.length, 0),
    unknown: players.reduce((sum, p) => sum + p.unknown, 0),
    lost,
    broken,
    stuck,
    refusals: Object.fromEntries(players.flatMap(p => [...p.refusals])),
  };
};

/** Waits until so many more answers have been acknowledged: a kill must come in the middle of load. */
const underLoad = async (acknowledged: () => number, more: number): Promise<void> => {
  const before = acknowledged();
  for (let i = 0; i < 300 && acknowledged() < before + more; i++) await pause(100);
};

/** After the last kill every match must go on by itself: the players are still at it. */
const findStuck = async (rows: readonly Row[]): Promise<string[]> => {
  const progress = () =>
    rows.map(r => r.players.reduce((sum, p) => sum + p.acknowledged.length + (p.isOver ? 1 : 0), 0));
  const before = progress();
  for (let i = 0; i < 300; i++) {
    await pause(100);
    if (progress().every((n, at) => n > (before[at] ?? 0))) return [];
  }
  return progress().flatMap((n, at) => (n > (before[at] ?? 0) ? [] : [`row ${at} does not go on`]));
};

/** Every acknowledged answer must be stored, once, under its number; every match must replay. */
const check = async (store: SqlStore, players: readonly Player[], games: readonly Listed[]) => {
  const lost: string[] = [];
  const broken: string[] = [];
  const byTable = new Map<string, Acknowledged[]>();
  for (const a of players.flatMap(p => p.acknowledged))
    byTable.set(a.table, [...(byTable.get(a.table) ?? []), a]);
  for (const [id, acknowledged] of byTable) {
    const stored = await store.load(id);
    if (!stored) {
      lost.push(`table ${id}`);
      continue;
    }
    const { table, entries } = stored;
    if (entries.some((e, i) => e.n !== i + 1)) broken.push(`${id}: numbers are not consecutive`);
    if (table.chapter) broken.push(`${id}: a chapter was started`);
    for (const { n, q, a } of acknowledged) {
      const e = entries[n - 1];
      if (!e || !('q' in e) || e.q !== q || !sameAnswer(e.a, a)) lost.push(`${id}: entry ${n}`);
    }
    const numbers = acknowledged.map(each => each.n);
    if (new Set(numbers).size !== numbers.length) broken.push(`${id}: a number was acknowledged twice`);
    const game = games.find(each => each.game.id === table.game)?.game;
    const record = {
      format: 1,
      game: table.game,
      rulesVersion: table.rulesVersion,
      options: table.options,
      seed: table.seed,
      salts: table.salts,
      entries,
    } as const;
    const again = game && replay(game, record);
    if (!again?.ok) broken.push(`${id}: ${again?.problem ?? 'no such game'}`);
    else if (stored.kept && stored.kept.n === entries.length && stored.kept.hash !== again.run.hash)
      broken.push(`${id}: another state than its checkpoint`);
  }
  return { lost, broken, matches: byTable.size };
};

/** A set may be stored in another order than it was given. */
const sameAnswer = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted())
    : JSON.stringify(a) === JSON.stringify(b);
