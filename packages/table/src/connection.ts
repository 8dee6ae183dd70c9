import type { Caller } from './caller.js';
import type { Handles } from './ports.js';
import type { Problem, Push, Reply } from './protocol.js';
import { readRequest } from './protocol.js';
import { Refused } from './refused.js';
import { handle } from './requests.js';
import type { Identity } from './store.js';
import { StoreAway, StoreDamaged } from './store-errors.js';

/** Somebody at the other end of a socket, or the page beside a worker. */
export class Connection implements Caller {
  readonly watching = new Set<string>();
  /** The socket is gone; what is still on its way must not bring it back. */
  isGone = false;
  constructor(
    private readonly service: Handles,
    public who: Identity,
    readonly send: (push: Push) => void,
    /** Told what a request has cost beyond what every request of its kind does, in ordinary ones. */
    readonly spend: (requests: number) => void = () => {},
  ) {}

  get identity(): string {
    return this.who.id;
  }

  get name(): string {
    return this.who.name;
  }

  get address(): string | undefined {
    return this.who.address;
  }

  /** Answers anything that comes in: never throws, never changes anything for a bad request. */
  async handle(raw: unknown): Promise<Reply> {
    const re = requestId(raw);
    let what = 'read';
    try {
      const request = readRequest(raw);
      if (!request)
        return { re, ok: false, problem: { code: 'malformed', why: { id: 'table-malformed-request' } } };
      what = request.do;
      return { re, ok: true, value: await handle(this.service, this, request) } as Reply;
    } catch (e) {
      if (e instanceof Refused) return { re, ok: false, problem: e.problem };
      this.service.deps.fault?.(what, e);
      return { re, ok: false, problem: problemOf(e) };
    }
  }

  /** The socket is gone. */
  close(): void {
    this.isGone = true;
    this.service.presence.leaveAll(this);
  }
}

/** Whoever may try again is told so, and nobody else. */
const problemOf = (e: unknown): Problem => {
  if (e instanceof StoreDamaged) return { code: 'fault', why: { id: 'table-damaged' } };
  if (e instanceof StoreAway) return { code: 'not-saved', why: { id: 'table-store-away' } };
  return { code: 'fault', why: { id: 'table-fault' } };
};

const requestId = (raw: unknown): number => {
  const id = typeof raw === 'object' && raw !== null ? (raw as { id?: unknown }).id : undefined;
  return Number.isSafeInteger(id) ? (id as number) : 0;
};
