import type { Socket } from 'node:net';

/** The head of a frame that a caller sends for control: two bytes and a mask. */
const CONTROL_HEAD = 6;

/**
 * How much of a message that has not ended yet has come in through one
 * connection. What came in the same piece as the end of the message before is
 * not counted: at most 64 kB.
 */
export class Incoming {
  /** What had come in when the last message ended, without control frames since. */
  private settled: number;
  /** When the message that is under way was first seen to be. */
  since: number | undefined;

  constructor(private readonly wire: Pick<Socket, 'bytesRead'>) {
    this.settled = wire.bytesRead;
  }

  /** A whole message has come in. */
  ended(): void {
    this.settled = this.wire.bytesRead;
    this.since = undefined;
  }

  /** A ping or a pong has come in, perhaps in the middle of a message. */
  control(bytes: number): void {
    this.settled += CONTROL_HEAD + bytes;
  }

  get unfinished(): number {
    return Math.max(0, this.wire.bytesRead - this.settled);
  }
}

/** What a server keeps of messages that have not ended. */
export interface UnfinishedLimits {
  /** So long a message may take to come in, in milliseconds. */
  readonly longestMs: number;
  /** So many bytes of all callers together, and of one address, may wait for the rest. */
  readonly all: number;
  readonly ofAddress: number;
}

export interface Sender {
  readonly address: string;
  readonly incoming: Incoming;
}

/**
 * Who has to be hung up on: whoever takes too long over a message, and of those
 * who hold more than their address or all together may, the ones that began first.
 */
export const overdue = <S extends Sender>(
  senders: Iterable<S>,
  limits: UnfinishedLimits,
  now: number,
): S[] => {
  const open = [...senders].filter(({ incoming }) => isUnderWay(incoming, now));
  const late = open.filter(({ incoming }) => now - (incoming.since ?? now) >= limits.longestMs);
  const left = open
    .filter(s => !late.includes(s))
    .sort((a, b) => (b.incoming.since ?? now) - (a.incoming.since ?? now));
  const held = new Map<string, number>();
  let all = 0;
  for (const s of left) {
    const { unfinished } = s.incoming;
    const ofAddress = (held.get(s.address) ?? 0) + unfinished;
    if (ofAddress > limits.ofAddress || all + unfinished > limits.all) late.push(s);
    else {
      all += unfinished;
      held.set(s.address, ofAddress);
    }
  }
  return late;
};

const isUnderWay = (incoming: Incoming, now: number): boolean => {
  if (incoming.unfinished === 0) incoming.since = undefined;
  else incoming.since ??= now;
  return incoming.since !== undefined;
};
