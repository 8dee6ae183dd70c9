import { type Field, type Game, matchOptions, optionFields, type Schema } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import { type Flag, type Flags, type Given, WrongArguments } from './args.js';
import type { Kit } from './games.js';

/** `secretPoints` is typed as `--secret-points`. */
const flagName = (field: string): string => field.replace(/[A-Z]/g, c => `-${c.toLowerCase()}`);

const flagOf = (name: string, field: Field, help: string): Flag => {
  switch (field.kind) {
    case 'int':
      return { takes: `${field.min}..${field.max}`, help: `${help} Otherwise ${field.default}.` };
    case 'choice':
      return { takes: field.of.join('|'), help: `${help} Otherwise ${field.default}.` };
    case 'flag':
      return { help: field.default ? `${help} On unless --no-${flagName(name)} is given.` : help };
    case 'data':
    case 'brought':
      return { takes: 'JSON', help: `${help} Otherwise a default of the game.` };
  }
};

/** The options of a game as flags of a command. */
export const flagsOf = <S, E extends { type: string }, V, O, R>({
  game,
  option,
}: Kit<S, E, V, O, R>): Flags =>
  Object.fromEntries(
    optionFields(game.options).map(([name, field]) => [
      flagName(name),
      flagOf(name, field, option('en', name)),
    ]),
  );

/** A value as the schema wants it; what is no such value is left as it is, to be refused by name. */
const typed = (field: Field | undefined, text: string): unknown => {
  if (field?.kind === 'int' && /^-?\d+$/.test(text)) return Number(text);
  if (field?.kind === 'flag' && /^(true|false)$/.test(text)) return text === 'true';
  if (field?.kind === 'data' || field?.kind === 'brought') return parsed(text);
  return text;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Options given as flags of their own: `--players 4 --no-frenzy`. */
export const optionsFromFlags = <O>(given: Given, schema: Schema<O>): Record<string, unknown> =>
  Object.fromEntries(
    optionFields(schema).flatMap(([name, field]) => {
      const text = given.text(flagName(name));
      const value = text === undefined ? given.isOn(flagName(name)) : typed(field, text);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Options given as `--option players=4`. */
export const optionsFromPairs = <O>(pairs: readonly string[], schema: Schema<O>): Record<string, unknown> =>
  Object.fromEntries(
    pairs.map(pair => {
      const [name = '', text] = pair.split('=', 2);
      if (text === undefined) throw new WrongArguments(`--option takes NAME=VALUE, not ${pair}`);
      const found = optionFields(schema).find(([each]) => each === name || flagName(each) === name);
      return [found?.[0] ?? name, typed(found?.[1], text)];
    }),
  );

/** Options that the game accepts, or what is wrong with them. */
export function acceptOptions<S, E extends { type: string }, V, O, R>(
  kit: Kit<S, E, V, O, R>,
  input: Record<string, unknown>,
  lang: Lang = 'en',
): O {
  const { game } = kit;
  const read = matchOptions(game, input);
  if (read.ok) return read.options;
  const { field, at, accepted, refusal } = read;
  if (!refusal) throw new WrongArguments(`option ${field}: ${accepted}`);
  const where = at === undefined ? '' : `${[field, at].filter(Boolean).join('.')}: `;
  throw new WrongArguments(`${where}${kit.say(lang, refusal.why)} (${refusal.rule})`);
}

/** Where a game lets the host choose the number of players, it is the number of seats. */
export const forSeats = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  seats: number,
): Record<string, unknown> => (Object.hasOwn(game.options, 'players') ? { players: seats } : {});
