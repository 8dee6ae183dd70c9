import { GAMES as CATALOGUE, type Listed } from '@potyczka/catalogue';

export type { Listed } from '@potyczka/catalogue';

/** What this server plays: everything in the catalogue, loaded. Bots load it by the address of this file. */
export const GAMES: readonly Listed[] = await Promise.all(CATALOGUE.map(({ rules }) => rules()));
