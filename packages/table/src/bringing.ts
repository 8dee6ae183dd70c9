import {
  filledOptions,
  type Json,
  matchOptions,
  type OptionsFault,
  optionFields,
  readOptions,
  type Seat,
  unreachable,
} from '@potyczka/kernel';
import type { Connection } from './connection.js';
import type { AnyGame } from './deps.js';
import type { Live } from './live.js';
import type { Changes, HasDeps } from './ports.js';
import type { Answers, RequestOf } from './protocol.js';
import { type Refused, refused } from './refused.js';
import { beforeStart, mySeat, NOTHING } from './seats.js';
import type { StoredTable } from './store.js';

type Given = Readonly<Partial<Record<Seat, Json>>>;
type Options = StoredTable['options'];

const givenOf = ({ options }: StoredTable, name: string): Given => (options[name] ?? {}) as Given;

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
export const withAllBrought = async (service: HasDeps, table: StoredTable): Promise<StoredTable> => {
  if (!table.brings) return table;
  if (!table.seats.every(({ seat }) => isReady(table, seat))) throw refused('not-open', 'table-not-brought');
  const game = await service.deps.gameOf(table.game);
  if (!game) throw refused('unknown-table', 'table-unknown-table');
  const read = matchOptions(game, table.options);
  if (!read.ok) throw optionsRefused(read);
  return { ...table, options: read.options as Options };
};

/** The seat for which somebody brings something: their own, or that of a bot if they are the host. */
const seatFor = (c: Connection, live: Live, wanted: string | undefined): Seat => {
  const mine = live.seatOf(c.identity);
  if (wanted === undefined || wanted === mine) return mySeat(c, live);
  const sitter = live.table.seats.find(s => s.seat === wanted)?.sitter;
  if (live.table.host !== c.identity || sitter?.kind !== 'bot') throw refused('not-yours', 'table-no-seat');
  return wanted as Seat;
};

export const bring = async (
  service: Changes,
  c: Connection,
  r: RequestOf<'bring'>,
): Promise<Answers['bring']> => {
  await service.change(r.table, async live => {
    const table = beforeStart(live.table);
    const seat = seatFor(c, live, r.seat);
    const game = await service.deps.gameOf(table.game);
    if (!game || !table.brings?.includes(r.option))
      throw refused('refused', 'table-nothing-to-bring', { option: r.option });
    const given = { ...givenOf(table, r.option), [seat]: r.data };
    const read = readOptions(game.options, { ...table.options, [r.option]: given });
    if (!read.ok) throw optionsRefused(read);
    const options = read.options as Options;
    return { ...table, options, ...aboutOptions(game, options) };
  });
  return NOTHING;
};
