import { randomBytes } from 'node:crypto';
import { ticTacToe } from '@potyczka/kernel/fixtures';
import { Run, seedOf } from '@potyczka/kernel/run';
import { BadSocket, TurnedAway } from './bad-socket.js';
import { bulky } from './bulk.js';
import { fuzzed, NESTED } from './fuzz.js';
import { faults, type Misdeed } from './misdeed.js';
import { comes, pause } from './trial.js';
import { pongs, renames, unfinished } from './wire-misdeeds.js';

/** What one misdeed may make the server grow by. */
const GROWTH_MB = 250;

/** Bytes that are no HTTP at all. */
const noise: Misdeed = async ({ port, size }) => {
  const all = await Promise.all(Array.from({ length: size }, () => BadSocket.call(port)));
  for (const bad of all) {
    bad.socket.resume();
    bad.raw(Buffer.concat([randomBytes(200), Buffer.from('\r\n\r\n')]));
  }
  const areClosed = await comes(() => all.every(b => b.isClosed));
  for (const bad of all) bad.hangUp();
  return { sent: size, wrong: areClosed ? [] : ['noise was not hung up on'] };
};

/** Frames that break the protocol, each with the code that should close it. */
const FRAMES: readonly [string, (bad: BadSocket) => void, number][] = [
  ['unmasked', b => b.frame(Buffer.from('{}'), 0x81, 0), 1002],
  ['reserved bits', b => b.frame(Buffer.from('{}'), 0xf1), 1002],
  ['unknown opcode', b => b.frame(Buffer.from('{}'), 0x83), 1002],
  ['continuation of nothing', b => b.frame(Buffer.from('{}'), 0x80), 1002],
  ['fragmented ping', b => b.frame(Buffer.from('x'), 0x09), 1002],
  ['ping too long', b => b.frame(Buffer.alloc(126), 0x89), 1002],
  ['no UTF-8', b => b.frame(Buffer.from([0xff, 0xfe, 0xc0])), 1007],
  ['close with a bad code', b => b.frame(Buffer.from([0x00, 0x01]), 0x88), 1002],
  ['3 MB', b => b.frame(Buffer.alloc(3_000_000, 'x')), 1009],
  ['a length of 2^40', b => b.raw(Buffer.from([0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])), 1009],
  ['a length of 2^62', b => b.raw(Buffer.from([0x81, 0xff, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])), 1009],
  ['fragments without end', sendFragments, 1009],
];

function sendFragments(bad: BadSocket): void {
  bad.frame(Buffer.alloc(60_000, 'x'), 0x01);
  for (let i = 0; i < 40; i++) bad.frame(Buffer.alloc(60_000, 'x'), 0x00);
}

const frames: Misdeed = async ({ port, size }) => {
  const wrong: string[] = [];
  const rounds = Math.max(1, Math.round(size / 10));
  for (let round = 0; round < rounds; round++)
    for (const [name, send, code] of FRAMES) {
      const bad = await BadSocket.open(port);
      send(bad);
      if (!(await comes(() => bad.isClosed))) wrong.push(`${name}: not closed`);
      else if (bad.code !== code && bad.code !== 0) wrong.push(`${name}: closed with ${bad.code}`);
      bad.hangUp();
    }
  return { sent: rounds * FRAMES.length, wrong };
};

/** Requests with everything wrong that can be wrong, one socket after the other, slowly enough to be read. */
const fuzz: Misdeed = async ({ port, size, table }) => {
  const wrong: string[] = [];
  const each = 50;
  for (let round = 0; round < size; round++) {
    const bad = await BadSocket.open(port, { from: `127.0.2.${1 + (round % 200)}` });
    const sent = Array.from({ length: each }, (_, i) => fuzzed(i + 1, table));
    for (const text of sent) bad.text(text);
    const isAnswered = await comes(() => bad.replies.length >= each || bad.isClosed);
    if (!isAnswered || bad.isClosed)
      wrong.push(`${bad.replies.length} of ${each} answered, closed: ${bad.code}`);
    wrong.push(...faults(bad));
    bad.hangUp();
  }
  return { sent: size * each, wrong };
};

