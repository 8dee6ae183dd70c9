import { type Field, quickDice } from '@potyczka/kernel';
import { type OneAsk, Run } from '@potyczka/kernel/run';
import { Client, freshDataFolder } from '@potyczka/server/fixtures';
import {
  freshSeed,
  Guests,
  type Listed,
  migrate,
  PgliteDriver,
  SqlStore,
  unguessable,
} from '@potyczka/server/inside';
import { GAMES } from '@potyczka/server/registry';
import {
  type Head,
  type KeptHash,
  MemoryStore,
  Service,
  type Stored,
  type StoredTable,
} from '@potyczka/table';
import { startChild } from './child.js';
import { percentile } from './load.js';
import { tidily } from './tidily.js';

export interface Idle {
  /** Matches in the store, in the middle of play. */
  readonly matches: number;
  /** How many of them differ; the others repeat these. */
  readonly different: number;
  /** Decisions that were taken in each. */
  readonly decisions: number;
  /** People who are connected, look at their lists, and watch a match each. */
  readonly people: number;
  /** Sleeping matches that are woken, one after the other, while those people look on. */
  readonly woken: number;
  onProgress?(words: string): void;
}

export interface IdleMeasured {
  /** Memory of the process in megabytes: with everybody connected, and after the last was woken. */
  readonly connectedMb: number;
  readonly wokenMb: number;
  /** From the first look at a sleeping match to its snapshot, in milliseconds. */
  readonly wakeP50: number;
  readonly wakeP99: number;
}

/** A match with everything that the store keeps of it. */
type Whole = Required<Stored>;

const DAYS = 3;
const DAY_MS = 86_400_000;
const SECRET = 'a secret for as long as it is measured';
/** How many matches one person plays at the same time. */
const AT_ONCE = 20;
/** How many matches are written together. */
const TOGETHER = 200;

/** The game that people play most: the first that the server lists. */
const { game } = GAMES[0] as Listed;
const options = Object.fromEntries(Object.entries<Field>(game.options).map(([k, f]) => [k, f.default]));
const seatCount = game.seats(options).length;

/** A table at which people have sat down and begun, days for each decision. */
const begunTable = async (service: Service, store: MemoryStore): Promise<StoredTable> => {
  const people = Array.from({ length: seatCount }, (_, i) =>
    service.connect({ id: unguessable(), name: `Guest ${i + 1}` }, () => {}),
  );
  let id = 0;
  const ask = async (nth: number, request: object): Promise<unknown> => {
    const reply = await people[nth]?.handle({ id: id++, ...request });
    if (!reply?.ok) throw new Error(JSON.stringify(reply));
    return reply.value;
  };
  const seats = people.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const clock = { kind: 'slow', days: DAYS };
  const made = await ask(0, { do: 'create', game: game.id, options, seats, clock, hidden: true });
  const { table, links } = made as { table: string; links: Record<string, string> };
  for (let nth = 1; nth < seatCount; nth++) {
    await ask(nth, { do: 'join', table, token: links[`p${nth + 1}`] });
  }
  await ask(0, { do: 'start', table });
  const stored = await store.load(table);
  if (stored?.table.phase !== 'playing') throw new Error('the table has not begun');
  return stored.table;
};

/** The same table after so many decisions, taken at random. */
const inMidGame = (table: StoredTable, decisions: number, seed: number): Whole => {
  const dice = quickDice(seed);
  const run = new Run(game, table.options as Record<string, unknown>, table);
  while (run.result === undefined && run.n < decisions) {
    const { seat } = run.now.asks[0] as OneAsk;
    const legal = run.now.legal(seat);
    run.answer(seat, run.q, legal[dice.below(legal.length)]);
  }
  const waits = run.now.asks.map(ask => ask.seat);
  const asked = Date.now();
  const head: Head = { chapter: 0, asked, due: asked + DAYS * DAY_MS, waits };
  const kept: KeptHash = { chapter: 0, n: run.n, hash: run.hash, base: run.now.checkpoint() };
  return { table, entries: run.entries, head, kept, drafts: [] };
};

