import { PROTOCOL } from '@potyczka/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Link } from './client.js';
import { connectSocket } from './socket.js';

/** A socket that says what is put into its mouth. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  readonly sent: { readonly id: number; readonly do: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }

  opens(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }

  /** Everything that was asked is answered. */
  answers(): void {
    for (const { id } of this.sent.splice(0))
      this.onmessage?.({ data: JSON.stringify({ re: id, ok: true, value: {} }) });
  }

  close(): void {
    this.readyState = 3;
  }
}

const heard = new Map<string, () => void>();
const happens = (event: string): void => heard.get(event)?.();

/** A connection that stands, and what it said of itself since. */
const connected = () => {
  const client = connectSocket('ws://table', c => void c.ask('hello', { protocol: PROTOCOL, name: 'Ann' }));
  const links: Link[] = [];
  client.onLink(link => links.push(link));
  const wire = Wire.all[0] as Wire;
  wire.opens();
  wire.answers();
  links.length = 0;
  return { client, links, wire };
};

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  heard.clear();
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('addEventListener', (event: string, act: () => void) => heard.set(event, act));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what stays without an answer for five seconds ends the connection, though the socket looks alive', () => {
  const { client, links, wire } = connected();
  const failed = vi.fn();
  void client.ask('unwatch', { table: 't' }).catch(failed);
  vi.advanceTimersByTime(5000);
  expect(links).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(links).toEqual(['lost']);
  expect(wire.readyState).toBe(3);
  // It is tried again at once, and what was asked is known to have failed.
  vi.advanceTimersByTime(300);
  expect(Wire.all).toHaveLength(2);
  Wire.all[1]?.opens();
  expect(links).toEqual(['lost', 'open']);
});

test('a silent connection is asked for a sign of life; as long as one comes it stands', () => {
  const { links, wire } = connected();
  vi.advanceTimersByTime(5000);
  expect(wire.sent).toEqual([]);
  for (let n = 0; n < 5; n++) {
    vi.advanceTimersByTime(6000);
    expect(wire.sent).toMatchObject([{ do: 'unwatch' }]);
    wire.answers();
  }
  expect(links).toEqual([]);
  vi.advanceTimersByTime(12_000);
  expect(links).toEqual(['lost']);
});

test('a browser that goes offline says so at once, and is back at once', () => {
  const { links } = connected();
  happens('offline');
  expect(links).toEqual(['lost']);
  happens('online');
  expect(Wire.all).toHaveLength(2);
  Wire.all[1]?.opens();
  expect(links).toEqual(['lost', 'open']);
});
