/** `npm run trials [-- --only NAME …] [--share 0.2]`: every trial in its long form, one after the other. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pathOf, putBetween, sourceOf } from '../docs/markdown.js';
import { badClientsTrial } from './bad-clients-trial.js';
import { campaignTrial, MOMENTS } from './campaign-trial.js';
import { databaseTrial } from './database-trial.js';
import { dearTrial } from './dear-trial.js';
import { diskTrial } from './disk-trial.js';
import { killTrial } from './kill-trial.js';
import { raceTrial } from './race-trial.js';
import { SLEEPS, sleepTrial } from './sleep-trial.js';
import { fewFilesTrial, socketsTrial } from './sockets-trial.js';
import { startsTrial } from './starts-trial.js';
import { steadyTrial } from './steady-trial.js';
import type { Tell, Trial, TrialOutcome } from './trial.js';

const PAGE = 'docs/reliability.md';

const KILL = { tables: 12, longestMs: 1000, games: 'all' } as const;
const SLEEP_ROUNDS = 8;
const DISK = { tables: 10, disk: 'mounted', fullMs: 2000 } as const;
const SOCKETS = { tables: 6, sockets: 2000, waitsForSilent: true } as const;

/** So much of what a trial does; it does each thing at least once. */
type Some = (n: number) => number;

/** Trials of what a match survives. */
const ofMatches = (some: Some): readonly Trial[] => {
  const sleeps = Array.from({ length: some(SLEEP_ROUNDS) }, () => SLEEPS).flat();
  const kills = some(50);
  return [
    {
      name: 'kill-embedded',
      does: 'kill -9 of the server under load, 50 times, embedded store, every game',
      run: tell => killTrial({ ...KILL, kills, store: 'embedded' }, tell),
    },
    {
      name: 'kill-postgres',
      does: 'kill -9 of one of two servers under load, 50 times, PostgreSQL, every game',
      run: tell => killTrial({ ...KILL, kills, store: 'postgres' }, tell),
    },
    {
      name: 'campaign-embedded',
      does: "kill -9 before and after each write at a chapter's end, embedded store",
      run: tell => campaignTrial({ store: 'embedded', moments: MOMENTS }, tell),
    },
    {
      name: 'campaign-postgres',
      does: "kill -9 of the server before and after each write at a chapter's end, PostgreSQL",
      run: tell => campaignTrial({ store: 'postgres', moments: MOMENTS }, tell),
    },
    {
      name: 'sleep-embedded',
      does: 'every game and a campaign forgotten 24 times: idle, restarted, killed, embedded store',
      run: tell => sleepTrial({ decisions: 30, sleeps, store: 'embedded' }, tell),
    },
    {
      name: 'sleep-postgres',
      does: 'every game and a campaign forgotten 24 times: idle, restarted, killed, PostgreSQL',
      run: tell => sleepTrial({ decisions: 30, sleeps, store: 'postgres' }, tell),
    },
  ];
};

/** Trials of the database, and of those who call. */
const ofTheRest = (some: Some): readonly Trial[] => [
  {
    name: 'database',
    does: 'all connections cut 60 times; PostgreSQL stopped for 8 s and crashed, 3 times each',
    run: tell =>
      databaseTrial({ tables: 12, cuts: some(60), stops: some(3), crashes: some(3), awayMs: 8000 }, tell),
  },
  {
    name: 'disk-embedded',
    does: 'the disk filled to the last byte 6 times, the server killed and started on it twice, embedded store',
    run: tell => diskTrial({ ...DISK, store: 'embedded', fills: some(6), kills: some(2) }, tell),
  },
  {
    name: 'disk-broken',
    does: 'a disk that refuses every write, 3 times, embedded store',
    run: tell => diskTrial({ ...DISK, store: 'embedded', fills: some(3), kills: 1, disk: 'all' }, tell),
  },
  {
    name: 'disk-postgres',
    does: 'the disk of PostgreSQL filled to the last byte 5 times',
    run: tell => diskTrial({ ...DISK, store: 'postgres', fills: some(5), kills: 1 }, tell),
  },
  {
    name: 'race-postgres',
    does: '1,000 questions answered at once through four sockets at two processes',
    run: tell => raceTrial({ store: 'postgres', races: some(1000), racers: 4 }, tell),
  },
  {
    name: 'race-embedded',
    does: '1,000 questions answered at once through four sockets at one process',
    run: tell => raceTrial({ store: 'embedded', races: some(1000), racers: 4 }, tell),
  },
  {
    name: 'bad-clients',
    does: 'noise, broken frames, fuzzed requests, floods, deaf readers, meddling, forgery beside good players',
    run: tell => badClientsTrial({ tables: 8, size: some(80) }, tell),
  },
  {
    name: 'dear-requests',
    does: 'every kind of request at its limit and as dear as it can be, from one address, beside good players',
    run: tell => dearTrial({ tables: 6, people: 10, burstMs: 4000, measuredMs: 5000, shareMs: 250 }, tell),
  },
  {
    name: 'sockets',
    does: '2,000 sockets of one person, of one address, of many, and 2,000 that say nothing',
    run: tell => socketsTrial(SOCKETS, tell),
  },
  {
    name: 'full-server',
    does: '2,000 sockets at a server of 1,000 seats, and at one that may open 600 files',
    run: tell => fewFilesTrial(SOCKETS, tell),
  },
  {
    name: 'starts',
    does: 'a server started in an empty place and again, 5 times each, alone and beside 4 busy processes',
    run: tell => startsTrial({ stores: ['embedded', 'postgres'], times: some(5), busy: [0, 4] }, tell),
  },
  {
    name: 'steady',
    does: '1,000 answers a second for ten minutes beside 1,000 pages with a list that changes, embedded store',
    run: tell => steadyTrial({ matches: 500, pauseMs: 500, rounds: some(150), pages: 1000 }, tell),
  },
];

