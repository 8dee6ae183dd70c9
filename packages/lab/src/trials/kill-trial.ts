import { GAMES as TINY } from '@potyczka/server/fixture-games';
import { GAMES as ALL } from './all-games.js';
import { type Child, NotStarted } from './child.js';
import { Crowd } from './crowd.js';
import { placeFor, type StoreKind } from './place.js';
import { gathered, pause, type Tell, type TrialOutcome } from './trial.js';
import { type Verified, verify } from './verify.js';

export interface KillOptions {
  readonly store: StoreKind;
  readonly kills: number;
  readonly tables: number;
  /** The longest time between two kills, in milliseconds. */
  readonly longestMs: number;
  /** The tiny games alone, or all. */
  readonly games?: 'tiny' | 'all';
}

/** Kills servers in the middle of load, again and again, and looks whether anything was lost. */
export const killTrial = async (options: KillOptions, tell: Tell = () => {}): Promise<TrialOutcome> => {
  const { kills, tables, longestMs } = options;
  const games = options.games === 'all' ? ALL : TINY;
  const place = await placeFor(options.store);
  const start = (): Promise<Child> => place.start({ TRIAL_GAMES: options.games ?? 'tiny' });
  const children = await Promise.all(Array.from({ length: place.processes }, start));
  const port = (): number => children[Math.floor(Math.random() * children.length)]?.port ?? 0;
  const crowd = new Crowd({ port, tables, games });
  const second = place.processes > 1 ? undefined : await start().catch(e => e);
  let idle = 0;
  for (let kill = 1; kill <= kills; kill++) {
    // A kill must come in the middle of load.
    if (!(await crowd.goesOn(tables * 3))) idle++;
    await pause(Math.random() * longestMs);
    const [victim] = children.splice(Math.floor(Math.random() * children.length), 1);
    await victim?.kill();
    children.push(await start());
    tell(kill, kills, `${crowd.acknowledged} answers acknowledged`);
  }
  const stuck = await crowd.stuck();
  const { refusals } = crowd;
  await crowd.stop();
  // A server that is asked to end keeps the hash of every state: the replay must come to the same.
  await Promise.all(children.map(c => c.stop()));
  const verified = await place.read(store => verify(store, crowd, games));
  await place.release();
  return {
    counts: { kills, ...countsOf(crowd, verified) },
    wrong: [
      ...wrongOf(verified),
      ...stuck,
      ...(second && !isRefused(second) ? ['two servers were let into one folder'] : []),
      ...(idle > 0 ? [`${idle} kills did not come in the middle of load`] : []),
      ...Object.entries(refusals).map(([what, n]) => `${n} players were told '${what}'`),
    ],
  };
};

/** One folder serves one process; a second one is told so. */
const isRefused = (second: unknown): boolean =>
  second instanceof NotStarted && second.message.includes('another server uses the folder');

/** The counts that every trial with a crowd has in common. */
export const countsOf = (crowd: Crowd, verified: Verified): Record<string, number> => ({
  matches: verified.matches,
  finished: crowd.finished,
  acknowledged: crowd.acknowledged,
  found: verified.found,
  lost: verified.lost.length,
  doubled: verified.doubled.length,
  'unknown to the player': crowd.unknown,
  'hashes equal': verified.hashes,
  'views equal': verified.views,
});

export const wrongOf = ({ lost, doubled, broken }: Verified): string[] => [
  ...gathered(lost.map(each => `lost: ${each}`)),
  ...gathered(doubled.map(each => `doubled: ${each}`)),
  ...gathered(broken.map(each => `broken: ${each}`)),
];
