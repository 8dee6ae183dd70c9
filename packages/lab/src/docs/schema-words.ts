/** What a schema of the protocol accepts, in words. A kind of schema that has no words here is an error. */

/** What we look at of valibot's schemas and of the steps of their pipes. */
interface Node {
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly [more: string]: unknown;
}

/** One field of an object, or of a request. */
export interface FieldWords {
  readonly name: string;
  readonly isOptional: boolean;
  readonly takes: string;
}

const code = (x: unknown): string => `\`${JSON.stringify(x)}\``;
const or = (words: readonly string[]): string =>
  words.join(words.some(w => w.includes(',')) ? '; or ' : ' or ');
const figures = (n: unknown): string => Number(n).toLocaleString('en-US');

/** Bounds from the steps of a pipe: `1 to 24 characters`. */
const bounds = (steps: readonly Node[], kind: 'length' | 'value' | 'entries', of: string): string[] => {
  const find = (type: string) => steps.find(s => s.type === `${type}_${kind}`)?.requirement;
  const [least, most] = [find('min'), find('max')];
  if (least === undefined && most === undefined) return [];
  if (least === undefined) return [`at most ${figures(most)}${of}`];
  return [
    most === undefined ? `at least ${figures(least)}${of}` : `${figures(least)} to ${figures(most)}${of}`,
  ];
};

/** Steps of pipes that are told elsewhere or need no words. */
const KNOWN = new Set([
  ...['trim', 'regex', 'integer', 'transform'],
  ...['min_length', 'max_length', 'min_value', 'max_value', 'max_entries'],
]);

const stepsOf = (node: Node): readonly Node[] => {
  const [inner, ...own] = node.pipe ?? [];
  const steps: readonly Node[] = inner ? [...(inner.pipe?.slice(1) ?? []), ...own] : [];
  const strange = steps.find(s => !KNOWN.has(s.type));
  if (strange) throw new Error(`there are no words for the step ${strange.type}`);
  return steps;
};

const textWords = (steps: readonly Node[]): string => {
  const pattern = steps.find(s => s.type === 'regex')?.requirement;
  const trimmed = steps.some(s => s.type === 'trim') ? ['spaces around it are cut off'] : [];
  const matches = pattern === undefined ? [] : [`matches \`${String(pattern)}\``];
  const seen = steps.some(s => s.type === 'transform') ? ['what cannot be seen is taken out'] : [];
  return ['text', ...bounds(steps, 'length', ' characters'), ...matches, ...trimmed, ...seen].join(', ');
};

const numberWords = (steps: readonly Node[]): string => {
  const whole = steps.some(s => s.type === 'integer') ? 'whole number' : 'number';
  return [whole, ...bounds(steps, 'value', '')].join(', ');
};

/** A size that is looked at before anything else is told again by the steps that follow. */
const withoutCheck = (node: Node): Node => {
  const [first, second, ...own] = node.pipe ?? [];
  return first?.type === 'custom' && second ? { ...second, pipe: [second, ...own] } : node;
};

/** What a schema accepts. */
export const wordsOf = (schema: unknown): string => {
  const said = (schema as Node).pipe?.find(s => s.type === 'description');
  if (said) return String(said.description);
  const node = withoutCheck(schema as Node);
  const steps = stepsOf(node);
  switch (node.type) {
    case 'string':
      return textWords(steps);
    case 'number':
      return numberWords(steps);
    case 'boolean':
      return '`true` or `false`';
    case 'unknown':
      return 'anything';
    case 'literal':
      return code(node.literal);
    case 'picklist':
      return or((node.options as unknown[]).map(code));
    case 'union':
    case 'variant':
      return or((node.options as unknown[]).map(wordsOf));
    case 'array':
      return [`list of (${wordsOf(node.item)})`, ...bounds(steps, 'length', ' of them')].join(', ');
    case 'record':
      return [
        `object whose names are ${wordsOf(node.key)} and whose values are ${wordsOf(node.value)}`,
        ...bounds(steps, 'entries', ' of them'),
      ].join(', ');
    case 'optional':
      return wordsOf(node.wrapped);
    case 'strict_object':
      return `{ ${fieldsOf(node)
        .map(f => `${f.name}${f.isOptional ? '?' : ''}: ${f.takes}`)
        .join(', ')} }`;
    default:
      throw new Error(`there are no words for a schema of the kind ${node.type}`);
  }
};

/** The fields of an object, in their order. */
export const fieldsOf = (schema: unknown): FieldWords[] => {
  const { type, entries } = schema as Node;
  if (type !== 'strict_object') throw new Error(`${type} accepts fields that it does not name`);
  return Object.entries(entries as Record<string, Node>).map(([name, field]) => ({
    name,
    isOptional: field.type === 'optional',
    takes: wordsOf(field),
  }));
};
