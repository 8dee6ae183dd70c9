import type { Answer } from '@potyczka/kernel';
import { Refused, type TableClient } from './client.js';

/** An answer on its way. */
export interface HeldAnswer {
  readonly q: number;
  /** How many answers of a stage it comes after. */
  readonly step: number;
  readonly a: Answer;
  /** The connection was lost: it is given again when it is back. */
  readonly isCut: boolean;
  /** It has been cut off before, so it may have arrived all the same. */
  readonly isAgain: boolean;
  done(problem?: unknown): void;
}

const says = (e: unknown, id: string): boolean => e instanceof Refused && e.problem.why.id === id;

/**
 * Answers on their way to tables. They outlive the page that gave them: what
 * the connection cuts off is given again as soon as it is back, once.
 */
export class Answers {
  private readonly held = new Map<string, HeldAnswer>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly client: TableClient) {
    client.onLink(link => {
      if (link !== 'open') return;
      for (const [table, held] of this.held) {
        if (held.isCut) void this.transmit(table, { ...held, isCut: false, isAgain: true });
      }
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What is on its way to a table. */
  of(table: string): HeldAnswer | undefined {
    return this.held.get(table);
  }

  /** Gives an answer; resolves when it is settled, with the problem if there was one. */
  give(table: string, { q, step }: Pick<HeldAnswer, 'q' | 'step'>, a: Answer): Promise<unknown> {
    return new Promise(done => {
      const held = { q, step, a, isCut: this.client.link !== 'open', isAgain: false, done };
      if (held.isCut) this.set(table, held);
      else void this.transmit(table, held);
    });
  }

  private async transmit(table: string, held: HeldAnswer): Promise<void> {
    const { q, step, a } = held;
    this.set(table, held);
    try {
      await this.client.ask('answer', { table, q, step, a });
      this.settle(table, held);
    } catch (e) {
      if (says(e, 'table-connection-lost')) this.set(table, { ...held, isCut: true });
      else this.settle(table, held, held.isAgain && says(e, 'table-stale') ? undefined : e);
    }
  }

  private settle(table: string, held: HeldAnswer, problem?: unknown): void {
    // The next answer may be on its way before this one is acknowledged.
    const now = this.held.get(table);
    if (now?.q === held.q && now.step === held.step) this.held.delete(table);
    this.tell();
    held.done(problem);
  }

  private set(table: string, held: HeldAnswer): void {
    this.held.set(table, held);
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

const all = new WeakMap<TableClient, Answers>();

/** The answers on their way by a client. */
export const answersOf = (client: TableClient): Answers => {
  const known = all.get(client) ?? new Answers(client);
  all.set(client, known);
  return known;
};
