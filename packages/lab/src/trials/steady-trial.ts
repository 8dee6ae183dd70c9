import { Client } from '@potyczka/server/fixtures';
import type { Child } from './child.js';
import { beginOurs, measure, percentile } from './load.js';
import { placeFor } from './place.js';
import { comes, pause, type Tell, type TrialOutcome } from './trial.js';

export interface SteadyOptions {
  /** Matches in which somebody answers every so many milliseconds. */
  readonly matches: number;
  readonly pauseMs: number;
  /** How often a match of seven answers is played in each of them. */
  readonly rounds: number;
  /** Pages that show the list of tables while the tables in it change. */
  readonly pages: number;
}

/**
 * A long day without any misfortune: the embedded store tidies up meanwhile,
 * and many look at a list that changes. How long the slowest answers took is
 * told; that everybody is told what has changed is asserted.
 */
export const steadyTrial = async (options: SteadyOptions, tell: Tell = () => {}): Promise<TrialOutcome> => {
  const { matches, pauseMs, rounds, pages } = options;
  const place = await placeFor('embedded');
  const server = await place.start();
  const took: number[] = [];
  const wrong: string[] = [];
  const lobby = await Lobby.open(server, pages);
  for (let round = 1; round <= rounds; round++) {
    const isChanging = lobby.change();
    const measured = await measure(server, beginOurs, { matches, rounds: 1, pauseMs });
    took.push(...measured.took);
    await isChanging;
    tell(round, rounds, `p99 of the last round ${Math.round(measured.p99)} ms`);
  }
  if (!(await lobby.isTold())) wrong.push('a page was not told how the list is in the end');
  lobby.close();
  await server.stop();
  await place.release();
  const sorted = took.toSorted((a, b) => a - b);
  const counts = {
    answers: took.length,
    'p50, ms': Math.round(percentile(sorted, 0.5)),
    'p99, ms': Math.round(percentile(sorted, 0.99)),
    'longest, ms': Math.round(sorted.at(-1) ?? 0),
    pages,
    'changes of the list': lobby.changes,
  };
  return { counts, wrong };
};

/** Pages with the list, and a host whose table changes. */
class Lobby {
  changes = 0;

  private constructor(
    private readonly host: Client,
    private readonly table: string,
    private readonly pages: readonly Client[],
  ) {}

  static async open({ port }: Child, count: number): Promise<Lobby> {
    const host = await Client.connect(port);
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { table } = await host.ask('create', { game: 'tic-tac-toe', options: {}, seats });
    const pages: Client[] = [];
    for (let i = 0; i < count; i++) {
      const page = await Client.connect(port);
      // Only the list as it is now is kept: else whoever measures would stand still to clear up after ten minutes of lists.
      page.onPush = () => {
        page.received.splice(0, page.received.length - 1);
        page.pushes.length = 0;
      };
      await page.ask('list', {});
      pages.push(page);
    }
    return new Lobby(host, table, pages);
  }

  /** Three changes, each soon after the other. */
  async change(): Promise<void> {
    for (let i = 0; i < 3; i++) {
      await this.host.ask('join', { table: this.table, name: `Host ${++this.changes}` });
      await pause(100);
    }
  }

  /** Whether every page has come to know the last change. */
  isTold(): Promise<boolean> {
    const name = `"Host ${this.changes}"`;
    return comes(() => this.pages.every(page => page.received.some(text => text.includes(name))));
  }

  close(): void {
    for (const each of [this.host, ...this.pages]) each.close();
  }
}
