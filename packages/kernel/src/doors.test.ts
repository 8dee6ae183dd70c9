import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (url: URL): string => readFileSync(url, 'utf8');

/** A name that a door hands out, and the lines of the file that declares it. */
interface Export {
  readonly name: string;
  readonly at: URL;
}

const exportsOf = (door: string): Export[] => {
  const url = new URL(door, import.meta.url);
  const source = read(url);
  const found: Export[] = [];
  for (const [, names = '', from = ''] of source.matchAll(/export (?:type )?\{([^}]*)\} from '([^']*)'/g)) {
    for (const name of names.split(',').map(n => n.replace('type ', '').trim())) {
      if (name) found.push({ name, at: new URL(from.replace(/\.js$/, '.ts'), url) });
    }
  }
  for (const [, name = ''] of source.matchAll(/^export (?:const|type|interface|class) (\w+)/gm))
    found.push({ name, at: url });
  return found;
};

/** Where `name` is declared; the line before it must end a doc comment. */
const isDocumented = ({ name, at }: Export): boolean => {
  const lines = read(at).split('\n');
  const i = lines.findIndex(l =>
    new RegExp(`^export (abstract )?(const|type|interface|class|function\\*?) ${name}\\b`).test(l),
  );
  return i > 0 && (lines[i - 1] ?? '').trim().endsWith('*/');
};

/** Public members of a class that say nothing about themselves. */
const silentMembers = ({ name, at }: Export): string[] => {
  const lines = read(at).split('\n');
  const start = lines.findIndex(l => l.startsWith(`export class ${name}`));
  if (start < 0 || lines[start]?.endsWith('{}')) return [];
  const end = lines.indexOf('}', start);
  const silent: string[] = [];
  for (let i = start + 1; i < end; i++) {
    const member = /^ {2}(?:get )?(\w+)[(<:]/.exec(lines[i] ?? '')?.[1];
    if (!member || member === 'constructor') continue;
    if (!(lines[i - 1] ?? '').trim().endsWith('*/')) silent.push(`${name}.${member}`);
  }
  return silent;
};

describe.each(['./index.ts', './run/index.ts', './conformance/index.ts', './fixtures/index.ts'])(
  'everything behind the door %s',
  door => {
    const all = exportsOf(door);

    test('is found', () => {
      expect(all.length).toBeGreaterThan(2);
    });

    test('has a doc comment', () => {
      expect(all.filter(e => !isDocumented(e)).map(e => e.name)).toEqual([]);
      expect(all.flatMap(silentMembers)).toEqual([]);
    });
  },
);
