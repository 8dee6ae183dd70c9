import type { Answer } from '@potyczka/kernel';
import type { Answers, Push, Reply } from '@potyczka/table';
import type { Drilled } from '../worker/drill.js';
import type { Advice, FromHere } from '../worker/messages.js';
import type { Eyes, Story } from '../worker/story.js';
import { type TableClient, WireClient } from './client.js';
import { type Errand, Records } from './records.js';

/** A table service in the browser, which can also tell matches from their start. */
export interface BrowserClient extends TableClient {
  /** The same table service as somebody else at this device asks it. */
  as(person: Person): BrowserClient;
  /** A match at a table here, as my seat or somebody else sees it. */
  history(table: string, as?: Eyes, errand?: Errand): Promise<Story>;
  /** A match from a record. */
  replay(record: unknown, as: Eyes, errand?: Errand): Promise<Story>;
  /** Checks a record and makes a table out of it; the table's id. */
  bring(record: unknown, errand: Errand): Promise<string>;
  /** What a good player would do at my question; null where nobody can say. */
  advice(table: string, q: number): Promise<Advice | null>;
  /** A step of a game's guided first game, after these answers. */
  drill(game: string, lesson: string, answers: readonly Answer[]): Promise<Drilled>;
  /** What that step says to an answer that is only tried. */
  tryDrill(
    game: string,
    lesson: string,
    answers: readonly Answer[],
    tried: Answer,
  ): Promise<Answers['probe']>;
}

/** Somebody at this device: myself, or another who has a number, or the curtain between us. */
export type Person = 'me' | `here-${number}` | 'curtain';

/** A worker of this page: it holds a table, plays records again, reckons odds. */
export const hireWorker = (): Worker =>
  new Worker(new URL('../worker/table.worker.ts', import.meta.url), { type: 'module' });

/** A table service in a worker of this page: for games without a connection. */
export const connectWorker = (): BrowserClient => {
  const worker = hireWorker();
  const records = new Records(hireWorker);
  const client = new WireClient({ send: message => worker.postMessage(message) });
  const others = new Map<Person, WireClient>();
  worker.onmessage = (e: MessageEvent<Reply | Push | FromHere<Reply | Push>>) => {
    if ('as' in e.data) others.get(e.data.as as Person)?.receive(e.data.message);
    else client.receive(e.data);
  };
  client.setLink('open');
  const otherHere = (as: Person): WireClient => {
    const known = others.get(as);
    if (known) return known;
    const made = new WireClient({ send: message => worker.postMessage({ as, message }) });
    others.set(as, made);
    made.setLink('open');
    return made;
  };
  const own = {
    history: (history: string, as: Eyes | null = null, errand?: Errand) =>
      records.ask<Story>({ history, as }, errand),
    replay: (record: unknown, as: Eyes, errand?: Errand) => records.ask<Story>({ record, as }, errand),
    advice: (table: string, q: number) => records.ask<Advice | null>({ advice: { table, q } }),
    bring: async (record: unknown, errand: Errand) => {
      await records.ask({ check: record }, errand);
      return (await client.ask('import', { record })).table;
    },
    drill: (game: string, drill: string, answers: readonly Answer[]) =>
      client.request<Drilled>({ game, drill, answers }),
    tryDrill: (game: string, drill: string, answers: readonly Answer[], tried: Answer) =>
      client.request<Answers['probe']>({ game, drill, answers, tried }),
  };
  const made: BrowserClient = Object.assign(client, {
    ...own,
    as: (person: Person): BrowserClient =>
      person === 'me' ? made : Object.assign(otherHere(person), { ...own, as: made.as }),
  });
  return made;
};
