import { Client, freshDataFolder, RefusedByTable } from '@potyczka/server/fixtures';
import { GAMES } from '@potyczka/server/registry';
import type { Now } from '@potyczka/table';
import { startChild } from './child.js';
import { mainThreadOf } from './main-thread.js';
import { anyAnswer } from './player.js';
import { RawSocket } from './raw-socket.js';
import { tidily } from './tidily.js';

export interface RealGame {
  /** Tables at which three people each play at the same time. */
  readonly tables: number;
  /** Decisions at each. */
  readonly decisions: number;
  /** So many decisions come before, at other tables: a server is quick only when it has served for a while. */
  readonly warm: number;
  /** Spectators at the first table, and decisions there while they look on. */
  readonly spectators: number;
  readonly watched: number;
  onProgress?(words: string): void;
}

/** What decisions of a game that people play cost the server. */
export interface RealCost {
  readonly game: string;
  /** Microseconds of the server's main thread for one decision; null where the system does not tell. */
  readonly mainThread: number | null;
  /** Bytes that one player is sent for one decision. */
  readonly bytes: number;
  /** Milliseconds of the main thread for one decision while all spectators look on. */
  readonly withSpectators: number | null;
}

const PEOPLE = 3;

/** A table whose people answer as soon as they are asked. */
class Company {
  decided = 0;
  bytes = 0;
  private wanted = 0;
  private resolve: () => void = () => {};
  private reject: (e: unknown) => void = () => {};

  private constructor(
    readonly table: string,
    private readonly people: readonly Client[],
  ) {
    for (const person of people) person.onPush = p => void (p.push === 'news' && this.look(person, p.now));
  }

  static async sitDown(port: number, game: string): Promise<Company> {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => Client.connect(port)));
    const [host, ...others] = people as [Client, ...Client[]];
    const seats = people.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) }));
    const { table } = await host.ask('create', { game, options: { players: PEOPLE }, seats });
    for (const other of others) await other.ask('join', { table });
    await host.ask('start', { table });
    return new Company(table, people);
  }

  /** Goes on for so many decisions. */
  async play(decisions: number): Promise<void> {
    this.wanted = this.decided + decisions;
    const done = new Promise<void>((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    for (const person of this.people)
      this.look(person, await person.ask('watch', { table: this.table, changes: true }));
    await done;
  }

  private look(person: Client, { mine, result }: Pick<Now, 'mine' | 'result'>): void {
    this.bytes += person.received.reduce((sum, text) => sum + text.length, 0);
    person.received.length = 0;
    person.pushes.length = 0;
    if (this.decided >= this.wanted || result !== null) this.resolve();
    else if (mine) void this.answer(person, mine);
  }

  private async answer(person: Client, mine: NonNullable<Now['mine']>): Promise<void> {
    const a = anyAnswer(mine);
    if (a === undefined) return this.reject(new Error(`nothing can be answered to ${mine.rule}`));
    try {
      await person.ask('answer', { table: this.table, q: mine.q, step: mine.step, a });
      this.decided++;
    } catch (e) {
      if (!(e instanceof RefusedByTable)) return this.reject(e);
      const { rule = 'TABLE-', why } = e.problem;
      // A set that the rules refuse, or a question that the table has answered itself.
      if (!rule.startsWith('TABLE-')) await this.answer(person, mine);
      else if (!/stale|not-asked|over/.test(why.id)) this.reject(e);
    }
  }

  close(): void {
    for (const person of this.people) person.close();
  }
}

/** Measures a game of the registry, the first, over real sockets with the embedded store. */
export const realGame = (given: RealGame): Promise<RealCost> =>
  tidily(async later => {
    const { tables, decisions, warm, spectators, watched, onProgress = () => {} } = given;
    const game = GAMES[0]?.game.id as string;
    const folder = await freshDataFolder();
    later(() => folder.release());
    const child = await startChild('./serve-fixtures.js', {
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'silent', TRIAL_GAMES: 'all', REACTION_MS: '0' },
      DATA_DIR: folder.path,
    });
    later(() => child.kill());
    const sitDown = async (): Promise<Company[]> => {
      const all: Company[] = [];
      later(() => all.forEach(c => void c.close()));
      while (all.length < tables) all.push(await Company.sitDown(child.port, game));
      return all;
    };
    const cost = async (of: readonly Company[], each: number): Promise<number> => {
      const before = await mainThreadOf(child);
      const decided = () => of.reduce((sum, c) => sum + c.decided, 0);
      const start = decided();
      await Promise.all(of.map(c => c.play(each)));
      return ((await mainThreadOf(child)) - before) / (decided() - start);
    };
    for (let before = 0; before < warm; ) {
      onProgress(`${game}, ${before} decisions to warm up`);
      const some = await sitDown();
      await cost(some, decisions);
      for (const c of some) {
        before += c.decided;
        c.close();
      }
    }
    onProgress(`${game}, ${tables} tables`);
    const companies = await sitDown();
    const mainThread = await cost(companies, decisions);
    const decided = companies.reduce((sum, c) => sum + c.decided, 0);
    const bytes = companies.reduce((sum, c) => sum + c.bytes, 0) / PEOPLE / decided;
    onProgress(`${game}, ${spectators} spectators`);
    const shown = await Company.sitDown(child.port, game);
    later(() => shown.close());
    const crowd = await lookOn(child.port, shown.table, spectators);
    later(() => crowd.forEach(s => void s.close()));
    const withSpectators = (await cost([shown], watched)) / 1000;
    const known = (x: number): number | null => (Number.isNaN(x) ? null : x);
    return { game, mainThread: known(mainThread), bytes, withSpectators: known(withSpectators) };
  });

const lookOn = async (port: number, table: string, count: number): Promise<RawSocket[]> => {
  const crowd: RawSocket[] = [];
  for (let at = 0; at < count; at += 50) {
    const some = Array.from({ length: Math.min(50, count - at) }, async () => {
      const socket = await RawSocket.open(port, '/ws');
      const answer = socket.until(message => message.toString('latin1', 0, 8) === '{"re":1,');
      socket.send(JSON.stringify({ id: 1, do: 'watch', table, changes: true }));
      await answer;
      return socket;
    });
    crowd.push(...(await Promise.all(some)));
  }
  return crowd;
};
