import { PROTOCOL } from '@potyczka/table';
import { Desk, type TableClient } from './client.js';

/** Waits between attempts to reach the server again, in milliseconds. */
const WAITS = [300, 700, 1500, 3000, 6000];

/** Says who I am; if my name is empty the table finds one, and forgets what it called me before. */
export const greet = (table: TableClient, name: string): void => {
  table.ask('hello', { protocol: PROTOCOL, name }).catch(() => undefined);
};

/** A table service behind a socket; connects again by itself whenever the way is lost. */
export const connectSocket = (url: string, name: () => string): TableClient => {
  let socket: WebSocket | undefined;
  let tries = 0;
  const waiting: string[] = [];
  const desk = new Desk({
    send: message => {
      const text = JSON.stringify(message);
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
      else waiting.push(text);
    },
  });
  const open = (): void => {
    socket = new WebSocket(url);
    socket.onopen = () => {
      tries = 0;
      desk.setLink('open');
      greet(desk, name());
      for (const text of waiting.splice(0)) socket?.send(text);
    };
    socket.onmessage = e => desk.receive(JSON.parse(String(e.data)));
    socket.onclose = () => {
      // Whoever asked is told that it failed: it may not be sent after all.
      waiting.length = 0;
      desk.setLink('lost');
      setTimeout(open, WAITS[Math.min(tries++, WAITS.length - 1)]);
    };
  };
  open();
  addEventListener('online', () => socket?.readyState === WebSocket.CLOSED && open());
  return desk;
};
