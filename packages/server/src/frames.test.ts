import { expect, test } from 'vitest';
import { Receiver } from 'ws';
import { frameOf } from './frames.js';

/** What a client reads from some bytes. */
const read = (bytes: Buffer): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const texts: string[] = [];
    const receiver = new Receiver({ isServer: false });
    receiver.on('message', (data: Buffer) => texts.push(data.toString()));
    receiver.on('error', reject);
    receiver.on('finish', () => resolve(texts));
    receiver.end(bytes);
  });

test('a text is read as it was written, at every length of its header', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map(length => 'x'.repeat(length));
  expect(await read(Buffer.concat(texts.map(frameOf)))).toEqual(texts);
});

test('a length counts bytes, not letters', async () => {
  const texts = ['zażółć gęślą jaźń', 'ż'.repeat(63), 'ż'.repeat(40_000), '🎲'];
  expect(await read(Buffer.concat(texts.map(frameOf)))).toEqual(texts);
});
