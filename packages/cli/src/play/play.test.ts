import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MatchRecord } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { forever, lines, potyczka } from '../fixtures/terminal.js';

/** A short match in which the person begins. */
const MATCH = 'play adrenaline --players 3 --skulls 5 --no-frenzy --bots random --seed 1';

const folder = mkdtempSync(path.join(tmpdir(), 'potyczka-play-'));
const file = (name: string): string => path.join(folder, name);
const entriesOf = (name: string) => (JSON.parse(readFileSync(file(name), 'utf8')) as MatchRecord).entries;

/** What is printed after a line was typed, up to the next prompt. */
const after = (out: string, typed: string): string => out.split(`\n> ${typed}\n`)[1]?.split('\n> ')[0] ?? '';

describe('a whole game', () => {
  test('in Polish, to the final scores and the broken seal', async () => {
    const { code, out, err } = await potyczka(`${MATCH} --lang pl`, forever('1'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Koniec gry\.\n +punkty +pierwsza krew/);
    expect(out).toMatch(/Zwycięża: |Wspólne zwycięstwo: /);
    expect(out).toMatch(/Ziarno [0-9a-f]{64} zgadza się z pieczęcią/);
    expect(out).not.toMatch(/undefined|NaN|\[object|#|p[1-5]\b/);
  });

  test('in English, with every option tried in turn', async () => {
    const typed = Array.from({ length: 20000 }, (_, i) => `${(i % 4) + 1}\n`);
    const { code, out } = await potyczka(`${MATCH} --lang en`, typed);
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over\.\n +points +first blood/);
    expect(out).toMatch(/The seed [0-9a-f]{64} matches the seal/);
    expect(out).not.toMatch(/undefined|NaN|\[object|#|p[1-5]\b/);
  });

  test('without a command or a game is Adrenaline', async () => {
    const { code, out } = await potyczka('', lines('quit'), { LANG: 'en_GB.UTF-8' });
    expect({ code, title: out.split('\n')[0] }).toEqual({ code: 0, title: 'Adrenaline: you against bots.' });
  });

  test('that nobody answers ends without a fault', async () => {
    const { code, out } = await potyczka(`${MATCH} --lang en`, []);
    expect({ code, last: out.trimEnd().split('\n').at(-1) }).toEqual({
      code: 0,
      last: 'You have left the match.',
    });
  });
});

describe('language', () => {
  test.each([
    [{}, 'Ty przeciw botom'],
    [{ LANG: 'de_DE.UTF-8' }, 'Ty przeciw botom'],
    [{ LANG: 'en_US.UTF-8' }, 'you against bots'],
    [{ LANG: 'pl_PL.UTF-8', LC_ALL: 'en_US.UTF-8' }, 'you against bots'],
  ])('from %j', async (env, greeting) => {
    expect((await potyczka('play --bots random', lines('quit'), env)).out).toContain(greeting);
  });
});

describe('why not', () => {
  test('? lists what is not possible, with reason and rule', async () => {
    const { out } = await potyczka(`${MATCH} --lang en`, lines('2', '?', 'quit'));
    expect(after(out, '?')).toMatch(
      /not possible now:\n +5 {2}Shoot people: You have no weapon\. \(ADR-SHOOT-01\)/,
    );
  });

  test('why N gives the reason and what the rule says, in the language of the game', async () => {
    const { out } = await potyczka(`${MATCH} --lang pl`, lines('2', 'czemu 5', 'koniec'));
    const told = after(out, 'czemu 5');
    expect(told.split('\n')[0]).toBe('Nie masz broni.');
    expect(told).toMatch(/Zasada ADR-SHOOT-01: Strzelaj: .*broni/);
  });

  test('choosing it anyway is refused with one line, and asked again', async () => {
    const { out } = await potyczka(`${MATCH} --lang en`, lines('2', '5', 'quit'));
    expect(after(out, '5')).toMatch(/^You have no weapon\. \(ADR-SHOOT-01\)$/);
  });

  test('why N of a card says what it does', async () => {
    const { out } = await potyczka(`${MATCH} --lang en`, lines('why 1', 'quit'));
    expect(after(out, 'why 1')).toMatch(/^This is possible\.\nTeleporter \(yellow\)\n {2}In your turn/);
  });
});

describe('questions about the table', () => {
  const asked = async (...typed: string[]) =>
    (await potyczka(`${MATCH} --lang en`, lines(...typed, 'quit'))).out;

  test('rules ID', async () => {
    const out = await asked('rules adr-vis-01', 'rules ADR-VIS-99');
    expect(after(out, 'rules adr-vis-01')).toMatch(/^Rule ADR-VIS-01: In your own room/);
    expect(after(out, 'rules ADR-VIS-99')).toBe('No ledger has a rule ADR-VIS-99.');
    const pl = await potyczka(`${MATCH} --lang pl`, lines('zasada adr-vis-01', 'koniec'));
    expect(after(pl.out, 'zasada adr-vis-01')).toMatch(
      /^Zasada ADR-VIS-01: We własnym pomieszczeniu widzisz/,
    );
  });

  test('card NAME finds what lies open, not what is face down', async () => {
    const out = await asked('card vortex', 'card railgun');
    expect(after(out, 'card vortex')).toMatch(/^Vortex Cannon \(.*\)\n {2}Basic effect: A vortex opens/);
    expect(after(out, 'card railgun')).toBe('Type card and a part of the name of a card that you see.');
  });

  test('log, board and help', async () => {
    const out = await asked('log 2', 'board', 'help');
    expect(after(out, 'log 2').split('\n')).toHaveLength(2);
    expect(after(out, 'board')).toContain('◆R red     Plasma Gun (Y), Lock Rifle (B), Vortex Cannon (B)');
    expect(after(out, 'help')).toContain('undo         take back');
  });

  test.each(['bla', '7 8', '0', '-1', '1 2', '', 'why', 'why x', 'save', 'card'])(
    'what means nothing (%j) gets one line and is asked again',
    async typed => {
      const out = await asked(typed, 'log 1');
      expect(after(out, typed)).toMatch(/^[^\n]+$/);
      expect(after(out, 'log 1')).not.toBe('');
    },
  );
});

describe('undo', () => {
  test('takes back an own decision and asks again', async () => {
    const { out } = await potyczka(`${MATCH} --lang en`, lines('2', '2', 'undo', 'quit'));
    expect(after(out, 'undo')).toMatch(/^Taken back\.\n\nChoose an action: 2 left\.\n/);
  });

  test('restores the board after a move', async () => {
    const typed = lines('2', 'board', '2', '5', 'undo', 'undo', 'log 1', 'quit');
    const { out } = await potyczka(`${MATCH} --lang en`, typed);
    expect(after(out, '5')).toContain('Dozer runs to');
    const boards = out.match(/┏━[\s\S]*?Your power-ups/g) ?? [];
    expect(boards.at(-1)).toBe(boards.at(1));
    expect(after(out, 'log 1')).toMatch(/enters the board/);
  });

  test('stops where something new has come to light', async () => {
    const { out } = await potyczka(`${MATCH} --lang en`, lines('2', 'undo', 'log 1', 'quit'));
    expect(after(out, 'undo')).toMatch(/^Nothing can be taken back/);
  });
});

describe('save and load', () => {
  test('a saved match goes on exactly as it would have', async () => {
    await potyczka(`${MATCH} --save ${file('whole.json')}`, forever('1'));
    const some = Array.from({ length: 12 }, () => '1');
    await potyczka(MATCH, lines(...some, `save ${file('part.json')}`, 'quit'));
    const { code } = await potyczka(
      `play --load ${file('part.json')} --bots random --save ${file('rest.json')}`,
      forever('1'),
    );
    expect(code).toBe(0);
    expect(entriesOf('part.json').length).toBeLessThan(entriesOf('rest.json').length);
    expect(entriesOf('rest.json')).toEqual(entriesOf('whole.json'));
  });

  test('nothing but a match is written over', async () => {
    writeFileSync(file('notes.txt'), 'precious');
    const { out } = await potyczka(`${MATCH} --lang en`, lines(`save ${file('notes.txt')}`, 'quit'));
    expect(after(out, `save ${file('notes.txt')}`)).toMatch(/^cannot read .*notes\.txt/);
    expect(readFileSync(file('notes.txt'), 'utf8')).toBe('precious');
  });

  test('what cannot be written is told, and the match goes on', async () => {
    const nowhere = file('no/such/folder.json');
    const { code, out } = await potyczka(`${MATCH} --lang en`, lines(`save ${nowhere}`, 'log 1', 'quit'));
    expect(code).toBe(0);
    expect(after(out, `save ${nowhere}`)).toMatch(/^cannot write .*folder\.json/);
    expect(existsSync(nowhere)).toBe(false);
  });

  test('a file that is no match is refused', async () => {
    const { code, err } = await potyczka(`play --load ${file('notes.txt')}`);
    expect(code).toBe(1);
    expect(err).toMatch(/^potyczka play: cannot read .*\n$/);
  });
});
