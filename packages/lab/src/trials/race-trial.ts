import { GAMES } from '@potyczka/server/fixture-games';
import { Client, legalKeys, RefusedByTable } from '@potyczka/server/fixtures';
import { wrongOf } from './kill-trial.js';
import { placeFor, type StoreKind } from './place.js';
import type { Acknowledged } from './player.js';
import { comes, gathered, type Tell, type TrialOutcome } from './trial.js';
import { type Promised, verify } from './verify.js';

export interface RaceOptions {
  readonly store: StoreKind;
  /** How many questions are raced for. */
  readonly races: number;
  /** Sockets of the same person, spread over the processes, that answer each question at once. */
  readonly racers: number;
}

const LOST_A_RACE = /^table-(stale|not-asked|over)$/;

interface Notes {
  races: number;
  seats: number;
  readonly wrong: string[];
  /** How often each process was the faster one. */
  readonly won: number[];
}

/** Many sockets of one person, at every process, give different answers to the same question at once. */
export const raceTrial = async (options: RaceOptions, tell: Tell = () => {}): Promise<TrialOutcome> => {
  const place = await placeFor(options.store);
  const children = await Promise.all(Array.from({ length: place.processes }, () => place.start()));
  const ports = children.map(c => c.port);
  const notes: Notes = { races: 0, seats: 0, wrong: [], won: ports.map(() => 0) };
  const tables: string[] = [];
  const players: Promised[] = [];
  while (notes.races < options.races && notes.wrong.length === 0) {
    const { table, acknowledged } = await raceOnce(ports, options.racers, notes);
    tables.push(table);
    players.push({ table: () => table, acknowledged, seen: new Map(), seat: null });
    tell(Math.min(notes.races, options.races), options.races, `${tables.length} matches`);
  }
  await Promise.all(children.map(c => c.stop()));
  const verified = await place.read(store => verify(store, { players, tables }, GAMES));
  await place.release();
  return {
    counts: {
      matches: verified.matches,
      'questions raced for': notes.races,
      'seats raced for': notes.seats,
      'sockets in each race': options.racers,
      'won by each process': notes.won.join(' / '),
      acknowledged: players.reduce((sum, p) => sum + p.acknowledged.length, 0),
      found: verified.found,
      lost: verified.lost.length,
      doubled: verified.doubled.length,
    },
    wrong: [...gathered(notes.wrong), ...wrongOf(verified)],
  };
};

/** One match of which every question, and the second seat, is raced for. */
const raceOnce = async (ports: readonly number[], racers: number, notes: Notes) => {
  const at = (i: number): number => ports[i % ports.length] as number;
  const host = await Client.connect(at(0));
  const { table, links } = await host.ask('create', {
    game: 'tic-tac-toe',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    hidden: true,
  });
  const strangers = await Promise.all(Array.from({ length: racers }, (_, i) => Client.connect(at(i))));
  const joined = await Promise.allSettled(
    strangers.map(c => c.ask('join', { table, token: links.p2 as string })),
  );
  const inside = strangers.filter((_, i) => joined[i]?.status === 'fulfilled');
  notes.seats++;
  if (inside.length !== 1) notes.wrong.push(`${inside.length} strangers got the same seat`);
  await host.ask('start', { table });
  const teams = await Promise.all(
    [host, inside[0] as Client].map(async of =>
      Promise.all(Array.from({ length: racers }, (_, i) => Client.connect(at(i), { cookie: of.cookie }))),
    ),
  );
  for (const c of teams.flat()) await c.ask('watch', { table });
  const acknowledged: Acknowledged[] = [];
  for (let q = 0; q < 9; q++) {
    const team = teams[q % 2] as Client[];
    const isAsked = await comes(async () => (await lookAll(team, table, q)) !== 'not yet');
    if (!isAsked) notes.wrong.push(`question ${q} did not reach every socket`);
    const keys = legalKeys(await (team[0] as Client).ask('watch', { table }));
    if (keys.length < 2) break; // over, or the table answers by itself
    acknowledged.push(...(await race(team, table, q, keys, notes)));
    if (notes.wrong.length > 0) break;
  }
  for (const c of [...teams.flat(), ...strangers, host]) c.close();
  return { table, acknowledged };
};

/** Whether everybody of a team has seen the question. */
const lookAll = async (team: readonly Client[], table: string, q: number): Promise<'seen' | 'not yet'> => {
  const seen = await Promise.all(team.map(c => c.ask('watch', { table })));
  return seen.every(s => s.result !== null || s.mine?.q === q) ? 'seen' : 'not yet';
};

const race = async (
  team: readonly Client[],
  table: string,
  q: number,
  keys: readonly string[],
  notes: Notes,
): Promise<Acknowledged[]> => {
  const given = team.map((_, i) => keys[i % keys.length] as string);
  const came = await Promise.allSettled(
    team.map((c, i) => c.ask('answer', { table, q, a: given[i] as string })),
  );
  notes.races++;
  const acknowledged: Acknowledged[] = [];
  for (const [i, outcome] of came.entries()) {
    if (outcome.status === 'fulfilled') {
      acknowledged.push({ table, q, n: outcome.value.n, a: given[i] as string });
      const process = i % notes.won.length;
      notes.won[process] = (notes.won[process] ?? 0) + 1;
      continue;
    }
    const { reason } = outcome;
    const id = reason instanceof RefusedByTable ? reason.problem.why.id : String(reason);
    if (!LOST_A_RACE.test(id)) notes.wrong.push(`the loser of a race was told '${id}'`);
  }
  if (acknowledged.length !== 1)
    notes.wrong.push(`${acknowledged.length} answers to one question were accepted`);
  return acknowledged;
};
