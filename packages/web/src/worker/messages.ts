import type { Who } from '@potyczka/kernel';

/** What the worker is asked beside the table's own protocol. */
export type StoryRequest = { readonly id: number } & (
  | { readonly record: unknown; readonly as: Who }
  | { readonly history: string; readonly as: Who | null }
);

export const isStoryRequest = (m: unknown): m is StoryRequest =>
  typeof m === 'object' && m !== null && !('do' in m) && ('record' in m || 'history' in m);
