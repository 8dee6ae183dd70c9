import { drawnRooms } from '@potyczka/geometry/rooms';
import { readOptions } from '@potyczka/kernel';
import { type Lang, Run, seedOf } from '@potyczka/kernel/run';
import { painter, widthOf } from '@potyczka/words/terminal';
import { describe, expect, test } from 'vitest';
import { game as adrenaline, type Options } from '../index.js';
import { cardName, figureName } from '../text/index.js';
import { terminal } from './index.js';
import { drawRooms } from './rooms.js';

test('walls are heavy, doors are gaps, squares of a room are parted by dots', () => {
  const rooms = drawnRooms(
    `
a.a=b
= - .
c|d b`.replace('d b', 'd=b'),
  );
  const drawn = drawRooms(rooms, { width: 7, height: 1 }, q => [q], painter(false));
  expect(drawn).toEqual([
    '┏━━━━━━━━━━━━━━━┳━━━━━━━┓',
    '┃ 00    · 01      02    ┃',
    '┣━    ━━┳━━━━━━━┫   ·   ┃',
    '┃ 10    ┃ 11      12    ┃',
    '┗━━━━━━━┻━━━━━━━┻━━━━━━━┛',
  ]);
});

test('where there is no square there is nothing', () => {
  const drawn = drawRooms(drawnRooms('a.a\n= \na'), { width: 7, height: 1 }, () => [], painter(false));
  expect(drawn).toEqual([
    '┏━━━━━━━━━━━━━━━┓',
    '┃       ·       ┃',
    '┣━    ━━┳━━━━━━━┛',
    '┃       ┃',
    '┗━━━━━━━┛',
  ]);
});

describe('the table of Adrenaline', () => {
  const viewOf = (options: Partial<Options>) => {
    const read = readOptions(adrenaline.options, options);
    if (!read.ok) throw new Error(read.field);
    return new Run(adrenaline, read.options, { seed: seedOf(2) }).view('p1');
  };
  const drawn = (options: Partial<Options>, lang: Lang): string =>
    terminal.draw(viewOf(options), 'p1', lang, painter(false));

  test.each(['pl', 'en'] as const)('names every figure and weapon on offer, in %s', lang => {
    const view = viewOf({ players: 5 });
    const text = drawn({ players: 5 }, lang);
    for (const { who } of view.players) expect(text).toContain(figureName(lang, who));
    for (const card of Object.values(view.offers).flat()) expect(text).toContain(cardName(lang, card));
    for (const card of view.hand) expect(text).toContain(cardName(lang, card));
  });

  test('gives every figure a letter of its own, the Terminator too', () => {
    const rows = drawn({ players: 4, bot: true }, 'en').match(/^[> ] (\p{L}) {2}/gmu) ?? [];
    expect(rows).toHaveLength(5);
    expect(new Set(rows.map(row => row.slice(2))).size).toBe(5);
  });

  test.each(['A', 'B', 'C', 'D'] as const)('fits a terminal of 80 columns on arena %s', arena => {
    for (const lang of ['pl', 'en'] as const)
      for (const line of drawn({ arena }, lang).split('\n').slice(0, 14))
        expect(widthOf(line)).toBeLessThanOrEqual(80);
  });

  test('counts skulls, and hides what is secret', () => {
    expect(drawn({ skulls: 6 }, 'en')).toContain(`Killshot track: ${'☠'.repeat(6)}\n`);
    // Domination has no killshot track.
    expect(drawn({ mode: 'domination', players: 5, skulls: 8 }, 'en')).toContain(
      `\nSkulls: ${'☠'.repeat(8)}\n`,
    );
    expect(drawn({ mode: 'domination', players: 5, skulls: 8 }, 'pl')).toContain(
      `\nCzaszki: ${'☠'.repeat(8)}\n`,
    );
    const [mine, other] = drawn({ secretPoints: true }, 'en').match(/8 6 4 2 1 1 {2}\S+/g) ?? [];
    expect([mine?.at(-1), other?.at(-1)]).toEqual(['0', '?']);
  });
});
