import { GAMES as CATALOGUE, type Listed, listed } from '@potyczka/catalogue';
import type { AnyCampaign } from '@potyczka/kernel/register';

export type { Listed } from '@potyczka/catalogue';

/** The campaign of a game, if it has one. */
export const campaignOfGame = async (id: string): Promise<AnyCampaign | undefined> =>
  (await CATALOGUE.find(each => each.id === id)?.campaign?.())?.campaign;

/** What this server plays: everything in the catalogue, loaded. Bots load it by the address of this file. */
export const GAMES: readonly Listed[] = await Promise.all(CATALOGUE.map(listed));
