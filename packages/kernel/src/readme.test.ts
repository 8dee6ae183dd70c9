import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fight, first, late, season, wounds } from './fixtures/readme-duel.js';
import { match, pearls, record, refused } from './fixtures/readme-example.js';
import { camp } from './fixtures/readme-places.js';
import { sale, step } from './fixtures/readme-stages.js';
import { matchOptions } from './index.js';
import { Run, replay, seedOf } from './run/index.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the example with poses and data in the README', () => {
  test('is the one that is run here', () => {
    const source = read('./fixtures/readme-places.ts').replace("'../index.js'", "'@potyczka/kernel'");
    expect(read('../README.md')).toContain(`\`\`\`ts\n${source}\`\`\``);
  });

  test('does what it says', () => {
    const dear = matchOptions(camp, { colours: 1, banners: { p2: { colours: ['red', 'blue'] } } });
    expect(dear).toMatchObject({
      ok: false,
      field: 'banners',
      at: 'p2.colours.1',
      refusal: { rule: 'CAMP-3' },
    });
    const options = matchOptions(camp, { banners: { p2: { colours: ['red', 'blue'] } } });
    if (!options.ok) throw new Error(options.accepted);
    expect(options.options.banners).toEqual({
      p1: { colours: ['white'] },
      p2: { colours: ['blue', 'red'] },
    });
    const run = new Run(camp, options.options, { seed: seedOf(1) });
    const tooFar = [100, 300].map(x => ({ x, y: 500 }));
    expect(run.judge('p1', run.q, tooFar)).toMatchObject({ rule: 'CAMP-2' });
    expect(run.near('p1', tooFar)).toEqual([100, 150].map(x => ({ x, y: 500 })));
    for (const seat of ['p1', 'p2'] as const) run.answer(seat, run.q, run.legal(seat, 1)[0]);
    expect(run.result).toBe('camped');
    expect(replay(camp, run.record())).toMatchObject({ ok: true });
  });
});

describe('the example in the README', () => {
  const block = /```ts\n([\s\S]*?)```/.exec(read('../README.md'))?.[1] ?? '';

  test('is the one that is run here, in under 60 lines', () => {
    const source = read('./fixtures/readme-example.ts')
      .replace("'../index.js'", "'@potyczka/kernel'")
      .replace("'../run/index.js'", "'@potyczka/kernel/run'");
    expect(block).toBe(source);
    expect(block.trimEnd().split('\n').length).toBeLessThan(60);
  });

  test('does what it says', () => {
    expect(refused).toMatchObject({ ok: false, refusal: { rule: 'TABLE-SEAT' } });
    expect(match.events('spectator')[0]?.event).toMatchObject({ type: 'poured' });
    expect(match.view('p1').pearls).toBe(0);
    expect(match.result).toEqual({ winner: match.view('p1').turn });
    expect(replay(pearls, record)).toMatchObject({ ok: true });
  });
});

describe('the examples in its sections', () => {
  /** The parts of a file that the README shows, by their names. */
  const parts = (path: string): Map<string, string> =>
    new Map(
      [...read(path).matchAll(/^\/\/ README: (\w+)\n([\s\S]*?)\/\/ end$/gm)].map(m => [
        m[1] ?? '',
        m[2] ?? '',
      ]),
    );

  test.each([
    ['./fixtures/readme-stages.ts', ['stages', 'steps']],
    ['./fixtures/readme-duel.ts', ['windows', 'hooks', 'parts', 'shared', 'odds', 'campaign']],
  ])('are those of %s', (path, names) => {
    const shown = parts(path);
    expect([...shown.keys()]).toEqual(names);
    for (const name of names) expect(read('../README.md')).toContain(`\`\`\`ts\n${shown.get(name)}\`\`\``);
  });

  test('do what they say', () => {
    expect(step).toEqual({ ok: true, n: 0, draft: 'p1' });
    expect(sale.entries[0]).toEqual({ n: 1, seat: 'p1', q: 0, path: [3, 'mine!'] });
    expect(sale.events('p2').map(({ rule, event }) => [rule, event.type])).toEqual([
      ['JEWEL-3', 'bid'],
      ['JEWEL-3', 'bid'],
      ['JEWEL-4', 'took'],
    ]);
    expect(sale.result).toEqual({ taken: 'p1' });
  });

  test('of windows, hooks and parts play as they read', () => {
    expect(fight.events('p1').map(e => [e.rule, e.event])).toEqual([
      ['DUEL-1', { type: 'struck', dice: 3 }],
      ['DUEL-5', { type: 'struck', dice: 4 }], // fury
      ['DUEL-2', { type: 'hit', hits: 3 }],
      ['DUEL-3', { type: 'parried', who: 'p2' }],
      ['DUEL-4', { type: 'hurt', who: 'p2', n: 1 }], // plate took one of two
      ['DUEL-1', { type: 'struck', dice: 3 }],
      ['DUEL-2', { type: 'hit', hits: 0 }], // nothing to parry
      ['DUEL-4', { type: 'hurt', who: 'p1', n: 0 }],
      ['DUEL-1', { type: 'struck', dice: 3 }],
    ]);
  });

  test('of odds and campaigns come to what their comments say', () => {
    expect([...wounds.keys()].toSorted()).toEqual([0, 1, 2, 3]);
    for (const [n, p] of [1 / 9, 8 / 27, 32 / 81, 16 / 81].entries())
      expect(wounds.get(n)).toBeCloseTo(p, 12);
    expect(first.ok && first.chapters.length).toBe(1);
    expect(late).toMatchObject({ ok: false, refusal: { why: { id: 'table-campaign-moved-on' } } });
    expect(season).toEqual({ purse: 10, beaten: ['baron'] });
  });
});
