import { BadSocket } from './bad-socket.js';
import { faults, type Misdeed } from './misdeed.js';
import { comes, pause } from './trial.js';

const FLOODS = 'potyczka_dropped_total{reason="flood"}';
const UNFINISHED = 'potyczka_dropped_total{reason="unfinished"}';
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** Pongs that nobody asked for, as many as fit through the wire. */
export const pongs: Misdeed = async ({ port, size, metric }) => {
  const dropped = await metric(FLOODS);
  const all = await Promise.all(
    Array.from({ length: 10 }, () => BadSocket.open(port, { from: '127.0.8.1' })),
  );
  const burst = Buffer.concat(Array.from({ length: 2000 }, () => PONG));
  let sent = 0;
  for (let i = 0; i < size * 5; i++) {
    for (const bad of all) {
      if (bad.socket.destroyed || bad.socket.writableLength > 1_000_000) continue;
      bad.raw(burst);
      sent += 2000;
    }
    await pause(2);
  }
  const areCut = await comes(async () => (await metric(FLOODS)) >= dropped + all.length);
  for (const bad of all) bad.hangUp();
  return { sent, wrong: areCut ? [] : ['somebody may send pongs without end'] };
};

/** As large as a message may be, and then without its last bytes. */
const LARGEST = 1_999_999;
/** So many of those may one address leave unfinished. */
const KEPT = 4;

/** Messages that never end: all but a few of them have to be given up soon. */
export const unfinished: Misdeed = async ({ port, size, metric }) => {
  const count = Math.min(90, 6 + size);
  const before = await metric(UNFINISHED);
  const all = await Promise.all(
    Array.from({ length: count }, () => BadSocket.open(port, { from: '127.0.8.2' })),
  );
  const head = Buffer.alloc(14);
  head[0] = 0x81;
  head[1] = 0x80 | 127;
  head.writeBigUInt64BE(BigInt(LARGEST), 2);
  const most = Buffer.alloc(LARGEST - 10, ' ');
  for (const bad of all) {
    bad.raw(head);
    bad.raw(most);
  }
  const areGiven = await comes(async () => (await metric(UNFINISHED)) >= before + count - KEPT);
  for (const bad of all) bad.hangUp();
  return { sent: count, wrong: areGiven ? [] : ['messages that never end are kept'] };
};

/** People who give themselves another name as often as they may: each name has to be stored. */
export const renames: Misdeed = async ({ port, size }) => {
  const all = await Promise.all(
    Array.from({ length: 30 }, (_, i) => BadSocket.open(port, { from: `127.0.9.${1 + (i % 3)}` })),
  );
  let sent = 0;
  for (let i = 1; i <= size; i++) {
    for (const bad of all) bad.text(JSON.stringify({ id: i, do: 'hello', protocol: 1, name: `n${++sent}` }));
    await pause(52);
  }
  const areAnswered = await comes(() => all.every(bad => bad.replies.length === size || bad.isClosed));
  const wrong = all.flatMap(bad => [...(bad.isClosed ? [`closed with ${bad.code}`] : []), ...faults(bad)]);
  for (const bad of all) bad.hangUp();
  return { sent, wrong: areAnswered ? wrong : ['a name was not answered', ...wrong] };
};
