import type { Plugin } from 'vite';

const GAME_STYLE = /packages\/web\/src\/games\/([a-z]+)\/.+\.css$/;
/** Movements have names for the whole page: one level of braces within another. */
const KEYFRAMES = /@keyframes\s+([\w-]+)\s*(\{(?:[^{}]|\{[^{}]*\})*\})/g;

/** Whoever looks has chosen it, on the root of the page: outside of what a game's styles reach. */
const CHOSEN = /((?::root)?(?:\[data-(?:theme|palette|motion)="\w+"\])+) (?=[^:{},][^{},]*[{,])/g;

/**
 * The styles of a game reach only what stands inside of `data-game`, its own or its campaign's, where the same cards
 * lie; and its movements bear its name.
 */
export const scoped = (game: string, css: string): string => {
  const names = [...css.matchAll(KEYFRAMES)].map(([, name = '']) => name);
  const own = (text: string): string =>
    text.replace(/(animation(?:-name)?\s*:)([^;}]*)/g, (_, property: string, value: string) =>
      names.reduce(
        (now, name) => now.replace(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'), `${game}-${name}`),
        `${property}${value}`,
      ),
    );
  const moves = [...css.matchAll(KEYFRAMES)].map(([, name, body]) => `@keyframes ${game}-${name} ${body}`);
  return [
    `@scope ([data-game="${game}"], [data-game="${game}-campaign"]) {`,
    own(css.replace(KEYFRAMES, '').replace(CHOSEN, '$1 :scope ')),
    '}',
    ...moves,
  ].join('\n');
};

/** No game's styles can reach another's: every style sheet in a game's folder is scoped to it. */
export const scopeGames = (): Plugin => ({
  name: 'potyczka-scope-games',
  enforce: 'pre',
  transform(code, id) {
    const game = GAME_STYLE.exec(id)?.[1];
    return game ? { code: scoped(game, code), map: null } : null;
  },
});
