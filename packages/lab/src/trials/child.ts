import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { SHORT_LIVED } from '@potyczka/server/fixtures';
import { compiled } from '@potyczka/server/inside';

export interface Usage {
  readonly rss: number;
  readonly cpu: { readonly user: number; readonly system: number };
}

/** A program of this folder in a process of its own, that has told its port. */
export interface Child {
  readonly port: number;
  readonly process: ChildProcess;
  usage(): Promise<Usage>;
  /** Tells it something; resolves when it has heard. */
  tell(what: object): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
}

export interface ChildOptions {
  /** How many files and sockets it may have open, if not as many as we. */
  readonly openFiles?: number;
}

/** Whoever was asked to end and does not is ended, in milliseconds. */
const PATIENCE_MS = 30_000;

/** A program that ended before it told its port, and what it said. */
export class NotStarted extends Error {}

export const startChild = async (
  file: string,
  env: Readonly<Record<string, string>> = {},
  { openFiles }: ChildOptions = {},
): Promise<Child> => {
  const flags = process.env[SHORT_LIVED]?.split(' ') ?? [];
  const command = [process.execPath, ...flags, fileURLToPath(compiled(file, import.meta.url))];
  const limited = ['/bin/sh', '-c', 'ulimit -n "$0" && exec "$@"', String(openFiles), ...command];
  const [program = '', ...args] = openFiles === undefined ? command : limited;
  const child = spawn(program, args, {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', text => {
    if (said.length < 4000) said += String(text);
    if (process.env.TRIAL_LOG) process.stderr.write(text);
  });
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('close', code => reject(new NotStarted(`${file} ended with ${code}: ${said.trim()}`)));
    createInterface({ input: child.stdout as Readable }).on('line', line => {
      const found = /^\{"port":(\d+)\}$/.exec(line)?.[1] ?? /localhost:(\d+)$/.exec(line)?.[1];
      if (found) resolve(Number(found));
    });
  });
  const end = (signal: 'SIGKILL' | 'SIGTERM') => async () => {
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    await gone;
    clearTimeout(timer);
  };
  return {
    port,
    process: child,
    usage: () =>
      new Promise(resolve => {
        child.once('message', told => resolve(told as Usage));
        child.send('usage');
      }),
    tell: what =>
      new Promise(resolve => {
        child.once('message', () => resolve());
        child.send(what);
      }),
    kill: end('SIGKILL'),
    stop: end('SIGTERM'),
  };
};

/** What a server says about itself under `/metrics`. */
export const metricOf = async ({ port }: Pick<Child, 'port'>, name: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = text.split('\n').find(each => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
};

/** The memory that a server holds, in megabytes. */
export const megabytesOf = async (child: Pick<Child, 'port'>): Promise<number> =>
  Math.round((await metricOf(child, 'process_resident_memory_bytes')) / 1_000_000);
