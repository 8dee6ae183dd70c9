import { Client, RefusedByTable } from '@potyczka/server/fixtures';
import { GAMES } from '@potyczka/server/registry';
import type { RequestName } from '@potyczka/table';
import { table } from '../docs/markdown.js';
import { BURDENS } from './burdens.js';
import { type Child, metricOf } from './child.js';
import { Crowd } from './crowd.js';
import { Gang } from './gang.js';
import { percentile } from './load.js';
import { mainThreadOf } from './main-thread.js';
import { placeFor, STRICT } from './place.js';
import { pause, type Tell, type TrialOutcome } from './trial.js';

export interface DearOptions {
  /** Only these kinds of requests, if not all. */
  readonly only?: readonly RequestName[];
  /** Tables of good players, and people at the one address, each with two pages. */
  readonly tables: number;
  readonly people: number;
  /** How long each kind is asked: until what may come at once is used up, and then measured. */
  readonly burstMs: number;
  readonly measuredMs: number;
  /** Milliseconds of the main thread in a second that one address may cost the others; not looked at if not given. */
  readonly shareMs?: number;
}

const STRANGER_MS = 50;

/** Somebody with a connection of their own who says hello, again and again. */
class Stranger {
  private readonly times: number[] = [];
  refused = 0;
  private isStopped = false;

  private constructor(private readonly client: Client) {}

  static async open(port: number): Promise<Stranger> {
    const stranger = new Stranger(await Client.connect(port, { from: '127.0.9.1' }));
    void stranger.run();
    return stranger;
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      const since = performance.now();
      try {
        await this.client.ask('hello', { protocol: 1 });
        this.times.push(performance.now() - since);
      } catch (e) {
        if (!(e instanceof RefusedByTable)) return;
        this.refused++;
      }
      await pause(STRANGER_MS);
    }
  }

  took(): number[] {
    return this.times.splice(0).sort((a, b) => a - b);
  }

  stop(): void {
    this.isStopped = true;
    this.client.close();
  }
}

/** What the server has done in a second. */
interface Cost {
  /** Milliseconds of the main thread, and of all threads. */
  readonly main: number;
  readonly all: number;
  /** What requests counted as. */
  readonly counted: number;
}

interface Row {
  readonly kind: string;
  /** Requests that were answered in a second. */
  readonly answered: number;
  readonly cost: Cost;
  readonly good: readonly number[];
  readonly hello: readonly number[];
}

const costOf = async (server: Child, ms: number): Promise<Cost> => {
  const now = async () => ({
    counted: await metricOf(server, 'potyczka_cost_total'),
    at: performance.now(),
    main: (await mainThreadOf(server)) / 1000,
    all: await server.usage().then(({ cpu }) => (cpu.user + cpu.system) / 1000),
  });
  const before = await now();
  await pause(ms);
  const after = await now();
  const seconds = (after.at - before.at) / 1000;
  return {
    main: (after.main - before.main) / seconds,
    all: (after.all - before.all) / seconds,
    counted: (after.counted - before.counted) / seconds,
  };
};

/** What an address may ask of a server in a second, in ordinary requests, if nobody has set anything else. */
const MAY = 200;

/**
 * Milliseconds of the main thread that a kind would take in a second if its address got all that it may: on a busy
 * machine it does not.
 */
const atLimit = ({ cost }: Row, alone: Row): number => {
  const counted = cost.counted - alone.cost.counted;
  return counted > 0 ? (Math.max(0, cost.main - alone.cost.main) / counted) * MAY : 0;
};

/** Two figures of many times: what half of them stay under, and the longest but one in a hundred. */
const times = (sorted: readonly number[]): string =>
  sorted.length === 0 ? '–' : `${percentile(sorted, 0.5).toFixed(1)}, ${percentile(sorted, 0.99).toFixed(0)}`;

const rowOf = (row: Row, alone: Row): string[] => {
  const { kind, answered, cost, good, hello } = row;
  const figures = [cost.main.toFixed(0), cost.all.toFixed(0), times(good), times(hello)];
  const longest = (hello.at(-1) ?? Number.NaN).toFixed(0);
  if (row === alone) return ['nothing', '–', '–', ...figures, longest];
  const counts = (cost.counted - alone.cost.counted) / answered;
  const each = answered === 0 ? '–' : counts.toFixed(counts < 9.5 ? 1 : 0);
  return [`\`${kind}\``, answered.toFixed(answered < 9.5 ? 1 : 0), each, ...figures, longest].toSpliced(
    3,
    0,
    atLimit(row, alone).toFixed(0),
  );
};

