import { matchOptions, optionFields } from '@potyczka/kernel';
import { WrongArguments } from '../args.js';
import { optionsFromPairs } from '../game-options.js';
import type { Kit } from '../games.js';

/** Values of options by name. */
export type Values = Readonly<Record<string, unknown>>;

/** Options that change from game to game. */
export interface Varied {
  /** What was chosen for all games. */
  readonly input: Values;
  /** For each `--vary` what its options may be. */
  readonly of: readonly (readonly Values[])[];
}

const USE = '--vary takes NAME=VALUE,VALUE,…, A+B=… (the same for both) or A/B=… (two different ones)';

/** `A=x,y`: x, then y. `A+B=x,y`: both x, then both y. `A/B=x,y`: x and y, then y and x. */
const read = (text: string): readonly Readonly<Record<string, string>>[] => {
  const [names = '', listed] = text.split('=', 2);
  const values = listed?.split(',') ?? [];
  const [one, two] = names.split('/');
  if (one === undefined || one === '' || values.includes('') || values.length < 2)
    throw new WrongArguments(`${USE}, not ${text}`);
  if (two === undefined)
    return values.map(value => Object.fromEntries(one.split('+').map(name => [name, value])));
  return values.flatMap(x => values.filter(y => y !== x).map(y => ({ [one]: x, [two]: y })));
};

/** What `--vary` says, with values as the game wants them. */
export const variedFrom = <S, E extends { type: string }, V, O, R>(
  { game }: Kit<S, E, V, O, R>,
  texts: readonly string[],
  input: Values,
): Varied | undefined => {
  if (texts.length === 0) return undefined;
  const known = new Set(optionFields(game.options).map(([name]) => name));
  const typed = (each: Readonly<Record<string, string>>): Values => {
    const unknown = Object.keys(each).find(name => !known.has(name));
    if (unknown !== undefined)
      throw new WrongArguments(`--vary: ${game.id} has no option ${unknown}, only ${[...known].join(', ')}`);
    return optionsFromPairs(
      Object.entries(each).map(pair => pair.join('=')),
      game.options,
    );
  };
  return { input, of: texts.map(text => read(text).map(typed)) };
};

/** The options of one game, and what of them changes. */
export interface Combination<O> {
  readonly varied: Values;
  readonly options: O;
}

/** All combinations that the game accepts, the last `--vary` changing fastest. */
export const combinationsOf = <S, E extends { type: string }, V, O, R>(
  { game }: Pick<Kit<S, E, V, O, R>, 'game'>,
  { input, of }: Varied,
): readonly Combination<O>[] => {
  let all: readonly Values[] = [{}];
  for (const values of of) all = all.flatMap(before => values.map(each => ({ ...before, ...each })));
  const found = all.flatMap((varied): Combination<O>[] => {
    const read = matchOptions(game, { ...input, ...varied });
    return read.ok ? [{ varied, options: read.options }] : [];
  });
  if (found.length === 0) throw new WrongArguments(`--vary: ${game.id} accepts none of these combinations`);
  return found;
};
