import { afterAll, beforeAll, expect, test } from 'vitest';
import { Callbox } from '../fixtures/post-office.js';
import { Inside, isInside, isOutside, NotOurs, outsideOnly, post } from './reach.js';

let box: Callbox;
beforeAll(async () => {
  box = await Callbox.open();
});
afterAll(() => box.close());

const INSIDE = [
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '100.127.255.255', '224.0.0.1', '255.255.255.255', '198.18.0.1'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1'],
  // The older kind, wrapped up in the newer one.
  ...[
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::ffff:0:7f00:1',
  ],
  ...['2001:0:7f00:1::', '5f00::1', '3fff::1', '2001:20::1'],
];
const OUTSIDE = [
  ...['1.1.1.1', '172.15.255.255', '172.32.0.1', '100.63.255.255', '100.128.0.1', '192.169.0.1', '11.0.0.1'],
  ...['2606:4700::1111', '2a00:1450::1', '2001:4860:4860::8888'],
];

test('networks of one’s own, of this machine and of nobody lie inside, however they are written', () => {
  expect(INSIDE.filter(a => !isInside(a))).toEqual([]);
  expect(OUTSIDE.filter(isInside)).toEqual([]);
});

test('an address is called only if it can lie outside: by https, at its usual port, by no name of a house', () => {
  const refused = [
    'http://push.example.org/x',
    'https://push.example.org:8443/x',
    'https://localhost/x',
    'https://router/x',
    'https://db.internal/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://017700000001/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[::ffff:0:10.0.0.1]/x',
    'https://127.1./x',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'ftp://push.example.org/x',
    'nonsense',
  ];
  expect(refused.filter(isOutside)).toEqual([]);
  for (const url of ['https://push.example.org/x?y=1', 'https://push.example.org:443/x', 'https://1.1.1.1/'])
    expect(isOutside(url), url).toBe(true);
});

const seen = (name: string, all: boolean): Promise<unknown> =>
  new Promise(resolve => outsideOnly(name, { all }, (e, found) => resolve(e ?? found)));

test('where a name leads is looked at with the call itself: one that leads inside is not called', async () => {
  for (const all of [true, false]) expect(await seen('localhost', all)).toBeInstanceOf(Inside);
  expect(await seen('127.0.0.1', true)).toBeInstanceOf(Inside);
  expect(await seen('1.1.1.1', true)).toMatchObject([{ address: '1.1.1.1' }]);
  expect(await seen('1.1.1.1', false)).toBe('1.1.1.1');
});

const letter = (begin: () => Promise<boolean>) => ({ begin, headers: {}, body: Buffer.from('{}') });
const yes = async (): Promise<boolean> => true;

test('nothing inside is called unless the host allows it, and no redirection is followed', async () => {
  const url = `${box.address}/hook`;
  await expect(post(url, letter(yes), { allowsInside: false })).rejects.toBeInstanceOf(Inside);
  expect(box.calls).toEqual([]);
  expect(await post(url, letter(yes), { allowsInside: true })).toMatchObject({ status: 201 });
  box.status = 302;
  box.headers = { location: `${box.address}/elsewhere` };
  expect(await post(url, letter(yes), { allowsInside: true })).toMatchObject({ status: 302 });
  expect(box.of('/elsewhere')).toEqual([]);
});

test('nothing is said where somebody else sends it, and who says nothing is not waited for', async () => {
  const before = box.calls.length;
  const no = async (): Promise<boolean> => false;
  await expect(post(`${box.address}/x`, letter(no), { allowsInside: true })).rejects.toBeInstanceOf(NotOurs);
  expect(box.calls).toHaveLength(before);
  box.status = 'never';
  const waiting = post(`${box.address}/x`, letter(yes), { allowsInside: true, timeoutMs: 200 });
  await expect(waiting).rejects.toThrow();
});
