import {
  filledOptions,
  type Json,
  matchOptions,
  type OptionsFault,
  optionFields,
  type Seat,
  unreachable,
} from '@potyczka/kernel';
import type { AnyGame } from './any-game.js';
import type { Deps } from './deps.js';
import { type Refused, refused } from './refused.js';
import type { StoredTable } from './store.js';

type Given = Readonly<Partial<Record<Seat, Json>>>;
export type Options = StoredTable['options'];

export const givenOf = ({ options }: StoredTable, name: string): Given => (options[name] ?? {}) as Given;

/** What is stored of options beside themselves, so that nobody needs the game to tell of them. */
export const aboutOptions = (game: AnyGame, options: Options): Pick<StoredTable, 'brings' | 'brief'> => {
  const brings = optionFields(game.options).flatMap(([name, f]) => (f.kind === 'brought' ? [name] : []));
  // A list is read by everybody, also before the others have brought theirs: of what is brought it tells nothing.
  const nothing = Object.fromEntries(brings.map(name => [name, {}]));
  const brief = game.brief?.(filledOptions(game, { ...options, ...nothing }));
  return { ...(brings.length > 0 && { brings }), ...(brief && { brief }) };
};

/** Whether a seat has all that it must bring; a bot takes what the game proposes. */
export const isReady = (table: StoredTable, seat: Seat): boolean =>
  !table.brings ||
  table.seats.find(s => s.seat === seat)?.sitter.kind === 'bot' ||
  table.brings.every(name => givenOf(table, name)[seat] !== undefined);

/** Somebody who looks at a table, as far as its options go. */
interface Reader {
  readonly seat: Seat | null;
  readonly isHost: boolean;
}

/** Before the start each sees what they brought, and the host also what bots got; from the start on it lies open. */
const broughtFor = (table: StoredTable, name: string, { seat, isHost }: Reader): Given => {
  const given = givenOf(table, name);
  if (table.phase !== 'open') return given;
  const isMine = (each: Seat): boolean =>
    each === seat || (isHost && table.seats.some(s => s.seat === each && s.sitter.kind === 'bot'));
  return Object.fromEntries(Object.entries(given).filter(([each]) => isMine(each as Seat)));
};

/**
 * The options of a table as somebody is told them: listed by their kinds, so
 * that nothing travels that is not meant to. Data of a game whose secrets stay
 * hidden are told to nobody: its view shows what of them each may see.
 */
export const optionsFor = (game: AnyGame, table: StoredTable, who: Reader): Options => {
  const told: Record<string, Json> = {};
  for (const [name, field] of optionFields(game.options)) {
    const value = table.options[name];
    if (value === undefined) continue;
    switch (field.kind) {
      case 'int':
      case 'choice':
      case 'flag':
        told[name] = value as Json;
        break;
      case 'data':
        if (!game.staysHidden) told[name] = value as Json;
        break;
      case 'brought':
        told[name] = broughtFor(table, name, who) as Json;
        break;
      default:
        unreachable(field);
    }
  }
  return told;
};

/** Why options were refused: the rule and the place of the fault, or what the option takes. */
export const optionsRefused = ({ field, accepted, at, refusal }: OptionsFault): Refused => {
  if (!refusal) return refused('refused', 'table-bad-option', { option: field, accepted });
  const where = at === undefined ? undefined : [field, at].filter(Boolean).join('.');
  return refused('refused', refusal.why.id, refusal.why.args, refusal.rule, where);
};

/** A table at which nothing is left of what a seat had brought: somebody else may sit there now. */
export const withoutBrought = (table: StoredTable, seat: Seat): StoredTable => {
  const names = table.brings?.filter(name => givenOf(table, name)[seat] !== undefined) ?? [];
  if (names.length === 0) return table;
  const left = names.map(name => {
    const { [seat]: _, ...others } = givenOf(table, name);
    return [name, others as Json] as const;
  });
  return { ...table, options: { ...table.options, ...Object.fromEntries(left) } };
};

/** The table as its match begins: options complete, and judged as a whole. */
export const withAllBrought = async (deps: Deps, table: StoredTable): Promise<StoredTable> => {
  if (!table.brings) return table;
  if (!table.seats.every(({ seat }) => isReady(table, seat))) throw refused('not-open', 'table-not-brought');
  const game = await deps.gameOf(table.game);
  if (!game) throw refused('unknown-table', 'table-unknown-table');
  const read = matchOptions(game, table.options);
  if (!read.ok) throw optionsRefused(read);
  return { ...table, options: read.options as Options };
};
