import { type Field, optionFields } from '@potyczka/kernel';
import { tableText } from '@potyczka/kernel/run';
import { SETTINGS } from '@potyczka/server/inside';
import { GAMES } from '@potyczka/server/registry';
import { PROTOCOL, Request, type RequestName, tableMessages } from '@potyczka/table';
import { fill, namesIn, sourceOf, table } from './markdown.js';
import { PROBLEMS, PUSHES, REQUESTS } from './prose.js';
import { QuietWorld } from './quiet-world.js';
import { playScenes, type Scenes } from './scenes.js';
import { fieldsOf } from './schema-words.js';
import { SHAPES } from './shapes.js';
import { type TypeField, Types } from './type-words.js';

/** Messages of the kernel that a table passes on. */
const KERNEL_MESSAGES = [
  ...['table-malformed', 'table-unknown', 'table-too-few', 'table-too-many', 'table-not-asked'],
  ...['table-stale', 'table-over', 'table-fault', 'table-nothing-to-retract', 'table-undo-blocked'],
];

const exchange = (scene: string, { of }: Scenes): string => {
  const said = of.get(scene);
  if (!said) throw new Error(`nothing was said in the scene ${scene}`);
  return `\`\`\`text\n${said}\n\`\`\``;
};

const typed = (fields: readonly TypeField[], words: Readonly<Record<string, string>>): string =>
  table(
    ['field', 'type', 'meaning'],
    fields.map(({ name, isOptional, type }) => {
      const means = words[name];
      if (!means) throw new Error(`nothing is said about ${name}`);
      return [`\`${name}\`${isOptional ? ' (may be missing)' : ''}`, `\`${type}\``, means];
    }),
  );

/** One request: what it does, its fields, its answer, and where it was seen. */
const requestSection = (name: RequestName, types: Types, scenes: Scenes): string => {
  const { does, fields, answer, scenes: shown } = REQUESTS[name];
  const schema = Request.options.find(o => o.entries.do.literal === name);
  const taken = fieldsOf(schema).filter(f => f.name !== 'id' && f.name !== 'do');
  const means = fields as Readonly<Record<string, string>>;
  const rows = taken.map(f => [
    `\`${f.name}\`${f.isOptional ? ' (may be missing)' : ''}`,
    f.takes,
    means[f.name] ?? '',
  ]);
  const type = types.fields('Answers').find(f => f.name === name)?.type ?? '';
  const answered = types.written(type) ?? types.fields(type);
  return [
    `### ${name}`,
    does,
    rows.length > 0 ? table(['field', 'takes', 'meaning'], rows) : 'No fields of its own.',
    answered.length > 0 ? `Answer:\n\n${typed(answered, answer)}` : 'Answer: `{}`.',
    ...new Set(shown.map(scene => seen(scene, scenes))),
  ].join('\n\n');
};

const PROTOCOL_SOURCE = 'packages/table/src/protocol.ts';
const REQUESTS_SOURCE = 'packages/table/src/request-schemas.ts';
const TEMPLATE = 'packages/lab/src/docs/protocol.template.md';

