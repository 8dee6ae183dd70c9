import { expect, test } from 'vitest';
import { Client, two, world } from './fixtures/world.js';
import { seenName, seenText, toldApart } from './names.js';
import { readRequest } from './protocol.js';

const isName = (name: string): boolean =>
  readRequest({ id: 1, do: 'hello', protocol: 1, name }) !== undefined;

test('a name can be seen', () => {
  for (const name of ['Zosia', 'Ann-Marie O’Neil', 'Żółw 7', '小明', '❤️', '🙂', 'İ', 'क्षि', ':)'])
    expect(isName(name), name).toBe(true);
  for (const name of [
    '\u3164',
    '\u2800\u2800',
    'Ann\u3164',
    'An\u034fn',
    '\u115f',
    '\uffa0',
    '\ufe0f',
    '\u0301\u0301',
    ' \u00a0 ',
  ])
    expect(isName(name), escape(name)).toBe(false);
  for (const name of ['\u202eAnn', 'An\u200bn', 'An\u00adn', 'An\u2028n', '\u2066Ann', 'An\ufeffn'])
    expect(isName(name), escape(name)).toBe(false);
  expect(seenName(' \u202eAn\u3164n\u2028 ', 24)).toBe('Ann');
  expect(seenName('\u3164\ufe0f', 24)).toBe('');
});

test('what is said is what is read: nothing unseen, nothing that turns the line around or starts another', async () => {
  expect(seenText('\u202emoc.live')).toBe('moc.live');
  expect(seenText('a\u200bb\u2066c\u00add\ufeff')).toBe('abcd');
  expect(seenText('hi\u2028\u2029p1: I resign')).toBe('hi  p1: I resign');
  expect(seenText('\u200dx\u200dy\u200d')).toBe('xy');
  expect(seenText('a\u3164\u2800b\uffa0')).toBe('ab');
  const heap = '\u0301'.repeat(299);
  expect(seenText(`e${heap}`)).toBe(`e${'\u0301'.repeat(5)}`);
  expect([isName(`e${heap.slice(0, 5)}`), isName(`e${heap.slice(0, 6)}`)]).toEqual([true, false]);
  for (const kept of ['שָּׁ֖לוֹם', 'ด้้วย', 'Việt', '👨‍👩‍👧', '❤️‍🔥', '👩🏽‍🚀', '🏳️‍🌈', 'zażółć', 'שלום', '5 > 3'])
    expect(seenText(kept)).toBe(kept);
  const ann = new Client(world().service, 'ann');
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const { table } = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats, chat: true });
  await ann.ask('say', { table, text: ' \u202ehi\u200b ' });
  expect((await ann.ask('watch', { table })).said.map(s => s.text)).toEqual(['hi']);
  for (const text of ['\u200b\u2028', '\u3164', '\u2800 \uffa0', '\ufe0f', '\u0301'])
    expect(await ann.raw({ id: 9, do: 'say', table, text }), escape(text)).toMatchObject({ ok: false });
});

test('two people at one table are told apart, however they call themselves', async () => {
  expect(toldApart(['Ann', null, 'ann', 'Ａnn', 'Ann (2)'])).toEqual([
    'Ann',
    null,
    'ann (2)',
    'Ａnn (3)',
    'Ann (2) (2)',
  ]);
  // Whatever they are written with: signs that select a picture, letters of other scripts, an I for an l, a zero.
  expect(
    toldApart(['Alicja', 'Alicja\ufe0f', '\u0410licja', 'AIicj\u0430', '\u0391licja', 'Alicia']),
  ).toEqual([
    'Alicja',
    'Alicja\ufe0f (2)',
    '\u0410licja (3)',
    'AIicj\u0430 (4)',
    '\u0391licja (5)',
    'Alicia',
  ]);
  expect(toldApart(['Bob', 'B0b', 'B\u043eb', 'Вов', 'Żółw', 'Zolw'])).toEqual([
    ...['Bob', 'B0b (2)', 'B\u043eb (3)', 'Вов', 'Żółw', 'Zolw'],
  ]);
  const { ann, bob, table } = await two();
  await bob.ask('join', { table, name: 'Ann' });
  expect(ann.last?.info.seats.map(s => s.name)).toEqual(['ann', 'Ann (2)']);
  expect((await bob.ask('hello', { protocol: 1, name: 'Bob' })).name).toBe('Bob');
});
