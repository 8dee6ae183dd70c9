import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { compiled } from '../compiled.js';

export interface Usage {
  readonly rss: number;
  readonly cpu: { readonly user: number; readonly system: number };
}

/** A program of this folder in a process of its own, that has told its port. */
export interface Child {
  readonly port: number;
  readonly process: ChildProcess;
  usage(): Promise<Usage>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
}

export const startChild = async (
  file: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Child> => {
  const child = spawn(process.execPath, [compiled(file, import.meta.url).pathname], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`${file} ended with ${code}`)));
    createInterface({ input: child.stdout as Readable }).on('line', line => {
      const found = /^\{"port":(\d+)\}$/.exec(line)?.[1] ?? /localhost:(\d+)$/.exec(line)?.[1];
      if (found) resolve(Number(found));
    });
  });
  const end = (signal: 'SIGKILL' | 'SIGTERM') => () => {
    child.kill(signal);
    return gone;
  };
  return {
    port,
    process: child,
    usage: () =>
      new Promise(resolve => {
        child.once('message', told => resolve(told as Usage));
        child.send('usage');
      }),
    kill: end('SIGKILL'),
    stop: end('SIGTERM'),
  };
};
