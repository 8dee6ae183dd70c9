import { RefusedByTable } from '@potyczka/server/fixtures';
import type { Listed } from '@potyczka/server/inside';
import { beginningOf } from './beginning.js';
import { Player } from './player.js';
import { comes, pause } from './trial.js';

/** One table after the other, with two people and bots, for as long as the trial goes on. */
class Row {
  readonly players: Player[] = [];
  /** Tables whose making the server has acknowledged. */
  readonly tables: string[] = [];
  finished = 0;
  private isStopped = false;

  constructor(
    private readonly port: () => number,
    readonly game: Listed['game'],
    private readonly pauseMs: number,
    private readonly from?: string,
  ) {}

  async run(): Promise<void> {
    while (!this.isStopped) {
      let table = '';
      const people = [0, 1].map(() => new Player(this.port, () => table, this.pauseMs, this.from));
      this.players.push(...people);
      table = await this.sitDown(people);
      if (table) await Promise.all(people.map(p => p.play()));
      if (people.every(p => p.isOver)) this.finished++;
      for (const p of people) p.stop();
    }
  }

  /** Makes a table and sits the two down, however often the server dies meanwhile. */
  private async sitDown([host, guest]: readonly Player[]): Promise<string> {
    const { wanted, brings } = beginningOf(this.game);
    const seats = wanted.seats.map((each, i) => (i === 1 ? ({ kind: 'open' } as const) : each));
    while (!this.isStopped) {
      try {
        const { table, links } = await (await (host as Player).connect()).ask('create', { ...wanted, seats });
        this.tables.push(table);
        await (await (guest as Player).connect()).ask('join', { table, token: links.p2 as string });
        for (const [i, person] of [host, guest].entries())
          for (const each of brings(i))
            await (await (person as Player).connect()).ask('bring', { table, ...each });
        await (await (host as Player).connect()).ask('start', { table });
        return table;
      } catch (e) {
        // What another process has just changed may be refused for a moment; what could not be stored is noted.
        if (e instanceof RefusedByTable && e.problem.code === 'not-saved') (host as Player).note(e);
        await pause(100);
      }
    }
    return '';
  }

  stop(): void {
    this.isStopped = true;
    for (const p of this.players) p.stop();
  }

  get progress(): number {
    return this.players.reduce((sum, p) => sum + p.acknowledged.length + (p.isOver ? 1 : 0), 0);
  }
}

export interface CrowdOptions {
  /** The server that somebody connects to next. */
  port(): number;
  /** Tables that are played at the same time; one that ends is followed by another. */
  readonly tables: number;
  readonly games: readonly Listed[];
  /** The longest time that a person takes to answer, in milliseconds. */
  readonly pauseMs?: number;
  /** Whether each table's people have an address of their own. */
  readonly isSpread?: boolean;
}

const percentile = (sorted: readonly number[], p: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN;

/** People who play as they should, and remember what they were promised. */
export class Crowd {
  private readonly rows: readonly Row[];
  private readonly running: Promise<unknown>;
  private error: unknown;

  constructor({ port, tables, games, pauseMs = 20, isSpread = false }: CrowdOptions) {
    // Whoever is alone at a table, as at the evenings of a campaign by themselves, invites nobody.
    const forTwo = games.filter(({ game }) => beginningOf(game).wanted.seats.length > 1);
    this.rows = Array.from({ length: tables }, (_, i) => {
      const { game } = forTwo[i % forTwo.length] as Listed;
      return new Row(port, game, pauseMs, isSpread ? `127.0.1.${i + 1}` : undefined);
    });
    this.running = Promise.all(this.rows.map(row => row.run())).catch(e => {
      this.error = e;
    });
  }

  get players(): readonly Player[] {
    return this.rows.flatMap(r => r.players);
  }

  get tables(): readonly string[] {
    return this.rows.flatMap(r => r.tables);
  }

  get finished(): number {
    return this.rows.reduce((sum, r) => sum + r.finished, 0);
  }

  get acknowledged(): number {
    return this.players.reduce((sum, p) => sum + p.acknowledged.length, 0);
  }

  get unknown(): number {
    return this.players.reduce((sum, p) => sum + p.unknown, 0);
  }

  get breaks(): number {
    return this.players.reduce((sum, p) => sum + p.breaks, 0);
  }

  /** Refusals by what they said, over all players. */
  get refusals(): Record<string, number> {
    const all: Record<string, number> = {};
    for (const [what, n] of this.players.flatMap(p => [...p.refusals])) all[what] = (all[what] ?? 0) + n;
    return all;
  }

  /** Forgets the times so far; gives back those that were taken, in order. */
  took(): number[] {
    return this.players.flatMap(p => p.took.splice(0)).sort((a, b) => a - b);
  }

  /** The same as a line. */
  times(): string {
    const took = this.took();
    return `${percentile(took, 0.5).toFixed(0)} / ${percentile(took, 0.99).toFixed(0)} ms`;
  }

  /** Waits until so many more answers have been acknowledged; false if that never happens. */
  async goesOn(more: number, ms = 60_000): Promise<boolean> {
    const before = this.acknowledged;
    return comes(() => this.error !== undefined || this.acknowledged >= before + more, ms);
  }

  /** Rows whose match does not go on by itself, though the players are still at it. */
  async stuck(ms = 60_000): Promise<string[]> {
    const before = this.rows.map(r => r.progress);
    const isStuck = (row: Row, at: number): boolean => row.progress <= (before[at] ?? 0);
    await comes(() => !this.rows.some(isStuck), ms);
    return this.rows.flatMap((row, at) =>
      isStuck(row, at)
        ? [`row ${at}, ${row.game.id}, table ${row.players.at(-1)?.table()} does not go on`]
        : [],
    );
  }

  async stop(): Promise<void> {
    for (const row of this.rows) row.stop();
    await this.running;
    if (this.error) throw this.error;
  }
}
