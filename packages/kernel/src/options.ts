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

/** One option of a game: what kind of setting it is, its bounds and its default. */
export type Field = IntField | ChoiceField | FlagField;

type FieldFor<T> = [T] extends [boolean]
  ? FlagField
  : [T] extends [number]
    ? IntField
    : [T] extends [string]
      ? ChoiceField<T>
      : never;

/** The options of a game, one field each; pages build their forms from it. */
export type Schema<O> = { readonly [K in keyof O]-?: FieldFor<O[K]> };

/** What became of options that somebody sent. */
export type OptionsRead<O> =
  | { readonly ok: true; readonly options: O }
  | { readonly ok: false; readonly field: string; readonly accepted: string };

const accepted = (field: Field): string => {
  switch (field.kind) {
    case 'int':
      return `a whole number from ${field.min} to ${field.max}`;
    case 'choice':
      return `one of ${field.of.join(', ')}`;
    case 'flag':
      return 'true or false';
  }
};

const fits = (field: Field, value: unknown): boolean => {
  switch (field.kind) {
    case 'int':
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max;
    case 'choice':
      return typeof value === 'string' && field.of.includes(value);
    case 'flag':
      return typeof value === 'boolean';
  }
};

/** Reads options from outside: missing fields get their default, a wrong or unknown one is named. */
export const readOptions = <O>(schema: Schema<O>, input: unknown): OptionsRead<O> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, field: 'options', accepted: 'an object' };
  }
  const fields = schema as Readonly<Record<string, Field>>;
  const given = input as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(fields, name)) {
      return {
        ok: false,
        field: name,
        accepted: `no such option; there are ${Object.keys(fields).join(', ')}`,
      };
    }
  }
  const options: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(given, name) ? given[name] : field.default;
    if (!fits(field, value)) return { ok: false, field: name, accepted: accepted(field) };
    options[name] = value;
  }
  return { ok: true, options: options as O };
};
