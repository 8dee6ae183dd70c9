import type { GamePage, GameUi } from './game-ui.js';

/** Every folder beside this file is a game: its page is found here, and loaded when somebody opens it. */
const found = import.meta.glob<GamePage>('./*/index.ts', { eager: true, import: 'page' });

/** The games on the first page. */
export const PAGES: readonly GamePage[] = Object.values(found);

/** Whether it is an evening between games, told in its campaign and not as a game of its own. */
export const isPart = (id: string): boolean => PAGES.some(page => page.id === id && page.isPart === true);

const pageOf = (id: string): GamePage => {
  const page = PAGES.find(each => each.id === id);
  if (!page) throw new Error(`no game ${id}`);
  return page;
};

const kept = <X>(load: (id: string) => Promise<X>): ((id: string) => Promise<X>) => {
  const loaded = new Map<string, Promise<X>>();
  return id => {
    const known = loaded.get(id) ?? load(id);
    loaded.set(id, known);
    return known;
  };
};

export const loadGame = kept(async (id): Promise<GameUi> => (await pageOf(id).ui()).ui);
