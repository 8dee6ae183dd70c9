import { gameNamed } from '@potyczka/cli/commands';
import { OFFERED, USUAL } from '@potyczka/gloomhaven/lab';
import type { AnyKit } from './play.js';

/** A game with the sets of options that its matches go through in turn, and the most answers that one may take. */
export interface Played {
  readonly kit: AnyKit;
  readonly sets: readonly Record<string, unknown>[];
  readonly most: number;
}

/** The matches that are played: four games, and what is played between the scenarios of a campaign. */
export const GAMES = ['adrenaline', 'apex', 'gloomhaven', 'gloomhaven-campaign', 'legion'] as const;

/** Every scenario that is offered, with two to four characters, each held by a player of its own. */
const scenarios = (): Record<string, unknown>[] =>
  OFFERED.map((scenario, i) => {
    const people = 2 + (i % 3);
    return { ...USUAL, scenario: String(scenario), players: people, heroes: people };
  });

/** Prime to every number of sets: consecutive games differ in all that the list of sets goes through. */
const STRIDE = 37;

/** All that a game is tried with: what its conformance tests play, and every scenario. */
export const playedOf = async (game: string): Promise<Played> => {
  const kit = await gameNamed(game);
  const { sets, bound } = kit.conformance;
  return {
    kit,
    sets: game === 'gloomhaven' ? [...sets, ...scenarios()] : sets,
    most: bound,
  };
};

/** Which set of options a game of this number has. */
export const setOf = ({ sets }: Played, n: number): number => (n * STRIDE) % sets.length;
