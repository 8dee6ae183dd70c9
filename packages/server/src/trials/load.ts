import { WebSocket } from 'ws';
import type { Child, Usage } from './child.js';

/** Eight marks without a line; our table gives the ninth itself, because it is forced. */
const MARKS = [0, 1, 2, 4, 3, 5, 7, 6] as const;

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
}

const open = (url: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

/** Waits for a message with a text in it. */
class Listener {
  private waiting: { text: string; resolve(message: string): void } | undefined;
  private last = '';
  constructor(readonly socket: WebSocket) {
    socket.on('message', data => {
      const message = String(data);
      const { waiting } = this;
      if (waiting && message.includes(waiting.text)) {
        this.waiting = undefined;
        waiting.resolve(message);
      } else this.last = message;
    });
  }
  /** The next message with this text, or the last one if it came already. */
  until(text: string): Promise<string> {
    if (this.last.includes(text)) {
      const found = this.last;
      this.last = '';
      return Promise.resolve(found);
    }
    return new Promise(resolve => {
      this.waiting = { text, resolve };
    });
  }
  /** The answer to a request of ours. */
  async ask(id: number, request: object): Promise<string> {
    const reply = this.until(`{"re":${id},`);
    this.socket.send(JSON.stringify({ id, ...request }));
    const text = await reply;
    if (!text.includes('"ok":true')) throw new Error(text);
    return text;
  }
}

/** A match at a server of ours. */
export const beginOurs: Begin = async port => {
  const seats = await Promise.all(
    [1, 2].map(async () => new Listener(await open(`ws://127.0.0.1:${port}/ws`))),
  );
  const [one, two] = seats as [Listener, Listener];
  const made = await one.ask(1, {
    do: 'create',
    game: 'tic-tac-toe',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    hidden: true,
  });
  const { table } = JSON.parse(made).value as { table: string };
  await two.ask(2, { do: 'join', table });
  await one.ask(3, { do: 'start', table });
  for (const seat of seats) await seat.ask(4, { do: 'watch', table });
  return {
    answer: async nth => {
      const seat = seats[nth % 2] as Listener;
      const other = seats[1 - (nth % 2)] as Listener;
      const told = other.until(`"n":${nth + 1},`);
      await seat.ask(10 + nth, { do: 'answer', table, q: nth, a: String(MARKS[nth]) });
      await told;
    },
    close: () => {
      for (const { socket } of seats) socket.terminate();
    },
  };
};

let begun = 0;

/** A match at boardgame.io's server, in the words of its own client (Engine.IO 4, Socket.IO 5). */
export const beginTheirs: Begin = async port => {
  const matchID = `m${++begun}`;
  const space = '/tic-tac-toe,';
  const seats = await Promise.all(
    ['0', '1'].map(async playerID => {
      const listener = new Listener(
        await open(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`),
      );
      listener.socket.on('message', data => {
        if (String(data) === '2') listener.socket.send('3');
      });
      const ready = listener.until(`40${space}`);
      listener.socket.send(`40${space}`);
      await ready;
      const synced = listener.until('["sync"');
      listener.socket.send(`42${space}${JSON.stringify(['sync', matchID, playerID, null, 2])}`);
      await synced;
      return listener;
    }),
  );
  let stateID = 0;
  return {
    answer: async nth => {
      const playerID = String(nth % 2);
      const mine = seats[nth % 2] as Listener;
      const other = seats[1 - (nth % 2)] as Listener;
      const action = {
        type: 'MAKE_MOVE',
        payload: { type: 'clickCell', args: [MARKS[nth]], playerID, credentials: null },
      };
      const told = [mine.until('["update"'), other.until('["update"')];
      mine.socket.send(`42${space}${JSON.stringify(['update', action, stateID, matchID, playerID])}`);
      const [state = ''] = await Promise.all(told);
      stateID = Number(/"_stateID":(\d+)/.exec(state)?.[1]);
    },
    close: () => {
      for (const { socket } of seats) socket.terminate();
    },
  };
};

const cpuOf = ({ cpu }: Usage): number => (cpu.user + cpu.system) / 1000;

const percentile = (sorted: readonly number[], p: number): number =>
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
  for (let round = 0; round < rounds; round++) {
    const games: Game[] = [];
    for (let at = 0; at < matches; at += 50)
      games.push(
        ...(await Promise.all(Array.from({ length: Math.min(50, matches - at) }, () => begin(port)))),
      );
    const before = cpuOf(await usage());
    const start = performance.now();
    await Promise.all(games.map(game => play(game, took, pauseMs)));
    seconds += (performance.now() - start) / 1000;
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
