import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@potyczka/kernel';
import { beginning, chanceFrom, quickDice, World } from '@potyczka/kernel/run';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legendLists } from './legend-lists.mjs';
import { ROOT } from './run.mjs';

/** The formatter may break lines. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/, ?([\]}])/g, ' $1');

test.each([...legendLists()])('%s lists every legend: else call `npm run games`', (name, wanted) => {
  expect(plain(readFileSync(path.join(ROOT, name), 'utf8'))).toBe(plain(wanted));
});

const APEX = 'packages/games/apex/src';
const STUB = 'ZZ';

/** A folder like another, with names of its own. */
const renamed = (text: string): string =>
  text
    .replaceAll('GB', STUB)
    .replace('place: 1,', 'place: 7,')
    .replaceAll("'dome'", "'stub-dome'")
    .replaceAll(/^(\s+)(dome|bombardment): /gm, "$1'stub-$2': ")
    .replaceAll("'bombardment', {", "'stub-bombardment', {")
    .replaceAll("zone: 'stub-dome'", "zone: 'dome'");

describe('a legend is added by its folder', () => {
  let root: string;
  let changed: string[];
  let game: Game<
    { legends: { id: string; team: string; chosen: boolean }[] },
    { type: string },
    unknown,
    unknown,
    unknown
  >;

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'potyczka-legend-'));
    cpSync(path.join(ROOT, APEX), path.join(root, APEX), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
    const [from, to] = ['gibraltar', 'stub'].map(name => path.join(root, APEX, 'legends', name)) as [
      string,
      string,
    ];
    cpSync(from, to, { recursive: true });
    for (const file of readdirSync(to))
      writeFileSync(path.join(to, file), renamed(readFileSync(path.join(to, file), 'utf8')));
    changed = [...legendLists(root)].map(([name, text]) => {
      writeFileSync(path.join(root, name), text);
      return name;
    });
    const entry = pathToFileURL(path.join(root, APEX, 'index.ts')).href;
    ({ game } = (await import(/* @vite-ignore */ entry)) as { game: typeof game });
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('only the lists know it', () => {
    const naming = readdirSync(path.join(root, APEX), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !file.startsWith(path.join('legends', 'stub')))
      .filter(file => readFileSync(path.join(root, APEX, file), 'utf8').includes(STUB))
      .map(file => `${APEX}/${file.replaceAll(path.sep, '/')}`);
    expect(naming.toSorted()).toEqual(changed.toSorted());
  });

  test('it is recruited and played to the end of a match', () => {
    const options = {
      mode: 'versus',
      tougher: 0,
      legends: 3,
      first: 1,
      second: 1,
      choice: 'draft',
      ring: true,
      screens: true,
    };
    const acted = new Set<string>();
    for (let seed = 1; seed <= 3; seed++) {
      const dice = quickDice(seed);
      const world = new World(game, options, beginning(game, options), chanceFrom(dice), {
        watch: {
          event: e => {
            if ('who' in e && e.who === STUB) acted.add(e.type);
          },
          chance: () => {},
          step: () => {},
        },
      });
      while (world.result === undefined) {
        const { seat, kind } = world.ask as NonNullable<typeof world.ask>;
        const legal = world.legal(seat, kind === 'many' ? 12 : undefined);
        world.give(seat, legal.includes(STUB) ? STUB : (legal[dice.below(legal.length)] as string));
      }
    }
    expect([...acted]).toEqual(
      expect.arrayContaining(['recruited', 'equipped', 'moved', 'initiated', 'played']),
    );
  });
});
