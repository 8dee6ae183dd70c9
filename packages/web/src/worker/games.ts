import { type AnyRegistration, GAMES, type Listed } from '@potyczka/catalogue';
import type { AnyCampaign, Drill } from '@potyczka/kernel/register';

const registered: ReadonlyMap<string, AnyRegistration> = new Map(GAMES.map(each => [each.id, each]));

export const hasGame = (id: string): boolean => registered.has(id);

/** A game that can be played in the browser: loaded when it is first asked for. */
export const gameOf = async (id: string): Promise<Listed['game'] | undefined> =>
  (await registered.get(id)?.rules())?.game;

/** What bots know of a game: loaded when the first of them thinks. */
export const hintsOf = async (id: string): Promise<Listed['hints'] | undefined> =>
  (await registered.get(id)?.hints())?.hints;

/** What those of a side tell each other, in a game in which they do. */
export const companyOf = async (id: string): Promise<Listed['hints'] | undefined> =>
  registered.get(id)?.talks ? hintsOf(id) : undefined;

/** The campaign of a game, if it has one. */
export const campaignOfGame = async (id: string): Promise<AnyCampaign | undefined> =>
  (await registered.get(id)?.campaign?.())?.campaign;

/** The position of a lesson of a guided first game. */
export const drillOf = async (id: string, lesson: string): Promise<Drill | undefined> => {
  const [game, learn] = await Promise.all([gameOf(id), registered.get(id)?.learn?.()]);
  return game && learn?.drillOf(lesson, game.initial);
};
