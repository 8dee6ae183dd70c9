import type { Push, Reply } from '@potyczka/table';
import { Desk, type TableClient } from './client.js';

/** A table service in a worker of this page: for games without a connection. */
export const connectWorker = (): TableClient => {
  const worker = new Worker(new URL('../worker/table.worker.ts', import.meta.url), { type: 'module' });
  const desk = new Desk({ send: message => worker.postMessage(message) });
  worker.onmessage = (e: MessageEvent<Reply | Push>) => desk.receive(e.data);
  desk.setLink('open');
  return desk;
};
