import type { Msg } from '@potyczka/kernel';
import { checkPlayout } from '@potyczka/kernel/conformance';
import { expect, test } from 'vitest';
import { rules } from '../fixtures/ledger.js';
import { game as adrenaline } from '../index.js';
import type { Options } from '../options.js';
import { ARGUMENTS } from './fixtures/arguments.js';
import { type Lang, say, tell } from './index.js';
import type { TextId } from './say.js';

const usual: Options = {
  players: 4,
  arena: 'B',
  skulls: 8,
  frenzy: true,
  bot: false,
  mode: 'deathmatch',
  secretPoints: false,
};

const CASES: readonly Options[] = [
  { ...usual, players: 3, bot: true, arena: 'A', skulls: 5 },
  { ...usual, players: 4, bot: true, mode: 'domination' },
  { ...usual, players: 5, arena: 'D' },
  { ...usual, players: 5, arena: 'C', frenzy: false, mode: 'domination', secretPoints: true },
];

/** The arguments met with each message. */
const met = new Map<string, Set<string>>();

const listen = (lang: Lang, msg: Msg): string => {
  const names = Object.keys(msg.args ?? {});
  const before = met.get(msg.id);
  met.set(msg.id, before ? new Set(names.filter(x => before.has(x))) : new Set(names));
  return say(lang, msg);
};

test.each(CASES)('a whole game is told in both languages: $players players, arena $arena, $mode', options => {
  const suite = {
    game: adrenaline,
    options: [options],
    seeds: [1],
    bound: 6000,
    every: 50,
    rules,
    say: listen,
    tell,
  };
  expect(checkPlayout({ suite, options, seed: 1 }).decisions).toBeGreaterThan(0);
});

test('the rules pass what the texts are checked against', () => {
  expect(met.size).toBeGreaterThan(60);
  for (const [id, names] of met) {
    const listed = ARGUMENTS[id as TextId] ?? [];
    for (const name of listed) expect([...names], `${id} is passed ${name}`).toContain(name);
  }
});
