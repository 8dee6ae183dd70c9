import { readFile } from 'node:fs/promises';
import type { Child } from './child.js';

/** What the first thread of a process has used of a processor, in microseconds; not a number where the system does not tell: only Linux does. */
export const mainThreadOf = async ({ process }: Pick<Child, 'process'>): Promise<number> => {
  const { pid } = process;
  const told = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '');
  return told ? Number(told.split(' ')[0]) / 1000 : Number.NaN;
};