const trialsOf = (share: number): readonly Trial[] => {
  const some: Some = n => Math.max(1, Math.round(n * share));
  return [...ofMatches(some), ...ofTheRest(some)];
};

const HELP = `Tries to break the server on purpose, and looks whether anything was lost.

  npm run trials [-- --only NAME …] [--share 0.2] [--write]

${trialsOf(1)
  .map(({ name, does }) => `  ${name.padEnd(17)} ${does}`)
  .join('\n')}

With --share a trial does so much of what stands there: fewer kills, sleeps, cuts, races, rounds; the sockets
and the requests are always all.
With --write what a trial has a table for goes into docs/reliability.md.
The trials of full disks mount a small file system and want to be root; without that the embedded store
is tried on a disk that pretends to be full, and PostgreSQL not at all. Trials with many addresses call
from 127.x.y.z, which Linux allows. All of them take about half an hour on two cores.
`;

const WIDTH = 30;

/** A bar on a terminal, now and then a line elsewhere. */
const progressOf = (name: string): { readonly tell: Tell; end(): void } => {
  const isTerminal = process.stderr.isTTY;
  let told = 0;
  return {
    tell: (done, of, words) => {
      const filled = Math.floor((done / of) * WIDTH);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${of}`;
      if (isTerminal) process.stderr.write(`\r\x1b[K  ${name} ${bar}  ${words}`);
      else if (done === of || done >= told + of / 10) {
        told = done;
        process.stderr.write(`  ${name} ${done}/${of}  ${words}\n`);
      }
    },
    end: () => {
      if (isTerminal) process.stderr.write('\r\x1b[K');
    },
  };
};

interface Ran extends TrialOutcome {
  readonly name: string;
  readonly seconds: number;
}

const runOne = async ({ name, does, run }: Trial, nth: number, of: number): Promise<Ran> => {
  process.stdout.write(`[${nth}/${of}] ${name}: ${does}\n`);
  const progress = progressOf(name);
  const began = Date.now();
  const outcome = await run(progress.tell).catch(e => ({
    counts: {},
    wrong: [e instanceof Error ? (e.stack ?? e.message) : String(e)],
  }));
  progress.end();
  const seconds = Math.round((Date.now() - began) / 1000);
  for (const each of outcome.wrong) process.stdout.write(`  ✗ ${each}\n`);
  return { ...outcome, name, seconds };
};

const tableOf = (ran: readonly Ran[]): string =>
  ran
    .map(({ name, seconds, counts, wrong }) => {
      const verdict = wrong.length === 0 ? '✓' : `✗ (${wrong.length})`;
      const lines = Object.entries(counts).map(([what, n]) => `      ${what.padEnd(40)} ${n}`);
      return [`${verdict} ${name}, ${seconds} s`, ...lines].join('\n');
    })
    .join('\n');

const writeInto = ({ name, text }: NonNullable<TrialOutcome['page']>): void =>
  writeFileSync(pathOf(PAGE), putBetween(sourceOf(PAGE), name, text));

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      share: { type: 'string', default: '1' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const share = Number(values.share);
  if (!(share > 0 && share <= 1)) {
    process.stderr.write('--share is a part of one, such as 0.2\n');
    return 2;
  }
  const trials = trialsOf(share);
  const unknown = values.only.find(name => !trials.some(t => t.name === name));
  if (unknown !== undefined) {
    process.stderr.write(`there is no trial ${unknown}; --help lists them\n`);
    return 2;
  }
  const chosen = trials.filter(t => values.only.length === 0 || values.only.includes(t.name));
  const ran: Ran[] = [];
  for (const [i, trial] of chosen.entries()) ran.push(await runOne(trial, i + 1, chosen.length));
  if (values.write) for (const { page } of ran) if (page) writeInto(page);
  const failed = ran.filter(({ wrong }) => wrong.length > 0);
  process.stdout.write(`\n${tableOf(ran)}\n\n`);
  const all = failed.length === 0 ? 'nothing broke' : `failed: ${failed.map(f => f.name).join(', ')}`;
  process.stdout.write(`${ran.length} trials, ${all}\n`);
  return failed.length === 0 ? 0 : 1;
};

process.exit(await main());
