import { type AnyRegistration, GAMES, listed } from '@potyczka/catalogue';
import type { Msg } from '@potyczka/kernel';
import type { Rules, Terminal, Texts } from '@potyczka/kernel/register';
import { type Lang, tableText } from '@potyczka/kernel/run';
import { WrongArguments } from './args.js';

/** All that the commands need of a game. */
export interface Kit<S, E extends { type: string }, V, O, R>
  extends Rules<S, E, V, O, R>,
    Terminal<E, V, O, R> {
  /** What the game is called. */
  readonly title: Texts;
  /** Its rules in words for players, by id. */
  readonly ruleTexts: ReadonlyMap<string, Texts>;
}

/** A game of the list, whatever its types. */
export type AnyKit = Kit<unknown, { type: string }, unknown, Record<string, unknown>, unknown>;

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

const kitOf = async (registration: AnyRegistration): Promise<AnyKit> => {
  const { title } = registration;
  const [{ game, hints }, { terminal }, { ruleTexts }] = await Promise.all([
    listed(registration),
    registration.terminal(),
    registration.ruleTexts(),
  ]);
  return { ...terminal, game, hints, title, ruleTexts: new Map(ruleTexts.map(({ id, text }) => [id, text])) };
};

/** The game that a command names. */
export const gameNamed = (id: string | undefined): Promise<AnyKit> => {
  const found = GAMES.find(each => each.id === id);
  if (!found) throw new WrongArguments(`GAME is one of ${GAME_IDS.join(', ')}, not ${id ?? 'nothing'}`);
  return kitOf(found);
};

/** A message of the game or of the table. */
export const sayAny = <S, E extends { type: string }, V, O, R>(
  kit: Kit<S, E, V, O, R>,
  lang: Lang,
  msg: Msg,
): string => tableText(lang, msg) ?? kit.say(lang, msg);
