import type { Child, Usage } from './child.js';
import { beginningWith, RawSocket } from './raw-socket.js';

/** Seven marks without a line: every match stays open, so that all servers do the same and nothing else. */
const MARKS = [0, 1, 2, 4, 3, 5, 7] as const;

/** One match of tic-tac-toe, two people at two sockets, at a server of some kind. */
export interface Game {
  /** Gives the mark number `nth`; resolves when the server has acknowledged it. */
  answer(nth: number): Promise<void>;
  close(): void;
}

/** How to begin a match at a server. */
export type Begin = (port: number) => Promise<Game>;

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly answers: number;
  /** Milliseconds of the server's own processor time for one answer: steadier than the rate on a busy machine. */
  readonly cpu: number;
  /** The same of whoever measures: both share the machine. */
  readonly clientCpu: number;
  /** How long each answer took in milliseconds, in order. */
  readonly took: readonly number[];
}

/** Sends a request to a server of ours and waits for its answer. */
const ask = async (socket: RawSocket, id: number, request: object): Promise<string> => {
  const reply = socket.until(beginningWith(`{"re":${id},`));
  socket.send(JSON.stringify({ id, ...request }));
  const text = String(await reply);
  if (!text.includes('"ok":true')) throw new Error(text);
  return text;
};

/** What everybody at a table is told after so many answers. What is searched for begins with a rare letter: that is quick. */
const newsAfter =
  (answers: number) =>
  (message: Buffer): boolean =>
    message.includes(`"n":[${answers}]`, 0, 'latin1');

/** A match at a server of ours. */
export const beginOurs: Begin = async port => {
  const one = await RawSocket.open(port, '/ws');
  const two = await RawSocket.open(port, '/ws');
  const made = await ask(one, 1, {
    do: 'create',
    game: 'tic-tac-toe',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    hidden: true,
  });
  const { table, links } = JSON.parse(made).value as { table: string; links: { p2: string } };
  await ask(two, 2, { do: 'join', table, token: links.p2 });
  await ask(one, 3, { do: 'start', table });
  for (const seat of [one, two]) await ask(seat, 4, { do: 'watch', table, changes: true });
  return {
    answer: async nth => {
      const [mine, other] = nth % 2 ? [two, one] : [one, two];
      const told = other.until(newsAfter(nth + 1));
      await ask(mine, 10 + nth, { do: 'answer', table, q: nth, a: String(MARKS[nth]) });
      await told;
    },
    close: () => {
      one.close();
      two.close();
    },
  };
};

/** How the peer counts the states of a match. */
const STATE_ID = '_stateID":';
const stateIdOf = (message: Buffer): number => {
  const at = message.indexOf(STATE_ID, 0, 'latin1') + STATE_ID.length;
  return Number.parseInt(message.toString('latin1', at, at + 10), 10);
};

let begun = 0;

/** A match at boardgame.io's server, in the words of its own client (Engine.IO 4, Socket.IO 5). */
export const beginTheirs: Begin = async port => {
  const matchID = `m${++begun}`;
  const space = '/tic-tac-toe,';
  const sit = async (playerID: string): Promise<RawSocket> => {
    const socket = await RawSocket.open(port, '/socket.io/?EIO=4&transport=websocket');
    socket.onMessage = message => {
      if (message.length === 1 && String(message) === '2') socket.send('3');
    };
    const ready = socket.until(beginningWith(`40${space}`));
    socket.send(`40${space}`);
    await ready;
    const synced = socket.until(beginningWith(`42${space}["sync"`));
    socket.send(`42${space}${JSON.stringify(['sync', matchID, playerID, null, 2])}`);
    await synced;
    return socket;
  };
  const [one, two] = [await sit('0'), await sit('1')];
  const isUpdate = beginningWith(`42${space}["update"`);
  let stateID = 0;
  return {
    answer: async nth => {
      const playerID = String(nth % 2);
      const [mine, other] = nth % 2 ? [two, one] : [one, two];
      const action = {
        type: 'MAKE_MOVE',
        payload: { type: 'clickCell', args: [MARKS[nth]], playerID, credentials: null },
      };
      const told = [mine.until(isUpdate), other.until(isUpdate)];
      mine.send(`42${space}${JSON.stringify(['update', action, stateID, matchID, playerID])}`);
      const [state] = await Promise.all(told);
      stateID = stateIdOf(state as Buffer);
    },
    close: () => {
      one.close();
      two.close();
    },
  };
};

const cpuOf = ({ cpu }: Pick<Usage, 'cpu'>): number => (cpu.user + cpu.system) / 1000;

export const percentile = (sorted: readonly number[], p: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN;

/**
 * Plays so many matches at the same time, round after round: as fast as the
 * server answers, or, with `pauseMs`, each with a pause between its answers.
 * Beginning the matches is not measured.
 */
export const measure = async (
  { port, usage }: Pick<Child, 'port' | 'usage'>,
  begin: Begin,
  { matches, rounds, pauseMs = 0 }: { matches: number; rounds: number; pauseMs?: number },
): Promise<Measured> => {
  const took: number[] = [];
  let seconds = 0;
  let cpu = 0;
  let clientCpu = 0;
  for (let round = 0; round < rounds; round++) {
    const games: Game[] = [];
    for (let at = 0; at < matches; at += 50)
      games.push(
        ...(await Promise.all(Array.from({ length: Math.min(50, matches - at) }, () => begin(port)))),
      );
    const before = cpuOf(await usage());
    const mine = process.cpuUsage();
    const start = performance.now();
    await Promise.all(games.map(game => play(game, took, pauseMs)));
    seconds += (performance.now() - start) / 1000;
    clientCpu += cpuOf({ cpu: process.cpuUsage(mine) });
    cpu += cpuOf(await usage()) - before;
    for (const game of games) game.close();
  }
  const sorted = took.toSorted((a, b) => a - b);
  return {
    perSecond: took.length / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    answers: took.length,
    cpu: cpu / took.length,
    clientCpu: clientCpu / took.length,
    took: sorted,
  };
};

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

const play = async (game: Game, took: number[], pauseMs: number): Promise<void> => {
  if (pauseMs > 0) await pause(Math.random() * pauseMs);
  for (let nth = 0; nth < MARKS.length; nth++) {
    const since = performance.now();
    await game.answer(nth);
    took.push(performance.now() - since);
    if (pauseMs > 0) await pause(Math.max(0, pauseMs - (performance.now() - since)));
  }
};
