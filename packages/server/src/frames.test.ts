import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './frames.js';

/** What a client reads if these texts are written straight to its wire, all at once. */
const readBack = async (texts: readonly string[]): Promise<string[]> => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  try {
    server.on('connection', (_, request) => request.socket.write(Buffer.concat(texts.map(frameOf))));
    await new Promise(resolve => server.once('listening', resolve));
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const read: string[] = [];
    await new Promise<void>((resolve, reject) => {
      client.on('error', reject);
      client.on('message', data => {
        read.push(String(data));
        if (read.length === texts.length) resolve();
      });
    });
    client.terminate();
    return read;
  } finally {
    server.close();
  }
};

test('a text is read as it was written, at every length of its header', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map(length => 'x'.repeat(length));
  expect(await readBack(texts)).toEqual(texts);
});

test('a length counts bytes, not letters', async () => {
  const texts = ['zażółć gęślą jaźń', 'ż'.repeat(63), 'ż'.repeat(40_000), '🎲'];
  expect(await readBack(texts)).toEqual(texts);
});
