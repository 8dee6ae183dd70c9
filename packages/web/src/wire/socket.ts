import { type TableClient, WireClient } from './client.js';

/** Waits between attempts to reach the server again, in milliseconds. */
const WAITS = [300, 700, 1500, 3000, 6000];

/** Nothing heard for so long after something was said: the way is dead, whatever the browser thinks, in milliseconds. */
const SILENCE = 5000;
const LOOK = 1000;
/** Asked for an answer alone: no table has this name. */
const HEARTBEAT = { do: 'unwatch', table: 'heartbeat' };

/** Watches whether the other side still answers. */
class Pulse {
  private heard = Date.now();
  /** When something was said that nothing has been heard after; 0 if there is no such thing. */
  private said = 0;
  private looked = Date.now();

  hear(): void {
    this.heard = Date.now();
    this.said = 0;
  }

  say(): void {
    if (this.said === 0) this.said = Date.now();
  }

  /** What to do now: nothing, ask for a sign of life, or give up. */
  look(): 'fine' | 'ask' | 'dead' {
    const now = Date.now();
    // Whoever slept has missed what was said meanwhile.
    if (now - this.looked > 3 * LOOK) this.hear();
    this.looked = now;
    if (this.said > 0) return now - this.said > SILENCE ? 'dead' : 'fine';
    return now - this.heard > SILENCE ? 'ask' : 'fine';
  }
}

/** A table service behind a socket; connects again by itself whenever the way is lost, and says who it is. */
export const connectSocket = (url: string, greet: (client: TableClient) => void): TableClient => {
  let socket: WebSocket | undefined;
  let tries = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  const waiting: string[] = [];
  const pulse = new Pulse();
  const client = new WireClient({
    send: message => {
      const text = JSON.stringify(message);
      if (socket?.readyState !== WebSocket.OPEN) waiting.push(text);
      else {
        socket.send(text);
        pulse.say();
      }
    },
  });
  const open = (): void => {
    clearTimeout(again);
    const own = new WebSocket(url);
    socket = own;
    own.onopen = () => {
      tries = 0;
      pulse.hear();
      client.setLink('open');
      greet(client);
      for (const text of waiting.splice(0)) own.send(text);
    };
    own.onmessage = e => {
      pulse.hear();
      client.receive(JSON.parse(String(e.data)));
    };
    own.onclose = () => lose(own);
  };
  const lose = (own: WebSocket | undefined): void => {
    if (!own || own !== socket) return;
    socket = undefined;
    own.onclose = own.onmessage = own.onopen = null;
    own.close();
    // Whoever asked is told that it failed: it may not be sent after all.
    waiting.length = 0;
    client.setLink('lost');
    again = setTimeout(open, WAITS[Math.min(tries++, WAITS.length - 1)]);
  };
  open();
  setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    const state = pulse.look();
    if (state === 'dead') lose(socket);
    else if (state === 'ask') client.request(HEARTBEAT).catch(() => undefined);
  }, LOOK);
  addEventListener('offline', () => lose(socket));
  addEventListener('online', () => socket === undefined && open());
  return client;
};
