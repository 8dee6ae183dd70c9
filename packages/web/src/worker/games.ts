import { adrenaline, hints, type State } from '@potyczka/adrenaline';
import type { Hints } from '@potyczka/bots';
import type { AnyGame } from '@potyczka/table';
import { drillOf } from '../games/adrenaline/drills.js';
import type { Drill } from '../games/game-ui.js';

/** A game that can be played in the browser. */
interface Playable {
  readonly game: AnyGame;
  /** What its bots know. */
  readonly hints: Hints<unknown, unknown>;
  /** The position of a lesson that is played. */
  drill(lesson: string): Drill | undefined;
}

export const games: Readonly<Record<string, Playable>> = {
  adrenaline: {
    game: adrenaline as unknown as AnyGame,
    hints: hints as unknown as Hints<unknown, unknown>,
    drill: lesson => drillOf(lesson, o => adrenaline.initial(o) as State),
  },
};
