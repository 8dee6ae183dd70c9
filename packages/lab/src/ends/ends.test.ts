import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { game, type Options } from '@potyczka/adrenaline';
import { registration } from '@potyczka/adrenaline/register';
import { type Memory, makeBot, sightOf } from '@potyczka/bots';
import type { Given, Io } from '@potyczka/cli/commands';
import { type Answer, quickDice, type Seat } from '@potyczka/kernel';
import { beginning, chanceFrom, World } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { ends } from './index.js';

const { hints } = await registration.hints();

const OPTIONS: Options = {
  players: 3,
  arena: 'B',
  skulls: 8,
  frenzy: true,
  bot: false,
  mode: 'deathmatch',
  secretPoints: false,
};
const BETWEEN_ACTIONS = 'ADR-TURN-02';
/** What a match of three may take: see docs/reliability.md. */
const MOST = 1500;

type Player = (legal: readonly Answer[], rule: string) => Answer | undefined;

/** What the bots of a match did with a shot on offer. */
interface EndTold {
  readonly isOver: boolean;
  /** The most turns in a row that one bot ended with a shot on offer. */
  readonly waited: number;
  /** Turns of the frenzy with a shot on offer, and those of them with a shot. */
  readonly lastTurns: number;
  readonly lastShots: number;
}

/** Plays with greedy bots, and with a player of another kind at the first seat. */
const played = (seed: number, options: Options, first?: Player): EndTold => {
  const world = new World(game, options, beginning(game, options), chanceFrom(quickDice(seed)));
  const dice = quickDice(seed + 99);
  const bot = makeBot('greedy', hints);
  const memories: Record<Seat, Memory> = {};
  const waits: Record<Seat, number> = {};
  const [last, shots] = [new Set<Seat>(), new Set<Seat>()];
  let waited = 0;
  for (let n = 0; n < MOST && world.ask; n++) {
    const { seat, spec } = world.ask;
    const legal = world.legal(seat);
    const own = seat === 'p1' ? first?.(legal, spec.rule) : undefined;
    memories[seat] ??= {};
    const a = own ?? bot.answer(sightOf(world, seat), dice, { iterations: 60 }, memories[seat]);
    if (own === undefined && spec.rule === BETWEEN_ACTIONS) {
      const couldShoot = legal.includes('shoot');
      waits[seat] = a === 'end' && couldShoot ? (waits[seat] ?? 0) + 1 : 0;
      waited = Math.max(waited, waits[seat]);
      if (world.state.frenzy && couldShoot) last.add(seat);
      if (world.state.frenzy && a === 'shoot') shots.add(seat);
    }
    world.give(seat, a);
  }
  return { isOver: world.result !== undefined, waited, lastTurns: last.size, lastShots: shots.size };
};

const away: Player = legal => ['end', 'pass'].find(a => legal.includes(a)) ?? legal[0];
const runner: Player = (legal, rule) => {
  if (legal.includes('run')) return 'run';
  return rule === 'ADR-RUN-01' ? legal.at(-1) : away(legal, rule);
};

describe('three players of Adrenaline, two of them bots, come to an end', () => {
  test.each([2, 4, 5])('beside somebody who only runs, seed %d', seed => {
    const { isOver, waited } = played(seed, OPTIONS, runner);
    expect(isOver).toBe(true);
    expect(waited).toBeLessThan(4);
  });

  test.each([1, 3, 4, 5])('beside somebody who is away, seed %d', seed => {
    const { isOver, waited } = played(seed, OPTIONS, away);
    expect(isOver).toBe(true);
    expect(waited).toBeLessThan(4);
  });
});

test('ADR-FRENZY-03 bots shoot in their last turn if they can', () => {
  const told = [1, 2, 3, 4].map(seed => played(seed, { ...OPTIONS, players: 4 }));
  const sum = (of: (t: EndTold) => number) => told.reduce((n, t) => n + of(t), 0);
  expect(sum(t => t.lastTurns)).toBeGreaterThan(8);
  expect(sum(t => t.lastShots) / sum(t => t.lastTurns)).toBeGreaterThan(0.85);
});

describe('the command', () => {
  const ran = async (given: Readonly<Record<string, string>>) => {
    let out = '';
    const say = (text: string) => {
      out += text;
    };
    const io = { out: say, err: say, isTerminal: { err: false } } as unknown as Io;
    const text = (name: string) => given[name];
    const code = await ends.run({ text } as unknown as Given, io, []);
    return { code, out };
  };
  const GIVEN = { only: 'gloomhaven-campaign,apex', bots: 'random', games: '1' };

  test('plays each person beside each bot, and goes on from the matches that it kept', async () => {
    const keep = path.join(mkdtempSync(path.join(tmpdir(), 'ends-')), 'kept.jsonl');
    const first = await ran({ ...GIVEN, keep });
    expect(first.code).toBe(0);
    expect(first.out).toContain('6 matches, 0 without an end');
    const before = readFileSync(keep, 'utf8');
    expect(await ran({ ...GIVEN, keep })).toEqual(first);
    expect(readFileSync(keep, 'utf8')).toBe(before);
    const more = await ran({ ...GIVEN, games: '2', keep });
    expect(more.out).toContain('12 matches, 0 without an end');
    expect(readFileSync(keep, 'utf8').startsWith(before)).toBe(true);
  });

  test('finds an end of matches in which search has hardly time to think', async () => {
    const { code, out } = await ran({
      only: 'adrenaline',
      bots: 'search',
      people: 'moves',
      games: '1',
      iterations: '2',
    });
    expect(out).toContain('1 matches, 0 without an end');
    expect(code).toBe(0);
  });

  test('refuses what it does not know', async () => {
    await expect(ran({ ...GIVEN, people: 'cat' })).rejects.toThrow('harmless');
  });
});
