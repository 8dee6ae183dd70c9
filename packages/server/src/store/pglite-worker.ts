import { existsSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { openDurable } from './durable-fs.js';
import type { Programs } from './programs.js';
import { type Asked, StatementQueue, type ThreadMessage } from './statement-queue.js';

const port = parentPort;
if (!port) throw new Error('this file runs in a worker');
const tell = (told: ThreadMessage): void => port.postMessage(told);

const { folder, programs } = workerData as { folder: string; programs: Programs };
const isNew = !existsSync(path.join(folder, 'PG_VERSION'));
const db = await openDurable(folder, programs);
const queue = new StatementQueue(db, tell);

port.on('message', async (asked: Asked | 'close') => {
  if (asked !== 'close') {
    queue.add(asked);
    return;
  }
  await queue.end();
  await db.close().catch(() => undefined);
  process.exit(0);
});
tell({ ready: true, isNew });
