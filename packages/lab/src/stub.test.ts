import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyRegistration } from '@potyczka/catalogue';
import type * as Fixtures from '@potyczka/cli/fixtures';
import type * as Program from '@potyczka/cli/program';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

/** A game as CONTRIBUTING says, in folders of its own: see its README. */
const EXAMPLE = fileURLToPath(new URL('../../../examples/pebbles', import.meta.url));

const GAMES = '../../catalogue/src/games.js';
const REGISTRATION = pathToFileURL(path.join(EXAMPLE, 'packages/games/pebbles/src/register.ts')).href;

let fakeTerminal: typeof Fixtures.fakeTerminal;
let lines: typeof Fixtures.lines;
let potyczka: typeof Fixtures.potyczka;
let program: typeof Program.program;

beforeAll(async () => {
  // Other tests of this process may have read the list of games already.
  vi.resetModules();
  // The one line of packages/catalogue/src/games.ts.
  vi.doMock(GAMES, async original => {
    const { registration } = (await import(/* @vite-ignore */ REGISTRATION)) as {
      registration: AnyRegistration;
    };
    return { ...(await original<object>()), pebbles: registration };
  });
  ({ fakeTerminal, lines, potyczka } = await import('@potyczka/cli/fixtures'));
  ({ program } = await import('@potyczka/cli/program'));
});
afterAll(() => {
  vi.doUnmock(GAMES);
  vi.resetModules();
});

describe('a game by its own folders and one line', () => {
  test('is played in the terminal, in both languages', async () => {
    const typed = lines('1', '9', 'why 3', 'rules PEB-END-01', 'quit');
    const english = await potyczka('play pebbles --lang en --seed 3 --heap small --bots random', typed);
    expect(english).toMatchObject({ code: 0, err: '' });
    expect(english.out).toMatch(/● ● ●/);
    expect(english.out).toMatch(/(White|Black) takes \d pebbles?\./);
    expect(english.out).toContain('Rule PEB-END-01: The last one wins.');
    const polish = await potyczka(
      'play pebbles --lang pl --seed 3',
      lines('1', 'zasada PEB-END-01', 'koniec'),
    );
    expect(polish.out).toMatch(/(Biel|Czerń) bierze 1 kamyk\./);
    expect(polish.out).toContain('Zasada PEB-END-01: Wygrywa ostatni.');
  });

  test('lets bots play each other', async () => {
    const { code, out } = await potyczka('simulate pebbles --games 20 --seats search,random --jobs 1 --json');
    expect(code).toBe(0);
    const { game, bots } = JSON.parse(out) as { game: string; bots: { rate: number }[] };
    expect(game).toBe('pebbles');
    expect(bots[0]?.rate).toBeGreaterThan(0.5);
  });

  test('is checked for what every game owes', async () => {
    const io = { ...fakeTerminal(), root: EXAMPLE };
    expect(await program(['conformance', 'pebbles', '--games', '8', '--jobs', '1'], io)).toBe(0);
    expect(io.printed.out).toMatch(/^pebbles: 8 of 8 playouts conform over 2 sets of options/);
  });

  test('has its rules counted', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'potyczka-stub-'));
    try {
      cpSync(path.join(EXAMPLE, 'docs'), path.join(root, 'docs'), { recursive: true });
      mkdirSync(path.join(root, '.results'));
      const passed = { fullName: 'PEB-TAKE-01 one, two or three', status: 'passed' };
      const results = { testResults: [{ assertionResults: [passed] }] };
      writeFileSync(path.join(root, '.results', 'tests.json'), JSON.stringify(results));
      const io = { ...fakeTerminal(), root };
      await program(['rules', '--game', 'pebbles', '--json'], io);
      expect(JSON.stringify(JSON.parse(io.printed.out))).toContain('PEB-TAKE-02');
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