/** A scene, or where on the page it is if the template has a place for it. */
const seen = (scene: string, scenes: Scenes): string => {
  const [before, after] = sourceOf(TEMPLATE).split(`{{exchange:${scene}}}`);
  const heading =
    after === undefined
      ? undefined
      : before
          ?.match(/^## .+$/gm)
          ?.at(-1)
          ?.slice(3);
  if (!heading) return exchange(scene, scenes);
  return `Seen in [${heading}](#${heading.toLowerCase().replaceAll(' ', '-')}).`;
};

const requests = (types: Types, scenes: Scenes): string => {
  const names = Request.options.map(o => o.entries.do.literal);
  const missing = names.filter(name => !scenes.requests.has(name));
  if (missing.length > 0) throw new Error(`no scene shows ${missing.join(', ')}`);
  return (Object.keys(REQUESTS) as RequestName[]).map(n => requestSection(n, types, scenes)).join('\n\n');
};

const pushes = (types: Types): string =>
  Object.entries(PUSHES)
    .map(([name, { when, fields }]) => {
      const own = types.member(`push: '${name}'`).filter(f => f.name !== 'push');
      const fieldTable = own.length > 0 ? [typed(own, fields as Readonly<Record<string, string>>)] : [];
      return [`### ${name}`, when, ...fieldTable].join('\n\n');
    })
    .join('\n\n');

/** Types that are told elsewhere on the page. */
const TOLD_ELSEWHERE = new Set(['Answers']);

/** One shape; what it takes over from another is told there, if that one is on the page. */
const shape = (name: string, words: Readonly<Record<string, string>>, types: Types): string => {
  const parent = types.parentOf(name);
  if (!parent) return `### ${name}\n\n${typed(types.fields(name), words)}`;
  const isShown = Object.hasOwn(SHAPES, parent);
  const fields = [...(isShown ? [] : types.fields(parent)), ...types.fields(name)];
  const also = isShown ? `Everything of [${parent}](#${parent.toLowerCase()}), and:\n\n` : '';
  return `### ${name}\n\n${also}${typed(fields, words)}`;
};

const shapes = (types: Types): string => {
  const all = [...sourceOf(PROTOCOL_SOURCE).matchAll(/^export interface (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const missing = all.filter(name => !Object.hasOwn(SHAPES, name) && !TOLD_ELSEWHERE.has(name));
  if (missing.length > 0) throw new Error(`nothing is said about the shape ${missing.join(', ')}`);
  return Object.entries(SHAPES)
    .map(([name, words]) => shape(name, words, types))
    .join('\n\n');
};

const messages = (): string => {
  const own = Object.entries(tableMessages.en);
  const kernel = KERNEL_MESSAGES.map(id => [id, tableText('en', { id })] as const);
  const rows = [...kernel, ...own].map(([id, text]) => {
    if (!text) throw new Error(`there is no message ${id}`);
    return [`\`${id}\``, text];
  });
  return table(['id', 'English text'], rows);
};

/** By their names: a module's exports have no order of their own that every loader keeps. */
const games = (): string =>
  GAMES.toSorted((a, b) => (a.game.id < b.game.id ? -1 : 1))
    .map(({ game }) => {
      const rows = optionFields(game.options).map(([name, o]) => [
        `\`${name}\``,
        takes(o),
        o.kind === 'brought' ? 'the game has one for each seat' : `\`${JSON.stringify(o.default)}\``,
      ]);
      return `**\`${game.id}\`** (rules version ${game.rulesVersion})\n\n${table(['option', 'takes', 'default'], rows)}`;
    })
    .join('\n\n');

const takes = (o: Field): string => {
  switch (o.kind) {
    case 'int':
      return `whole number, ${o.min} to ${o.max}`;
    case 'choice':
      return o.of.map(x => `\`"${x}"\``).join(', ');
    case 'flag':
      return '`true` or `false`';
    case 'data':
      return 'plain data that the game reads';
    case 'brought':
      return 'plain data by seat: each brings its own';
  }
};

const SERVER = 'packages/server/src';

/** The first of the server's files in which something is written. */
const inServer = (pattern: RegExp): string => {
  const files = namesIn(SERVER).filter(name => /(?<!\.test)\.ts$/.test(name));
  for (const name of files) {
    const found = pattern.exec(sourceOf(`${SERVER}/${name}`))?.[1];
    if (found) return found;
  }
  throw new Error(`nothing in ${SERVER} looks like ${pattern}`);
};

/** A number with which sockets are served: `const STRIKES = 200;`. */
const constant = (name: string): number =>
  Number(inServer(new RegExp(`^const ${name} = ([\\d_]+);`, 'm')).replaceAll('_', ''));

/** What dear requests cost. */
const dear = (): string =>
  [...inServer(/^const DEAR = new Map\(\[([\s\S]*?)\]\);/m).matchAll(/\['([\w-]+)', (\d+)\]/g)]
    .map(([, name, cost]) => `\`${name}\` counts as ${cost}`)
    .join(', ');

const setting = (name: string): string => {
  const found = (SETTINGS as Readonly<Record<string, { readonly otherwise?: string }>>)[name]?.otherwise;
  if (!found) throw new Error(`there is no default of ${name}`);
  return /^\d+$/.test(found) ? Number(found).toLocaleString('en-US') : found;
};

const SOFTWARE = `potyczka ${(JSON.parse(sourceOf('package.json')) as { version: string }).version}`;

/** docs/protocol.md. */
export const protocolPage = async (): Promise<string> => {
  const sources = [PROTOCOL_SOURCE, REQUESTS_SOURCE, 'packages/kernel/src/run/reply.ts'];
  const types = new Types(...sources.map(sourceOf));
  const scenes = await playScenes(new QuietWorld(SOFTWARE));
  const used = new Set([
    ...Object.values(REQUESTS).flatMap(r => r.scenes),
    ...[...sourceOf(TEMPLATE).matchAll(/\{\{exchange:([\w-]+)\}\}/g)].map(([, name = '']) => name),
  ]);
  const unused = [...scenes.of.keys()].filter(scene => !used.has(scene));
  if (unused.length > 0) throw new Error(`nobody shows the scene ${unused.join(', ')}`);
  const problems = Object.entries(PROBLEMS).map(([code, means]) => [`\`${code}\``, means]);
  return fill(sourceOf(TEMPLATE), {
    requests: () => requests(types, scenes),
    pushes: () => pushes(types),
    shapes: () => shapes(types),
    problems: () => table(['code', 'meaning'], problems),
    messages,
    games,
    exchange: scene => exchange(scene, scenes),
    setting,
    socket: name => constant(name).toLocaleString('en-US'),
    code: name => String(constant(name)),
    dear,
    protocol: () => String(PROTOCOL),
  });
};
