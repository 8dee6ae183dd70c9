import type { GameUi } from './game-ui.js';

/** A game on the first page: loaded only when somebody opens it. */
export interface GameCard {
  readonly id: string;
  load(): Promise<GameUi>;
}

/** The one place in the page that names games. */
export const GAMES: readonly GameCard[] = [
  { id: 'adrenaline', load: async () => (await import('./adrenaline/ui.js')).adrenalineUi },
];

const loaded = new Map<string, Promise<GameUi>>();

export const loadGame = (id: string): Promise<GameUi> => {
  const card = GAMES.find(g => g.id === id);
  if (!card) return Promise.reject(new Error(`no game ${id}`));
  const known = loaded.get(id);
  if (known) return known;
  const ui = card.load();
  loaded.set(id, ui);
  return ui;
};