/** JSON so deep that whoever walks it falls. */
const nested: Misdeed = async ({ port, size }) => {
  const wrong: string[] = [];
  const rounds = Math.max(1, Math.round(size / 20));
  for (let round = 0; round < rounds; round++)
    for (const [i, [name, text]] of NESTED.entries()) {
      // Each from an address of its own: so much would be too much for one.
      const from = `127.0.3.${1 + ((round * NESTED.length + i) % 200)}`;
      const bad = await BadSocket.open(port, { from });
      bad.text(text());
      if (!(await comes(() => bad.replies.length === 1 || bad.isClosed))) wrong.push(`${name}: no answer`);
      if (bad.isClosed) wrong.push(`${name}: closed with ${bad.code}`);
      wrong.push(...faults(bad).map(w => `${name}: ${w}`));
      bad.hangUp();
    }
  return { sent: rounds * NESTED.length, wrong };
};

/** As many requests as fit through the wire. */
const flood: Misdeed = async ({ port, size, table }) => {
  const wrong: string[] = [];
  const all = await Promise.all(Array.from({ length: 10 }, () => BadSocket.open(port)));
  const each = 500 + size * 40;
  for (const bad of all)
    for (let i = 1; i <= each; i++) bad.text(JSON.stringify({ id: i, do: i % 2 ? 'watch' : 'hello', table }));
  const areClosed = await comes(() => all.every(b => b.isClosed));
  if (!areClosed) wrong.push('a flood was not closed');
  for (const bad of all) {
    if (bad.code !== 1008 && bad.code !== 0) wrong.push(`a flood was closed with ${bad.code}`);
    if (!bad.replies.some(r => r.problem?.code === 'too-fast')) wrong.push('a flood was not told too-fast');
    wrong.push(...faults(bad));
    bad.hangUp();
  }
  return { sent: 10 * each, wrong };
};

const FLOODS = 'potyczka_dropped_total{reason="flood"}';

/** Pings from somebody who reads no pong: each would wait for them in the server's memory. */
const pings: Misdeed = async ({ port, size, metric }) => {
  const wrong: string[] = [];
  const before = await metric('process_resident_memory_bytes');
  const dropped = await metric(FLOODS);
  const all = await Promise.all(Array.from({ length: 5 }, () => BadSocket.open(port, { from: '127.0.7.1' })));
  const burst = Buffer.concat(Array.from({ length: 1000 }, () => pingFrame()));
  let sent = 0;
  for (const bad of all) bad.deafen();
  for (let i = 0; i < size; i++) {
    for (const bad of all) {
      if (bad.socket.destroyed || bad.socket.writableLength > 4_000_000) continue;
      bad.raw(burst);
      sent += 1000;
    }
    await pause(10);
  }
  if (!(await comes(async () => (await metric(FLOODS)) >= dropped + all.length)))
    wrong.push('somebody may ping without end');
  const grown = Math.round(((await metric('process_resident_memory_bytes')) - before) / 1_000_000);
  if (grown > GROWTH_MB) wrong.push(`the server grew by ${grown} MB`);
  for (const bad of all) bad.hangUp();
  return { sent, wrong };
};

const pingFrame = (): Buffer =>
  Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);

/** A record that is long, because somebody took back the same mark again and again. */
const longRecord = (): unknown => {
  const run = new Run(ticTacToe, {}, { seed: seedOf(1) });
  for (let i = 0; i < 4900; i++) {
    const given = run.answer('p1', run.q, '4');
    if (given.ok) run.undo(given.n, { seat: 'p1' });
  }
  for (const [i, a] of ['0', '3', '1', '4', '2'].entries()) run.answer(i % 2 ? 'p2' : 'p1', run.q, a);
  return run.record(true);
};

/** People who ask for much, as often as they may, and read nothing. */
const deaf: Misdeed = async ({ port, size, metric }) => {
  const from = (i: number): string => `127.0.6.${1 + (i % 4)}`;
  const bringer = await BadSocket.open(port, { from: '127.0.6.9' });
  bringer.text(JSON.stringify({ id: 1, do: 'import', record: longRecord() }));
  await comes(() => bringer.texts.length > 0);
  const { table } = JSON.parse(bringer.texts[0] ?? '{}').value ?? {};
  bringer.hangUp();
  if (!table) return { sent: 0, wrong: [`a long record was refused: ${bringer.texts[0]}`] };
  const before = await metric('process_resident_memory_bytes');
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, i) => BadSocket.open(port, { from: from(i) })),
  );
  for (const bad of all) bad.deafen();
  let sent = 0;
  for (let i = 0; i < size; i++) {
    for (const bad of all) bad.text(JSON.stringify({ id: ++sent, do: 'record', table }));
    await pause(200);
  }
  const grown = Math.round(((await metric('process_resident_memory_bytes')) - before) / 1_000_000);
  for (const bad of all) bad.hangUp();
  return { sent, wrong: grown > GROWTH_MB ? [`the server grew by ${grown} MB`] : [] };
};

