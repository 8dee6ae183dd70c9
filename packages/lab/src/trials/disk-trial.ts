import { GAMES } from '@potyczka/server/fixture-games';
import { Client, type TemporaryPostgres, temporaryPostgres } from '@potyczka/server/fixtures';
import { type Child, NotStarted } from './child.js';
import { Crowd } from './crowd.js';
import { countsOf, wrongOf } from './kill-trial.js';
import { embeddedIn, type StoreKind, sharedAt, type TriedServer } from './place.js';
import { mountedDisk, pretendedDisk, type SmallDisk, withDatabase } from './small-disk.js';
import { comes, pause, type Tell, type TrialOutcome } from './trial.js';
import { verify } from './verify.js';

export interface DiskOptions {
  readonly store: StoreKind;
  readonly tables: number;
  /** How often the disk is filled. */
  readonly fills: number;
  /** In so many of them the server is killed, and started, while the disk is full. */
  readonly kills: number;
  /** How long it stays full after the first refusal, in milliseconds. */
  readonly fullMs: number;
  /** A real file system if we may mount one, or one that pretends. */
  readonly disk: 'mounted' | 'growth' | 'all';
}

/** Words in which a player, or whoever starts the server, may learn of a full disk. */
const CLEAR = /^not-saved table-(not-saved|store-away)$/;

interface Scene {
  readonly place: TriedServer;
  readonly disk: SmallDisk;
  readonly postgres?: TemporaryPostgres;
}

const MEGABYTES = { embedded: 160, postgres: 200 } as const;

const sceneOf = async ({ store, disk: kind }: DiskOptions): Promise<Scene> => {
  const mounted = kind === 'mounted' ? mountedDisk(MEGABYTES[store]) : undefined;
  if (store === 'embedded') {
    const disk = mounted ?? pretendedDisk(kind === 'all' ? 'all' : 'growth');
    return { disk, place: embeddedIn(await withDatabase(disk)) };
  }
  if (!mounted) throw new Error('PostgreSQL can be tried on a full disk only where a disk can be mounted');
  const postgres = await temporaryPostgres({ folder: mounted.folder, initdbFlags: ['--wal-segsize=1'] });
  return { disk: mounted, postgres, place: sharedAt(await postgres.database('full')) };
};

/** Fills the disk under load, and empties it again. */
export const diskTrial = async (options: DiskOptions, tell: Tell = () => {}): Promise<TrialOutcome> => {
  const { tables, fills, kills, fullMs } = options;
  const scene = await sceneOf(options);
  const { place, disk } = scene;
  const wrong: string[] = [];
  const server = new Servers(scene);
  await server.start();
  const crowd = new Crowd({ port: () => server.port, tables, games: GAMES, pauseMs: 4 });
  const told = (): number => Object.values(crowd.refusals).reduce((sum, n) => sum + n, 0);
  for (let fill = 1; fill <= fills; fill++) {
    if (!(await crowd.goesOn(tables * 2, 60_000))) wrong.push(`nothing went on before fill ${fill}`);
    const before = told();
    // A database may give room back by itself: it is taken again.
    const filling = setInterval(() => disk.fill(), 500);
    disk.fill();
    if (!(await comes(() => told() > before, 60_000))) wrong.push(`nobody noticed fill ${fill}`);
    await pause(fullMs);
    if (fill <= kills) await server.killAndStart();
    else if (!(await answersHello(server.port))) wrong.push(`the server was silent while the disk was full`);
    clearInterval(filling);
    disk.free();
    await server.mend();
    tell(fill, fills, `told not-saved ${told()} times; ${crowd.acknowledged} answers acknowledged`);
  }
  const stuck = await crowd.stuck(60_000);
  const { refusals, breaks } = crowd;
  await crowd.stop();
  await server.stop();
  const verified = await place.read(store => verify(store, crowd, GAMES));
  await place.release();
  await scene.postgres?.release();
  disk.release();
  const unclear = Object.entries(refusals).filter(([what]) => !CLEAR.test(what));
  return {
    counts: {
      disk: disk.kind,
      fills,
      kills,
      'told not-saved': Object.values(refusals).reduce((sum, n) => sum + n, 0),
      ...(scene.postgres && { 'PostgreSQL started again': server.revivals }),
      'refused to start while full': server.refusals.length,
      ...countsOf(crowd, verified),
    },
    wrong: [
      ...wrong,
      ...wrongOf(verified),
      ...stuck,
      ...unclear.map(([what, n]) => `${n} players were told '${what}'`),
      ...(kills === 0 && breaks > 0 ? [`${breaks} players lost their socket`] : []),
      ...server.ends,
    ],
  };
};

/** The server on a disk that is full now and then, and the database under it. */
class Servers {
  private child: Child | undefined;
  revivals = 0;
  /** What the server said when it would not start. */
  readonly refusals: string[] = [];
  /** Ends that nobody asked for. */
  readonly ends: string[] = [];
  constructor(private readonly scene: Scene) {}

  get port(): number {
    return this.child?.port ?? 0;
  }

  async start(): Promise<void> {
    const child = await this.scene.place.start(this.scene.disk.env);
    child.process.once('exit', (code, signal) => {
      if (this.child === child) this.ends.push(`the server ended by itself: ${code ?? signal}`);
    });
    this.child = child;
  }

  /** Ends the server at once and tries to start it while the disk is full. */
  async killAndStart(): Promise<void> {
    await this.end(c => c.kill());
    await this.start().catch(e => {
      if (!(e instanceof NotStarted)) throw e;
      this.refusals.push(e.message);
    });
  }

  /** The disk has room again: whoever looks after the machine starts what does not run. */
  async mend(): Promise<void> {
    const { postgres } = this.scene;
    if (postgres && !(await postgres.isAlive())) {
      this.revivals++;
      await postgres.crash();
      await postgres.start();
    }
    if (!this.child) await this.start();
  }

  private async end(how: (child: Child) => Promise<void>): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child) await how(child);
  }

  stop(): Promise<void> {
    return this.end(c => c.stop());
  }
}

const HELLO_MS = 15_000;

/** Whether the server lets somebody in and answers them in time. */
const answersHello = async (port: number): Promise<boolean> => {
  const client = await Client.connect(port);
  const hello = client.ask('hello', { protocol: 1 }).then(
    ({ protocol }) => protocol === 1,
    () => false,
  );
  const isAnswered = await Promise.race([hello, pause(HELLO_MS).then(() => false)]);
  client.close();
  return isAnswered;
};
