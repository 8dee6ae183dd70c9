import { describe, expect, test } from 'vitest';
import { potyczka } from './fixtures/terminal.js';

describe('arguments that are not accepted', () => {
  test.each([
    ['fly', /no command fly; there are serve, copy, rescue, play, simulate/],
    ['play chess', /GAME is one of adrenaline, .*legion.*, not chess/],
    ['play adrenaline extra', /extra is one argument too many; accepted: GAME, --lang pl\|en/],
    ['play --colour', /Unknown option '--colour'; accepted: GAME, --lang pl\|en/],
    ['play --players', /'--players <value>' argument missing; accepted/],
    ['play --players 9', /option players: a whole number from 3 to 5/],
    ['play --players three', /option players: a whole number from 3 to 5/],
    ['play --arena E', /option arena: one of A, B, C, D/],
    ['play --lang de', /--lang is one of pl, en, not de/],
    ['play --bots clever', /--bots is one of random, gentle, greedy, search, not clever/],
    ['play --bots greedy,random', /--bots names 2 bots for 3 opponents/],
    ['play --seed abc', /--seed takes a number or 64 hexadecimal digits, not abc/],
    ['play --lang en --players 5 --bot', /three or four players\. \(ADR-XBOT-01\)/],
    ['--players 9', /option players/],
    ['simulate', /GAME is one of adrenaline, .*legion.*, not nothing/],
    ['simulate adrenaline --games none', /--games takes a whole number from 1 to \d+, not none/],
    ['simulate adrenaline --games 0', /--games takes a whole number/],
    [
      'simulate adrenaline --seats greedy,clever',
      /a bot is one of random, gentle, greedy, search, not clever/,
    ],
    ['simulate adrenaline --seats greedy', /option players: a whole number from 3 to 5/],
    ['simulate adrenaline --option players', /--option takes NAME=VALUE, not players/],
    ['simulate adrenaline --option hats=3', /option hats: no such option; there are players/],
    [
      'simulate adrenaline --seats random,random,random --option players=4',
      /--seats lists 3 bots, but 4 play/,
    ],
    ['simulate adrenaline --jobs 0', /--jobs takes a whole number from 1 to 256, not 0/],
    ['replay', /FILE is missing/],
    ['replay --lang xx match.json', /--lang is one of pl, en, not xx/],
    ['conformance', /GAME is one of adrenaline/],
    ['conformance adrenaline --games -3', /--games/],
    ['check', /KIND is one of adrenaline-shots, .*legion-moves, .*sight, not nothing/],
    ['check chess vectors.json', /KIND is one of .*, not chess/],
    ['check sight', /FILE is missing/],
    ['bench --only speed', /--only is one of kernel, .*, not speed/],
    ['rules --game chess', /chess/],
    ['copy', /--from is missing; accepted: --from WHERE, --to WHERE/],
    ['rescue', /takes two folders/],
    ['rescue data --force', /takes two folders/],
    ['copy --from data', /--to is missing, and so is DATABASE_URL/],
  ])('potyczka %s', async (args, message) => {
    const { code, out, err } = await potyczka(args);
    expect(err).toMatch(message);
    expect(err).toMatch(/^potyczka[^\n]*\n$/);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe('help', () => {
  test('lists every command', async () => {
    const { code, out } = await potyczka('--help');
    expect(code).toBe(0);
    for (const name of [
      'serve',
      'copy',
      'rescue',
      'play',
      'simulate',
      'replay',
      'conformance',
      'check',
      'rules',
      'bench',
    ])
      expect(out).toContain(`potyczka ${name}`);
  });

  test.each([
    'serve',
    'copy',
    'rescue',
    'play',
    'simulate',
    'replay',
    'conformance',
    'check',
    'rules',
    'bench',
  ])('of %s says how it is called', async name => {
    const { code, out, err } = await potyczka(`${name} --help`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`  potyczka ${name}`);
  });

  test('of play lists the options of the game', async () => {
    const { out } = await potyczka('play --help');
    expect(out).toMatch(/--players 3\.\.5/);
    expect(out).toMatch(/--arena A\|B\|C\|D/);
    expect(out).toMatch(/--no-frenzy/);
  });
});
