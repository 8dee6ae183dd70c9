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

/** Whether one person does not want to be asked by another. */
export const blocks = async (s: HasDeps, person: string, other: string): Promise<boolean> =>
  (await blocksOf(s, person)).some(b => blockedIn(b).id === other);
