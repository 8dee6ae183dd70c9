import type { Plugin } from 'vite';

/** A game's folder of the page, or a part of its package: `games/apex/ui.ts`, `games/apex/src/learn/index.ts`. */
const GAME_FILE = /packages\/(web\/src\/)?games\/([a-z-]+)\/(?:src\/)?([a-z-]+)/i;

/** A campaign's match is a game of its own in the package of its scenarios. */
const CAMPAIGN_FILE = /packages\/games\/([a-z-]+)\/src\/campaign\/([a-z-]+)/i;

const FIRST_PAGE = /packages\/web\/src\/games\/([a-z-]+)\/index\.ts$/;

interface Chunk {
  readonly facadeModuleId?: string | null;
  readonly moduleIds: readonly string[];
  readonly name: string;
}

/** What belongs to one game bears its name: `apex-ui`, `apex-rules`, `apex-learn`, `apex-rule-texts`. */
const nameOf = ({ facadeModuleId, moduleIds, name }: Chunk): string => {
  const campaign = CAMPAIGN_FILE.exec(facadeModuleId ?? '');
  if (campaign) return `${campaign[1]}-campaign-${campaign[2] === 'door' ? 'rules' : campaign[2]}`;
  const facade = GAME_FILE.exec(facadeModuleId ?? '');
  if (facade) {
    const [, page, game, part] = facade;
    return `${game}-${part === 'index' && !page ? 'rules' : part}`;
  }
  if (name.endsWith('-content')) return name;
  // What the first page knows of a game belongs to the first page.
  const first = moduleIds.every(id => FIRST_PAGE.test(id)) && FIRST_PAGE.exec(moduleIds[0] ?? '')?.[1];
  if (first) return `first-${first}`;
  const [game, other] = new Set(moduleIds.flatMap(id => GAME_FILE.exec(id)?.[2] ?? []));
  return game && !other ? `${game}-${name}` : name;
};

/** How the scripts of the page are called, so that the size of each game can be told. */
export const chunkFileNames = (chunk: Chunk): string => `assets/${nameOf(chunk)}-[hash].js`;

/** What a game hands in for terminals and readers is no part of the worker. */
export const onlyRules = (): Plugin => ({
  name: 'potyczka-only-rules',
  load: id =>
    /packages\/games\/[a-z]+\/src\/(?:[a-z]+\/)?(terminal|rule-texts)\/index/.test(id) ? 'export {};' : null,
});

const CONTENT = /packages\/games\/([a-z]+)\/src\/(?:content|text\/names)\//;

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Whether a file holds only data: it imports nothing but files of the same kind. */
const isData = (id: string, modules: Modules, seen: Set<string> = new Set()): boolean => {
  if (seen.has(id)) return true;
  seen.add(id);
  const imported = modules.getModuleInfo(id)?.importedIds ?? [];
  return CONTENT.test(id) && imported.every(each => isData(each, modules, seen));
};

/** The data of a game (cards, units, scenarios, and what they are called) is a chunk of its own, loaded with the game and counted apart. */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: (id: string, modules: Modules): string | null =>
        isData(id, modules) ? `${CONTENT.exec(id)?.[1]}-content` : null,
    },
  ],
};
