import { GAMES } from '@potyczka/server/fixture-games';
import { BadSocket, TurnedAway } from './bad-socket.js';
import { type Child, megabytesOf, metricOf } from './child.js';
import { Crowd } from './crowd.js';
import { countsOf, wrongOf } from './kill-trial.js';
import { placeFor, STRICT } from './place.js';
import { comes, gathered, type Tell, type TrialOutcome } from './trial.js';
import { verify } from './verify.js';

export interface SocketsOptions {
  readonly tables: number;
  /** How many sockets somebody opens. */
  readonly sockets: number;
  /** Whether to wait until those who say nothing are hung up on. */
  readonly waitsForSilent: boolean;
}

/** What became of many attempts. */
interface Opened {
  readonly inside: readonly BadSocket[];
  readonly refusals: Readonly<Record<string, number>>;
}

/** Reasons that tell a caller why they may not connect. */
const CLEAR = /^HTTP 429 \{"error":"(too many (attempts|connections)|the server is full)/;

const openMany = async (n: number, open: (i: number) => Promise<BadSocket>): Promise<Opened> => {
  const inside: BadSocket[] = [];
  const refusals: Record<string, number> = {};
  for (let at = 0; at < n; at += 100)
    await Promise.all(
      Array.from({ length: Math.min(100, n - at) }, async (_, i) => {
        try {
          inside.push(await open(at + i));
        } catch (e) {
          const why = e instanceof TurnedAway ? e.message : `no answer: ${e}`;
          refusals[why] = (refusals[why] ?? 0) + 1;
        }
      }),
    );
  return { inside, refusals };
};

/** An address of our own for each twenty callers. */
const addressOf = (i: number): string => `127.1.${Math.floor(i / 4000)}.${1 + (Math.floor(i / 20) % 200)}`;

interface Scene {
  readonly server: Child;
  readonly crowd: Crowd;
  readonly counts: Record<string, number | string>;
  readonly wrong: string[];
}

const unclear = ({ refusals }: Opened): string[] =>
  Object.entries(refusals).flatMap(([why, n]) => (CLEAR.test(why) ? [] : [`${n} were told: ${why}`]));

const hangUp = async ({ server, wrong }: Scene, { inside }: Opened, name: string): Promise<void> => {
  for (const bad of inside) bad.hangUp();
  const isFree = await comes(async () => (await metricOf(server, 'potyczka_sockets')) < 100, 60_000, LOOK_MS);
  if (!isFree) wrong.push(`${name}: sockets that were hung up are still counted`);
};

/** All sockets from one address: with one cookie, or with a fresh one each. */
const fromOneAddress = async (scene: Scene, n: number, isOnePerson: boolean): Promise<void> => {
  const { server, counts, wrong } = scene;
  const name = isOnePerson ? 'one person' : 'one address';
  const from = isOnePerson ? '127.0.8.1' : '127.0.8.2';
  const { cookie } = await BadSocket.open(server.port, { from });
  const opened = await openMany(n, () =>
    BadSocket.open(server.port, { from, ...(isOnePerson && { cookie }) }),
  );
  const most = Number(isOnePerson ? STRICT.SOCKETS_PER_PERSON : STRICT.SOCKETS_PER_ADDRESS);
  counts[`${name}: let in of ${n}`] = opened.inside.length;
  if (opened.inside.length > most) wrong.push(`${name}: ${opened.inside.length} sockets were let in`);
  wrong.push(...unclear(opened).map(w => `${name}: ${w}`));
  await hangUp(scene, opened, name);
};

/** As many people as a full server has, each of whom says something. */
const fromManyAddresses = async (scene: Scene, n: number): Promise<void> => {
  const { server, counts, wrong, crowd } = scene;
  const before = await megabytesOf(server);
  crowd.times();
  const opened = await openMany(n, i => BadSocket.open(server.port, { from: addressOf(i) }));
  for (const bad of opened.inside) bad.text('{"id":1,"do":"hello","protocol":1}');
  const areAnswered = await comes(() => opened.inside.every(b => b.texts.length > 0));
  await crowd.goesOn(20);
  counts[`many addresses: let in of ${n}`] = opened.inside.length;
  counts['megabytes before / with them'] = `${before} / ${await megabytesOf(server)}`;
  counts['good answers meanwhile, p50 / p99'] = crowd.times();
  if (opened.inside.length < n) wrong.push(`many addresses: ${n - opened.inside.length} were refused`);
  if (!areAnswered) wrong.push('many addresses: not everybody was answered');
  await hangUp(scene, opened, 'many addresses');
};

/** Connections on which nothing is ever said, and some on which half a word is. */
const silent = async (scene: Scene, n: number, waits: boolean): Promise<void> => {
  const { server, counts, wrong } = scene;
  const from = '127.0.8.3';
  const opened = await openMany(n, () => BadSocket.call(server.port, from));
  for (const [i, bad] of opened.inside.entries()) {
    bad.socket.resume();
    if (i % 2) bad.raw('GET /ws HTTP/1.1\r\nHost: x');
  }
  await comes(() => opened.inside.filter(b => !b.isClosed).length <= 200);
  const left = (): number => opened.inside.filter(b => !b.isClosed).length;
  counts[`silent connections: left of ${n}`] = left();
  if (left() > 200) wrong.push(`${left()} silent connections were kept`);
  // Half-open: let in, and then no sign of life, not even to a ping.
  const still = await openMany(20, i => BadSocket.open(server.port, { from: `127.0.8.${10 + i}` }));
  const gone = (): boolean => left() === 0 && still.inside.every(b => b.isClosed);
  if (waits && !(await comes(gone, 120_000))) wrong.push(`${left()} were never hung up on`);
  for (const bad of [...opened.inside, ...still.inside]) bad.hangUp();
};

/** One client, or many, open as many sockets as they can while good people play. */
export const socketsTrial = async (options: SocketsOptions, tell: Tell = () => {}): Promise<TrialOutcome> => {
  const { sockets: n, tables } = options;
  const place = await placeFor('embedded');
  const server = await place.start({ ...STRICT, TABLES_PER_HOUR: '100000' });
  const wrong: string[] = [];
  const onEnd = (code: number | null): number => wrong.push(`the server ended by itself: ${code}`);
  server.process.once('exit', onEnd);
  const crowd = new Crowd({ port: () => server.port, tables, games: GAMES, pauseMs: 150, isSpread: true });
  await crowd.goesOn(tables * 5);
  const scene: Scene = { server, crowd, counts: {}, wrong };
  const steps: [string, () => Promise<void>][] = [
    ['one person', () => fromOneAddress(scene, n, true)],
    ['one address', () => fromOneAddress(scene, n, false)],
    ['many addresses', () => fromManyAddresses(scene, n)],
    ['silent', () => silent(scene, n, options.waitsForSilent)],
  ];
  for (const [i, [name, step]] of steps.entries()) {
    await step();
    tell(i + 1, steps.length, `${name}; good answers p50 / p99 ${crowd.times()}`);
  }
  const stuck = await crowd.stuck();
  const { refusals, breaks } = crowd;
  await crowd.stop();
  server.process.off('exit', onEnd);
  await server.stop();
  const verified = await place.read(store => verify(store, crowd, GAMES));
  await place.release();
  return {
    counts: { ...scene.counts, ...countsOf(crowd, verified) },
    wrong: [
      ...gathered(wrong),
      ...wrongOf(verified),
      ...stuck,
      ...Object.entries(refusals).map(([what, each]) => `${each} good players were told '${what}'`),
      ...(breaks > 0 ? [`${breaks} good players lost their socket`] : []),
    ],
  };
};

/** So many files a poor server may open, and so many call it at least: more than it lets in. */
const FILES = 600;
const CALLS = 400;
/** How often a server is asked for its figures, which is dear, in milliseconds. */
const LOOK_MS = 250;

/** A server that may open few files, or that has few seats, and is asked for many more. */
export const fewFilesTrial = async (
  options: SocketsOptions,
  tell: Tell = () => {},
): Promise<TrialOutcome> => {
  const { sockets: n, tables } = options;
  const place = await placeFor('embedded');
  const counts: Record<string, number | string> = {};
  const wrong: string[] = [];
  const seats = Math.round(n / 2);
  const full = await place.start({ ...STRICT, SOCKETS: String(seats) });
  const opened = await openMany(n, i => BadSocket.open(full.port, { from: addressOf(i) }));
  counts[`a server of ${seats} seats: let in of ${n}`] = opened.inside.length;
  if (opened.inside.length !== seats) wrong.push(`${opened.inside.length} got one of ${seats} seats`);
  wrong.push(...unclear(opened));
  for (const bad of opened.inside) bad.hangUp();
  if (!(await comes(async () => (await metricOf(full, 'potyczka_sockets')) === 0, 60_000, LOOK_MS)))
    wrong.push('seats stay taken');
  (await BadSocket.open(full.port)).hangUp();
  await full.stop();
  tell(1, 2, 'a full server');
  const poor = await place.start(STRICT, { openFiles: FILES });
  const onEnd = (code: number | null): number => wrong.push(`the server ended by itself: ${code}`);
  poor.process.once('exit', onEnd);
  const crowd = new Crowd({ port: () => poor.port, tables, games: GAMES, pauseMs: 50, isSpread: true });
  await crowd.goesOn(tables * 5);
  const called = Math.max(n, CALLS);
  const calls = await Promise.all(
    Array.from({ length: called }, (_, i) => BadSocket.call(poor.port, addressOf(i)).catch(() => undefined)),
  );
  for (const bad of calls) bad?.socket.resume();
  if (!(await comes(() => calls.some(bad => bad?.isClosed))))
    wrong.push('with few files, everybody was let in');
  if (!(await crowd.goesOn(tables * 5))) wrong.push('with few files, nothing goes on');
  // The server's own count: of calls that no longer fit into the system's queue the caller may never hear.
  const open = (): Promise<number> => metricOf(poor, 'process_open_fds').catch(() => FILES);
  const areFree = (): Promise<boolean> => comes(async () => (await open()) < FILES / 2, 60_000, LOOK_MS);
  if (options.waitsForSilent && !(await areFree())) wrong.push('those who say nothing are never hung up on');
  for (const bad of calls) bad?.hangUp();
  if (!(await areFree())) wrong.push(`${await open()} of ${FILES} files open`);
  counts[`a server of ${FILES} files: open after ${called} calls`] = await open();
  const stuck = await crowd.stuck();
  const { refusals } = crowd;
  await crowd.stop();
  poor.process.off('exit', onEnd);
  await poor.stop();
  tell(2, 2, 'a server that may open few files');
  const verified = await place.read(store => verify(store, crowd, GAMES));
  await place.release();
  return {
    counts: { ...counts, ...countsOf(crowd, verified) },
    wrong: [
      ...gathered(wrong),
      ...wrongOf(verified),
      ...stuck,
      ...Object.entries(refusals).map(([what, each]) => `${each} good players were told '${what}'`),
    ],
  };
};
