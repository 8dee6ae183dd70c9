import { readFileSync } from 'node:fs';

const isParts = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;

const differences = (at: string, printed: unknown, written: unknown): string[] => {
  if (!isParts(printed) || !isParts(written))
    return Object.is(printed, written)
      ? []
      : [`${at}: printed ${JSON.stringify(printed)}, written ${JSON.stringify(written)}`];
  const names = new Set([...Object.keys(printed), ...Object.keys(written)]);
  return [...names].flatMap(name => differences(`${at}/${name}`, printed[name], written[name]));
};

/**
 * Where the figures of a game's content differ from those that are printed, which stand in its
 * `fixtures/printed.json`: a slip of the finger in a card is found there. Whoever mends a figure mends both, from the
 * source and not from each other.
 */
export const misprints = (game: string, content: Readonly<Record<string, unknown>>): readonly string[] => {
  const file = new URL(`../../../games/${game}/src/fixtures/printed.json`, import.meta.url);
  const written: unknown = JSON.parse(JSON.stringify(content));
  return differences(game, JSON.parse(readFileSync(file, 'utf8')), written);
};
