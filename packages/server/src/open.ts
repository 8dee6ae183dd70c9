import type { Socket } from 'node:net';
import type { Reply } from '@potyczka/table';
import type { WebSocket } from 'ws';
import type { Sender } from './unfinished.js';

/** A connection that is open. */
export interface Open extends Sender {
  readonly device: string;
  /** Whose device it was when it connected, and until when it is, if only for an evening. */
  readonly identity: string;
  readonly until: number | null;
  readonly socket: WebSocket;
  isAlive: boolean;
  /** Pings that wait for their pong. */
  pings: number;
  readonly wire: Socket;
  /** What it is to be sent with the next call of the system. */
  held: Buffer[];
}

/** Who is at the other end of it, as far as limits go. */
export interface Caller {
  readonly identity: string;
  /** Which of their devices it is. */
  readonly device: string;
  readonly address: string;
}

/** What the session of one connection asks of all of them together: to send for it, and what its caller may do beside others. */
export interface Shared {
  /** Sends an answer; how many bytes that takes. */
  reply(open: Open, reply: Reply): number;
  note(what: string, reply: Reply, since: number): void;
  /** Whether somebody may ask for something now, besides what each of their connections may. */
  mayAsk(caller: Caller, cost: number): boolean;
  maySend(caller: Caller, bytes: number): boolean;
  /** Whether somebody may try a code now. */
  mayGuess(caller: Caller): boolean;
  mayMakeTable(caller: Caller): boolean;
  charge(caller: Caller, cost: number): void;
  drop(reason: string): void;
  end(open: Open, code: number, reason?: string): void;
}
