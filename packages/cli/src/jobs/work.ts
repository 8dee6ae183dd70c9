import { type Conformed, type ConformTask, conform } from '../conformance/conform.js';
import { type Played, playGames, type SimulateTask } from '../simulate/games.js';

/** What can be done on another core: plain data in, plain data out. */
export interface Does {
  simulate: { task: SimulateTask; done: readonly Played[] };
  conformance: { task: ConformTask; done: readonly Conformed[] };
}

export type Work = keyof Does;

const HOW: { readonly [K in Work]: (task: Does[K]['task']) => Promise<Does[K]['done']> } = {
  simulate: playGames,
  conformance: conform,
};

export const perform = <K extends Work>(kind: K, task: Does[K]['task']): Promise<Does[K]['done']> =>
  HOW[kind](task);