/** Old messages of somebody else's, answers for their seat, and what only a host may do. */
const meddling: Misdeed = async ({ port, size, table, question }) => {
  const wrong: string[] = [];
  let sent = 0;
  for (let round = 0; round < size; round++) {
    const bad = await BadSocket.open(port, { from: `127.0.4.${1 + (round % 200)}` });
    const q = await question();
    const asked = [
      ...[q, q - 1, q + 1, 0].map(each => ({ do: 'answer', q: Math.max(0, each), a: String(round % 9) })),
      ...[{ do: 'resign' }, { do: 'retract' }, { do: 'start' }, { do: 'undo', to: 1 }, { do: 'back' }],
      ...[
        { do: 'lock', locked: true },
        { do: 'salt', salt: 'x' },
        { do: 'agree', to: 1, agree: true },
      ],
      ...[{ do: 'say', text: 'boo' }, { do: 'record' }, { do: 'join' }, { do: 'rematch' }],
      { do: 'seat', seat: 'p1', as: { kind: 'bot', level: 'random' } },
    ];
    for (const [i, each] of asked.entries()) bad.text(JSON.stringify({ id: i + 1, table, ...each }));
    sent += asked.length;
    if (!(await comes(() => bad.replies.length === asked.length))) wrong.push('meddling was not answered');
    for (const r of bad.replies) if (r.ok) wrong.push(`a stranger was allowed to ${asked[r.re - 1]?.do}`);
    wrong.push(...faults(bad));
    bad.hangUp();
  }
  return { sent, wrong };
};

/** Cookies that are not ours, and pages of other addresses. */
const forgery: Misdeed = async ({ port, size, table, cookie }) => {
  const wrong: string[] = [];
  const [, id = '', signature = ''] = /=([\w-]+)\.([\w-]+)/.exec(cookie) ?? [];
  const turned = Buffer.from(signature, 'base64url');
  turned[0] = (turned[0] as number) ^ 1;
  const forged = [
    `potyczka=${id}`,
    `potyczka=${id}.`,
    `potyczka=${id}.${turned.toString('base64url')}`,
    `potyczka=${id}.${signature.slice(0, -2)}`,
    `potyczka=${id}x.${signature}`,
    `potyczka=.${signature}`,
    `potyczka=${'x'.repeat(4000)}`,
    `potyczka=%00%ff.${signature}; potyczka=${id}.AAAA`,
  ];
  for (let round = 0; round < size; round++) {
    const bad = await BadSocket.open(port, {
      from: `127.0.5.${1 + (round % 200)}`,
      cookie: forged[round % forged.length] as string,
    });
    bad.text(JSON.stringify({ id: 1, do: 'watch', table }));
    if (!(await comes(() => bad.texts.length > 0))) wrong.push('a forger was not answered');
    if (JSON.parse(bad.texts[0] ?? '{}').value?.info.mine !== null)
      wrong.push('a forged cookie opened a seat');
    if (bad.texts.some(t => t.includes(id))) wrong.push('somebody was told the name in a cookie');
    bad.hangUp();
  }
  for (const origin of ['https://evil.example', 'null', `http://127.0.0.1.evil:${port}`, 'file://']) {
    const came = await BadSocket.open(port, { origin, cookie }).catch(e => e);
    if (!(came instanceof TurnedAway && came.status === 403)) wrong.push(`a page of ${origin} was let in`);
  }
  return { sent: size + 4, wrong };
};

export const MISDEEDS: Readonly<Record<string, Misdeed>> = {
  noise,
  'broken frames': frames,
  'fuzzed requests': fuzz,
  'deep nesting': nested,
  'large junk': bulky,
  flood,
  'pings without end': pings,
  'pongs without end': pongs,
  'messages without end': unfinished,
  'names without end': renames,
  'deaf readers': deaf,
  meddling,
  forgery,
};
