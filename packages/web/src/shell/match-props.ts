import type { Now } from '@potyczka/table';
import type { GameUi } from '../games/game-ui.js';
import type { TableHome } from '../wire/clients.js';
import type { TableState } from './feed.js';

/** What the page of a match is made of. */
export interface MatchProps {
  readonly place: TableHome;
  readonly table: string;
  readonly state: TableState & { skip(): void; next(): void };
  readonly ui: GameUi;
  readonly now: Now;
}
