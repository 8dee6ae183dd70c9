import { spawn } from 'node:child_process';
import { freePort, temporaryFolder } from '@potyczka/server/fixtures';
import { table } from '../docs/markdown.js';
import type { Child } from './child.js';
import { embeddedIn, placeFor, type StoreKind, type TriedServer } from './place.js';
import { comes, pause, type Tell, type TrialOutcome } from './trial.js';

export interface StartsOptions {
  readonly stores: readonly StoreKind[];
  /** How often each start is measured; the median is told. */
  readonly times: number;
  /** Processes that want a core each, besides whatever else runs. */
  readonly busy: readonly number[];
}

interface Start {
  /** Milliseconds until the port answers anything, and until the server is ready. */
  readonly answers: number;
  readonly ready: number;
  /** Milliseconds of the processors that the server used for it, all threads. */
  readonly cpu: number;
  readonly child: Child;
}

/** Where nothing is yet: other trials begin with a database that is made already. */
const emptyPlace = async (store: StoreKind): Promise<TriedServer> => {
  if (store === 'postgres') return placeFor(store);
  const folder = temporaryFolder();
  return { ...embeddedIn(folder.path), release: async () => folder.release() };
};

const answersAt = async (port: number, since: number): Promise<number> => {
  const isThere = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
  await comes(isThere, 120_000, 10);
  return performance.now() - since;
};

const started = async (place: TriedServer): Promise<Start> => {
  const port = await freePort();
  const since = performance.now();
  const [answers, [child, ready]] = await Promise.all([
    answersAt(port, since),
    place
      .start({ TRIAL_PORT: String(port), TRIAL_GAMES: 'all', NODE_ENV: 'production' })
      .then(child => [child, performance.now() - since] as const),
  ]);
  const { cpu } = await child.usage();
  return { answers, ready, cpu: (cpu.user + cpu.system) / 1000, child };
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** Something that wants a core for itself. */
const burden = () => spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' });

/** How long a server takes to start, in an empty place and on what is there, alone and beside busy processes. */
export const startsTrial = async (options: StartsOptions, tell: Tell = () => {}): Promise<TrialOutcome> => {
  const { stores, times, busy } = options;
  const rows: string[][] = [];
  const wrong: string[] = [];
  const rounds = stores.length * busy.length * times;
  let done = 0;
  for (const store of stores)
    for (const many of busy) {
      const burdens = Array.from({ length: many }, burden);
      const first: Start[] = [];
      const again: Start[] = [];
      try {
        for (let i = 0; i < times; i++) {
          const place = await emptyPlace(store);
          for (const [nth, of] of [first, again].entries()) {
            const start = await started(place);
            of.push(start);
            if (start.answers > start.ready)
              wrong.push(`${store}, start ${nth + 1}: ready before it answered`);
            const health = await fetch(`http://127.0.0.1:${start.child.port}/healthz`);
            if (health.status !== 200) wrong.push(`${store}, start ${nth + 1}: ready, and its health is red`);
            await start.child.stop();
            await pause(100);
          }
          await place.release();
          tell(++done, rounds, `${store} beside ${many}`);
        }
      } finally {
        for (const each of burdens) each.kill('SIGKILL');
      }
      for (const [name, of] of [
        ['first', first],
        ['again', again],
      ] as const)
        rows.push([
          store,
          name,
          String(many),
          seconds(median(of.map(s => s.answers))),
          seconds(median(of.map(s => s.ready))),
          seconds(Math.max(...of.map(s => s.ready))),
          seconds(median(of.map(s => s.cpu))),
        ]);
    }
  return {
    counts: { starts: done * 2 },
    wrong,
    page: {
      name: 'starts',
      text: table(
        [
          'store',
          'start',
          'busy processes besides',
          'port answers after (s)',
          'ready after (s)',
          'longest (s)',
          'processor time (s)',
        ],
        rows,
      ),
    },
  };
};
