import { PROTOCOL } from '@potyczka/table';
import type { TableClient } from './client.js';

/** What I am called here, and what the server called me when it was last asked. */
export interface Called {
  readonly name: string;
  readonly told: string;
}

/** Guests without a name of their own are numbered by the server. */
const isGuest = (name: string): boolean => /^Guest \d+$/.test(name);

/**
 * Says who I am. A name that was chosen here since is told; else the server's word counts: it may have been
 * chosen on another device of mine, and where I was signed out I am nobody with a name.
 */
export const introduce = async (table: TableClient, { name, told }: Called): Promise<Called> => {
  if (name === told) {
    const said = (await table.ask('hello', { protocol: PROTOCOL })).name;
    const known = isGuest(said) ? '' : said;
    return { name: known, told: known };
  }
  await table.ask('hello', { protocol: PROTOCOL, name });
  return { name, told: name };
};
