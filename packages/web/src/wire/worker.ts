import type { Answer } from '@potyczka/kernel';
import type { Push, Reply } from '@potyczka/table';
import type { Drilled } from '../worker/drill.js';
import type { Eyes, Story } from '../worker/story.js';
import { Desk, type TableClient } from './client.js';

/** A table service in the browser, which can also tell matches from their start. */
export interface BrowserClient extends TableClient {
  /** A match at a table here, as my seat or somebody else sees it. */
  history(table: string, as?: Eyes): Promise<Story>;
  /** A match from a record. */
  replay(record: unknown, as: Eyes): Promise<Story>;
  /** A step of a game's guided first game, after these answers. */
  drill(game: string, lesson: string, answers: readonly Answer[]): Promise<Drilled>;
}

/** A table service in a worker of this page: for games without a connection. */
export const connectWorker = (): BrowserClient => {
  const worker = new Worker(new URL('../worker/table.worker.ts', import.meta.url), { type: 'module' });
  const desk = new Desk({ send: message => worker.postMessage(message) });
  worker.onmessage = (e: MessageEvent<Reply | Push>) => desk.receive(e.data);
  desk.setLink('open');
  return Object.assign(desk, {
    history: (history: string, as: Eyes | null = null) => desk.request<Story>({ history, as }),
    replay: (record: unknown, as: Eyes) => desk.request<Story>({ record, as }),
    drill: (game: string, drill: string, answers: readonly Answer[]) =>
      desk.request<Drilled>({ game, drill, answers }),
  });
};
