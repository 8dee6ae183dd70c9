import type { Plugin } from 'vite';

/** A game's folder of the page, or a part of its package: `games/apex/ui.ts`, `games/apex/src/learn/index.ts`. */
const GAME_FILE = /packages\/(web\/src\/)?games\/([a-z]+)\/(?:src\/)?([a-z-]+)/i;

interface Chunk {
  readonly facadeModuleId?: string | null;
  readonly moduleIds: readonly string[];
  readonly name: string;
}

/** What belongs to one game bears its name: `apex-ui`, `apex-rules`, `apex-learn`, `apex-rule-texts`. */
const nameOf = ({ facadeModuleId, moduleIds, name }: Chunk): string => {
  const facade = GAME_FILE.exec(facadeModuleId ?? '');
  if (facade) {
    const [, page, game, part] = facade;
    return `${game}-${part === 'index' && !page ? 'rules' : part}`;
  }
  const [game, other] = new Set(moduleIds.flatMap(id => GAME_FILE.exec(id)?.[2] ?? []));
  return game && !other ? `${game}-${name}` : name;
};

/** How the scripts of the page are called, so that the size of each game can be told. */
export const chunkFileNames = (chunk: Chunk): string => `assets/${nameOf(chunk)}-[hash].js`;

/** What a game hands in for terminals and readers is no part of the worker. */
export const onlyRules = (): Plugin => ({
  name: 'potyczka-only-rules',
  load: id => (/packages\/games\/[a-z]+\/src\/(terminal|rule-texts)\/index/.test(id) ? 'export {};' : null),
});
