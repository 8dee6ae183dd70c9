import { type AnyRegistration, GAMES, type Listed } from '@potyczka/catalogue';
import type { AnyCampaign, Drill } from '@potyczka/kernel/register';

const registered: ReadonlyMap<string, AnyRegistration> = new Map(GAMES.map(each => [each.id, each]));

export const hasGame = (id: string): boolean => registered.has(id);

/** A game that can be played in the browser, with what its bots know: loaded when it is first asked for. */
export const listedAs = async (id: string): Promise<Listed | undefined> => registered.get(id)?.rules();

/** The campaign of a game, if it has one. */
export const campaignOfGame = async (id: string): Promise<AnyCampaign | undefined> =>
  (await registered.get(id)?.campaign?.())?.campaign;

/** The position of a lesson of a guided first game. */
export const drillOf = async (id: string, lesson: string): Promise<Drill | undefined> => {
  const [listed, learn] = await Promise.all([listedAs(id), registered.get(id)?.learn?.()]);
  return listed && learn?.drillOf(lesson, listed.game.initial);
};
