import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { game as adrenaline, type Options } from '@potyczka/adrenaline';
import { type Answer, quickDice } from '@potyczka/kernel';
import { linesOf, linesText, type OneAsk, Run, seedOf } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { potyczka } from './fixtures/terminal.js';
import { drawnText } from './show-svg.js';

const OPTIONS: Options = {
  players: 3,
  arena: 'D',
  skulls: 5,
  frenzy: false,
  bot: false,
  mode: 'deathmatch',
  secretPoints: false,
};

const match = () => {
  const run = new Run(adrenaline, OPTIONS, { seed: seedOf(5) });
  const dice = quickDice(5);
  while (run.result === undefined) {
    const { seat } = run.now.ask as OneAsk;
    const legal = run.now.legal(seat);
    run.answer(seat, run.q, legal[dice.below(legal.length)] as Answer);
  }
  return run.record();
};

const whole = match();
const folder = mkdtempSync(path.join(tmpdir(), 'potyczka-show-'));
const file = (name: string, content: unknown): string => {
  const at = path.join(folder, name);
  writeFileSync(at, JSON.stringify(content));
  return at;
};
const good = file('good.json', whole);

describe('a match at any moment', () => {
  test('is drawn on the terminal as a spectator or a seat sees it, and at its end without a word', async () => {
    const early = await potyczka(`show ${good} --at 12 --lang en`);
    const own = await potyczka(`show ${good} --at 12 --as p1 --lang en`);
    const end = await potyczka(`show ${good} --lang pl`);
    expect([early.code, own.code, end.code]).toEqual([0, 0, 0]);
    expect(new Set([early.out, own.out, end.out]).size).toBe(3);
    expect(early.out.split('\n').length).toBeGreaterThan(8);
  });

  test('is a picture that needs nothing else', async () => {
    const at = path.join(folder, 'moment.svg');
    expect(await potyczka(`show ${good} --at 12 --svg ${at} --lang en`)).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    const svg = readFileSync(at, 'utf8');
    expect(svg).toMatch(/^<svg xmlns.*<title>Adrenaline, 12<\/title>.*<\/svg>\n$/s);
    expect(svg).not.toContain('\u001b');
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
  });

  test('is a link that holds the match with the version of its rules', async () => {
    const { out } = await potyczka(`show ${good} --at 12 --link https://table.example/`);
    const [, line, text] = /^https:\/\/table\.example\/analysis#at=(\S+?)&match=([\w-]+)\n$/.exec(out) ?? [];
    expect(line).toBe('0.12');
    expect(inflateRawSync(Buffer.from(text ?? '', 'base64url')).toString()).toBe(linesText(linesOf(whole)));
  });

  test('of a line is shown as any other', async () => {
    const { hash: _, ...match } = whole;
    const line = { id: 1, from: 0, at: 13, seed: seedOf(9), entries: whole.entries.slice(12, 13) };
    const lined = file('lines.json', { format: 1, match, lines: [line] });
    const { code, out } = await potyczka(`show ${lined} --line 1 --lang en`);
    expect([code, out]).toEqual([0, (await potyczka(`show ${good} --at 13 --lang en`)).out]);
  });
});

describe('what cannot be shown is refused in one line:', () => {
  const { hash: _, ...half } = { ...whole, entries: whole.entries.slice(0, 30) };
  const cases: readonly (readonly [string, string, number, string])[] = [
    ['no file', 'show', 2, 'FILE is missing'],
    ['a file that is not there', 'show /nowhere.json', 1, 'cannot read /nowhere.json'],
    ['what is no match', `show ${file('none.json', { format: 7 })}`, 1, 'is not a match'],
    ['a moment behind the end', `show ${good} --at 99999`, 2, '--at'],
    ['a line that is not there', `show ${good} --line 3`, 2, '--line'],
    ['a seat that is not there', `show ${good} --as p9`, 2, '--as takes one of p1, p2, p3'],
    ['a link to no page', `show ${good} --link here`, 2, '--link takes the address of a page'],
    [
      'a link to a match that runs',
      `show ${file('half.json', half)} --link https://a.b`,
      1,
      'the match is not over',
    ],
  ];
  test.each(cases)('%s', async (_name, args, code, err) => {
    const ran = await potyczka(args);
    expect(ran.code).toBe(code);
    expect(ran.err).toContain(err);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
  });
});

test('colours of a terminal are colours of the picture, and no text of it is taken for a mark', () => {
  const svg = drawnText('a\u001b[31m<b>\u001b[0m&\n\u001b[7mc\u001b[0m', 'x < y');
  expect(svg).toContain('fill="#ff8d84" textLength="25.2" xml:space="preserve">&lt;b&gt;</text>');
  expect(svg).toContain('<title>x &lt; y</title>');
  expect(svg.match(/<rect /g)).toHaveLength(2);
});
