import { GAMES } from '@potyczka/server/fixture-games';
import pg from 'pg';
import { Crowd } from './crowd.js';
import { countsOf, wrongOf } from './kill-trial.js';
import { shared } from './place.js';
import { pause, type Tell, type TrialOutcome } from './trial.js';
import { verify } from './verify.js';

export interface DatabaseOptions {
  readonly tables: number;
  /** How often all connections are cut. */
  readonly cuts: number;
  /** How often the database is stopped for a while and started again. */
  readonly stops: number;
  /** How often it crashes and has to recover. */
  readonly crashes: number;
  /** How long it is away each time, in milliseconds. */
  readonly awayMs: number;
}

const CUT =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'potyczka%' AND pid <> pg_backend_pid()";

/** What players may be told while there is no database; anything else is wrong. */
const CLEAR = /^not-saved table-(not-saved|store-away)$/;

/** Takes the database away under load, in every way, and gives it back. */
export const databaseTrial = async (
  options: DatabaseOptions,
  tell: Tell = () => {},
): Promise<TrialOutcome> => {
  const { cuts, stops, crashes, tables, awayMs } = options;
  const place = await shared();
  const children = await Promise.all([place.start(), place.start()]);
  const port = (): number => children[Math.floor(Math.random() * children.length)]?.port ?? 0;
  const crowd = new Crowd({ port, tables, games: GAMES });
  const wrong: string[] = [];
  const all = cuts + stops + crashes;
  let done = 0;
  let cut = 0;
  const next = async (what: string, harm: () => Promise<void>): Promise<void> => {
    if (!(await crowd.goesOn(tables))) wrong.push(`nothing went on before ${what} ${done}`);
    await harm();
    tell(++done, all, `${what}; ${crowd.acknowledged} answers acknowledged`);
  };
  for (let i = 0; i < cuts; i++)
    await next('cut', async () => {
      cut += await cutAll(place.url);
      await pause(Math.random() * 300);
    });
  const cutRefusals = Object.entries(crowd.refusals).map(
    ([what, n]) => `${n} players noticed a cut: ${what}`,
  );
  for (let i = 0; i < stops + crashes; i++)
    await next(i < stops ? 'stop' : 'crash', async () => {
      await (i < stops ? place.postgres.stop() : place.postgres.crash());
      await pause(awayMs);
      await place.postgres.start();
    });
  const stuck = await crowd.stuck();
  const { refusals, breaks } = crowd;
  await crowd.stop();
  await Promise.all(children.map(c => c.stop()));
  const verified = await place.read(store => verify(store, crowd, GAMES));
  await place.release();
  const unclear = Object.entries(refusals).filter(([what]) => !CLEAR.test(what));
  return {
    counts: {
      'connections cut': cut,
      stops,
      crashes,
      'told not-saved': Object.values(refusals).reduce((sum, n) => sum + n, 0),
      ...countsOf(crowd, verified),
    },
    wrong: [
      ...wrong,
      ...wrongOf(verified),
      ...stuck,
      ...cutRefusals,
      ...unclear.map(([what, n]) => `${n} players were told '${what}'`),
      ...(breaks > 0 ? [`${breaks} players lost their socket though no server ended`] : []),
    ],
  };
};

const cutAll = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(CUT);
  await client.end();
  return rowCount ?? 0;
};
