import {
  type BroughtField,
  type DataField,
  type Field,
  isSetting,
  type Json,
  optionFields,
  type Seat,
  type Settings,
  settingsOf,
} from '@potyczka/kernel';
import type { Needs } from '../games/game-ui.js';

/** Data of a field, and whose it is. */
export interface Whose {
  readonly field: DataField | BroughtField;
  readonly settings: Settings;
  /** Whose it is, of what each seat brings. */
  readonly seat: Seat;
}

/** Data as the game proposes it. */
export const proposedData = ({ field, settings, seat }: Whose): Json =>
  (field.kind === 'brought' ? field.default(seat, settings) : field.default) as Json;

/** What somebody has changed of what the game proposes, by option; of what each seat brings, by option and seat. */
export type Edits = Readonly<Record<string, Json>>;

/** The name under which an edit is kept. */
export const editOf = (name: string, seat: Seat): string => `${name} ${seat}`;

/** Who brings something here: I do, and I may for bots; others bring their own. */
export interface Bringers {
  readonly mine: Seat | null;
  readonly bots: readonly Seat[];
}

/** What is brought of one option: mine in any case, that of a bot if it was changed. */
const broughtBy = (
  { mine, bots }: Bringers,
  edits: Edits,
  name: string,
  proposed: (seat: Seat) => Json,
): Record<string, Json> => {
  const edited = bots.flatMap(seat => {
    const edit = edits[editOf(name, seat)];
    return edit === undefined ? [] : [[seat, edit]];
  });
  const own = mine ? { [mine]: edits[editOf(name, mine)] ?? proposed(mine) } : {};
  return { ...own, ...Object.fromEntries(edited) };
};

/** Every option as it stands: what was changed, and otherwise what the game proposes. */
export const optionsWith = (
  { setUp: { options } }: Needs<'setUp'>,
  edits: Edits,
  who: Bringers = { mine: null, bots: [] },
): Record<string, Json> => {
  const fields = optionFields(options);
  const plain = fields.flatMap(([name, f]) => (isSetting(f) ? [[name, edits[name] ?? f.default]] : []));
  const settings = settingsOf(options, Object.fromEntries(plain));
  const data = fields.flatMap(([name, field]): [string, Json][] => {
    if (isSetting(field)) return [];
    if (field.kind === 'data') return [[name, edits[name] ?? (field.default as Json)]];
    return [[name, broughtBy(who, edits, name, seat => proposedData({ field, settings, seat }))]];
  });
  return { ...settings, ...Object.fromEntries(data) };
};

/** A setting as an address has it, if the option knows it. */
const settingOf = (field: Field, said: string): Json | undefined => {
  if (field.kind === 'choice') return field.of.find(known => known === said);
  if (field.kind === 'flag') return said === 'true' ? true : said === 'false' ? false : undefined;
  const n = Number(said);
  return field.kind === 'int' && said !== '' && n >= field.min && n <= field.max ? n : undefined;
};

/** What an address says of a game's settings: a link to a table that is half made. */
export const settingsIn = ({ setUp: { options } }: Needs<'setUp'>, query: URLSearchParams): Edits =>
  Object.fromEntries(
    optionFields(options).flatMap(([name, field]): [string, Json][] => {
      const said = query.get(name);
      const setting = said === null ? undefined : settingOf(field, said);
      return setting === undefined ? [] : [[name, setting]];
    }),
  );
