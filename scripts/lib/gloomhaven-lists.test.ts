import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gloomhavenLists } from './gloomhaven-lists.mjs';
import { ROOT } from './run.mjs';

/** The formatter breaks lines, and sets marks where it breaks them. */
const plain = (text: string): string => text.replaceAll(/[\s,;|']/g, '');

test.each([...gloomhavenLists()])('%s lists every file: else call `npm run games`', (name, wanted) => {
  expect(plain(readFileSync(path.join(ROOT, name), 'utf8'))).toBe(plain(wanted));
});

const GAME = 'packages/games/gloomhaven';

/** A fault in one file of the game, and what the compiler says of it. */
interface Slip {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly says: RegExp;
}

const SLIPS: readonly Slip[] = [
  {
    what: 'a misspelt field of a special rule',
    file: 'content/scenarios/011-gloomhaven-square-a.ts',
    from: 'kinds: [',
    to: 'kindz: [',
    says: /kindz/,
  },
  {
    what: 'a misspelt kind of monster in a goal',
    file: 'content/scenarios/012-gloomhaven-square-b.ts',
    from: "goal: [{ kill: ['jekserah'] }]",
    to: "goal: [{ kill: ['jeksera'] }]",
    says: /jeksera/,
  },
  {
    what: 'two words in one goal',
    file: 'content/scenarios/013-temple-of-the-seer.ts',
    from: '{ killAll: true }',
    to: '{ killAll: true, killRevealed: true }',
    says: /013-temple-of-the-seer/,
  },
  {
    what: 'a misspelt trigger',
    file: 'content/scenarios/047-lair-of-the-unseeing-eye.ts',
    from: "doorOpened: '1'",
    to: "doorOpend: '1'",
    says: /doorOpend/,
  },
  {
    what: 'a rule that nobody plays',
    file: 'content/scenario-words.ts',
    from: 'export interface RuleWords {',
    to: 'export interface RuleWords {\n  readonly moonIsFull: { readonly wolves: number };',
    says: /^rules\/special-rules\.ts.*moonIsFull/m,
  },
  {
    what: 'a rule without a sentence',
    file: 'content/scenario-words.ts',
    from: 'export interface RuleWords {',
    to: 'export interface RuleWords {\n  readonly moonIsFull: { readonly wolves: number };',
    says: /^text\/names\/scenario-words\.ts.*moonIsFull/m,
  },
  {
    what: 'an item without a name',
    file: 'content/items/ids.ts',
    from: 'export type ItemId =',
    to: 'export type ItemId = | 152',
    says: /^text\/names\/items\.ts.*152/m,
  },
  {
    what: 'a card without a name',
    file: 'content/classes/ids.ts',
    from: "| 'brute-001'",
    to: "| 'brute-001' | 'brute-999'",
    says: /^text\/names\/cards\/brute\.ts.*brute-999/m,
  },
  {
    what: 'a monster without a name',
    file: 'content/monsters/ids.ts',
    from: 'export type MonsterId =',
    to: "export type MonsterId = | 'snail'",
    says: /^text\/names\/monsters\.ts.*snail/m,
  },
];

describe('what is misspelt or forgotten does not compile', () => {
  let root: string;
  let said: string;

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'potyczka-gloomhaven-'));
    const copy = path.join(root, GAME);
    mkdirSync(copy, { recursive: true });
    cpSync(path.join(ROOT, GAME, 'src'), path.join(copy, 'src'), { recursive: true });
    cpSync(path.join(ROOT, GAME, 'package.json'), path.join(copy, 'package.json'));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
    for (const { file, from, to } of SLIPS) {
      const name = path.join(copy, 'src', file);
      const text = readFileSync(name, 'utf8');
      if (!text.includes(to)) writeFileSync(name, text.replace(from, to));
    }
    const config = {
      extends: path.join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        composite: false,
        noEmit: true,
        declaration: false,
        declarationMap: false,
        customConditions: ['source'],
      },
      include: ['src'],
      exclude: ['src/**/*.test.ts', 'src/**/fixtures/**'],
    };
    writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(config));
    const compiler = path.join(ROOT, 'node_modules', '.bin', 'tsc');
    const { stdout } = spawnSync(compiler, ['-p', copy, '--pretty', 'false'], {
      encoding: 'utf8',
      cwd: copy,
    });
    said = stdout.replaceAll(/^src\//gm, '');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test.each(SLIPS)('$what', ({ file, to, says }) => {
    expect(readFileSync(path.join(root, GAME, 'src', file), 'utf8')).toContain(to);
    expect(said).toMatch(says);
  });

  test('and nothing else is found', () => {
    const files = new Set(said.match(/^[\w/-]+\.ts/gm));
    const wanted = [
      ...SLIPS.slice(0, 4).map(slip => slip.file),
      'rules/special-rules.ts',
      'text/names/scenario-words.ts',
      'text/names/items.ts',
      'text/names/cards/brute.ts',
      'text/names/monsters.ts',
    ];
    expect([...files].toSorted()).toEqual(wanted.toSorted());
  });
});
