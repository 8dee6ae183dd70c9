import { databases, freshDataFolder } from '@potyczka/server/fixtures';
import { type Child, startChild } from './child.js';
import { type Begin, beginOurs, beginTheirs, type Measured, measure } from './load.js';
import { tidily } from './tidily.js';

export interface Contest {
  /** Matches that are played at the same time, two people with a socket each. */
  readonly matches: number;
  /** Rounds in which every server answers as fast as it can. A further one warms up. */
  readonly rounds: number;
  /** The same with fewer matches, whose people wait for the server and not for each other; as many rounds. */
  readonly few: number;
  /** Rounds in which each match pauses after each answer, and for how long in milliseconds. */
  readonly pacedRounds: number;
  readonly pauseMs: number;
  /** Whether the peer is installed; without it we are alone. */
  readonly hasPeer: boolean;
  onProgress?(words: string): void;
}

/** How a server did, round by round. */
export interface Standing {
  readonly fast: Measured[];
  readonly few: Measured[];
  readonly paced: Measured[];
}

type Name = 'embedded' | 'postgres' | 'peer';

interface Contender {
  readonly name: Name;
  readonly child: Child;
  readonly begin: Begin;
}

type Later = (undo: () => unknown) => void;

const QUICKLY = { NODE_ENV: 'production', LOG_LEVEL: 'silent' };

const started = async (later: Later, file: string, env: Readonly<Record<string, string>>): Promise<Child> => {
  const child = await startChild(file, { ...QUICKLY, ...env });
  later(() => child.kill());
  return child;
};

const embedded = async (later: Later): Promise<Contender> => {
  const folder = await freshDataFolder();
  later(() => folder.release());
  const child = await started(later, './serve-fixtures.js', { DATA_DIR: folder.path });
  return { name: 'embedded', child, begin: beginOurs };
};

const shared = async (later: Later): Promise<Contender> => {
  const postgres = await databases('contest');
  later(() => postgres.release());
  const DATABASE_URL = await postgres.database('measured');
  const child = await started(later, './serve-fixtures.js', { DATABASE_URL });
  return { name: 'postgres', child, begin: beginOurs };
};

const peer = async (later: Later): Promise<Contender> => {
  const child = await started(later, './serve-peer.js', {});
  return { name: 'peer', child, begin: beginTheirs };
};

/**
 * Measures our server on both stores and the peer's in one run, in turns, so
 * that whatever else the machine does meanwhile hits all alike. All of them are
 * up all the time; those whose turn it is not are idle.
 */
export const contest = (given: Contest): Promise<ReadonlyMap<Name, Standing>> =>
  tidily(async later => {
    const { matches, few, rounds, pacedRounds, pauseMs, hasPeer, onProgress = () => {} } = given;
    const contenders = await Promise.all([embedded(later), shared(later), ...(hasPeer ? [peer(later)] : [])]);
    const standings = new Map<Name, Standing>(
      contenders.map(c => [c.name, { fast: [], few: [], paced: [] }]),
    );
    const turns = async (of: keyof Standing | 'warm', round: number, count: number): Promise<void> => {
      for (const { name, child, begin } of contenders) {
        onProgress(`${name}, ${of}, round ${round} of ${count}`);
        const measured = await measure(child, begin, {
          matches: of === 'few' ? few : matches,
          rounds: 1,
          pauseMs: of === 'paced' ? pauseMs : 0,
        });
        if (of !== 'warm') standings.get(name)?.[of].push(measured);
      }
    };
    await turns('warm', 1, 1);
    for (let round = 1; round <= rounds; round++) await turns('fast', round, rounds);
    for (let round = 1; round <= rounds; round++) await turns('few', round, rounds);
    for (let round = 1; round <= pacedRounds; round++) await turns('paced', round, pacedRounds);
    return standings;
  });
