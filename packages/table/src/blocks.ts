import type { Belonging } from './belongings.js';
import type { HasDeps } from './ports.js';

/** Whom somebody does not want to be asked by. */
export interface Blocked {
  readonly id: string;
  readonly name: string;
}

export const blocksOf = async ({ deps }: HasDeps, person: string): Promise<readonly Belonging[]> =>
  (await deps.store.belongings?.of(person, 'block')) ?? [];

export const blockedIn = (b: Belonging): Blocked => b.value as unknown as Blocked;

/** Stands for one person to another: it tells nothing else, and nothing to anybody else. */
export const friendHandle = ({ deps }: HasDeps, me: string, other: string): string =>
  deps.sealed?.(`friend ${me} ${other}`) ?? '';

export const blockKey = (s: HasDeps, me: string, other: string): string =>
  `block:${friendHandle(s, me, other)}`;

/** So many of those with whom somebody has played are looked at. */
const MOST = 300;

/** Whoever becomes somebody else does not get round those who have blocked them. */
export const blocksFollow = async (s: HasDeps, from: string, to: string): Promise<void> => {
  const { belongings, companions } = s.deps.store;
  for (const { id } of (await companions?.call(s.deps.store, from, MOST)) ?? []) {
    const found = id === to ? undefined : await belongings?.find(blockKey(s, id, from));
    if (!found) continue;
    const value = { ...blockedIn(found), id: to };
    await belongings?.put({ ...found, key: blockKey(s, id, to), value });
    await belongings?.take(found.key);
  }
};

/** What somebody has blocked who is somebody else now stands under the new one's words, so that it can be taken back. */
export const ownBlocks = async (s: HasDeps, person: string): Promise<void> => {
  const { belongings } = s.deps.store;
  for (const b of await blocksOf(s, person)) {
    const key = blockKey(s, person, blockedIn(b).id);
    if (key === b.key) continue;
    await belongings?.put({ ...b, key });
    await belongings?.take(b.key);
  }
};

/** Whether one person does not want to be asked by another. */
export const blocks = async (s: HasDeps, person: string, other: string): Promise<boolean> =>
  (await blocksOf(s, person)).some(b => blockedIn(b).id === other);
