import { type Json, optionFields, type Seat } from '@potyczka/kernel';
import type { GameUi } from '../games/game-ui.js';

/** The options as the game proposes them; of what each seat brings, that of `mine`. */
export const proposedOptions = ({ options }: GameUi, mine: Seat): Record<string, Json> =>
  Object.fromEntries(
    optionFields(options).map(([name, field]) => [
      name,
      (field.kind === 'brought' ? { [mine]: field.default(mine) } : field.default) as Json,
    ]),
  );
