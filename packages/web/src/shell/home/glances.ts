import type { Answers } from '@potyczka/table';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { TableClient } from '../../wire/client.js';
import { type TableHome, useClients } from '../../wire/clients.js';
import { hereAt } from '../hot-seat.js';

/** How a table stood when it was asked. */
export type Glance = Answers['glance'] & {
  /** When it was told, by the clock of this page. */
  readonly at: number;
};

interface Wanted {
  readonly client: TableClient;
  readonly key: string;
  readonly table: string;
  readonly updated: number;
}

/** The server lets each of us glance a few times a second: they are asked for one after the other. */
const PAUSE_MS = 280;

/** Looks at tables one after the other, the first in the list first, and keeps what it has seen. */
export class Glances {
  private readonly known = new Map<string, { readonly updated: number; readonly glance: Glance | null }>();
  private readonly queue = new Map<string, Wanted>();
  private readonly listeners = new Set<() => void>();
  private isBusy = false;

  constructor(
    private readonly seen: (table: string) => number | undefined,
    private readonly pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms)),
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What is known of a table; older news until there are fresh ones. */
  of(key: string): Glance | null {
    return this.known.get(key)?.glance ?? null;
  }

  want(wanted: Wanted): void {
    if (this.known.get(wanted.key)?.updated === wanted.updated) return;
    this.queue.set(wanted.key, wanted);
    if (!this.isBusy) void this.work();
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    for (let next = this.next(); next; next = this.next()) {
      const { key, table, updated, client } = next;
      const after = this.seen(table);
      const glance = await client.ask('glance', { table, ...(after !== undefined && { after }) }).then(
        told => ({ ...told, at: Date.now() }),
        () => this.of(key),
      );
      this.known.set(key, { updated, glance });
      for (const listener of this.listeners) listener();
      await this.pause(PAUSE_MS);
    }
    this.isBusy = false;
  }

  private next(): Wanted | undefined {
    const [first] = this.queue;
    if (!first) return undefined;
    this.queue.delete(first[0]);
    return first[1];
  }
}

const SEEN = 'potyczka-seen';
/** Of so many tables it is remembered how far I have read. */
const MOST_SEEN = 60;

type Seen = readonly (readonly [table: string, lines: number])[];

const readSeen = (): Seen => {
  try {
    const x: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '[]');
    return Array.isArray(x) ? (x as Seen) : [];
  } catch {
    return [];
  }
};

/** How many lines of a table's log I have seen in this browser. */
const linesSeen = (table: string): number | undefined => readSeen().find(([id]) => id === table)?.[1];

/** Remembers how far I have read at a table. */
export const noteSeen = (table: string, lines: number): void => {
  const others = readSeen().filter(([id]) => id !== table);
  localStorage.setItem(SEEN, JSON.stringify([[table, lines], ...others].slice(0, MOST_SEEN)));
};

const Context = createContext(new Glances(linesSeen));

/** How a table stands: asked for when it is wanted, and again when it has changed. */
export const useGlance = (
  place: TableHome,
  table: string,
  updated: number,
  isWanted: boolean,
): Glance | null => {
  const clients = useClients();
  const glances = useContext(Context);
  const key = `${place} ${table}`;
  const glance = useSyncExternalStore(glances.subscribe, () => glances.of(key));
  useEffect(() => {
    if (!isWanted) return;
    // Of a match that several play at this device a list shows what lies open.
    const client =
      place === 'server' ? clients.server : clients.browser().as(hereAt(table).length > 1 ? 'curtain' : 'me');
    glances.want({ client, key, table, updated });
  }, [glances, clients, place, key, table, updated, isWanted]);
  return glance;
};