const tableOf = ([alone, ...rows]: readonly Row[]): string =>
  table(
    [
      'request',
      'answered a second',
      'counts as',
      'main thread at the limit, ms/s',
      'main thread here, ms/s',
      'all threads, ms/s',
      'good answers p50, p99 (ms)',
      "a stranger's hello p50, p99 (ms)",
      'longest hello (ms)',
    ],
    alone ? [rowOf(alone, alone).toSpliced(3, 0, '–'), ...rows.map(row => rowOf(row, alone))] : [],
  );

/**
 * Every kind of request, asked by one address as often and as dearly as it is let, beside people of other addresses
 * who play: what it costs the server, and what the others notice.
 */
export const dearTrial = async (options: DearOptions, tell: Tell = () => {}): Promise<TrialOutcome> => {
  const { tables, people, burstMs, measuredMs } = options;
  const place = await placeFor('embedded');
  const server = await place.start({ ...STRICT, TRIAL_GAMES: 'all', NODE_ENV: 'production' });
  const crowd = new Crowd({ port: () => server.port, tables, games: GAMES, pauseMs: 300, isSpread: true });
  const stranger = await Stranger.open(server.port);
  await crowd.goesOn(tables * 5);
  const measured = async (kind: string, gang?: Gang): Promise<Row> => {
    crowd.took();
    stranger.took();
    await pause(burstMs);
    const before = gang?.answered ?? 0;
    const since = performance.now();
    const cost = await costOf(server, measuredMs);
    const answered = ((gang?.answered ?? 0) - before) / ((performance.now() - since) / 1000);
    return { kind, answered, cost, good: crowd.took(), hello: stranger.took() };
  };
  const rows: Row[] = [await measured('–')];
  const wrong: string[] = [];
  const kinds = (Object.keys(BURDENS) as RequestName[]).filter(k => options.only?.includes(k) ?? true);
  for (const [i, kind] of kinds.entries()) {
    const gang = await Gang.open(server.port, `127.0.8.${i + 1}`, people);
    try {
      const next = await BURDENS[kind](gang);
      const asking = gang.ask(next);
      const row = await measured(kind, gang);
      gang.stop();
      await asking;
      rows.push(row);
      wrong.push(...wrongOf(row, rows[0] as Row, gang, options.shareMs));
      tell(
        i + 1,
        kinds.length,
        `${rowOf(row, rows[0] as Row).join(' | ')} | ${JSON.stringify(gang.refusals)}`,
      );
    } catch (e) {
      wrong.push(`${kind}: ${e instanceof Error ? (e.stack ?? e.message) : String(e)}`);
    }
    gang.close();
  }
  const { refusals, breaks } = crowd;
  await crowd.stop();
  stranger.stop();
  await server.stop();
  await place.release();
  return {
    counts: { kinds: rows.length - 1, 'good answers': crowd.acknowledged },
    wrong: [
      ...wrong,
      ...Object.entries(refusals).map(([what, n]) => `${n} good players were told '${what}'`),
      ...(breaks > 0 ? [`${breaks} good players lost their socket`] : []),
      ...(stranger.refused > 0 ? [`a stranger was refused ${stranger.refused} times`] : []),
    ],
    page: { name: 'dear requests', text: tableOf(rows) },
  };
};

const wrongOf = (
  row: Row,
  alone: Row,
  { refusals, answered }: Gang,
  shareMs = Number.POSITIVE_INFINITY,
): string[] => {
  const { kind } = row;
  const share = Math.max(atLimit(row, alone), row.cost.main - alone.cost.main);
  return [
    ...(answered > 0 ? [] : [`${kind} was never answered`]),
    ...(share > shareMs ? [`${kind}: ${share.toFixed(0)} ms of the main thread in a second`] : []),
    ...Object.entries(refusals).flatMap(([what, n]) =>
      /^(fault|malformed|not-saved|unknown)/.test(what) ? [`${kind} was told ${n} times '${what}'`] : [],
    ),
  ];
};
