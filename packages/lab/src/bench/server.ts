import type { Bench, Figure } from './figure.js';
import { peerModule } from './peer.js';
import { progress } from './progress.js';
import { median } from './timing.js';

/** Loaded when it is its turn: it needs what only developers have installed. */
const figures = () => import('../trials/figures.js');

type Figures = Awaited<ReturnType<typeof figures>>;
type Standings = Awaited<ReturnType<Figures['contest']>>;
type Standing = NonNullable<ReturnType<Standings['get']>>;
type Measured = Standing['fast'][number];

/** How much is measured; tests measure less. */
export interface Amount {
  readonly contest: Pick<
    Parameters<Figures['contest']>[0],
    'matches' | 'few' | 'rounds' | 'pacedRounds' | 'pauseMs'
  >;
  /** Whether the peer is measured too; it has to be installed for that. */
  readonly withPeer: boolean;
  readonly real: Omit<Parameters<Figures['realGame']>[0], 'onProgress'>;
  readonly idle: Omit<Parameters<Figures['idle']>[0], 'onProgress'>;
}

const WHOLE: Amount = {
  contest: { matches: 500, few: 150, rounds: 7, pacedRounds: 3, pauseMs: 500 },
  withPeer: true,
  real: { tables: 20, decisions: 200, warm: 15_000, spectators: 1000, watched: 100 },
  idle: { matches: 10_000, different: 100, decisions: 200, people: 300, woken: 200 },
};

const PEER = 'boardgame.io 0.50.2, in memory';

const p99 = (rounds: readonly Measured[]): number => {
  const all = rounds.flatMap(round => round.took).toSorted((a, b) => a - b);
  return all[Math.floor(all.length * 0.99)] ?? Number.NaN;
};

const NAMES = { embedded: 'embedded store', postgres: 'PostgreSQL' } as const;

/** One server beside the peer: rates are those of the best round, ratios are medians over rounds. */
const beside = (name: string, ours: Standing, theirs: Standing | undefined): Figure[] => {
  const ratio = (of: (m: Measured) => number, isRate: boolean): Pick<Figure, 'peer' | 'ratio'> => {
    if (!theirs) return {};
    const ratios = ours.fast.map((m, round) => {
      const other = theirs.fast[round];
      return other ? (isRate ? of(m) / of(other) : of(other) / of(m)) : Number.NaN;
    });
    return { peer: PEER, ratio: median(ratios) };
  };
  const paced = theirs && { peer: PEER, ratio: p99(theirs.paced) / p99(ours.paced) };
  return [
    {
      name: `${name}, answers`,
      value: Math.max(...ours.fast.map(m => m.perSecond)),
      unit: 'answers/s',
      ...ratio(m => m.perSecond, true),
      ...(theirs && { aim: '>= 5 x' }),
    },
    {
      name: `${name}, processor time of the server`,
      value: median(ours.fast.map(m => m.cpu * 1000)),
      unit: 'us/answer',
      ...ratio(m => m.cpu, false),
      ...(theirs && { aim: '<= 85' }),
    },
    {
      name: `${name}, p99 with fewer in flight`,
      value: p99(ours.few),
      unit: 'ms',
      ...(theirs && { aim: '<= 50' }),
    },
    {
      name: `${name}, p99 as fast as it can`,
      value: p99(ours.fast),
      unit: 'ms',
      ...ratio(m => m.p99, false),
      ...(theirs && { aim: '<= 100' }),
    },
    {
      name: `${name}, p99 with pauses`,
      value: p99(ours.paced),
      unit: 'ms',
      ...paced,
      ...(theirs && { aim: '<= 100' }),
    },
  ];
};

const contest = async (
  { contest: amount, withPeer }: Amount,
  report: (figure: Figure) => void,
): Promise<void> => {
  const { matches, pauseMs } = amount;
  const hasPeer = withPeer && peerModule('boardgame.io/client') !== undefined;
  const { tell, done } = progress('server');
  const standings = await (await figures()).contest({ ...amount, hasPeer, onProgress: tell });
  done();
  const theirs = standings.get('peer');
  for (const name of ['embedded', 'postgres'] as const) {
    const ours = standings.get(name);
    if (ours) beside(`server: ${NAMES[name]}`, ours, theirs).forEach(report);
  }
  if (theirs) beside(`server: ${PEER}`, theirs, undefined).forEach(report);
  const all = [...standings.values()].flatMap(s => s.fast);
  report({
    name: `server: processor time of whoever measures`,
    value: median(all.map(m => m.clientCpu * 1000)),
    unit: 'us/answer',
  });
  report({ name: 'server: matches at the same time', value: matches, unit: 'matches' });
  report({ name: 'server: fewer in flight', value: amount.few, unit: 'matches' });
  report({
    name: 'server: answers with pauses',
    value: matches / (pauseMs / 1000),
    unit: 'answers/s',
  });
};

const real = async ({ real: amount }: Amount, report: (figure: Figure) => void): Promise<void> => {
  const { tell, done } = progress('server');
  const { realGame } = await figures();
  const cost = await realGame({ ...amount, onProgress: tell });
  done();
  const name = `server: ${cost.game}`;
  const people = `${amount.spectators.toLocaleString('en')} spectators`;
  if (cost.mainThread !== null)
    report({ name: `${name}, main thread`, value: cost.mainThread, unit: 'us/decision', aim: '<= 150' });
  report({ name: `${name}, sent to each player`, value: cost.bytes, unit: 'bytes/decision' });
  if (cost.withSpectators !== null)
    report({
      name: `${name}, ${people}, main thread`,
      value: cost.withSpectators,
      unit: 'ms/decision',
      aim: '<= 3',
    });
};

const idle = async ({ idle: amount }: Amount, report: (figure: Figure) => void): Promise<void> => {
  const { tell, done } = progress('server');
  const { idle: measure } = await figures();
  const { connectedMb, wokenMb, wakeP50, wakeP99 } = await measure({ ...amount, onProgress: tell });
  done();
  const name = `server: ${amount.matches.toLocaleString('en')} matches`;
  const awake = `${amount.people + amount.woken} awake`;
  report({
    name: `${name}, ${amount.people} awake, memory`,
    value: connectedMb,
    unit: 'MB',
    aim: '<= 1,000',
  });
  report({ name: `${name}, ${awake}, memory`, value: wokenMb, unit: 'MB', aim: '<= 1,000' });
  report({ name: `${name}, waking one, median`, value: wakeP50, unit: 'ms', aim: '<= 50' });
  report({ name: `${name}, waking one, p99`, value: wakeP99, unit: 'ms', aim: '<= 50' });
};

/** What each figure means and how it is measured: docs/bench.md. */
export const measureServer = async (amount: Amount, report: (figure: Figure) => void): Promise<void> => {
  await contest(amount, report);
  await real(amount, report);
  await idle(amount, report);
};

export const bench: Bench = report => measureServer(WHOLE, report);
