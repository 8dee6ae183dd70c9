import { GAMES } from '@potyczka/server/fixture-games';
import { Client } from '@potyczka/server/fixtures';
import { type Child, megabytesOf, metricOf } from './child.js';
import { Crowd } from './crowd.js';
import { countsOf, wrongOf } from './kill-trial.js';
import type { Scene } from './misdeed.js';
import { MISDEEDS } from './misdeeds.js';
import { placeFor, STRICT } from './place.js';
import { gathered, type Tell, type TrialOutcome } from './trial.js';
import { verify } from './verify.js';

export interface BadOptions {
  readonly tables: number;
  /** How often each misdeed is done. */
  readonly size: number;
  /** Only these misdeeds, if not all. */
  readonly only?: readonly string[];
}

/** All kinds of bad clients, one after the other, while good people play. */
export const badClientsTrial = async (options: BadOptions, tell: Tell = () => {}): Promise<TrialOutcome> => {
  const place = await placeFor('embedded');
  const server = await place.start({ ...STRICT, TABLES_PER_HOUR: '100000' });
  const ends: string[] = [];
  const onEnd = (code: number | null): number => ends.push(`the server ended by itself: ${code}`);
  server.process.once('exit', onEnd);
  const crowd = new Crowd({
    port: () => server.port,
    tables: options.tables,
    games: GAMES,
    pauseMs: 150,
    isSpread: true,
  });
  await crowd.goesOn(options.tables * 10);
  const alone = crowd.times();
  const victims = await sitDown(server, options.size);
  const misdeeds = Object.entries(MISDEEDS).filter(([name]) => options.only?.includes(name) ?? true);
  const counts: Record<string, number | string> = {};
  const wrong: string[] = [];
  let peak = await megabytesOf(server);
  for (const [i, [name, misdeed]] of misdeeds.entries()) {
    const done = await misdeed(victims.scene).catch(e => ({ sent: 0, wrong: [String(e)] }));
    counts[name] = done.sent;
    wrong.push(...gathered(done.wrong).map(w => `${name}: ${w}`));
    peak = Math.max(peak, await megabytesOf(server).catch(() => 0));
    tell(i + 1, misdeeds.length, `${name}; good answers p50 / p99 ${crowd.times()}; ${peak} MB`);
    if (ends.length > 0) break;
  }
  const stuck = await crowd.stuck(ends.length > 0 ? 0 : 30_000);
  wrong.push(...(await victims.look().catch(e => [`the table of others: ${e}`])));
  const { refusals, breaks } = crowd;
  await crowd.stop();
  server.process.off('exit', onEnd);
  await server.stop();
  const verified = await place.read(store => verify(store, crowd, GAMES));
  await place.release();
  return {
    counts: {
      ...counts,
      'good answers alone, p50 / p99': alone,
      'most memory, MB': peak,
      ...countsOf(crowd, verified),
    },
    wrong: [
      ...ends,
      ...wrong,
      ...wrongOf(verified),
      ...stuck,
      ...Object.entries(refusals).map(([what, n]) => `${n} good players were told '${what}'`),
      ...(breaks > 0 ? [`${breaks} good players lost their socket`] : []),
    ],
  };
};

/** Two people at a table that the bad ones know of. Nobody but them may change anything there. */
const sitDown = async (server: Child, size: number) => {
  const from = '127.0.0.7';
  const [ann, bob] = [
    await Client.connect(server.port, { from }),
    await Client.connect(server.port, { from }),
  ];
  const { table, links } = await ann.ask('create', {
    game: 'tic-tac-toe',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bob.ask('join', { table, token: links.p2 as string });
  await ann.ask('start', { table });
  await ann.ask('answer', { table, q: 0, a: '4' });
  const scene: Scene = {
    port: server.port,
    table,
    cookie: ann.cookie as string,
    question: async () => 1,
    size,
    metric: name => metricOf(server, name),
  };
  const look = async (): Promise<string[]> => {
    const { n, info } = await ann.ask('watch', { table });
    const isSame = n === 1 && !info.locked && info.seats.every(s => s.kind === 'human');
    await bob.ask('answer', { table, q: 1, a: '0' });
    ann.close();
    bob.close();
    return isSame ? [] : ['somebody meddled with the table of others'];
  };
  return { scene, look };
};
