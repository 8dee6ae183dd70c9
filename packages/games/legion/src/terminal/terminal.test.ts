import { describe, expect, test } from 'vitest';
import { faultsOf } from '../army/judge.js';
import { BATTLE_CARDS, UNITS } from '../content/index.js';
import { used } from '../rules/values.js';
import { terminal } from './index.js';
import { showcase } from './showcase.js';

describe('what conformance plays', () => {
  const { sets } = terminal.conformance;

  test('every unit that can stand in an army stands in one, and every army is legal', () => {
    const armies = sets.flatMap(o => Object.values(o.armies).flatMap(a => a ?? []));
    expect(armies.flatMap(faultsOf)).toEqual([]);
    const shown = new Set(showcase().flatMap(a => a.units.map(u => u.unit)));
    expect(UNITS.filter(u => u.rank && !shown.has(u.id)).map(u => u.id)).toEqual([]);
  });

  test('all pairs of starter armies on every battlefield, and every battle card in some deck', () => {
    const from = showcase().length;
    const keys = sets.map(o => `${o.first} ${o.second} ${o.battlefield}`);
    expect(new Set(keys.slice(from, from + 2 * 15 * 4)).size).toBe(2 * 15 * 4);
    const decks = sets.flatMap(o =>
      Object.values(o.armies).flatMap(a => Object.values(a?.deck ?? {}).flat()),
    );
    expect(BATTLE_CARDS.filter(c => !decks.includes(c.id)).map(c => c.id)).toEqual([]);
  });

  test('whoever asks what is used has it counted', () => {
    const { uses } = terminal.conformance;
    used.take();
    used.note('aim');
    const end = { type: 'game-over', winner: null, why: 'draw' } as const;
    expect([uses?.(end), uses?.(end)]).toEqual([['aim'], []]);
    used.end();
  });
});
