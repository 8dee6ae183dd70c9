import { isBounded } from './bounded.js';
import { inOrder } from './plain.js';
import type { Json, Refusal, Seat, Verdict } from './vocabulary.js';

/** A whole number that the host picks before the game. */
export interface IntField {
  readonly kind: 'int';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** One of several named settings. */
export interface ChoiceField<T extends string = string> {
  readonly kind: 'choice';
  readonly of: readonly T[];
  readonly default: T;
}

/** On or off. */
export interface FlagField {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** What was read, in its one form; or which rule it breaks, and where: `units.3`. */
export type DataRead<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly at: string; readonly refusal: Refusal };

/** The plain options among those of a game, as they were read: what data may be judged by. */
export type Settings = Readonly<Record<string, string | number | boolean>>;

/**
 * Data with a structure of its own: a scenario, a party. `read` is its one
 * judge, for the editor, the table and a replay; it takes any plain data, and
 * what it has read it reads again as the same. Public: nothing secret is an option.
 */
export interface DataField<T = unknown> {
  readonly kind: 'data';
  readonly default: T;
  readonly read: (x: Json, settings: Settings) => DataRead<T>;
}

/** Data that each seat brings for itself before the start, such as an army. A bot takes the default. */
export interface BroughtField<T = unknown> {
  readonly kind: 'brought';
  readonly default: (seat: Seat, settings: Settings) => T;
  readonly read: (x: Json, seat: Seat, settings: Settings) => DataRead<T>;
}

/** What the seats bring, as it stands in the options of a match: one for each. */
export type Brought<T> = Readonly<Record<Seat, T>>;

/** One option of a game: what kind of setting it is, its bounds and its default. */
export type Field = IntField | ChoiceField | FlagField | DataField | BroughtField;

type FieldFor<T> = [T] extends [boolean]
  ? FlagField
  : [T] extends [number]
    ? IntField
    : [T] extends [string]
      ? ChoiceField<T>
      : DataField<T> | BroughtField<T[keyof T & Seat]>;

/** The options of a game, one field each; pages build their forms from it. */
export type Schema<O> = { readonly [K in keyof O]-?: FieldFor<O[K]> };

/** What is wrong with options that somebody sent: the field, and what it takes or the rule that it breaks. */
export interface OptionsFault {
  readonly ok: false;
  readonly field: string;
  readonly accepted: string;
  /** Where in the field. */
  readonly at?: string;
  readonly refusal?: Refusal;
}

/** What became of options that somebody sent. */
export type OptionsRead<O> = { readonly ok: true; readonly options: O } | OptionsFault;

/** A game, as far as its options go. */
export interface WithOptions<O> {
  readonly options: Schema<O>;
  judgeOptions?(o: O): Verdict;
  seats(o: O): readonly Seat[];
}

type Read = DataRead<unknown> | { readonly ok: false; readonly accepted: string };

const wrong = (accepted: string): Read => ({ ok: false, accepted });

const isSeat = (x: string): x is Seat => /^p[1-9]\d?$/.test(x);

const readBrought = (field: BroughtField, x: unknown, settings: Settings): Read => {
  if (typeof x !== 'object' || x === null || Array.isArray(x)) return wrong('what each seat brings');
  const value: Record<Seat, unknown> = {};
  for (const [seat, given] of Object.entries(x)) {
    if (!isSeat(seat)) return wrong('what each seat brings');
    const read = readData(field.read, given, seat, settings);
    if (!read.ok) return 'at' in read ? { ...read, at: joined(seat, read.at) } : read;
    value[seat] = read.value;
  }
  return { ok: true, value };
};

const joined = (...path: readonly string[]): string => path.filter(part => part !== '').join('.');

const readData = <A extends unknown[]>(
  read: (x: Json, ...args: A) => DataRead<unknown>,
  x: unknown,
  ...args: A
): Read => (isBounded(x) ? read(inOrder(x), ...args) : wrong('plain data of a reasonable size'));

const readField = (field: Field, x: unknown, settings: Settings): Read => {
  switch (field.kind) {
    case 'int':
      return Number.isInteger(x) && Number(x) >= field.min && Number(x) <= field.max
        ? { ok: true, value: x }
        : wrong(`a whole number from ${field.min} to ${field.max}`);
    case 'choice':
      return typeof x === 'string' && field.of.includes(x)
        ? { ok: true, value: x }
        : wrong(`one of ${field.of.join(', ')}`);
    case 'flag':
      return typeof x === 'boolean' ? { ok: true, value: x } : wrong('true or false');
    case 'data':
      return readData(field.read, x, settings);
    case 'brought':
      return readBrought(field, x, settings);
  }
};

const faultOf = (field: string, read: Exclude<Read, { ok: true }>): OptionsFault =>
  'refusal' in read
    ? { ok: false, field, accepted: `refused by ${read.refusal.rule}`, at: read.at, refusal: read.refusal }
    : { ok: false, field, accepted: read.accepted };

/** The fields of a schema, whatever the game. */
export const optionFields = (schema: object): [string, Field][] =>
  Object.entries(schema as Readonly<Record<string, Field>>);

/** Whether an option is a plain setting, which a form can show. */
export const isSetting = (field: Field): field is IntField | ChoiceField | FlagField =>
  field.kind !== 'data' && field.kind !== 'brought';

/** The plain settings among the options of a game. */
export const settingsOf = (schema: object, options: object): Settings =>
  Object.fromEntries(
    optionFields(schema)
      .filter(([name, field]) => isSetting(field) && name in options)
      .map(([name]) => [name, (options as Settings)[name] as Settings[string]]),
  );

/**
 * Reads options from outside: missing fields get their default, a wrong or
 * unknown one is named. Of what seats bring it reads what is there.
 */
export const readOptions = <O>(schema: Schema<O>, input: unknown): OptionsRead<O> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, field: 'options', accepted: 'an object' };
  }
  const fields = optionFields(schema);
  const given = input as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(schema, name)) {
      const names = fields.map(([each]) => each).join(', ');
      return { ok: false, field: name, accepted: `no such option; there are ${names}` };
    }
  }
  const values: Record<string, unknown> = {};
  for (const isPlain of [true, false]) {
    const settings = { ...values } as Settings;
    for (const [name, field] of fields) {
      if (isSetting(field) !== isPlain) continue;
      const missing = field.kind === 'brought' ? {} : field.default;
      const read = readField(field, Object.hasOwn(given, name) ? given[name] : missing, settings);
      if (!read.ok) return faultOf(name, read);
      values[name] = read.value;
    }
  }
  return { ok: true, options: Object.fromEntries(fields.map(([name]) => [name, values[name]])) as O };
};

/** The options as a match begins with them: who has brought nothing gets the default. */
export const filledOptions = <O>(game: WithOptions<O>, o: O): O => {
  const seats = game.seats(o);
  const settings = settingsOf(game.options, o as object);
  const filled: Record<string, unknown> = { ...(o as Record<string, unknown>) };
  for (const [name, field] of optionFields(game.options)) {
    if (field.kind !== 'brought') continue;
    const brought = filled[name] as Partial<Record<Seat, unknown>>;
    filled[name] = Object.fromEntries(
      seats.map(seat => [seat, brought[seat] ?? field.default(seat, settings)]),
    );
  }
  return filled as O;
};

/** Reads the options of a whole match: every field, filled up, and whether they go together. */
export const matchOptions = <O>(game: WithOptions<O>, input: unknown): OptionsRead<O> => {
  const read = readOptions(game.options, input);
  if (!read.ok) return read;
  const options = filledOptions(game, read.options);
  const refusal = game.judgeOptions?.(options);
  if (refusal) return { ok: false, field: 'options', accepted: `refused by ${refusal.rule}`, refusal };
  return { ok: true, options };
};
