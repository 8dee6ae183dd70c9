import { GAMES as CATALOGUE, type Listed, listed } from '@potyczka/catalogue';
import type { AnyCampaign } from '@potyczka/kernel/register';

export type { Listed } from '@potyczka/catalogue';

/** The campaign of a game, if it has one. */
export const campaignOfGame = async (id: string): Promise<AnyCampaign | undefined> =>
  (await CATALOGUE.find(each => each.id === id)?.campaign?.())?.campaign;

/** One after the other: Node opens all files of a game at once, and a system may allow few. */
const loaded = async (): Promise<readonly Listed[]> => {
  const games: Listed[] = [];
  for (const each of CATALOGUE) games.push(await listed(each));
  return games;
};

/** What this server plays: everything in the catalogue, loaded. Bots load it by the address of this file. */
export const GAMES = await loaded();