const someMatches = async (different: number, decisions: number): Promise<Whole[]> => {
  const store = new MemoryStore();
  const service = new Service({
    store,
    software: 'trial',
    gameOf: () => game,
    hasGame: () => true,
    now: Date.now,
    seed: freshSeed,
    token: unguessable,
    think: () => Promise.reject(new Error('nobody thinks here')),
    after: () => () => {},
    reactionMs: 0,
  });
  const matches: Whole[] = [];
  for (let nth = 1; nth <= different; nth++)
    matches.push(inMidGame(await begunTable(service, store), decisions, nth));
  return matches;
};

/** The same match at another table, with other people. */
const again = (match: Whole, id: string, people: readonly string[]): Whole => ({
  ...match,
  table: {
    ...match.table,
    id,
    host: people[0] as string,
    seats: match.table.seats.map(({ seat }, i) => ({
      seat,
      sitter: { kind: 'human', id: people[i] as string, name: `Guest ${i + 1}`, away: false },
      token: unguessable(),
    })),
  },
});

/** Writes the matches into a fresh store; gives back, for each of them, its id and who sits at it. */
const fill = async (folder: string, given: Idle): Promise<{ id: string; people: string[] }[]> => {
  const { matches, different, decisions, onProgress = () => {} } = given;
  const some = await someMatches(different, decisions);
  const everybody = Array.from(
    { length: Math.ceil((matches * seatCount) / AT_ONCE) + seatCount },
    unguessable,
  );
  const driver = await PgliteDriver.open(folder, () => {});
  const store = new SqlStore(driver, 'filler');
  const written: { id: string; people: string[] }[] = [];
  try {
    await migrate(driver);
    const write = async (nth: number): Promise<void> => {
      const id = unguessable().slice(0, 16);
      const from = (nth * seatCount) % (everybody.length - seatCount + 1);
      const people = everybody.slice(from, from + seatCount);
      const { table, entries, head, kept } = again(some[nth % different] as Whole, id, people);
      await Promise.all([store.create(table, entries, head), store.keep(id, kept)]);
      written.push({ id, people });
    };
    for (let at = 0; at < matches; at += TOGETHER) {
      onProgress(`${at} of ${matches} matches written`);
      const some = Array.from({ length: Math.min(TOGETHER, matches - at) }, (_, i) => write(at + i));
      await Promise.all(some);
    }
  } finally {
    await driver.close();
  }
  return written;
};

/** How much memory many matches take of which most are asleep, and how fast one wakes. */
export const idle = (given: Idle): Promise<IdleMeasured> =>
  tidily(async later => {
    const folder = await freshDataFolder();
    later(() => folder.release());
    const matches = await fill(folder.path, given);
    const child = await startChild('./serve-fixtures.js', {
      DATA_DIR: folder.path,
      TRIAL_GAMES: 'all',
      NODE_ENV: 'production',
      SECRET,
    });
    later(() => child.kill());
    const guests = new Guests(SECRET, false);
    const come = (nth: number): Promise<Client> => {
      const identity = matches[nth]?.people[0] as string;
      return Client.connect(child.port, { cookie: guests.header(identity).split(';')[0] });
    };
    const megabytes = async (): Promise<number> => (await child.usage()).rss / 1_000_000;
    const { people, woken, onProgress = () => {} } = given;
    const clients: Client[] = [];
    later(() => clients.forEach(client => void client.close()));
    for (let nth = 0; nth < people; nth++) {
      const client = await come(nth);
      clients.push(client);
      await client.ask('list', {});
      await client.ask('watch', { table: matches[nth]?.id as string });
      if (nth % 50 === 0) onProgress(`${nth} of ${people} people connected`);
    }
    const connectedMb = await megabytes();
    const took: number[] = [];
    for (let nth = people; nth < people + woken; nth++) {
      const client = await come(nth);
      const since = performance.now();
      const { mine, log } = await client.ask('watch', { table: matches[nth]?.id as string });
      took.push(performance.now() - since);
      if (log.length === 0 && !mine) throw new Error('an empty snapshot');
      client.close();
    }
    const sorted = took.toSorted((a, b) => a - b);
    return {
      connectedMb,
      wokenMb: await megabytes(),
      wakeP50: percentile(sorted, 0.5),
      wakeP99: percentile(sorted, 0.99),
    };
  });
