import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Client } from './fixtures/client.js';
import { NO_DATABASE, startWorld, until, type World } from './fixtures/world.js';

const RECORD = 100_000;
const MESSAGE = 2000;

let world: World;
beforeAll(async () => {
  // Time stands still, so that no budget is filled up again.
  vi.useFakeTimers({ toFake: ['Date'] });
  world = await startWorld(
    { RECORD_BYTES: String(RECORD), MESSAGE_BYTES: String(MESSAGE), REQUESTS_PER_SECOND: '20' },
    { openDriver: async () => ({ ...NO_DATABASE }) },
  );
});
afterAll(async () => {
  await world.close();
  vi.useRealTimers();
});

/** What somebody is told who sends these messages at once, in the order of their numbers. */
const told = async (client: Client, texts: readonly string[]): Promise<string[]> => {
  const before = client.received.length;
  for (const text of texts) client.socket.send(text);
  await until(() => client.received.length >= before + texts.length);
  const replies = client.received.slice(before).map(text => JSON.parse(text));
  return replies.sort((a, b) => a.re - b.re).map(reply => reply.problem?.code ?? 'ok');
};

const junk = (bytes: number): string => '1,'.repeat(bytes / 2);

test('a large message is a record or nothing, whatever its beginning looks like', async () => {
  const eve = await world.client();
  const most = junk(RECORD / 8);
  expect(
    await told(eve, [
      `{"id":1,"do":"answer","table":"abcdefgh","q":0,"a":["import",${most}1]}`,
      `{"id":2,"do":"import","do":"answer","table":"abcdefgh","q":0,"a":[${most}1]}`,
      `{"id":3,"x":{"do":"import"},"do":"answer","a":[${most}1]}`,
      `{"id":4,"do":"import","record":{"format":1,"entries":[${most}1]}}`,
      `{"id":5,"do":"answer","table":"abcdefgh","q":0,"a":[${junk(MESSAGE / 2)}1]}`,
    ]),
  ).toEqual(['too-large', 'too-large', 'too-large', 'refused', 'malformed']);
  eve.close();
});

test('whatever is sent is charged by its size before it is read: to the person, at all their pages', async () => {
  const eve = await world.client();
  const page = await world.client(eve.cookie);
  const other = await world.client();
  const record = `{"id":1,"do":"import","record":[${junk(RECORD * 0.6)}1]}`;
  expect(await told(eve, [record, record])).toEqual(['refused', 'refused']);
  expect(await told(page, [record])).toEqual(['refused']);
  expect(await told(page, [record])).toEqual(['too-fast']);
  expect(await told(other, [record, '{"id":2,"do":"hello","protocol":1}'])).toEqual(['refused', 'ok']);
  for (const each of [eve, page, other]) each.close();
});

test('what cannot be read is charged like anything else', async () => {
  const eve = await world.client();
  const pages = [eve, await world.client(eve.cookie), await world.client(eve.cookie)];
  const codes: string[] = [];
  for (const each of pages) {
    // Fewer at a time than may be under way: only their number counts here.
    for (let tens = 0; tens < 6; tens++) codes.push(...(await told(each, Array(10).fill('{'))));
  }
  expect(codes.filter(c => c === 'malformed').length).toBe(120);
  expect(codes.filter(c => c === 'too-fast').length).toBe(60);
  for (const each of pages) each.close();
});

test('what is only judged is counted apart from what else is asked, and does not smuggle anything', async () => {
  const eve = await world.client();
  const probe = '{"id":1,"do":"probe","table":"abcdefgh","q":0,"a":{"x":1,"y":1}}';
  const codes: string[] = [];
  for (let tens = 0; tens < 5; tens++) codes.push(...(await told(eve, Array(10).fill(probe))));
  expect(codes.filter(c => c !== 'too-fast').length).toBe(36);
  expect(codes.filter(c => c === 'too-fast').length).toBe(14);
  const hello = '{"id":1,"do":"hello","protocol":1}';
  expect(await told(eve, Array(10).fill(hello))).toEqual(Array(10).fill('ok'));
  eve.close();
  const bob = await world.client();
  const disguised: string[] = [];
  const both = '{"id":1,"do":"probe","do":"hello","protocol":1}';
  for (let tens = 0; tens < 3; tens++) disguised.push(...(await told(bob, Array(10).fill(both))));
  expect(disguised).toEqual(Array(30).fill('ok'));
  for (let tens = 0; tens < 3; tens++) disguised.push(...(await told(bob, Array(10).fill(hello))));
  expect(disguised.filter(c => c === 'ok').length).toBe(60);
  expect(await told(bob, [hello])).toEqual(['too-fast']);
  bob.close();
});

const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** The bare wire below a client. */
const wireOf = (client: Client) => (client.socket as unknown as { _socket: Socket })._socket;

test('pongs that nobody asked for are counted, and whoever goes on with them is cut off', async () => {
  const eve = await world.client();
  wireOf(eve).write(Buffer.concat(Array(20).fill(PONG)));
  expect(await told(eve, ['{"id":1,"do":"hello","protocol":1}'])).toEqual(['ok']);
  let code = 0;
  eve.socket.on('close', c => {
    code = c;
  });
  wireOf(eve).write(PONG);
  await until(() => eve.isClosed);
  expect(code).toBe(1008);
});

test('a message that never ends is given up, and good ones go on', async () => {
  const eve = await world.client();
  const ann = await world.client();
  const text = Buffer.from('{"id":1,"do":"hello"');
  wireOf(eve).write(Buffer.concat([Buffer.from([0x81, 0x80 | 100, 0, 0, 0, 0]), text]));
  let passed = 0;
  for (; passed < 60_000 && !eve.isClosed; passed += 10_000) {
    vi.setSystemTime(Date.now() + 10_000);
    await new Promise(resolve => setTimeout(resolve, 1500));
  }
  expect(passed).toBeGreaterThan(20_000);
  expect(eve.isClosed).toBe(true);
  expect(ann.isClosed).toBe(false);
  ann.close();
});
