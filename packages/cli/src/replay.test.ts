import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { game as adrenaline, type Options } from '@potyczka/adrenaline';
import { type Answer, quickDice } from '@potyczka/kernel';
import { type MatchRecord, Run, seedOf } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { potyczka } from './fixtures/terminal.js';

const OPTIONS: Options = {
  players: 3,
  arena: 'D',
  skulls: 5,
  frenzy: true,
  bot: false,
  mode: 'deathmatch',
  secretPoints: false,
};

function match(most = Number.POSITIVE_INFINITY) {
  const run = new Run(adrenaline, OPTIONS, { seed: seedOf(5) });
  const dice = quickDice(5);
  while (run.result === undefined && run.n < most) {
    const seat = run.now.ask!.seat;
    const legal = run.now.legal(seat);
    run.answer(seat, run.q, legal[dice.below(legal.length)] as Answer);
  }
  return run;
}

const whole: MatchRecord = match().record();
const folder = mkdtempSync(path.join(tmpdir(), 'potyczka-replay-'));

function file(name: string, content: unknown): string {
  const at = path.join(folder, name);
  writeFileSync(at, typeof content === 'string' ? content : JSON.stringify(content));
  return at;
}

describe('a match that holds', () => {
  test('is told in both languages, with its scores', async () => {
    const at = file('good.json', whole);
    const pl = await potyczka(`replay ${at} --lang pl`);
    const en = await potyczka(`replay ${at} --lang en`);
    expect([pl.code, pl.err, en.code, en.err]).toEqual([0, '', 0, '']);
    expect(pl.out).toMatch(/punkty +pierwsza krew/);
    expect(en.out).toMatch(/points +first blood/);
    expect(en.out).toContain(
      `${whole.entries.length} entries, every one legal; the match is over; seal: matches; final state: matches\n`,
    );
    expect(en.out).not.toMatch(/undefined|NaN|\[object|#/);
  });

  test('is told with every event under its line, and the rule by which it happened', async () => {
    const { out } = await potyczka(`replay ${file('good.json', whole)} --events --lang en`);
    const plain = await potyczka(`replay ${file('good.json', whole)} --lang en`);
    const rows = out.split('\n');
    const events = rows.filter(row => /^ {2}\d+ ADR-\S+ \{/.test(row));
    expect(rows.filter(row => !events.includes(row))).toEqual(plain.out.split('\n'));
    const at = rows.findIndex(row => row.includes('"type":"moved"'));
    expect(rows[at]).toMatch(/^ {2}\d+ ADR-RUN-0\d \{"type":"moved"/);
    expect(rows[at - 1]).toMatch(/ (runs|moves|goes) /);
  });

  test('is told to another program', async () => {
    const { out } = await potyczka(`replay ${file('good.json', whole)} --json --lang en`);
    const read = JSON.parse(out);
    expect(read).toMatchObject({ game: 'adrenaline', seal: 'matches', state: 'matches', hash: whole.hash });
    expect(read.entries).toBe(whole.entries.length);
    expect(read.result.winners.length).toBeGreaterThan(0);
    expect(read.log.length).toBeGreaterThan(whole.entries.length / 2);
  });

  test('may be one that is not over', async () => {
    const { code, out } = await potyczka(`replay ${file('half.json', match(40).record(true))} --lang en`);
    expect(code).toBe(0);
    expect(out).toMatch(/40 entries, every one legal; the match is not over/);
    const pl = await potyczka(`replay ${file('half.json', match(40).record(true))} --lang pl`);
    expect(pl.out).toMatch(/40 wpisów, każdy zgodny z zasadami; gra nieskończona; pieczęć: zgodna; stan/);
  });
});

describe('a match that does not hold', () => {
  const entries = (change: (e: MatchRecord['entries'][number], i: number) => unknown): unknown => ({
    ...whole,
    entries: whole.entries.map(change),
  });
  const other = '0'.repeat(64);

  test.each([
    ['not JSON', '{"format": 1', /cannot read .*JSON/],
    ['no record', '[1, 2]', /is not a match: a record is an object/],
    ['another format', { ...whole, format: 9 }, /is not a match: .*format/],
    [
      'a malformed entry',
      entries((e, i) => (i === 3 ? { ...e, n: 99 } : e)),
      /entry 4 of the record is malformed/,
    ],
    ['an unknown game', { ...whole, game: 'chess' }, /a match of chess, which this program does not know/],
    ['other rules', { ...whole, rulesVersion: 99 }, /version 99 of the rules/],
    ['options that are none', { ...whole, options: { players: 9 } }, /does not hold: option players/],
    ['no seed', { ...whole, seed: undefined }, /does not tell its seed/],
    ['another seed', { ...whole, seed: seedOf(6) }, /the seed does not match its seal/],
    ['another seed and seal', { ...whole, seed: seedOf(6), seal: undefined }, /does not hold: entry \d+: /],
    [
      'an answer that is none',
      entries((e, i) => (i === 5 ? { ...e, a: 'nonsense' } : e)),
      /entry 6: refused by/,
    ],
    ['another seat', entries((e, i) => (i === 5 ? { ...e, seat: 'p9' } : e)), /entry 6: refused by/],
    ['a missing entry', { ...whole, entries: whole.entries.slice(0, -1) }, /the final state is another one/],
    ['another end', { ...whole, hash: other }, /the final state is another one/],
  ])('%s', async (name, content, message) => {
    const { code, out, err } = await potyczka(['replay', file(`${name}.json`, content)]);
    expect(err).toMatch(message);
    expect(err).toMatch(/^potyczka replay: [^\n]+\n$/);
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });

  test('a file that is not there', async () => {
    const { code, err } = await potyczka(`replay ${path.join(folder, 'nowhere.json')}`);
    expect(code).toBe(1);
    expect(err).toMatch(/^potyczka replay: cannot read .*nowhere\.json/);
  });
});
